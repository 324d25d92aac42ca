//! The audit of who did what, and what else is written along with a change.

use chancery_boxed::boxed;

use super::db::{Tx, on, run};
use super::outbox::{NewPost, insert_posts};
use super::{GameId, GuildId, Result, Store};

/// Posts and log entries that are written in the same transaction as the change they speak of.
#[derive(Clone, Debug, Default)]
pub struct Along {
    /// Messages for the outbox.
    pub posts: Vec<NewPost>,
    /// Entries for the log.
    pub audits: Vec<NewAudit>,
}

/// A note about to be made. It must hold nothing sealed.
#[derive(Clone, Debug)]
pub struct NewAudit {
    /// Who did it, by their number on Discord; `None` for the bot itself.
    pub actor: Option<i64>,
    /// What was done, as a short key that texts are found by.
    pub what: String,
    /// The particulars, as JSON text; which fields there are depends on `what`.
    pub detail: String,
}

/// A note of something that was done, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct AuditEntry {
    /// Its number in this installation; a later one is greater.
    pub id: i64,
    /// The game it is about; `None` if it is about a whole server.
    pub game: Option<GameId>,
    /// When it was, in milliseconds since 1970.
    pub at: i64,
    /// Who did it, by their number on Discord; `None` for the bot itself.
    pub actor: Option<i64>,
    /// What was done, as a short key that texts are found by.
    pub what: String,
    /// The particulars, as JSON text; which fields there are depends on `what`.
    pub detail: String,
}

#[boxed]
impl Store {
    /// Writes posts and notes that belong to no other change; returns the posts' numbers.
    pub async fn note(
        &self,
        guild: GuildId,
        game: Option<GameId>,
        at: i64,
        along: &Along,
    ) -> Result<Vec<i64>> {
        let mut tx = self.write().await?;
        let posts = write_along(&mut tx, guild, game, at, along).await?;
        tx.commit().await?;
        Ok(posts)
    }

    /// The guild's notes, newest first: of one game or (`None`) of all; those with a number below
    /// `before`, or the newest.
    pub async fn audit(
        &self,
        guild: GuildId,
        game: Option<GameId>,
        before: Option<i64>,
        limit: i64,
    ) -> Result<Vec<AuditEntry>> {
        // Two texts, so that each is answered by an index.
        Ok(match game {
            Some(game) => on!(self.read(), c => sqlx::query_as(
                "SELECT id, game, at, actor, what, detail FROM audit
                 WHERE guild = $1 AND game = $2 AND id < $3 ORDER BY id DESC LIMIT $4")
                .bind(guild).bind(game).bind(before.unwrap_or(i64::MAX)).bind(limit).fetch_all(c)),
            None => on!(self.read(), c => sqlx::query_as(
                "SELECT id, game, at, actor, what, detail FROM audit
                 WHERE guild = $1 AND id < $2 ORDER BY id DESC LIMIT $3")
                .bind(guild).bind(before.unwrap_or(i64::MAX)).bind(limit).fetch_all(c)),
        }?)
    }
}

/// Writes posts and notes within a transaction; returns the posts' numbers.
pub(super) async fn write_along(
    tx: &mut Tx,
    guild: GuildId,
    game: Option<GameId>,
    at: i64,
    along: &Along,
) -> Result<Vec<i64>> {
    for new in &along.audits {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO audit (guild, game, at, actor, what, detail)
             VALUES ($1, $2, $3, $4, $5, $6)"
            )
            .bind(guild)
            .bind(game)
            .bind(at)
            .bind(new.actor)
            .bind(&new.what)
            .bind(&new.detail)
        )?;
    }
    insert_posts(tx, guild, game, at, &along.posts).await
}
