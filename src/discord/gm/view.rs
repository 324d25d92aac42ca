//! What a GM is shown: changes before they are made, sheets, tried-out phases, the log.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::panel;
use crate::control::bourse::Why;
use crate::discord::results;
use crate::discord::results::headline::headline;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, GmAsk, Sight};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, in_code, pack};
use crate::game::{Changed, State};
use crate::i18n::Words;
use crate::service::{
    Kept, LogEntry, OptionChange, Preview, Refusal, ResolvedPhase, Shown, Table, Whose,
};

/// The most lines of a diff that are shown.
const MOST_LINES: usize = 30;

/// What changed, line by line, under a head line.
pub fn diff(words: &Words, table: &Table, head: &str, changes: &[Changed]) -> String {
    let hidden = table.hides_names() || table.state.control.bourse().is_some() && hides(table);
    let name = |player| match hidden {
        true => words.plain("edit-hidden"),
        false => labels::someone(words, player),
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

/// Whether the bourse's players are known by number alone.
fn hides(table: &Table) -> bool {
    use crate::control::bourse::Names;
    let rules = table.state.setup.control.bourse();
    rules.is_some_and(|rules| rules.names == Names::Anonymous)
}

/// Options before and after.
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

fn confirm(bot: &Bot, table: &Table, ask: GmAsk) -> Vec<CreateActionRow> {
    let apply = button(table, Ask::Gm(ask), bot.plain("button-gm-apply"));
    vec![CreateActionRow::Buttons(vec![
        apply.style(ButtonStyle::Danger),
    ])]
}

/// A correction as it would be, with the button that makes it.
pub async fn preview(bot: &Bot, shown: &Preview) -> Answer {
    let words = bot.words;
    let head = words.plain("gm-edit-preview");
    let text = diff(words, &shown.table, &head, &shown.changes);
    let ask = GmAsk::Apply { draft: shown.draft };
    Answer::private(text)
        .with_picture(bot.pictures.preview(words, &shown.table).await)
        .with_rows(confirm(bot, &shown.table, ask))
}

/// Other rules as they would be, with the button that makes them hold.
pub fn preview_options(bot: &Bot, table: &Table, draft: i64, changes: &[OptionChange]) -> Answer {
    let head = bot.plain("gm-option-preview");
    let lines = option_lines(bot.words, changes);
    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE)).with_rows(confirm(
        bot,
        table,
        GmAsk::Apply { draft },
    ))
}

/// A rollback as it would be, with the button that makes it.
pub async fn preview_rollback(
    bot: &Bot,
    table: &Table,
    (to, state, changes): (i64, State, Vec<Changed>),
) -> Answer {
    let words = bot.words;
    let args = [
        ("phase", labels::phase(words, state.phase).into()),
        ("to", to.to_string().into()),
    ];
    let head = words.text("gm-rollback-preview", &args);
    let text = diff(words, table, &head, &changes);
    let ask = GmAsk::Back {
        to,
        of: table.game.seq,
    };
    let mut then = table.clone();
    then.state = state;
    Answer::private(text)
        .with_picture(bot.pictures.preview(words, &then).await)
        .with_rows(confirm(bot, table, ask))
}

/// What a GM asked to see; before the first look in a game, what looking means, with the button that
/// looks all the same.
///
/// # Errors
/// When this person may not look, or nobody of that kind is in the game.
pub async fn look(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    at: Sight,
    sure: bool,
) -> Result<Answer, AnswerError> {
    table.sealed_only(&asker.by).map_err(refused)?;
    table.playing().map_err(refused)?;
    let service = &bot.service;
    if !sure && !service.has_looked(&asker.by, table).await? {
        return Ok(before_look(bot, table, at));
    }
    match at {
        Sight::Sheet(whose) => {
            let owner = match whose {
                Whose::Power(power) => table.sheet_owner(Some(power), None),
                Whose::Player(player) => table.sheet_owner(None, Some(player)),
            };
            let owner = owner.map_err(refused)?;
            let shown = service.show_sheet(&asker.by, table, owner).await?;
            Ok(sheet(bot, &shown))
        }
        Sight::DryRun => {
            let chapter = service.dry_run(&asker.by, table).await?;
            Ok(dry_run(bot, table, &chapter).await)
        }
        Sight::Money => {
            service.look_at_money(&asker.by, table).await?;
            Ok(Answer::private(bot.plain("gm-look-money-noted")))
        }
    }
}

/// What a first look means, and the button that takes it.
pub fn before_look(bot: &Bot, table: &Table, at: Sight) -> Answer {
    let key = match at {
        Sight::Money => "gm-look-money-sure",
        _ => "gm-look-sure",
    };
    let args = [("game", escape(&table.game.head.name).into())];
    let ask = Ask::Gm(GmAsk::Look { at });
    let look = button(table, ask, bot.plain("button-gm-look"));
    let row = CreateActionRow::Buttons(vec![look.style(ButtonStyle::Danger)]);
    Answer::private(bot.say(key, &args)).with_rows(vec![row])
}

/// A sealed sheet.
pub fn sheet(bot: &Bot, shown: &Shown) -> Answer {
    let words = bot.words;
    let table = &shown.sheet.table;
    let whose = match shown.whose {
        Whose::Power(power) => words.power(power),
        Whose::Player(player) => labels::someone(words, player),
    };
    let phase = labels::phase(words, table.state.phase);
    let title = words.text(
        "gm-sheet-title",
        &[("whose", whose.into()), ("phase", phase.into())],
    );
    let lines = shown.sheet.sheet.to_string();
    let text = match lines.is_empty() {
        true => words.plain("gm-sheet-none"),
        false => format!("```\n{}\n```", cut(&in_code(&lines), 1_500)),
    };
    let note = words.plain("gm-look-noted");
    Answer::private(format!("**{title}**\n{text}\n{note}"))
}

