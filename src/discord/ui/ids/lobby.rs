//! The ids of a lobby's buttons, and of the form in which a GM sets things.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use crate::control::Level;
use crate::service::Field;

/// What is asked for in a lobby, and what a GM sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LobbyAsk {
    /// Waits for a place in a full game.
    Wait,
    /// Shows the presser's own list of powers.
    List,
    /// The menu that adds a power to that list.
    Add,
    /// Strikes the whole list.
    Unlist,
    /// Opens the form at a page.
    Open(Page),
    /// Shows another page of the form.
    Turn(Page),
    /// The menu of the form's pages.
    Pages,
    /// The menu that sets a field.
    Pick(Field),
    /// Sets a field on or off.
    Switch { field: Field, on: bool },
    /// Opens a form to write in.
    Ask(Form),
    /// That form, filled in.
    Write(Form),
    /// The menu of variants.
    Variant,
    /// The menu of rulebooks.
    Rulebook,
    /// A menu of the rules' options, beginning with this one.
    Options { from: u8 },
    /// The menu of what an option may be.
    Value(Mark),
    /// The form with an option's number, filled in.
    Number(Mark),
    /// The menu of people who may run the game.
    Gm,
    /// The menu of people to invite.
    Invite,
    /// Shows the levels of computer players.
    Computers,
    /// Fills the free places with computers of a level.
    Fill(Level),
    /// Takes all computers out of the lobby.
    Empty,
}

/// A page of the form.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Page {
    Game,
    Phases,
    Clock,
    Press,
    Missed,
    Seats,
    Gm,
    Votes,
    More,
}

/// A form to write in.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    Name,
    Times,
    Zone,
    Slots,
    Options,
}

/// An option of the rules, by a short mark of its name: which options there are depends on the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark(u32);

impl Mark {
    /// The mark of a name.
    pub fn of(name: &str) -> Mark {
        let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(16_777_619);
        Mark(name.bytes().fold(2_166_136_261, step))
    }
}

impl Page {
    /// All pages, in their order.
    pub const ALL: &[Page] = <Page as strum::VariantArray>::VARIANTS;

    /// The word it goes by.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

impl Form {
    /// The word it goes by.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

impl LobbyAsk {
    /// How a press of it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            LobbyAsk::Wait | LobbyAsk::List | LobbyAsk::Open(_) | LobbyAsk::Computers => {
                Manner::New
            }
            // An option with words is answered by a menu of them.
            LobbyAsk::Ask(_) | LobbyAsk::Options { .. } => Manner::Form,
            _ => Manner::Change,
        }
    }
}
