//! How every power fared over the years.

use super::graphs;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, escape};
use crate::service::{Record, Table};

/// A record as a picture, with its numbers beside it.
pub async fn chart(bot: &Bot, table: &Table, record: &Record) -> Answer {
    let name = escape(&table.game.head.name);
    Answer::private(graphs::text(bot.words, &name, record, MESSAGE))
        .with_picture(bot.pictures.graph(bot.words, table, record).await)
}
