//! The list in which the mechanics register what the demo people do in them. A new choice on an axis does not
//! compile until it is listed.

use rand::Rng;

use super::{blocks, exchange, habits};
use crate::board::Power;
use crate::control::exchange::Trade;
use crate::control::{Control, PlayerId};
use crate::economy::Economy;
use crate::game::{Sheet, State};
use crate::orders::Order;

/// A power's Winter.
pub(super) fn winter(state: &State, power: Power, legal: &[Order], rng: &mut impl Rng) -> Sheet {
    match &state.economy {
        Economy::Centres(_) | Economy::Credits(_) => Sheet {
            orders: habits::adjustments(state, power, legal, rng),
            ..Sheet::default()
        },
        Economy::Blocks(held) => blocks::invest(state, held, power, legal, rng),
    }
}

/// What a player trades in the open phase; nothing where nothing is traded.
pub(super) fn trades(state: &State, player: PlayerId, rng: &mut impl Rng) -> Vec<Trade> {
    match &state.control {
        Control::Exchange(exchange) if state.is_trading() => {
            exchange::trades(exchange, player, rng)
        }
        Control::Seats(_) | Control::Exchange(_) => Vec::new(),
    }
}
