//! How every power fared over the years.

use crate::desk::{Record, Table};
use crate::discord::bot::Bot;
use crate::discord::graphs;
use crate::discord::reply::Answer;
use crate::discord::text::{MESSAGE, escape};

/// A record as a picture, with its numbers beside it.
pub async fn chart(bot: &Bot, table: &Table, record: &Record) -> Answer {
    let name = escape(&table.game.head.name);
    Answer::private(graphs::text(bot.words, &name, record, MESSAGE))
        .with_picture(bot.pictures.graph(bot.words, table, record).await)
}
