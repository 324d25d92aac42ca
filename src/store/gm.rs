//! What a GM has looked at in the open phase, and what a GM was shown and may yet confirm.

use super::db::{on, run};
use super::{Along, GameId, Result, Store};

/// A look at sealed orders.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Look {
    pub gm: i64,
    /// Whose orders were looked at, as JSON text.
    pub seats: String,
    /// How: a short key.
    pub kind: String,
    pub at: i64,
}

/// A look about to be noted.
#[derive(Clone, Copy, Debug)]
pub struct NewLook<'a> {
    pub guild: i64,
    pub game: GameId,
    pub phase_no: i64,
    pub gm: i64,
    pub seats: &'a str,
    pub kind: &'a str,
    pub at: i64,
}

impl Store {
    /// Notes a look, before anything is shown.
    pub async fn note_look(&self, new: &NewLook<'_>, along: &Along) -> Result<()> {
        let mut tx = self.write().await?;
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

    /// The looks at the sheets of a phase, oldest first.
    pub async fn looks(&self, guild: i64, game: GameId, phase_no: i64) -> Result<Vec<Look>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT gm, seats, kind, at FROM gm_look
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY id")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }

    /// Keeps what a GM was shown and may confirm, in place of what that GM was shown before in this
    /// game; says its number.
    pub async fn keep_draft(
        &self,
        guild: i64,
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

    /// What a GM was shown under this number, if it still waits.
    pub async fn draft(
        &self,
        guild: i64,
        game: GameId,
        gm: i64,
        id: i64,
    ) -> Result<Option<String>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT draft FROM gm_draft WHERE guild = $1 AND game = $2 AND gm = $3 AND id = $4")
            .bind(guild).bind(game).bind(gm).bind(id).fetch_optional(c))?)
    }

    /// Forgets what was confirmed.
    pub async fn drop_draft(&self, guild: i64, game: GameId, id: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM gm_draft WHERE guild = $1 AND game = $2 AND id = $3")
                .bind(guild)
                .bind(game)
                .bind(id)
        )?;
        tx.commit().await
    }
}
