//! The list in which the mechanics register what they read of a line, and what players may change of it
//! between two lines. A new choice on an axis does not compile until it is listed.

use std::collections::BTreeMap;

use chancery_rules::control::exchange::Secret;
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::economy::{Economy, EconomyRules};
use chancery_rules::game::{Setup, Sheet, State};
use chancery_rules::relations::Relations;

use super::form::Request;
use super::reader::Reader;
use super::told::{Wrong, plain};
use super::{blocks, credits, exchange, treaties};

/// Refuses the parts of a line that belong to another economy than the game's.
pub(super) fn refuse_others(request: &Request, setup: &Setup) -> Result<(), Wrong> {
    let (has_credits, has_blocks) = match setup.economy {
        EconomyRules::Centres => (false, false),
        EconomyRules::Credits(_) => (true, false),
        EconomyRules::Blocks(_) => (false, true),
    };
    if request.credits.is_some() && !has_credits {
        return Err(plain("credits", "no-credits"));
    }
    if request.blocks.is_some() && !has_blocks {
        return Err(plain("blocks", "no-blocks"));
    }
    Ok(())
}

/// Reads what lies in provinces; what is left out is as at the start of a game.
pub(super) fn read_lands(
    reader: &Reader,
    request: &Request,
    economy: &mut Economy,
) -> Result<(), Wrong> {
    match economy {
        Economy::Centres(_) | Economy::Credits(_) => Ok(()),
        Economy::Blocks(held) => {
            let form = request.blocks.clone().unwrap_or_default();
            blocks::read_held(reader, &form, held)
        }
    }
}

/// Reads treasuries, loans and books.
pub(super) fn read_money(
    reader: &Reader,
    request: &Request,
    state: &mut State,
) -> Result<(), Wrong> {
    match &mut state.economy {
        Economy::Centres(_) => Ok(()),
        Economy::Credits(held) => {
            let form = request.credits.clone().unwrap_or_default();
            credits::read(reader, &form, &state.position, held)
        }
        Economy::Blocks(held) => {
            let form = request.blocks.clone().unwrap_or_default();
            blocks::read_bank(reader, &form, &state.position, held)
        }
    }
}

/// Reads the sheets of everybody who writes one.
pub(super) fn sheets(
    reader: &Reader,
    request: &Request,
    state: &State,
) -> Result<BTreeMap<PlayerId, Sheet>, Wrong> {
    match state.control {
        Control::Seats(_) => reader.sheets(request, state.phase),
        Control::Exchange(_) => exchange::sheets(request, state),
    }
}

/// The secret of the game's random draws, where anything is drawn and it is known.
pub(super) fn secret(control: &Control) -> Option<Secret> {
    match control {
        Control::Seats(_) => None,
        Control::Exchange(exchange) => exchange.secret,
    }
}

/// Leaves of the form of a state what phases make: not what players change before `next`. `other` is the state
/// it is compared with.
pub(super) fn settle(form: &mut Request, next: &State, other: &State) {
    match &next.relations {
        Relations::None => {}
        Relations::Treaties(next) => treaties::settle(form, next),
    }
    match &next.economy {
        Economy::Centres(_) | Economy::Blocks(_) => {}
        Economy::Credits(next) => credits::settle(form, next),
    }
    match next.control {
        Control::Seats(_) => {}
        Control::Exchange(_) => exchange::settle(form, other),
    }
}

/// A state with what players do openly in it before `next`, as they do it.
pub(super) fn played_until(state: &State, next: &State) -> State {
    match &next.relations {
        Relations::None => state.clone(),
        Relations::Treaties(there) => treaties::claimed(state, there),
    }
}
