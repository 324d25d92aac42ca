//! Deadlines and reminders: woken at the next one, claimed, handed to the desk.

use super::broken::BrokeOff;
use super::clock::Clock;
use super::nudge::{Nudge, Stop};
use super::{backoff, look_again_after};
use crate::metrics;
use crate::store::{Along, DueGame, DueReminder, GameId, NewAudit, OutboxRow, Store};
use std::collections::{BTreeMap, VecDeque};
use std::future::Future;
use std::sync::Arc;
use std::time::Instant;
use tokio::task::{JoinError, JoinSet};
use tracing::Instrument;

/// What the scheduler asks of the desk.
pub trait Turns: Send + Sync + 'static {
    /// Closes the phase of a game whose deadline has come: adjudicates, and writes the revision with
    /// the next deadline. `late` is by how many milliseconds it comes too late; after a downtime the
    /// players are told. The game may have changed since it was claimed: a phase that is no longer
    /// open, or due, is left alone, and that is no error.
    ///
    /// An error (nothing of which may be sealed) is logged, and the game tried again later.
    fn close(
        &self,
        due: &DueGame,
        now: i64,
        late: i64,
    ) -> impl Future<Output = anyhow::Result<()>> + Send;

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

    /// What follows from a row that is being given up, or that waits for permissions, such as a notice
    /// to the GM; written in the same transaction.
    fn undeliverable(
        &self,
        row: &OutboxRow,
        why: &Undeliverable,
        now: i64,
    ) -> impl Future<Output = anyhow::Result<Along>> + Send;
}

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
        }
    }

    /// What the courier last said.
    pub fn error(&self) -> &str {
        match self {
            Undeliverable::Gone(error)
            | Undeliverable::Refused(error)
            | Undeliverable::Forbidden(error)
            | Undeliverable::Lacks(error)
            | Undeliverable::TriedTooLong(error) => error,
        }
    }
}

/// How deadlines and reminders are seen to. All in milliseconds.
#[derive(Clone, Debug)]
pub struct TurnSettings {
    /// For how long a turn is claimed: when the process dies, another takes over after this.
    pub lease: i64,
    /// How long to wait after the first failure; doubles with each further one.
    pub first_retry: i64,
    /// How long to wait at most.
    pub last_retry: i64,
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
            reminder_tries: 5,
            // While one waits for the disk another is adjudicated.
            at_once: 2 * std::thread::available_parallelism().map_or(2, usize::from),
        }
    }
}

/// How many reminders are claimed at once.
const REMINDERS: i64 = 16;

/// The loop over deadlines and reminders.
pub(super) struct TurnLoop<T> {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) nudge: Nudge,
    pub(super) owner: String,
    pub(super) turns: Arc<T>,
    pub(super) settings: TurnSettings,
}

impl<T: Turns> TurnLoop<T> {
    pub(super) async fn run(self, stop: Stop) {
        let mut nudged = self.nudge.listen();
        let mut failures = BTreeMap::new();
        let mut store_failures = 0;
        let (turns, now) = (self.turns.clone(), self.clock.now());
        // Beside the deadlines, which need not wait for it.
        tokio::spawn(async move {
            if let Err(error) = turns.left_over(now).await {
                tracing::error!(error = format!("{error:#}"), "what was left over stays so");
            }
        });
        while !stop.is_set() {
            nudged.borrow_and_update();
            let wake = match self.pass(&mut failures, &stop).await {
                Ok(next) => {
                    store_failures = 0;
                    let look_again = self.clock.now() + look_again_after(&self.store);
                    next.map_or(look_again, |next| next.min(look_again))
                }
                Err(error) => {
                    store_failures += 1;
                    tracing::error!(%error, "deadlines: the store failed");
                    self.clock.now() + backoff(store_failures, 1_000, 30_000)
                }
            };
            tokio::select! {
                () = self.clock.sleep_until(wake) => {}
                _ = nudged.changed(), if store_failures == 0 => {}
                () = stop.wait() => {}
            }
        }
    }

    /// Sees to all that is due, and returns when the next thing is.
    async fn pass(
        &self,
        failures: &mut BTreeMap<GameId, i64>,
        stop: &Stop,
    ) -> crate::store::Result<Option<i64>> {
        self.close_due(failures, stop).await?;
        while !stop.is_set() {
            let now = self.clock.now();
            let lease = self.settings.lease;
            // A few with one claim: a thousand may be due in the same second. What is claimed is seen to.
            let due = self
                .store
                .claim_reminders(now, &self.owner, REMINDERS, lease)
                .await?;
            if due.is_empty() {
                break;
            }
            for due in &due {
                self.remind(due, self.clock.now()).await?;
            }
        }
        let (turns, now) = (self.turns.clone(), self.clock.now());
        let ballots = tokio::spawn(async move { turns.ballots(now).await }).await;
        let ballot = ballots.map_err(broke_off).flatten();
        let ballot = ballot.unwrap_or_else(|error| {
            tracing::error!(error = format!("{error:#}"), "ballots could not be ended");
            None
        });
        let turns = self.turns.clone();
        let erased = tokio::spawn(async move { turns.erase(now).await }).await;
        let erased = erased.map_err(broke_off).flatten();
        let erased = erased.unwrap_or_else(|error| {
            tracing::error!(
                error = format!("{error:#}"),
                "what is due could not be deleted"
            );
            None
        });
        let deadline = self.store.next_deadline().await?;
        let reminder = self.store.next_reminder().await?;
        let next = [deadline, reminder, ballot, erased];
        Ok(next.into_iter().flatten().min())
    }

