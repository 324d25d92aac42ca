//! What a GM has looked at in the open phase, and what a GM was shown and may yet confirm.

use chancery_boxed::boxed;

use super::db::{Tx, on, run};
use super::{Along, Game, GameId, GuildId, PhaseNo, Result, Store, StoreError};

/// A note that a GM looked at sealed orders.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Look {
    /// The number on Discord of the GM who looked.
    pub gm: i64,
    /// Whose orders were looked at, as JSON text.
    pub seats: String,
    /// What was looked at, as a short key: a sheet, the whole phase, money.
    pub kind: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A note that a GM looks at sealed orders, about to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewLook<'a> {
    /// The server the game is played on.
    pub guild: GuildId,
    /// The game that was looked at.
    pub game: GameId,
    /// The phase that was open.
    pub phase_no: PhaseNo,
    /// The number on Discord of the GM who looks.
    pub gm: i64,
    /// Whose orders are looked at, as JSON text.
    pub seats: &'a str,
    /// What is looked at, as a short key: a sheet, the whole phase, money.
    pub kind: &'a str,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

#[boxed]
impl Store {
    /// Notes a look, before anything is shown.
    ///
    /// # Errors
    /// [`StoreError::Looked`] when the person plays in the game by now, or has shared a seat of it: players do not look.
    pub async fn note_look(&self, new: &NewLook<'_>, along: &Along) -> Result<()> {
        let mut tx = self.write().await?;
        // Whoever sits down writes the game's row, too: of a look and a seat at the same moment, one
        // comes second and sees the other.
        run!(
            &mut tx,
            sqlx::query("UPDATE game SET intake = intake WHERE guild = $1 AND id = $2")
                .bind(new.guild)
                .bind(new.game)
        )?;
        let plays: Option<i64> = on!(&mut tx, c => sqlx::query_scalar(
            "SELECT player FROM game_player
             WHERE guild = $1 AND game = $2 AND player = $3 AND left_at IS NULL
             UNION SELECT person FROM seat_share
             WHERE guild = $1 AND game = $2 AND person = $3 AND since IS NOT NULL")
            .bind(new.guild).bind(new.game).bind(new.gm).fetch_optional(&mut **c))?;
        if plays.is_some() {
            return Err(StoreError::Looked);
        }
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO gm_look (guild, game, phase_no, gm, seats, kind, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)"
            )
            .bind(new.guild)
            .bind(new.game)
            .bind(new.phase_no)
            .bind(new.gm)
            .bind(new.seats)
            .bind(new.kind)
            .bind(new.at)
        )?;
        super::audit::write_along(&mut tx, new.guild, Some(new.game), new.at, along).await?;
        tx.commit().await
    }

    /// Whether somebody has looked at what was sealed in this game, in whatever phase.
    pub async fn has_looked(&self, guild: GuildId, game: GameId, person: i64) -> Result<bool> {
        let found: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT gm FROM gm_look WHERE guild = $1 AND game = $2 AND gm = $3 LIMIT 1")
            .bind(guild).bind(game).bind(person).fetch_optional(c))?;
        Ok(found.is_some())
    }

    /// The looks that GMs took at the sealed orders of a phase, the oldest first.
    pub async fn looks(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<Look>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT gm, seats, kind, at FROM gm_look
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY id")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }

    /// Keeps what a GM was shown and may confirm, in place of what that GM was shown before in this
    /// game; says its number.
    pub async fn keep_draft(
        &self,
        guild: GuildId,
        game: GameId,
        gm: i64,
        draft: &str,
        at: i64,
    ) -> Result<i64> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM gm_draft WHERE guild = $1 AND game = $2 AND gm = $3")
                .bind(guild)
                .bind(game)
                .bind(gm)
        )?;
        let id: i64 = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO gm_draft (guild, game, gm, draft, at) VALUES ($1, $2, $3, $4, $5)
             RETURNING id")
            .bind(guild).bind(game).bind(gm).bind(draft).bind(at).fetch_one(&mut **c))?;
        tx.commit().await?;
        Ok(id)
    }

    /// The JSON of the change a GM was last shown for confirmation, if this number is still current; `None`
    /// once it has been replaced.
    pub async fn draft(
        &self,
        guild: GuildId,
        game: GameId,
        gm: i64,
        id: i64,
    ) -> Result<Option<String>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT draft FROM gm_draft WHERE guild = $1 AND game = $2 AND gm = $3 AND id = $4")
            .bind(guild).bind(game).bind(gm).bind(id).fetch_optional(c))?)
    }
}

/// Refuses those who have looked at what was sealed in the game.
pub(super) async fn none_has_looked(tx: &mut Tx, game: &Game, players: &[i64]) -> Result<()> {
    for player in players {
        let looked: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
            "SELECT gm FROM gm_look WHERE guild = $1 AND game = $2 AND gm = $3 LIMIT 1")
            .bind(game.guild).bind(game.id).bind(player).fetch_optional(&mut **c))?;
        if looked.is_some() {
            return Err(StoreError::Looked);
        }
    }
    Ok(())
}

/// Takes what a GM confirmed; of two who confirm the same, the second finds nothing.
pub(super) async fn take_draft(tx: &mut Tx, game: &Game, id: i64) -> Result<()> {
    let taken: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
        "DELETE FROM gm_draft WHERE guild = $1 AND game = $2 AND id = $3 RETURNING id")
        .bind(game.guild).bind(game.id).bind(id).fetch_optional(&mut **c))?;
    taken.map(drop).ok_or(StoreError::Stale)
}
