//! Who orders which units: the control axis.
//!
//! A seat is not a power. Everything that asks whose orders count asks here.

mod seats;

use serde::{Deserialize, Serialize};

use crate::board::Power;

pub use seats::{Entrant, Seat, Seats, SeatsError};

/// A person, by the number the outer world knows them by. The core draws no conclusion from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

/// The choice a setup makes on this axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ControlRules {
    /// One player, one power.
    Seats,
}

/// The axis's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    Seats(Seats),
}

impl Control {
    /// The axis before anybody has joined.
    pub fn new(rules: ControlRules) -> Control {
        match rules {
            ControlRules::Seats => Control::Seats(Seats::default()),
        }
    }

    /// The powers whose units this player may order now.
    pub fn powers_of(&self, player: PlayerId) -> Vec<Power> {
        match self {
            Control::Seats(seats) => seats.power_of(player).into_iter().collect(),
        }
    }

    /// The players who may order this power's units now.
    pub fn players_of(&self, power: Power) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.player_of(power).into_iter().collect(),
        }
    }

    /// Everybody who takes part, in the lobby or at the board.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.players(),
        }
    }

    /// Whether this person takes part.
    pub fn has(&self, player: PlayerId) -> bool {
        self.players().contains(&player)
    }
}
