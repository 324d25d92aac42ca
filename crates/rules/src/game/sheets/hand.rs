//! A sheet of somebody who plays several powers: which of its orders are whose.

use crate::board::{Power, PowerMap};
use crate::economy::Balance;
use crate::game::{PhaseKind, State};
use crate::orders::Order;

impl State {
    /// The orders of a sheet that are for this power, of a player who writes for all powers of its hand. What is for
    /// none of them is taken as the first one's; a waived build goes to a power that has one left.
    pub fn orders_of(&self, power: Power, orders: &[Order]) -> Vec<Order> {
        let hand = self.setup.hand_of(power);
        let [first, _, ..] = hand.as_slice() else {
            return orders.to_vec();
        };
        let mut lists: PowerMap<Vec<Order>> = PowerMap::new();
        let waives = |order: &&Order| **order == Order::Waive;
        for order in orders.iter().filter(|order| !waives(order)) {
            let of = self.country_of(order, &hand);
            let of = of.filter(|of| hand.contains(of)).unwrap_or(*first);
            lists.entry(of).or_default().push(order.clone());
        }
        for waive in orders.iter().filter(waives) {
            let open = |of: &&Power| self.builds_due(**of) > builds(lists.get(of));
            let of = hand.iter().find(open).unwrap_or(first);
            lists.entry(*of).or_default().push(waive.clone());
        }
        lists.remove(&power).unwrap_or_default()
    }

    /// The units a power may build this Winter by its centres.
    fn builds_due(&self, power: Power) -> usize {
        let balance = || {
            let board = self.setup.board();
            self.economy.balance(board, &self.position, power)
        };
        match self.phase.step {
            PhaseKind::Adjustments => match balance() {
                Balance::Builds(due) => due,
                Balance::Even | Balance::Removals(_) => 0,
            },
            PhaseKind::Movement | PhaseKind::Retreats | PhaseKind::Treaties => 0,
        }
    }
}

/// The builds that a list orders or gives up.
fn builds(list: Option<&Vec<Order>>) -> usize {
    let build = |order: &&Order| matches!(order, Order::Build { .. } | Order::Waive);
    list.map_or(0, |list| list.iter().filter(build).count())
}
