//! The movement phase of the standard rules, whatever the rulebook.

use std::collections::BTreeMap;

use super::explain::Explained;
use super::field::Field;
use super::legality::Ground;
use super::outcome::{Movement, Outcome, Reason, Verdict};
use super::retreat;
use super::{Friends, Rulebook};
use crate::board::{
    Board, Dislodged, Location, Position, Power, Province, ProvinceSet, Unit, UnitId,
};
use crate::orders::Act;

/// The orders of a phase, one for each unit that has one. Who may order a unit was asked before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    pub acts: BTreeMap<UnitId, Act>,
    /// Powers in civil disorder; only 4.D.9 asks.
    pub disorder: Vec<Power>,
    /// Who has the say over the provinces that fleets may pass by, and to whom it is given; only
    /// N-08a asks.
    pub wardens: BTreeMap<Province, Warden>,
}

/// Whose an empty province is that fleets may pass by, and whom its holder lets pass this season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Warden {
    /// Its owner.
    pub owner: Option<Power>,
    /// Powers that who holds it (who stands there, else the owner) has given leave.
    pub leave: Vec<Power>,
}

impl FromIterator<(UnitId, Act)> for Orders {
    fn from_iter<I: IntoIterator<Item = (UnitId, Act)>>(acts: I) -> Self {
        Orders {
            acts: acts.into_iter().collect(),
            ..Orders::default()
        }
    }
}

/// Resolves a movement phase. Total: whatever the position and the orders, every unit gets a verdict
/// and a reason, and no province holds two units after it.
pub fn resolve(
    board: &Board,
    rules: &Rulebook,
    friends: &Friends,
    position: &Position,
    orders: &Orders,
) -> Movement {
    let ground = Ground::new(board, rules, &position.units);
    let field = Field::new(ground, friends, orders);
    let decided = field.decide();
    let told = Explained {
        field: &field,
        st: decided,
        orders,
    };
    let mut outcomes = Vec::with_capacity(position.units.len());
    let mut after = position.clone();
    after.units.clear();
    after.dislodged.clear();
    after.standoffs = ProvinceSet::EMPTY;
    let mut taken = ProvinceSet::EMPTY;
    for (i, unit) in position.units.iter().enumerate() {
        let p = unit.at.province;
        if field.ground.by[p.index()] as usize != i {
            outcomes.push(removed(unit, orders.acts.get(&unit.id)));
            continue;
        }
        let outcome = told.outcome(unit);
        if outcome.verdict == Verdict::Moved {
            let at = field.landing(p).unwrap_or(unit.at);
            taken.insert(at.province);
            after.units.push(Unit { at, ..*unit });
        } else if outcome.dislodged.is_none() {
            taken.insert(p);
            after.units.push(*unit);
        }
        outcomes.push(outcome);
    }
    after.standoffs = told.standoffs().minus(taken);
    for outcome in &mut outcomes {
        let Some(beaten) = &mut outcome.dislodged else {
            continue;
        };
        let open = beaten.convoyed && retreat::convoyed_start_is_open(rules);
        let from = (!open).then_some(beaten.from);
        let closed = closed_to(taken.or(after.standoffs), from);
        // Nobody orders a neutral unit's retreat, so it has none.
        let retreats: Vec<Location> = match outcome.unit.owner {
            Some(_) => retreat::choices(board, &outcome.unit, closed),
            None => Vec::new(),
        };
        beaten.destroyed = retreats.is_empty();
        after.dislodged.push(Dislodged {
            unit: outcome.unit,
            from,
            retreats,
        });
    }
    Movement { outcomes, after }
}

/// The provinces no retreat leads to.
pub(super) fn closed_to(mut closed: ProvinceSet, from: Option<Province>) -> ProvinceSet {
    if let Some(from) = from {
        closed.insert(from);
    }
    closed
}

/// A unit that stood in another's province: 4.E.6.
pub(super) fn removed(unit: &Unit, act: Option<&Act>) -> Outcome {
    Outcome {
        unit: *unit,
        ordered: act.cloned(),
        taken: Act::Hold,
        verdict: Verdict::Removed,
        reason: Reason::ExtraUnit,
        dislodged: None,
        annihilated: None,
    }
}
