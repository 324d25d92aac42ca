//! What arrives beside slash commands: buttons, forms, private messages.

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::bot::{Bot, Done};
use super::error::Fault;
use super::{components, dm, submitted};

/// Routes an event; what goes wrong is told where it happened.
pub async fn handle(framework: poise::FrameworkContext<'_, Bot, Fault>, event: &FullEvent) -> Done {
    let ctx = framework.serenity_context;
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } if bot.taken.first(press.id.get()) => {
            let _held = bot.in_hand.hold(press.id.get());
            components::pressed(bot, ctx, press).await;
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } if bot.taken.first(form.id.get()) => {
            let _held = bot.in_hand.hold(form.id.get());
            submitted::submitted(bot, ctx, form).await;
        }
        FullEvent::Message { new_message }
            if new_message.guild_id.is_none()
                && !new_message.author.bot
                && bot.taken.first(new_message.id.get()) =>
        {
            let _held = bot.in_hand.hold(new_message.id.get());
            dm::received(bot, new_message).await;
        }
        FullEvent::GuildCreate { guild, .. } => {
            prefers(bot, guild.id, &guild.preferred_locale).await;
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            prefers(bot, new_data.id, &new_data.preferred_locale).await;
        }
        FullEvent::ChannelUpdate { new, .. } => may_again(bot, new.guild_id).await,
        FullEvent::GuildRoleUpdate { new, .. } => may_again(bot, new.guild_id).await,
        FullEvent::GuildMemberUpdate { event, .. } => may_again(bot, event.guild_id).await,
        _ => {}
    }
    Ok(())
}

/// Notes the language a guild prefers.
async fn prefers(bot: &Bot, guild: serenity::GuildId, locale: &str) {
    let (guild, now) = (guild.get().cast_signed(), bot.clock.now());
    if let Err(cause) = bot.desk.prefers(guild, locale, now).await {
        tracing::warn!(%cause, "a guild's language could not be noted");
    }
}

/// The bot may be allowed more than before: what waits for permissions is tried again.
async fn may_again(bot: &Bot, guild: serenity::GuildId) {
    let (guild, now) = (guild.get().cast_signed(), bot.clock.now());
    if let Err(cause) = bot.desk.may_again(guild, now).await {
        tracing::warn!(%cause, "what waits for permissions could not be looked up");
    }
}
