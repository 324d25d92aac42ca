//! The ids of the buttons of seats that nobody fills.

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::PlayerId;

/// What a button about a seat asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatAsk {
    /// Takes over a power that nobody plays.
    Take { power: Power },
    /// The GM agrees that `player` takes over `power`.
    Approve { power: Power, player: PlayerId },
    /// Takes the seat the GM has offered.
    Sit,
    /// Declines the seat the GM has offered.
    Decline,
    /// Shares the seat of this power's player, who has invited the presser.
    Share { power: Power },
    /// Declines to share it.
    NoShare { power: Power },
    /// The presser, who had fallen silent, takes their own power back.
    Return,
}