    /// Closes the phases that are due, the longest due first and a few at a time. Claimed are a few
    /// more than hands are free for, so that a thousand deadlines cost not as many claims.
    async fn close_due(
        &self,
        failures: &mut BTreeMap<GameId, i64>,
        stop: &Stop,
    ) -> crate::store::Result<()> {
        let at_once = self.settings.at_once.max(1);
        let batch = i64::try_from(at_once * 2).unwrap_or(i64::MAX);
        let mut claimed = VecDeque::new();
        let mut hands = JoinSet::new();
        let mut result = Ok(());
        let mut more = true;
        loop {
            if claimed.is_empty() && more && hands.len() < at_once && !stop.is_set() {
                let (now, lease) = (self.clock.now(), self.settings.lease);
                match self
                    .store
                    .claim_deadlines(now, &self.owner, batch, lease)
                    .await
                {
                    Ok(due) => {
                        more = !due.is_empty();
                        claimed.extend(due);
                    }
                    Err(error) => {
                        more = false;
                        result = Err(error);
                    }
                }
            }
            while hands.len() < at_once
                && let Some(due) = claimed.pop_front()
            {
                hands.spawn(self.closing(due));
            }
            let Some(done) = hands.join_next().await else {
                return result;
            };
            // The closing is a task of its own, so that its panic is one of its ends.
            if let Ok((due, end)) = done
                && let Err(error) = self.closed(&due, end, failures).await
            {
                more = false;
                result = Err(error);
            }
        }
    }

    /// Closes the phase of a claimed game; the game, and what became of it.
    fn closing(
        &self,
        due: DueGame,
    ) -> impl Future<Output = (DueGame, anyhow::Result<()>)> + Send + 'static {
        let now = self.clock.now();
        let clock = self.clock.clone();
        let late = now.saturating_sub(due.deadline);
        let start = Instant::now();
        let span = tracing::info_span!(
            "turn",
            guild = due.guild,
            game = due.id,
            phase = due.phase_no
        );
        let (turns, turn) = (self.turns.clone(), due.clone());
        let closing = async move { turns.close(&turn, now, late).await };
        // A task of its own, so that a panic costs this turn and not the scheduler.
        let closing = tokio::spawn(closing.instrument(span));
        async move {
            let end = closing.await.map_err(broke_off).flatten();
            match &end {
                Ok(()) => {
                    let late = clock.now().saturating_sub(due.deadline);
                    metrics::turn_closed(late, start.elapsed());
                }
                Err(_) => metrics::turn_failed(),
            }
            (due, end)
        }
    }

    /// Notes what became of a closing; one that failed is tried again later.
    async fn closed(
        &self,
        due: &DueGame,
        end: anyhow::Result<()>,
        failures: &mut BTreeMap<GameId, i64>,
    ) -> crate::store::Result<()> {
        let Err(error) = end else {
            failures.remove(&due.id);
            return Ok(());
        };
        let count = failures.entry(due.id).or_default();
        *count += 1;
        tracing::error!(
            guild = due.guild,
            game = due.id,
            phase = due.phase_no,
            failures = *count,
            error = format!("{error:#}"),
            "the turn could not be closed"
        );
        let wait = backoff(*count, self.settings.first_retry, self.settings.last_retry);
        let again = self.clock.now().saturating_add(wait);
        self.store
            .release_deadline(due.guild, due.id, &self.owner, again)
            .await
    }

    async fn remind(&self, due: &DueReminder, now: i64) -> crate::store::Result<()> {
        let (turns, reminder) = (self.turns.clone(), due.clone());
        let reminding = tokio::spawn(async move { turns.remind(&reminder, now).await });
        let along = match reminding.await.map_err(broke_off).flatten() {
            Ok(along) => along,
            Err(error) => {
                tracing::error!(
                    guild = due.guild,
                    game = due.game,
                    error = format!("{error:#}"),
                    "a reminder failed"
                );
                if due.attempts < self.settings.reminder_tries {
                    // It comes up again when its lease ends.
                    return Ok(());
                }
                let detail = serde_json::json!({ "kind": due.kind, "attempts": due.attempts });
                Along {
                    posts: Vec::new(),
                    audits: vec![NewAudit {
                        actor: None,
                        what: "reminder-dropped".to_owned(),
                        detail: detail.to_string(),
                    }],
                }
            }
        };
        let wrote_posts = !along.posts.is_empty();
        if self.store.reminded(due, now, &along).await? && wrote_posts {
            self.nudge.wake();
        }
        Ok(())
    }
}

fn broke_off(error: JoinError) -> anyhow::Error {
    BrokeOff::from(error).into()
}
