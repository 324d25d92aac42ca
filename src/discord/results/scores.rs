//! `/scores`: where every power stands by what counts in this game.

use super::standings;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::service::ServiceError;

/// `/scores`: shows where every power stands; in Capitalist games, every player.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn scores(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let standing = context.scores().map_err(ServiceError::from)?;
        Ok(standings::standing(bot, &context, &standing).await?)
    })
    .await
}
