//! The map as it stands, or as a phase left it.

use poise::serenity_prelude::CreateActionRow;

use super::headline::headline;
use super::turn_row::{questions, turn_row};
use crate::discord::pictures::closer::Look;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::i18n::Words;
use crate::service::{GameContext, ResolvedPhase};

/// The current map, with the deadline.
pub async fn map(bot: &Bot, context: &GameContext, look: Look) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
    ];
    let mut text = format!("**{}**", words.text("map-title", &args));
    if context.state.is_playing() {
        text = format!("{text}\n{}", labels::clock(words, context));
    }
    for question in questions(words, context) {
        text = format!("{text}\n{question}");
    }
    let now = (&context.state, context.game.seq);
    let mut rows = turn_row(words, context);
    if let (true, Some(CreateActionRow::Buttons(buttons))) = (
        context.state.is_playing() && look == Look::Whole,
        rows.first_mut(),
    ) {
        buttons.push(button(context, Ask::Zoom, words.plain("button-zoom")));
    }
    Answer::private(text)
        .with_picture(bot.pictures.board_as(words, context, now, look).await)
        .with_rows(rows)
}

/// A phase that was played: its orders as they went, with a button to what came of them; or that alone.
pub async fn past(
    bot: &Bot,
    context: &GameContext,
    chapter: &ResolvedPhase,
    orders: bool,
    look: Look,
) -> Answer {
    let words = bot.words;
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, chapter.report.phase).into()),
    ];
    let text = format!(
        "**{}**\n{}",
        words.text("map-title", &args),
        headline(words, &chapter.report, &chapter.state.setup)
    );
    let answer = Answer::private(text);
    if orders {
        let drawn = bot.pictures.orders_as(words, context, chapter, look).await;
        return answer
            .with_picture(drawn)
            .with_rows(vec![after_row(words, context, chapter)]);
    }
    let then = (&chapter.state, chapter.seq);
    answer.with_picture(bot.pictures.board_as(words, context, then, look).await)
}

/// The button that shows the map after a phase.
pub fn after_row(words: &Words, context: &GameContext, chapter: &ResolvedPhase) -> CreateActionRow {
    let ask = Ask::After { seq: chapter.seq };
    let label = words.plain("button-map-after");
    CreateActionRow::Buttons(vec![button(context, ask, label)])
}
