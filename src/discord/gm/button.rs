//! The button that opens the GM's panel.

use poise::serenity_prelude::{CreateActionRow, CreateButton};

use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, GmAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::service::GameContext;

/// The button that opens the GM's panel.
pub fn open_button(bot: &Bot, context: &GameContext) -> CreateButton {
    button(context, Ask::Gm(GmAsk::Open), bot.plain("button-gm-open"))
}

/// An answer only a GM sees, with the way to the panel.
pub fn with_button(bot: &Bot, context: &GameContext, mut answer: Answer) -> Answer {
    let gm = open_button(bot, context);
    match answer.rows.last_mut() {
        Some(CreateActionRow::Buttons(row)) if row.len() < 5 => row.push(gm),
        _ => answer.rows.push(CreateActionRow::Buttons(vec![gm])),
    }
    // A message holds five rows.
    answer.rows.truncate(5);
    answer
}
