//! What must be said to people, as kept in the outbox: facts and numbers, no sentences.

use serde::{Deserialize, Serialize};

use chancery_rules::board::{Power, Province};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Motion, Phase};
use chancery_rules::relations::{Event, TreatyKind};
use chancery_store::{EventId, GameId, GuildId, PhaseNo, Seq, ShareRole};

use super::credits::terms::Terms;
use super::game_context::GameContext;
use super::gm::GmNews;
use super::rooms::news::RoomNews;
use super::settings::Field;

/// What sealed notices are filed under: the name does not reveal what they are.
const SEALED: &str = "private";
const MONEY: &str = "money";
const TURN: &str = "turn";
/// Nobody else learns who follows a game.
const WATCHED: &str = "watched";

/// One thing to say. Whoever delivers it loads what it is about and finds the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "notice")]
pub enum Notice {
    /// The powers are dealt and the first phase is open. `seq` is the revision that opened it.
    Started { seq: Seq },
    /// A phase was adjudicated by revision `seq`: pictures, headline, next deadline. `late_ms`: the
    /// deadline had passed this long ago because the program was down.
    Resolved { seq: Seq, late_ms: Option<i64> },
    /// The full results of the same revision, for the thread under its post.
    Results { seq: Seq },
    /// The exchange after the season that the same revision closed: prices, dealings, holdings, and who
    /// orders next.
    Exchange { seq: Seq },
    /// To one player: what only they may know of the money of the phase that revision adjudicated.
    Money { seq: Seq, player: PlayerId },
    /// To one player: the phase that revision opened, what came of their orders in the one before, and what
    /// is theirs to do now. At the start there was none before.
    Turn { seq: Seq, player: PlayerId },
    /// Something happened in a lobby, or a GM set something.
    Lobby { told: LobbyNotice },
    /// The message that shows the lobby must be brought up to date.
    Card,
    /// The game ended by votes or by its GM.
    Ended { seq: Seq },
    /// The phase closes soon and these players still owe something.
    Reminder {
        phase: Phase,
        deadline: i64,
        players: Vec<PlayerId>,
    },
    /// The open phase has another deadline, for the reason given.
    Deadline {
        phase: Phase,
        /// What it was.
        #[serde(default)]
        from: Option<i64>,
        deadline: i64,
        /// The GM who decided it.
        by: Option<PlayerId>,
        #[serde(default)]
        why: Moved,
        /// In the GM's words.
        #[serde(default)]
        reason: Option<String>,
    },
    /// The deadline has passed, and those who still owe something have a little longer.
    Grace { phase: Phase, deadline: i64 },
    /// These powers missed the phase, if the game's rules announce it; these players could
    /// not be told privately.
    Silent {
        phase: Phase,
        powers: Vec<Power>,
        players: Vec<PlayerId>,
    },
    /// To one player: they missed that phase. How many in a row; after
    /// how many (0: never) the power falls into civil disorder.
    Missed {
        phase: Phase,
        power: Power,
        player: PlayerId,
        count: u32,
        of: u32,
    },
    /// A power's player has fallen silent; `call`: a successor is looked for.
    Disorder {
        power: Power,
        player: PlayerId,
        call: bool,
    },
    /// A player who had fallen silent plays their power again.
    Returned { power: Power, player: PlayerId },
    /// A player took over a power that nobody played.
    TakenOver { power: Power, player: PlayerId },
    /// A power's player seeks a substitute, until then (milliseconds since 1970) or for good. These people offered
    /// themselves, and this is the role for such calls.
    Sought {
        power: Power,
        until: Option<i64>,
        pool: Vec<PlayerId>,
        role: Option<u64>,
    },
    /// A player stands in for a power's own until then, in milliseconds since 1970.
    StandsIn {
        power: Power,
        player: PlayerId,
        until: i64,
    },
    /// To a power's new player: what the one before has left for them. The text is kept elsewhere.
    Handover { power: Power, player: PlayerId },
    /// To the GM: somebody asks to take over a power.
    Applicant { power: Power, player: PlayerId },
    /// To somebody on the waiting list: a power has no player.
    SeatFree { power: Power, player: PlayerId },
    /// The game was paused, so that its clock does not run.
    Paused { by: PlayerId },
    /// The game goes on, with this deadline in milliseconds since 1970.
    Resumed { deadline: i64, by: PlayerId },
    /// The bot was removed from the guild at `since` and is back: the clock runs again.
    Back { since: i64, deadline: i64 },
    /// The game was rolled back to revision `to`; `seq` is the new revision. `kept` if sheets that
    /// were written before count again.
    RolledBack {
        seq: Seq,
        to: Seq,
        by: PlayerId,
        #[serde(default)]
        kept: bool,
    },
    /// A power has another player.
    Replaced {
        power: Power,
        player: PlayerId,
        by: PlayerId,
    },
    /// A player left; the power is in civil disorder.
    Left { power: Power, player: PlayerId },
    /// A motion was proposed and is open to those who may vote on it.
    Proposed { motion: Motion, by: PlayerId },
    /// A ballot was opened: its question, with buttons. How anybody votes stays secret.
    Ballot { ballot: i64 },
    /// A ballot is over; its result is stored with it.
    BallotOver { ballot: i64 },
    /// To one side of a transfer: the other has declared it in that phase. Sealed from all others.
    Offer {
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        terms: Terms,
        /// Nothing is said; what was said about that line before is taken back.
        #[serde(default)]
        quiet: bool,
    },
    /// To one side of a pact of that phase: the other has withdrawn from it, and its own declaration
    /// remains. Sealed from all others.
    Withdrawn {
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        /// What was withdrawn.
        terms: Terms,
        /// As for [`Notice::Offer`].
        #[serde(default)]
        quiet: bool,
    },
    /// To the player to whom a unit is rented out for that phase. Sealed from all others.
    HiredOut {
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        at: Province,
        /// As for [`Notice::Offer`].
        #[serde(default)]
        quiet: bool,
    },
    /// To a power's player: another proposes a treaty. It binds nobody; sealed from all others.
    Proposal {
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        kind: TreatyKind,
    },
    /// A claim to win was posted; the events say whether it stands (R-A).
    Claim { events: Vec<Event> },
    /// To one reader: a letter, by its reference. Its text is only in the letter itself.
    Press {
        mark: i64,
        reader: PlayerId,
        /// The letter does not name this reader: whether it arrives is nobody else's business.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unnamed: bool,
    },
    /// To everybody: public press of this mark was written.
    PublicPress { mark: i64 },
    /// Mail is waiting for a player who cannot be reached.
    Mail { player: PlayerId, phase_no: PhaseNo },
    /// To the GM: somebody reports a letter.
    Reported { mark: i64, by: PlayerId },
    /// To a power's player: the GM has taken press away from it, or given it back.
    Silenced { power: Power, silent: bool },
    /// Into each private thread: the phase of that revision was adjudicated.
    Divider { seq: Seq },
    /// The private threads must be looked after: somebody came or went.
    Threads {},
    /// The gallery's thread must be looked after: somebody came or went, or the gallery was closed.
    Gallery {},
    /// To one who follows the game, or to its gallery: there is a new post (`message`) of this kind in its channel.
    Watched {
        what: String,
        seq: Option<Seq>,
        message: u64,
    },
    /// To one person: a seat is shared, or no longer.
    Share { told: ShareNotice },
    /// A GM did something that players are told of.
    Gm { news: GmNews },
    /// To the GM: a post of this kind could not be delivered there; `why` is `gone`, `refused`,
    /// `forbidden`, `lacks` (with the permissions that are missing), `tried-too-long` or `broken`.
    Undelivered {
        what: String,
        route: String,
        why: String,
        #[serde(default)]
        lacking: Vec<String>,
    },
    /// The pictures of a message that was posted without them: of this notice, which was row `row`'s; `piece`
    /// counts the messages of one row.
    Pictures {
        of: Box<Notice>,
        row: i64,
        piece: usize,
        channel: u64,
        message: u64,
    },
    /// The open phase could not be closed in several attempts: the clock is stopped.
    Stuck { phase_no: PhaseNo },
    /// The results of an event's round, and the standings after it; of no round, its end and its awards. Of no game.
    Event { event: EventId, round: Option<i64> },
    /// Roles and rooms on the server: what is to be done, or what everybody is told. Of no game when it is deleted.
    Rooms { news: RoomNews },
    /// The bot is new on a server: what it does, and how a game is started. Of no game.
    Greeting {},
    /// To the GM: a player cannot be written to privately, or (`left`) is no longer on the server.
    Unreachable { player: PlayerId, left: bool },
}

