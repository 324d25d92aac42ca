//! Clocks: the system's, one that tests move, and the sandbox's, which can be put forward.

use futures_util::future::BoxFuture;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock: milliseconds since 1970 (UTC).
pub trait Clock: Send + Sync + 'static {
    /// What it shows.
    fn now(&self) -> i64;

    /// Returns once it shows `at` or later, or when it was put back meanwhile: then `at` was reckoned by a
    /// time that does not hold, and may be hours away. Who must be sure asks again. May be dropped at any
    /// time.
    fn sleep_until(&self, at: i64) -> BoxFuture<'_, ()>;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        match SystemTime::now().duration_since(UNIX_EPOCH) {
            Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
            Err(_) => 0,
        }
    }

    fn sleep_until(&self, at: i64) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let since = self.now();
            while let Some(pause) = nap(since, at, self.now()) {
                tokio::time::sleep(pause).await;
            }
        })
    }
}

/// Further back than this, in milliseconds, and a clock was put back; less is how clocks are kept right.
const BACK: i64 = 10_000;

/// Whether a clock that shows `now` was put back since it showed `since`.
fn was_put_back(since: i64, now: i64) -> bool {
    since.saturating_sub(now) > BACK
}

/// How long to sleep before looking at the clock again; `None` when `at` has come, or cannot be waited for
/// since the clock was put back. Never long, so that a clock set right (or a machine that was asleep) is
/// noticed within the minute.
fn nap(since: i64, at: i64, now: i64) -> Option<Duration> {
    if was_put_back(since, now) {
        return None;
    }
    let left = u64::try_from(at.saturating_sub(now))
        .ok()
        .filter(|left| *left > 0)?;
    Some(Duration::from_millis(left.min(60_000)))
}

/// The system's clock put forward by an adjustable offset: the sandbox fast-forwards with it. Keeping
/// the offset over a restart is up to its owner.
#[derive(Debug)]
pub struct ShiftedClock {
    offset: watch::Sender<i64>,
}

impl ShiftedClock {
    /// A clock `offset` milliseconds ahead of the system's.
    pub fn new(offset: i64) -> Self {
        ShiftedClock {
            offset: watch::Sender::new(offset),
        }
    }

    /// How far it is ahead, in milliseconds.
    pub fn offset(&self) -> i64 {
        *self.offset.borrow()
    }

    /// Puts it forward by `ms` and wakes those whose time that brings; returns the new offset.
    pub fn advance(&self, ms: i64) -> i64 {
        self.offset
            .send_modify(|offset| *offset = offset.saturating_add(ms));
        self.offset()
    }

    /// Puts it forward to `at`, if that lies ahead; returns the new offset.
    pub fn advance_to(&self, at: i64) -> i64 {
        self.advance(at.saturating_sub(self.now()).max(0))
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> i64 {
        SystemClock.now().saturating_add(self.offset())
    }

    fn sleep_until(&self, at: i64) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let mut shifted = self.offset.subscribe();
            let since = self.now();
            while let Some(pause) = nap(since, at, self.now()) {
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    _ = shifted.changed() => {}
                }
            }
        })
    }
}

/// A clock that stands still until it is moved. Tests run a year in a second with it, and learn from
/// it who sleeps until when.
#[derive(Debug)]
pub struct ManualClock {
    now: watch::Sender<i64>,
    sleepers: Mutex<BTreeMap<i64, usize>>,
    changed: watch::Sender<u64>,
}

impl ManualClock {
    /// A clock that shows `now`.
    pub fn new(now: i64) -> Self {
        ManualClock {
            now: watch::Sender::new(now),
            sleepers: Mutex::default(),
            changed: watch::Sender::new(0),
        }
    }

    /// Sets it, forwards or back, and wakes those whose time has come.
    pub fn set(&self, now: i64) {
        self.now.send_replace(now);
    }

    /// Moves it on by `ms`.
    pub fn advance(&self, ms: i64) {
        self.now.send_modify(|now| *now = now.saturating_add(ms));
    }

