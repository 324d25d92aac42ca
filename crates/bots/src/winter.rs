//! Winter: what is built and what goes.

use chancery_rules::board::{Location, Power, Province, Unit, UnitKind};
use chancery_rules::economy::Balance;
use chancery_rules::game::{Sheet, State};
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

/// Every unit that could be built now, the best first, with what it is worth.
pub(crate) fn builds(state: &State, power: Power, taste: &mut dyn Taste) -> Vec<(i64, Order)> {
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
pub(crate) fn spare(state: &State, power: Power, taste: &mut dyn Taste) -> Vec<Order> {
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
pub(crate) fn is_free(orders: &[Order], order: &Order) -> bool {
    let site = |order: &Order| match order {
        Order::Build { at, .. } => Some(at.province),
        _ => None,
    };
    orders.iter().all(|other| site(other) != site(order))
}

/// Builds and removals by the number of centres.
pub(crate) fn by_centres(state: &State, power: Power, taste: &mut dyn Taste, sheet: &mut Sheet) {
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
