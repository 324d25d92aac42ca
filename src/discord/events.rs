//! What arrives beside slash commands: buttons, forms, private messages.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::bot::{Bot, Done};
use super::error::Fault;
use super::{components, dm};

/// Routes an event; what goes wrong is told where it happened.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Fault>,
    event: &FullEvent,
) -> Done {
    let ctx = framework.serenity_context;
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } => {
            components::pressed(framework.user_data, ctx, press).await;
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } => {
            components::submitted(framework.user_data, ctx, form).await;
        }
        FullEvent::Message { new_message }
            if new_message.guild_id.is_none() && !new_message.author.bot =>
        {
            dm::received(framework.user_data, new_message).await;
        }
        _ => {}
    }
    Ok(())
}
