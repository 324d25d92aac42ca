//! What the service refuses, and why. The texts here are for logs; people read [`Refusal::sentence`].

use std::any::Any;

use crate::board::Power;
use crate::game::{ActError, PhaseKind};
use crate::relations::BadEntry;
use crate::store::{BallotState, Seq, StoreError, Trouble};

use super::lobby::refusals::LobbyRefusal;
use super::press::PressRefusal;
use super::settings::{BadSetting, BadSpan};

/// Why the service did not carry out a request: the person's mistake, or a fault of the program.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The person's own mistake; nothing was lost, and they can correct it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Somebody else changed the game in between; asking again will do.
    #[error("the game has changed in the meantime")]
    Stale,
    /// The machine is in trouble: the database cannot be read or written. Nothing has changed; the text is
    /// for the log.
    #[error("{cause}")]
    NoStore { trouble: Trouble, cause: String },
    /// An internal error. The text is for the log and never for people.
    #[error("internal: {0}")]
    Internal(String),
}

/// What a person did wrong, or asked for that the game does not allow; a reply says it in their language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("no game here")]
    NoGameHere { others: Vec<(String, i64)> },
    #[error("no game of that name")]
    NoSuchGame { name: String, near: Vec<String> },
    #[error("several games match: name one")]
    WhichGame { names: Vec<String> },
    #[error("a game in progress has that name")]
    NameTaken { name: String },
    #[error("the name is empty or too long")]
    BadName,
    #[error("games can be created only in a server's channel")]
    NotInServer,
    #[error("you do not play in this game")]
    NotAPlayer,
    #[error("takes no part in the game")]
    NoPart,
    #[error("not in any game")]
    NoOwnGame,
    #[error("only the GM may do that")]
    NotTheGm,
    #[error("games cannot be created in this channel")]
    ChannelClosed { channels: Vec<i64> },
    #[error("the guild has {most} games already")]
    TooManyGames { most: u32 },
    #[error("this person has created {most} games already")]
    TooManyOwnGames { most: u32 },
    #[error("the guild's games have reached the limit of {most} MiB")]
    ServerFull { most: i64 },
    #[error("only guild managers and holders of a GM role may import games")]
    NotHost,
    #[error("the guild has imported {most} games within a day")]
    ImportsToday { most: i64 },
    #[error("the game is not over")]
    GoesOn,
    #[error("the game has changed since it was shown")]
    ChangedSince,
    #[error("too many requests of this kind are in progress")]
    Busy,
    #[error("this person's previous request is still in progress")]
    BusyWithYours,
    #[error("exported less than an hour ago")]
    ExportedLately { minutes: i64 },
    #[error("only guild managers may do that")]
    NotManager,
    #[error("a blind GM cannot see sealed orders")]
    BlindGm,
    /// Whoever has looked at a game's sealed orders cannot play in it, and the reverse.
    #[error("whoever has looked at sealed orders cannot play")]
    HasLooked,
    #[error("that player accepts no direct messages")]
    NoPrivate,
    #[error("warned {most} times today")]
    WarnedEnough { most: i64 },
    /// The GM has not agreed yet that looking means not playing.
    #[error("the first look must be confirmed")]
    LookFirst,
    #[error("a blind GM cannot correct money")]
    BlindMoney,
    #[error("a GM who plays cannot edit")]
    PlayingGm,
    #[error("name a player")]
    WhichPlayer,
    #[error("name a seat")]
    NameSeat,
    #[error("nobody plays {0}")]
    Unseated(Power),
    #[error("that person is not in the game")]
    NotInGame,
    #[error("orders are locked")]
    Locked,
    #[error("banned from the game")]
    Banned,
    #[error("the GM cannot be banned")]
    BanGm,
    #[error("already set that way")]
    AlreadySo,
    #[error("nothing to confirm")]
    NoDraft,
    #[error("cannot undo to the end of a game")]
    NoUndoToEnd,
    #[error("nothing to undo")]
    NothingToUndo,
    #[error("nobody owes orders")]
    NobodyOwes,
    #[error("that rule cannot be changed during a game")]
    RuleFixed,
    #[error("only the GM or the creator may")]
    NotTheStarter,
    #[error("{0} is out of the game")]
    Eliminated(Power),
    #[error("the game has not started")]
    NotStarted,
    #[error("the game is over")]
    GameOver,
    #[error("the game is not over")]
    NotOver,
    #[error("closed phases of this game contain private information")]
    ArchiveSealed,
    #[error("the phase is closed")]
    PhaseClosed,
    #[error("the game is paused")]
    Paused,
    #[error("the game is not paused")]
    NotPaused,
    #[error("nothing to do in this phase")]
    NothingDue { step: PhaseKind },
    #[error("the sheet is too long")]
    SheetTooLong { lines: usize, most: usize },
    #[error("the message is empty")]
    Empty,
    #[error("the sheet has no such order")]
    NothingToStrike,
    #[error("nothing on an earlier sheet could be used")]
    NothingToCopy,
    #[error("no cleared orders to put back")]
    NothingToRestore,
    #[error("the letter was written before the phase began")]
    LateLetter,
    #[error("standing orders do not count in this game")]
    NoStanding,
    #[error("no receipt")]
    NoReceipt,
    #[error("not 32 hexadecimal digits")]
    BadNonce,
    #[error("only moves and retreats can be tried out")]
    NothingToTry,
    #[error("the game has no credits")]
    NoCredits,
    #[error("the game has no blocks")]
    NoBlocks,
    #[error("the game has no treaties")]
    NoTreaties,
    #[error("they do not command {power}")]
    NotYours { power: Power },
    /// The player commands no power in this season of an exchange (C-01).
    #[error("commands no power")]
    CommandsNobody,
    #[error("commands several powers: name one")]
    SayFor { powers: Vec<Power> },
    #[error("that cannot be declared")]
    BadTreaty { bad: BadEntry },
    #[error("nothing like that is declared")]
    NothingDeclared,
    #[error("not a goal: {found}")]
    BadGoal { found: String },
    #[error("the goal is not counted in blocks")]
    NoGoal,
    #[error("points cannot be lent or given")]
    NoLoans,
    #[error("the game has no exchange")]
    NoExchange,
    #[error("no trading in this phase")]
    NoTrading,
    #[error("treasuries have no seats in this game")]
    NoSeats,
    #[error("{by} no longer declares that")]
    OfferGone { by: Power },
    #[error("the order is for another unit")]
    OtherUnit,
    #[error("no phase has been played yet")]
    NoHistory,
    #[error("no such phase")]
    NoSuchPhase { text: String },
    /// The file is no saved game that can be read.
    #[error(transparent)]
    Saved(#[from] crate::archive::BadSaved),
    #[error("only standard games can be exported")]
    NotStandard,
    #[error("the first phase comes after the last")]
    WrongWayRound,
    #[error("no unit there in that phase")]
    NoResultThere,
    #[error("{} is not counted in this game", measure.id())]
    NotCounted { measure: crate::economy::Measure },
    #[error("no such revision")]
    NoSuchRevision { found: Seq, newest: Seq },
    #[error("that deadline has passed")]
    DeadlinePast,
    #[error("that deadline is more than 60 days away")]
    DeadlineFar,
    /// The text is no span of time.
    #[error(transparent)]
    Span(#[from] BadSpan),
    #[error("the rules require a draw among all survivors")]
    DrawIncludesAll,
    #[error("a draw of one, or of nobody")]
    DrawOfOne,
    #[error("too many ballots")]
    TooManyBallots,
    /// The game has no open ballot of that number.
    #[error("no ballot {ballot}")]
    NoBallot { ballot: i64 },
    #[error("ballot {ballot} is over")]
    BallotOver { ballot: i64, state: BallotState },
    #[error("somebody else opened the ballot")]
    NotTheirBallot,
    #[error("all games of the server are paused")]
    GuildPaused,
    #[error("the server's games are not paused")]
    GuildNotPaused,
    #[error("the bot is not in the game's server")]
    BotGone,
    #[error("that absence ends before it begins")]
    AbsencePast,
    #[error("that absence is longer than 60 days")]
    AbsenceLong,
    #[error("no such absence")]
    NoSuchAbsence { id: i64 },
    #[error("the players cannot grant more time")]
    NoExtension,
    #[error("the players cannot grant more than {left} ms")]
    ExtensionLong { left: i64 },
    #[error("every power has a player")]
    NoVacancy,
    #[error("several powers have no player: name one")]
    WhichSeat { powers: Vec<Power> },
    #[error("{power} has a player")]
    SeatTaken { power: Power },
    #[error("this person has already played {power}")]
    PlayedAnother { power: Power },
    #[error("{power} is in civil disorder")]
    InDisorder { power: Power },
    #[error("there is no seat to return to")]
    NoSeatToReturn,
    #[error("bots cannot play")]
    NotAPerson,
    /// A rule of press, or of following games, was broken.
    #[error(transparent)]
    Press(#[from] PressRefusal),
    /// A rule of the lobby or of settings was broken.
    #[error(transparent)]
    Lobby(LobbyRefusal),
    /// The rules of the game do not allow the act.
    #[error(transparent)]
    Game(#[from] ActError),
}

/// An internal error, for the log.
pub(super) fn internal(fault: impl std::fmt::Display + Any) -> ServiceError {
    ServiceError::Internal(blind(&fault))
}

/// What an error says about itself, without what it quotes: a stored text may be sealed, and a panic's message
/// may contain what somebody wrote.
fn blind(fault: &(impl std::fmt::Display + Any)) -> String {
    let any: &dyn Any = fault;
    if let Some(json) = any.downcast_ref::<serde_json::Error>() {
        let (kind, line, column) = (json.classify(), json.line(), json.column());
        return format!("a stored text: {kind:?} at line {line} column {column}");
    }
    if any.is::<tokio::task::JoinError>() {
        return "panicked (see above)".to_owned();
    }
    fault.to_string()
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> ServiceError {
        match error {
            StoreError::Stale => ServiceError::Stale,
            StoreError::PhaseClosed => ServiceError::Refused(Refusal::PhaseClosed),
            StoreError::Looked => ServiceError::Refused(Refusal::HasLooked),
            other => {
                let cause = other.to_string();
                match other.trouble() {
                    Some(trouble) => ServiceError::NoStore { trouble, cause },
                    None => ServiceError::Internal(cause),
                }
            }
        }
    }
}

impl From<ActError> for ServiceError {
    fn from(error: ActError) -> ServiceError {
        ServiceError::Refused(Refusal::Game(error))
    }
}

impl From<PressRefusal> for ServiceError {
    fn from(why: PressRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Press(why))
    }
}

impl From<LobbyRefusal> for ServiceError {
    fn from(why: LobbyRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Lobby(why))
    }
}

impl From<BadSetting> for ServiceError {
    fn from(why: BadSetting) -> ServiceError {
        LobbyRefusal::Setting(why).into()
    }
}
