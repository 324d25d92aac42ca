//! A limit for expensive work: a few at once, a few more waiting, and one request per person.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use chancery_boxed::boxed;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;

use super::error::Refusal;
use chancery_rules::control::PlayerId;

/// For how long somebody's last request may still be in hand when they make the next: they read its answer before
/// Discord has told us that it is there.
const GRACE: Duration = Duration::from_secs(1);

/// Limits how many requests of a costly kind are served at once, and how many may wait.
#[derive(Clone)]
pub struct Turnstile {
    people: Arc<watch::Sender<BTreeSet<PlayerId>>>,
    hands: Arc<Semaphore>,
    most: usize,
}

/// A place in a turnstile, which is free again when this is dropped.
pub struct Entered {
    _place: Place,
    /// `None` when the program ends.
    _hand: Option<OwnedSemaphorePermit>,
}

/// Somebody's place, whether waiting or being served.
struct Place {
    of: PlayerId,
    people: Arc<watch::Sender<BTreeSet<PlayerId>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.people.send_modify(|people| {
            people.remove(&self.of);
        });
    }
}

#[boxed]
impl Turnstile {
    /// A turnstile that serves `hands` requests at once and holds at most `most`, those included.
    pub fn new(hands: usize, most: usize) -> Turnstile {
        Turnstile {
            people: Arc::default(),
            hands: Arc::new(Semaphore::new(hands)),
            most,
        }
    }

    /// Waits until it is this person's turn.
    ///
    /// # Errors
    /// [`Refusal::BusyWithYours`] when this person is in or waits already and still does so a second later,
    /// [`Refusal::Busy`] when there is no room to wait.
    pub async fn enter(&self, of: PlayerId) -> Result<Entered, Refusal> {
        let mut people = self.people.subscribe();
        let last = people.wait_for(|people| !people.contains(&of));
        // Whether it has ended is seen below.
        let _ = timeout(GRACE, last).await;
        let place = self.place(of)?;
        let hand = self.hands.clone().acquire_owned().await.ok();
        Ok(Entered {
            _place: place,
            _hand: hand,
        })
    }

    fn place(&self, of: PlayerId) -> Result<Place, Refusal> {
        let mut refused = None;
        self.people.send_if_modified(|people| {
            refused = if people.contains(&of) {
                Some(Refusal::BusyWithYours)
            } else if people.len() >= self.most {
                Some(Refusal::Busy)
            } else {
                people.insert(of);
                None
            };
            // Only those who leave are waited for.
            false
        });
        refused.map_or_else(
            || {
                Ok(Place {
                    of,
                    people: self.people.clone(),
                })
            },
            Err,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_asks_again_at_once_waits_for_the_end_of_the_last() {
        let turnstile = Turnstile::new(1, 2);
        let first = turnstile.enter(PlayerId(1)).await.expect("in");
        let other = turnstile.clone();
        let again = tokio::spawn(async move { other.enter(PlayerId(1)).await.map(drop) });
        tokio::task::yield_now().await;
        assert!(!again.is_finished());
        drop(first);
        assert_eq!(again.await.expect("it ends"), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn each_person_has_one_in_hand_and_few_wait() {
        let turnstile = Turnstile::new(1, 2);
        let first = turnstile.enter(PlayerId(1)).await.expect("in");
        let again = turnstile.enter(PlayerId(1)).await.err();
        assert_eq!(again, Some(Refusal::BusyWithYours));
        let other = turnstile.clone();
        let waiting = tokio::spawn(async move { other.enter(PlayerId(2)).await.map(drop) });
        while turnstile.people.borrow().len() < 2 {
            tokio::task::yield_now().await;
        }
        let full = turnstile.enter(PlayerId(3)).await.err();
        assert_eq!(full, Some(Refusal::Busy));
        drop(first);
        assert_eq!(waiting.await.expect("it ends"), Ok(()));
        // Who gave up waiting is gone, too.
        let held = turnstile.enter(PlayerId(1)).await.expect("in");
        let given_up = turnstile.enter(PlayerId(2));
        tokio::select! {
            biased;
            _ = given_up => panic!("there is one hand"),
            () = tokio::task::yield_now() => {}
        }
        assert_eq!(turnstile.people.borrow().len(), 1);
        drop(held);
        turnstile.enter(PlayerId(3)).await.expect("in");
    }
}
