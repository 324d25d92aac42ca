//! Winter: what is built, what goes, and where points are put.

use chancery_rules::board::{Location, Power, Province, Unit, UnitKind};
use chancery_rules::economy::{Balance, Currency, blocks};
use chancery_rules::game::{Item, Sheet, State, check};
use chancery_rules::orders::{Act, Order, UnitRef};

/// What a player thinks of units that there are and that there might be; the more the better.
pub(crate) trait Taste {
    /// The worth of a new unit.
    fn build(&mut self, kind: UnitKind, at: Location) -> i64;
    /// The worth of a unit that stands.
    fn keep(&mut self, unit: &Unit) -> i64;
    /// How safe a province of one's own is from others: 0 where none of them is near.
    fn danger(&mut self, at: Province) -> i64;
}

/// Adds a power's Winter to a sheet.
pub(crate) fn write(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    match state.setup.economy.currency() {
        None => by_centres(state, power, taste, sheet),
        Some(Currency::Credits) => by_credits(state, power, taste, sheet),
        Some(Currency::Points) => by_points(state, power, taste, sheet),
    }
}

/// Every unit that could be built now, the best first, with what it is worth.
fn builds(state: &State, power: Power, taste: &mut dyn Taste) -> Vec<(i64, Order)> {
    let board = state.setup.board();
    let sites = state.economy.building_sites(&state.ground(), power);
    let mut all = Vec::new();
    for site in sites.iter() {
        for kind in [UnitKind::Army, UnitKind::Fleet] {
            for at in board.stands(kind, site) {
                all.push((taste.build(kind, at), Order::Build { kind, at }));
            }
        }
    }
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    all
}

/// A power's units, those it would miss least first. Fleets with an army aboard are left alone: the army would
/// have to go first.
fn spare(state: &State, power: Power, taste: &mut dyn Taste) -> Vec<Order> {
    let position = &state.position;
    let empty = |unit: &&Unit| position.cargo(unit.id).is_none();
    let units = position.of(power).filter(empty);
    let mut all: Vec<(i64, Unit)> = units.map(|unit| (taste.keep(unit), *unit)).collect();
    all.sort_by_key(|(worth, unit)| (*worth, unit.id));
    let disband = |(_, unit): (i64, Unit)| Order::Unit {
        unit: UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: position.is_joint(unit.id),
        },
        act: Act::Disband,
    };
    all.into_iter().map(disband).collect()
}

/// Whether a site is not used by a list yet.
fn is_free(orders: &[Order], order: &Order) -> bool {
    let site = |order: &Order| match order {
        Order::Build { at, .. } => Some(at.province),
        _ => None,
    };
    orders.iter().all(|other| site(other) != site(order))
}

fn by_centres(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let balance = state
        .economy
        .balance(state.setup.board(), &state.position, power);
    match balance {
        Balance::Even => {}
        Balance::Builds(due) => {
            let mut list: Vec<Order> = Vec::new();
            for (_, order) in builds(state, power, taste) {
                if list.len() < due && is_free(&list, &order) {
                    list.push(order);
                }
            }
            sheet.orders.extend(list);
        }
        Balance::Removals(due) => {
            let list = spare(state, power, taste);
            sheet.orders.extend(list.into_iter().take(due));
        }
    }
}

/// Units are paid for in credits: first those there are, then new ones, as far as next year's income pays for all
/// of them.
fn by_credits(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
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

/// Points pay for units and become blocks: units as far as the country needs guards, and the rest is placed where
/// it is safest.
fn by_points(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
    let (economy, ground) = (&state.economy, state.ground());
    let Some(all) = economy.blocks() else {
        return;
    };
    let points = all.points(power);
    let good = |order: &Order| check(state, power, &Item::Order(order.clone())).is_ok();
    let own = economy
        .owners()
        .iter()
        .filter(|(_, owner)| **owner == power);
    let mut places: Vec<(i64, Province)> = own.map(|(at, _)| (taste.danger(*at), *at)).collect();
    places.sort();
    let rest: Vec<blocks::Entry> = places
        .iter()
        .map(|(_, at)| blocks::Entry::Rest { at: *at })
        .find(|entry| check(state, power, &Item::Blocks(*entry)).is_ok())
        .into_iter()
        .collect();
    let foresee = |list: &[Order]| all.foresee(&ground, power, points, list, &rest);
    let mut list: Vec<Order> = Vec::new();
    let upkeep = economy.upkeep(&ground, power);
    if upkeep > points {
        for order in spare(state, power, taste) {
            let kept = foresee(&list).map_or(0, |winter| winter.kept);
            let lacking = foresee(&list)
                .is_some_and(|winter| winter.kept + list.len() < winter.units && winter.kept > 0);
            if !lacking || kept == 0 {
                break;
            }
            if good(&order) {
                list.push(order);
            }
        }
    } else {
        let endangered = places.iter().filter(|(danger, _)| *danger > 0).count();
        let wanted = endangered.min(places.len().div_ceil(2)).max(1);
        for (_, order) in builds(state, power, taste) {
            let units = foresee(&list).map_or(0, |winter| winter.kept);
            if units >= wanted || !is_free(&list, &order) || !good(&order) {
                continue;
            }
            let mut longer = list.clone();
            longer.push(order);
            if foresee(&longer).is_some_and(|winter| winter.kept > units) {
                list = longer;
            }
        }
    }
    sheet.orders.extend(list);
    sheet.blocks.extend(rest);
}
