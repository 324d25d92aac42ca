//! The ids of buttons, menus and forms: all that pressing one means, in the id itself.
//!
//! Nothing is remembered between showing a button and its being pressed, so a button outlives the
//! process. An id opens with a version: a button of an older program is answered with a kind word
//! instead of being misread.

use std::fmt;
use std::str::FromStr;

use crate::board::{Power, Province};
use crate::discord::exchange::book::Book;
use crate::economy::credits::{TransferKind, Way};
use crate::game::Motion;
use crate::relations;
use crate::service::{Pact, Terms};
use crate::store::{GameId, GuildId, PhaseNo, Seq};

mod ballots;
mod deal;
mod gm;
mod lobby;
mod panel;
mod part;
mod press;
mod privacy;
mod seat;

pub use ballots::{BallotAsk, RuleAsk};
pub use deal::{Area, Chosen, Deal, DealAsk};
pub use gm::{GmAsk, PanelAct, Sight};
pub use lobby::{Form, LobbyAsk, Mark, Page};
pub use panel::{Named, OrderKind, PanelAsk};
pub use part::{BadId, Manner};
pub use press::PressAsk;
pub use privacy::PrivacyAsk;
pub use seat::SeatAsk;

use part::number;

/// What every id of this layout opens with.
const VERSION: &str = "c1";

/// A game as its buttons name it. The guild goes with it, because private messages have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameRef {
    pub guild: GuildId,
    pub game: GameId,
}

/// What a button, a menu or a form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Something of the GM's panel.
    Gm(GmAsk),
    /// Takes a place in the lobby.
    Join,
    /// The menu of powers one may wish for; its chosen value is a power's name or [`ANY_POWER`].
    Wish,
    /// What is asked for in a lobby beside these, and what a GM sets.
    Lobby(LobbyAsk),
    /// Leaves the lobby.
    Leave,
    /// Starts the game.
    Start,
    /// Shows the presser's own sheet.
    Sheet,
    /// Marks the presser ready in this phase, or no longer.
    Ready { phase: PhaseNo, ready: bool },
    /// Opens the form with the whole sheet.
    Edit { phase: PhaseNo },
    /// The form with the whole sheet, filled in. `of`: the number of the sheet it was opened with.
    Submit { phase: PhaseNo, of: Option<i64> },
    /// A step at the order panel.
    Panel(PanelAsk),
    /// A step towards a declaration: of money, treaties or blocks.
    Deal(DealAsk),
    /// Strikes every order.
    Clear { phase: PhaseNo },
    /// Declares what another power has declared with the presser's: the matching line. `terms` are
    /// the other's.
    Accept {
        phase: PhaseNo,
        by: Power,
        terms: Terms,
    },
    /// Takes a declared transfer back.
    Withdraw {
        phase: PhaseNo,
        with: Power,
        terms: Terms,
    },
    /// Declares a treaty: one side of it.
    Enter { phase: PhaseNo, pact: Pact },
    /// Takes the declaration in that place of the sheet's treaties back, if it is the marked one.
    TakeBack {
        phase: PhaseNo,
        line: u32,
        mark: u16,
    },
    /// Shows how powers stand to each other.
    Relations,
    /// Puts whatever points are left into a province.
    Rest { phase: PhaseNo, at: Province },
    /// Confirms the goal in blocks if it is still this.
    KeepGoal { goal: u32 },
    /// Opens the form for another goal.
    GoalForm,
    /// The form for another goal, filled in.
    SetGoal,
    /// Opens the form with the player's trades.
    TradeForm { phase: PhaseNo },
    /// The form with the trades, filled in. `of`: the mark of those it was opened with.
    SubmitTicket { phase: PhaseNo, of: u32 },
    /// Strikes every trade.
    ClearTrades { phase: PhaseNo },
    /// Votes on a motion.
    Vote {
        motion: Motion,
        yes: bool,
        /// The season it was shown in.
        season: u32,
    },
    /// Votes on a ballot.
    Ballot(BallotAsk),
    /// Ends the game with a stated result: the button that confirms it.
    Rule(RuleAsk),
    /// Shows the map as it stands.
    Map,
    /// Shows the part of the map around the presser's units, with his orders.
    Zoom,
    /// Shows the map as the phase of that revision left it.
    After { seq: Seq },
    /// Shows where the game stands.
    Status,
    /// The ledger that the phase of that revision published, in words and as a file.
    Ledger { seq: Seq },
    /// Ends the game without a result: the button that confirms it.
    Abandon,
    /// Leaves a game that is being played: the button that confirms it.
    Resign,
    /// About a seat that nobody fills.
    Seat(SeatAsk),
    /// Something about letters, or about following a game.
    Press(PressAsk),
    /// About what is kept of the presser; of no game.
    Privacy(PrivacyAsk),
    /// Opens the form that makes a game; of none yet.
    NewGame,
    /// That form, filled in.
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

    /// How a press of it is answered.
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

