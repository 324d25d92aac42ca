//! What a GM is shown: changes before they are made, sheets, tried-out phases, the log.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::discord::results;
use crate::discord::results::headline::headline;
use crate::discord::results::tellings::Tellings;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, GmAsk, Sight};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, in_code};
use crate::game::{Changed, State};
use crate::i18n::Words;
use crate::service::{
    GameContext, Kept, LogEntry, OptionChange, Preview, Refusal, ResolvedPhase, Shown, Whose,
};
use crate::store::Seq;

/// The most lines of a diff that are shown.
const MOST_LINES: usize = 30;

/// The changes of an edit, one to a line, under a head line.
pub fn diff(words: &Words, context: &GameContext, head: &str, changes: &[Changed]) -> String {
    let hidden = context.hides_players();
    let name = |player| {
        if hidden {
            words.plain("edit-hidden")
        } else {
            labels::someone(words, player)
        }
    };
    let shown = changes.iter().take(MOST_LINES);
    let mut lines: Vec<String> = shown
        .map(|c| format!("• {}", words.changed(c, name)))
        .collect();
    let more = changes.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.push(words.text("gm-diff-more", &[("count", more.into())]));
    }
    cut(&format!("{head}\n{}", lines.join("\n")), MESSAGE)
}

/// The options that changed, each with its value before and after.
pub fn option_lines(words: &Words, changes: &[OptionChange]) -> String {
    let value = |value: &serde_json::Value| match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Null => "-".to_owned(),
        other => other.to_string(),
    };
    let line = |c: &OptionChange| {
        let args = [
            ("option", c.id.clone().into()),
            ("before", in_code(&value(&c.before)).into()),
            ("after", in_code(&value(&c.after)).into()),
        ];
        words.text("gm-option-line", &args)
    };
    let lines: Vec<String> = changes.iter().map(line).collect();
    lines.join("\n")
}

fn confirm(bot: &Bot, context: &GameContext, ask: GmAsk) -> Vec<CreateActionRow> {
    let apply = button(context, Ask::Gm(ask), bot.plain("button-gm-apply"));
    vec![CreateActionRow::Buttons(vec![
        apply.style(ButtonStyle::Danger),
    ])]
}

/// A correction as it would be, with the button that makes it.
pub async fn preview(bot: &Bot, shown: &Preview) -> Answer {
    let words = bot.words;
    let head = words.plain("gm-edit-preview");
    let text = diff(words, &shown.context, &head, &shown.changes);
    let ask = GmAsk::Apply { draft: shown.draft };
    Answer::private(text)
        .with_picture(bot.pictures.preview(words, &shown.context).await)
        .with_rows(confirm(bot, &shown.context, ask))
}

/// Other rules as they would be, with the button that makes them hold.
pub fn preview_options(
    bot: &Bot,
    context: &GameContext,
    draft: i64,
    changes: &[OptionChange],
) -> Answer {
    let head = bot.plain("gm-option-preview");
    let lines = option_lines(bot.words, changes);
    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE)).with_rows(confirm(
        bot,
        context,
        GmAsk::Apply { draft },
    ))
}

/// A rollback as it would be, with the button that makes it.
pub async fn preview_rollback(
    bot: &Bot,
    context: &GameContext,
    (to, state, changes): (Seq, State, Vec<Changed>),
) -> Answer {
    let words = bot.words;
    let args = [
        ("phase", labels::phase(words, state.phase).into()),
        ("to", to.to_string().into()),
    ];
    let head = words.text("gm-rollback-preview", &args);
    let text = diff(words, context, &head, &changes);
    let ask = GmAsk::Back {
        to,
        of: context.game.seq,
    };
    let mut then = context.clone();
    then.state = state;
    Answer::private(text)
        .with_picture(bot.pictures.preview(words, &then).await)
        .with_rows(confirm(bot, context, ask))
}

/// What a GM asked to see; before the first look in a game, what looking means, with the button that
/// looks all the same.
///
/// # Errors
/// When this person may not look, or nobody of that kind is in the game.
pub async fn look(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    at: Sight,
    sure: bool,
) -> Result<Answer, AnswerError> {
    context.sealed_only(&asker.by).map_err(refused)?;
    context.playing().map_err(refused)?;
    let service = &bot.service;
    if !sure && !service.has_looked(&asker.by, context).await? {
        return Ok(before_look(bot, context, at));
    }
    match at {
        Sight::Sheet(whose) => {
            let owner = match whose {
                Whose::Power(power) => context.sheet_owner(Some(power), None),
                Whose::Player(player) => context.sheet_owner(None, Some(player)),
            };
            let owner = owner.map_err(refused)?;
            let shown = service.show_sheet(&asker.by, context, owner).await?;
            Ok(sheet(bot, &shown))
        }
        Sight::DryRun => {
            let chapter = service.dry_run(&asker.by, context).await?;
            Ok(dry_run(bot, context, &chapter).await)
        }
        Sight::Money => {
            service.look_at_money(&asker.by, context).await?;
            Ok(Answer::private(bot.plain("gm-look-money-noted")))
        }
    }
}

