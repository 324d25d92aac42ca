//! Checks what a player writes for the countries whose currencies they hold.

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::exchange::{Exchange, ExchangeRules};
use crate::game::naming::names;
use crate::game::sheets::{country, named};
use crate::game::{BadAhead, OrderError, State, check_order};
use crate::orders::{Act, Ahead, Order, PhaseKind, When};

/// An order of a player for whichever country's unit or building site it names.
pub(super) fn ordered(
    state: &State,
    (exchange, rules): (&Exchange, &ExchangeRules),
    player: PlayerId,
    order: &Order,
) -> Result<Order, OrderError> {
    let step = state.phase.step;
    let powers = exchange.orderable(rules, player);
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

/// A conditional order, with its unit named as it stands.
pub(super) fn foreseen(
    state: &State,
    (exchange, rules): (&Exchange, &ExchangeRules),
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
    let powers = exchange.orderable(rules, player);
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
            if let Act::Move { to, .. } = act {
                let reach = state.setup.board().reach(found.kind, found.at);
                if !reach.contains(to.province) {
                    let to = to.province;
                    return Err(OrderError::Ahead(BadAhead::OutOfReach { to }));
                }
            }
            (unit.kind, unit.at) = (Some(found.kind), found.at);
        }
        (_, Order::Build { at, .. }) => {
            if let Some(power) = state.builder(at.province) {
                mine(power)?;
            }
        }
        // Which units stand where in Winter, nobody knows yet.
        _ if powers.is_empty() => return Err(OrderError::CommandsNobody),
        _ => {}
    }
    Ok(taken)
}