/// Stands for no sheet in a form's id: sheets are numbered from 1.
const NO_SHEET: i64 = 0;

/// The menu's value for no wish.
pub const ANY_POWER: &str = "any";

/// The id of a button, menu or form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComponentId {
    pub of: GameRef,
    pub ask: Ask,
}

impl fmt::Display for ComponentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameRef { guild, game } = self.of;
        write!(f, "{VERSION}:{guild}:{game}:")?;
        match self.ask {
            Ask::Join => f.write_str("join"),
            Ask::Wish => f.write_str("wish"),
            Ask::Lobby(ask) => write!(f, "{ask}"),
            Ask::Leave => f.write_str("leave"),
            Ask::Start => f.write_str("start"),
            Ask::Sheet => f.write_str("sheet"),
            Ask::Ready { phase, ready } => {
                write!(f, "{}:{phase}", if ready { "ready" } else { "wait" })
            }
            Ask::Edit { phase } => write!(f, "edit:{phase}"),
            Ask::Submit { phase, of } => {
                write!(f, "submit:{phase}:{}", of.unwrap_or(NO_SHEET))
            }
            Ask::Panel(ask) => ask.fmt(f),
            Ask::Deal(ask) => ask.fmt(f),
            Ask::Clear { phase } => write!(f, "clear:{phase}"),
            Ask::Accept { phase, by, terms } => {
                write!(f, "accept:{phase}:{by}:{}", written(terms))
            }
            Ask::Withdraw { phase, with, terms } => {
                write!(f, "withdraw:{phase}:{with}:{}", written(terms))
            }
            Ask::KeepGoal { goal } => write!(f, "keep-goal:{goal}"),
            Ask::GoalForm => f.write_str("ask-goal"),
            Ask::SetGoal => f.write_str("set-goal"),
            Ask::Enter { phase, pact } => {
                let Pact { by, with, kind } = pact;
                write!(f, "enter:{phase}:{by}:{with}:{}", kind.id())
            }
            Ask::TakeBack { phase, line, mark } => write!(f, "back:{phase}:{line}:{mark}"),
            Ask::Relations => f.write_str("relations"),
            Ask::Rest { phase, at } => write!(f, "rest:{phase}:{at}"),
            Ask::TradeForm { phase } => write!(f, "ticket:{phase}"),
            Ask::SubmitTicket { phase, of } => write!(f, "sealticket:{phase}:{of:x}"),
            Ask::ClearTrades { phase } => write!(f, "cleartrades:{phase}"),
            Ask::Vote {
                motion,
                yes,
                season,
            } => write!(f, "vote:{}:{}:{season}", motion.id(), u8::from(yes)),
            Ask::Ballot(ask) => write!(f, "ballot:{ask}"),
            Ask::Rule(ask) => write!(f, "rule:{ask}"),
            Ask::Map => f.write_str("map"),
            Ask::Zoom => f.write_str("zoom"),
            Ask::After { seq } => write!(f, "after:{seq}"),
            Ask::Status => f.write_str("status"),
            Ask::Ledger { seq } => write!(f, "ledger:{seq}"),
            Ask::Gm(ask) => write!(f, "gm:{ask}"),
            Ask::Abandon => f.write_str("abandon"),
            Ask::Resign => f.write_str("resign"),
            Ask::Seat(ask) => write!(f, "{ask}"),
            Ask::History { page } => write!(f, "history:{page}"),
            Ask::Press(ask) => write!(f, "press:{ask}"),
            Ask::Privacy(ask) => write!(f, "privacy:{ask}"),
            Ask::NewGame => f.write_str("new-game"),
            Ask::CreateGame => f.write_str("create-game"),
            Ask::Book {
                book,
                seq,
                page,
                turn,
            } => {
                let verb = if turn { "turn" } else { "book" };
                write!(f, "{verb}:{}:{seq}:{page}", book.id())
            }
        }
    }
}

