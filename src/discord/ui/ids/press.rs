//! The ids of press: answering, reporting and reading letters, following a game.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use super::power_bits::PowerBits;
use crate::service::Mark;

/// What a button or form of press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PressAsk {
    /// Opens the form for an answer to a letter.
    Reply { mark: Mark },
    /// That form, filled in.
    Answer { mark: Mark },
    /// The form for a letter to these powers, filled in.
    Letter { to: PowerBits, grey: bool },
    /// The form for public press, filled in.
    Public { grey: bool },
    /// Asks whether a letter shall be reported.
    Report { mark: Mark },
    /// Reports it.
    ReportSure { mark: Mark },
    /// Opens the inbox in a message of its own.
    Mail,
    /// Asks to whom a letter shall go.
    Write,
    /// The menu of several powers; its values are theirs.
    To,
    /// Opens the form for a letter to these powers.
    WriteTo { to: PowerBits },
    /// Opens the form for public press.
    ToAll,
    /// A page of the inbox.
    Inbox { page: u32 },
    /// A page of one's own correspondence.
    Log { page: u32 },
    /// The same as a file.
    File,
    /// Follows the game no longer.
    Unwatch,
    /// Agrees that one's letters stand in the game's archive, or no longer.
    Consent { agrees: bool },
}

impl PressAsk {
    /// How a press of it is answered.
    pub const fn manner(self) -> Manner {
        match self {
            PressAsk::Reply { .. } | PressAsk::WriteTo { .. } | PressAsk::ToAll => Manner::Form,
            PressAsk::Mail => Manner::New,
            PressAsk::Report { .. } | PressAsk::File | PressAsk::Consent { .. } => Manner::New,
            _ => Manner::Change,
        }
    }
}
