//! A published ledger on request: in words, as a picture, and as a file for spreadsheets.

use crate::desk::{ResolvedPhase, Table};
use crate::discord::bot::Bot;
use crate::discord::reply::{Answer, Picture};
use crate::discord::say;
use crate::discord::text::{MESSAGE, cut};
use crate::discord::{money, points, relations};

/// The ledger of a phase, for the asker alone.
pub async fn ledger(bot: &Bot, table: &Table, chapter: &ResolvedPhase) -> Answer {
    let (words, report) = (bot.words, &chapter.report);
    let (lines, file) = match (&report.ledger, &report.points) {
        (Some(published), _) => (
            money::text(words, report, published),
            money::csv(report, published),
        ),
        (None, Some(published)) => (
            points::text(words, published),
            points::csv(report, published),
        ),
        (None, None) if relations::is_due(chapter) => {
            return super::relations::ledger(bot, table, chapter).await;
        }
        (None, None) => return Answer::private(words.plain("ledger-none")),
    };
    let phase = say::phase(words, report.phase);
    let head = words.text("ledger-answer", &[("phase", phase.into())]);
    let lines = lines.join("\n");
    let file = Picture {
        name: format!("ledger-{}.csv", report.phase).to_lowercase(),
        alt: head.clone(),
        png: file.into_bytes().into(),
    };
    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE))
        .with_picture(bot.pictures.ledger(words, table, chapter).await)
        .with_picture(Some(file))
        .with_pictures(super::relations::files(words, chapter))
}
