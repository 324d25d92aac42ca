//! The kinds of order, as the second menu lists them.

use crate::board::{Board, Province, UnitKind};
use crate::game::{Item, Step};
use crate::orders::{Act, Order, Via};

use crate::discord::ids::Deed;

/// Of what kind a legal line is.
pub fn deed(board: &Board, step: Step, item: &Item) -> Deed {
    let Item::Order(order) = item else {
        return Deed::Ahead;
    };
    let (unit, act) = match order {
        Order::Waive => return Deed::Waive,
        Order::Open { .. } => return Deed::Open,
        Order::Build { kind, .. } => {
            return match kind {
                UnitKind::Army => Deed::BuildArmy,
                UnitKind::Fleet => Deed::BuildFleet,
            };
        }
        Order::Unit { unit, act } | Order::Several { unit, act, .. } => (unit, act),
    };
    let army = unit.kind == Some(UnitKind::Army);
    match act {
        Act::Hold => Deed::Hold,
        Act::Disband if step == Step::Adjustments => Deed::Remove,
        Act::Disband => Deed::Disband,
        Act::Move { .. } if step == Step::Retreats => Deed::Retreat,
        Act::Move { .. } if army && board.is_sea(unit.at.province) => Deed::Land,
        Act::Move { to, via } => match via {
            Via::Route(_) if !army => Deed::Double,
            Via::Unsaid if !army || board.reach(UnitKind::Army, unit.at).contains(to.province) => {
                Deed::Move
            }
            Via::Unsaid | Via::Convoy | Via::Route(_) => Deed::ByConvoy,
        },
        Act::SupportHold { .. } => Deed::SupportHold,
        Act::SupportMove { .. } | Act::SupportLeg { .. } => Deed::SupportMove,
        Act::Convoy { .. } => Deed::Convoy,
        Act::Board { lands: None, .. } => Deed::Board,
        Act::Board { .. } => Deed::BoardAndLand,
        Act::Then { .. } => Deed::Then,
        Act::Patrol { .. } => Deed::Patrol,
        Act::Block { .. } => Deed::Block,
    }
}

/// The province that tells many orders of one kind apart first: where the helped unit stands, or the
/// sea a fleet goes by; else where it goes.
pub fn about(item: &Item) -> Option<Province> {
    let order = match item {
        Item::Order(order) => order,
        Item::Ahead(ahead) => &ahead.order,
        _ => return None,
    };
    let Some((_, _, act)) = order.ordered() else {
        return order.place();
    };
    match act {
        Act::SupportHold { unit }
        | Act::SupportMove { unit, .. }
        | Act::SupportLeg { unit, .. }
        | Act::Convoy { unit, .. } => Some(unit.at.province),
        Act::Then { sea, .. } => Some(*sea),
        Act::Board { fleet, .. } => Some(*fleet),
        Act::Move {
            via: Via::Route(seas),
            to,
        } => seas.first().copied().or(Some(to.province)),
        Act::Move { to, .. } => Some(to.province),
        Act::Hold | Act::Disband | Act::Patrol { .. } | Act::Block { .. } => None,
    }
}
