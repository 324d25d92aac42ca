//! Orders that mean the same, written alike: so that those of several hands are counted together.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Power, Unit, UnitKind};
use crate::movement::choices::ConvoyPath;
use crate::orders::{Act, Order, UnitRef, Via};

use super::State;
use super::check::standing;
use super::heard::one_by_one;

/// A move of which more is said than matters: a convoy that is the only way is none to be named, so that
/// two who mean the same are counted together (C-01g).
pub(super) fn as_meant(state: &State, unit: &Unit, act: Act) -> Act {
    let (board, rules) = (state.setup.board(), state.setup.rulebook());
    let Act::Move { to, via } = act else {
        return act;
    };
    if unit.kind == UnitKind::Fleet {
        // A fleet's route is its way.
        return Act::Move { to, via };
    }
    let walks = board
        .army_neighbours(unit.at.province)
        .contains(to.province);
    let via = match via {
        Via::Route(seas) if rules.convoy_path != ConvoyPath::Ignored => Via::Route(seas),
        Via::Unsaid => Via::Unsaid,
        _ if walks => Via::Convoy,
        _ => Via::Unsaid,
    };
    Act::Move { to, via }
}

/// A Winter's order as anybody else would write it, so that lists that mean the same are the same
/// (3B.25): a unit goes by what stands there, and an army needs no coast.
pub(super) fn as_it_stands(state: &State, power: Power, order: &Order) -> Order {
    match order {
        Order::Several { count, unit, act } => {
            let (unit, act) = (*unit, act.clone());
            match as_it_stands(state, power, &Order::Unit { unit, act }) {
                Order::Unit { unit, act } => Order::Several {
                    count: *count,
                    unit,
                    act,
                },
                other => other,
            }
        }
        Order::Unit { unit, act } => {
            let found = standing(state, power, unit);
            let unit = found.map_or(*unit, |found| UnitRef {
                power: None,
                kind: Some(found.kind),
                at: found.at,
                joint: false,
            });
            let act = act.clone();
            Order::Unit { unit, act }
        }
        Order::Build { kind, at } if *kind == UnitKind::Army => Order::Build {
            kind: *kind,
            at: at.province.into(),
        },
        other => other.clone(),
    }
}

/// A list as a set; the same removal for several fleets of one sea is one for so many.
pub(super) fn as_set(list: &[Order]) -> BTreeSet<Order> {
    let mut counts: BTreeMap<Order, u8> = BTreeMap::new();
    for order in list.iter().flat_map(one_by_one) {
        let count = counts.entry(order).or_default();
        *count = count.saturating_add(1);
    }
    let all = counts.into_iter().map(|(order, count)| match order {
        Order::Unit { unit, act } if count > 1 => Order::Several { count, unit, act },
        other => other,
    });
    all.collect()
}
