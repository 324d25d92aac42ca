//! Whose orders count: what the players of a phase wrote, made into one order for each unit.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Province, Unit, UnitId};
use crate::control::PlayerId;
use crate::game::{IgnoredOrder, OrderError, PhaseKind, State};
use crate::movement::{self, Assigned, assign_retreats, retreat};
use crate::orders::{Act, Order, UnitRef};

use super::check::check_order;
use super::sheet::Sheet;

/// The orders that count.
#[derive(Default)]
pub(in crate::game) struct EffectiveOrders {
    /// What each ordered unit does, standing or dislodged.
    pub units: BTreeMap<UnitId, Act>,
    /// The power that ordered a unit, where it is not the unit's owner (E-Q3c).
    pub by: BTreeMap<UnitId, Power>,
    /// Each power's builds, removals and waives, in the order written.
    pub winter: PowerMap<Vec<Order>>,
    /// Provinces that fleets of a power may pass by (N-08a).
    pub leave: Vec<(Province, Power)>,
}

impl EffectiveOrders {
    /// Asks the control axis whose orders count for which units, and the movement axis which of
    /// several orders for a unit does.
    pub(in crate::game) fn listen(
        state: &State,
        sheets: &BTreeMap<PlayerId, Sheet>,
        unheard: &mut Vec<IgnoredOrder>,
    ) -> EffectiveOrders {
        let mut heard = EffectiveOrders::default();
        let mut written = Vec::new();
        let mut authors = Vec::new();
        for (player, sheet) in sheets {
            for power in state.control.powers_of(*player) {
                for order in &state.orders_of(power, &sheet.orders) {
                    match (state.phase.step, order) {
                        // Winter's orders depend on each other; the economy judges them together.
                        (PhaseKind::Adjustments, _) => {
                            let orders = one_by_one(order);
                            heard.winter.entry(power).or_default().extend(orders);
                        }
                        (
                            PhaseKind::Movement | PhaseKind::Retreats,
                            Order::Unit { .. } | Order::Several { .. },
                        ) => {
                            for order in one_by_one(order) {
                                if let Order::Unit { unit, act } = order {
                                    written.push((unit, act));
                                    authors.push((*player, power));
                                }
                            }
                        }
                        (PhaseKind::Movement, Order::Open { at, to }) => {
                            match check_order(state, power, order) {
                                Ok(_) => heard.leave.push((*at, *to)),
                                Err(fault) => unheard.push(IgnoredOrder {
                                    player: *player,
                                    power,
                                    order: order.clone(),
                                    fault,
                                }),
                            }
                        }
                        (step, _) => {
                            let (player, order) = (*player, order.clone());
                            let fault = OrderError::WrongPhase { step };
                            unheard.push(IgnoredOrder {
                                player,
                                power,
                                order,
                                fault,
                            });
                        }
                    }
                }
            }
        }
        // Who hired a unit goes before its owner, if the order is a good one: 1B.28.
        let hired = state.economy.hired();
        let hirer = |unit: &Unit| hired.and_then(|h| h.get(&unit.id)).copied();
        let by_hirers = if hired.is_some_and(|h| !h.is_empty()) {
            let hires = |i: usize, unit: &Unit| hirer(unit) == Some(authors[i].1);
            choose(state, &written, hires, |unit| hirer(unit))
        } else {
            Assigned::default()
        };
        let mut taken = by_hirers.acts;
        let mut wrong: BTreeMap<UnitId, OrderError> = BTreeMap::new();
        taken.retain(|unit, act| {
            let found = state.position.unit(*unit);
            let believed = found.is_some_and(|unit| {
                hirer(unit).is_some_and(|power| state.is_believed(power, unit, act))
            });
            let bad = fault_of(state, *unit, act).filter(|_| !believed);
            let good = bad.is_none();
            wrong.extend(bad.map(|fault| (*unit, fault)));
            good
        });
        let own = |i: usize, unit: &Unit| {
            unit.owner == Some(authors[i].1) && !taken.contains_key(&unit.id)
        };
        let by_owners = choose(state, &written, own, |unit| unit.owner);
        for (i, fate) in by_owners.fates.iter().enumerate() {
            let Err(why) = fate else { continue };
            let hired = by_hirers.fates.get(i).and_then(|f| f.as_ref().ok());
            if hired.is_some_and(|unit| taken.contains_key(unit)) {
                continue;
            }
            let (player, power) = authors[i];
            let (mut unit, act) = written[i].clone();
            let refused = hired.and_then(|id| Some((id, wrong.get(id)?)));
            if let Some((id, fault)) = refused {
                // It was hired, and cannot do that: the owner's order counts.
                let found = orderable(state).find(|u| u.id == *id);
                unit.power = found.and_then(|u| u.owner);
                unheard.push(IgnoredOrder {
                    player,
                    power,
                    order: Order::Unit { unit, act },
                    fault: fault.clone(),
                });
                continue;
            }
            let fault = match stranger(state, &unit, power, &taken, hirer) {
                Some(fault) if matches!(why, movement::Illegal::NotYours { .. }) => fault,
                _ => OrderError::Illegal(*why),
            };
            let order = Order::Unit { unit, act };
            unheard.push(IgnoredOrder {
                player,
                power,
                order,
                fault,
            });
        }
        let ordered = orderable(state).filter(|u| taken.contains_key(&u.id));
        heard.by = ordered.filter_map(|u| Some((u.id, hirer(u)?))).collect();
        heard.units = by_owners.acts;
        heard.units.extend(taken);
        heard
    }
}