/// What somebody is told of a seat that is shared. In an anonymous game whoever shares it is not told whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum ShareNotice {
    /// To somebody who is invited to share the seat of this power's player.
    Invited {
        power: Power,
        person: PlayerId,
        role: ShareRole,
    },
    /// To the player: the person accepted.
    Accepted { person: PlayerId },
    /// To the player: the person declined, or shares the seat no longer.
    Left { person: PlayerId },
    /// To somebody who shared the seat of this power's player, or was invited to: the player ended that. The player
    /// may have no power any more.
    Ended { power: Option<Power> },
}

/// Why a phase's deadline was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    /// The GM moved it.
    #[default]
    Gm,
    /// A vote of the players gave more time.
    Vote,
    /// A player is away, as announced.
    Absence,
}

/// Something that happened in a lobby, or that a GM set, which must be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum LobbyNotice {
    /// A setting was changed while the game is being played.
    Set { field: Field, by: PlayerId },
    /// The game was renamed.
    Renamed { before: String, by: PlayerId },
    /// The game has another GM.
    NewGm { gm: PlayerId, by: PlayerId },
    /// To somebody on the waiting list: a seat is free, and is theirs.
    MovedUp { player: PlayerId },
    /// To somebody who had joined: fewer play now, and there is no seat left for them.
    Unseated { player: PlayerId },
    /// To somebody who is invited.
    Invited { player: PlayerId, by: PlayerId },
    /// To a person to whom the GM offers a seat.
    Offered {
        player: PlayerId,
        by: PlayerId,
        power: Option<Power>,
    },
    /// To the GM: the person declined the seat offered.
    Declined { player: PlayerId },
}

