//! Which unit an order means.

use crate::board::Unit;
use crate::orders::{Act, Order, UnitRef};

/// Whether this order is for this unit.
pub(super) fn orders_unit(order: &Order, unit: &Unit) -> bool {
    match order {
        Order::Unit { unit: named, .. } | Order::Several { unit: named, .. } => names(named, unit),
        _ => false,
    }
}

/// Whether an order that names a unit so means this one: same province, and nothing said that is
/// not so. A coast in the name is not compared: a fleet stands on one coast only, and players
/// leave it out.
pub(super) fn names(named: &UnitRef, unit: &Unit) -> bool {
    named.at.province == unit.at.province && named.kind.is_none_or(|kind| kind == unit.kind)
}

/// Whether a Winter order disbands this unit.
pub(super) fn disbands(order: &Order, unit: &Unit) -> bool {
    let disband = Act::Disband;
    matches!(order, Order::Unit { act, .. } if *act == disband) && orders_unit(order, unit)
}
