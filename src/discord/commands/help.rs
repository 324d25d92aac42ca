//! `/help`: how to play, by topic.

use super::{Ctx, Done, bot_for, show};
use crate::discord::reply::Answer;
use crate::discord::views::embed;

/// What help is wanted with.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Topic {
    #[name = "start"]
    Start,
    #[name = "orders"]
    Orders,
    #[name = "deadlines"]
    Deadlines,
    #[name = "ending"]
    Ending,
    #[name = "credits"]
    Credits,
    #[name = "blocks"]
    Blocks,
    #[name = "treaties"]
    Treaties,
    #[name = "naval"]
    Naval,
    #[name = "bourse"]
    Bourse,
    #[name = "gm"]
    Gm,
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn help(ctx: Ctx<'_>, topic: Option<Topic>, share: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let topic = match topic.unwrap_or(Topic::Start) {
        Topic::Start => "start",
        Topic::Orders => "orders",
        Topic::Deadlines => "deadlines",
        Topic::Ending => "ending",
        Topic::Credits => "credits",
        Topic::Blocks => "blocks",
        Topic::Treaties => "treaties",
        Topic::Naval => "naval",
        Topic::Bourse => "bourse",
        Topic::Gm => "gm",
    };
    let shown = embed(bot.plain(&format!("topic-{topic}")))
        .description(bot.plain(&format!("help-{topic}")));
    show(&ctx, Answer::private("").with_embed(shown), share).await
}
