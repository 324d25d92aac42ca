//! Checks what a player writes, whoever's units it is for: the control axis knows what is theirs to order.

use crate::board::{Power, Unit};
use crate::control::exchange::{BadTrade, ExchangeRules, Trade};
use crate::control::{Control, PlayerId};
use crate::game::naming::names;
use crate::game::{BadAhead, OrderError, State};
use crate::orders::{Ahead, Order, PhaseKind, UnitRef, When};

use super::check::{check, check_order, holder};
use super::item::Item;
use super::sheet::Sheet;

/// Checks one line a player adds to a sheet and returns it as it will be taken.
///
/// # Errors
/// What is wrong with it.
pub fn check_by(
    state: &State,
    player: PlayerId,
    sheet: &Sheet,
    item: &Item,
) -> Result<Item, OrderError> {
    let Some(rules) = state.setup.control.exchange() else {
        let power = state.control.powers_of(player).first().copied();
        return check(state, power.ok_or(OrderError::CommandsNobody)?, item);
    };
    match item {
        Item::Trade(trade) => {
            let mut trades = sheet.trades.clone();
            trades.push(*trade);
            let judged = check_trades(state, player, &trades).pop();
            judged.unwrap_or(Ok(())).map_err(OrderError::Trade)?;
            Ok(item.clone())
        }
        Item::Order(order) => ordered(state, rules, player, order).map(Item::Order),
        Item::Ahead(ahead) => foreseen(state, rules, player, ahead).map(Item::Ahead),
        Item::Credits(_) | Item::Blocks(_) | Item::Treaty(_) => {
            let powers = state.control.powers_of(player);
            match powers.as_slice() {
                [power] => check(state, *power, item),
                [] => Err(OrderError::CommandsNobody),
                _ => Err(OrderError::WhichPower),
            }
        }
        Item::For(power, _) => {
            if state.control.powers_of(player).contains(power) {
                check(state, *power, item)
            } else {
                Err(OrderError::NotCommanded { power: *power })
            }
        }
    }
}

/// The lines of a player's sheet that would do nothing, or not all that they say, as things stand.
pub fn faults_of(state: &State, player: PlayerId, sheet: &Sheet) -> Vec<(Item, OrderError)> {
    let mut faults = Vec::new();
    let none = Sheet::default();
    for item in sheet.items().filter(|i| !matches!(i, Item::Trade(_))) {
        if let Err(fault) = check_by(state, player, &none, &item) {
            faults.push((item, fault));
        }
    }
    let judged = check_trades(state, player, &sheet.trades);
    for (trade, judged) in sheet.trades.iter().zip(judged) {
        if let Err(bad) = judged {
            faults.push((Item::Trade(*trade), OrderError::Trade(bad)));
        }
    }
    faults
}

/// What is wrong with each of a player's trades, all taken together.
pub fn check_trades(
    state: &State,
    player: PlayerId,
    trades: &[Trade],
) -> Vec<Result<(), BadTrade>> {
    let all = |bad: BadTrade| trades.iter().map(|_| Err(bad)).collect();
    match &state.control {
        Control::Exchange(exchange) if state.is_trading() => exchange.check(player, trades),
        Control::Exchange(_) => all(BadTrade::NotNow),
        Control::Seats(_) => all(BadTrade::NotPlayed),
    }
}

/// An order of a player for whichever country's unit or building site it names.
fn ordered(
    state: &State,
    rules: &ExchangeRules,
    player: PlayerId,
    order: &Order,
) -> Result<Order, OrderError> {
    let step = state.phase.step;
    let powers = orderable(state, rules, player);
    let natural = country(state, order, &powers);
    if let Some(power) = natural.filter(|p| powers.contains(p)) {
        let taken = check_order(state, power, order)?;
        return named_apart(state, &powers, power, taken);
    }
    match (step, order) {
        (PhaseKind::Adjustments, _) => {
            let mut judged = powers.iter().map(|p| check_order(state, *p, order));
            let Some(first) = judged.next() else {
                return Err(OrderError::CommandsNobody);
            };
            let good = first.clone().ok().or_else(|| judged.find_map(Result::ok));
            match (good, natural) {
                (Some(good), _) => Ok(good),
                (None, Some(power)) => Err(OrderError::NotCommanded { power }),
                (None, None) => first,
            }
        }
        (_, Order::Unit { unit, .. }) => {
            // Units may be hired: those of others are ordered on trust, when named as theirs.
            let hires = state.economy.hired().is_some();
            let trusted = unit.power.is_some() || step == PhaseKind::Retreats;
            if let Some(power) = powers.first().filter(|_| hires && trusted) {
                return check_order(state, *power, order);
            }
            let at = unit.at.province;
            Err(match (named(state, unit), natural) {
                (None, _) => OrderError::NoUnit { at },
                (_, None) => OrderError::NotYours { at, owner: None },
                (_, Some(power)) => OrderError::NotCommanded { power },
            })
        }
        (PhaseKind::Movement, _) => match (natural, powers.first()) {
            (Some(power), _) => Err(OrderError::NotCommanded { power }),
            (None, None) => Err(OrderError::CommandsNobody),
            // What nobody holds is nobody's to open, and where no unit is nobody orders any.
            (None, Some(power)) => check_order(state, *power, order),
        },
        _ => Err(OrderError::WrongPhase { step }),
    }
}