/// The orders for single units that an order stands for.
pub(in crate::game) fn one_by_one(order: &Order) -> Vec<Order> {
    match order {
        Order::Several { count, unit, act } => {
            let (unit, act) = (*unit, act.clone());
            vec![Order::Unit { unit, act }; usize::from(*count)]
        }
        other => vec![other.clone()],
    }
}

/// The units that may be ordered in the phase, standing or dislodged.
fn orderable(state: &State) -> impl Iterator<Item = &Unit> {
    let standing = state.position.units.iter();
    standing.chain(state.position.dislodged.iter().map(|d| &d.unit))
}

/// One order for each unit, of those its author may order. `orders_for` says for which power a unit is ordered: in the
/// fog its orders are judged by what that power sees (F-11).
pub(in crate::game) fn choose(
    state: &State,
    written: &[(UnitRef, Act)],
    may_order: impl Fn(usize, &Unit) -> bool,
    orders_for: impl Fn(&Unit) -> Option<Power>,
) -> Assigned {
    let (board, rules) = (state.setup.board(), state.setup.rulebook());
    match state.phase.step {
        PhaseKind::Movement => {
            let movement = &state.setup.movement;
            let believed = |unit: &Unit, act: &Act| {
                orders_for(unit).is_some_and(|power| state.is_believed(power, unit, act))
            };
            movement.assign(board, &state.position, written, may_order, believed)
        }
        _ => assign_retreats(board, rules, &state.position, written, may_order),
    }
}

/// Whether a unit could carry out an order.
pub(in crate::game) fn is_good(state: &State, unit: UnitId, act: &Act) -> bool {
    fault_of(state, unit, act).is_none()
}

/// Why a unit could not carry out an order, if it could not.
fn fault_of(state: &State, id: UnitId, act: &Act) -> Option<OrderError> {
    let (board, position) = (state.setup.board(), &state.position);
    match state.phase.step {
        PhaseKind::Movement => {
            let unit = position.unit(id)?;
            let checked = state.setup.movement.check(board, position, unit, act);
            checked.err().map(OrderError::Illegal)
        }
        _ => retreat::check(board, position, id, act)
            .err()
            .map(OrderError::Retreat),
    }
}

/// What is wrong with an order for a unit its author may not order, where units are hired.
fn stranger(
    state: &State,
    named: &UnitRef,
    author: Power,
    taken: &BTreeMap<UnitId, Act>,
    hirer: impl Fn(&Unit) -> Option<Power>,
) -> Option<OrderError> {
    let at = named.at.province;
    let lost = state.position.dislodged.iter().map(|d| &d.unit);
    let mut units = match state.phase.step {
        PhaseKind::Retreats => lost.collect::<Vec<_>>(),
        _ => state.position.at(at).collect(),
    }
    .into_iter();
    let unit = units.find(|u| u.at.province == at)?;
    if unit.owner == Some(author) {
        let to = hirer(unit).filter(|_| taken.contains_key(&unit.id))?;
        return Some(OrderError::HiredOut { at, to });
    }
    let named_as_such = named.power.is_some() && named.power == unit.owner;
    (state.economy.hired().is_some() && named_as_such).then_some(OrderError::NotHired { at })
}
