//! A landing written as if the army were aboard, in the turn in which it boards.

use crate::board::UnitKind;
use crate::game::{PhaseKind, State};
use crate::orders::{Act, Order};

use super::item::Item;
use super::sheet::Sheet;

/// `A/F Nth: A - Nwy` is the landing of the army that the sheet has board the fleet there: the order to board
/// with the landing. Any other line is left as it is.
pub fn joined(state: &State, sheets: &[&Sheet], item: Item) -> Item {
    let Item::Order(Order::Unit { unit, act }) = &item else {
        return item;
    };
    let Act::Move { to, .. } = act else {
        return item;
    };
    let sea = unit.at.province;
    let board = state.setup.board();
    let army = unit.kind == Some(UnitKind::Army);
    let moves = state.phase.step == PhaseKind::Movement;
    let aboard = |u: &crate::board::Unit| state.position.carrier(u.id).is_some();
    if !moves || !army || !board.is_sea(sea) || state.position.at(sea).any(aboard) {
        return item;
    }
    let orders = sheets.iter().rev().flat_map(|sheet| &sheet.orders);
    let boards = |order: &&Order| matches!(order, Order::Unit { act: Act::Board { fleet, .. }, .. } if *fleet == sea);
    match orders.into_iter().find(boards) {
        Some(Order::Unit { unit: army, .. }) => Item::Order(Order::Unit {
            unit: *army,
            act: Act::Board {
                fleet: sea,
                lands: Some(*to),
            },
        }),
        _ => item,
    }
}
