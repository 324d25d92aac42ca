//! `/help`: how to play, by topic.

use super::{Ctx, Done, asker, bot_for, show};
use crate::desk::{DeskError, Refusal};
use crate::discord::bot::Bot;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::text::escape;
use crate::discord::views::embed;
use crate::game::Stage;

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
    let here = match topic {
        None | Some(Topic::Start) => here(&ctx, bot).await,
        Some(_) => String::new(),
    };
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
    let text = bot.plain(&format!("help-{topic}"));
    let text = match here.is_empty() {
        true => text,
        false => format!("{here}\n\n{text}\n{}", bot.plain("help-rules")),
    };
    let shown = embed(bot.plain(&format!("topic-{topic}"))).description(text);
    show(&ctx, Answer::private("").with_embed(shown), share).await
}

/// What the asker may do here and now: by who asks, and where.
async fn here(ctx: &Ctx<'_>, bot: &Bot) -> String {
    let asker = asker(ctx);
    let table = match bot.desk.find(&asker.by, asker.place, None).await {
        Ok(table) => table,
        Err(DeskError::Refused(Refusal::WhichGame { .. })) => {
            return bot.plain("help-here-several");
        }
        Err(_) if asker.in_private() => return bot.plain("help-here-private"),
        Err(_) => return bot.plain("help-here-none"),
    };
    let state = &table.state;
    let name = escape(&table.game.head.name);
    let powers = state.control.powers_of(asker.by.id);
    let powers: Vec<String> = powers.iter().map(|p| bot.words.power(*p)).collect();
    let args = [
        ("game", name.into()),
        ("phase", say::phase(bot.words, state.phase).into()),
        ("powers", bot.words.all_of(&powers).into()),
    ];
    let plays = state.control.has(asker.by.id);
    let key = match state.stage {
        Stage::Lobby if plays => "help-here-joined",
        Stage::Lobby => "help-here-lobby",
        Stage::Finished(_) => "help-here-over",
        Stage::Playing if !powers.is_empty() => "help-here-plays",
        Stage::Playing if plays => "help-here-trades",
        Stage::Playing => "help-here-watches",
    };
    let told = bot.say(key, &args);
    match table.is_gm(&asker.by) && !matches!(state.stage, Stage::Finished(_)) {
        true => format!("{told}\n{}", bot.plain("help-here-gm")),
        false => told,
    }
}
