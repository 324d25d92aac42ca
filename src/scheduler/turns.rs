//! What the scheduler asks of the service, and how deadlines and reminders are seen to.

use crate::store::{Along, DueGame, DueReminder, OutboxRow};
use std::future::Future;
use std::time::Duration;

/// What the scheduler asks of the service.
pub trait Turns: Send + Sync + 'static {
    /// Closes the phase of a game whose deadline has come: adjudicates, and writes the revision with
    /// the next deadline. `late` is by how many milliseconds it comes too late; after a downtime the
    /// players are told. The game may have changed since it was claimed: a phase that is no longer
    /// open, or due, is left alone, and that is no error.
    ///
    /// An error (nothing of which may be sealed) is logged, and the game tried again later; unless it is
    /// [`Passing`] it counts as the game's own.
    fn close(
        &self,
        due: &DueGame,
        now: i64,
        late: i64,
    ) -> impl Future<Output = anyhow::Result<()>> + Send;

    /// The phase of a claimed game could not be closed, again and again, for reasons of its own: stops its
    /// clock until somebody lets it run again, and tells whom it concerns.
    fn set_aside(
        &self,
        _due: &DueGame,
        _now: i64,
    ) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { anyhow::bail!("stopping a game is not supported here") }
    }

    /// What a reminder leads to; written in the same transaction as its removal.
    fn remind(
        &self,
        due: &DueReminder,
        now: i64,
    ) -> impl Future<Output = anyhow::Result<Along>> + Send;

    /// Does what a process that has ended was about to do and no deadline would bring back. Called once,
    /// at the start.
    fn left_over(&self, _now: i64) -> impl Future<Output = anyhow::Result<()>> + Send {
        async { Ok(()) }
    }

    /// Ends the ballots whose time is over, and says when the next one's is.
    fn ballots(&self, _now: i64) -> impl Future<Output = anyhow::Result<Option<i64>>> + Send {
        async { Ok(None) }
    }

    /// Deletes what is due to be deleted, and says when the next is.
    fn erase(&self, _now: i64) -> impl Future<Output = anyhow::Result<Option<i64>>> + Send {
        async { Ok(None) }
    }

    /// Lets the computer players of one game move, where any have something to do, and says whether there may be more
    /// to do for others.
    fn computers(&self, _now: i64) -> impl Future<Output = anyhow::Result<bool>> + Send {
        async { Ok(false) }
    }

    /// What follows from a row that is being given up, or that waits for permissions, such as a notice
    /// to the GM; written in the same transaction.
    fn undeliverable(
        &self,
        row: &OutboxRow,
        why: &Undeliverable,
        now: i64,
    ) -> impl Future<Output = anyhow::Result<Along>> + Send;
}

/// An error that is not the game's own but will pass: the database does not answer, others are quicker.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Passing(pub String);

/// Why a row of the outbox is given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undeliverable {
    /// Where it was to go is gone.
    Gone(String),
    /// What was to be said is refused for what it is.
    Refused(String),
    /// Private messages are closed, or something else bars it for good.
    Forbidden(String),
    /// These permissions are missing. The row is kept for a while: somebody may give them.
    Lacks(String),
    /// It was tried for long enough.
    TriedTooLong(String),
    /// Something is wrong with the program, or with what it kept.
    Broken(String),
}

impl Undeliverable {
    /// A short key for the audit.
    pub fn key(&self) -> &'static str {
        match self {
            Undeliverable::Gone(_) => "gone",
            Undeliverable::Refused(_) => "refused",
            Undeliverable::Forbidden(_) => "forbidden",
            Undeliverable::Lacks(_) => "lacks",
            Undeliverable::TriedTooLong(_) => "tried-too-long",
            Undeliverable::Broken(_) => "broken",
        }
    }

    /// What the courier last said.
    pub fn error(&self) -> &str {
        match self {
            Undeliverable::Gone(error)
            | Undeliverable::Refused(error)
            | Undeliverable::Forbidden(error)
            | Undeliverable::Lacks(error)
            | Undeliverable::TriedTooLong(error)
            | Undeliverable::Broken(error) => error,
        }
    }
}

/// How deadlines and reminders are seen to. Times are in milliseconds of the bot's clock.
#[derive(Clone, Debug)]
pub struct TurnSettings {
    /// For how long a turn is claimed: when the process dies, another takes over after this.
    pub lease: i64,
    /// How long to wait after the first failure; doubles with each further one.
    pub first_retry: i64,
    /// How long to wait at most before another try, in milliseconds.
    pub last_retry: i64,
    /// How long one closing, reminder or look at the ballots may take. By the machine's clock, which does not
    /// leap: it is work that is waited for. Less than the lease.
    pub limit: Duration,
    /// After so many failures of its own in a row a game is set aside.
    pub give_up_after: u32,
    /// How often a reminder is tried before it is dropped.
    pub reminder_tries: i64,
    /// How many phases may be closed at the same time.
    pub at_once: usize,
}

impl Default for TurnSettings {
    fn default() -> Self {
        TurnSettings {
            lease: 120_000,
            first_retry: 5_000,
            last_retry: 600_000,
            limit: Duration::from_secs(60),
            give_up_after: 5,
            reminder_tries: 5,
            // While one waits for the disk another is adjudicated.
            at_once: 2 * std::thread::available_parallelism().map_or(2, usize::from),
        }
    }
}
