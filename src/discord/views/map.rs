//! The map as it stands.

use crate::desk::{Chapter, Table};

use super::status::turn_row;
use crate::discord::bot::Bot;
use crate::discord::headline::headline;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::text::escape;

/// The current map, with the deadline.
pub async fn map(bot: &Bot, table: &Table) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&table.game.head.name).into()),
        ("phase", say::phase(words, table.state.phase).into()),
    ];
    let mut text = format!("**{}**", words.text("map-title", &args));
    if table.state.is_playing() {
        text = format!("{text}\n{}", say::clock(words, table));
    }
    Answer::private(text)
        .with_picture(bot.pictures.board(words, table).await)
        .with_rows(turn_row(words, table))
}

/// A phase that was played: its orders as they went (if wanted), and what came of them.
pub async fn past(bot: &Bot, table: &Table, chapter: &Chapter, orders: bool) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&table.game.head.name).into()),
        ("phase", say::phase(words, chapter.report.phase).into()),
    ];
    let text = format!(
        "**{}**\n{}",
        words.text("map-title", &args),
        headline(words, &chapter.report, chapter.state.setup.board())
    );
    let drawn = match orders {
        true => bot.pictures.orders(words, table, chapter).await,
        false => None,
    };
    Answer::private(text)
        .with_picture(drawn)
        .with_picture(bot.pictures.after(words, table, chapter).await)
}
