//! Private threads of players, and those who follow a game from outside.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::{GameId, GuildId, Result, Store};

/// A private thread on Discord, opened for some powers of a game.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Thread {
    /// Its number in this installation.
    pub id: i64,
    /// The thread's number on Discord.
    pub channel: i64,
    /// The ids of the powers in it, separated by commas. The gallery's thread names none.
    pub powers: String,
    /// Their players when it was opened, in the same order, parted by commas.
    pub players: String,
}

/// A person who follows a game without playing in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Watcher {
    /// The person's number on Discord.
    pub person: i64,
    /// Whether the posts are sent to them in private messages.
    pub dm: bool,
}

#[boxed]
impl Store {
    /// Keeps that a private thread was opened for these powers.
    pub async fn thread_opened(
        &self,
        (guild, game): (GuildId, GameId),
        channel: i64,
        powers: &str,
        players: &str,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO press_thread (guild, game, channel, powers, players, opened_at)
                 VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (game, channel) DO NOTHING"
            )
            .bind(guild)
            .bind(game)
            .bind(channel)
            .bind(powers)
            .bind(players)
            .bind(at)
        )?;
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }

    /// The game's open threads of powers, oldest first.
    pub async fn open_threads(&self, guild: GuildId, game: GameId) -> Result<Vec<Thread>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, channel, powers, players FROM press_thread
             WHERE guild = $1 AND game = $2 AND closed_at IS NULL AND powers <> '' ORDER BY id")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// Notes that a thread is closed, or gone.
    pub async fn thread_closed(
        &self,
        guild: GuildId,
        game: GameId,
        channel: i64,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE press_thread SET closed_at = $4
                 WHERE guild = $1 AND game = $2 AND channel = $3 AND closed_at IS NULL"
            )
            .bind(guild)
            .bind(game)
            .bind(channel)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Lets a person follow a game, or changes what they are sent.
    pub async fn watch(
        &self,
        (guild, game): (GuildId, GameId),
        watcher: Watcher,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO watcher (guild, game, person, dm, since) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (game, person) DO UPDATE SET dm = excluded.dm"
            )
            .bind(guild)
            .bind(game)
            .bind(watcher.person)
            .bind(watcher.dm)
            .bind(at)
        )?;
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }

    /// Lets a person follow a game no longer; returns whether they did.
    pub async fn unwatch(
        &self,
        (guild, game): (GuildId, GameId),
        person: i64,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query("DELETE FROM watcher WHERE guild = $1 AND game = $2 AND person = $3")
                .bind(guild)
                .bind(game)
                .bind(person)
        )?;
        if gone == 0 {
            return Ok(false);
        }
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The people who follow a game, those first who have done so longest.
    pub async fn watchers(&self, guild: GuildId, game: GameId) -> Result<Vec<Watcher>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT person, dm FROM watcher WHERE guild = $1 AND game = $2 ORDER BY since, person")
            .bind(guild).bind(game).fetch_all(c))?)
    }
}
