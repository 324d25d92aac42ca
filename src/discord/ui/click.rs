//! What a click leads to.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateEmbed, CreateModal};

use super::reply::Answer;

/// What answers a click: words, a form, or a further step on the same message.
pub enum Reply {
    /// A message of its own.
    Say(Box<Answer>),
    /// A form that opens.
    Form(CreateModal),
    /// Other words and menus on the same message; its pictures stay.
    Step(Step),
}

/// What takes the place of a panel's embeds and menus after a click.
pub struct Step {
    /// What is shown instead of the message's words.
    pub embeds: Vec<CreateEmbed>,
    /// The rows of buttons and menus that take the place of the message's.
    pub rows: Vec<CreateActionRow>,
}

/// Answers a click in words alone, in a message of its own.
pub fn said(answer: Answer) -> Reply {
    Reply::Say(Box::new(answer))
}

/// The id of the text field in the sheet's form.
pub const FIELD: &str = "sheet";
