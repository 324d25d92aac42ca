//! The ids of a lobby's buttons, and of the form in which a GM sets things.

use serde::{Deserialize, Serialize};

use super::part::Manner;
use crate::control::Level;
use crate::service::Field;

/// What a button, menu or form of the lobby asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LobbyAsk {
    /// Puts the presser on a full game's waiting list.
    Wait,
    /// Shows the presser's list of the powers they wish for.
    List,
    /// The menu that adds a power to the presser's list.
    Add,
    /// Empties the presser's list.
    Unlist,
    /// Opens the settings form at a page, in a message of its own.
    Open(Page),
    /// Turns the settings form to another page.
    Turn(Page),
    /// The menu of the settings form's pages.
    Pages,
    /// The menu that sets a field was used.
    Pick(Field),
    /// Sets a field on or off.
    Switch { field: Field, on: bool },
    /// Opens a form with text fields.
    Ask(Form),
    /// That form was submitted.
    Write(Form),
    /// The menu of variants was used.
    Variant,
    /// The menu of rulebooks was used.
    Rulebook,
    /// Shows the boards a game can be played on.
    Boards,
    /// A menu of boards was used.
    Board(Boards),
    /// A menu of the rules' options, beginning with this one.
    Options { from: u8 },
    /// The menu of an option's values was used.
    Value(Mark),
    /// The form with an option's number was submitted.
    Number(Mark),
    /// The menu that names the GM was used.
    Gm,
    /// The menu of people to invite was used.
    Invite,
    /// Shows the levels of computer players.
    Computers,
    /// Fills the free places with computers of a level.
    Fill(Level),
    /// Takes all computers out of the lobby.
    Empty,
}

/// Whose boards a menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// Those that come with the program.
    Ours,
    /// Those on the server's list.
    Servers,
}

/// A page of the settings form.
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
    /// The game's name, variant and options.
    Game,
    /// The times for phases.
    Phases,
    /// Time zone, slots, quiet days, grace, reminders and early closing.
    Clock,
    /// Letters and public press.
    Press,
    /// What happens when a player hands in nothing, and who takes over.
    Missed,
    /// Who may join, and how powers are dealt.
    Seats,
    /// Who runs the game, and whether the GM sees sealed orders.
    Gm,
    /// Draws, concessions and ballots.
    Votes,
    /// More time by vote, and announced absences.
    More,
}

/// A form with text fields that belongs to the settings form.
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
    /// The game's name.
    Name,
    /// The times for phases.
    Times,
    /// The time zone.
    Zone,
    /// The moments of the week for deadlines.
    Slots,
    /// The options of the setup.
    Options,
}

/// An option of the rules, by a short mark of its name: which options there are depends on the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark(u32);

impl Mark {
    /// The mark that stands for this name in ids.
    pub fn of(name: &str) -> Mark {
        let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(16_777_619);
        Mark(name.bytes().fold(2_166_136_261, step))
    }
}

impl Page {
    /// All pages, in the order in which they are offered.
    pub const ALL: &[Page] = <Page as strum::VariantArray>::VARIANTS;

    /// The page's word in ids and in the catalogue.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

impl Form {
    /// The form's word in ids and in the catalogue.
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
