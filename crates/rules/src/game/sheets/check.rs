//! The only check of written orders: whose they are, whether they fit the phase, whether they can
//! be carried out. The service asks it when a player writes, the pipeline when a phase closes.

use crate::board::{Power, Province, Unit};
use crate::control::exchange::BadTrade;
use crate::economy::{BadAdjustment, EconomyContext};
use crate::game::naming::{disbands, names};
use crate::game::{BadAhead, OrderError, PhaseKind, State};
use crate::movement::retreat::{self, IllegalRetreat};
use crate::movement::{Caution, Illegal};
use crate::orders::{Act, Order, UnitRef, Via};

use super::item::Item;

/// Checks one line of a power's sheet and returns it as it will be taken.
///
/// # Errors
/// What is wrong with it.
pub fn check(state: &State, power: Power, item: &Item) -> Result<Item, OrderError> {
    match item {
        Item::Order(order) => check_order(state, power, order).map(Item::Order),
        Item::Credits(entry) => {
            let good = state.economy.check_entry(&state.ground(), power, entry);
            good.map(|()| item.clone()).map_err(OrderError::Credits)
        }
        Item::Blocks(entry) => {
            let good = state.economy.check_blocks(&state.ground(), power, entry);
            good.map(|()| item.clone()).map_err(OrderError::Blocks)
        }
        // These are a player's, not a power's: `check_by`.
        Item::For(of, line) if *of == power => {
            check(state, power, line).map(|line| Item::For(*of, Box::new(line)))
        }
        Item::For(of, _) => Err(OrderError::NotCommanded { power: *of }),
        Item::Trade(_) => Err(OrderError::Trade(BadTrade::NotPlayed)),
        Item::Ahead(_) => Err(OrderError::Ahead(BadAhead::NotPlayed)),
        Item::Treaty(entry) => {
            let good = state.check_treaty(power, entry);
            good.map(|()| item.clone()).map_err(OrderError::Treaty)
        }
    }
}

/// Checks one order of a power and returns it as it will be taken: the unit's own kind and coast,
/// and a coast that was left out where only one is possible. What treaties forbid is asked too, as far
/// as the permissions known allow.
///
/// # Errors
/// What is wrong with it.
///
/// ```
/// use chancery_rules::board::{Board, Power};
/// use chancery_rules::game::{State, check_order};
/// use chancery_rules::orders::{Context, parse_line};
/// use chancery_rules::variants;
///
/// let state = State::new(variants::standard(None));
/// let order = |text| parse_line(text, &Context::bare(Board::standard())).expect("an order");
/// let taken = check_order(&state, Power::FRANCE, &order("Par - Bur")).expect("it is legal");
/// assert_eq!(taken.to_string(), "A Par - Bur");
/// assert!(check_order(&state, Power::FRANCE, &order("A Par - Mun")).is_err());
/// ```
pub fn check_order(state: &State, power: Power, order: &Order) -> Result<Order, OrderError> {
    let fitting = fit(state, power, order)?;
    if let Order::Unit { unit, act } | Order::Several { unit, act, .. } = &fitting {
        let forbidden = match state.phase.step {
            PhaseKind::Movement => {
                let (unit, _) = orderable(state, power, unit)?;
                let why = state.forbids(power, unit, act);
                why.map(|why| OrderError::Illegal(Illegal::Promised(why)))
            }
            PhaseKind::Retreats => {
                let (unit, _) = retreating(state, power, unit)?;
                let why = state.forbids(power, unit, act);
                why.map(|why| OrderError::Retreat(IllegalRetreat::Promised(why)))
            }
            PhaseKind::Adjustments | PhaseKind::Treaties => None,
        };
        if let Some(fault) = forbidden {
            return Err(fault);
        }
    }
    Ok(fitting)
}