impl FromStr for ComponentId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<ComponentId, BadId> {
        let mut parts = text.split(':');
        match parts.next() {
            Some(VERSION) => {}
            Some(other) if is_version(other) => return Err(BadId::OtherVersion),
            _ => return Err(BadId::Unreadable),
        }
        let guild = number(parts.next())?;
        let game = number(parts.next())?;
        let verb = parts.next().ok_or(BadId::Unreadable)?;
        let ask = match verb {
            "join" => Ask::Join,
            "wish" => Ask::Wish,
            "leave" => Ask::Leave,
            "start" => Ask::Start,
            "sheet" => Ask::Sheet,
            "ready" => Ask::Ready {
                phase: number(parts.next())?,
                ready: true,
            },
            "wait" => Ask::Ready {
                phase: number(parts.next())?,
                ready: false,
            },
            "edit" => Ask::Edit {
                phase: number(parts.next())?,
            },
            "submit" => Ask::Submit {
                phase: number(parts.next())?,
                of: Some(number(parts.next())?).filter(|of| *of != NO_SHEET),
            },
            "clear" => Ask::Clear {
                phase: number(parts.next())?,
            },
            "accept" => Ask::Accept {
                phase: number(parts.next())?,
                by: number(parts.next())?,
                terms: terms(parts.next(), parts.next(), parts.next())?,
            },
            "withdraw" => Ask::Withdraw {
                phase: number(parts.next())?,
                with: number(parts.next())?,
                terms: terms(parts.next(), parts.next(), parts.next())?,
            },
            "keep-goal" => Ask::KeepGoal {
                goal: number(parts.next())?,
            },
            "ask-goal" => Ask::GoalForm,
            "set-goal" => Ask::SetGoal,
            "enter" => Ask::Enter {
                phase: number(parts.next())?,
                pact: Pact {
                    by: number(parts.next())?,
                    with: number(parts.next())?,
                    kind: kind(parts.next())?,
                },
            },
            "back" => Ask::TakeBack {
                phase: number(parts.next())?,
                line: number(parts.next())?,
                mark: number(parts.next())?,
            },
            "relations" => Ask::Relations,
            "rest" => Ask::Rest {
                phase: number(parts.next())?,
                at: number(parts.next())?,
            },
            "ticket" => Ask::TradeForm {
                phase: number(parts.next())?,
            },
            "sealticket" => Ask::SubmitTicket {
                phase: number(parts.next())?,
                of: parts
                    .next()
                    .and_then(|mark| u32::from_str_radix(mark, 16).ok())
                    .ok_or(BadId::Unreadable)?,
            },
            "cleartrades" => Ask::ClearTrades {
                phase: number(parts.next())?,
            },
            "vote" => Ask::Vote {
                motion: motion(parts.next())?,
                yes: match parts.next() {
                    Some("1") => true,
                    Some("0") => false,
                    _ => return Err(BadId::Unreadable),
                },
                // A button of before votes named their season reads as one of another.
                season: parts.next().map_or(Ok(0), |part| number(Some(part)))?,
            },
            "ballot" => Ask::Ballot(ballots::ballot(&mut parts)?),
            "rule" => Ask::Rule(ballots::rule(&mut parts)?),
            "map" => Ask::Map,
            "zoom" => Ask::Zoom,
            "after" => Ask::After {
                seq: number(parts.next())?,
            },
            "status" => Ask::Status,
            "ledger" => Ask::Ledger {
                seq: number(parts.next())?,
            },
            "gm" => Ask::Gm(GmAsk::read(parts.by_ref()).ok_or(BadId::Unreadable)?),
            "abandon" => Ask::Abandon,
            "resign" => Ask::Resign,
            "press" => Ask::Press(PressAsk::read(&mut parts)?),
            "privacy" => Ask::Privacy(PrivacyAsk::read(&mut parts)?),
            "new-game" => Ask::NewGame,
            "create-game" => Ask::CreateGame,
            "history" => Ask::History {
                page: number(parts.next())?,
            },
            "book" | "turn" => Ask::Book {
                book: parts
                    .next()
                    .and_then(Book::of_id)
                    .ok_or(BadId::Unreadable)?,
                seq: number(parts.next())?,
                page: number(parts.next())?,
                turn: verb == "turn",
            },
            other => {
                if let Some(ask) = SeatAsk::read(other, &mut parts) {
                    Ask::Seat(ask?)
                } else if let Some(ask) = DealAsk::read(other, &mut parts) {
                    Ask::Deal(ask?)
                } else if let Ok(ask) = LobbyAsk::read(other, &mut parts) {
                    Ask::Lobby(ask)
                } else {
                    Ask::Panel(PanelAsk::read(other, &mut parts)?)
                }
            }
        };
        match parts.next() {
            None => Ok(ComponentId {
                of: GameRef { guild, game },
                ask,
            }),
            Some(_) => Err(BadId::Unreadable),
        }
    }
}

