//! A limit for expensive work: a few at once, a few more waiting, and one request per person.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::error::Refusal;
use chancery_rules::control::PlayerId;

/// Limits how many requests of a costly kind are served at once, and how many may wait.
#[derive(Clone)]
pub struct Turnstile {
    people: Arc<Mutex<BTreeSet<PlayerId>>>,
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
    people: Arc<Mutex<BTreeSet<PlayerId>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.remove(&self.of);
    }
}

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
    /// [`Refusal::BusyWithYours`] when this person is in or waits already, [`Refusal::Busy`] when there is no
    /// room to wait.
    pub async fn enter(&self, of: PlayerId) -> Result<Entered, Refusal> {
        let place = self.place(of)?;
        let hand = self.hands.clone().acquire_owned().await.ok();
        Ok(Entered {
            _place: place,
            _hand: hand,
        })
    }

    fn place(&self, of: PlayerId) -> Result<Place, Refusal> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if people.contains(&of) {
            return Err(Refusal::BusyWithYours);
        }
        if people.len() >= self.most {
            return Err(Refusal::Busy);
        }
        people.insert(of);
        drop(people);
        let people = self.people.clone();
        Ok(Place { of, people })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn each_person_has_one_in_hand_and_few_wait() {
        let turnstile = Turnstile::new(1, 2);
        let first = turnstile.enter(PlayerId(1)).await.expect("in");
        let again = turnstile.enter(PlayerId(1)).await.err();
        assert_eq!(again, Some(Refusal::BusyWithYours));
        let other = turnstile.clone();
        let waiting = tokio::spawn(async move { other.enter(PlayerId(2)).await.map(drop) });
        while turnstile.people.lock().expect("the people").len() < 2 {
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
        assert_eq!(turnstile.people.lock().expect("the people").len(), 1);
        drop(held);
        turnstile.enter(PlayerId(3)).await.expect("in");
    }
}
