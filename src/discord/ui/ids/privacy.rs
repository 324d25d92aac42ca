//! The button by which somebody asks to be forgotten. It belongs to no game: its id names game 0 of guild 0.

use serde::{Deserialize, Serialize};

use super::{Ask, ComponentId, GameRef};
use crate::store::{GameId, GuildId};

/// What a button about the data stored about the presser asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrivacyAsk {
    /// Forgets the presser, if that does still what was shown under this mark.
    Forget { mark: u32 },
}

impl PrivacyAsk {
    /// The text that Discord keeps in the button and sends back when it is pressed.
    pub fn id(self) -> ComponentId {
        ComponentId {
            of: GameRef {
                guild: GuildId(0),
                game: GameId(0),
            },
            ask: Ask::Privacy(self),
        }
    }
}
