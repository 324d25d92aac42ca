//! The outbox worker: claims what is to be said, keeps the pace, delivers, and settles.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::task::JoinSet;
use tracing::Instrument;

use super::broken::BrokeOff;
use super::clock::Clock;
use super::courier::{Courier, DeliveryError};
use super::leave::Pacer;
use super::nudge::{Nudge, Stop};
use super::turns::{Turns, Undeliverable};
use super::waits::{Looks, backoff};
use crate::metrics::{self, Delivered};
use crate::store::{Along, LACKS, NewAudit, OutboxRow, Result, Store};

/// How the outbox is worked. All times in milliseconds.
#[derive(Clone, Debug)]
pub struct PostSettings {
    /// Gives leave to send, to the courier and whoever else sends. The loop only asks it when a row's
    /// route is open; the courier takes the leave.
    pub pacer: Pacer,
    /// How many rows may be in hand at once, each of another route.
    pub at_once: usize,
    /// How many of them may be on their way at once; the others wait for their route to open.
    pub deliveries: usize,
    /// For how long a row is claimed; longer than pacing and one delivery may take.
    pub lease: i64,
    /// How long deliveries in hand may still take once it is time to stop.
    pub drain: i64,
    /// After how long a delivery without an answer is taken for failed, and the row for doubtful.
    pub patience: i64,
    /// How long to wait after the first failure; doubles with each further one.
    pub first_retry: i64,
    /// How long to wait at most.
    pub last_retry: i64,
    /// How long to wait after the first time a permission was missing, and at most: each try costs a
    /// request that Discord counts against us.
    pub first_permit: i64,
    pub last_permit: i64,
    /// How long to wait after the first fault of our own; four times as long after each further one.
    pub first_fault: i64,
    /// After so many faults of our own a row is given up.
    pub most_faults: i64,
    /// For how long, from its first try, a row is tried before it is given up.
    pub give_up_after: i64,
}

/// How often a row is tried at least before it is given up for having been tried too long.
const LEAST_TRIES: i64 = 3;

impl Default for PostSettings {
    fn default() -> Self {
        PostSettings {
            pacer: Pacer::default(),
            at_once: 256,
            deliveries: 64,
            lease: 120_000,
            drain: 8_000,
            patience: 30_000,
            first_retry: 2_000,
            last_retry: 600_000,
            first_permit: 300_000,
            last_permit: 4 * 3_600_000,
            first_fault: 5_000,
            most_faults: 5,
            give_up_after: 24 * 3_600_000,
        }
    }
}

/// The loop over the outbox.
pub(super) struct PostLoop<T, C> {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) nudge: Nudge,
    pub(super) owner: String,
    pub(super) turns: Arc<T>,
    pub(super) courier: Arc<C>,
    pub(super) settings: PostSettings,
}

impl<T: Turns, C: Courier> PostLoop<T, C> {
    pub(super) fn run(self, stop: Stop) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            let mut nudged = self.nudge.listen();
            let mut jobs = JoinSet::new();
            let mut looks = Looks::of("outbox");
            let watched = metrics::Loop::begin("posts");
            let worker = Arc::new(Worker {
                ways: Semaphore::new(self.settings.deliveries),
                stop: stop.clone(),
                own: self,
            });
            let own = &worker.own;
            while !stop.is_set() {
                nudged.borrow_and_update();
                watched.works();
                let looked = worker.claim(&mut jobs).await;
                let wake = looks.next(looked, &own.store, own.clock.now());
                watched.waits();
                tokio::select! {
                    () = own.clock.sleep_until(wake) => {}
                    _ = nudged.changed(), if looks.may_be_woken() => {}
                    Some(done) = jobs.join_next() => report(done),
                    () = stop.wait() => {}
                }
            }
            while let Some(done) = jobs.join_next().await {
                report(done);
            }
        })
    }
}

/// Logs how a row's task ended, if badly. The row comes up again when its lease ends.
fn report(done: std::result::Result<Result<()>, tokio::task::JoinError>) {
    match done {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "outbox: cannot record what became of a post"),
        Err(error) => {
            let error = BrokeOff::from(error);
            tracing::error!(%error, "outbox: sending a post panicked");
        }
    }
}

