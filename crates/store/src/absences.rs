//! Absences announced in advance, and guilds whose games are all stopped.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{Tx, on, run};
use super::games::Game;
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// A player's absence that is about to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAbsence {
    /// The server in which it is announced.
    pub guild: GuildId,
    /// The game it is for; `None` for all of the player's games on the server.
    pub game: Option<GameId>,
    /// Who will be away, by their number on Discord.
    pub player: i64,
    /// When it begins, in milliseconds since 1970.
    pub since: i64,
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// When it is announced, in milliseconds since 1970.
    pub at: i64,
}

/// An absence that a player announced, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Absence {
    /// Its number in this installation; a later one is greater.
    pub id: i64,
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game it is for; `None` for all of the player's games on the server.
    pub game: Option<GameId>,
    /// Who is away, by their number on Discord.
    pub player: i64,
    /// When it begins, in milliseconds since 1970.
    pub since: i64,
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// When it was announced, in milliseconds since 1970.
    pub announced_at: i64,
}

/// A note that an absence excused a player, or moved a deadline, in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbsenceUse {
    /// The absence's number.
    pub absence: i64,
    /// The player it is of, by their number on Discord.
    pub player: i64,
    /// The phase's number in its game.
    pub phase_no: PhaseNo,
}

#[boxed]
impl Store {
    /// Keeps an absence and returns its number.
    pub async fn announce_absence(&self, new: &NewAbsence, along: &Along) -> Result<i64> {
        let mut tx = self.write().await?;
        let id: i64 = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO absence (guild, game, player, since, until, announced_at)
             VALUES ($1, $2, $3, $4, $5, $6) RETURNING id")
            .bind(new.guild).bind(new.game).bind(new.player).bind(new.since).bind(new.until)
            .bind(new.at).fetch_one(&mut **c))?;
        write_along(&mut tx, new.guild, new.game, new.at, along).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// A person's absences of a guild that end after `now` and were not cancelled, oldest first.
    pub async fn absences(&self, guild: GuildId, player: i64, now: i64) -> Result<Vec<Absence>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, guild, game, player, since, until, announced_at FROM absence
             WHERE guild = $1 AND player = $2 AND until > $3 AND cancelled_at IS NULL
             ORDER BY since, id")
            .bind(guild).bind(player).bind(now).fetch_all(c))?)
    }

    /// The absences that cover a moment and may count in a game, whoever's they are, oldest first.
    pub async fn absences_at(&self, guild: GuildId, game: GameId, at: i64) -> Result<Vec<Absence>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, guild, game, player, since, until, announced_at FROM absence
             WHERE guild = $1 AND (game IS NULL OR game = $2) AND since <= $3 AND until > $3
               AND cancelled_at IS NULL
             ORDER BY id")
            .bind(guild).bind(game).bind(at).fetch_all(c))?)
    }

    /// The absences that have counted in a game: absence, player, phase.
    pub async fn absence_uses(
        &self,
        guild: GuildId,
        game: GameId,
    ) -> Result<Vec<(i64, i64, PhaseNo)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT absence, player, phase_no FROM absence_use
             WHERE guild = $1 AND game = $2 ORDER BY absence, phase_no")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// Notes which absences counted in a game, and in which phases.
    pub async fn use_absences(&self, game: &Game, uses: &[AbsenceUse]) -> Result<()> {
        let mut tx = self.write().await?;
        write_uses(&mut tx, game, uses).await?;
        tx.commit().await
    }

    /// Cancels a person's own absence; `false` when there is none of that number still to come.
    pub async fn cancel_absence(
        &self,
        guild: GuildId,
        player: i64,
        id: i64,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query(
                "UPDATE absence SET cancelled_at = $4
             WHERE guild = $1 AND player = $2 AND id = $3 AND cancelled_at IS NULL AND until > $4"
            )
            .bind(guild)
            .bind(player)
            .bind(id)
            .bind(at)
        )?;
        if gone == 0 {
            return Ok(false);
        }
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Whether all games of a guild are stopped, and by whom.
    pub async fn guild_pause(&self, guild: GuildId) -> Result<Option<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT actor FROM guild_pause WHERE guild = $1")
            .bind(guild).fetch_optional(c))?)
    }

    /// Notes that all games of a guild are stopped; `false` when they were.
    pub async fn set_guild_pause(
        &self,
        guild: GuildId,
        actor: i64,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let new = run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_pause (guild, actor, at) VALUES ($1, $2, $3)
             ON CONFLICT (guild) DO NOTHING"
            )
            .bind(guild)
            .bind(actor)
            .bind(at)
        )?;
        if new == 0 {
            return Ok(false);
        }
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Notes that a game was stopped with all of its guild.
    pub async fn note_guild_paused(&self, guild: GuildId, game: GameId) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_pause_game (guild, game) VALUES ($1, $2)
             ON CONFLICT (guild, game) DO NOTHING"
            )
            .bind(guild)
            .bind(game)
        )?;
        tx.commit().await
    }

    /// The games that were paused because a whole server was, and not each by itself.
    pub async fn guild_paused_games(&self, guild: GuildId) -> Result<Vec<GameId>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT game FROM guild_pause_game WHERE guild = $1 ORDER BY game")
            .bind(guild).fetch_all(c))?)
    }

    /// Ends the stop of all games of a guild; `false` when there was none.
    pub async fn end_guild_pause(&self, guild: GuildId, at: i64, along: &Along) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query("DELETE FROM guild_pause WHERE guild = $1").bind(guild)
        )?;
        if gone == 0 {
            return Ok(false);
        }
        run!(
            &mut tx,
            sqlx::query("DELETE FROM guild_pause_game WHERE guild = $1").bind(guild)
        )?;
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }
}

/// Notes which absences counted for a phase.
pub(super) async fn write_uses(tx: &mut Tx, game: &Game, uses: &[AbsenceUse]) -> Result<()> {
    for one in uses {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO absence_use (guild, game, absence, player, phase_no)
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, absence, phase_no) DO NOTHING"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(one.absence)
            .bind(one.player)
            .bind(one.phase_no)
        )?;
    }
    Ok(())
}
