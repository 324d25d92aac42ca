//! The map as it stands, or as a phase left it.

use poise::serenity_prelude::CreateActionRow;

use super::headline::headline;
use super::status::{questions, turn_row};
use crate::discord::pictures::closer::Look;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::i18n::Words;
use crate::service::{ResolvedPhase, Table};

/// The current map, with the deadline.
pub async fn map(bot: &Bot, table: &Table, look: Look) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&table.game.head.name).into()),
        ("phase", labels::phase(words, table.state.phase).into()),
    ];
    let mut text = format!("**{}**", words.text("map-title", &args));
    if table.state.is_playing() {
        text = format!("{text}\n{}", labels::clock(words, table));
    }
    for question in questions(words, table) {
        text = format!("{text}\n{question}");
    }
    let now = (&table.state, table.game.seq);
    let mut rows = turn_row(words, table);
    if let (true, Some(CreateActionRow::Buttons(buttons))) = (
        table.state.is_playing() && look == Look::Whole,
        rows.first_mut(),
    ) {
        buttons.push(button(table, Ask::Zoom, words.plain("button-zoom")));
    }
    Answer::private(text)
        .with_picture(bot.pictures.board_as(words, table, now, look).await)
        .with_rows(rows)
}

/// A phase that was played: its orders as they went, with a button to what came of them; or that alone.
pub async fn past(
    bot: &Bot,
    table: &Table,
    chapter: &ResolvedPhase,
    orders: bool,
    look: Look,
) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&table.game.head.name).into()),
        ("phase", labels::phase(words, chapter.report.phase).into()),
    ];
    let text = format!(
        "**{}**\n{}",
        words.text("map-title", &args),
        headline(words, &chapter.report, &chapter.state.setup)
    );
    let answer = Answer::private(text);
    if orders {
        let drawn = bot.pictures.orders_as(words, table, chapter, look).await;
        return answer
            .with_picture(drawn)
            .with_rows(vec![after_row(words, table, chapter)]);
    }
    let then = (&chapter.state, chapter.seq);
    answer.with_picture(bot.pictures.board_as(words, table, then, look).await)
}

/// The button to the map as a phase left it.
pub fn after_row(words: &Words, table: &Table, chapter: &ResolvedPhase) -> CreateActionRow {
    let ask = Ask::After { seq: chapter.seq };
    let label = words.plain("button-map-after");
    CreateActionRow::Buttons(vec![button(table, ask, label)])
}
