//! Leave to send: waiting for one's turn, by whichever clock the program runs on.

use super::clock::Clock;
use super::pace::{Lanes, Pace, PaceStats, Rank, Turn};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Gives leave to send, so that all that is sent together keeps the limits. Clones share them.
///
/// A lane is what has a limit of its own, such as `channel:5`: messages to that channel. The outbox
/// names its routes the same way.
#[derive(Clone)]
pub struct Pacer {
    lanes: Arc<Mutex<Lanes>>,
    /// Rung when those who wait should ask again earlier than they were told.
    sooner: Arc<Notify>,
}

impl Default for Pacer {
    fn default() -> Self {
        Pacer::new(Pace::default())
    }
}

impl fmt::Debug for Pacer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pacer")
    }
}

/// Leave to send one request. To be dropped when its answer is there.
#[must_use = "leave ends when it is dropped"]
pub struct Leave {
    pacer: Pacer,
    clock: Arc<dyn Clock>,
    lane: Option<String>,
}

impl Drop for Leave {
    fn drop(&mut self) {
        let now = self.clock.now();
        self.pacer.open().finished(self.lane.as_deref(), now);
    }
}

/// A place in the queue, given up when it is dropped.
struct Queued<'a> {
    pacer: &'a Pacer,
    turn: Turn,
}

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.pacer.open().leave_queue(self.turn);
    }
}

impl Pacer {
    /// One that keeps these limits.
    pub fn new(pace: Pace) -> Pacer {
        Pacer {
            lanes: Arc::new(Mutex::new(Lanes::new(pace))),
            sooner: Arc::default(),
        }
    }

    fn open(&self) -> MutexGuard<'_, Lanes> {
        // Nothing panics while it holds the lock half-way; its numbers are sound in any case.
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets how many requests a second may go out in all: this process's share of Discord's fifty.
    pub fn set_global(&self, a_second: usize) {
        self.open().set_overall(a_second);
        self.sooner.notify_waiters();
    }

    /// As [`Pacer::set_global`], for a share that ends at `until` if it is not given again; it may be
    /// nothing.
    pub fn set_share(&self, a_second: usize, until: i64) {
        self.open().set_share(a_second, until);
        self.sooner.notify_waiters();
    }

    /// Waits for leave to send something on a lane (`None`: something that has only the limit of all).
    ///
    /// # Errors
    /// When there is none before `latest`: when it may be, by the clock.
    pub async fn leave(
        &self,
        clock: &Arc<dyn Clock>,
        lane: Option<&str>,
        rank: Rank,
        latest: i64,
    ) -> Result<Leave, i64> {
        let turn = self.open().queue(lane, rank, clock.now());
        let queued = Queued { pacer: self, turn };
        loop {
            let sooner = self.sooner.notified();
            let asked = self.open().ask(queued.turn, clock.now());
            let Err(wait) = asked else {
                return Ok(Leave {
                    pacer: self.clone(),
                    clock: clock.clone(),
                    lane: lane.map(str::to_owned),
                });
            };
            if wait > latest {
                return Err(wait);
            }
            tokio::select! {
                () = clock.sleep_until(wait) => {}
                () = sooner => {}
            }
        }
    }

    /// Leave for something that can as well be left out: only while nobody waits, and so many more
    /// could go besides.
    pub fn idle_leave(&self, clock: &Arc<dyn Clock>, spare: usize) -> Option<Leave> {
        self.open().ask_idly(spare, clock.now()).then(|| Leave {
            pacer: self.clone(),
            clock: clock.clone(),
            lane: None,
        })
    }

    /// When something may go out on this lane, as far as the lane itself and silence tell; `now` if at
    /// once. Takes no leave.
    pub fn opens(&self, lane: &str, now: i64) -> i64 {
        self.open().opens(lane, now)
    }

    /// Notes something that was sent at `now` without asking for leave.
    pub fn sent(&self, lane: &str, now: i64) {
        self.open().sent(lane, now);
    }

    /// Sends no more than so many at once on this lane from now on, as Discord says.
    pub fn limit(&self, lane: &str, most: usize) {
        self.open().limit(lane, most);
    }

