//! The ids of buttons, menus and forms: all that pressing one means, in the id itself.
//!
//! Nothing is remembered between showing a button and its being pressed, so a button outlives the
//! process. An id opens with a version: a button of an older program is answered with a kind word
//! instead of being misread.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};
use crate::discord::exchange::book::Book;
use crate::game::Motion;
use crate::service::{Pact, SeatUse, Terms};
use crate::store::{GameId, GuildId, PhaseNo, Seq};

mod ballots;
mod deal;
mod event;
mod gm;
mod lobby;
mod panel;
mod part;
mod power_bits;
mod press;
mod privacy;
mod seat;
mod text;

pub use ballots::{BallotAsk, RuleAsk};
pub use deal::{Area, Chosen, Deal, DealAsk};
pub use event::EventAsk;
pub use gm::{GmAsk, PanelAct, Sight};
pub use lobby::{Boards, Form, LobbyAsk, Mark, Page};
pub use panel::{Named, OrderKind, PanelAsk};
pub use part::{BadId, Manner};
pub use power_bits::PowerBits;
pub use press::PressAsk;
pub use privacy::PrivacyAsk;
pub use seat::SeatAsk;

/// What every id of this layout opens with.
const VERSION: &str = "c1";

/// A game as its buttons name it. The guild goes with it, because private messages have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameRef {
    /// The server the game is played on.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
}

/// What a button, a menu or a form of the bot asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Something that only GMs may ask for.
    Gm(GmAsk),
    /// Joins the lobby.
    Join,
    /// The menu of powers one may wish for; its chosen value is a power's name or [`ANY_POWER`].
    Wish,
    /// Something else that is asked for in a lobby, or that a GM sets.
    Lobby(LobbyAsk),
    /// Leaves the lobby.
    Leave,
    /// Starts the game with those in its lobby.
    Start,
    /// Shows the presser's own sheet.
    Sheet,
    /// Marks the presser ready in this phase, or no longer.
    Ready { phase: PhaseNo, ready: bool },
    /// Opens the form with the whole sheet's text.
    Edit { phase: PhaseNo },
    /// The form with the whole sheet, filled in. `of`: the number of the sheet it was opened with.
    Submit { phase: PhaseNo, of: Option<i64> },
    /// A step at the order panel. Its ids are the longest, so its word is short.
    #[serde(rename = "p")]
    Panel(PanelAsk),
    /// A step towards a declaration: of money, treaties or blocks.
    Deal(DealAsk),
    /// Removes every order from the sheet.
    Clear { phase: PhaseNo },
    /// Declares what another power has declared with the presser's: the matching line. `terms` are
    /// the other's.
    Accept {
        phase: PhaseNo,
        by: Power,
        terms: Terms,
    },
    /// Takes back a declared transfer.
    Withdraw {
        phase: PhaseNo,
        with: Power,
        terms: Terms,
    },
    /// Declares the presser's side of a treaty.
    Enter { phase: PhaseNo, pact: Pact },
    /// Takes the declaration in that place of the sheet's treaties back, if it is the marked one.
    TakeBack {
        phase: PhaseNo,
        line: u32,
        mark: u16,
    },
    /// Shows how all powers stand to each other.
    Relations,
    /// Places all points that are left as blocks in a province.
    Rest { phase: PhaseNo, at: Province },
    /// Confirms the goal in blocks, if it is still `goal`.
    KeepGoal { goal: u32 },
    /// Opens the form in which the GM sets another goal.
    GoalForm,
    /// That form was submitted.
    SetGoal,
    /// Opens the form with the player's trades.
    TradeForm { phase: PhaseNo },
    /// The form with the trades, filled in. `of`: the mark of those it was opened with.
    SubmitTicket { phase: PhaseNo, of: u32 },
    /// Removes every trade from the sheet.
    ClearTrades { phase: PhaseNo },
    /// Votes on a motion of the game's rules.
    Vote {
        motion: Motion,
        yes: bool,
        /// The season it was shown in.
        season: u32,
    },
    /// Votes on a ballot of the players.
    Ballot(BallotAsk),
    /// Ends the game with a stated result: the button that confirms it.
    Rule(RuleAsk),
    /// Shows the map of the present position.
    Map,
    /// Shows the part of the map around the presser's units, with his orders.
    Zoom,
    /// Shows the map as the phase of that revision left it.
    After { seq: Seq },
    /// Shows the open phase, its deadline and who is awaited.
    Status,
    /// The ledger that the phase of that revision published, in words and as a file.
    Ledger { seq: Seq },
    /// Ends the game without a result: the button that confirms it.
    Abandon,
    /// Leaves a game that is being played: the button that confirms it.
    Resign,
    /// Something about a power that nobody plays, or a seat that is offered.
    Seat(SeatAsk),
    /// Something about letters, or about following a game.
    Press(PressAsk),
    /// Something about the data stored about the presser; it belongs to no game.
    Privacy(PrivacyAsk),
    /// Something about an event; it belongs to no game.
    Event(EventAsk),
    /// Opens the form that creates a game; it belongs to no game yet.
    NewGame,
    /// That form was submitted.
    CreateGame,
    /// Another page of the history.
    History { page: u32 },
    /// A page of what the exchange has published after the phase of that revision; 0 is now. `turn`: the
    /// book is open already.
    Book {
        book: Book,
        seq: Seq,
        page: u32,
        turn: bool,
    },
}

