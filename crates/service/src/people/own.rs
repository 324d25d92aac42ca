//! People's own settings, and the memory of those that were read.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use chancery_rules::control::PlayerId;

/// A person's own settings, the same on all servers; kept as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Own {
    /// The language Discord showed itself in when they were last heard of (`de`, `en-GB`).
    pub locale: Option<String>,
    /// Whether their maps also distinguish the powers by patterns.
    pub patterns: bool,
    /// Whether their maps are darker, to be looked at in the dark.
    pub night: bool,
    /// Whether the person wants no private messages.
    pub silent: bool,
    /// Whether the person wants no reminders.
    pub unreminded: bool,
    /// Whether the person wants no messages about new phases.
    pub untold: bool,
    /// Whether a direct message did not reach them, and they have not been told so yet.
    pub missed: bool,
}

/// How many people's own settings are kept in memory.
const REMEMBERED: usize = 10_000;

/// Settings that were read: every message to somebody needs them.
#[derive(Clone, Default)]
pub(crate) struct People {
    known: Arc<Mutex<BTreeMap<PlayerId, Own>>>,
    /// Changes come one after the other, so that what is remembered is what was written last.
    pub(super) turn: Arc<tokio::sync::Mutex<()>>,
}

impl People {
    /// A person's settings, if they are in the cache.
    pub(super) fn get(&self, person: PlayerId) -> Option<Own> {
        let people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        people.get(&person).cloned()
    }

    /// Drops a person's settings from the cache, so that the next request reads them from the store.
    pub(crate) fn forget(&self, person: PlayerId) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        people.remove(&person);
    }

    /// Puts a person's settings into the cache, which is emptied when it is full.
    pub(super) fn keep(&self, person: PlayerId, own: &Own) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.clear();
        }
        people.insert(person, own.clone());
    }

    /// Remembers what was read, unless it has been changed since.
    pub(super) fn read(&self, person: PlayerId, own: &Own) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.clear();
        }
        people.entry(person).or_insert_with(|| own.clone());
    }
}
