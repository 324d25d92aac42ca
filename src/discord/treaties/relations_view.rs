//! How powers stand, their penalties and victory points, on request: in words, as pictures, and as
//! files for spreadsheets.

use super::notices;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_rest};
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, TITLE, cut, escape, fitting};
use crate::game::{Phase, Report, State};
use crate::i18n::Words;
use crate::service::{GameContext, Refusal, ResolvedPhase};

/// The most pictures of penalties; the file has all.
const MOST_PICTURES: usize = 3;

/// Nothing, where powers make treaties.
///
/// # Errors
/// When the game is played without treaties.
pub fn played(context: &GameContext) -> Result<(), AnswerError> {
    match context.state.treaties() {
        Some(_) => Ok(()),
        None => Err(AnswerError::Refused(Box::new(Refusal::NoTreaties))),
    }
}

fn file(name: &str, alt: &str, text: String) -> Picture {
    Picture {
        name: name.to_owned(),
        alt: alt.to_owned(),
        png: text.into_bytes().into(),
    }
}

/// The matrix, the ledger of victory points, both in words, and what claims there are.
pub async fn relations(bot: &Bot, context: &GameContext) -> Answer {
    let (words, state) = (bot.words, &context.state);
    let mut lines = notices::ties(words, state);
    if lines.is_empty() {
        lines.push(words.plain("ties-none"));
    }
    lines.extend(notices::conference(words, state));
    lines.push(String::new());
    lines.extend(notices::point_lines(words, state, None));
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, state.phase).into()),
    ];
    let title = words.text("status-title", &args);
    let named = (title.as_str(), "relations.txt");
    let (text, rest) = with_rest(words, named, &[lines.join("\n")], DESCRIPTION);
    let shown = embed(title.clone()).description(text);
    let csv = file("points.csv", &title, notices::points_csv(state, None));
    Answer::private("")
        .with_embed(shown)
        .with_picture(
            bot.pictures
                .relations(words, context, state, state.phase)
                .await,
        )
        .with_picture(bot.pictures.points(words, context, state, None).await)
        .with_picture(Some(csv))
        .with_picture(rest)
}

/// The table of all penalties that count.
pub async fn penalties(bot: &Bot, context: &GameContext) -> Answer {
    let words = bot.words;
    let answer = penalty_table(bot, context, &context.state, context.state.phase).await;
    let csv = notices::penalties_csv(&context.state);
    let alt = words.plain("command-penalties");
    answer.with_picture(Some(file("penalties.csv", &alt, csv)))
}

async fn penalty_table(bot: &Bot, context: &GameContext, state: &State, phase: Phase) -> Answer {
    let words = bot.words;
    let told = labels::phase(words, phase);
    let title = words.text("penalties-title", &[("phase", told.into())]);
    let mut lines = notices::penalty_lines(words, state);
    if lines.is_empty() {
        lines.push(words.plain("penalties-none"));
    }
    let lines = fitting(words, lines, DESCRIPTION, "penalties-more");
    let shown = embed(title).description(lines.join("\n"));
    let mut answer = Answer::private("").with_embed(shown);
    let drawn = bot.pictures.penalties(words, context, state, phase).await;
    answer
        .pictures
        .extend(drawn.into_iter().take(MOST_PICTURES));
    answer
}

/// The ledger a phase ended with, in words and as files, with the penalties that counted then.
pub async fn ledger(bot: &Bot, context: &GameContext, chapter: &ResolvedPhase) -> Answer {
    let (words, state) = (bot.words, &chapter.state);
    let report: &Report = &chapter.report;
    let phase = labels::phase(words, report.phase);
    let title = words.text("victory-title", &[("phase", phase.into())]);
    let title = format!("**{title}**");
    let lines = notices::point_lines(words, state, Some(report));
    // The file of the points has all.
    let lines = fitting(words, lines, MESSAGE - TITLE, "lines-more").join("\n");
    let answer = penalty_table(bot, context, state, report.phase).await;
    let answer = Answer {
        content: cut(&format!("{title}\n{lines}"), MESSAGE),
        ..answer
    };
    answer
        .with_picture(
            bot.pictures
                .points(words, context, state, Some(report))
                .await,
        )
        .with_pictures(files(words, chapter))
}

/// The tables of victory points and of penalties as CSV files; none for a phase that ended no season, or a
/// game without treaties.
pub fn files(words: &Words, chapter: &ResolvedPhase) -> Vec<Picture> {
    if !notices::is_due(chapter) {
        return Vec::new();
    }
    let (state, report) = (&chapter.state, &chapter.report);
    let phase = labels::phase(words, report.phase);
    let alt = words.text("victory-title", &[("phase", phase.into())]);
    let one = |what: &str, text: String| {
        let name = format!("{what}-{}.csv", report.phase).to_lowercase();
        file(&name, &alt, text)
    };
    vec![
        one("points", notices::points_csv(state, Some(report))),
        one("penalties", notices::penalties_csv(state)),
    ]
}
