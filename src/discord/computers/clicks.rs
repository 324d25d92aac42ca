//! Presses of the buttons for a lobby's computer players.

use super::view::levels;
use crate::control::Level;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::service::GameContext;

/// Fills the lobby with computers of a level. Its card changes by itself.
pub async fn fill(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    level: Level,
) -> Result<Reply, AnswerError> {
    let seated = bot.service.seat_computers(&asker.by, context, level, None);
    let (context, count) = seated.await?;
    let done = super::command::seated_as(bot, count, level);
    Ok(said(levels(bot.words, &context, done)))
}

/// Takes all computers out of the lobby.
pub async fn empty(bot: &Bot, asker: &Asker, context: &GameContext) -> Result<Reply, AnswerError> {
    let left = bot.service.unseat_computers(&asker.by, context, None);
    let (context, count) = left.await?;
    let done = bot.say("computers-left", &[("count", count.into())]);
    Ok(said(levels(bot.words, &context, done)))
}
