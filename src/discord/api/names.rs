//! What people are called, for the side panel of a map: learnt when they speak, or asked for.

use std::sync::PoisonError;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::sync::MutexGuard;
use tokio::time::timeout;

use super::rest::{Rest, RestError};
use crate::control::PlayerId;
use crate::discord::pictures::Pictures;
use crate::discord::ui::labels;
use crate::game::State;
use crate::scheduler::Rank;

/// How many names are kept.
const NAMES: usize = 100_000;

/// How many names are asked for before an answer, which others wait for.
const AT_ONCE: usize = 20;
/// How many of them together: Discord takes fifty requests a second from all of us.
const TOGETHER: usize = 4;
/// How long somebody waits while others ask for names, which are told slowly: pictures are good without them.
const PATIENCE: Duration = Duration::from_secs(1);

impl Pictures {
    /// Remembers what a person is called, for the side panel.
    pub fn name(&self, person: PlayerId, name: &str) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() < NAMES || names.contains_key(&person) {
            names.insert(person, name.to_owned());
        }
    }

    /// Asks for the names of players not heard of since the program began, of some of them where they
    /// are many. A name that cannot be had is left out, and not asked for again; where many games need
    /// names at once, as when their phases end together after a restart, most do without.
    pub async fn learn(&self, rest: &Rest, state: &State) {
        if let Some(turn) = self.turn_to_learn().await {
            self.learn_some(rest, state, AT_ONCE, turn).await;
        }
    }

    async fn turn_to_learn(&self) -> Option<MutexGuard<'_, ()>> {
        timeout(PATIENCE, self.learning.lock()).await.ok()
    }

    /// Learns the names and pictures of all players, as [`Pictures::learn`] does for some.
    pub async fn learn_all(&self, rest: &Rest, state: &State) {
        let turn = self.learning.lock().await;
        let rest = rest.ranked(Rank::Notice);
        self.learn_some(&rest, state, NAMES, turn).await;
    }

    /// One after the other: whoever comes later finds the names that were asked for meanwhile.
    async fn learn_some(&self, rest: &Rest, state: &State, most: usize, _turn: MutexGuard<'_, ()>) {
        if self.none {
            return;
        }
        let players = state.control.players().into_iter();
        let strange = players.filter(|p| !p.is_nobody() && self.known(*p).is_none());
        let strange: Vec<PlayerId> = strange.take(most).collect();
        let asked = stream::iter(strange).map(|player| async move {
            let name = match rest.name(player.0).await {
                // Another time.
                Err(RestError::Limited { .. }) => return,
                name => name.unwrap_or_default(),
            };
            // Meanwhile they may have spoken.
            if self.known(player).is_none() {
                self.name(player, &name);
            }
        });
        asked.buffer_unordered(TOGETHER).collect::<()>().await;
    }

    /// Whether it is known what every player is called, as far as that can be had.
    pub(in crate::discord) fn know_all(&self, state: &State) -> bool {
        let players = state.control.players().into_iter();
        players
            .filter(|player| !player.is_nobody())
            .all(|player| self.known(player).is_some())
    }

    /// What a person is called; empty where that could not be had.
    pub(in crate::discord) fn known(&self, player: PlayerId) -> Option<String> {
        if player.is_computer() {
            return Some(labels::person(player));
        }
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(&player).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_long_while_others_ask_for_names() {
        let pictures = Pictures::default();
        let others = pictures.turn_to_learn().await;
        assert!(others.is_some());
        assert!(pictures.turn_to_learn().await.is_none());
        drop(others);
        assert!(pictures.turn_to_learn().await.is_some());
    }
}
