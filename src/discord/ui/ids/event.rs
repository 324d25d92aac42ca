//! The ids of the buttons of events.

use serde::{Deserialize, Serialize};

use super::{Ask, ComponentId, GameRef};
use crate::control::Level;
use crate::store::{EventId, GameId, GuildId};

/// What a button of an event asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventAsk {
    /// Signs the presser up.
    Join { event: EventId },
    /// Takes the presser out of the rounds to come.
    Leave { event: EventId },
    /// Deals the next round by this seed, if the event is still as it was shown.
    Deal {
        event: EventId,
        version: i64,
        seed: u32,
        fill: Option<Level>,
    },
    /// Shows another way to deal the next round.
    Again { event: EventId, fill: Option<Level> },
}

impl EventAsk {
    /// The text that Discord keeps in the button and sends back when it is pressed.
    pub fn id(self, guild: GuildId) -> String {
        let of = GameRef {
            guild,
            game: GameId(0),
        };
        ComponentId {
            of,
            ask: Ask::Event(self),
        }
        .to_string()
    }
}
