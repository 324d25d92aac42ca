//! The first word on a server the bot has joined: where it is said, and what it says.

use poise::serenity_prelude as serenity;
use serenity::{ChannelType, GuildChannel, Permissions};

use crate::discord::lobby::opening;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::reply::Answer;
use crate::i18n::Words;
use crate::store::GuildId;

/// Says hello on a server, unless that was done before or there is no channel for it. Nobody is written to
/// privately: who invited the bot, Discord tells only those who may read the server's audit log.
pub async fn greet(bot: &Bot, guild: &serenity::Guild, me: serenity::UserId) {
    let Some(channel) = place(guild, me) else {
        return;
    };
    let joined = guild.joined_at.unix_timestamp().saturating_mul(1_000);
    let (id, channel) = (
        GuildId(guild.id.get().cast_signed()),
        channel.get().cast_signed(),
    );
    match bot
        .service
        .greet(id, joined, channel, bot.clock.now())
        .await
    {
        Ok(true) => tracing::info!(guild = id.0, channel, "new server: saying hello"),
        Ok(false) => {}
        Err(cause) => tracing::error!(%cause, "cannot greet a new server"),
    }
}

/// The system channel, where newcomers are announced; else the first text channel. Only one in which the bot may
/// write.
fn place(guild: &serenity::Guild, me: serenity::UserId) -> Option<serenity::ChannelId> {
    let member = guild.members.get(&me)?;
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let open =
        |channel: &&GuildChannel| guild.user_permissions_in(channel, member).contains(needed);
    let system = guild.system_channel_id;
    if let Some(system) = system.and_then(|id| guild.channels.get(&id)).filter(open) {
        return Some(system.id);
    }
    // As Discord shows them: channels outside categories first, then category by category.
    let above = |channel: &GuildChannel| {
        let category = channel.parent_id.and_then(|id| guild.channels.get(&id));
        category.map(|category| (category.position, category.id))
    };
    let texts = guild.channels.values();
    let texts = texts.filter(|channel| channel.kind == ChannelType::Text);
    let first = texts
        .filter(open)
        .min_by_key(|channel| (above(channel), channel.position, channel.id));
    first.map(|channel| channel.id)
}

/// The bot's first message on a server, with the button that creates a game.
pub fn answer(words: &Words, guild: GuildId) -> Answer {
    let start = opening::button(words, guild);
    Answer::public(words.plain("greeting")).with_rows(vec![start])
}
