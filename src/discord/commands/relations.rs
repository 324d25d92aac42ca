//! `/relations` and `/penalties`: what everybody may know of treaties and of what the world thinks.

use super::{Ctx, Done, asker, bot_for, complete_game, reply};
use crate::discord::views::relations as views;

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn relations(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    reply(&ctx, !share.unwrap_or(false), async {
        let table = asker(&ctx).find(bot, game.as_deref()).await?;
        views::relations(bot, &table).await
    })
    .await
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn penalties(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    reply(&ctx, !share.unwrap_or(false), async {
        let table = asker(&ctx).find(bot, game.as_deref()).await?;
        views::penalties(bot, &table).await
    })
    .await
}
