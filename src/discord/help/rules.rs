//! `/rules`: what is in force in this game, topic by topic.

use poise::serenity_prelude as serenity;

use super::topics::Topic;
use crate::discord::lobby::rules::{about, goal, setup_name, variant_name};
use crate::discord::ui::answering::show;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::parts::{embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, cut, escape};
use crate::game::Setup;
use crate::i18n::Words;
use crate::service::GameContext;

/// `/rules`: shows the rules of the game, one topic or a summary.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_topic"]
    #[max_length = 60]
    topic: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let context = asker(&ctx).find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let answer = match topic {
        None => short(bot, &context.state.setup),
        Some(found) => match Topic::named(bot.words, &found) {
            Some(topic) => told(bot, &context, topic),
            None => return Err(AnswerError::User(unknown(bot, &found))),
        },
    };
    show(&ctx, answer, share).await
}

/// One topic in full.
fn told(bot: &Bot, context: &GameContext, topic: Topic) -> Answer {
    let (words, setup) = (bot.words, &context.state.setup);
    let (settings, marked) = topic.settings(words, setup);
    let mut lines = topic.choices(words, setup);
    let conduct = topic.conduct(words, context);
    lines.extend(topic.facts(words, setup));
    let set = settings.iter().chain(&conduct);
    lines.extend(set.map(|line| format!("- {line}")));
    if marked {
        let variant = variant_name(words, &setup.variant);
        lines.push(words.text("rules-changed-note", &[("variant", variant.into())]));
    }
    let args = [
        ("name", setup_name(words, setup).into()),
        ("topic", topic.title(words).into()),
    ];
    answer(words, words.text("rules-title", &args), &lines)
}

/// All topics, with what is chosen in each.
fn short(bot: &Bot, setup: &Setup) -> Answer {
    let words = bot.words;
    let mut lines = Vec::new();
    for topic in Topic::ALL {
        let mut chosen = topic.choices(words, setup);
        if topic == Topic::Goal {
            // A goal is nothing without its number.
            chosen.extend(topic.settings(words, setup).0);
        }
        let chosen = chosen.join(" ");
        // How the game is run has too many lines for this: its topics are named below.
        if chosen.is_empty() {
            continue;
        }
        lines.push(format!("**{}**\n{chosen}", topic.title(words)));
    }
    let known = goal(words, setup);
    let about = about(words, setup).into_iter();
    let about: Vec<String> = about.filter(|line| *line != known).collect();
    lines.extend((!about.is_empty()).then(|| about.join("\n")));
    lines.push(words.plain("rules-more"));
    let args = [("name", setup_name(words, setup).into())];
    answer(words, words.text("rules-title-all", &args), &lines)
}

fn answer(words: &Words, title: String, lines: &[String]) -> Answer {
    let named = (title.as_str(), "rules.txt");
    let (text, rest) = with_rest(words, named, &[lines.join("\n")], DESCRIPTION);
    let shown = embed(title.clone()).description(text);
    Answer::private("").with_embed(shown).with_picture(rest)
}

fn unknown(bot: &Bot, found: &str) -> String {
    let known: Vec<String> = Topic::ALL.map(|topic| topic.title(bot.words)).to_vec();
    let args = [
        ("found", escape(&cut(found, 60)).into()),
        ("known", bot.words.all_of(&known).into()),
    ];
    bot.say("rules-no-topic", &args)
}

async fn complete_topic(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    let choice = |topic: &Topic| Choice::new(topic.title(words), topic.id().to_owned());
    let mut found = fitting(Topic::ALL.iter().map(choice), typed);
    let start = typed.trim().to_lowercase();
    let alike = |topic: &&Topic| topic.synonyms(words).iter().any(|w| w.starts_with(&start));
    for also in Topic::ALL.iter().filter(alike).map(choice) {
        if found.iter().all(|choice| choice.value != also.value) {
            found.push(also);
        }
    }
    response(found)
}
