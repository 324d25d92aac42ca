//! How long the loops wait before they look or try again.

use crate::store::Store;

/// How long to wait before trying again after `failures` (from 1) in a row: doubling from `first` up
/// to `most`, all in milliseconds.
pub(super) fn backoff(failures: i64, first: i64, most: i64) -> i64 {
    let doublings = failures.saturating_sub(1).clamp(0, 40);
    first.saturating_mul(1_i64 << doublings).min(most)
}

/// How often to look without being woken: often where other processes write too, else only in case
/// someone has changed the database by hand.
pub(super) fn look_again_after(store: &Store) -> i64 {
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
