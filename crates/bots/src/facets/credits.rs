//! Credits: land that earns, units that cost, and a treasury that can be taken.

use chancery_rules::board::Power;
use chancery_rules::game::{Item, Sheet, State, check};
use chancery_rules::orders::Order;

use crate::winter::{Taste, builds, is_free, spare};

/// Units are paid for in credits: first those there are, then new ones, as far as next year's income pays for all
/// of them.
pub(crate) fn winter(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground, board) = (&state.economy, state.ground(), state.setup.board());
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let mut list: Vec<Order> = Vec::new();
    let missing = |list: &[Order]| {
        let plan = economy.plan(&ground, power, list);
        plan.map_or(0, |plan| plan.missing())
    };
    if missing(&list) > 0 {
        for order in spare(state, power, taste) {
            if missing(&list) == 0 {
                break;
            }
            if good(&order) {
                list.push(order);
            }
        }
        sheet.orders.extend(list);
        return;
    }
    let income = economy.income(&state.setup.economy, board, power);
    for (_, order) in builds(state, power, taste) {
        if !is_free(&list, &order) || !good(&order) {
            continue;
        }
        let mut longer = list.clone();
        longer.push(order);
        let Some(plan) = economy.plan(&ground, power, &longer) else {
            break;
        };
        // A tenth of the income may be lost before it is due.
        let next = plan.left() + income - income / 10;
        if plan.built().count() == longer.len() && next >= plan.paid {
            list = longer;
        }
    }
    sheet.orders.extend(list);
}

/// The Winter of somebody who knows nothing of next year: everything is built that can be paid for today.
pub(crate) fn thoughtless(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground) = (&state.economy, state.ground());
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let mut list: Vec<Order> = Vec::new();
    for (_, order) in builds(state, power, taste) {
        if !is_free(&list, &order) || !good(&order) {
            continue;
        }
        let mut longer = list.clone();
        longer.push(order);
        let plan = economy.plan(&ground, power, &longer);
        if plan.is_some_and(|plan| plan.built().count() == longer.len()) {
            list = longer;
        }
    }
    sheet.orders.extend(list);
}
