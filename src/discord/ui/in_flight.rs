//! What the bot is answering just now, so that it can be finished before the program ends.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

/// The interactions and messages being answered; clones share them.
#[derive(Clone, Default)]
pub struct InHand {
    ids: Arc<Mutex<BTreeSet<u64>>>,
    count: Arc<watch::Sender<usize>>,
}

/// An interaction or message that is being answered; dropping this ends it.
pub struct Held {
    all: InHand,
    id: u64,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.end(self.id);
    }
}

impl InHand {
    fn change(&self, change: impl FnOnce(&mut BTreeSet<u64>)) {
        let mut ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut ids);
        self.count.send_replace(ids.len());
    }

    /// Notes that an interaction with this id has begun, so that a stopping program waits for it.
    pub fn begin(&self, id: u64) {
        self.change(|ids| {
            ids.insert(id);
        });
    }

    /// Notes that the answer with this number is finished, whatever came of it.
    pub fn end(&self, id: u64) {
        self.change(|ids| {
            ids.remove(&id);
        });
    }

    /// Something is begun, and done when what this returns is dropped.
    pub fn hold(&self, id: u64) -> Held {
        self.begin(id);
        Held {
            all: self.clone(),
            id,
        }
    }

    /// Waits until nothing is in hand, but not for ever; says how much is left.
    pub async fn finished(&self, within: Duration) -> usize {
        let mut count = self.count.subscribe();
        // The sender is this one's own, so it cannot be gone.
        let _ = tokio::time::timeout(within, count.wait_for(|count| *count == 0)).await;
        *count.borrow()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_is_in_hand_is_waited_for() {
        let all = InHand::default();
        assert_eq!(all.finished(Duration::from_secs(1)).await, 0);
        let held = all.hold(1);
        all.begin(2);
        all.begin(2);
        assert_eq!(all.finished(Duration::from_secs(1)).await, 2);
        let other = all.clone();
        let waiting = tokio::spawn(async move { other.finished(Duration::from_secs(60)).await });
        drop(held);
        all.end(2);
        assert_eq!(waiting.await.ok(), Some(0));
    }
}
