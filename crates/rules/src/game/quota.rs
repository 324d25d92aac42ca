//! How many builds or removals a Winter list has room for, where centres decide.

use crate::board::{Power, PowerMap};
use crate::economy::Balance;
use crate::orders::{Act, Order};

use super::{PhaseKind, Sheet, State, axes};

/// What a power's Winter asks for by its centres, and what a list already says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The number of builds, or of removals, that the power has.
    pub due: usize,
    /// Whether `due` and `ordered` count removals; otherwise they count builds.
    pub removals: bool,
    /// The builds (or removals) on the power's list.
    pub ordered: usize,
    /// The builds that the list gives up.
    pub waived: usize,
}

impl Quota {
    /// How many of those due are neither ordered nor waived.
    pub fn open(&self) -> usize {
        self.due.saturating_sub(self.ordered + self.waived)
    }

    /// How many builds could be waived, given those ordered.
    pub fn waivable(&self) -> usize {
        let builds = if self.removals { 0 } else { self.due };
        builds.saturating_sub(self.ordered)
    }
}

impl State {
    /// How many builds or removals a power must make this Winter, and how many of them `sheet` covers, taking
    /// into account the enclosed units it disbands (4B.23). `None` outside Winter, if nothing is due, and in
    /// games where units are paid for.
    pub fn quota(&self, power: Power, sheet: &Sheet) -> Option<Quota> {
        if self.phase.step != PhaseKind::Adjustments {
            return None;
        }
        let theirs = |order: &&Order| {
            let of = self.country_of(order, &[power]);
            of.is_none_or(|of| of == power)
        };
        let list = self.orders_of(power, &sheet.orders).into_iter();
        let list: Vec<Order> = list.filter(|order| theirs(&order)).collect();
        let mut lists = PowerMap::from([(power, list)]);
        let enclosed = axes::relations(self).take_enclosed(self, &mut lists);
        let mut position = self.position.clone();
        if enclosed.first {
            enclosed.clear(&mut position);
        }
        let list = lists.remove(&power).unwrap_or_default();
        let board = self.setup.board();
        let (due, removals) = match self.economy.balance(board, &position, power) {
            Balance::Even => return None,
            Balance::Builds(due) => (due, false),
            Balance::Removals(due) => (due, true),
        };
        let count = |order: &Order| match order {
            Order::Build { .. } => usize::from(!removals),
            _ => match order.ordered() {
                Some((count, _, Act::Disband)) if removals => count,
                _ => 0,
            },
        };
        Some(Quota {
            due,
            removals,
            ordered: list.iter().map(count).sum(),
            waived: list.iter().filter(|o| **o == Order::Waive).count(),
        })
    }
}
