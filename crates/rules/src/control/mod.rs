//! Who orders which units: the control axis.
//!
//! A seat is not a power. Everything that asks whose orders count asks here.

pub mod bourse;
mod deal;
mod seats;

use serde::{Deserialize, Serialize};

use crate::board::Power;

use bourse::{Bourse, BourseRules, Secret};
pub use seats::{Entrant, Seat, Seats, SeatsError};

/// A person, by the number the outside world uses for them. The rules attach no meaning to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

impl PlayerId {
    /// Whether this number belongs to nobody: it replaced the id of somebody who was forgotten.
    pub const fn is_nobody(self) -> bool {
        self.0 > (i64::MAX - 1_000_000) as u64
    }
}

/// The choice a setup makes on this axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ControlRules {
    /// One player, one power.
    Seats,
    /// Any number of players; whoever holds most of a country's currency orders its units: Capitalist
    /// Diplomacy.
    Bourse(BourseRules),
}

impl ControlRules {
    /// The exchange's rules, if there is one.
    pub fn bourse(&self) -> Option<&BourseRules> {
        match self {
            ControlRules::Seats => None,
            ControlRules::Bourse(rules) => Some(rules),
        }
    }
}

/// The axis's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Control {
    Seats(Seats),
    Bourse(Box<Bourse>),
}

impl Control {
    /// The axis before anybody has joined.
    pub fn new(rules: ControlRules) -> Control {
        match rules {
            ControlRules::Seats => Control::Seats(Seats::default()),
            ControlRules::Bourse(_) => Control::Bourse(Box::default()),
        }
    }

    /// Uses another secret for random draws, if there are any: for a phase that is only tried out.
    pub fn draw_by(&mut self, secret: Secret) {
        if let Control::Bourse(bourse) = self {
            bourse.secret = Some(secret);
        }
    }

    /// Makes what is handed in for a phase part of the seed of its random draws, if there are any.
    pub fn mix_orders_into_lots(&mut self) {
        if let Control::Bourse(bourse) = self {
            bourse.mixed = true;
        }
    }

    /// The seats, where each player has one.
    pub fn seats(&self) -> Option<&Seats> {
        match self {
            Control::Seats(seats) => Some(seats),
            Control::Bourse(_) => None,
        }
    }

    /// Whether several players may speak for one power.
    pub fn is_shared(&self) -> bool {
        match self {
            Control::Seats(_) => false,
            Control::Bourse(_) => true,
        }
    }

    /// The exchange, if the game has one.
    pub fn bourse(&self) -> Option<&Bourse> {
        match self {
            Control::Seats(_) => None,
            Control::Bourse(bourse) => Some(bourse),
        }
    }

    /// As [`Control::bourse`], to be changed.
    pub fn bourse_mut(&mut self) -> Option<&mut Bourse> {
        match self {
            Control::Seats(_) => None,
            Control::Bourse(bourse) => Some(bourse),
        }
    }

    /// The axis of an earlier state, restored in place of this one by a rollback: people keep their
    /// seats ([`Seats::rolled_back_to`]), what was traded is undone. `told`: the secret of the lots was published, and another is
    /// needed.
    pub fn rolled_back_to(&self, then: &Control, told: bool) -> Control {
        match (self, then) {
            (Control::Bourse(now), Control::Bourse(then)) => {
                let mut back = then.as_ref().clone().rolled_back(now);
                back.secret = back.secret.filter(|_| !told);
                Control::Bourse(Box::new(back))
            }
            (Control::Seats(now), Control::Seats(then)) => Control::Seats(now.rolled_back_to(then)),
            _ => self.clone(),
        }
    }

    /// The powers whose units this player may order now.
    pub fn powers_of(&self, player: PlayerId) -> Vec<Power> {
        match self {
            Control::Seats(seats) => seats.power_of(player).into_iter().collect(),
            Control::Bourse(bourse) => bourse.powers_of(player),
        }
    }

    /// The players who may order this power's units now.
    pub fn players_of(&self, power: Power) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.player_of(power).into_iter().collect(),
            Control::Bourse(bourse) => bourse.commanders(power),
        }
    }

    /// Everybody who takes part, in the lobby or at the board.
    pub fn players(&self) -> Vec<PlayerId> {
        match self {
            Control::Seats(seats) => seats.players(),
            Control::Bourse(bourse) => bourse.players(),
        }
    }

    /// Whether this person takes part.
    pub fn has(&self, player: PlayerId) -> bool {
        match self {
            Control::Seats(seats) => seats.players().contains(&player),
            Control::Bourse(bourse) => bourse.has(player),
        }
    }
}