/// What a GM's first look at sealed orders means for them, with the button that takes it.
pub fn before_look(bot: &Bot, context: &GameContext, at: Sight) -> Answer {
    let key = match at {
        Sight::Money => "gm-look-money-sure",
        _ => "gm-look-sure",
    };
    let args = [("game", escape(&context.game.head.name).into())];
    let ask = Ask::Gm(GmAsk::Look { at });
    let look = button(context, ask, bot.plain("button-gm-look"));
    let row = CreateActionRow::Buttons(vec![look.style(ButtonStyle::Danger)]);
    Answer::private(bot.say(key, &args)).with_rows(vec![row])
}

/// A private answer with the sealed orders a GM asked to see, and a note that the look was recorded. Long
/// sheets are cut.
pub fn sheet(bot: &Bot, shown: &Shown) -> Answer {
    let words = bot.words;
    let context = &shown.sheet.context;
    let whose = match shown.whose {
        Whose::Power(power) => words.power(power),
        Whose::Player(player) => labels::someone(words, player),
    };
    let phase = labels::phase(words, context.state.phase);
    let title = words.text(
        "gm-sheet-title",
        &[("whose", whose.into()), ("phase", phase.into())],
    );
    let lines = shown.sheet.sheet.to_string();
    let text = if lines.is_empty() {
        words.plain("gm-sheet-none")
    } else {
        format!("```\n{}\n```", cut(&in_code(&lines), 1_500))
    };
    let note = words.plain("gm-look-noted");
    Answer::private(format!("**{title}**\n{text}\n{note}"))
}

/// The result of adjudicating the open phase without closing it.
pub async fn dry_run(bot: &Bot, context: &GameContext, chapter: &ResolvedPhase) -> Answer {
    let words = bot.words;
    let phase = labels::phase(words, chapter.report.phase);
    let blocks = results::blocks(words, chapter);
    let title = words.text("gm-dryrun-title", &[("phase", phase.into())]);
    let (text, rest) = with_rest(words, (&title, results::FILE), &blocks, DESCRIPTION);
    let line = headline(words, &chapter.report, &chapter.state.setup);
    let note = words.plain("gm-look-noted");
    let tellings = Tellings::of(&chapter.state.setup);
    let draws = tellings
        .all()
        .any(|telling| (telling.draws)(&chapter.report));
    let note = if draws {
        format!("{note}\n{}", words.plain("gm-dryrun-lots"))
    } else {
        note
    };
    Answer::private(format!("**{line}**\n{note}"))
        .with_embed(embed(title).description(text))
        .with_picture(bot.pictures.dry_run(words, context, chapter).await)
        .with_picture(rest)
}

/// A page of the game's log, with buttons to other pages.
pub fn log(
    bot: &Bot,
    context: &GameContext,
    kept: Kept,
    (entries, more): (&[LogEntry], bool),
) -> Answer {
    let words = bot.words;
    let title = words.text(
        "gm-log-title",
        &[("game", escape(&context.game.head.name).into())],
    );
    let line = |entry: &LogEntry| {
        let key = format!("audit-{}", entry.what);
        let about = entry.about.map(|of| labels::someone(words, of));
        let of = [
            ("why", entry.why.clone().into()),
            ("player", about.unwrap_or_default().into()),
        ];
        let what = if words.has(&key) {
            words.text(&key, &of)
        } else {
            words.text("audit-other", &[("what", entry.what.clone().into())])
        };
        let who = match (entry.actor, entry.hidden) {
            (Some(actor), _) => match entry.in_place_of {
                Some(player) => {
                    let [who, whom] = [actor, player].map(|id| labels::someone(words, id));
                    words.text(
                        "gm-log-for",
                        &[("who", who.into()), ("player", whom.into())],
                    )
                }
                None => labels::someone(words, actor),
            },
            (None, true) => words.plain("gm-log-somebody"),
            (None, false) => words.plain("gm-log-bot"),
        };
        let at = format!("<t:{}:f>", entry.at.div_euclid(1_000));
        let args = [
            ("at", at.into()),
            ("who", who.into()),
            ("what", what.into()),
        ];
        words.text("gm-log-line", &args)
    };
    let lines: Vec<String> = entries.iter().map(line).collect();
    let text = if lines.is_empty() {
        words.plain("gm-log-none")
    } else {
        lines.join("\n")
    };
    let shown = embed(title).description(cut(&text, DESCRIPTION));
    let answer = Answer::private("").with_embed(shown);
    match entries.last().filter(|_| more) {
        Some(last) => {
            let ask = Ask::Gm(GmAsk::Log {
                before: last.id,
                kept,
            });
            let older = button(context, ask, words.plain("button-older"));
            answer.with_rows(vec![CreateActionRow::Buttons(vec![older])])
        }
        None => answer,
    }
}

/// Ends the game without a result.
///
/// # Errors
/// When the presser may not, or the game is over.
pub async fn abandon(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<Answer, AnswerError> {
    bot.service.abandon(&asker.by, context).await?;
    let name = escape(&context.game.head.name);
    Ok(Answer::private(
        bot.say("gm-abandoned", &[("game", name.into())]),
    ))
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}
