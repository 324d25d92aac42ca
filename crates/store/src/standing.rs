//! Standing orders: what counts for a player who hands in nothing.

use super::db::{on, run};
use super::sheets::lock;
use super::{GameId, GuildId, PhaseNo, Result, Store, StoreError};
use chancery_boxed::boxed;
use std::fmt;

/// The orders of a player that stand in where none are handed in.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Standing {
    /// The player it is of, by their number on Discord.
    pub player: i64,
    /// The orders' text, one to a line; secret.
    pub sheet: String,
    /// When they were written, in milliseconds since 1970.
    pub at: i64,
}

// Sealed, like a sheet.
impl fmt::Debug for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Standing").finish_non_exhaustive()
    }
}

#[boxed]
impl Store {
    /// Writes a player's standing orders in place of those before; an empty text strikes them. It
    /// takes the same lock as handing in a sheet, so a closing cannot overlook them.
    ///
    /// # Errors
    /// [`StoreError::PhaseClosed`] when the game has left the phase they were written in;
    /// [`StoreError::Stale`] when its settings are others than those that allowed it (`under`).
    pub async fn set_standing(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        under: &str,
        new: &Standing,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let game_now = lock(&mut tx, guild, game).await?;
        if !game_now.is_open(phase_no) {
            return Err(StoreError::PhaseClosed);
        }
        if !game_now.is_under(under) {
            return Err(StoreError::Stale);
        }
        if new.sheet.is_empty() {
            run!(
                &mut tx,
                sqlx::query("DELETE FROM standing WHERE guild = $1 AND game = $2 AND player = $3")
                    .bind(guild)
                    .bind(game)
                    .bind(new.player)
            )?;
        } else {
            run!(
                &mut tx,
                sqlx::query(
                    "INSERT INTO standing (guild, game, player, sheet, at)
                     VALUES ($1, $2, $3, $4, $5)
                     ON CONFLICT (game, player)
                     DO UPDATE SET sheet = excluded.sheet, at = excluded.at"
                )
                .bind(guild)
                .bind(game)
                .bind(new.player)
                .bind(&new.sheet)
                .bind(new.at)
            )?;
        }
        tx.commit().await
    }

    /// A player's standing orders in a game; `None` if they wrote none.
    pub async fn standing(
        &self,
        guild: GuildId,
        game: GameId,
        player: i64,
    ) -> Result<Option<Standing>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, sheet, at FROM standing
             WHERE guild = $1 AND game = $2 AND player = $3")
            .bind(guild).bind(game).bind(player).fetch_optional(c))?)
    }
}
