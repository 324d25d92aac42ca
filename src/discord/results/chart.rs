//! `/chart`: how every power fared over the years.

use super::chart_view as charts;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::economy::Measure;

/// What a graph counts for each power.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum What {
    /// Supply centres.
    #[name = "counted-centres"]
    Centres,
    /// The yearly income in credits or points.
    #[name = "counted-income"]
    Income,
    /// Blocks in the power's provinces.
    #[name = "counted-blocks"]
    Blocks,
    /// Units on the board.
    #[name = "counted-units"]
    Units,
}

impl From<What> for Measure {
    fn from(what: What) -> Measure {
        match what {
            What::Centres => Measure::Centres,
            What::Income => Measure::Income,
            What::Blocks => Measure::Blocks,
            What::Units => Measure::Units,
        }
    }
}

/// `/chart`: draws a count of every power over the years.
///
/// Without `what`, the count that decides the game.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn chart(
    ctx: Ctx<'_>,
    what: Option<What>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let mut asker = asker(&ctx);
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let _costly = bot.costly_for(asker.person.id).await?;
        let record = bot
            .service
            .record(&context, what.map(Measure::from))
            .await?;
        Ok(charts::chart(bot, &context, &record).await)
    })
    .await
}
