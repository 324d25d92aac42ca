//! A player's submission: a sheet, made of the axes' sections, with one canonical text form.

use serde::{Deserialize, Serialize};

use crate::orders::{Order, UnitRef};

/// What a player has written for a phase. Nothing in it is known to be legal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The unit orders' section: moves, retreats, builds and removals.
    pub orders: Vec<Order>,
}

impl Sheet {
    pub fn is_empty(&self) -> bool {
        self.orders.is_empty()
    }

    /// Writes an order down; an earlier order for the same unit or the same building site gives
    /// way. Waives add up.
    pub fn write(&mut self, order: Order) {
        if order != Order::Waive {
            self.orders.retain(|o| !same_subject(o, &order));
        }
        self.orders.push(order);
    }

    /// Strikes what was written for the subject of this order. Says whether anything was.
    pub fn strike(&mut self, order: &Order) -> bool {
        let before = self.orders.len();
        match order {
            // One waive is struck, not all.
            Order::Waive => {
                if let Some(i) = self.orders.iter().rposition(|o| *o == Order::Waive) {
                    self.orders.remove(i);
                }
            }
            _ => self.orders.retain(|o| !same_subject(o, order)),
        }
        self.orders.len() < before
    }
}

/// Whether two orders speak of the same unit or building site.
fn same_subject(a: &Order, b: &Order) -> bool {
    match (a, b) {
        (Order::Unit { unit: a, .. }, Order::Unit { unit: b, .. }) => same_unit(a, b),
        (Order::Build { at: a, .. }, Order::Build { at: b, .. }) => a.province == b.province,
        _ => false,
    }
}

/// Several units may share a province on some boards, so the kind tells them apart where both name
/// it.
fn same_unit(a: &UnitRef, b: &UnitRef) -> bool {
    a.at.province == b.at.province
        && match (a.kind, b.kind) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        }
}
