//! What arrives beside slash commands: buttons, forms, private messages.

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::bot::{Bot, Done};
use super::error::Fault;
use super::{components, dm};

/// Routes an event; what goes wrong is told where it happened.
pub async fn handle(framework: poise::FrameworkContext<'_, Bot, Fault>, event: &FullEvent) -> Done {
    let ctx = framework.serenity_context;
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } if bot.taken.first(press.id.get()) => {
            components::pressed(&bot.in_language(&press.locale), ctx, press).await;
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } if bot.taken.first(form.id.get()) => {
            components::submitted(&bot.in_language(&form.locale), ctx, form).await;
        }
        FullEvent::Message { new_message }
            if new_message.guild_id.is_none()
                && !new_message.author.bot
                && bot.taken.first(new_message.id.get()) =>
        {
            dm::received(bot, new_message).await;
        }
        _ => {}
    }
    Ok(())
}