impl Ask {
    /// Whether its answer may have more than one picture: then Discord is told at once that it is coming.
    pub const fn draws_several(&self) -> bool {
        matches!(self, Ask::Relations | Ask::Ledger { .. })
    }

    /// Whether whoever shares a player's seat may press it as the player.
    pub const fn seat_use(self) -> SeatUse {
        match self {
            Ask::Sheet
            | Ask::Relations
            | Ask::Map
            | Ask::Zoom
            | Ask::After { .. }
            | Ask::Status
            | Ask::Ledger { .. }
            | Ask::History { .. }
            | Ask::Book { .. }
            // What the message asks for is looked at once it is read.
            | Ask::Panel(PanelAsk::Letter { .. })
            // They only show what the commands show; the service refuses a coach's writing.
            | Ask::Panel(PanelAsk::Panel { .. } | PanelAsk::Units { .. })
            | Ask::Deal(DealAsk::Open { .. } | DealAsk::Back { .. }) => SeatUse::Everybody,
            Ask::Resign | Ask::Panel(PanelAsk::Receipt { .. }) => SeatUse::Player,
            Ask::Ready { .. }
            | Ask::Edit { .. }
            | Ask::Submit { .. }
            | Ask::Panel(_)
            | Ask::Deal(_)
            | Ask::Clear { .. }
            | Ask::Accept { .. }
            | Ask::Withdraw { .. }
            | Ask::Enter { .. }
            | Ask::TakeBack { .. }
            | Ask::Rest { .. }
            | Ask::TradeForm { .. }
            | Ask::SubmitTicket { .. }
            | Ask::ClearTrades { .. }
            | Ask::Vote { .. }
            | Ask::Ballot(_) => SeatUse::Partners,
            Ask::Press(ask) => ask.seat_use(),
            Ask::Gm(_)
            | Ask::Join
            | Ask::Wish
            | Ask::Lobby(_)
            | Ask::Leave
            | Ask::Start
            | Ask::KeepGoal { .. }
            | Ask::GoalForm
            | Ask::SetGoal
            | Ask::Rule(_)
            | Ask::Abandon
            | Ask::Seat(_)
            | Ask::Privacy(_)
            | Ask::Event(_)
            | Ask::NewGame
            | Ask::CreateGame => SeatUse::Themselves,
        }
    }

    /// How a click on it is answered.
    pub fn manner(self) -> Manner {
        match self {
            Ask::Sheet
            | Ask::Map
            | Ask::Zoom
            | Ask::After { .. }
            | Ask::Status
            | Ask::Relations
            | Ask::Ledger { .. }
            | Ask::Ballot(_)
            | Ask::Seat(_)
            | Ask::Vote { .. } => Manner::New,
            Ask::Lobby(ask) => ask.manner(),
            Ask::Book { turn: false, .. } => Manner::New,
            Ask::Panel(ask) => ask.manner(),
            Ask::Deal(ask) => ask.manner(),
            Ask::Gm(ask) => ask.manner(),
            Ask::Press(ask) => ask.manner(),
            Ask::Edit { .. } | Ask::TradeForm { .. } | Ask::GoalForm | Ask::NewGame => Manner::Form,
            _ => Manner::Change,
        }
    }
}

/// The value of the menu's entry for no particular power.
pub const ANY_POWER: &str = "any";

/// What the custom id of a button, menu or form says: the game, and what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComponentId {
    /// The server and the game it belongs to.
    pub of: GameRef,
    /// What it asks for.
    pub ask: Ask,
}

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = text::written(self).map_err(|_| fmt::Error)?;
        write!(f, "{VERSION}:{rest}")
    }
}

impl FromStr for ComponentId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<ComponentId, BadId> {
        let (version, rest) = text.split_once(':').unwrap_or((text, ""));
        if version == VERSION {
            text::read(rest).map_err(|_| BadId::Unreadable)
        } else if is_version(version) {
            Err(BadId::OtherVersion)
        } else {
            Err(BadId::Unreadable)
        }
    }
}

fn is_version(text: &str) -> bool {
    text.strip_prefix('c')
        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// How the id of every kind of button, menu and form opens, behind the game: `join`, `panel:units`.
pub fn kinds() -> Vec<String> {
    let inner: [(&str, &[&str]); 8] = [
        ("gm", text::variants::<GmAsk>()),
        ("lobby", text::variants::<LobbyAsk>()),
        ("p", text::variants::<PanelAsk>()),
        ("deal", text::variants::<DealAsk>()),
        ("seat", text::variants::<SeatAsk>()),
        ("press", text::variants::<PressAsk>()),
        ("privacy", text::variants::<PrivacyAsk>()),
        ("event", text::variants::<EventAsk>()),
    ];
    let all = text::variants::<Ask>().iter().flat_map(|name| {
        match inner.iter().find(|(outer, _)| outer == name) {
            Some((_, names)) => names.iter().map(|n| format!("{name}:{n}")).collect(),
            None => vec![(*name).to_owned()],
        }
    });
    all.collect()
}

#[cfg(test)]
mod tests;
