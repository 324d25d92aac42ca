//! What arrives beside slash commands: buttons, forms, private messages.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::{components, dm, edits, on_the_heap, panicked, submitted};
use crate::discord::servers::greeting;
use crate::discord::ui::bot::{Bot, Done};
use crate::discord::ui::error::AnswerError;
use crate::store::GuildId;

/// Routes an event; what goes wrong is told where it happened. A panic is answered, too: commands and
/// completions have poise to catch theirs.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Bot, AnswerError>,
    event: &FullEvent,
) -> Done {
    let ctx = framework.serenity_context;
    let bot = framework.user_data;
    let work = AssertUnwindSafe(on_the_heap(|| route(bot, ctx, framework.bot_id, event)));
    if work.catch_unwind().await.is_err() {
        panicked::tell(bot, ctx, event).await;
    }
    Ok(())
}

async fn route(bot: &Bot, ctx: &serenity::Context, me: serenity::UserId, event: &FullEvent) {
    match event {
        FullEvent::InteractionCreate { .. } => bot.pictures.cores().make_way(),
        FullEvent::Message { new_message } if !new_message.author.bot => {
            bot.pictures.cores().make_way()
        }
        _ => {}
    }
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } if bot.taken.first(press.id.get()) => {
            let _held = bot.in_hand.hold(press.id.get());
            on_the_heap(|| components::pressed(bot, ctx, press)).await;
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } if bot.taken.first(form.id.get()) => {
            let _held = bot.in_hand.hold(form.id.get());
            on_the_heap(|| submitted::submitted(bot, ctx, form)).await;
        }
        FullEvent::Message { new_message }
            if new_message.guild_id.is_none()
                && !new_message.author.bot
                && dm::is_written(new_message.kind)
                && bot.taken.first(new_message.id.get()) =>
        {
            let _held = bot.in_hand.hold(new_message.id.get());
            on_the_heap(|| dm::received(bot, new_message)).await;
        }
        FullEvent::MessageUpdate { event, .. } if event.guild_id.is_none() => {
            if let Some(edit) = edits::Edit::of(event, bot.clock.now())
                && bot.taken.first(edit.mark())
            {
                let _held = bot.in_hand.hold(edit.mark());
                on_the_heap(|| edits::received(bot, edit)).await;
            }
        }
        FullEvent::Ready { data_about_bot } => on_the_heap(|| here(bot, data_about_bot)).await,
        FullEvent::GuildCreate { guild, .. } => on_the_heap(|| joined(bot, guild, me)).await,
        // Unavailable: Discord itself is unwell there, and the bot is still in it.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            on_the_heap(|| left(bot, incomplete.id)).await;
        }
        FullEvent::GuildUpdate { new_data, .. } => {
            prefers(bot, new_data.id, &new_data.preferred_locale).await;
        }
        FullEvent::ChannelUpdate { new, .. } => may_again(bot, new.guild_id).await,
        FullEvent::GuildRoleUpdate { new, .. } => may_again(bot, new.guild_id).await,
        FullEvent::GuildMemberUpdate { event, .. } => may_again(bot, event.guild_id).await,
        _ => {}
    }
}

/// Goes on in a guild the bot is in again, and greets one it is new to.
async fn joined(bot: &Bot, guild: &serenity::Guild, me: serenity::UserId) {
    let back = bot.service.invited_back(ours(guild.id), bot.clock.now());
    match back.await {
        Ok(0) => {}
        Ok(games) => {
            tracing::info!(guild = guild.id.get(), games, "the bot is back in a guild")
        }
        Err(cause) => tracing::error!(%cause, "cannot resume a guild's games"),
    }
    prefers(bot, guild.id, &guild.preferred_locale).await;
    greeting::greet(bot, guild, me).await;
    if let Err(cause) = bot.service.review_commands(ours(guild.id)).await {
        tracing::warn!(%cause, "cannot look up which commands a guild needs");
    }
}

/// Stops the games of a guild that put the bot out.
async fn left(bot: &Bot, guild: serenity::GuildId) {
    let kicked = bot.service.kicked(ours(guild), bot.clock.now());
    match kicked.await {
        Ok(games) => {
            tracing::info!(
                guild = guild.get(),
                games,
                "the bot was removed from a guild"
            );
        }
        Err(cause) => tracing::error!(%cause, "cannot stop a guild's games"),
    }
}

/// Notes which guilds the bot was put out of while it was not connected.
async fn here(bot: &Bot, ready: &serenity::Ready) {
    let guilds: Vec<GuildId> = ready.guilds.iter().map(|g| ours(g.id)).collect();
    let shard = ready
        .shard
        .map(|shard| (u64::from(shard.id.0), u64::from(shard.total.max(1))));
    let (id, total) = shard.unwrap_or((0, 1));
    // Discord deals guilds out to connections by this rule.
    let serves = |guild: GuildId| (guild.0.cast_unsigned() >> 22) % total == id;
    if let Err(cause) = bot
        .service
        .present_in(&guilds, serves, bot.clock.now())
        .await
    {
        tracing::error!(%cause, "cannot save which guilds the bot has left");
    }
}

fn ours(guild: serenity::GuildId) -> GuildId {
    GuildId(guild.get().cast_signed())
}

/// Notes the language a guild prefers.
async fn prefers(bot: &Bot, guild: serenity::GuildId, locale: &str) {
    let (guild, now) = (ours(guild), bot.clock.now());
    if let Err(cause) = bot.service.prefers(guild, locale, now).await {
        tracing::warn!(%cause, "cannot save a guild's language");
    }
}

/// The bot may be allowed more than before: what waits for permissions is tried again.
async fn may_again(bot: &Bot, guild: serenity::GuildId) {
    let (guild, now) = (ours(guild), bot.clock.now());
    if let Err(cause) = bot.service.may_again(guild, now).await {
        tracing::warn!(%cause, "cannot look up posts waiting for permissions");
    }
}
