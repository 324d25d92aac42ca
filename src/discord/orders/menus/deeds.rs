//! The kinds of order, as the second menu lists them.

use crate::board::{Board, Province, UnitKind};
use crate::discord::ui::ids::OrderKind;
use crate::game::{Item, PhaseKind};
use crate::orders::{Act, Order, Via};

/// The kind of order that a legal line is, by which menus group it.
pub fn deed(board: &Board, step: PhaseKind, item: &Item) -> OrderKind {
    let Item::Order(order) = item else {
        return OrderKind::Ahead;
    };
    let (unit, act) = match order {
        Order::Waive => return OrderKind::Waive,
        Order::Open { .. } => return OrderKind::Open,
        Order::Build { kind, .. } => {
            return match kind {
                UnitKind::Army => OrderKind::BuildArmy,
                UnitKind::Fleet => OrderKind::BuildFleet,
            };
        }
        Order::Unit { unit, act } | Order::Several { unit, act, .. } => (unit, act),
    };
    let army = unit.kind == Some(UnitKind::Army);
    match act {
        Act::Hold => OrderKind::Hold,
        Act::Disband if step == PhaseKind::Adjustments => OrderKind::Remove,
        Act::Disband => OrderKind::Disband,
        Act::Move { .. } if step == PhaseKind::Retreats => OrderKind::Retreat,
        Act::Move { .. } if army && board.is_sea(unit.at.province) => OrderKind::Land,
        Act::Move { to, via } => match via {
            Via::Route(_) if !army => OrderKind::Double,
            Via::Unsaid if !army || board.reach(UnitKind::Army, unit.at).contains(to.province) => {
                OrderKind::Move
            }
            Via::Unsaid | Via::Convoy | Via::Route(_) => OrderKind::ByConvoy,
        },
        Act::SupportHold { .. } => OrderKind::SupportHold,
        Act::SupportMove { .. } | Act::SupportLeg { .. } => OrderKind::SupportMove,
        Act::Convoy { .. } => OrderKind::Convoy,
        Act::Board { lands: None, .. } => OrderKind::Board,
        Act::Board { .. } => OrderKind::BoardAndLand,
        Act::Then { .. } => OrderKind::Then,
        Act::Patrol { .. } => OrderKind::Patrol,
        Act::Block { .. } => OrderKind::Block,
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
