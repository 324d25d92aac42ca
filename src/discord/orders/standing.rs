//! `/standing`: orders kept for the phases in which nothing is handed in.

use super::receipt_view;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("set", "show", "clear"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn standing(_: Ctx<'_>) -> Done {
    Ok(())
}

/// Without orders, those of the present sheet are taken over.
#[poise::command(slash_command)]
async fn set(
    ctx: Ctx<'_>,
    #[max_length = 4000] orders: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let text = match orders {
            Some(orders) => orders,
            None => {
                let mine = bot.service.my_sheet(&asker.by, &context).await?;
                let lines: Vec<String> = mine.sheet.items().map(|i| i.to_string()).collect();
                lines.join("\n")
            }
        };
        if text.trim().is_empty() {
            return Err(AnswerError::User(bot.plain("standing-nothing")));
        }
        let standing = bot.service.set_standing(&asker.by, &context, &text).await?;
        let told = if standing.lines.is_empty() {
            String::new()
        } else {
            bot.plain("standing-kept")
        };
        Ok(receipt_view::standing(bot, &standing, told))
    })
    .await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let standing = bot.service.standing(&asker.by, &context).await?;
        Ok(receipt_view::standing(bot, &standing, String::new()))
    })
    .await
}

#[poise::command(slash_command)]
async fn clear(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let standing = bot.service.set_standing(&asker.by, &context, "").await?;
        let told = bot.plain("standing-cleared");
        Ok(receipt_view::standing(bot, &standing, told))
    })
    .await
}