    /// The nearest time someone sleeps until.
    pub fn next_wake(&self) -> Option<i64> {
        let sleepers = self.sleepers.lock().unwrap_or_else(PoisonError::into_inner);
        sleepers.keys().next().copied()
    }

    /// Waits until some task sleeps until exactly `at` (milliseconds since 1970); for tests.
    pub async fn someone_sleeps_until(&self, at: i64) {
        let mut changed = self.changed.subscribe();
        loop {
            changed.borrow_and_update();
            let sleeps = {
                let sleepers = self.sleepers.lock().unwrap_or_else(PoisonError::into_inner);
                sleepers.contains_key(&at)
            };
            if sleeps || changed.changed().await.is_err() {
                return;
            }
        }
    }

    fn note(&self, at: i64, comes: bool) {
        let mut sleepers = self.sleepers.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sleepers.entry(at).or_default();
        *count = if comes {
            *count + 1
        } else {
            count.saturating_sub(1)
        };
        if *count == 0 {
            sleepers.remove(&at);
        }
        drop(sleepers);
        self.changed
            .send_modify(|count| *count = count.wrapping_add(1));
    }
}

/// One sleeper, counted as long as it sleeps.
struct Sleeper<'a> {
    clock: &'a ManualClock,
    at: i64,
}

impl Drop for Sleeper<'_> {
    fn drop(&mut self) {
        self.clock.note(self.at, false);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        *self.now.borrow()
    }

    fn sleep_until(&self, at: i64) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let mut now = self.now.subscribe();
            self.note(at, true);
            let _sleeper = Sleeper { clock: self, at };
            let since = *now.borrow();
            let comes = |now: &i64| *now >= at || was_put_back(since, *now);
            // The sender is this clock, so it cannot be gone.
            let _ = now.wait_for(comes).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[tokio::test]
    async fn a_manual_clock_wakes_those_whose_time_has_come() {
        let clock = Arc::new(ManualClock::new(1_000));
        clock.sleep_until(1_000).await;
        let other = clock.clone();
        let sleeper = tokio::spawn(async move {
            other.sleep_until(5_000).await;
            other.now()
        });
        clock.someone_sleeps_until(5_000).await;
        clock.set(4_999);
        assert_eq!(clock.next_wake(), Some(5_000));
        clock.advance(1);
        assert_eq!(sleeper.await.ok(), Some(5_000));
        assert_eq!(clock.next_wake(), None);
    }

    #[tokio::test]
    async fn a_clock_put_back_wakes_who_would_sleep_for_hours() {
        let clock = Arc::new(ManualClock::new(3_600_000));
        let other = clock.clone();
        let sleeper = tokio::spawn(async move {
            other.sleep_until(3_601_000).await;
            other.now()
        });
        clock.someone_sleeps_until(3_601_000).await;
        clock.set(3_595_000);
        tokio::task::yield_now().await;
        assert!(!sleeper.is_finished(), "a clock that is kept right");
        clock.set(0);
        assert_eq!(sleeper.await.ok(), Some(0));
    }

    #[tokio::test]
    async fn a_shifted_clock_put_forward_wakes_its_sleepers() {
        let clock = Arc::new(ShiftedClock::new(0));
        let far = clock.now() + 3_600_000;
        let other = clock.clone();
        let sleeper = tokio::spawn(async move { other.sleep_until(far).await });
        tokio::task::yield_now().await;
        let offset = clock.advance_to(far);
        assert!((3_590_000..=3_600_000).contains(&offset), "{offset}");
        assert!(sleeper.await.is_ok());
        assert!(clock.now() >= far);
        assert_eq!(clock.advance_to(0), offset, "it never goes back");
    }

    #[test]
    fn a_nap_is_short_so_that_jumps_of_the_clock_are_noticed() {
        assert_eq!(nap(0, 5, 5), None);
        assert_eq!(nap(0, 4, 5), None);
        assert_eq!(nap(0, 1_005, 5), Some(Duration::from_secs(1)));
        assert_eq!(nap(0, i64::MAX, -5), Some(Duration::from_secs(60)));
        // An hour back: what was waited for would come an hour too late.
        assert_eq!(nap(3_600_000, 3_600_001, 0), None);
    }
}
