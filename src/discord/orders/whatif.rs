//! `/whatif`: the open phase tried out with guesses about the others.

use super::guesses;
use crate::discord::computers::command::LevelChoice;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};

/// `/whatif`: adjudicates the open phase with the player's own orders and guesses at the others'.
///
/// With `computer`, a computer guesses first; what the player guesses takes the place of its guesses. Nothing is kept.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn whatif(
    ctx: Ctx<'_>,
    #[max_length = 4000] guesses: Option<String>,
    computer: Option<LevelChoice>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let mut text = guesses.unwrap_or_default();
        if let Some(level) = computer {
            let _costly = bot.costly_for(asker.person.id).await?;
            let guessed = bot.service.guess_others(&asker.by, &context, level.level());
            // What the asker guesses comes last, and so counts.
            text = format!("{}\n{text}", guessed.await?);
        }
        guesses::tried(bot, &asker, &context, &text).await
    })
    .await
}
