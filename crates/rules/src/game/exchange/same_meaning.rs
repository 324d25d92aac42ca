//! Orders that mean the same, written alike: so that those of several hands are counted together.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Location, Power, Unit, UnitKind};
use crate::economy::buildable;
use crate::game::State;
use crate::game::sheets::{one_by_one, standing};
use crate::movement::choices::ConvoyPath;
use crate::orders::{Act, Order, UnitRef, Via};

/// An order as everybody would write it who means it, so that those who mean the same are counted together
/// (C-01g, 3B.27). Of a move: a convoy that is the only way is none to be named. Of a support: the only coast
/// that the supported fleet can reach is the one it means, and of a fleet's two legs the last (5B.7).
pub(super) fn as_meant(state: &State, unit: &Unit, act: Act) -> Act {
    let (board, rules) = (state.setup.board(), state.setup.rulebook());
    let (to, via) = match act {
        Act::Move { to, via } => (to, via),
        Act::SupportMove { unit: helped, to } => {
            let fleet = helped.kind == Some(UnitKind::Fleet);
            let to = if fleet {
                on_only_coast(board, helped.at, to)
            } else {
                to
            };
            return Act::SupportMove { unit: helped, to };
        }
        Act::SupportLeg { unit, by, to, .. } => {
            let (to, said) = (on_only_coast(board, by.into(), to), true);
            return Act::SupportLeg { unit, by, to, said };
        }
        Act::Then { sea, act } => {
            let there = Unit {
                at: sea.into(),
                ..*unit
            };
            let act = Box::new(as_meant(state, &there, *act));
            return Act::Then { sea, act };
        }
        other => return other,
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
        Order::Build { kind, at } => {
            let built = buildable(state.setup.board(), state.setup.rulebook(), *kind, *at);
            let (kind, at) = built.unwrap_or(match kind {
                UnitKind::Army => (*kind, at.province.into()),
                UnitKind::Fleet => (*kind, *at),
            });
            Order::Build { kind, at }
        }
        other => other.clone(),
    }
}

/// A place with its coast, where a fleet can reach only one there.
fn on_only_coast(board: &Board, from: Location, to: Location) -> Location {
    let coasts = board.coasts(to.province).iter();
    let at = coasts.map(|coast| Location::on(to.province, *coast));
    let mut within = at.filter(|at| board.fleet_can_reach(from, *at));
    match (within.next(), within.next()) {
        (Some(only), None) => only,
        _ => to,
    }
}

/// A list without waives that change nothing: what is left of the `due` builds is not used, whether that is
/// written or not (3B.27).
pub(super) fn without_waives(
    mut list: BTreeSet<Order>,
    waived: usize,
    due: usize,
) -> BTreeSet<Order> {
    let others = list.iter().filter(|order| **order != Order::Waive).count();
    if others > 0 && (due == 0 || others + waived <= due) {
        list.remove(&Order::Waive);
    }
    list
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
