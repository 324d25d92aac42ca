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
//!   own settings and [`Store::games_of_player`].
//! - Times are milliseconds since 1970 (UTC) given by the caller: the store reads no clock.

mod absences;
mod audit;
mod ballots;
mod cards;
mod checkup;
mod consent;
pub mod copy;
mod db;
mod deadlines;
mod erase;
mod error;
mod forget;
mod games;
mod gm;
mod gone;
mod hold;
mod ids;
mod kept;
mod left_over;
mod load;
mod outbox;
mod pack;
mod press;
mod processes;
mod proposals;
mod prune;
mod receipts;
mod revisions;
mod seats;
mod settings;
mod sheets;
mod sizes;
mod standing;
mod threads;
mod trouble;
mod versions;
mod wal;

pub use absences::{Absence, AbsenceUse, NewAbsence};
pub use audit::{Along, AuditEntry, NewAudit};
pub use ballots::{BallotEnd, BallotState, BallotVote, NewBallot, PlayerVote};
pub use cards::Card;
pub use checkup::{Checkup, Tables};
pub use deadlines::{DueGame, DueReminder, NewReminder};
pub use error::{StoreError, causes};
pub use forget::{GHOSTS, Trace};
pub use games::{Game, GameFilter, Head, Membership, NewGame, Status};
pub use gm::{Look, NewLook};
pub use gone::GoneGuild;
pub use hold::{Hold, hold};
pub use ids::{GameId, GuildId, PhaseNo, Seq};
pub use kept::Section;
pub use left_over::MarkedPhase;
pub use load::Load;
pub use outbox::{After, LACKS, NewPost, OutboxRow, PostState, SettledPost};
pub use pack::unpack as unpack_revision;
pub use press::{Letter, NewLetter};
pub use processes::{Lease, NewProcess, Process, REQUESTS, SKEW, ShardRange, SignedIn, WINDOW};
pub use proposals::Proposal;
pub use receipts::{NewReceipt, Receipt, ReceiptList};
pub use revisions::{Change, NewRevision, Revision, RevisionHead};
pub use seats::{Miss, MissKind, NewMiss, SeatTurn, Tenure};
pub use settings::{Dm, Person};
pub use sheets::{NewSheet, Ready, Sheet, Submitted, Turn};
pub use sizes::Weight;
pub use standing::Standing;
pub use threads::{Thread, Watcher};
pub use trouble::Trouble;

use db::{Address, Db, Searching};
use std::path::Path;

/// What store calls return.
pub type Result<T> = std::result::Result<T, StoreError>;

/// The file the games of a data folder are kept in.
pub const DATABASE_FILE: &str = "chancery.db";

/// A handle on the database; clones share its connections.
#[derive(Clone)]
pub struct Store {
    db: Db,
    searching: Searching,
}

impl Store {
    /// Opens the SQLite database of a data folder, creating both where they are missing, and brings
    /// its tables up to date.
    ///
    /// # Errors
    /// [`StoreError::Folder`] when the folder cannot be made or written, and whatever
    /// [`Store::open`] may say.
    pub async fn open_folder(folder: &Path) -> Result<Self> {
        db::probe_folder(folder)?;
        let (db, searching) = db::open_lite(&folder.join(DATABASE_FILE)).await?;
        Ok(Store { db, searching })
    }

    /// Opens the database at `postgres://…` or `sqlite:path` and brings its tables up to date.
    ///
    /// # Errors
    /// [`StoreError::Address`] for another kind of address, [`StoreError::NewerSchema`] for a
    /// database a newer Chancery has written, [`StoreError::HalfDone`], [`StoreError::OlderRunning`], [`StoreError::Busy`], [`StoreError::Corrupt`],
    /// [`StoreError::ReadOnly`] and [`StoreError::Unreachable`] for what their names say.
    pub async fn open(url: &str) -> Result<Self> {
        let (db, searching) = match Address::read(url)? {
            Address::Pg(options) => db::open_pg(*options).await?,
            Address::Lite(path) => {
                if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
                    db::probe_folder(folder)?;
                }
                db::open_lite(&path).await?
            }
        };
        Ok(Store { db, searching })
    }

    /// Whether other processes may write to this database, so that one must look again from time to
    /// time without being told.
    pub fn is_shared(&self) -> bool {
        matches!(self.db, db::Both::Pg(_))
    }

    /// Waits for the connections in use and closes them all.
    pub async fn close(&self) {
        match &self.searching {
            db::Both::Lite(pool) => pool.close().await,
            db::Both::Pg(pool) => pool.close().await,
        }
        match &self.db {
            db::Both::Lite(lite) => {
                lite.read.close().await;
                lite.write.close().await;
            }
            db::Both::Pg(pool) => pool.close().await,
        }
    }
}
