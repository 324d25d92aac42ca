//! How the demo people play when nobody speaks for them: a plain, lively game, not a good one.

use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use super::{afloat, mechanics};
use crate::board::{Power, Province, UnitKind};
use crate::game::{Due, PhaseKind, Sheet, State};
use crate::orders::{Act, Order, UnitRef, Via};

/// Chooses a power's orders among the legal ones, and in Winter where its points go.
pub fn choose(state: &State, power: Power, legal: &[Order], rng: &mut impl Rng) -> Sheet {
    let orders = match state.phase.step {
        PhaseKind::Treaties => Vec::new(),
        PhaseKind::Movement => moves(state, power, legal, rng),
        PhaseKind::Retreats => retreats(legal, rng),
        PhaseKind::Adjustments => return mechanics::winter(state, power, legal, rng),
    };
    Sheet {
        orders,
        ..Sheet::default()
    }
}

fn subject(order: &Order) -> Option<Province> {
    order.place()
}

fn by_subject(legal: &[Order]) -> BTreeMap<Province, Vec<&Order>> {
    let mut all: BTreeMap<Province, Vec<&Order>> = BTreeMap::new();
    for order in legal {
        if let Some(province) = subject(order) {
            all.entry(province).or_default().push(order);
        }
    }
    all
}

/// Every unit takes the best step it sees that no other unit of its power takes; units without a
/// good step support those that have one.
fn moves(state: &State, power: Power, legal: &[Order], rng: &mut impl Rng) -> Vec<Order> {
    let board = state.setup.board();
    let owners = state.economy.owners();
    let own: BTreeSet<Province> = state.position.of(power).map(|u| u.at.province).collect();
    let every_province_counts = state.setup.economy.values(board).is_some();
    let value = |to: Province| -> i32 {
        if every_province_counts {
            let foreign = owners.get(&to) != Some(&power);
            return if foreign {
                state.economy.value(board, to) as i32 * 4
            } else {
                0
            };
        }
        if let Some(investments) = state.economy.investments() {
            // What lies there is what it is worth.
            let foreign = owners.get(&to) != Some(&power);
            let held = investments.get(&to).copied().unwrap_or(0).min(20) as i32;
            if foreign && held > 0 {
                return 8 + held / 2;
            }
        }
        match (board.is_centre(to), owners.get(&to)) {
            (true, None) => 12,
            (true, Some(owner)) if *owner != power => 9,
            // Next to a centre that is not ours is worth going to, too.
            _ => {
                let near = board.army_neighbours(to).or(board.fleet_reach(to.into()));
                let wanted = |p: &Province| board.is_centre(*p) && owners.get(p) != Some(&power);
                near.iter().filter(wanted).count().min(3) as i32
            }
        }
    };
    let (mut chosen, used) = afloat::hunts(state, power, legal, rng);
    // A sea's fleets are offered orders as one; each that does not hunt takes one of them.
    let fleets = |at: Province| {
        let there = state.position.of(power).filter(|u| u.at.province == at);
        let hunt = used.get(&at).copied().unwrap_or(0);
        there.count().saturating_sub(hunt)
    };
    let mut units: Vec<_> = by_subject(legal)
        .into_iter()
        .flat_map(|(at, orders)| vec![(at, orders); fleets(at)])
        .collect();
    units.shuffle(rng);
    let mut goals = BTreeSet::new();
    let mut idle = Vec::new();
    let shared = state.setup.movement.shared(board);
    let open = |to: Province| shared.contains(to);
    for (at, orders) in units {
        if let Some(help) =
            against_neutral(state, &chosen, &orders).filter(|_| rng.random_bool(0.7))
        {
            chosen.push(help);
            continue;
        }
        // A convoy is a plan for two, and these players do not talk.
        let steps = orders.iter().filter_map(|o| match o {
            Order::Unit {
                unit: UnitRef { kind, at, .. },
                act:
                    Act::Move {
                        to,
                        via: Via::Unsaid,
                    },
            } => {
                let near = board.reach((*kind)?, *at).contains(to.province);
                near.then_some((*o, to.province, 0))
            }
            _ => afloat::two_spaces(state, o).map(|(to, risk)| (*o, to, risk)),
        });
        let here = if board.is_centre(at) && owners.get(&at) != Some(&power) {
            8
        } else {
            0
        };
        let best = steps
            .filter(|(_, to, _)| open(*to) || !goals.contains(to) && !own.contains(to))
            .map(|(order, to, risk)| (value(to) * 2 + rng.random_range(0..4) - risk, order, to))
            .max_by_key(|(worth, _, _)| *worth);
        match best {
            Some((worth, order, to)) if worth > here + 2 => {
                goals.insert(to);
                chosen.push(order.clone());
            }
            _ => idle.push(orders),
        }
    }
    for orders in idle {
        let helps = |order: &&&Order| match order {
            Order::Unit {
                act: Act::SupportMove { unit, to },
                ..
            } => chosen.iter().any(|c| {
                matches!(c, Order::Unit { unit: mover, act: Act::Move { to: goal, .. } }
                    if mover.at.province == unit.at.province && goal.province == to.province)
            }),
            _ => false,
        };
        let supports: Vec<_> = orders.iter().filter(helps).collect();
        let hold = orders
            .iter()
            .find(|o| matches!(o, Order::Unit { act: Act::Hold, .. }));
        if let Some(order) = supports.choose(rng).copied().or(hold) {
            chosen.push((*order).clone());
        }
    }
    chosen
}

