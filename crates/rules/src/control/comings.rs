//! How people come into a game and leave it: what every choice on this axis does then.

use crate::board::Power;

use super::exchange::{ExchangeError, Secret};
use super::{Control, ControlRules, PlayerId, SeatsError};

/// Why somebody could not come, go or begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// Nobody has a power of their own.
    #[error("players have no seats in this game")]
    NoSeats,
    /// The seat cannot be taken or left.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// The player cannot join or leave the exchange.
    #[error(transparent)]
    Exchange(#[from] ExchangeError),
}

impl ControlRules {
    /// Whether people may join a game that has begun: in an exchange, not where each power has a seat.
    pub const fn admits_latecomers(&self) -> bool {
        match self {
            ControlRules::Seats => false,
            ControlRules::Exchange(_) => true,
        }
    }
}

impl Control {
    /// Somebody joins, with the power they choose of those in the `hands` that are played, if any.
    ///
    /// # Errors
    /// When they cannot, or the power is not to be had.
    pub fn join(
        &mut self,
        hands: &[Vec<Power>],
        player: PlayerId,
        wish: Option<Power>,
    ) -> Result<(), ControlError> {
        match self {
            Control::Seats(seats) => seats.join(hands, player, wish)?,
            Control::Exchange(_) if wish.is_some() => return Err(ExchangeError::NoPowers.into()),
            Control::Exchange(exchange) => exchange.join(player)?,
        }
        Ok(())
    }

    /// Somebody asks for powers of those in the `hands` that are played, the dearest first, and joins if they have not
    /// yet.
    ///
    /// # Errors
    /// When there is no room, or powers are not to be had.
    pub fn prefer(
        &mut self,
        hands: &[Vec<Power>],
        player: PlayerId,
        wishes: &[Power],
    ) -> Result<(), ControlError> {
        match self {
            Control::Seats(seats) => seats.prefer(hands, player, wishes.to_vec())?,
            Control::Exchange(_) => return Err(ExchangeError::NoPowers.into()),
        }
        Ok(())
    }

    /// Somebody leaves. Returns the first power that nobody speaks for any more. `playing`: whether the game
    /// has begun.
    ///
    /// # Errors
    /// When they are not in the game.
    pub fn leave(
        &mut self,
        player: PlayerId,
        playing: bool,
    ) -> Result<Option<Power>, ControlError> {
        match self {
            Control::Seats(seats) => Ok(seats.leave(player)?),
            Control::Exchange(exchange) => {
                exchange.leave(player, playing)?;
                Ok(None)
            }
        }
    }

    /// The game begins with those who have joined, for the `hands` that are played. `lot(n)` draws a number
    /// below `n`.
    ///
    /// # Errors
    /// When players are missing, or something else that the game needs.
    pub fn begin(
        &mut self,
        rules: &ControlRules,
        hands: &[Vec<Power>],
        lot: impl FnMut(usize) -> usize,
    ) -> Result<(), ControlError> {
        match self {
            Control::Seats(seats) => seats.deal(hands, lot)?,
            Control::Exchange(exchange) if exchange.players().is_empty() => {
                return Err(ExchangeError::Nobody.into());
            }
            Control::Exchange(exchange) if exchange.secret.is_none() => {
                return Err(ExchangeError::NoSecret.into());
            }
            Control::Exchange(exchange) => {
                if rules.hides_players() {
                    exchange.renumber(lot);
                }
                exchange.begin();
            }
        }
        Ok(())
    }

    /// Somebody takes the powers of a hand in a game that goes on. Returns who had them.
    ///
    /// # Errors
    /// When they have one already, or nobody has.
    pub fn seat(
        &mut self,
        hand: &[Power],
        player: PlayerId,
    ) -> Result<Option<PlayerId>, ControlError> {
        match self {
            Control::Seats(seats) => Ok(seats.seat(hand, player)?),
            Control::Exchange(_) => Err(ControlError::NoSeats),
        }
    }

    /// Fixes the secret that random draws follow from, unless that is done; whether it was not.
    ///
    /// # Errors
    /// When nothing is drawn in the game.
    pub fn commit(&mut self, secret: Secret) -> Result<bool, ControlError> {
        match self {
            Control::Seats(_) => Err(ExchangeError::NotPlayed.into()),
            Control::Exchange(exchange) => {
                let lacking = exchange.secret.is_none();
                exchange.secret = exchange.secret.or(Some(secret));
                Ok(lacking)
            }
        }
    }

    /// Notes that a power's own player missed a phase, or did not.
    pub fn note_missed(&mut self, power: Power, missed: bool) {
        match self {
            Control::Seats(seats) => {
                if let Some(seat) = seats.seats.get_mut(&power) {
                    seat.missed = if missed { seat.missed + 1 } else { 0 };
                }
            }
            Control::Exchange(_) => {}
        }
    }

    /// A power's own player has fallen silent, for all their powers. Returns who it was.
    ///
    /// # Errors
    /// When it has none.
    pub fn fall_silent(&mut self, power: Power) -> Result<PlayerId, ControlError> {
        match self {
            Control::Seats(seats) => Ok(seats.fall(power).ok_or(SeatsError::NotIn)?),
            Control::Exchange(_) => Err(ControlError::NoSeats),
        }
    }

    /// Somebody who fell silent takes their powers back. Returns which.
    ///
    /// # Errors
    /// When they left none, or another has it.
    pub fn come_back(&mut self, player: PlayerId) -> Result<Vec<Power>, ControlError> {
        match self {
            Control::Seats(seats) => Ok(seats.come_back(player)?),
            Control::Exchange(_) => Err(ControlError::NoSeats),
        }
    }
}
