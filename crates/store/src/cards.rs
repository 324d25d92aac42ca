//! The message that shows a game's lobby: where it is.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{GameId, GuildId, Result, Store};

/// Where the message that shows a game's lobby is: it is edited as the lobby changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Card {
    /// The channel's number on Discord.
    pub channel: i64,
    /// The message's number on Discord.
    pub message: i64,
}

#[boxed]
impl Store {
    /// The message that shows the game's lobby, if one is known.
    pub async fn card(&self, guild: GuildId, game: GameId) -> Result<Option<Card>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT channel, message FROM lobby_card WHERE guild = $1 AND game = $2")
            .bind(guild).bind(game).fetch_optional(c))?)
    }

    /// Notes which message shows the game's lobby from now on.
    pub async fn set_card(&self, guild: GuildId, game: GameId, card: Card) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO lobby_card (guild, game, channel, message) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game)
             DO UPDATE SET channel = excluded.channel, message = excluded.message"
            )
            .bind(guild)
            .bind(game)
            .bind(card.channel)
            .bind(card.message)
        )?;
        tx.commit().await
    }

    /// Forgets where a game's lobby message is, but only if it is still the given one.
    pub async fn forget_card(&self, guild: GuildId, game: GameId, card: Card) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM lobby_card WHERE guild = $1 AND game = $2 AND message = $3")
                .bind(guild)
                .bind(game)
                .bind(card.message)
        )?;
        tx.commit().await
    }
}
