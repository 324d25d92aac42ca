//! A published ledger on request: in words, as a picture, and as a file for spreadsheets.

use crate::desk::{Chapter, Table};
use crate::discord::bot::Bot;
use crate::discord::money;
use crate::discord::reply::{Answer, Picture};
use crate::discord::say;
use crate::discord::text::{MESSAGE, cut};

/// The ledger of a phase, for the asker alone.
pub async fn ledger(bot: &Bot, table: &Table, chapter: &Chapter) -> Answer {
    let (words, report) = (bot.words, &chapter.report);
    let Some(published) = &report.ledger else {
        return Answer::private(words.plain("ledger-none"));
    };
    let phase = say::phase(words, report.phase);
    let head = words.text("ledger-answer", &[("phase", phase.into())]);
    let lines = money::text(words, report, published).join("\n");
    let file = Picture {
        name: format!("ledger-{}.csv", report.phase).to_lowercase(),
        alt: head.clone(),
        png: money::csv(report, published).into_bytes().into(),
    };
    Answer::private(cut(&format!("{head}\n{lines}"), MESSAGE))
        .with_picture(bot.pictures.ledger(words, table, chapter).await)
        .with_picture(Some(file))
}
