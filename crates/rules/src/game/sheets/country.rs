//! The country an order is for, and the unit it names.

use crate::board::{Power, Unit};
use crate::game::State;
use crate::game::naming::names;
use crate::orders::{Order, PhaseKind, UnitRef};

use super::check::holder;

/// The country an order is for, by its unit, its home centre, or the province it opens. Of several whose
/// fleets share a sea it is the one named, else one of `powers`.
pub(in crate::game) fn country(state: &State, order: &Order, powers: &[Power]) -> Option<Power> {
    match order {
        Order::Unit { unit, .. } | Order::Several { unit, .. } => {
            let of = |power: &Power| {
                let mut own = state.position.of(*power);
                own.any(|u| names(unit, u))
            };
            let standing = state.phase.step != PhaseKind::Retreats;
            let meant = unit.power.or_else(|| powers.iter().copied().find(of));
            match meant.filter(|power| standing && of(power)) {
                Some(power) => Some(power),
                None => named(state, unit)?.owner,
            }
        }
        Order::Open { at, .. } => holder(state, *at),
        Order::Build { at, .. } => state.builder(at.province),
        Order::Waive => None,
    }
}

/// The unit an order names: a dislodged one in a retreat phase, else one that stands.
pub(in crate::game) fn named<'s>(state: &'s State, unit: &UnitRef) -> Option<&'s Unit> {
    let mut lost = state.position.dislodged.iter().map(|d| &d.unit);
    match state.phase.step {
        PhaseKind::Retreats => lost.find(|u| names(unit, u)),
        PhaseKind::Movement | PhaseKind::Adjustments | PhaseKind::Treaties => {
            let mut here = state.position.at(unit.at.province);
            here.find(|u| names(unit, u))
        }
    }
}
