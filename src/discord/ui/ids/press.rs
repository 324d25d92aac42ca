//! The ids of press: answering, reporting and reading letters, following a game and reading along in its gallery.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use super::power_bits::PowerBits;
use crate::service::{Mark, SeatUse};

/// What a button or form of press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PressAsk {
    /// Opens the form for an answer to a letter.
    Reply { mark: Mark },
    /// That form was submitted.
    Answer { mark: Mark },
    /// The form for a letter to these powers was submitted; `grey` leaves its sender unnamed.
    Letter { to: PowerBits, grey: bool },
    /// The form for public press was submitted; `grey` leaves its sender unnamed.
    Public { grey: bool },
    /// Asks whether a letter shall be reported.
    Report { mark: Mark },
    /// Reports the letter to the GM.
    ReportSure { mark: Mark },
    /// Opens the inbox, in a message of its own.
    Mail,
    /// Asks to whom a letter shall go.
    Write,
    /// The menu of powers to write to was used; its values are the powers.
    To,
    /// Opens the form for a letter to these powers.
    WriteTo { to: PowerBits },
    /// Opens the form for public press.
    ToAll,
    /// A page of the inbox, from 0.
    Inbox { page: u32 },
    /// A page of the presser's own correspondence, from 0.
    Log { page: u32 },
    /// The presser's whole correspondence as a file.
    File,
    /// Stops following the game.
    Unwatch,
    /// Gives one's word and joins the game's gallery.
    Gallery,
    /// A page of the letters that the gallery reads, from 0.
    GalleryLog { page: u32 },
    /// Agrees that one's letters stand in the game's archive, or no longer.
    Consent { agrees: bool },
}

impl PressAsk {
    /// Whether whoever shares a player's seat may press it as the player.
    pub const fn seat_use(self) -> SeatUse {
        match self {
            PressAsk::Unwatch => SeatUse::Themselves,
            PressAsk::Consent { .. } => SeatUse::Player,
            _ => SeatUse::Partners,
        }
    }

    /// How a click on it is answered.
    pub const fn manner(self) -> Manner {
        match self {
            PressAsk::Reply { .. } | PressAsk::WriteTo { .. } | PressAsk::ToAll => Manner::Form,
            PressAsk::Mail => Manner::New,
            PressAsk::Report { .. } | PressAsk::File | PressAsk::Consent { .. } => Manner::New,
            _ => Manner::Change,
        }
    }
}