/// What the tasks of one loop share.
struct Worker<T, C> {
    own: PostLoop<T, C>,
    /// One permit a delivery on its way.
    ways: Semaphore,
    stop: Stop,
}

impl<T: Turns, C: Courier> Worker<T, C> {
    /// Takes on what is due, as far as hands are free; returns when to look again.
    async fn claim(self: &Arc<Self>, jobs: &mut JoinSet<Result<()>>) -> Result<Option<i64>> {
        let own = &self.own;
        loop {
            let free = own.settings.at_once.saturating_sub(jobs.len());
            // A claim costs the same for one row as for many: a few hands together, unless few are busy.
            if free == 0 || free < own.settings.at_once / 4 {
                // A row that is done frees a hand, and ends the wait.
                return Ok(None);
            }
            let now = own.clock.now();
            let silent_for = own.settings.pacer.stats(now).silent_for;
            if silent_for > 0 {
                return Ok(Some(now.saturating_add(silent_for)));
            }
            // Reading first: most looks find nothing, and a claim takes the write lock.
            let next = own.store.next_post().await?;
            if next.is_none_or(|next| next > now) {
                return Ok(next);
            }
            let limit = i64::try_from(free).unwrap_or(i64::MAX);
            let rows = own
                .store
                .claim_posts(now, &own.owner, limit, own.settings.lease)
                .await?;
            if rows.is_empty() {
                // Another process was quicker, or only rows that failed with another were due.
                let next = own.store.next_post().await?;
                return Ok(next.map(|next| next.max(now.saturating_add(50))));
            }
            for row in rows {
                let worker = self.clone();
                jobs.spawn(async move { worker.see_to(row, now).await });
            }
        }
    }

    /// Delivers one row claimed at `claimed`, when its route's pace allows, and settles it.
    async fn see_to(&self, row: OutboxRow, claimed: i64) -> Result<()> {
        let own = &self.own;
        // A delivery begun later than this might outlast the lease, and another send the row again.
        let latest = claimed.saturating_add(own.settings.lease - own.settings.patience);
        let _way = match self.wait_for_way(&row.route, latest).await {
            Ok(way) => way,
            Err(again) => return self.put_back(&row, again, false, "not sent yet").await,
        };
        // What the other row brought was written by us as JSON; should it not be, it is not there.
        let after: Option<Value> =
            (row.after_result.as_deref()).and_then(|result| serde_json::from_str(result).ok());
        let patience = own.clock.now().saturating_add(own.settings.patience);
        let span = tracing::info_span!(
            "post",
            row = row.id,
            kind = row.kind,
            guild = row.guild.0,
            game = row.game.map(|game| game.0)
        );
        // A panic is this row's, and counts against it: nothing else is held up by it.
        let delivery = AssertUnwindSafe(own.courier.deliver(&row, after.as_ref()).instrument(span));
        let outcome = tokio::select! {
            outcome = delivery.catch_unwind() => outcome.unwrap_or_else(|_| {
                Err(DeliveryError::Broken(BrokeOff::Panicked.to_string()))
            }),
            () = own.clock.sleep_until(patience) => {
                Err(DeliveryError::Doubtful("no answer in time".to_owned()))
            }
            () = self.drained() => {
                Err(DeliveryError::Doubtful("stopped before the answer".to_owned()))
            }
        };
        self.settle(&row, outcome).await
    }

