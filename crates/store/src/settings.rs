//! Settings of guilds and of persons.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::word::kept_as_word;
use super::{GuildId, Result, Store, StoreError};

/// Whether the bot can send private messages to a person, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Dm {
    /// No message has been tried yet.
    #[default]
    Unknown,
    /// The last one arrived.
    Open,
    /// Discord refused the last one.
    Closed,
}

kept_as_word!(Dm);

impl Dm {
    fn as_str(self) -> &'static str {
        self.into()
    }
}

/// What is stored of a person, the same on all servers.
#[derive(Clone, Debug, PartialEq, Eq, Default, sqlx_macros::FromRow)]
pub struct Person {
    /// Whether private messages reach them.
    pub dm: Dm,
    /// Whether they wrote to the bot, pressed a button or otherwise asked for private messages.
    pub opted_in: bool,
    /// Their own settings, as text; empty when none were set.
    pub settings: String,
}

#[boxed]
impl Store {
    /// A server's settings as JSON text; `None` if it has never set any.
    pub async fn guild_settings(&self, guild: GuildId) -> Result<Option<String>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT settings FROM guild_setting WHERE guild = $1")
            .bind(guild).fetch_optional(c))?)
    }

    /// Sets the guild's settings.
    pub async fn set_guild_settings(&self, guild: GuildId, settings: &str, at: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_setting (guild, settings, updated_at) VALUES ($1, $2, $3)
             ON CONFLICT (guild)
             DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at"
            )
            .bind(guild)
            .bind(settings)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Changes the guild's settings, and writes what goes along with that; nobody else changes them between
    /// reading and writing. `change` gets what is kept, or `{}`.
    ///
    /// # Errors
    /// What `change` says, and nothing is written then.
    pub async fn change_guild_settings<E: From<StoreError>>(
        &self,
        guild: GuildId,
        at: i64,
        along: &Along,
        change: impl FnOnce(&str) -> std::result::Result<String, E> + Send,
    ) -> std::result::Result<(), E> {
        let mut tx = self.write().await?;
        let found: sqlx::Result<String> = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO guild_setting (guild, settings, updated_at) VALUES ($1, '{}', $2)
             ON CONFLICT (guild) DO UPDATE SET updated_at = excluded.updated_at
             RETURNING settings")
            .bind(guild).bind(at).fetch_one(&mut **c));
        let new = change(&found.map_err(StoreError::from)?)?;
        let text = "UPDATE guild_setting SET settings = $2 WHERE guild = $1";
        let set = run!(&mut tx, sqlx::query(text).bind(guild).bind(&new));
        set.map_err(StoreError::from)?;
        write_along(&mut tx, guild, None, at, along).await?;
        Ok(tx.commit().await?)
    }

    /// Changes a person's own settings; nobody else changes them between reading and writing. `change`
    /// gets what is kept, or nothing.
    ///
    /// # Errors
    /// What `change` says, and nothing is written then.
    pub async fn change_person_settings<E: From<StoreError>>(
        &self,
        person: i64,
        at: i64,
        change: impl FnOnce(&str) -> std::result::Result<String, E> + Send,
    ) -> std::result::Result<(), E> {
        let mut tx = self.write().await?;
        let found: sqlx::Result<String> = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO person (person, dm, opted_in, settings, updated_at)
             VALUES ($1, 'unknown', $2, '', $3)
             ON CONFLICT (person) DO UPDATE SET updated_at = excluded.updated_at
             RETURNING settings")
            .bind(person).bind(false).bind(at).fetch_one(&mut **c));
        let new = change(&found.map_err(StoreError::from)?)?;
        let text = "UPDATE person SET settings = $2 WHERE person = $1";
        let set = run!(&mut tx, sqlx::query(text).bind(person).bind(&new));
        set.map_err(StoreError::from)?;
        Ok(tx.commit().await?)
    }

    /// What is stored of a person; the defaults where nothing is.
    pub async fn person(&self, person: i64) -> Result<Person> {
        let found: Option<Person> = on!(self.read(), c => sqlx::query_as(
            "SELECT dm, opted_in, settings FROM person WHERE person = $1")
            .bind(person).fetch_optional(c))?;
        Ok(found.unwrap_or_default())
    }

    /// Notes whether private messages reach a person.
    pub async fn set_dm(&self, person: i64, dm: Dm, at: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO person (person, dm, opted_in, settings, updated_at)
             VALUES ($1, $2, $3, '', $4)
             ON CONFLICT (person) DO UPDATE SET dm = excluded.dm, updated_at = excluded.updated_at"
            )
            .bind(person)
            .bind(dm.as_str())
            .bind(false)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Notes whether a person has asked for private messages.
    pub async fn set_opted_in(&self, person: i64, opted_in: bool, at: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO person (person, dm, opted_in, settings, updated_at)
             VALUES ($1, 'unknown', $2, '', $3)
             ON CONFLICT (person)
             DO UPDATE SET opted_in = excluded.opted_in, updated_at = excluded.updated_at"
            )
            .bind(person)
            .bind(opted_in)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Sets a person's own settings.
    pub async fn set_person_settings(&self, person: i64, settings: &str, at: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO person (person, dm, opted_in, settings, updated_at)
             VALUES ($1, 'unknown', $2, $3, $4)
             ON CONFLICT (person)
             DO UPDATE SET settings = excluded.settings, updated_at = excluded.updated_at"
            )
            .bind(person)
            .bind(false)
            .bind(settings)
            .bind(at)
        )?;
        tx.commit().await
    }
}
