//! What becomes of orders that treaties forbid.

use std::collections::BTreeMap;

use crate::board::UnitId;
use crate::movement::retreat::{IllegalRetreat, Retreat, RetreatReason, RetreatVerdict};
use crate::movement::{Forbidden, Illegal, Outcome as MoveOutcome, Verdict};
use crate::orders::Act;
use crate::relations::{Judgement, Written};

/// What is left of the orders: a unit whose order is forbidden has none of its own.
pub(in crate::game) fn allowed(
    orders: &BTreeMap<UnitId, Act>,
    forbidden: &BTreeMap<UnitId, Forbidden>,
) -> impl Iterator<Item = (UnitId, Act)> {
    let good = |(unit, _): &(&UnitId, &Act)| !forbidden.contains_key(unit);
    let kept = orders.iter().filter(good);
    kept.map(|(unit, act)| (*unit, act.clone()))
}

/// Leaves out the orders that movement found illegal beside the others: they are no acts (4B.13, 5B.36).
pub(in crate::game) fn without_illegal(all: &mut BTreeMap<UnitId, Written>, done: &[MoveOutcome]) {
    for outcome in done {
        if outcome.verdict == Verdict::Illegal {
            all.remove(&outcome.unit.id);
        }
    }
}

/// Tells of forbidden orders as of illegal ones: the units held.
pub(in crate::game) fn mark_moves(
    done: &mut [MoveOutcome],
    orders: &BTreeMap<UnitId, Act>,
    judged: &Judgement,
) {
    for outcome in done {
        if let Some(why) = judged.forbidden.get(&outcome.unit.id) {
            let ordered = orders.get(&outcome.unit.id).cloned();
            outcome.refuse(ordered, Illegal::Promised(*why));
        }
    }
}

/// The same of retreats: the units disbanded (4B.39).
pub(in crate::game) fn mark_retreats(
    done: &mut [Retreat],
    orders: &BTreeMap<UnitId, Act>,
    judged: &Judgement,
) {
    for outcome in done {
        if let Some(why) = judged.forbidden.get(&outcome.unit.id) {
            outcome.ordered = orders.get(&outcome.unit.id).cloned();
            outcome.verdict = RetreatVerdict::Disbanded;
            outcome.to = None;
            outcome.reason = RetreatReason::Illegal(IllegalRetreat::Promised(*why));
        }
    }
}
