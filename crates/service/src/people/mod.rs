//! What is stored about people besides their games: whether they may be written to, in which language, and
//! their own settings.

pub(super) mod exports;
pub(super) mod gallery;
pub(super) mod own;
pub(super) mod privacy;
pub(super) mod reach;
pub(super) mod seats;
pub(super) mod share_refusals;
pub(super) mod sharing;
pub(super) mod substitutes;
pub(super) mod watch;

use chancery_boxed::boxed;
use chancery_i18n::Language;
use chancery_rules::control::PlayerId;
use chancery_store::Dm;

use super::error::{ServiceError, internal};
use super::handle::Service;
use super::person::Person;
use own::Own;

#[boxed]
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

    /// A person's settings, if they have been read since the program started; else `None`.
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
            let by = Person::new(PlayerId(person), now);
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
