//! The ids of the buttons of seats that nobody fills.

use std::fmt;

use super::part::{BadId, number};
use crate::board::Power;
use crate::control::PlayerId;

/// What such a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl fmt::Display for SeatAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatAsk::Take { power } => write!(f, "take:{power}"),
            SeatAsk::Approve { power, player } => write!(f, "approve:{power}:{}", player.0),
            SeatAsk::Sit => f.write_str("sit"),
            SeatAsk::Decline => f.write_str("decline-seat"),
            SeatAsk::Return => f.write_str("return-seat"),
        }
    }
}

impl SeatAsk {
    /// Reads what follows the verb, where it is one of these.
    pub(super) fn read<'t>(
        verb: &str,
        parts: &mut impl Iterator<Item = &'t str>,
    ) -> Option<Result<SeatAsk, BadId>> {
        match verb {
            "sit" => return Some(Ok(SeatAsk::Sit)),
            "decline-seat" => return Some(Ok(SeatAsk::Decline)),
            "return-seat" => return Some(Ok(SeatAsk::Return)),
            _ => {}
        }
        let read = |parts: &mut dyn Iterator<Item = &'t str>| {
            let power = number(parts.next())?;
            Ok(match verb {
                "take" => SeatAsk::Take { power },
                _ => SeatAsk::Approve {
                    power,
                    player: PlayerId(number(parts.next())?),
                },
            })
        };
        matches!(verb, "take" | "approve").then(|| read(parts))
    }
}
