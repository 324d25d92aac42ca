//! The loops the program lives by: whether each is there, and comes round.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A loop; gone when dropped, and lost when dropped by a panic.
#[derive(Debug)]
pub struct Loop {
    number: u64,
}

#[derive(Debug)]
struct Known {
    name: &'static str,
    /// Since when it works; `None` while it waits for something to do.
    since: Option<Instant>,
    lost: bool,
}

static LOOPS: Mutex<BTreeMap<u64, Known>> = Mutex::new(BTreeMap::new());

fn loops() -> MutexGuard<'static, BTreeMap<u64, Known>> {
    LOOPS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Loop {
    /// Registers a loop of the program under this name.
    pub fn begin(name: &'static str) -> Loop {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let known = Known {
            name,
            since: None,
            lost: false,
        };
        loops().insert(number, known);
        Loop { number }
    }

    fn note(&self, since: Option<Instant>) {
        if let Some(known) = loops().get_mut(&self.number) {
            known.since = since;
        }
    }

    /// Notes that the loop has begun with what is due.
    pub fn works(&self) {
        self.note(Some(Instant::now()));
    }

    /// Notes that the loop is done with what was due and waits.
    pub fn waits(&self) {
        self.note(None);
    }
}

impl Drop for Loop {
    fn drop(&mut self) {
        let mut all = loops();
        match (std::thread::panicking(), all.get_mut(&self.number)) {
            (true, Some(known)) => known.lost = true,
            _ => drop(all.remove(&self.number)),
        }
    }
}

/// The loops that were lost to a panic, or have not come round for so long.
pub fn stalled(limit: Duration) -> Vec<&'static str> {
    let all = loops();
    let stalled = all.values().filter(|known| {
        let long = known.since.is_some_and(|since| since.elapsed() > limit);
        known.lost || long
    });
    stalled.map(|known| known.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_that_hangs_or_panics_is_known() {
        let hangs = Loop::begin("hangs");
        let fine = Loop::begin("fine");
        hangs.works();
        fine.works();
        fine.waits();
        // Time has passed since.
        while !stalled(Duration::ZERO).contains(&"hangs") {
            std::thread::yield_now();
        }
        assert!(!stalled(Duration::ZERO).contains(&"fine"));
        assert!(!stalled(Duration::from_secs(3_600)).contains(&"hangs"));
        drop(hangs);
        assert!(!stalled(Duration::ZERO).contains(&"hangs"));
        let lost = std::thread::spawn(|| {
            let _lost = Loop::begin("lost");
            panic!("as the test wants it");
        });
        assert!(lost.join().is_err());
        assert!(stalled(Duration::from_secs(3_600)).contains(&"lost"));
    }
}