/// A phase that was tried out.
pub async fn dry_run(bot: &Bot, table: &Table, chapter: &ResolvedPhase) -> Answer {
    let words = bot.words;
    let phase = labels::phase(words, chapter.report.phase);
    let blocks = results::blocks(words, chapter);
    let text = pack(&blocks, DESCRIPTION).into_iter().next();
    let title = words.text("gm-dryrun-title", &[("phase", phase.into())]);
    let line = headline(words, &chapter.report, &chapter.state.setup);
    let note = words.plain("gm-look-noted");
    let lots = chapter.report.polls.iter();
    let lots = lots.filter(|poll| matches!(poll.why, Why::Lot { .. }));
    let note = match lots.count() {
        0 => note,
        _ => format!("{note}\n{}", words.plain("gm-dryrun-lots")),
    };
    Answer::private(format!("**{line}**\n{note}"))
        .with_embed(embed(title).description(text.unwrap_or_default()))
        .with_picture(bot.pictures.dry_run(words, table, chapter).await)
}

/// A page of the log.
pub fn log(bot: &Bot, table: &Table, kept: Kept, (entries, more): (&[LogEntry], bool)) -> Answer {
    let words = bot.words;
    let title = words.text(
        "gm-log-title",
        &[("game", escape(&table.game.head.name).into())],
    );
    let line = |entry: &LogEntry| {
        let key = format!("audit-{}", entry.what);
        let about = entry.about.map(|of| labels::someone(words, of));
        let of = [
            ("why", entry.why.clone().into()),
            ("player", about.unwrap_or_default().into()),
        ];
        let what = match words.has(&key) {
            true => words.text(&key, &of),
            false => words.text("audit-other", &[("what", entry.what.clone().into())]),
        };
        let who = match (entry.actor, entry.hidden) {
            (Some(actor), _) => labels::someone(words, actor),
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
    let text = match lines.is_empty() {
        true => words.plain("gm-log-none"),
        false => lines.join("\n"),
    };
    let shown = embed(title).description(cut(&text, DESCRIPTION));
    let answer = Answer::private("").with_embed(shown);
    match entries.last().filter(|_| more) {
        Some(last) => {
            let ask = Ask::Gm(GmAsk::Log {
                before: last.id,
                kept,
            });
            let older = button(table, ask, words.plain("button-older"));
            answer.with_rows(vec![CreateActionRow::Buttons(vec![older])])
        }
        None => answer,
    }
}

/// Ends the game without a result.
///
/// # Errors
/// When the presser may not, or the game is over.
pub async fn abandon(bot: &Bot, asker: &Asker, table: &Table) -> Result<Answer, AnswerError> {
    bot.service.abandon(&asker.by, table).await?;
    let name = escape(&table.game.head.name);
    Ok(Answer::private(
        bot.say("gm-abandoned", &[("game", name.into())]),
    ))
}

/// Answers a GM's button.
///
/// # Errors
/// When the presser may not, or what the button was for is no longer so.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    ask: GmAsk,
) -> Result<Reply, AnswerError> {
    Ok(said(match ask {
        GmAsk::Open => panel::panel(bot, asker, table, String::new()).await?,
        GmAsk::Panel { phase, act } => {
            return Box::pin(panel::pressed(bot, asker, table, phase, act)).await;
        }
        ask => confirmed(bot, asker, table, ask).await?,
    }))
}

/// Does what a GM has confirmed, and turns the log's pages.
async fn confirmed(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    ask: GmAsk,
) -> Result<Answer, AnswerError> {
    match ask {
        GmAsk::Apply { draft } => {
            let applied = bot.service.apply_draft(&asker.by, table, draft).await?;
            Ok(match applied.options.is_empty() {
                true => {
                    let head = bot.plain("gm-edited");
                    let text = diff(bot.words, &applied.table, &head, &applied.changes);
                    Answer::private(text)
                }
                false => {
                    let head = bot.plain("gm-options-changed");
                    let lines = option_lines(bot.words, &applied.options);
                    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE))
                }
            })
        }
        GmAsk::Back { to, of } => {
            if table.game.seq != of {
                table.gm_only(&asker.by).map_err(refused)?;
                return Err(refused(Refusal::NoDraft));
            }
            let rolled = bot.service.rollback(&asker.by, table, Some(to)).await?;
            let args = [
                ("phase", labels::phase(bot.words, rolled.phase).into()),
                ("to", rolled.to.to_string().into()),
            ];
            Ok(Answer::private(bot.say("gm-rolled-back", &args)))
        }
        GmAsk::Look { at } => look(bot, asker, table, at, true).await,
        GmAsk::Delete { of } => {
            bot.service.delete(&asker.by, table, of).await?;
            let args = [("game", escape(&table.game.head.name).into())];
            Ok(Answer::private(bot.say("gm-deleted", &args)))
        }
        GmAsk::Log { before, kept } => {
            let (entries, more) = bot
                .service
                .log(&asker.by, table, Some(before), kept)
                .await?;
            Ok(log(bot, table, kept, (&entries, more)))
        }
        // Answered before; a form's id never comes with a press.
        GmAsk::Open | GmAsk::Say | GmAsk::Panel { .. } => {
            Err(AnswerError::User(bot.plain("error-old-button")))
        }
    }
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}
