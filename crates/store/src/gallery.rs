//! Who is or was in a game's gallery.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{Tx, on, run};
use super::sharing::none_has_shared;
use super::{Game, GameId, GuildId, Result, Store, StoreError};

/// Somebody who is or was in a game's gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GalleryMember {
    /// The person's number on Discord.
    pub person: i64,
    /// When they left it, in milliseconds since 1970; `None` for those who are in it.
    pub left_at: Option<i64>,
    /// Whether they have been put into the gallery's thread.
    pub in_thread: bool,
}

#[boxed]
impl Store {
    /// Lets a person into a game's gallery, if the game is as it was read. Whoever is in it already is put into its
    /// thread again.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game has changed since: the person may have taken a seat.
    pub async fn join_gallery(
        &self,
        game: &Game,
        person: i64,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        // Whoever sits down writes the game's row, too: of the two, one comes second and sees the other.
        let same = run!(
            &mut tx,
            sqlx::query(
                "UPDATE game SET intake = intake WHERE guild = $1 AND id = $2 AND seq = $3"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(game.seq)
        )?;
        if same == 0 {
            return Err(StoreError::Stale);
        }
        none_has_shared(&mut tx, game, &[person]).await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO gallery_member (guild, game, person, since, in_thread)
                 VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (game, person) DO UPDATE
                 SET left_at = NULL, in_thread = excluded.in_thread"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(person)
            .bind(at)
            .bind(false)
        )?;
        write_along(&mut tx, game.guild, Some(game.id), at, along).await?;
        tx.commit().await
    }

    /// Notes that a person is in a game's gallery no longer; `false` when they were not.
    pub async fn leave_gallery(
        &self,
        (guild, game): (GuildId, GameId),
        person: i64,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let left = run!(
            &mut tx,
            sqlx::query(
                "UPDATE gallery_member SET left_at = $4
                 WHERE guild = $1 AND game = $2 AND person = $3 AND left_at IS NULL"
            )
            .bind(guild)
            .bind(game)
            .bind(person)
            .bind(at)
        )?;
        if left > 0 {
            write_along(&mut tx, guild, Some(game), at, along).await?;
        }
        tx.commit().await?;
        Ok(left > 0)
    }

    /// Everybody who is or was in a game's gallery, those first who came first.
    pub async fn gallery(&self, guild: GuildId, game: GameId) -> Result<Vec<GalleryMember>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT person, left_at, in_thread FROM gallery_member
             WHERE guild = $1 AND game = $2 ORDER BY since, person")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// Notes whether a person is in the gallery's thread.
    pub async fn note_in_thread(
        &self,
        (guild, game): (GuildId, GameId),
        person: i64,
        in_thread: bool,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE gallery_member SET in_thread = $4
                 WHERE guild = $1 AND game = $2 AND person = $3"
            )
            .bind(guild)
            .bind(game)
            .bind(person)
            .bind(in_thread)
        )?;
        tx.commit().await
    }

    /// The open thread of a game's gallery, if it has one: it names no powers.
    pub async fn gallery_thread(&self, guild: GuildId, game: GameId) -> Result<Option<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT channel FROM press_thread
             WHERE guild = $1 AND game = $2 AND closed_at IS NULL AND powers = '' ORDER BY id LIMIT 1")
            .bind(guild).bind(game).fetch_optional(c))?)
    }
}

/// Refuses those who are or were in the game's gallery.
pub(super) async fn none_in_gallery(tx: &mut Tx, game: &Game, players: &[i64]) -> Result<()> {
    for player in players {
        let found: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
            "SELECT person FROM gallery_member WHERE guild = $1 AND game = $2 AND person = $3")
            .bind(game.guild).bind(game.id).bind(player).fetch_optional(&mut **c))?;
        if found.is_some() {
            return Err(StoreError::InGallery);
        }
    }
    Ok(())
}
