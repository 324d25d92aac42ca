//! What a player should know of an order that the rules allow: told when it is written, never refused.

use serde::{Deserialize, Serialize};

use super::NavalRules;
use super::deeds::Assistance;
use super::plan::{Plan, Waters};
use crate::board::{Board, Position, Province, Unit};
use crate::movement::rulebook::Rulebook;
use crate::orders::Act;

/// Something that the writer of a legal order should know: how it may turn out otherwise than meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Caution {
    /// The two legs end where no supply centre is: the fleet is annihilated (N-04.2).
    EndsOutsideCentre { at: Province },
    /// The fleet is annihilated whatever comes of its second leg, unless it comes into that centre
    /// (N-04C).
    MustArrive { at: Province },
    /// A fleet that moves and then supports or convoys is annihilated (N-04Db).
    SecondOrder,
    /// The strait between may be blocked (N-07); `fatal` when the fleet dies of it.
    MayBeBlocked {
        from: Province,
        to: Province,
        fatal: bool,
    },
    /// The way leads past a province that must be friendly (N-08a); `fatal` when the fleet dies if it is
    /// not.
    NeedsFriendly { past: Province, fatal: bool },
    /// Which leg is supported was not said; it is taken for the last (5B.7).
    LastLegMeant { to: Province },
    /// The army aboard must land with this move, or it starves (E-X1e).
    MustLand,
    /// The army lands there only if its fleet is ordered to a sea on that shore (E-X1c).
    FleetMustSail,
    /// Nobody is kept out of a sea, so the support has no effect (5B.9).
    NoContestAtSea { at: Province },
}

/// The warnings about an order; none about one that is illegal.
pub(in crate::movement) fn cautions(
    board: &Board,
    book: &Rulebook,
    rules: &NavalRules,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Vec<Caution> {
    let waters = Waters::new(board, book, rules, &position.units);
    let Ok(plan) = waters.plan(unit, act) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let fatal = plan.middle().is_some();
    for (from, to) in plan.legs(unit.at.province) {
        if board.across(from) == Some(to) {
            all.push(Caution::MayBeBlocked { from, to, fatal });
        }
        if let Some(past) = board.passage(from, to) {
            all.push(Caution::NeedsFriendly { past, fatal });
        }
    }
    match plan {
        Plan::Sail { by: Some(_), to } => {
            let at = to.province;
            all.push(if board.is_centre(at) {
                Caution::MustArrive { at }
            } else {
                Caution::EndsOutsideCentre { at }
            });
        }
        Plan::Help { by, deed } => {
            if by.is_some() {
                all.push(Caution::SecondOrder);
            }
            let at = deed.target();
            if !matches!(deed, Assistance::Convoy { .. }) && board.is_sea(at) {
                all.push(Caution::NoContestAtSea { at });
            }
            if matches!(act, Act::SupportLeg { said: false, .. }) && by.is_none() {
                all.push(Caution::LastLegMeant { to: at });
            }
        }
        _ => {}
    }
    all
}
