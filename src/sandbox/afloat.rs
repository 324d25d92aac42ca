//! What the demo people do with fleets that share seas: they hunt whom they find, close straits now and
//! then, and go two spaces for a centre, not always wisely.

use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;
use rand::seq::IndexedRandom;

use crate::board::{Power, Province, UnitKind};
use crate::game::State;
use crate::orders::{Act, Order, Via};

/// Patrols and blocks, and how many fleets of each sea have one.
pub(super) fn hunts(
    state: &State,
    power: Power,
    legal: &[Order],
    rng: &mut impl Rng,
) -> (Vec<Order>, BTreeMap<Province, usize>) {
    let board = state.setup.board();
    let mut chosen = Vec::new();
    let mut used = BTreeMap::new();
    let seas: BTreeSet<Province> = state
        .position
        .of(power)
        .map(|u| u.at.province)
        .filter(|at| board.is_sea(*at))
        .collect();
    for sea in seas {
        let is_at = |at: Province, whom: Power| {
            let mut there = state.position.at(at);
            there.any(|u| u.owner == Some(whom))
        };
        let across = board.across(sea);
        let here: Vec<&Order> = legal.iter().filter(|o| o.place() == Some(sea)).collect();
        let patrol = here.iter().filter(|o| match o.ordered() {
            Some((count, _, Act::Patrol { against })) => count == 2 && is_at(sea, *against),
            _ => false,
        });
        let block = here.iter().filter(|o| match o.ordered() {
            Some((_, _, Act::Block { against })) => across.is_some_and(|at| is_at(at, *against)),
            _ => false,
        });
        let (patrol, block): (Vec<_>, Vec<_>) = (patrol.collect(), block.collect());
        let order = match (patrol.choose(rng), block.choose(rng)) {
            (Some(order), _) if rng.random_bool(0.6) => order,
            (_, Some(order)) if rng.random_bool(0.3) => order,
            _ => continue,
        };
        let count = order.ordered().map_or(1, |(count, _, _)| count);
        used.insert(sea, count);
        chosen.push((**order).clone());
    }
    (chosen, used)
}

/// A fleet's two spaces to a centre, and how much the risk takes from its worth.
pub(super) fn two_spaces(state: &State, order: &Order) -> Option<(Province, i32)> {
    let Order::Unit {
        unit,
        act: Act::Move {
            to,
            via: Via::Route(_),
        },
    } = order
    else {
        return None;
    };
    let fleet = unit.kind == Some(UnitKind::Fleet);
    let held = state.position.at(to.province).next().is_some();
    let risk = if held { 14 } else { 3 };
    (fleet && state.setup.board().is_centre(to.province)).then_some((to.province, risk))
}
