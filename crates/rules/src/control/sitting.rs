//! Players who alone speak for a power, and the phases that they missed in a row.

use crate::board::Power;

use super::{Control, PlayerId};

/// A power's only player, and how many phases that player has missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The power that is spoken for.
    pub power: Power,
    /// Who alone speaks for it.
    pub player: PlayerId,
    /// How many phases this player has missed in a row.
    pub missed: u32,
}

impl Control {
    /// Everybody who alone speaks for a power, in the order of the powers; nobody where powers are shared.
    pub fn sitting(&self) -> Vec<SeatedPlayer> {
        match self {
            Control::Seats(seats) => {
                let taken = seats.seats.iter().filter_map(|(power, seat)| {
                    Some(SeatedPlayer {
                        power: *power,
                        player: seat.player?,
                        missed: seat.missed,
                    })
                });
                taken.collect()
            }
            Control::Exchange(_) => Vec::new(),
        }
    }

    /// Gives each of these powers a player of its own, or none; without effect where powers are shared.
    pub fn sit(&mut self, players: impl IntoIterator<Item = (Power, Option<PlayerId>)>) {
        match self {
            Control::Seats(seats) => {
                for (power, player) in players {
                    seats.seats.entry(power).or_default().player = player;
                }
            }
            Control::Exchange(_) => {}
        }
    }

    /// Sets how many phases a power's own player has missed in a row; without effect where powers are shared.
    pub fn set_missed(&mut self, power: Power, missed: u32) {
        match self {
            Control::Seats(seats) => {
                if let Some(seat) = seats.seats.get_mut(&power) {
                    seat.missed = missed;
                }
            }
            Control::Exchange(_) => {}
        }
    }
}
