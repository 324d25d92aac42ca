//! People who offered themselves as substitutes, and what a player leaves for whoever plays the power next.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{GameId, GuildId, Result, Store};

#[boxed]
impl Store {
    /// Notes that a person offers to substitute on a server; `false` when they did already.
    pub async fn offer_substitute(&self, guild: GuildId, player: i64, at: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let new = run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO substitute (guild, player, offered_at) VALUES ($1, $2, $3)
                 ON CONFLICT (guild, player) DO NOTHING"
            )
            .bind(guild)
            .bind(player)
            .bind(at)
        )?;
        tx.commit().await?;
        Ok(new > 0)
    }

    /// Takes a person's offer back; `false` when there was none.
    pub async fn withdraw_substitute(&self, guild: GuildId, player: i64) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query("DELETE FROM substitute WHERE guild = $1 AND player = $2")
                .bind(guild)
                .bind(player)
        )?;
        tx.commit().await?;
        Ok(gone > 0)
    }

    /// Who offers to substitute on a server, by their numbers on Discord, those who offered first at the front.
    pub async fn substitutes(&self, guild: GuildId) -> Result<Vec<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT player FROM substitute WHERE guild = $1 ORDER BY offered_at, player")
            .bind(guild).fetch_all(c))?)
    }

    /// Keeps what a player leaves for whoever plays the power next, in place of what was left before.
    pub async fn leave_note(
        &self,
        (guild, game): (GuildId, GameId),
        power: &str,
        author: i64,
        text: &str,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO handover_note (guild, game, power, author, text, at)
                 VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (game, power) DO UPDATE
                 SET author = excluded.author, text = excluded.text, at = excluded.at"
            )
            .bind(guild)
            .bind(game)
            .bind(power)
            .bind(author)
            .bind(text)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// What was left for whoever plays a power, if anything was, with its author's number on Discord.
    pub async fn note_left(
        &self,
        (guild, game): (GuildId, GameId),
        power: &str,
    ) -> Result<Option<(i64, String)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT author, text FROM handover_note WHERE guild = $1 AND game = $2 AND power = $3")
            .bind(guild).bind(game).bind(power).fetch_optional(c))?)
    }
}