/// A support for a move that a neutral army would keep out, if nobody supports it yet.
fn against_neutral(state: &State, chosen: &[Order], orders: &[&Order]) -> Option<Order> {
    let kept = |to: Province| state.position.at(to).any(|unit| unit.owner.is_none());
    let helped = |to: Province| {
        let supports = |o: &Order| {
            matches!(o, Order::Unit { act: Act::SupportMove { to: goal, .. }, .. }
                if goal.province == to)
        };
        chosen.iter().any(supports)
    };
    let wanted = chosen.iter().filter_map(|order| match order {
        Order::Unit {
            unit,
            act: Act::Move { to, .. },
        } if kept(to.province) && !helped(to.province) => Some((unit.at.province, to.province)),
        _ => None,
    });
    let wanted: Vec<(Province, Province)> = wanted.collect();
    let helps = |order: &&&Order| match order {
        Order::Unit {
            act: Act::SupportMove { unit, to },
            ..
        } => wanted.contains(&(unit.at.province, to.province)),
        _ => false,
    };
    orders.iter().find(helps).map(|order| (*order).clone())
}

fn retreats(legal: &[Order], rng: &mut impl Rng) -> Vec<Order> {
    let mut taken = BTreeSet::new();
    let mut chosen = Vec::new();
    for orders in by_subject(legal).into_values() {
        let open: Vec<&&Order> = orders
            .iter()
            .filter(|o| match o {
                Order::Unit {
                    act: Act::Move { to, .. },
                    ..
                } => !taken.contains(&to.province),
                _ => false,
            })
            .collect();
        let order = open.choose(rng).copied().or(orders.last());
        if let Some(order) = order {
            if let Order::Unit {
                act: Act::Move { to, .. },
                ..
            } = order
            {
                taken.insert(to.province);
            }
            chosen.push((*order).clone());
        }
    }
    chosen
}

/// Builds as far as the treasury goes.
fn affordable(state: &State, power: Power, legal: &[Order], rng: &mut impl Rng) -> Vec<Order> {
    let build = |o: &&Order| matches!(o, Order::Build { .. });
    let mut builds: Vec<Order> = legal.iter().filter(build).cloned().collect();
    builds.shuffle(rng);
    let plan = state.economy.plan(&state.ground(), power, &builds);
    let made = |o: &Order| {
        let Order::Build { kind, at } = o else {
            return false;
        };
        plan.iter()
            .flat_map(|p| p.built())
            .any(|b| b == (*kind, *at))
    };
    builds.retain(made);
    builds
}

/// Builds and removals as many as are due.
pub(super) fn adjustments(
    state: &State,
    power: Power,
    legal: &[Order],
    rng: &mut impl Rng,
) -> Vec<Order> {
    let count = match state.due().get(&power) {
        Some(Due::Builds(n) | Due::Removals(n)) => *n,
        Some(Due::Upkeep { .. }) => return affordable(state, power, legal, rng),
        _ => return Vec::new(),
    };
    let mut places: Vec<_> = by_subject(legal).into_values().collect();
    places.shuffle(rng);
    // Where spaces hold several units there is room for fleets.
    let shared = state.setup.movement.shared(state.setup.board());
    let favoured = if shared.is_empty() {
        UnitKind::Army
    } else {
        UnitKind::Fleet
    };
    let army = |o: &&&Order| match o {
        Order::Build { kind, .. } => *kind == favoured,
        Order::Unit {
            unit: UnitRef { kind, .. },
            ..
        } => *kind == Some(UnitKind::Army),
        Order::Several { .. } | Order::Open { .. } | Order::Waive => false,
    };
    let pick = |orders: &Vec<&Order>, rng: &mut _| {
        let armies: Vec<_> = orders.iter().filter(army).collect();
        let choice: Option<&&Order> = if armies.is_empty() || rand::Rng::random_bool(rng, 0.4) {
            orders.choose(rng)
        } else {
            armies.choose(rng).copied()
        };
        choice.map(|o| (*o).clone())
    };
    places
        .iter()
        .take(count)
        .filter_map(|orders| pick(orders, rng))
        .collect()
}
