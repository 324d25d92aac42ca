//! Who orders which units: the control axis.
//!
//! A seat is not a power. Everything that asks whose orders count asks here.

mod comings;
mod computer;
mod deal;
pub mod exchange;
mod player;
mod roster;
mod seats;
mod sitting;

use serde::{Deserialize, Serialize};

use crate::board::{BoardNeeds, Power};

pub use comings::ControlError;
pub use computer::{Computer, Level, UnknownLevel};
use exchange::{Exchange, ExchangeRules, Secret};
pub use player::PlayerId;
pub use seats::{Entrant, Seat, Seats, SeatsError};
pub use sitting::SeatedPlayer;

/// How a game assigns powers to players: the control axis of a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ControlRules {
    /// Each power has one player, who orders its units, and may play several.
    Seats,
    /// Any number of players; whoever holds most of a country's currency orders its units: Capitalist
    /// Diplomacy.
    #[serde(rename = "bourse")]
    Exchange(ExchangeRules),
}

impl ControlRules {
    /// What these rules need of a board: with fewer than three currencies prices mean nothing.
    pub(crate) fn needs(&self) -> BoardNeeds {
        match self {
            ControlRules::Seats => BoardNeeds::default(),
            ControlRules::Exchange(_) => BoardNeeds {
                powers: 3,
                ..BoardNeeds::default()
            },
        }
    }

    /// The exchange's rules; `None` where each power has a seat.
    pub fn exchange(&self) -> Option<&ExchangeRules> {
        match self {
            ControlRules::Seats => None,
            ControlRules::Exchange(rules) => Some(rules),
        }
    }
}

/// Who plays and who orders which units, at one moment: the state of the control axis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    /// Which player has which power.
    Seats(Seats),
    /// Which player holds how much of which currency (Capitalist Diplomacy).
    #[serde(rename = "bourse")]
    Exchange(Box<Exchange>),
}

impl Control {
    /// The axis before anybody has joined; `played`: the powers somebody is to play.
    pub fn new(rules: ControlRules, played: &[Power]) -> Control {
        match rules {
            ControlRules::Seats => Control::Seats(Seats::default()),
            ControlRules::Exchange(_) => Control::Exchange(Box::new(Exchange::of(played))),
        }
    }

    /// Uses another secret for random draws, if there are any: for a phase that is only tried out.
    pub fn draw_by(&mut self, secret: Secret) {
        if let Control::Exchange(exchange) = self {
            exchange.secret = Some(secret);
        }
    }

    /// Makes what is handed in for a phase part of the seed of its random draws, if there are any.
    pub fn mix_orders_into_lots(&mut self) {
        if let Control::Exchange(exchange) = self {
            exchange.mixed = true;
        }
    }

    /// The seats; `None` in an exchange.
    pub fn seats(&self) -> Option<&Seats> {
        match self {
            Control::Seats(seats) => Some(seats),
            Control::Exchange(_) => None,
        }
    }

    /// Whether several players may order one power's units.
    pub fn is_shared(&self) -> bool {
        match self {
            Control::Seats(_) => false,
            Control::Exchange(_) => true,
        }
    }

    /// The exchange's state; `None` where each power has a seat.
    pub fn exchange(&self) -> Option<&Exchange> {
        match self {
            Control::Seats(_) => None,
            Control::Exchange(exchange) => Some(exchange),
        }
    }

    /// The exchange's state, to be changed; `None` where each power has a seat.
    pub fn exchange_mut(&mut self) -> Option<&mut Exchange> {
        match self {
            Control::Seats(_) => None,
            Control::Exchange(exchange) => Some(exchange),
        }
    }

    /// The axis of an earlier state, restored in place of this one by a rollback: people keep their
    /// seats ([`Seats::rolled_back_to`]), what was traded is undone. `told`: the secret of the lots was published, and another is
    /// needed.
    pub fn rolled_back_to(&self, then: &Control, told: bool) -> Control {
        match (self, then) {
            (Control::Exchange(now), Control::Exchange(then)) => {
                let mut back = then.as_ref().clone().rolled_back(now);
                back.secret = back.secret.filter(|_| !told);
                Control::Exchange(Box::new(back))
            }
            (Control::Seats(now), Control::Seats(then)) => Control::Seats(now.rolled_back_to(then)),
            _ => self.clone(),
        }
    }

    /// The powers whose units this player may order now.
    pub fn powers_of(&self, player: PlayerId) -> Vec<Power> {
        match self {
            Control::Seats(seats) => seats.powers_of(player),
            Control::Exchange(exchange) => exchange.powers_of(player),
        }
    }

    /// The players who may order this power's units now.
    pub fn players_of(&self, power: Power) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.player_of(power).into_iter().collect(),
            Control::Exchange(exchange) => exchange.commanders(power),
        }
    }

    /// Everybody who takes part, in the lobby or at the board.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.players(),
            Control::Exchange(exchange) => exchange.players(),
        }
    }

    /// Whether the player is in the lobby or in the game.
    pub fn has(&self, player: PlayerId) -> bool {
        match self {
            Control::Seats(seats) => seats.players().contains(&player),
            Control::Exchange(exchange) => exchange.has(player),
        }
    }
}
