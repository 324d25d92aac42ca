//! Waking the scheduler, and stopping it.

use std::sync::Arc;
use tokio::sync::watch;

/// Wakes the scheduler: to be called after a commit that set a deadline or wrote a post. Clones wake
/// the same scheduler; a nudge while it works is not lost.
#[derive(Clone, Debug)]
pub struct Nudge {
    count: Arc<watch::Sender<u64>>,
}

impl Nudge {
    /// One for a scheduler to be.
    pub fn new() -> Self {
        Nudge {
            count: Arc::new(watch::Sender::new(0)),
        }
    }

    /// Wakes the scheduler.
    pub fn wake(&self) {
        self.count
            .send_modify(|count| *count = count.wrapping_add(1));
    }

    /// Where a loop hears of nudges.
    pub(super) fn listen(&self) -> watch::Receiver<u64> {
        self.count.subscribe()
    }
}

impl Default for Nudge {
    fn default() -> Self {
        Nudge::new()
    }
}

/// Tells all holders of its [`Stop`] to finish; dropping it does the same.
#[derive(Debug)]
pub struct Stopper(watch::Sender<bool>);

/// Hears when it is time to finish.
#[derive(Clone, Debug)]
pub struct Stop(watch::Receiver<bool>);

/// A stopper and what hears it.
pub fn stopper() -> (Stopper, Stop) {
    let (sender, receiver) = watch::channel(false);
    (Stopper(sender), Stop(receiver))
}

impl Stopper {
    /// Says that it is time to finish.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

impl Stop {
    /// Whether it is time to finish.
    pub fn is_set(&self) -> bool {
        *self.0.borrow() || self.0.has_changed().is_err()
    }

    /// Waits until it is.
    pub async fn wait(&self) {
        let mut receiver = self.0.clone();
        // An error means the stopper is gone, which says the same.
        let _ = receiver.wait_for(|stopped| *stopped).await;
    }
}