    /// Sends nothing on this lane (`None`: nothing at all) before `until`.
    pub fn close(&self, lane: Option<&str>, until: i64) {
        self.open().close(lane, until);
    }

    /// Notes that Discord refused a request in a way that counts against us (401, 403, 429). Too many
    /// of them, and nothing is sent for a while.
    pub fn refused(&self, now: i64) {
        let silent = self.open().refused(now);
        if let Some(until) = silent {
            let seconds = until.saturating_sub(now) / 1_000;
            tracing::error!(
                seconds,
                "too many requests refused by Discord lately: pausing all sending"
            );
        }
    }

    /// How pacing stands.
    pub fn stats(&self, now: i64) -> PaceStats {
        self.open().stats(now)
    }
}

#[cfg(test)]
mod tests {
    use super::super::clock::ManualClock;
    use super::*;

    fn pacer() -> (Pacer, Arc<ManualClock>, Arc<dyn Clock>) {
        let clock = Arc::new(ManualClock::new(0));
        let pace = Pace {
            per_lane: 1,
            lane_window: 5_000,
            overall: 2,
            overall_window: 1_000,
        };
        (Pacer::new(pace), clock.clone(), clock)
    }

    #[tokio::test]
    async fn leave_is_waited_for_by_the_clock_handed_in() {
        let (pacer, hand, clock) = pacer();
        drop(pacer.leave(&clock, Some("a"), Rank::Answer, 9_999).await);
        let again = {
            let (pacer, clock) = (pacer.clone(), clock.clone());
            tokio::spawn(async move {
                let leave = pacer.leave(&clock, Some("a"), Rank::Answer, 9_999).await;
                assert!(leave.is_ok());
                clock.now()
            })
        };
        hand.someone_sleeps_until(5_000).await;
        assert_eq!(pacer.stats(0).waiting, 1);
        hand.set(5_000);
        assert_eq!(again.await.ok(), Some(5_000));
        let told = pacer.leave(&clock, Some("a"), Rank::Answer, 9_999).await;
        assert_eq!(told.err(), Some(10_000), "too late for this one");
        assert_eq!(pacer.stats(5_000).waiting, 0);
    }

    #[tokio::test]
    async fn a_larger_share_is_used_at_once() {
        let (pacer, hand, clock) = pacer();
        let first = pacer.leave(&clock, Some("a"), Rank::Answer, 99).await;
        let second = pacer.leave(&clock, Some("b"), Rank::Answer, 99).await;
        assert!(first.is_ok() && second.is_ok());
        assert!(pacer.idle_leave(&clock, 0).is_none());
        let third = {
            let (pacer, clock) = (pacer.clone(), clock.clone());
            tokio::spawn(
                async move { pacer.leave(&clock, None, Rank::Answer, 9_999).await.is_ok() },
            )
        };
        hand.someone_sleeps_until(1_000).await;
        pacer.set_global(3);
        assert_eq!(third.await.ok(), Some(true));
        assert_eq!(clock.now(), 0);
    }
    #[tokio::test]
    async fn nothing_goes_once_the_share_is_over() {
        let (pacer, hand, clock) = pacer();
        pacer.set_share(2, 1_000);
        assert!(pacer.leave(&clock, None, Rank::Answer, 999).await.is_ok());
        hand.set(1_000);
        let late = pacer.leave(&clock, None, Rank::Answer, 1_000).await;
        assert!(late.err().is_some_and(|again| again > 1_000));
        assert!(pacer.idle_leave(&clock, 0).is_none());
        // A share of nothing is nothing; the next one is used at once.
        pacer.set_share(0, 9_000);
        let waiting = {
            let (pacer, clock) = (pacer.clone(), clock.clone());
            tokio::spawn(
                async move { pacer.leave(&clock, None, Rank::Answer, 9_999).await.is_ok() },
            )
        };
        hand.someone_sleeps_until(1_250).await;
        pacer.set_share(5, 9_000);
        assert_eq!(waiting.await.ok(), Some(true));
        assert_eq!(clock.now(), 1_000);
    }
}