/// The letters of terms: kind, side, and whether openly (`gos`: a gift, paid, in secret).
const KINDS: [(TransferKind, char); 4] = [
    (TransferKind::Gift, 'g'),
    (TransferKind::Loan, 'l'),
    (TransferKind::Repayment, 'r'),
    (TransferKind::Interest, 'i'),
];
const WAYS: [(Way, char); 2] = [(Way::Out, 'o'), (Way::In, 'i')];
const OPENLY: [(bool, char); 2] = [(true, 'p'), (false, 's')];

/// `gos:3:1f0a`: a gift, paid, in secret, of 3 credits, with the note of that mark.
fn written(terms: Terms) -> String {
    format!("{}:{}:{:x}", signs(terms), terms.credits, terms.note)
}

fn signs(terms: Terms) -> String {
    let kind = KINDS.iter().find(|(k, _)| *k == terms.kind);
    let way = WAYS.iter().find(|(w, _)| *w == terms.way);
    let openly = OPENLY.iter().find(|(o, _)| *o == terms.openly);
    let signs = [kind.map(|k| k.1), way.map(|w| w.1), openly.map(|o| o.1)];
    signs.into_iter().flatten().collect()
}

fn terms(signs: Option<&str>, credits: Option<&str>, note: Option<&str>) -> Result<Terms, BadId> {
    let note = u16::from_str_radix(note.unwrap_or("0"), 16).map_err(|_| BadId::Unreadable)?;
    let mut signs = signs.unwrap_or_default().chars();
    let read = [signs.next(), signs.next(), signs.next(), signs.next()];
    let [Some(kind), Some(way), Some(openly), None] = read else {
        return Err(BadId::Unreadable);
    };
    let found = (
        KINDS.iter().find(|(_, sign)| *sign == kind),
        WAYS.iter().find(|(_, sign)| *sign == way),
        OPENLY.iter().find(|(_, sign)| *sign == openly),
    );
    let (Some((kind, _)), Some((way, _)), Some((openly, _))) = found else {
        return Err(BadId::Unreadable);
    };
    Ok(Terms {
        kind: *kind,
        way: *way,
        credits: number(credits)?,
        openly: *openly,
        note,
    })
}

fn kind(text: Option<&str>) -> Result<relations::TreatyKind, BadId> {
    use relations::TreatyKind::{Aat, Mdt};
    let named = [Mdt, Aat].into_iter().find(|k| Some(k.id()) == text);
    named.ok_or(BadId::Unreadable)
}

fn motion(text: Option<&str>) -> Result<Motion, BadId> {
    let named = Motion::ALL.into_iter().find(|m| Some(m.id()) == text);
    named.ok_or(BadId::Unreadable)
}

fn is_version(text: &str) -> bool {
    text.strip_prefix('c')
        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests;
