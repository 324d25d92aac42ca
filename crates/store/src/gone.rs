//! Guilds the bot was put out of: noted, held, and taken up again or erased.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::{GameId, GuildId, Result, Store};

/// A server that the bot was removed from, whose data will be deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GoneGuild {
    /// The server it belongs to.
    pub guild: GuildId,
    /// When it was noticed that the bot is gone, in milliseconds since 1970.
    pub since: i64,
    /// When all data of the server is to be deleted, in milliseconds since 1970.
    pub erase_at: i64,
}

#[boxed]
impl Store {
    /// Notes that the bot is no longer in a guild: nothing of its outbox is sent until it is back.
    /// `false` when that was known.
    pub async fn note_gone(&self, gone: &GoneGuild, along: &Along) -> Result<bool> {
        let mut tx = self.write().await?;
        let new = run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_gone (guild, since, erase_at) VALUES ($1, $2, $3)
             ON CONFLICT (guild) DO NOTHING"
            )
            .bind(gone.guild)
            .bind(gone.since)
            .bind(gone.erase_at)
        )?;
        if new == 0 {
            return Ok(false);
        }
        write_along(&mut tx, gone.guild, None, gone.since, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// What is noted of a server that the bot was removed from; `None` for all others.
    pub async fn gone(&self, guild: GuildId) -> Result<Option<GoneGuild>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT guild, since, erase_at FROM guild_gone WHERE guild = $1")
            .bind(guild).fetch_optional(c))?)
    }

    /// All guilds the bot is no longer in, those due to be erased first.
    pub async fn all_gone(&self) -> Result<Vec<GoneGuild>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT guild, since, erase_at FROM guild_gone ORDER BY erase_at, guild")
            .fetch_all(c))?)
    }

    /// The servers of which anything is stored.
    pub async fn known_guilds(&self) -> Result<Vec<GuildId>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT guild FROM game UNION SELECT guild FROM guild_setting
             UNION SELECT guild FROM guild_board UNION SELECT guild FROM event UNION SELECT guild FROM guild_gone ORDER BY guild")
            .fetch_all(c))?)
    }

    /// The servers in which at least one game has a running clock.
    pub async fn running_guilds(&self) -> Result<Vec<GuildId>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT DISTINCT guild FROM game
             WHERE deadline IS NOT NULL AND status IN ('lobby', 'playing') ORDER BY guild")
            .fetch_all(c))?)
    }

    /// Notes that a game was stopped because the bot is no longer in its guild.
    pub async fn note_gone_game(&self, guild: GuildId, game: GameId) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_gone_game (guild, game) VALUES ($1, $2)
             ON CONFLICT (guild, game) DO NOTHING"
            )
            .bind(guild)
            .bind(game)
        )?;
        tx.commit().await
    }

    /// The games that were stopped because the bot is no longer in their guild.
    pub async fn gone_games(&self, guild: GuildId) -> Result<Vec<GameId>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT game FROM guild_gone_game WHERE guild = $1 ORDER BY game")
            .bind(guild).fetch_all(c))?)
    }

    /// Notes that the bot is back; `false` when it was not gone.
    pub async fn end_gone(&self, guild: GuildId, at: i64, along: &Along) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query("DELETE FROM guild_gone WHERE guild = $1").bind(guild)
        )?;
        if gone == 0 {
            return Ok(false);
        }
        run!(
            &mut tx,
            sqlx::query("DELETE FROM guild_gone_game WHERE guild = $1").bind(guild)
        )?;
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }
}
