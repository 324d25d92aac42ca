//! `/exchange`: what the exchange publishes, for all to see: prices, their course, holdings, trades, points.

use super::book::Book;
use crate::discord::exchange;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game, complete_phase};
use crate::store::Seq;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("prices", "holdings", "chart", "trades", "score"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn exchange(_: Ctx<'_>) -> Done {
    Ok(())
}

/// Opens a book as it stands, or as a phase left it.
async fn open(
    ctx: Ctx<'_>,
    book: Book,
    phase: Option<String>,
    game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let seq = match phase {
            None => Seq(0),
            Some(phase) => bot.service.chapter(&context, Some(&phase)).await?.seq,
        };
        Ok(exchange::view::book(bot, &context, book, seq, 0).await?)
    })
    .await
}

#[poise::command(slash_command)]
async fn prices(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    open(ctx, Book::Prices, None, game, share).await
}

#[poise::command(slash_command)]
async fn holdings(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    open(ctx, Book::Holdings, phase, game, share).await
}

#[poise::command(slash_command)]
async fn chart(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    open(ctx, Book::Chart, None, game, share).await
}

#[poise::command(slash_command)]
async fn trades(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    open(ctx, Book::Dealings, phase, game, share).await
}

#[poise::command(slash_command)]
async fn score(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    open(ctx, Book::Scores, None, game, share).await
}
