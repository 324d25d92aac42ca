//! How long the loops wait before they look or try again.

use crate::store::{Result, Store};

/// How long to wait before trying again after `failures` (from 1) in a row: doubling from `first` up
/// to `most`, all in milliseconds.
pub(super) fn backoff(failures: i64, first: i64, most: i64) -> i64 {
    let doublings = failures.saturating_sub(1).clamp(0, 40);
    first.saturating_mul(1_i64 << doublings).min(most)
}

/// When a loop looks again, for each loop one.
pub(super) struct Looks {
    /// What the log calls the loop.
    name: &'static str,
    /// How often in a row the database could not be asked.
    failures: i64,
}

impl Looks {
    /// Of a loop that has not looked yet.
    pub(super) fn of(name: &'static str) -> Looks {
        Looks { name, failures: 0 }
    }

    /// When to look again, after a look that found when the next thing is due, if anything; or failed, which is logged.
    pub(super) fn next(&mut self, looked: Result<Option<i64>>, store: &Store, now: i64) -> i64 {
        match looked {
            Ok(next) => {
                self.failures = 0;
                let look_again = now + look_again_after(store);
                next.map_or(look_again, |next| next.min(look_again))
            }
            Err(error) => {
                self.failures += 1;
                tracing::error!(%error, "{}: database error", self.name);
                now + backoff(self.failures, 1_000, 30_000)
            }
        }
    }

    /// Whether the loop may be woken before: not while the database fails, which more questions do not mend.
    pub(super) fn may_be_woken(&self) -> bool {
        self.failures == 0
    }
}

/// How often to look without being woken: often where other processes write too, else only in case
/// someone has changed the database by hand.
fn look_again_after(store: &Store) -> i64 {
    if store.is_shared() { 30_000 } else { 600_000 }
}

#[cfg(test)]
mod tests {
    use super::backoff;

    #[test]
    fn backoff_doubles_up_to_its_limit() {
        let waits: Vec<_> = (1..=6).map(|n| backoff(n, 2_000, 20_000)).collect();
        assert_eq!(waits, [2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
        assert_eq!(backoff(i64::MAX, 2_000, 20_000), 20_000);
        assert_eq!(backoff(0, 2_000, 20_000), 2_000);
    }
}
