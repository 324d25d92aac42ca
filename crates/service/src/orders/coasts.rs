//! Orders that lack a coast.

use chancery_rules::board::{Coast, Location};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Item, Sheet, State, check_by};
use chancery_rules::orders::{Act, Order};

/// An order that is not legal as it was written, once for each coast with which it is.
pub fn on_each_coast(state: &State, by: PlayerId, beside: &Sheet, item: &Item) -> Vec<Item> {
    let Item::Order(order) = item else {
        return Vec::new();
    };
    let mut right = order.clone();
    let Some(at) = destination(&mut right).map(|to| to.province) else {
        return Vec::new();
    };
    let on = |coast: &Coast| {
        if let Some(to) = destination(&mut right) {
            to.coast = Some(*coast);
        }
        let item = Item::Order(right.clone());
        let good = check_by(state, by, beside, &item);
        good.is_ok().then_some(item)
    };
    if check_by(state, by, beside, item).is_ok() {
        return Vec::new();
    }
    let coasts = state.setup.board().coasts(at).iter();
    coasts.filter_map(on).collect()
}

/// Where an order leads: the goal of a move, of the move that is helped, or the site of a build.
fn destination(order: &mut Order) -> Option<&mut Location> {
    match order {
        Order::Build { at, .. } => Some(at),
        Order::Unit { act, .. } | Order::Several { act, .. } => match act {
            Act::Move { to, .. } | Act::SupportMove { to, .. } => Some(to),
            _ => None,
        },
        Order::Open { .. } | Order::Waive => None,
    }
}
