//! Deadlines: woken at the next one, claimed, handed to the service, a few at a time. One that hangs or fails
//! holds up no other.

use std::collections::{BTreeMap, VecDeque};
use std::future::Future;
use std::sync::Arc;
use std::time::Instant;

use futures_util::future::BoxFuture;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::Instrument;

use super::broken::{self, BrokeOff};
use super::clock::Clock;
use super::nudge::{Nudge, Stop};
use super::turns::{Passing, TurnSettings, Turns};
use super::waits::{Looks, backoff};
use crate::metrics;
use crate::store::{DueGame, GameId, Store};

/// The loop over deadlines.
pub(super) struct CloseLoop<T> {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) nudge: Nudge,
    pub(super) owner: String,
    pub(super) turns: Arc<T>,
    pub(super) settings: TurnSettings,
    /// How many closings are in hand, for those who would rather come after them.
    pub(super) in_hand: watch::Sender<usize>,
}

/// A closing that has ended, and how.
type Ended = (DueGame, anyhow::Result<()>);

/// How often a game's closing has failed in a row.
#[derive(Clone, Copy, Debug, Default)]
struct Failed {
    times: i64,
    /// How often of them for reasons of its own.
    own: u32,
}

/// What the loop has in hand.
#[derive(Default)]
struct Work {
    /// Claimed, and not begun.
    claimed: VecDeque<DueGame>,
    hands: JoinSet<Ended>,
    failures: BTreeMap<GameId, Failed>,
}

impl<T: Turns> CloseLoop<T> {
    pub(super) fn run(self, stop: Stop) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let mut nudged = self.nudge.listen();
            let mut work = Work::default();
            let mut looks = Looks::of("deadlines");
            let watched = metrics::Loop::begin("deadlines");
            let (turns, now) = (self.turns.clone(), self.clock.now());
            // Beside the deadlines, which need not wait for it.
            tokio::spawn(async move {
                if let Err(error) = turns.left_over(now).await {
                    tracing::error!(
                        error = format!("{error:#}"),
                        "deadlines: cannot close phases left over from the last run"
                    );
                }
            });
            while !stop.is_set() {
                nudged.borrow_and_update();
                watched.works();
                let looked = self.take_on(&mut work).await;
                let wake = looks.next(looked, &self.store, self.clock.now());
                watched.waits();
                tokio::select! {
                    () = self.clock.sleep_until(wake) => {}
                    _ = nudged.changed(), if looks.may_be_woken() => {}
                    Some(done) = work.hands.join_next() => self.came_of(done, &mut work).await,
                    () = stop.wait() => {}
                }
            }
            // What was claimed is seen to.
            loop {
                self.begin(&mut work);
                let Some(done) = work.hands.join_next().await else {
                    return;
                };
                self.came_of(done, &mut work).await;
            }
        })
    }

    /// Claims what is due, the longest due first, and begins as much of it as hands are free for; returns
    /// when to look again. Claimed are a few more than that, so that a thousand deadlines cost not as many
    /// claims.
    async fn take_on(&self, work: &mut Work) -> crate::store::Result<Option<i64>> {
        let at_once = self.settings.at_once.max(1);
        let batch = i64::try_from(at_once * 2).unwrap_or(i64::MAX);
        loop {
            self.begin(work);
            if work.hands.len() >= at_once {
                // A closing that is done frees a hand, and ends the wait.
                return Ok(None);
            }
            let (now, lease) = (self.clock.now(), self.settings.lease);
            let due = self
                .store
                .claim_deadlines(now, &self.owner, batch, lease)
                .await?;
            if due.is_empty() {
                return self.store.next_deadline().await;
            }
            work.claimed.extend(due);
        }
    }

    /// Begins what is claimed, as far as hands are free.
    fn begin(&self, work: &mut Work) {
        while work.hands.len() < self.settings.at_once.max(1)
            && let Some(due) = work.claimed.pop_front()
        {
            work.hands.spawn(self.closing(due));
        }
        self.in_hand
            .send_replace(work.hands.len() + work.claimed.len());
    }

    /// Closes the phase of a claimed game; the game, and what became of it.
    fn closing(&self, due: DueGame) -> impl Future<Output = Ended> + Send + 'static {
        let now = self.clock.now();
        let clock = self.clock.clone();
        let late = now.saturating_sub(due.deadline);
        let start = Instant::now();
        let limit = self.settings.limit;
        let span = tracing::info_span!(
            "turn",
            guild = due.guild.0,
            game = due.id.0,
            phase = due.phase_no.0
        );
        let (turns, turn) = (self.turns.clone(), due.clone());
        let closing = async move { turns.close(&turn, now, late).await };
        // A task of its own, so that a panic costs this turn and not the scheduler.
        let closing = tokio::spawn(closing.instrument(span));
        async move {
            let end = broken::within(limit, closing).await;
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

    /// Notes what became of a closing; one that failed is tried again later, or set aside.
    async fn came_of(
        &self,
        done: std::result::Result<Ended, tokio::task::JoinError>,
        work: &mut Work,
    ) {
        match done {
            Ok((due, end)) => {
                if let Err(error) = self.closed(&due, end, &mut work.failures).await {
                    // It comes up again when its lease ends.
                    tracing::error!(%error, game = due.id.0, "deadlines: database error");
                }
            }
            Err(error) => {
                let error = BrokeOff::from(error);
                tracing::error!(%error, "deadlines: the task closing a phase failed");
            }
        }
        self.in_hand
            .send_replace(work.hands.len() + work.claimed.len());
    }

    async fn closed(
        &self,
        due: &DueGame,
        end: anyhow::Result<()>,
        failures: &mut BTreeMap<GameId, Failed>,
    ) -> crate::store::Result<()> {
        let Err(error) = end else {
            failures.remove(&due.id);
            return Ok(());
        };
        let failed = failures.entry(due.id).or_default();
        failed.times += 1;
        failed.own += u32::from(!error.is::<Passing>());
        let Failed { times, own } = *failed;
        tracing::error!(
            guild = due.guild.0,
            game = due.id.0,
            phase = due.phase_no.0,
            failures = times,
            error = format!("{error:#}"),
            "cannot close the phase"
        );
        let now = self.clock.now();
        if own >= self.settings.give_up_after && self.set_aside(due, now).await {
            failures.remove(&due.id);
            return Ok(());
        }
        let wait = backoff(times, self.settings.first_retry, self.settings.last_retry);
        let again = now.saturating_add(wait);
        self.store
            .release_deadline(due.guild, due.id, &self.owner, again)
            .await
    }

    /// Stops trying to close a phase; whether that could be done.
    async fn set_aside(&self, due: &DueGame, now: i64) -> bool {
        let (turns, game) = (self.turns.clone(), due.clone());
        let aside = tokio::spawn(async move { turns.set_aside(&game, now).await });
        match broken::within(self.settings.limit, aside).await {
            Ok(()) => {
                metrics::turn_set_aside();
                tracing::error!(
                    guild = due.guild.0,
                    game = due.id.0,
                    phase = due.phase_no.0,
                    "game stopped: its clock is paused until the GM resumes it"
                );
                self.nudge.wake();
                true
            }
            Err(error) => {
                let error = format!("{error:#}");
                tracing::error!(game = due.id.0, error, "cannot stop the game");
                false
            }
        }
    }
}
