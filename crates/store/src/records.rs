//! What people's records are counted from, and who shows theirs to others.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store};

#[boxed]
impl Store {
    /// The games that are over, of a guild or of all, each with its newest revision.
    pub async fn games_over(&self, guild: Option<GuildId>) -> Result<Vec<(GuildId, GameId, Seq)>> {
        Ok(on!(self.search(), c => sqlx::query_as(
            "SELECT guild, id, seq FROM game
             WHERE status NOT IN ('lobby', 'playing') AND ($1 = 0 OR guild = $1) ORDER BY id")
            .bind(guild.map_or(0, |g| g.0)).fetch_all(c))?)
    }

    /// When a game that is over ended, in milliseconds since 1970: after that, only somebody may be forgotten in it, or its
    /// GM hand it over.
    pub async fn ended_at(&self, guild: GuildId, game: GameId) -> Result<i64> {
        Ok(on!(self.search(), c => sqlx::query_scalar(
            "SELECT coalesce(max(at), 0) FROM revision
             WHERE guild = $1 AND game = $2 AND cause NOT IN ('forgotten', 'hand-over')")
            .bind(guild).bind(game).fetch_one(c))?)
    }

    /// The phases of games that are over, of a guild or of all, for which a person handed in a sheet or was ready; those
    /// that were rolled back are among them. Standing orders that were used for them do not count.
    pub async fn phases_kept(
        &self,
        guild: Option<GuildId>,
        player: i64,
    ) -> Result<Vec<(GameId, PhaseNo)>> {
        Ok(on!(self.search(), c => sqlx::query_as(
            "SELECT k.game, k.phase_no FROM
                 (SELECT game, phase_no FROM submission
                  WHERE player = $1 AND origin NOT LIKE 'standing:%'
                  UNION SELECT game, phase_no FROM ready WHERE player = $1 AND ready) k
             JOIN game g ON g.id = k.game
             WHERE g.status NOT IN ('lobby', 'playing') AND ($2 = 0 OR g.guild = $2)")
            .bind(player).bind(guild.map_or(0, |g| g.0)).fetch_all(c))?)
    }

    /// When a GM took players out of a game, in milliseconds since 1970, and which GM, by their number on Discord; 0 for
    /// one who was forgotten.
    pub async fn taken_out(&self, guild: GuildId, game: GameId) -> Result<Vec<(i64, i64)>> {
        Ok(on!(self.search(), c => sqlx::query_as(
            "SELECT at, coalesce(actor, 0) FROM revision
             WHERE guild = $1 AND game = $2 AND cause = 'unseat'")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// The phases of games that are over, of a guild or of all, for which a person handed in nothing, without excuse
    /// or standing orders: each by the revision that closed it. Those of phases that were rolled back are among them.
    pub async fn phases_missed(
        &self,
        guild: Option<GuildId>,
        player: i64,
    ) -> Result<Vec<(GuildId, GameId, Seq)>> {
        Ok(on!(self.search(), c => sqlx::query_as(
            "SELECT m.guild, m.game, m.seq FROM miss m JOIN game g ON g.id = m.game
             WHERE m.player = $1 AND m.kind = 'missed' AND ($2 = 0 OR g.guild = $2)
               AND g.status NOT IN ('lobby', 'playing') ORDER BY m.game, m.seq")
            .bind(player).bind(guild.map_or(0, |g| g.0)).fetch_all(c))?)
    }

    /// Notes that a person shows their record to a server's others, and whether that over all servers, too; `None`: that
    /// they show nothing any more.
    pub async fn share_record(
        &self,
        guild: GuildId,
        player: i64,
        overall: Option<bool>,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        match overall {
            Some(overall) => run!(
                &mut tx,
                sqlx::query(
                    "INSERT INTO record_share (guild, player, overall, shared_at) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (guild, player) DO UPDATE
                     SET overall = excluded.overall, shared_at = excluded.shared_at"
                )
                .bind(guild)
                .bind(player)
                .bind(overall)
                .bind(at)
            )?,
            None => run!(
                &mut tx,
                sqlx::query("DELETE FROM record_share WHERE guild = $1 AND player = $2")
                    .bind(guild)
                    .bind(player)
            )?,
        };
        tx.commit().await
    }

    /// Who shows their record to a server's others, by their numbers on Discord, and whether that over all servers, too.
    pub async fn records_shared(&self, guild: GuildId) -> Result<Vec<(i64, bool)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, overall FROM record_share WHERE guild = $1 ORDER BY player")
            .bind(guild).fetch_all(c))?)
    }
}
