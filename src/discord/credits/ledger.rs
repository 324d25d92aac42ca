//! A published ledger on request: in words, as a picture, and as a file for spreadsheets.

use super::notices;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{MESSAGE, cut};
use crate::service::{GameContext, ResolvedPhase};

/// Whether a phase published a ledger of money.
pub fn is_published(chapter: &ResolvedPhase) -> bool {
    chapter.report.ledger.is_some() || chapter.report.points.is_some()
}

/// The ledger that a phase published, for the asker alone.
pub async fn ledger(bot: &Bot, context: &GameContext, chapter: &ResolvedPhase) -> Answer {
    let (words, report) = (bot.words, &chapter.report);
    let (lines, file) = match (&report.ledger, &report.points) {
        (Some(published), _) => (
            notices::text(words, report, published),
            notices::csv(report, published),
        ),
        (None, Some(published)) => (
            crate::discord::blocks::notices::text(words, published),
            crate::discord::blocks::notices::csv(report, published),
        ),
        (None, None) if crate::discord::treaties::notices::is_due(chapter) => {
            return crate::discord::treaties::relations_view::ledger(bot, context, chapter).await;
        }
        (None, None) => return Answer::private(words.plain("ledger-none")),
    };
    let phase = labels::phase(words, report.phase);
    let head = words.text("ledger-answer", &[("phase", phase.into())]);
    let lines = lines.join("\n");
    let file = Picture {
        name: format!("ledger-{}.csv", report.phase).to_lowercase(),
        alt: head.clone(),
        png: file.into_bytes().into(),
    };
    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE))
        .with_picture(bot.pictures.ledger(words, context, chapter).await)
        .with_picture(Some(file))
        .with_pictures(crate::discord::treaties::relations_view::files(
            words, chapter,
        ))
}