impl LobbyNotice {
    fn kind(&self) -> &'static str {
        match self {
            LobbyNotice::Set { .. } => "set",
            LobbyNotice::Renamed { .. } => "renamed",
            LobbyNotice::NewGm { .. } => "new-gm",
            LobbyNotice::MovedUp { .. } => "moved-up",
            LobbyNotice::Unseated { .. } => "unseated",
            LobbyNotice::Invited { .. } => "invited",
            LobbyNotice::Offered { .. } => "offered",
            LobbyNotice::Declined { .. } => "declined",
        }
    }
}

/// What the text of a notice contains if [`Notice::is_quiet`].
pub(super) const QUIET: &str = "\"quiet\":true";

impl Notice {
    /// The short key by which the outbox knows the notice.
    pub fn kind(&self) -> &'static str {
        match self {
            Notice::Started { .. } => "started",
            Notice::Resolved { .. } => "resolved",
            Notice::Results { .. } => "results",
            Notice::Exchange { .. } => "exchange",
            Notice::Turn { .. } => TURN,
            Notice::Money { .. } => MONEY,
            Notice::Lobby { told } => told.kind(),
            Notice::Card => "card",
            Notice::Ended { .. } => "ended",
            Notice::Reminder { .. } => "reminder",
            Notice::Deadline { .. } => "deadline",
            Notice::Grace { .. } => "grace",
            Notice::Silent { .. } | Notice::Missed { .. } => "missed",
            Notice::Disorder { .. } => "disorder",
            Notice::Returned { .. } => "returned",
            Notice::TakenOver { .. } | Notice::StandsIn { .. } => "taken-over",
            Notice::Sought { .. } => "sought",
            Notice::Applicant { .. } => "applicant",
            Notice::SeatFree { .. } => "seat-free",
            Notice::Paused { .. } => "paused",
            Notice::Resumed { .. } => "resumed",
            Notice::Back { .. } => "back",
            Notice::RolledBack { .. } => "rolled-back",
            Notice::Replaced { .. } => "replaced",
            Notice::Left { .. } => "left",
            Notice::Proposed { .. } => "proposed",
            Notice::Ballot { .. } => "ballot",
            Notice::BallotOver { .. } => "ballot-over",
            Notice::Offer { .. }
            | Notice::Withdrawn { .. }
            | Notice::HiredOut { .. }
            | Notice::Proposal { .. }
            | Notice::Press { .. }
            | Notice::Silenced { .. }
            | Notice::Handover { .. }
            | Notice::Share { .. }
            | Notice::Divider { .. }
            | Notice::Threads {} => SEALED,
            Notice::Gallery {} => "gallery",
            Notice::PublicPress { .. } => "press",
            Notice::Mail { .. } => "mail",
            Notice::Reported { .. } => "reported",
            Notice::Watched { .. } => WATCHED,
            Notice::Claim { .. } => "claim",
            Notice::Gm { news } if news.is_private() => SEALED,
            Notice::Gm { .. } => "gm",
            Notice::Undelivered { .. } => "undelivered",
            Notice::Pictures { .. } => "pictures",
            Notice::Stuck { .. } => "stuck",
            Notice::Unreachable { .. } => "unreachable",
            Notice::Event { .. } => "event",
            Notice::Greeting {} => "greeting",
            Notice::Rooms { .. } => "rooms",
        }
    }

    /// That somebody sits down for a power: for good, or until then (milliseconds since 1970).
    pub(super) fn sits(power: Power, player: PlayerId, until: Option<i64>) -> Notice {
        match until {
            Some(until) => Notice::StandsIn {
                power,
                player,
                until,
            },
            None => Notice::TakenOver { power, player },
        }
    }

    /// Whether the notice only withdraws an earlier one about the same thing and sends nothing itself.
    pub fn is_quiet(&self) -> bool {
        match self {
            Notice::Offer { quiet, .. }
            | Notice::Withdrawn { quiet, .. }
            | Notice::HiredOut { quiet, .. } => *quiet,
            _ => false,
        }
    }

    /// Whether nobody but its reader may even learn that something of this kind was said.
    pub fn is_sealed(kind: &str) -> bool {
        matches!(kind, SEALED | MONEY | TURN | WATCHED)
    }

    /// The notice as JSON, the form the outbox keeps.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a notice has only string keys")
    }

    /// Reads a notice that [`Notice::to_json`] wrote.
    ///
    /// # Errors
    /// When a later program wrote it.
    pub fn from_json(text: &str) -> Result<Notice, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Where a message goes: the outbox keeps one line of order per route.