/// The check of an order by the board alone.
///
/// # Errors
/// What is wrong with it.
pub(in crate::game) fn fit(
    state: &State,
    power: Power,
    order: &Order,
) -> Result<Order, OrderError> {
    let board = state.setup.board();
    let taken = |unit: &Unit, act| Order::Unit {
        unit: UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: state.position.is_joint(unit.id),
        },
        act,
    };
    match (state.phase.step, order) {
        (PhaseKind::Movement, Order::Unit { unit, act }) => {
            let named = unit;
            let (unit, owner) = orderable(state, power, named)?;
            if *act == Act::Disband {
                return Err(OrderError::WrongPhase {
                    step: PhaseKind::Movement,
                });
            }
            let rules = &state.setup.movement;
            let checked = rules.check(board, &state.supposed(act), unit, act);
            let checked = checked.map_err(OrderError::Illegal)?;
            let act = state.as_written(act, checked);
            if matches!(act, Act::Patrol { .. }) {
                let at = unit.at.province;
                return Err(OrderError::Illegal(Illegal::PatrolAlone { at }));
            }
            Ok(as_of(taken(unit, act), owner))
        }
        (PhaseKind::Movement, Order::Several { count, unit, act }) => {
            let (count, named) = (*count, unit);
            let (unit, _) = orderable(state, power, named)?;
            enough(state, unit, count)?;
            let rules = &state.setup.movement;
            let checked = rules.check(board, &state.supposed(act), unit, act);
            let unit = UnitRef {
                power: named.power.filter(|p| *p != power),
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            let checked = checked.map_err(OrderError::Illegal)?;
            let act = state.as_written(act, checked);
            Ok(Order::Several { count, unit, act })
        }
        (PhaseKind::Movement, Order::Open { at, to }) => {
            let at = *at;
            if !rules_passages(state).any(|past| past == at) {
                return Err(OrderError::NoWayPast { at });
            }
            let holder = holder(state, at);
            if holder != Some(power) {
                return Err(OrderError::NotHeld { at, holder });
            }
            if *to == power {
                Err(OrderError::Illegal(Illegal::AgainstOneself))
            } else {
                Ok(order.clone())
            }
        }
        (PhaseKind::Retreats, Order::Unit { unit, act }) => {
            let (unit, owner) = retreating(state, power, unit)?;
            let to = retreat::check(board, &state.position, unit.id, act)
                .map_err(OrderError::Retreat)?;
            let act = to.map_or(Act::Disband, |to| Act::Move {
                to,
                via: Via::Unsaid,
            });
            Ok(as_of(taken(unit, act), owner))
        }
        (PhaseKind::Adjustments, Order::Several { count, unit, act }) => {
            let own = standing(state, power, unit)?;
            enough(state, own, *count)?;
            let (unit, act) = (*unit, act.clone());
            fit(state, power, &Order::Unit { unit, act })?;
            Ok(order.clone())
        }
        (PhaseKind::Adjustments, order) => {
            let free = state.enclosed(power);
            if free.iter().any(|unit| disbands(order, unit)) {
                return Ok(order.clone());
            }
            let ground = state.ground();
            let mut fits = state.economy.check(&ground, power, order);
            if fits == Err(BadAdjustment::NoBuildDue) && !free.is_empty() {
                // Who disbands an enclosed unit may build another: 4B.23.
                let mut position = state.position.clone();
                position.units.retain(|u| !free.contains(u));
                let position = &position;
                let without = EconomyContext { position, ..ground };
                fits = state.economy.check(&without, power, order);
            }
            fits.map_err(OrderError::Adjustment)?;
            Ok(order.clone())
        }
        (step, _) => Err(OrderError::WrongPhase { step }),
    }
}

/// The provinces that fleets may pass by, where the rules let them.
pub(in crate::game) fn rules_passages(state: &State) -> impl Iterator<Item = Province> {
    let passages = state.setup.movement.passages(state.setup.board());
    passages.iter().map(|passage| passage.past)
}

/// Who stands in a province, else who owns it: 5B.18.
pub(in crate::game) fn holder(state: &State, at: Province) -> Option<Power> {
    let owner = state.economy.owners().get(&at).copied();
    let stands = state.position.at(at).next();
    stands.map_or(owner, |unit| unit.owner)
}

impl State {
    /// The provinces by which this power may let fleets pass this season (5B.18).
    pub fn ways_held(&self, power: Power) -> Vec<Province> {
        let moves = self.phase.step == PhaseKind::Movement;
        let held = |past: &Province| moves && holder(self, *past) == Some(power);
        rules_passages(self).filter(held).collect()
    }
}

