//! The ids of the buttons of seats that nobody fills.

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::PlayerId;

/// What such a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatAsk {
    /// Takes a power over.
    Take { power: Power },
    /// The GM agrees to somebody's taking it over.
    Approve { power: Power, player: PlayerId },
    /// Takes the seat the GM has offered.
    Sit,
    /// Turns it down.
    Decline,
    /// Takes one's own power back after falling silent.
    Return,
}
