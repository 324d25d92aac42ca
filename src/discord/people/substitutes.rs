//! `/substitute`: offering to play for others, seeking somebody who does, and notes for them.

use crate::board::Power;
use crate::discord::results::turn_row;
use crate::discord::turns::absence::read_moment;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, fitting, moment};
use crate::discord::ui::times::Edge;
use crate::i18n::Words;
use crate::service::{Ended, GameContext};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("offer", "withdraw", "list", "seek", "end", "note"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn substitute(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn offer(ctx: Ctx<'_>) -> Done {
    offers(ctx, true, "substitute-offered").await
}

#[poise::command(slash_command)]
async fn withdraw(ctx: Ctx<'_>) -> Done {
    offers(ctx, false, "substitute-withdrawn").await
}

async fn offers(ctx: Ctx<'_>, offers: bool, key: &str) -> Done {
    let bot = &bot_for(&ctx);
    let (by, guild) = (asker(&ctx).by, asker(&ctx).server()?);
    bot.service.offer_to_substitute(&by, guild, offers).await?;
    send(&ctx, Answer::private(bot.plain(key))).await
}

/// `/substitute list`: who offers to substitute, and the seats for which somebody is sought.
#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let (asker, guild) = (asker(&ctx), asker(&ctx).server()?);
    let people = bot.service.substitutes(guild).await?;
    let games = bot.service.list_for(&asker.by, guild, false).await?;
    let people: Vec<String> = people.into_iter().map(labels::person).collect();
    let mut lines = vec![if people.is_empty() {
        bot.plain("substitutes-none")
    } else {
        bot.say("substitutes", &[("people", people.join(", ").into())])
    }];
    for context in &games {
        lines.extend(context.open_seats().into_iter().map(|power| {
            let args = [
                ("power", bot.words.power(power).into()),
                ("game", escape(&context.game.head.name).into()),
                ("channel", context.game.head.channel.to_string().into()),
            ];
            bot.say("substitutes-seat", &args)
        }));
    }
    let lines = fitting(bot.words, lines, DESCRIPTION, "list-more");
    send(&ctx, Answer::private(cut(&lines.join("\n"), MESSAGE))).await
}

/// `/substitute seek`: seeks somebody to play the asker's power, for good or until a moment.
#[poise::command(slash_command)]
async fn seek(
    ctx: Ctx<'_>,
    #[max_length = 40] until: Option<String>,
    #[max_length = 900] note: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let zone = context.settings.clock.time_zone();
    let read = |text: &str| read_moment(bot, text, asker.by.now, &zone, Edge::End);
    let until = until.as_deref().map(read).transpose()?;
    let service = &bot.service;
    let sought = service.seek_substitute(&asker.by, context, until).await?;
    if let Some(note) = note.filter(|note| !note.trim().is_empty()) {
        service.leave_note(&asker.by, &sought, &note).await?;
    }
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("until", until.map(moment).unwrap_or_default().into()),
    ];
    let key = match until {
        Some(_) => "substitute-sought-until",
        None => "substitute-sought",
    };
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// `/substitute end`: takes the call for a substitute back, or the seat from whoever stands in.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let args = |power: Power| {
        [
            ("power", bot.words.power(power).into()),
            ("game", escape(&context.game.head.name).into()),
        ]
    };
    let answer = match bot.service.end_substitution(&asker.by, context).await? {
        Ended::CalledOff(_, power) => {
            Answer::private(bot.say("substitute-called-off", &args(power)))
        }
        Ended::Back(now, power) => {
            let answer = Answer::private(bot.say("seat-returned", &args(power)))
                .with_rows(turn_row::turn_row(bot.words, &now));
            with_note(bot, asker, &now, power, answer).await?
        }
    };
    send(&ctx, answer).await
}

/// `/substitute note`: leaves a note for whoever plays the power next, or shows the one there is.
#[poise::command(slash_command)]
async fn note(
    ctx: Ctx<'_>,
    #[max_length = 900] text: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let service = &bot.service;
    let (power, left) = match &text {
        Some(text) => (service.leave_note(&asker.by, context, text).await?, None),
        None => service.note_left(&asker.by, context).await?,
    };
    let args = [
        ("power", bot.words.power(power).into()),
        ("game", escape(&context.game.head.name).into()),
        (
            "note",
            left.as_deref().map(quoted).unwrap_or_default().into(),
        ),
    ];
    let key = match (&text, &left) {
        (Some(_), _) => "substitute-noted",
        (None, Some(_)) => "substitute-note",
        (None, None) => "substitute-no-note",
    };
    send(&ctx, Answer::private(cut(&bot.say(key, &args), MESSAGE))).await
}

/// A note as a quotation.
fn quoted(note: &str) -> String {
    let lines = note.lines().map(|line| format!("> {}", escape(line)));
    lines.collect::<Vec<_>>().join("\n")
}

/// What tells a power's new player of the note left for them.
pub(in crate::discord) fn handed_over(
    words: &Words,
    context: &GameContext,
    power: Power,
    note: &str,
) -> Answer {
    let args = [
        ("power", words.power(power).into()),
        ("game", escape(&context.game.head.name).into()),
        ("note", quoted(note).into()),
    ];
    Answer::public(cut(&words.text("substitute-note", &args), MESSAGE))
}

/// An answer to somebody who has just sat down, with the note left for them.
pub(super) async fn with_note(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    power: Power,
    answer: Answer,
) -> Result<Answer, AnswerError> {
    let note = bot.service.note_to(context, power, asker.by.id).await?;
    let Some(note) = note else {
        return Ok(answer);
    };
    let left = handed_over(bot.words, context, power, &note).content;
    let content = cut(&format!("{}\n\n{left}", answer.content), MESSAGE);
    Ok(Answer { content, ..answer })
}
