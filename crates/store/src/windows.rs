//! The links under which a game's page is served on the web.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::{GameId, GuildId, Result, Store};

/// The person of the link that shows what everybody sees.
const EVERYBODY: i64 = 0;

/// The game a link leads to, and whose view of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct WindowLink {
    /// The guild the game is played in.
    pub guild: GuildId,
    /// The game.
    pub game: GameId,
    /// The person whose view it is, by their number on Discord; `None`: what everybody sees.
    pub person: Option<i64>,
}

/// A link about to be kept. What makes it unguessable is kept as its hash, except for everybody's.
#[derive(Clone)]
pub struct NewWindowLink {
    /// Where it leads.
    pub to: WindowLink,
    /// The SHA-256 of the secret part, in hexadecimal.
    pub hash: String,
    /// The secret part, of everybody's link only.
    pub token: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

#[boxed]
impl Store {
    /// Where the link with this hash leads; `None` if there is none, or the bot is no longer in its guild.
    pub async fn window_link(&self, hash: &str) -> Result<Option<WindowLink>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT guild, game, nullif(person, $2) AS person FROM window_link w WHERE hash = $1
             AND NOT EXISTS (SELECT 1 FROM guild_gone g WHERE g.guild = w.guild)")
            .bind(hash).bind(EVERYBODY).fetch_optional(c))?)
    }

    /// The secret part of a game's link for everybody, if there is one.
    pub async fn public_window(&self, guild: GuildId, game: GameId) -> Result<Option<String>> {
        let token: Option<Option<String>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT token FROM window_link WHERE guild = $1 AND game = $2 AND person = $3")
            .bind(guild).bind(game).bind(EVERYBODY).fetch_optional(c))?;
        Ok(token.flatten())
    }

    /// Keeps a link; one to the same view is void from now on.
    pub async fn set_window_link(&self, new: &NewWindowLink, along: &Along) -> Result<()> {
        self.keep_window_link(
            new,
            "DO UPDATE SET hash = excluded.hash, token = excluded.token, made_at = excluded.made_at",
            along,
        )
        .await
    }

    /// Keeps a link, unless there is one to the same view.
    pub async fn add_window_link(&self, new: &NewWindowLink) -> Result<()> {
        self.keep_window_link(new, "DO NOTHING", &Along::default())
            .await
    }

    async fn keep_window_link(
        &self,
        new: &NewWindowLink,
        where_there_is_one: &'static str,
        along: &Along,
    ) -> Result<()> {
        let WindowLink {
            guild,
            game,
            person,
        } = new.to;
        let text = format!(
            "INSERT INTO window_link (guild, game, person, hash, token, made_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, person) {where_there_is_one}"
        );
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(sqlx::AssertSqlSafe(text))
                .bind(guild)
                .bind(game)
                .bind(person.unwrap_or(EVERYBODY))
                .bind(&new.hash)
                .bind(&new.token)
                .bind(new.at)
        )?;
        write_along(&mut tx, guild, Some(game), new.at, along).await?;
        tx.commit().await
    }

    /// Voids a person's link to a game; `false` if they had none.
    pub async fn void_window_link(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone = run!(
            &mut tx,
            sqlx::query("DELETE FROM window_link WHERE guild = $1 AND game = $2 AND person = $3")
                .bind(guild)
                .bind(game)
                .bind(person)
        )?;
        tx.commit().await?;
        Ok(gone > 0)
    }
}
