//! What the service refuses, and why. The texts here are for logs; people read [`Refusal::sentence`].

use std::any::Any;

use chancery_rules::board::Power;
use chancery_rules::game::{ActError, PhaseKind};
use chancery_rules::relations::BadEntry;
use chancery_store::{BallotState, Seq, StoreError, Trouble};

use super::boards::refusals::BoardRefusal;
use super::events::refusals::EventRefusal;
use super::lobby::refusals::LobbyRefusal;
use super::people::share_refusals::ShareRefusal;
use super::press::PressRefusal;
use super::rooms::refusals::RoomRefusal;
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
    /// No game is played in this channel; `others` are the person's own games and their channels.
    #[error("no game here")]
    NoGameHere { others: Vec<(String, i64)> },
    /// The server has no game of that name; `near` has similar names.
    #[error("no game of that name")]
    NoSuchGame { name: String, near: Vec<String> },
    /// Several games fit, one of which must be named.
    #[error("several games match: name one")]
    WhichGame { names: Vec<String> },
    /// Another game of the server that is not over has that name.
    #[error("a game in progress has that name")]
    NameTaken { name: String },
    /// The name is empty or longer than [`LONGEST_NAME`](super::LONGEST_NAME).
    #[error("the name is empty or too long")]
    BadName,
    /// Games are created in a server's channels only, not in private messages.
    #[error("games can be created only in a server's channel")]
    NotInServer,
    #[error("you do not play in this game")]
    NotAPlayer,
    /// The person has no part in the game, as a player or otherwise.
    #[error("takes no part in the game")]
    NoPart,
    /// The person neither plays nor runs the game: there is no view of their own.
    #[error("no view of one's own")]
    NoOwnView,
    /// The person has no link to their own view of the game.
    #[error("no link to one's own view")]
    NoOwnWindow,
    /// Whoever runs the program serves no pages on the web.
    #[error("no pages are served on the web")]
    NoWindow,
    /// The person plays in no game.
    #[error("not in any game")]
    NoOwnGame,
    /// Only the game's GM may do that.
    #[error("only the GM may do that")]
    NotTheGm,
    /// The phase is not called as among computers: people play, or nobody may know whether they do.
    #[error("not among computers alone")]
    NotCalled,
    /// Every place of the lobby is taken, or no power is without a player.
    #[error("no place for a computer player")]
    NoPlaceForComputers,
    /// The game's GM lets no computer guess for players.
    #[error("the GM allows no computer's advice")]
    NoAdvice,
    /// No computer player plays there.
    #[error("no computer plays there")]
    NoComputers,
    /// The server's managers allow games in `channels` only.
    #[error("games cannot be created in this channel")]
    ChannelClosed { channels: Vec<i64> },
    /// The server has as many games in progress as its managers allow.
    #[error("the guild has {most} games already")]
    TooManyGames { most: u32 },
    /// The person has created as many games in progress as one person may.
    #[error("this person has created {most} games already")]
    TooManyOwnGames { most: u32 },
    /// The server's games fill the space allowed for one server, in MiB.
    #[error("the guild's games have reached the limit of {most} MiB")]
    ServerFull { most: i64 },
    /// Only managers and holders of a GM role may do that.
    #[error("only guild managers and holders of a GM role may import games")]
    NotHost,
    /// The server has imported `most` games within a day.
    #[error("the guild has imported {most} games within a day")]
    ImportsToday { most: i64 },
    /// What was asked for is for games that are over.
    #[error("the game is not over")]
    GoesOn,
    /// The game has changed since the person was shown what they confirm.
    #[error("the game has changed since it was shown")]
    ChangedSince,
    /// Too many costly requests are being served.
    #[error("too many requests of this kind are in progress")]
    Busy,
    /// The person's last costly request is still being served.
    #[error("this person's previous request is still in progress")]
    BusyWithYours,
    /// The person can ask for their data again in this many minutes.
    #[error("exported less than an hour ago")]
    ExportedLately { minutes: i64 },
    /// Only managers of the server may do that.
    #[error("only guild managers may do that")]
    NotManager,
    /// The GM of this game has given up seeing sealed orders.
    #[error("a blind GM cannot see sealed orders")]
    BlindGm,
    /// Whoever has looked at a game's sealed orders cannot play in it, and the reverse.
    #[error("whoever has looked at sealed orders cannot play")]
    HasLooked,
    /// The game has no gallery.
    #[error("the game has no gallery")]
    NoGallery,
    /// Whoever takes part in a game cannot join its gallery.
    #[error("whoever plays, has played, waits or substitutes cannot join the gallery")]
    TakesPart,
    /// In a game with a blind GM, those who run it cannot join its gallery.
    #[error("the GMs of a game with a blind GM cannot join its gallery")]
    BlindGallery,
    /// Whoever is or was in a game's gallery cannot play in it.
    #[error("whoever was in the gallery cannot play")]
    InGallery,
    /// Whoever is or was in a game's gallery cannot become its blind GM.
    #[error("whoever was in the gallery cannot become the blind GM")]
    GalleryGm,
    /// Only people in the game's gallery see that.
    #[error("only people in the game's gallery may")]
    NotInGallery,
    /// This gallery sees no sealed orders.
    #[error("this gallery sees no orders of the open phase")]
    GalleryAfter,
    /// The person does not let the bot send private messages.
    #[error("that player accepts no direct messages")]
    NoPrivate,
    /// The GM has warned this player as often as a day allows.
    #[error("warned {most} times today")]
    WarnedEnough { most: i64 },
    /// The GM has not agreed yet that looking means not playing.
    #[error("the first look must be confirmed")]
    LookFirst,
    /// The GM of this game sees no money, and so cannot correct it.
    #[error("a blind GM cannot correct money")]
    BlindMoney,
    /// The GM plays, and so cannot correct the position.
    #[error("a GM who plays cannot edit")]
    PlayingGm,
    /// Where players share powers, a player must be named.
    #[error("name a player")]
    WhichPlayer,
    /// A power must be named, because more than one is meant.
    #[error("name a seat")]
    NameSeat,
    /// The power has no player.
    #[error("nobody plays {0}")]
    Unseated(Power),
    #[error("that person is not in the game")]
    NotInGame,
    /// The GM has locked these orders.
    #[error("orders are locked")]
    Locked,
    /// The GM has banned the person from the game.
    #[error("banned from the game")]
    Banned,
    #[error("the GM cannot be banned")]
    BanGm,
    /// Nothing would change: it is already so.
    #[error("already set that way")]
    AlreadySo,
    /// The change was already confirmed, or another was shown since.
    #[error("nothing to confirm")]
    NoDraft,
    /// Undoing would lead back to a state in which the game was over.
    #[error("cannot undo to the end of a game")]
    NoUndoToEnd,
    /// The game's last step was no act of its GM.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nobody owes anything that they could be reminded of.
    #[error("nobody owes orders")]
    NobodyOwes,
    /// That rule cannot be changed once the game has started.
    #[error("that rule cannot be changed during a game")]
    RuleFixed,
    /// Only the GM or the creator may start the game.
    #[error("only the GM or the creator may")]
    NotTheStarter,
    /// The power has been put out of the game.
    #[error("{0} is out of the game")]
    Eliminated(Power),
    #[error("the game has not started")]
    NotStarted,
    #[error("the game is over")]
    GameOver,
    #[error("the game is not over")]
    NotOver,
    /// The archive would show what must stay secret while the game goes on.
    #[error("closed phases of this game contain private information")]
    ArchiveSealed,
    /// The phase closed meanwhile.
    #[error("the phase is closed")]
    PhaseClosed,
    #[error("the game is paused")]
    Paused,
    #[error("the game is not paused")]
    NotPaused,
    /// The person has nothing to do in a phase of this kind.
    #[error("nothing to do in this phase")]
    NothingDue { step: PhaseKind },
    /// The sheet has more lines than `most`.
    #[error("the sheet is too long")]
    SheetTooLong { lines: usize, most: usize },
    /// The message has no text.
    #[error("the message is empty")]
    Empty,
    /// No line of the sheet fits what is to be removed.
    #[error("the sheet has no such order")]
    NothingToStrike,
    /// No line of an earlier sheet is legal now.
    #[error("nothing on an earlier sheet could be used")]
    NothingToCopy,
    /// No sheet was cleared that could be put back.
    #[error("no cleared orders to put back")]
    NothingToRestore,
    /// The message was written before the open phase began.
    #[error("the letter was written before the phase began")]
    LateLetter,
    /// The game does not use standing orders.
    #[error("standing orders do not count in this game")]
    NoStanding,
    /// The person has no receipt for that phase.
    #[error("no receipt")]
    NoReceipt,
    /// A receipt's nonce is 32 hexadecimal digits.
    #[error("not 32 hexadecimal digits")]
    BadNonce,
    /// Only phases of moves and retreats can be tried out.
    #[error("only moves and retreats can be tried out")]
    NothingToTry,
    #[error("the game has no credits")]
    NoCredits,
    #[error("the game has no blocks")]
    NoBlocks,
    #[error("the game has no treaties")]
    NoTreaties,
    /// The person does not command that power.
    #[error("they do not command {power}")]
    NotYours { power: Power },
    /// The player commands no power in this season of an exchange (C-01).
    #[error("commands no power")]
    CommandsNobody,
    /// The person commands several powers, one of which must be named.
    #[error("commands several powers: name one")]
    SayFor { powers: Vec<Power> },
    /// The rules do not allow the declaration.
    #[error("that cannot be declared")]
    BadTreaty { bad: BadEntry },
    /// The sheet has no such declaration to take back.
    #[error("nothing like that is declared")]
    NothingDeclared,
    /// The text is no goal that the game can have.
    #[error("not a goal: {found}")]
    BadGoal { found: String },
    /// The game is not won by blocks.
    #[error("the goal is not counted in blocks")]
    NoGoal,
    /// The setup does not let points be lent or given.
    #[error("points cannot be lent or given")]
    NoLoans,
    #[error("the game has no exchange")]
    NoExchange,
    /// The open phase takes no trades (3B.12).
    #[error("no trading in this phase")]
    NoTrading,
    /// Treasuries lie in no province in this game.
    #[error("treasuries have no seats in this game")]
    NoSeats,
    /// The other power no longer declares what was to be answered.
    #[error("{by} no longer declares that")]
    OfferGone { by: Power },
    /// The order that was typed is for another unit than the one chosen.
    #[error("the order is for another unit")]
    OtherUnit,
    /// No phase of the game has been played.
    #[error("no phase has been played yet")]
    NoHistory,
    /// The game has no played phase of that name.
    #[error("no such phase")]
    NoSuchPhase { text: String },
    /// The file is no saved game that can be read.
    #[error(transparent)]
    Saved(#[from] chancery_archive::BadSaved),
    /// Only games by the standard rules can be exported so.
    #[error("only standard games can be exported")]
    NotStandard,
    /// Of two phases, the first named is the later one.
    #[error("the first phase comes after the last")]
    WrongWayRound,
    /// Nothing stood in that province in that phase.
    #[error("no unit there in that phase")]
    NoResultThere,
    /// In the fog, what the powers have is counted for nobody but their own players (F-07).
    #[error("what the powers have is out of sight")]
    OutOfSight,
    /// The game does not count that.
    #[error("{} is not counted in this game", measure.id())]
    NotCounted {
        measure: chancery_rules::economy::Measure,
    },
    /// Scoring systems count the centres of powers that each belong to a player.
    #[error("scoring systems do not apply to this game")]
    NotScored,
    /// The game ended without a result.
    #[error("the game has no result")]
    NoResult,
    /// The game has no revision of that number.
    #[error("no such revision")]
    NoSuchRevision { found: Seq, newest: Seq },
    /// The deadline asked for lies in the past.
    #[error("that deadline has passed")]
    DeadlinePast,
    /// The deadline asked for is more than 60 days away.
    #[error("that deadline is more than 60 days away")]
    DeadlineFar,
    /// The text is no span of time.
    #[error(transparent)]
    Span(#[from] BadSpan),
    /// The game's rules ask for a draw among all survivors.
    #[error("the rules require a draw among all survivors")]
    DrawIncludesAll,
    /// A draw needs at least two powers.
    #[error("a draw of one, or of nobody")]
    DrawOfOne,
    /// The game, or the person, has opened as many ballots as allowed.
    #[error("too many ballots")]
    TooManyBallots,
    /// The game has no open ballot of that number.
    #[error("no ballot {ballot}")]
    NoBallot { ballot: i64 },
    /// The ballot is no longer open.
    #[error("ballot {ballot} is over")]
    BallotOver { ballot: i64, state: BallotState },
    /// Only the person who opened a ballot can take it back.
    #[error("somebody else opened the ballot")]
    NotTheirBallot,
    /// The managers have paused all games of the server.
    #[error("all games of the server are paused")]
    GuildPaused,
    #[error("the server's games are not paused")]
    GuildNotPaused,
    /// The bot has been removed from the game's server.
    #[error("the bot is not in the game's server")]
    BotGone,
    /// The absence would end before it begins, or is over already.
    #[error("that absence ends before it begins")]
    AbsencePast,
    #[error("that absence is longer than 60 days")]
    AbsenceLong,
    #[error("no such absence")]
    NoSuchAbsence { id: i64 },
    /// The game's rules leave more time to the GM, or allow no more in this phase.
    #[error("the players cannot grant more time")]
    NoExtension,
    /// The players may give this phase at most `left` more milliseconds.
    #[error("the players cannot grant more than {left} ms")]
    ExtensionLong { left: i64 },
    /// No power of the game is without a player.
    #[error("every power has a player")]
    NoVacancy,
    /// A private game has no page that everybody may read.
    #[error("a private game has no public page")]
    PrivateWindow,
    /// The moment of a return is past, or more than sixty days away.
    #[error("that return is past or too far away")]
    BadReturn,
    /// The other person shows their record to nobody there.
    #[error("the record is not shown")]
    RecordNotShown,
    /// The person stands in for a power's player, and so seeks nobody else for it.
    #[error("stands in for another player")]
    StandsIn,
    /// The person seeks no substitute in the game, and nobody stands in for them whose seat they could take back.
    #[error("no substitute is sought, and nobody stands in")]
    NoSubstitution,
    /// Several powers have no player, one of which must be named.
    #[error("several powers have no player: name one")]
    WhichSeat { powers: Vec<Power> },
    /// The power has a player.
    #[error("{power} has a player")]
    SeatTaken { power: Power },
    /// The person has played another power in this game, and so may not take this one.
    #[error("this person has already played {power}")]
    PlayedAnother { power: Power },
    /// The power is in civil disorder already.
    #[error("{power} is in civil disorder")]
    InDisorder { power: Power },
    /// The person has not fallen silent, or another plays their power.
    #[error("there is no seat to return to")]
    NoSeatToReturn,
    /// The user is a bot, which cannot play.
    #[error("bots cannot play")]
    NotAPerson,
    /// A rule of press, or of following games, was broken.
    #[error(transparent)]
    Press(#[from] PressRefusal),
    /// A rule of the lobby or of settings was broken.
    #[error(transparent)]
    Lobby(LobbyRefusal),
    /// Something about a board that is not ours is refused.
    #[error(transparent)]
    Board(#[from] BoardRefusal),
    /// Something about an event is refused.
    #[error(transparent)]
    Event(EventRefusal),
    /// Something about sharing a seat is refused.
    #[error(transparent)]
    Share(#[from] ShareRefusal),
    /// Something about roles and rooms is refused.
    #[error(transparent)]
    Rooms(#[from] RoomRefusal),
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
            StoreError::InGallery => ServiceError::Refused(Refusal::InGallery),
            StoreError::Shares => ShareRefusal::HasShared.into(),
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

impl From<BoardRefusal> for ServiceError {
    fn from(why: BoardRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Board(why))
    }
}

impl From<ShareRefusal> for ServiceError {
    fn from(why: ShareRefusal) -> ServiceError {
        ServiceError::Refused(Refusal::Share(why))
    }
}

impl From<BadSetting> for ServiceError {
    fn from(why: BadSetting) -> ServiceError {
        LobbyRefusal::Setting(why).into()
    }
}
