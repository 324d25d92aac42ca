//! The service itself: the store, and what is kept in memory beside it. The use cases are added to it by
//! the features' own files.

use std::sync::Arc;

use tokio::sync::{Mutex, MutexGuard};

use chancery_store::{GameId, Store};

use super::computers::thinking::Thinking;
use super::people::exports::Exports;
use super::people::own::People;
use super::records::ended::Counted;
use super::results::closed::Past;
use super::servers::absent::Absent;
use super::servers::command_groups::Unoffered;
use super::servers::guild_settings::Houses;
use super::turns::progress::Tidying;

/// How much the games of one guild may take up if the operator sets nothing else, in MiB: some two hundred
/// games of sixty turns.
pub const SPACE: u32 = 64;

/// All that people can do with games, checked by who they are and what the game allows, over one store.
#[derive(Clone)]
pub struct Service {
    pub(super) store: Store,
    /// Called whenever a deadline, a reminder or an outbox row may be due earlier.
    pub(super) wake: Arc<dyn Fn() + Send + Sync>,
    /// Acts of one game wait for each other here, instead of losing the race at the store: with
    /// hundreds of players many press the same button at once. Games share the locks by number.
    queues: Arc<[Mutex<()>]>,
    /// Reports about the guilds the bot is in are handled in order: removed, invited, removed.
    pub(super) presence: Arc<Mutex<()>>,
    pub(super) absent: Absent,
    pub(super) tidying: Tidying,
    pub(super) houses: Houses,
    pub(super) people: People,
    pub(super) past: Past,
    /// How many bytes the games of one guild may take up.
    pub(super) space: Option<i64>,
    pub(super) exports: Exports,
    pub(super) unoffered: Unoffered,
    pub(super) thinking: Thinking,
    pub(super) counted: Counted,
}

/// How many games may be changed at once without waiting.
const QUEUES: usize = 64;

impl Service {
    /// A service that calls `wake` after each change, for whoever waits for the next thing due.
    pub fn new(store: Store, wake: impl Fn() + Send + Sync + 'static) -> Service {
        Service {
            store,
            wake: Arc::new(wake),
            queues: (0..QUEUES).map(|_| Mutex::new(())).collect(),
            presence: Default::default(),
            absent: Default::default(),
            tidying: Default::default(),
            houses: Default::default(),
            people: Default::default(),
            past: Default::default(),
            space: Some(i64::from(SPACE) << 20),
            exports: Default::default(),
            unoffered: Default::default(),
            thinking: Default::default(),
            counted: Default::default(),
        }
    }

    /// Waits until no other act of the game is under way in this process.
    pub(super) async fn one_at_a_time(&self, game: GameId) -> Option<MutexGuard<'_, ()>> {
        let place = game.0.unsigned_abs() as usize % QUEUES;
        Some(self.queues.get(place)?.lock().await)
    }

    /// The store below, for the scheduler's own rows.
    pub fn store(&self) -> &Store {
        &self.store
    }
}
