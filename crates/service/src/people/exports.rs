//! How often people may have their data searched for.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::error::Refusal;
use crate::turnstile::Turnstile;
use chancery_rules::control::PlayerId;

/// How long a person waits between two exports: an hour, in milliseconds.
const BETWEEN: i64 = 3_600_000;

/// How many people may wait, including the one being served.
const WAITING: usize = 20;

/// Limits searches for somebody's data: one at a time, one request per person, one export per person and
/// hour.
#[derive(Clone)]
pub(crate) struct Exports {
    pub(super) turn: Turnstile,
    exported: Arc<Mutex<BTreeMap<PlayerId, i64>>>,
}

impl Default for Exports {
    fn default() -> Exports {
        Exports {
            turn: Turnstile::new(1, WAITING),
            exported: Arc::default(),
        }
    }
}

impl Exports {
    /// When each person last exported their data, in milliseconds since 1970, locked.
    pub(super) fn exported(&self) -> MutexGuard<'_, BTreeMap<PlayerId, i64>> {
        self.exported.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses whoever exported within the hour.
    pub(super) fn due(&self, of: PlayerId, now: i64) -> Result<(), Refusal> {
        let mut exported = self.exported();
        let until = |at: i64| at.saturating_add(BETWEEN);
        exported.retain(|_, at| (*at..until(*at)).contains(&now));
        match exported.get(&of) {
            None => Ok(()),
            Some(at) => {
                let minutes = (until(*at).saturating_sub(now) / 60_000).max(1);
                Err(Refusal::ExportedLately { minutes })
            }
        }
    }
}
