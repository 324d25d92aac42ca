//! The memory of what was played, as far as it is needed again and again.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Deserialize;

use chancery_rules::board::PowerMap;
use chancery_rules::control::exchange::Quote;
use chancery_rules::game::Phase;
use chancery_store::{GameId, Seq};

/// Of how many games this is kept. One of a hundred years takes some fifty kilobytes.
const GAMES: usize = 256;

/// A phase that was closed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Closed {
    /// The phase that closed.
    pub phase: Phase,
    #[serde(default)]
    exchange: Option<Traded>,
}

/// The part of the exchange's post that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Traded {
    prices: PowerMap<Quote>,
}

impl Closed {
    /// The prices it published; none in games without an exchange.
    pub(crate) fn prices(&self) -> Option<&PowerMap<Quote>> {
        Some(&self.exchange.as_ref()?.prices)
    }
}

/// The closed phases of a game by the revision that holds each.
pub(super) type Phases = Arc<BTreeMap<Seq, Closed>>;

/// What is kept of games, with when each was last asked for.
#[derive(Clone, Default)]
pub(crate) struct Past(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    asked: u64,
    games: BTreeMap<GameId, (u64, Phases)>,
}

impl Past {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn get(&self, game: GameId) -> Phases {
        let mut kept = self.kept();
        kept.asked += 1;
        let asked = kept.asked;
        let known = kept.games.get_mut(&game);
        known.map_or_else(Phases::default, |(last, phases)| {
            *last = asked;
            phases.clone()
        })
    }

    pub(super) fn keep(&self, game: GameId, phases: Phases) {
        let mut kept = self.kept();
        let asked = kept.asked;
        kept.games.insert(game, (asked, phases));
        if kept.games.len() > GAMES {
            let oldest = kept.games.iter().min_by_key(|(_, (asked, _))| *asked);
            if let Some(oldest) = oldest.map(|(game, _)| *game) {
                kept.games.remove(&oldest);
            }
        }
    }
}
