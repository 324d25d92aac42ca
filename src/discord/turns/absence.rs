//! `/absence`: saying in advance that one is away.

use poise::serenity_prelude as serenity;

use super::clock::refused;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{countdown, cut, escape, moment};
use crate::discord::ui::times;
use crate::discord::ui::times::{BadMoment, Edge};
use crate::service::{Announced, GameContext, Meaning};
use crate::store::Absence;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("announce", "list", "cancel"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn absence(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn announce(
    ctx: Ctx<'_>,
    #[max_length = 40] until: String,
    #[max_length = 40] from: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let context = match &game {
        Some(name) => Some(asker.find(bot, Some(name)).await?),
        None => None,
    };
    let rules = context.as_ref().map(|t| t.settings.clock.time_zone());
    let zone = rules.unwrap_or(jiff::tz::TimeZone::UTC);
    let now = asker.by.now;
    let read = |text: &str, edge: Edge| read_moment(bot, text, now, &zone, edge);
    let since = match &from {
        Some(text) => read(text, Edge::Begin)?,
        None => now,
    };
    let until = read(&until, Edge::End)?;
    let told = bot
        .service
        .announce_absence(&asker.by, asker.place, context.as_ref(), since, until)
        .await?;
    send(&ctx, Answer::private(announced(bot, &told))).await
}

/// The moment that somebody has written, in milliseconds since 1970.
///
/// # Errors
/// When it is neither a day, a time nor a span.
pub fn read_moment(
    bot: &Bot,
    text: &str,
    now: i64,
    zone: &jiff::tz::TimeZone,
    edge: Edge,
) -> Result<i64, AnswerError> {
    times::edge(text, now, zone, edge).map_err(|bad| match bad {
        BadMoment::Span(bad) => refused(bad),
        BadMoment::Unreadable => {
            let text = escape(&cut(text, 40));
            AnswerError::User(bot.say("absence-bad-moment", &[("text", text.into())]))
        }
    })
}

/// When, and what it means in each game.
fn announced(bot: &Bot, told: &Announced) -> String {
    let args = [
        ("from", moment(told.since).into()),
        ("until", moment(told.until).into()),
    ];
    let mut lines = vec![bot.say("absence-announced", &args)];
    lines.extend(told.games.iter().map(|(context, meaning)| {
        let meaning = means(bot, context, meaning);
        let name = escape(&context.game.head.name);
        let args = [("game", name.into()), ("meaning", meaning.into())];
        bot.say("absence-line", &args)
    }));
    lines.join("\n")
}

fn means(bot: &Bot, context: &GameContext, meaning: &Meaning) -> String {
    match meaning {
        Meaning::Nothing => bot.plain("absence-nothing"),
        Meaning::TooLong { most } => {
            let most = times::span(bot.words, *most);
            bot.say("absence-too-long", &[("most", most.into())])
        }
        Meaning::TooMany { most } => bot.say("absence-too-many", &[("most", (*most).into())]),
        Meaning::Excuses => bot.plain("absence-excuses"),
        Meaning::Extends => {
            let most = times::span(bot.words, context.settings.clock.absence_ms);
            bot.say("absence-extends", &[("most", most.into())])
        }
        Meaning::Moved { deadline } => {
            let (at, within) = (moment(*deadline), countdown(*deadline));
            bot.say("absence-moved", &[("at", at.into()), ("in", within.into())])
        }
    }
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let all = bot.service.absences(&asker.by, asker.place).await?;
    if all.is_empty() {
        return send(&ctx, Answer::private(bot.plain("absence-none"))).await;
    }
    let mut lines = vec![bot.plain("absence-list")];
    for one in &all {
        let place = place_of(bot, one).await?;
        let args = [
            ("id", one.id.to_string().into()),
            ("from", moment(one.since).into()),
            ("until", moment(one.until).into()),
            ("place", place.into()),
        ];
        lines.push(bot.say("absence-entry", &args));
    }
    send(&ctx, Answer::private(lines.join("\n"))).await
}

/// For which game an absence is, or that it is for all.
async fn place_of(bot: &Bot, absence: &Absence) -> Result<String, AnswerError> {
    Ok(match absence.game {
        Some(game) => {
            let context = bot.service.game_context(absence.guild, game).await?;
            escape(&context.game.head.name)
        }
        None => bot.plain("absence-all"),
    })
}

#[poise::command(slash_command)]
async fn cancel(ctx: Ctx<'_>, #[autocomplete = "complete_absence"] absence: i64) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let cancelled = bot.service.cancel_absence(&asker.by, asker.place, absence);
    cancelled.await?;
    send(&ctx, Answer::private(bot.plain("absence-cancelled"))).await
}

async fn complete_absence(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let all = bot.service.absences(&asker.by, asker.place).await;
    let choices = all.unwrap_or_default().into_iter().map(|one| {
        let id = one.id.to_string();
        let args = [
            ("id", id.clone().into()),
            ("from", times::date(one.since).into()),
            ("until", times::date(one.until).into()),
        ];
        Choice::new(bot.say("absence-choice", &args), id)
    });
    let choices = fitting(choices, typed).into_iter().filter_map(|c| {
        let id: i64 = c.value.parse().ok()?;
        Some(serenity::AutocompleteChoice::new(c.name, id))
    });
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}