    /// Waits until the route is open and a hand is free. When that is not before `latest`, or it is time
    /// to stop, says when to try again instead. Who waits for his route keeps no other from his.
    async fn wait_for_way(
        &self,
        route: &str,
        latest: i64,
    ) -> std::result::Result<Option<SemaphorePermit<'_>>, i64> {
        let clock = &self.own.clock;
        loop {
            let now = clock.now();
            if self.stop.is_set() || now > latest {
                return Err(now);
            }
            let opens = self.own.settings.pacer.opens(route, now);
            if opens > latest {
                return Err(opens);
            }
            if opens > now {
                tokio::select! {
                    () = clock.sleep_until(opens) => {}
                    () = self.stop.wait() => {}
                }
                continue;
            }
            let way = tokio::select! {
                // It is never closed.
                way = self.ways.acquire() => way.ok(),
                () = clock.sleep_until(latest.saturating_add(1)) => continue,
                () = self.stop.wait() => continue,
            };
            // Waiting may have taken long.
            if self.own.settings.pacer.opens(route, clock.now()) <= clock.now() {
                return Ok(way);
            }
        }
    }

    /// Returns when it has been time to stop for as long as deliveries in hand may still take.
    async fn drained(&self) {
        self.stop.wait().await;
        let end = self.own.clock.now().saturating_add(self.own.settings.drain);
        self.own.clock.sleep_until(end).await;
    }

    async fn settle(
        &self,
        row: &OutboxRow,
        outcome: std::result::Result<Value, DeliveryError>,
    ) -> Result<()> {
        let now = self.own.clock.now();
        let settings = &self.own.settings;
        let wait = backoff(row.attempts, settings.first_retry, settings.last_retry);
        metrics::delivered(&row.kind, counted(&outcome));
        match outcome {
            Ok(result) => self.done(row, &result, now).await,
            Err(DeliveryError::RateLimited {
                retry_after,
                global,
            }) => {
                let until = now.saturating_add(retry_after.max(1));
                let lane = (!global).then_some(row.route.as_str());
                settings.pacer.close(lane, until);
                self.put_back(row, until, false, "rate limited").await
            }
            Err(DeliveryError::Broken(error)) => {
                let faults = row.faults + 1;
                if faults >= settings.most_faults {
                    return self.give_up(row, Undeliverable::Broken(error), now).await;
                }
                // Whoever runs the program may mend it meanwhile.
                let wait = backoff(2 * faults - 1, settings.first_fault, settings.last_retry);
                let due = now.saturating_add(wait);
                let store = &self.own.store;
                let ours = self.record(|| store.retry_fault(row, due, &error));
                self.settled(ours.await?)
            }
            Err(DeliveryError::Gone(error)) => {
                self.give_up(row, Undeliverable::Gone(error), now).await
            }
            Err(DeliveryError::Refused(error)) => {
                self.give_up(row, Undeliverable::Refused(error), now).await
            }
            Err(DeliveryError::Lacks(permissions)) => self.lacks(row, permissions, now).await,
            Err(DeliveryError::Forbidden(error)) => {
                self.give_up(row, Undeliverable::Forbidden(error), now)
                    .await
            }
            Err(DeliveryError::Obsolete(error)) => {
                let along = noted(row, "post-dropped", &error);
                let store = &self.own.store;
                let ours = self.record(|| store.give_up(row, &error, now, &along));
                self.settled(ours.await?)
            }
            Err(error @ (DeliveryError::NotSent(_) | DeliveryError::Doubtful(_))) => {
                let doubt = matches!(error, DeliveryError::Doubtful(_));
                let error = error.to_string();
                // A clock that leapt (a machine that slept, a fast-forward) is no reason by itself.
                let long = now.saturating_sub(row.first_try_at) >= settings.give_up_after;
                if long && row.attempts >= LEAST_TRIES {
                    return self
                        .give_up(row, Undeliverable::TriedTooLong(error), now)
                        .await;
                }
                self.put_back(row, now.saturating_add(wait), doubt, &error)
                    .await
            }
        }
    }

    /// Keeps a row that wants permissions for as long as any row is tried, looking again ever more rarely.
    async fn lacks(&self, row: &OutboxRow, permissions: String, now: i64) -> Result<()> {
        let settings = &self.own.settings;
        let why = Undeliverable::Lacks(permissions);
        if now.saturating_sub(row.first_try_at) >= settings.give_up_after {
            return self.give_up(row, why, now).await;
        }
        let wait = backoff(row.attempts, settings.first_permit, settings.last_permit);
        let due = now.saturating_add(wait);
        let error = format!("{LACKS}{}", why.error());
        let along = self.consequences(row, &why, "waiting", now).await;
        // Whoever had to hear of it has.
        if along.posts.is_empty() {
            return self.put_back(row, due, false, &error).await;
        }
        let store = &self.own.store;
        let ours = self.record(|| store.put_off(row, due, &error, now, &along));
        self.settled(ours.await?)
    }

    /// What follows from a row that is given up, or waits.
    async fn consequences(
        &self,
        row: &OutboxRow,
        why: &Undeliverable,
        what: &str,
        now: i64,
    ) -> Along {
        let mut along = noted(row, what, why.error());
        match self.own.turns.undeliverable(row, why, now).await {
            Ok(more) => {
                along.posts.extend(more.posts);
                along.audits.extend(more.audits);
            }
            Err(error) => tracing::error!(
                error = format!("{error:#}"),
                "outbox: cannot tell anybody about an undelivered post"
            ),
        }
        along
    }

    /// Notes that the row is out. This must not fail lightly: a row delivered but not noted is in
    /// doubt, and costs the courier a search.
    async fn done(&self, row: &OutboxRow, result: &Value, now: i64) -> Result<()> {
        let mut along = noted(row, "posted", "");
        along.posts = self.own.courier.follow_up(row, result);
        let text = result.to_string();
        let store = &self.own.store;
        let ours = self.record(|| store.delivered(row, &text, now, &along));
        let ours = ours.await?;
        if ours && !along.posts.is_empty() {
            self.own.nudge.wake();
        }
        self.settled(ours)
    }

    async fn put_back(&self, row: &OutboxRow, due_at: i64, doubt: bool, error: &str) -> Result<()> {
        let store = &self.own.store;
        let ours = self.record(|| store.retry(row, due_at, doubt, error));
        self.settled(ours.await?)
    }

    /// Writes what became of a row, again and again for some seconds while the database is busy or away: a row of which
    /// nothing is recorded holds up its route until its lease ends.
    async fn record<W: Future<Output = Result<bool>>>(
        &self,
        write: impl Fn() -> W,
    ) -> Result<bool> {
        let clock = &self.own.clock;
        let mut failures = 0;
        loop {
            match write().await {
                Err(error) if error.is_transient() && failures < 5 => {
                    failures += 1;
                    let wait = backoff(failures, 200, 5_000);
                    clock.sleep_until(clock.now() + wait).await;
                }
                written => return written,
            }
        }
    }

    async fn give_up(&self, row: &OutboxRow, why: Undeliverable, now: i64) -> Result<()> {
        tracing::warn!(
            guild = row.guild.0,
            game = row.game.map(|game| game.0),
            row = row.id,
            kind = row.kind,
            why = why.key(),
            error = why.error(),
            "outbox: giving up on a post"
        );
        let along = self.consequences(row, &why, "undeliverable", now).await;
        let store = &self.own.store;
        let ours = self.record(|| store.give_up(row, why.error(), now, &along));
        self.settled(ours.await?)
    }

    fn settled(&self, ours: bool) -> Result<()> {
        if !ours {
            tracing::warn!("outbox: a lease expired before its post was settled");
        }
        Ok(())
    }
}

