//! How every power fared over the years.

use super::graphs;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, escape};
use crate::service::{GameContext, Record};

/// A count over the years as a graph, with its numbers beside it.
pub async fn chart(bot: &Bot, context: &GameContext, record: &Record) -> Answer {
    let name = escape(&context.game.head.name);
    Answer::private(graphs::text(bot.words, &name, record, MESSAGE))
        .with_picture(bot.pictures.graph(bot.words, context, record).await)
}
