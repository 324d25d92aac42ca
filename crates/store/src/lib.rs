//! The store: what outlives the process, on SQLite or PostgreSQL.
//!
//! Games, their revisions, sealed sheets, ready marks, deadlines, reminders, settings, the outbox of
//! what must be said, and the audit of who did what. State, report, sheet, settings and payload are
//! text here: the service turns them into values and back.
//!
//! What holds:
//! - A revision is added, never changed or deleted (the database itself refuses); but a game may be
//!   deleted with all of its own, and a person's number may give way to another's in all of a game.
//! - A game's row is its lock: [`Store::revise`], [`Store::submit`] and [`Store::set_ready`] write it
//!   first, so each of them sees the others' work or makes them wait.
//! - What must be said is written with the change it speaks of, in one transaction ([`Along`]).
//! - Every query names the guild, but for the scheduler's (which serves all guilds), the person's
//!   own settings, [`Store::games_of_player`] and [`Store::games_at_hand`].
//! - Times are milliseconds since 1970 (UTC) given by the caller: the store reads no clock.

mod absences;
mod audit;
mod ballots;
mod boards;
mod cards;
mod checkup;
mod computers;
mod consent;
pub mod copy;
mod create;
mod db;
mod deadlines;
mod engine;
mod erase;
mod error;
mod events;
mod forget;
mod gallery;
mod games;
mod gm;
mod gone;
mod handle;
mod hold;
mod ids;
mod kept;
mod left_over;
mod load;
mod open;
mod outbox;
mod pack;
mod patience;
mod press;
mod processes;
mod proposals;
mod prune;
mod receipts;
mod records;
mod revisions;
mod rooms;
mod seats;
mod settings;
mod sharing;
mod sheets;
mod sizes;
mod snapshots;
mod standing;
mod substitutes;
mod threads;
mod trouble;
mod versions;
mod wal;
mod windows;
mod word;

pub use absences::{Absence, AbsenceUse, NewAbsence};
pub use audit::{Along, AuditEntry, NewAudit};
pub use ballots::{BallotEnd, BallotState, BallotVote, NewBallot, PlayerVote};
pub use boards::{GuildBoard, NewBoard, PlayedBoard};
pub use cards::Card;
pub use checkup::{Checkup, Tables};
pub use computers::ComputerGame;
pub use create::NewGame;
pub use deadlines::{DueGame, DueReminder, NewReminder, RETURN};
pub use error::{Result, StoreError, causes};
pub use events::{Event, EventBoard, EventChange, EventEntrant, EventSeat, NewEvent};
pub use forget::{GHOSTS, Trace};
pub use gallery::GalleryMember;
pub use games::{Game, GameFilter, Head, Membership, Status};
pub use gm::{Look, NewLook};
pub use gone::GoneGuild;
pub use handle::{DATABASE_FILE, Store};
pub use hold::{Hold, hold};
pub use ids::{EventId, GameId, GuildId, PhaseNo, Seq};
pub use kept::Section;
pub use left_over::MarkedPhase;
pub use load::Load;
pub use outbox::{After, LACKS, NewPost, OutboxRow, PostState, SEAT, SettledPost};
pub use pack::{pack as pack_revision, unpack as unpack_revision};
pub use press::{Letter, NewLetter};
pub use processes::{Lease, NewProcess, Process, REQUESTS, SKEW, ShardRange, SignedIn, WINDOW};
pub use proposals::Proposal;
pub use receipts::{NewReceipt, Receipt, ReceiptList};
pub use revisions::Change;
pub use rooms::{NewRoom, RoomPlan, RoomRow};
pub use seats::{Miss, MissKind, NewMiss, SeatTurn, Tenure};
pub use settings::{Dm, Person};
pub use sharing::{MOST_SHARERS, SeatShare, ShareRole, ShareState};
pub use sheets::{NewSheet, Ready, Sheet, Submitted, Turn};
pub use sizes::Weight;
pub use snapshots::{NewRevision, Revision, RevisionHead};
pub use standing::Standing;
pub use threads::{Thread, Watcher};
pub use trouble::Trouble;
pub use windows::{NewWindowLink, WindowLink};
