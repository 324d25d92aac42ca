//! The orders of a phase as marks on the map, as they went.

use chancery_rules::board::{Board, Location, Power, ProvinceSet};
use chancery_rules::economy::Adjustment;
use chancery_rules::movement::retreat::{Retreat, RetreatReason, RetreatVerdict};
use chancery_rules::movement::{Outcome as MoveOutcome, Verdict};
use chancery_rules::orders::{Act, Order};

use super::convoys::convoy_route;
use crate::scene::{Mark, Outcome};

pub(super) fn movement(board: &Board, all: &[MoveOutcome]) -> Vec<Mark> {
    let fleets = |army: Location, to: Location| -> ProvinceSet {
        let convoys = all.iter().filter_map(|o| match o.taken() {
            Act::Convoy { unit, to: goal } if o.verdict != Verdict::Void => {
                (unit.at.province == army.province && goal.province == to.province)
                    .then_some(o.unit.at.province)
            }
            _ => None,
        });
        convoys.collect()
    };
    let mut marks = Vec::new();
    for o in all {
        let outcome = outcome(o.verdict);
        // A unit without an order shows nothing; one told to hold shows its ring.
        if let Some(ordered) = &o.ordered {
            let act = if o.verdict == Verdict::Illegal {
                ordered
            } else {
                o.taken()
            };
            marks.extend(act_mark(
                board,
                o.unit.owner,
                o.unit.at,
                act,
                outcome,
                &fleets,
            ));
        }
        if o.dislodged.is_some() {
            marks.push(Mark::Dislodged { at: o.unit.at });
        }
    }
    marks
}

/// How an order with that verdict is drawn.
pub(super) fn outcome(verdict: Verdict) -> Outcome {
    match verdict {
        Verdict::Held
        | Verdict::Moved
        | Verdict::Supported
        | Verdict::Convoyed
        | Verdict::Patrolled
        | Verdict::Boarded
        | Verdict::Blocking => Outcome::Done,
        Verdict::Bounced | Verdict::NoConvoy | Verdict::Cut | Verdict::Disrupted => Outcome::Failed,
        Verdict::Void | Verdict::Illegal | Verdict::Removed => Outcome::Void,
    }
}

pub(super) fn act_mark(
    board: &Board,
    owner: Option<Power>,
    from: Location,
    act: &Act,
    outcome: Outcome,
    fleets: &dyn Fn(Location, Location) -> ProvinceSet,
) -> Option<Mark> {
    Some(match act {
        Act::Hold => Mark::Hold { at: from, outcome },
        Act::Move { to, via } => Mark::Move {
            owner,
            from,
            to: *to,
            route: convoy_route(board, from, *to, via, &fleets(from, *to)),
            outcome,
        },
        Act::SupportHold { unit } => Mark::SupportHold {
            from,
            target: unit.at,
            outcome,
        },
        Act::SupportMove { unit, to } => Mark::SupportMove {
            from,
            target: unit.at,
            to: *to,
            outcome,
        },
        Act::Convoy { unit, to } => Mark::Convoy {
            from,
            army: unit.at,
            to: *to,
            outcome,
        },
        Act::Board { fleet, lands } => Mark::Move {
            owner,
            from,
            to: lands.unwrap_or(Location::from(*fleet)),
            route: lands.iter().map(|_| *fleet).collect(),
            outcome,
        },
        // Orders of shared seas are drawn by `shared_seas`.
        Act::SupportLeg { .. }
        | Act::Then { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Disband => return None,
    })
}

pub(super) fn retreat(r: &Retreat) -> Vec<Mark> {
    let from = r.unit.at;
    let way = |to, outcome| Mark::Retreat {
        owner: r.unit.owner,
        from,
        to,
        outcome,
    };
    let gone = Mark::Disband {
        at: from,
        dislodged: true,
    };
    match (r.verdict, r.to, &r.ordered) {
        (RetreatVerdict::Retreated, Some(to), _) => vec![way(to, Outcome::Done)],
        (_, _, Some(Act::Move { to, .. })) => {
            let outcome = match r.reason {
                RetreatReason::Collided { .. } => Outcome::Failed,
                _ => Outcome::Void,
            };
            vec![way(*to, outcome), gone]
        }
        _ => vec![gone],
    }
}

pub(super) fn adjustment(a: &Adjustment) -> Option<Mark> {
    match a {
        Adjustment::Built { unit, .. } => Some(Mark::Build {
            owner: unit.owner,
            kind: unit.kind,
            at: unit.at,
            outcome: Outcome::Done,
        }),
        Adjustment::Removed { unit, .. } | Adjustment::RemovedInDisorder { unit, .. } => {
            Some(Mark::Disband {
                at: unit.at,
                dislodged: false,
            })
        }
        Adjustment::Failed {
            power,
            order: Order::Build { kind, at },
            ..
        } => Some(Mark::Build {
            owner: Some(*power),
            kind: *kind,
            at: *at,
            outcome: Outcome::Void,
        }),
        _ => None,
    }
}
