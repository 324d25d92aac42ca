//! One step at the panel: the sheet, a question, and what may be chosen.

use poise::serenity_prelude as serenity;
use serde_json::json;
use serenity::CreateActionRow;

use crate::discord::orders::sheet;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::click::Step;
use crate::discord::ui::parts::Note;
use crate::service::MySheet;

/// A step: the sheet as it is, what is asked now, and the choices.
pub fn step(bot: &Bot, mine: &MySheet, asked: String, rows: Vec<CreateActionRow>) -> Step {
    let embeds = sheet::embeds(bot, mine, &Note::Hint(asked));
    Step { embeds, rows }
}

/// What follows a choice in the order menus.
pub enum Next {
    /// Another menu.
    Step(Step),
    /// The order is complete: this line is written.
    Write(String),
}

/// Changes the words and menus of the message that was pressed, and nothing else of it.
pub async fn show(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
    step: Step,
    waited: bool,
) -> Result<(), serenity::Error> {
    if waited {
        let edit = serenity::EditInteractionResponse::new()
            .content("")
            .embeds(step.embeds)
            .components(step.rows);
        press.edit_response(ctx, edit).await?;
        return Ok(());
    }
    // Serenity's own answer would take the picture away.
    let update = json!({
        "type": 7,
        "data": {
            "content": "",
            "embeds": step.embeds,
            "components": step.rows,
            "allowed_mentions": { "parse": [] },
        },
    });
    let http = &ctx.http;
    http.create_interaction_response(press.id, &press.token, &update, Vec::new())
        .await
}
