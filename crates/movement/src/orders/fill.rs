//! Fills in what an order leaves unsaid, where the position allows one reading only.

use super::several::of_several;
use super::{Act, Context, Order, ParseError, PhaseKind, UnitRef, Via};
use crate::board::{Location, Position, Unit, UnitKind};

/// Completes unit kinds and coasts; what stays open is left to the rulebook.
///
/// # Errors
/// [`ParseError::KindNeeded`] when army and fleet of the writer stand in the same province.
pub(super) fn fill(order: Order, ctx: &Context<'_>) -> Result<Order, ParseError> {
    let (count, mut unit, mut act) = match order {
        Order::Unit { unit, act } => (1, unit, act),
        Order::Several { count, unit, act } => (count, unit, act),
        other => return Ok(other),
    };
    // A heading that only repeats whose sheet this is says nothing.
    if unit.power == ctx.power {
        unit.power = None;
    }
    if let Some(position) = ctx.position {
        let own = ordered_units(&unit, ctx, position);
        let ashore = match &act {
            Act::Move { to, .. } => !ctx.board.is_sea(to.province),
            _ => false,
        };
        join(&mut unit, &own, position, ashore);
        complete(&mut unit, own)?;
        fill_act(&unit, &mut act, ctx, position);
    }
    Ok(of_several(Some(count), unit, act))
}

fn fill_act(unit: &UnitRef, act: &mut Act, ctx: &Context<'_>, position: &Position) {
    match act {
        // A coast written for an army has no meaning.
        Act::Board { lands, .. } => {
            if let Some(to) = lands {
                to.coast = None;
            }
        }
        Act::Hold | Act::Disband | Act::Patrol { .. } | Act::Block { .. } => {}
        Act::Move { to, via } => {
            let from = match via {
                // A fleet's second leg begins where its first ends.
                Via::Route(seas) => seas.last().map_or(unit.at, |sea| Location::from(*sea)),
                Via::Unsaid | Via::Convoy => unit.at,
            };
            land(&UnitRef { at: from, ..*unit }, to, ctx, position);
        }
        Act::SupportMove { unit, to } => {
            let there: Vec<&Unit> = position.at(unit.at.province).collect();
            join(unit, &there, position, !ctx.board.is_sea(to.province));
            let _ = complete(unit, there);
        }
        Act::SupportHold { unit } => {
            let there: Vec<&Unit> = position.at(unit.at.province).collect();
            join(unit, &there, position, false);
            let _ = complete(unit, there);
        }
        Act::SupportLeg { unit, .. } | Act::Convoy { unit, .. } => {
            // Which of several units is helped is not for us to guess.
            let _ = complete(unit, position.at(unit.at.province).collect());
        }
        Act::Then { sea, act } => {
            let at = Location::from(*sea);
            fill_act(&UnitRef { at, ..*unit }, act, ctx, position);
        }
    }
}

/// Says whether the unit is part of an A/F. Where its kind is not said, the army is meant that lands, else
/// the fleet.
fn join(unit: &mut UnitRef, there: &[&Unit], position: &Position, ashore: bool) {
    let joint = || there.iter().find(|u| position.is_joint(u.id));
    let Some(found) = joint() else {
        // An army that boards in this very turn is written as if it were aboard.
        unit.joint &=
            unit.kind == Some(UnitKind::Army) && there.iter().all(|u| Some(u.kind) != unit.kind);
        return;
    };
    if found.at.province != unit.at.province {
        return;
    }
    unit.joint = true;
    unit.kind = unit.kind.or(Some(if ashore {
        UnitKind::Army
    } else {
        UnitKind::Fleet
    }));
}

/// The units the order may be for: the writer's own, or when there is none, whatever stands there.
fn ordered_units<'p>(unit: &UnitRef, ctx: &Context<'_>, position: &'p Position) -> Vec<&'p Unit> {
    let here: Vec<&Unit> = match ctx.stage {
        PhaseKind::Retreats => {
            let gone = position.dislodged.iter().map(|d| &d.unit);
            gone.filter(|u| u.at.province == unit.at.province).collect()
        }
        PhaseKind::Movement | PhaseKind::Adjustments | PhaseKind::Treaties => {
            position.at(unit.at.province).collect()
        }
    };
    let orders_for = unit.power.or(ctx.power);
    let own: Vec<&Unit> = here
        .iter()
        .copied()
        .filter(|u| orders_for.is_none() || u.owner == orders_for)
        .collect();
    if own.is_empty() { here } else { own }
}

/// Takes kind and coast from the units it may be, where they agree.
fn complete(unit: &mut UnitRef, mut candidates: Vec<&Unit>) -> Result<(), ParseError> {
    candidates.retain(|u| unit.kind.is_none_or(|kind| kind == u.kind));
    if let Some(coast) = unit.at.coast {
        // An unsaid kind is that of the unit on the coast written, if one is there.
        let there = |u: &&Unit| u.at.coast == Some(coast);
        if candidates.iter().any(there) {
            candidates.retain(there);
        }
    }
    let Some(first) = candidates.first() else {
        return Ok(());
    };
    if candidates.iter().any(|u| u.kind != first.kind) {
        return Err(ParseError::KindNeeded { at: unit.at });
    }
    unit.kind = Some(first.kind);
    let same_coast = candidates.iter().all(|u| u.at.coast == first.at.coast);
    if unit.at.coast.is_none() && same_coast {
        unit.at.coast = first.at.coast;
    }
    Ok(())
}

/// Names the coast a fleet lands on when it can reach only one.
fn land(unit: &UnitRef, to: &mut Location, ctx: &Context<'_>, position: &Position) {
    if unit.kind != Some(UnitKind::Fleet) || to.coast.is_some() {
        return;
    }
    let landings: Vec<Location> = match ctx.stage {
        PhaseKind::Retreats => {
            let gone = position.dislodged.iter().filter(|d| d.unit.at == unit.at);
            gone.flat_map(|d| d.retreats.iter().copied()).collect()
        }
        PhaseKind::Movement | PhaseKind::Adjustments | PhaseKind::Treaties => {
            ctx.board.fleet_neighbours(unit.at).collect()
        }
    };
    let mut here = landings.into_iter().filter(|l| l.province == to.province);
    if let (Some(only), None) = (here.next(), here.next()) {
        *to = only;
    }
}
