//! Which message shows a game's lobby.

use crate::Service;
use crate::change;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use chancery_boxed::boxed;
use chancery_rules::game::GameStatus;
use chancery_store::{Along, Card, GameId, GuildId};

#[boxed]
impl Service {
    /// The message that shows the lobby, if one is known.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn card(&self, guild: GuildId, game: GameId) -> Result<Option<Card>, ServiceError> {
        Ok(self.store.card(guild, game).await?)
    }

    /// Notes that this message shows a game's lobby, as it was in `context`, to be kept up to date until the game
    /// begins. The message that did before comes back, if another did.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn note_card(
        &self,
        context: &GameContext,
        channel: u64,
        message: u64,
        now: i64,
    ) -> Result<Option<Card>, ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let card = Card {
            channel: channel.cast_signed(),
            message: message.cast_signed(),
        };
        let known = self.store.card(guild, game).await?;
        if context.state.stage == GameStatus::Lobby && known != Some(card) {
            self.store.set_card(guild, game, card).await?;
            // What has changed meanwhile was told to the message before, or to none.
            let newest = self.game_context(guild, game).await?.game;
            if newest.seq != context.game.seq {
                let along = Along {
                    posts: vec![change::card(&newest)],
                    audits: vec![],
                };
                self.store.note(guild, Some(game), now, &along).await?;
                (self.wake)();
            }
            return Ok(known);
        }
        Ok(None)
    }

    /// Forgets a message that no longer exists.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn forget_card(
        &self,
        guild: GuildId,
        game: GameId,
        card: Card,
    ) -> Result<(), ServiceError> {
        Ok(self.store.forget_card(guild, game, card).await?)
    }
}
