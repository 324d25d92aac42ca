//! Who agrees that their letters stand in a game's archive.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::press::{Letter, columns};
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// The numbers of computer players, who have nothing to agree to: as [`chancery_rules::control::Computer::NUMBERS`].
macro_rules! computers {
    () => {
        "9223372036852775807 AND 9223372036853075806"
    };
}

/// Where everybody has agreed whom a letter concerns: who wrote it and, unless all could read it, who has
/// a copy. Of an unsigned letter, and of an answer to one, all players of the game must have agreed: else its
/// being left out would tell whether its author is among those who have.
macro_rules! agreed {
    () => {
        concat!(
            " AND EXISTS (SELECT 1 FROM press_consent c
                      WHERE c.game = p.game AND c.person = p.author AND c.agrees = $3)
          AND (p.open = $3 OR NOT EXISTS
               (SELECT 1 FROM press_copy y WHERE y.letter = p.id AND y.reader NOT BETWEEN ",
            computers!(),
            " AND NOT EXISTS
                (SELECT 1 FROM press_consent c
                 WHERE c.game = p.game AND c.person = y.reader AND c.agrees = $3)))
          AND ((p.grey <> $3 AND p.answers IS NULL) OR NOT EXISTS
               (SELECT 1 FROM game_player m
                WHERE m.guild = p.guild AND m.game = p.game AND m.player NOT BETWEEN ",
            computers!(),
            "
                  AND (m.left_at IS NULL OR EXISTS
                       (SELECT 1 FROM revision r
                        WHERE r.guild = m.guild AND r.game = m.game
                          AND r.kind = 'started' AND r.at <= m.left_at))
                  AND NOT EXISTS
                  (SELECT 1 FROM press_consent c
                   WHERE c.game = m.game AND c.person = m.player AND c.agrees = $3)))"
        )
    };
}

#[boxed]
impl Store {
    /// Whether a person agreed to have their letters of a game published; `None` if they said nothing.
    pub async fn consent(&self, guild: GuildId, game: GameId, person: i64) -> Result<Option<bool>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT agrees FROM press_consent WHERE guild = $1 AND game = $2 AND person = $3")
            .bind(guild).bind(game).bind(person).fetch_optional(c))?)
    }

    /// Keeps whether a person agrees to have their letters of a game published.
    pub async fn set_consent(
        &self,
        (guild, game): (GuildId, GameId),
        person: i64,
        agrees: bool,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO press_consent (guild, game, person, agrees, at)
                 VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (game, person) DO UPDATE SET agrees = $4, at = $5"
            )
            .bind(guild)
            .bind(game)
            .bind(person)
            .bind(agrees)
            .bind(at)
        )?;
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }

    /// The letters of a phase that all agree to show, in the order in which they were written.
    pub async fn letters_agreed(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<Letter>> {
        Ok(
            on!(self.read(), c => sqlx::query_as(concat!("SELECT ", columns!(),
            " FROM press p WHERE p.guild = $1 AND p.game = $2 AND p.phase_no = $4",
            agreed!(), " ORDER BY p.id"))
            .bind(guild).bind(game).bind(true).bind(phase_no).fetch_all(c))?,
        )
    }

    /// How many of a person's own letters all agree to show, sent and received.
    pub async fn count_agreed(&self, guild: GuildId, game: GameId, person: i64) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(concat!(
            "SELECT count(*) FROM press p WHERE p.guild = $1 AND p.game = $2
               AND (p.author = $4 OR EXISTS
                    (SELECT 1 FROM press_copy y WHERE y.letter = p.id AND y.reader = $4))",
            agreed!()))
            .bind(guild).bind(game).bind(true).bind(person).fetch_one(c))?)
    }

    /// Whether anything was written in a game that is not for all to read.
    pub async fn has_letters(&self, guild: GuildId, game: GameId) -> Result<bool> {
        let found: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT id FROM press WHERE guild = $1 AND game = $2 AND open = $3 LIMIT 1")
            .bind(guild).bind(game).bind(false).fetch_optional(c))?;
        Ok(found.is_some())
    }
}