pub fn channel_route(channel: i64) -> String {
    format!("channel:{channel}")
}

/// The outbox's route into the thread of a game's gallery.
pub(super) fn gallery_route(game: GameId) -> String {
    format!("thread:{game}:gallery")
}

/// The message in a channel that shows a lobby, to be changed.
pub fn card_route(channel: i64) -> String {
    format!("card:{channel}")
}

/// The outbox's route for private messages to a person.
pub fn person_route(player: PlayerId) -> String {
    format!("person:{}", player.0)
}

/// The outbox's route of what is made on a server and removed there.
pub(super) fn rooms_route(guild: GuildId) -> String {
    format!("rooms:{guild}")
}

impl GameContext {
    /// Whether `reader` plays the power now; `None` plays none.
    pub fn is_played_by(&self, power: Power, reader: Option<PlayerId>) -> bool {
        let players = self.state.control.players_of(power);
        reader.is_some_and(|reader| players.contains(&reader))
    }

    /// Whether a notice may still go to this reader: what was declared to a power, or happened to it,
    /// is for who plays it now.
    pub fn concerns(&self, notice: &Notice, reader: Option<PlayerId>) -> bool {
        match notice {
            Notice::Offer { to, .. }
            | Notice::Withdrawn { to, .. }
            | Notice::HiredOut { to, .. }
            | Notice::Proposal { to, .. } => self.is_played_by(*to, reader),
            Notice::Turn { player, .. } => {
                Some(*player) == reader && self.state.control.has(*player)
            }
            Notice::Money { player, .. } => Some(*player) == reader,
            Notice::Press { reader: to, .. } => Some(*to) == reader && self.state.control.has(*to),
            Notice::Silenced { power, .. } => self.is_played_by(*power, reader),
            // Whoever cannot be written to is called in the channel.
            Notice::Handover { power, player } => {
                self.is_played_by(*power, reader.or(Some(*player)))
            }
            _ => true,
        }
    }
}