/// What became of a delivery, as it is counted.
fn counted(outcome: &std::result::Result<Value, DeliveryError>) -> Delivered {
    match outcome {
        Ok(_) => Delivered::Done,
        Err(DeliveryError::RateLimited { .. }) => Delivered::Limited,
        Err(DeliveryError::NotSent(_) | DeliveryError::Lacks(_)) => Delivered::Retried,
        Err(DeliveryError::Doubtful(_)) => Delivered::Doubtful,
        Err(DeliveryError::Gone(_) | DeliveryError::Refused(_) | DeliveryError::Forbidden(_)) => {
            Delivered::GivenUp
        }
        Err(DeliveryError::Obsolete(_)) => Delivered::Dropped,
        Err(DeliveryError::Broken(_)) => Delivered::Fault,
    }
}

/// The audit entry of a row's fate: where it went, never what it said.
fn noted(row: &OutboxRow, what: &str, error: &str) -> Along {
    let mut detail = json!({
        "row": row.id, "kind": row.kind, "route": row.route, "attempts": row.attempts,
    });
    if !error.is_empty() {
        detail["error"] = json!(error);
    }
    Along {
        posts: Vec::new(),
        audits: vec![NewAudit {
            actor: None,
            what: what.to_owned(),
            detail: detail.to_string(),
        }],
    }
}