/// Whether as many units of a kind and power stand in one place as are ordered.
fn enough(state: &State, unit: &Unit, count: u8) -> Result<(), OrderError> {
    let at = unit.at.province;
    if state.position.mates(unit).count() < usize::from(count) {
        Err(OrderError::Illegal(Illegal::TooManyFleets { at }))
    } else {
        Ok(())
    }
}

/// What the writer of an order that the rules allow should know before it counts.
pub fn cautions(state: &State, power: Power, order: &Order) -> Vec<Caution> {
    let Some((_, named, act)) = order
        .ordered()
        .filter(|_| state.phase.step == PhaseKind::Movement)
    else {
        return Vec::new();
    };
    let unit = standing(state, power, named);
    let of = |unit: &Unit| {
        let rules = &state.setup.movement;
        rules.cautions(state.setup.board(), &state.position, unit, act)
    };
    unit.map(of).unwrap_or_default()
}

/// The standing unit an order names, if this power may order it: its own, or another's named as such
/// where units can be hired. Whether it is hired stays sealed until the phase closes, so an order for
/// it is taken on trust. The owner is said for a unit that is not its own.
fn orderable<'s>(
    state: &'s State,
    power: Power,
    named: &UnitRef,
) -> Result<(&'s Unit, Option<Power>), OrderError> {
    let hirable = named
        .power
        .filter(|owner| *owner != power && state.economy.hired().is_some());
    match hirable {
        Some(owner) => {
            let unit = standing(state, owner, named)?;
            // A unit that is only remembered cannot be ordered (F-11).
            if state.veiled().contains(named.at.province) {
                let at = named.at.province;
                return Err(OrderError::NoUnit { at });
            }
            Ok((unit, Some(owner)))
        }
        None => Ok((standing(state, power, named)?, None)),
    }
}

/// The dislodged unit an order names, if this power may order it: its own, or one it hired for the
/// season (1B.28). The owner is said for a unit that is not its own.
fn retreating<'s>(
    state: &'s State,
    power: Power,
    named: &UnitRef,
) -> Result<(&'s Unit, Option<Power>), OrderError> {
    let hired = state.economy.hired();
    let hired = |unit: &Unit| hired.is_some_and(|all| all.get(&unit.id) == Some(&power));
    let fault = match dislodged(state, power, named) {
        Ok(unit) => return Ok((unit, None)),
        Err(fault) => fault,
    };
    let mut lost = state.position.dislodged.iter().map(|d| &d.unit);
    let theirs = lost.find(|unit| names(named, unit) && hired(unit));
    theirs.map(|unit| (unit, unit.owner)).ok_or(fault)
}

/// The order with its unit's owner written, where that is not who orders it.
fn as_of(order: Order, owner: Option<Power>) -> Order {
    match order {
        Order::Unit { unit, act } => {
            let unit = UnitRef {
                power: owner,
                ..unit
            };
            Order::Unit { unit, act }
        }
        other => other,
    }
}

/// The standing unit an order names, if it is this power's.
pub(in crate::game) fn standing<'s>(
    state: &'s State,
    power: Power,
    named: &UnitRef,
) -> Result<&'s Unit, OrderError> {
    own(state.position.units.iter(), power, named)
}

/// The dislodged unit an order names, if it is this power's.
pub(in crate::game) fn dislodged<'s>(
    state: &'s State,
    power: Power,
    named: &UnitRef,
) -> Result<&'s Unit, OrderError> {
    own(
        state.position.dislodged.iter().map(|d| &d.unit),
        power,
        named,
    )
}

fn own<'s>(
    units: impl Iterator<Item = &'s Unit>,
    power: Power,
    named: &UnitRef,
) -> Result<&'s Unit, OrderError> {
    let at = named.at.province;
    let of_any_kind = UnitRef {
        kind: None,
        ..*named
    };
    let (mut other, mut own) = (None, None);
    for unit in units.filter(|u| names(&of_any_kind, u)) {
        let is_own = unit.owner == Some(power);
        match (names(named, unit), is_own) {
            (true, true) => return Ok(unit),
            (true, false) => other = Some(unit.owner),
            (false, true) => own = Some(unit.kind),
            (false, false) => {}
        }
    }
    Err(match (other, own) {
        (_, Some(kind)) => OrderError::OtherKind { at, kind },
        (Some(owner), None) => OrderError::NotYours { at, owner },
        (None, None) => OrderError::NoUnit { at },
    })
}
