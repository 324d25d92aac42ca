//! `/relations` and `/penalties`: what everybody may know of treaties and of what the world thinks.

use super::relations_view as views;
use crate::discord::ui::answering::{reply, say_it_is_coming};
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};

/// `/relations`: draws how all powers stand to each other.
///
/// It shows their victory points, too. Only for games with treaties.
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
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        views::played(&context)?;
        say_it_is_coming(&ctx, private).await;
        Ok(views::relations(bot, &context).await)
    })
    .await
}

/// `/penalties`: draws all active penalty points.
///
/// It shows their causes and when they end. Only for games with treaties.
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
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        views::played(&context)?;
        say_it_is_coming(&ctx, private).await;
        Ok(views::penalties(bot, &context).await)
    })
    .await
}
