//! Reminders, ballots, and what is to be deleted: each due at a time of its own.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::watch;

use super::broken;
use super::clock::Clock;
use super::nudge::{Nudge, Stop};
use super::turns::{TurnSettings, Turns};
use super::waits::Looks;
use crate::metrics;
use crate::store::{Along, DueReminder, NewAudit, Result, Store};

/// How many reminders are claimed at once.
const REMINDERS: i64 = 16;

/// How long reminders and ballots let the phases that are due be closed before them. Nobody is reminded of
/// a phase that is over; but one that does not close keeps nothing else.
const AFTER_YOU: Duration = Duration::from_secs(5);

/// The loops over everything that is due but deadlines.
pub(super) struct Errands<T> {
    pub(super) store: Store,
    pub(super) clock: Arc<dyn Clock>,
    pub(super) nudge: Nudge,
    pub(super) owner: String,
    pub(super) turns: Arc<T>,
    pub(super) settings: TurnSettings,
    /// How many closings are in hand.
    pub(super) closings: watch::Receiver<usize>,
}

/// What one of the loops sees to.
#[derive(Clone, Copy)]
enum Errand {
    Due,
    Erase,
    Computers,
}

impl Errand {
    fn name(self) -> &'static str {
        match self {
            Errand::Due => "reminders",
            Errand::Erase => "erasing",
            Errand::Computers => "computers",
        }
    }
}

impl<T: Turns> Errands<T> {
    /// Sees to reminders and ballots, and beside them to what is to be deleted and to computer players, which may
    /// take long.
    pub(super) fn run(self, stop: Stop) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            tokio::join!(
                self.again(Errand::Due, &stop),
                self.again(Errand::Erase, &stop),
                self.again(Errand::Computers, &stop)
            );
        })
    }

    /// Works each time something of a kind may be due, until told to stop.
    fn again<'a>(&'a self, kind: Errand, stop: &'a Stop) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let name = kind.name();
            let mut nudged = self.nudge.listen();
            let mut looks = Looks::of(name);
            let watched = metrics::Loop::begin(name);
            while !stop.is_set() {
                nudged.borrow_and_update();
                watched.works();
                let looked = match kind {
                    Errand::Due => self.due(stop).await,
                    Errand::Erase => Ok(self.erase().await),
                    Errand::Computers => {
                        self.computers(stop).await;
                        Ok(None)
                    }
                };
                let wake = looks.next(looked, &self.store, self.clock.now());
                watched.waits();
                tokio::select! {
                    () = self.clock.sleep_until(wake) => {}
                    _ = nudged.changed(), if looks.may_be_woken() => {}
                    () = stop.wait() => {}
                }
            }
        })
    }

    /// Lets computer players move, as long as there is anything for them to do.
    async fn computers(&self, stop: &Stop) {
        while !stop.is_set() {
            match self.turns.computers(self.clock.now()).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::error!(%error, "computer players cannot move");
                    return;
                }
            }
        }
    }

    /// Sees to reminders and ballots that are due, and returns when the next is.
    async fn due(&self, stop: &Stop) -> Result<Option<i64>> {
        self.after_closings(stop).await?;
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
        let ballots = tokio::spawn(async move { turns.ballots(now).await });
        let ballots = broken::within(self.settings.limit, ballots).await;
        let ballot = ballots.unwrap_or_else(|error| {
            tracing::error!(error = format!("{error:#}"), "cannot end ballots");
            None
        });
        let reminder = self.store.next_reminder().await?;
        Ok([reminder, ballot].into_iter().flatten().min())
    }

    /// Lets phases that are due be closed first, for a moment.
    async fn after_closings(&self, stop: &Stop) -> Result<()> {
        let end = tokio::time::Instant::now() + AFTER_YOU;
        let mut closings = self.closings.clone();
        loop {
            let in_hand = *closings.borrow_and_update() > 0;
            let next = self.store.next_deadline().await?;
            if !in_hand && next.is_none_or(|next| next > self.clock.now()) {
                return Ok(());
            }
            tokio::select! {
                _ = closings.changed() => {}
                () = tokio::time::sleep_until(end) => return Ok(()),
                () = stop.wait() => return Ok(()),
            }
        }
    }

    async fn erase(&self) -> Option<i64> {
        let (turns, now) = (self.turns.clone(), self.clock.now());
        let erased = tokio::spawn(async move { turns.erase(now).await }).await;
        let erased = erased.map_err(broken::broke_off).flatten();
        erased.unwrap_or_else(|error| {
            let error = format!("{error:#}");
            tracing::error!(error, "cannot delete expired data");
            None
        })
    }

    async fn remind(&self, due: &DueReminder, now: i64) -> Result<()> {
        let (turns, reminder) = (self.turns.clone(), due.clone());
        let reminding = tokio::spawn(async move { turns.remind(&reminder, now).await });
        let along = match broken::within(self.settings.limit, reminding).await {
            Ok(along) => along,
            Err(error) => {
                tracing::error!(
                    guild = due.guild.0,
                    game = due.game.0,
                    error = format!("{error:#}"),
                    "cannot send a reminder"
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