/// An order for fleets in a sea with others that its author commands says whose they are.
fn named_apart(
    state: &State,
    powers: &[Power],
    power: Power,
    mut taken: Order,
) -> Result<Order, OrderError> {
    if let (PhaseKind::Movement, Order::Unit { unit, .. } | Order::Several { unit, .. }) =
        (state.phase.step, &mut taken)
    {
        let here = state
            .position
            .at(unit.at.province)
            .filter(|u| names(unit, u));
        let mut others = here.filter_map(|u| u.owner).filter(|o| *o != power);
        if others.any(|other| powers.contains(&other)) {
            unit.power = Some(power);
        }
    }
    Ok(taken)
}

impl State {
    /// The powers whose units a player may write orders for now: those commanded and, where others may
    /// stand in for who hands in nothing, those that might fall to the player (3B.10).
    pub fn orderable(&self, player: PlayerId) -> Vec<Power> {
        match self.setup.control.exchange() {
            Some(rules) => orderable(self, rules, player),
            None => self.control.powers_of(player),
        }
    }

    /// The country an order is for, by its unit, its home centre or the province it opens; of several whose
    /// fleets share a sea, one of `powers`.
    pub fn country_of(&self, order: &Order, powers: &[Power]) -> Option<Power> {
        country(self, order, powers)
    }
}

/// The powers a player may write orders for now.
fn orderable(state: &State, rules: &ExchangeRules, player: PlayerId) -> Vec<Power> {
    let exchange = state.control.exchange();
    exchange.map_or_else(Vec::new, |b| b.orderable(rules, player))
}

/// The country an order is for, by its unit, its home centre, or the province it opens. Of several whose
/// fleets share a sea it is the one named, else one of `powers`.
pub(in crate::game) fn country(state: &State, order: &Order, powers: &[Power]) -> Option<Power> {
    match order {
        Order::Unit { unit, .. } | Order::Several { unit, .. } => {
            let of = |power: &Power| {
                let mut own = state.position.of(*power);
                own.any(|u| names(unit, u))
            };
            let standing = state.phase.step != PhaseKind::Retreats;
            let meant = unit.power.or_else(|| powers.iter().copied().find(of));
            match meant.filter(|power| standing && of(power)) {
                Some(power) => Some(power),
                None => named(state, unit)?.owner,
            }
        }
        Order::Open { at, .. } => holder(state, *at),
        Order::Build { at, .. } => state.setup.board().home(at.province),
        Order::Waive => None,
    }
}

/// The unit an order names: a dislodged one in a retreat phase, else one that stands.
fn named<'s>(state: &'s State, unit: &UnitRef) -> Option<&'s Unit> {
    let mut lost = state.position.dislodged.iter().map(|d| &d.unit);
    match state.phase.step {
        PhaseKind::Retreats => lost.find(|u| names(unit, u)),
        PhaseKind::Movement | PhaseKind::Adjustments | PhaseKind::Treaties => {
            let mut here = state.position.at(unit.at.province);
            here.find(|u| names(unit, u))
        }
    }
}

/// A conditional order, with its unit named as it stands.
fn foreseen(
    state: &State,
    rules: &ExchangeRules,
    player: PlayerId,
    ahead: &Ahead,
) -> Result<Ahead, OrderError> {
    let step = state.phase.step;
    let early = match ahead.when.stage() {
        PhaseKind::Retreats => step == PhaseKind::Movement,
        _ => step != PhaseKind::Adjustments,
    };
    if !early {
        return Err(OrderError::Ahead(BadAhead::TooLate));
    }
    let powers = orderable(state, rules, player);
    let mine = |power: Power| {
        if powers.contains(&power) {
            Ok(())
        } else {
            Err(OrderError::NotCommanded { power })
        }
    };
    let mut taken = ahead.clone();
    match (ahead.when, &mut taken.order) {
        (When::Dislodged, Order::Unit { unit, act }) => {
            let at = unit.at.province;
            let found = named(state, unit).ok_or(OrderError::NoUnit { at })?;
            mine(
                found
                    .owner
                    .ok_or(OrderError::NotYours { at, owner: None })?,
            )?;
            if let crate::orders::Act::Move { to, .. } = act {
                let reach = state.setup.board().reach(found.kind, found.at);
                if !reach.contains(to.province) {
                    let to = to.province;
                    return Err(OrderError::Ahead(BadAhead::OutOfReach { to }));
                }
            }
            (unit.kind, unit.at) = (Some(found.kind), found.at);
        }
        (_, Order::Build { at, .. }) => {
            if let Some(power) = state.setup.board().home(at.province) {
                mine(power)?;
            }
        }
        // Which units stand where in Winter, nobody knows yet.
        _ if powers.is_empty() => return Err(OrderError::CommandsNobody),
        _ => {}
    }
    Ok(taken)
}
