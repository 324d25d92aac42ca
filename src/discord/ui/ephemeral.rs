//! The net under every press: what is for one person alone never takes the place of a message that others
//! see.

use poise::serenity_prelude as serenity;
use serenity::MessageFlags;

use super::ids::Ask;
use super::reply::Answer;

/// Whether others see a message: it stands in a server and was not shown to one person alone.
pub fn is_public(message: &serenity::Message, guild: Option<serenity::GuildId>) -> bool {
    let alone = message
        .flags
        .is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
    guild.is_some() && !alone
}

/// Whether pages of it, once shared, go on turning for everybody.
pub const fn stays_shared(ask: Ask) -> bool {
    matches!(ask, Ask::Book { .. } | Ask::History { .. })
}

/// Whether an answer must go beside the message that was pressed, for its presser alone. Pages of what
/// everybody may know go on turning where they were shared.
pub fn goes_beside(press: &serenity::ComponentInteraction, ask: Ask, answer: &Answer) -> bool {
    answer.private && !stays_shared(ask) && is_public(&press.message, press.guild_id)
}
