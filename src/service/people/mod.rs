//! What is stored about people besides their games: whether they may be written to, in which language, and
//! their own settings.

pub(super) mod privacy;
pub(super) mod seats;
pub(super) mod watch;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::control::PlayerId;
use crate::i18n::Language;
use crate::store::Dm;

use super::Service;
use super::error::{ServiceError, internal};
use super::game_context::Person;

/// A person's settings, in all guilds. Stored as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Own {
    /// The language Discord showed itself in when they were last heard of (`de`, `en-GB`).
    pub locale: Option<String>,
    /// Whether their maps also distinguish the powers by patterns.
    pub patterns: bool,
    /// Whether their maps are darker, to be looked at in the dark.
    pub night: bool,
    /// Whether they want no direct messages.
    pub silent: bool,
    /// Whether they want no reminders.
    pub unreminded: bool,
    /// Whether they want no messages about new phases.
    pub untold: bool,
    /// Whether a direct message did not reach them, and they have not been told so yet.
    pub missed: bool,
}

/// How many people's own settings are kept in memory.
const REMEMBERED: usize = 10_000;

/// Settings that were read: every message to somebody needs them.
#[derive(Clone, Default)]
pub(super) struct People {
    known: Arc<Mutex<BTreeMap<PlayerId, Own>>>,
    /// Changes come one after the other, so that what is remembered is what was written last.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl People {
    fn get(&self, person: PlayerId) -> Option<Own> {
        let people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        people.get(&person).cloned()
    }

    /// Forgets a person.
    pub(super) fn forget(&self, person: PlayerId) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        people.remove(&person);
    }

    fn keep(&self, person: PlayerId, own: &Own) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.clear();
        }
        people.insert(person, own.clone());
    }

    /// Remembers what was read, unless it has been changed since.
    fn read(&self, person: PlayerId, own: &Own) {
        let mut people = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() >= REMEMBERED {
            people.clear();
        }
        people.entry(person).or_insert_with(|| own.clone());
    }
}

impl Service {
    /// A person's settings.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn own(&self, person: PlayerId) -> Result<Own, ServiceError> {
        // Another process may have changed what a shared database holds.
        let cached = !self.store.is_shared();
        if let Some(own) = self.people.get(person).filter(|_| cached) {
            return Ok(own);
        }
        let own = read(&self.store.person(person.0 as i64).await?.settings)?;
        if cached {
            self.people.read(person, &own)
        } else {
            self.people.keep(person, &own)
        }
        Ok(own)
    }

    /// A person's settings, if they were read before.
    pub fn known_own(&self, person: PlayerId) -> Option<Own> {
        self.people.get(person)
    }

    /// Changes a person's settings. Of two simultaneous changes neither is lost.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn set_own(
        &self,
        by: &Person,
        change: impl Fn(&mut Own) + Send + Sync,
    ) -> Result<Own, ServiceError> {
        let mut own = self.own(by.id).await?;
        let before = own.clone();
        change(&mut own);
        // Mostly nothing is new, and nobody waits.
        if own == before {
            return Ok(own);
        }
        let _turn = self.people.turn.lock().await;
        let again = |text: &str| {
            own = read(text)?;
            change(&mut own);
            serde_json::to_string(&own).map_err(internal)
        };
        let person = by.id.0 as i64;
        let changed = self.store.change_person_settings(person, by.now, again);
        changed.await?;
        self.people.keep(by.id, &own);
        Ok(own)
    }

    /// Notes in which language Discord shows itself to somebody.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn heard(&self, by: &Person, locale: &str) -> Result<(), ServiceError> {
        let locale = Some(locale.to_owned());
        self.set_own(by, |own| own.locale.clone_from(&locale))
            .await?;
        Ok(())
    }

    /// The language to write to a person in, if they have used the bot and we know it.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn language_of(&self, person: PlayerId) -> Result<Option<Language>, ServiceError> {
        let own = self.own(person).await?;
        Ok(own.locale.as_deref().map(Language::of_locale))
    }

    /// Notes that somebody wrote to us, used a command or pressed one of our buttons; `privately`: in
    /// direct messages, which therefore reach them.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn contact(&self, by: &Person, privately: bool) -> Result<(), ServiceError> {
        let person = by.id.0 as i64;
        let known = self.store.person(person).await?;
        if !known.opted_in {
            self.store.set_opted_in(person, true, by.now).await?;
        }
        if privately && known.dm != Dm::Open {
            self.store.set_dm(person, Dm::Open, by.now).await?;
        }
        Ok(())
    }

    /// Whether the last direct message to a person did not arrive. Only a message from them ends that.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn is_closed(&self, person: PlayerId) -> Result<bool, ServiceError> {
        Ok(self.store.person(person.0 as i64).await?.dm == Dm::Closed)
    }

    /// Notes that a direct message did not reach a person, or did. Somebody who was reached before, or was never
    /// written to, is told so at their next command.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn reached(&self, person: u64, reached: bool, now: i64) -> Result<(), ServiceError> {
        let dm = if reached { Dm::Open } else { Dm::Closed };
        let known = person as i64;
        if self.store.person(known).await?.dm != dm {
            self.store.set_dm(known, dm, now).await?;
            let by = Person {
                id: PlayerId(person),
                admin: false,
                roles: Vec::new(),
                now,
            };
            self.set_own(&by, |own| own.missed = !reached).await?;
        }
        Ok(())
    }

    /// Whether this person must be told that a direct message did not reach them; once.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn was_missed(&self, by: &Person) -> Result<bool, ServiceError> {
        let missed = self.own(by.id).await?.missed;
        if missed {
            self.set_own(by, |own| own.missed = false).await?;
        }
        Ok(missed)
    }
}

/// Settings as they are stored; without any, the defaults.
fn read(text: &str) -> Result<Own, ServiceError> {
    match text {
        "" => Ok(Own::default()),
        text => serde_json::from_str(text).map_err(internal),
    }
}
