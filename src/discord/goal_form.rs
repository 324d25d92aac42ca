//! The form for the goal of a game played for blocks.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::desk::Table;

use super::bot::{Asker, Bot};
use super::error::Fault;
use super::ids::{Ask, ComponentId};
use super::text::{FORM_TITLE, cut};
use super::{components, views};

/// The form for another goal than the one that stands: the GM's alone.
pub fn form(bot: &Bot, asker: &Asker, table: &Table) -> Result<CreateModal, Fault> {
    table
        .gm_only(&asker.by)
        .map_err(|why| Fault::Refused(Box::new(why)))?;
    let id = ComponentId {
        of: views::reference(table),
        ask: Ask::SetGoal,
    };
    let field = CreateInputText::new(
        InputTextStyle::Short,
        bot.plain("goal-field"),
        components::FIELD,
    )
    .max_length(4)
    .required(true);
    let field = match table.open_goal() {
        Some(goal) => field.value(goal.to_string()),
        None => field,
    };
    let title = cut(&bot.plain("goal-form"), FORM_TITLE);
    Ok(CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)]))
}
