//! Messages that are kept up to date: one after the other sends or changes them. People see a message, and act on it,
//! before Discord has told the bot which one it is.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use crate::store::{EventId, GameId};

/// How long one waits for another at most: Discord has forgotten to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What such a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shown {
    /// The lobby of a game.
    Lobby(GameId),
    /// The sign-up of an event.
    SignUp(EventId),
}

/// Which of them are being sent or changed.
#[derive(Debug, Default)]
pub struct Showing {
    in_hand: Arc<watch::Sender<BTreeSet<Shown>>>,
}

/// Somebody's turn to send or change a message; it ends when this is dropped.
#[derive(Debug)]
pub struct ShowTurn {
    in_hand: Arc<watch::Sender<BTreeSet<Shown>>>,
    shown: Shown,
    /// Not where it was waited for in vain.
    held: bool,
}

impl Drop for ShowTurn {
    fn drop(&mut self) {
        if self.held {
            self.in_hand.send_modify(|all| {
                all.remove(&self.shown);
            });
        }
    }
}

impl Showing {
    /// Waits until nobody else sends or changes the message that shows this; ten seconds at most.
    pub async fn turn(&self, shown: Shown) -> ShowTurn {
        let mut changes = self.in_hand.subscribe();
        let mine = async {
            while !self.in_hand.send_if_modified(|all| all.insert(shown)) {
                // The sender is this one's own, so it cannot be gone.
                let _ = changes.wait_for(|all| !all.contains(&shown)).await;
            }
        };
        let held = timeout(PATIENCE, mine).await.is_ok();
        ShowTurn {
            in_hand: Arc::clone(&self.in_hand),
            shown,
            held,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOBBY: Shown = Shown::Lobby(GameId(1));

    #[tokio::test(start_paused = true)]
    async fn one_after_the_other_shows_a_lobby() {
        let showing = Arc::new(Showing::default());
        let first = showing.turn(LOBBY).await;
        // Others are no concern of theirs.
        drop(showing.turn(Shown::SignUp(EventId(1))).await);
        drop(showing.turn(Shown::Lobby(GameId(2))).await);
        let others = Arc::clone(&showing);
        let second = tokio::spawn(async move { others.turn(LOBBY).await.held });
        tokio::task::yield_now().await;
        assert!(!second.is_finished());
        drop(first);
        assert_eq!(second.await.ok(), Some(true));
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_for_ever() {
        let showing = Showing::default();
        let stuck = showing.turn(LOBBY).await;
        let late = showing.turn(LOBBY).await;
        assert!(!late.held);
        drop(late);
        assert!(
            !showing.turn(LOBBY).await.held,
            "it is the first one's turn still"
        );
        drop(stuck);
        assert!(showing.turn(LOBBY).await.held);
    }
}
