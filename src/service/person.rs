//! Who asks for something, and where.

use crate::control::PlayerId;
use crate::store::GuildId;

/// The person who makes a request, with what the service must know of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number on Discord.
    pub id: PlayerId,
    /// Whether Discord lets this person manage the server in which they ask.
    pub admin: bool,
    /// The roles they hold in it; none if unknown (in direct messages).
    pub roles: Vec<u64>,
    /// When they ask, in milliseconds since 1970.
    pub now: i64,
}

/// Where they ask: a guild's channel (a thread counts as its parent) or a direct message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// The channel, thread or private conversation, by its number on Discord.
    pub channel: i64,
    /// The channel a thread hangs from.
    pub parent: Option<i64>,
    /// The category of the channel, if known (for a thread's channel it is not).
    pub category: Option<i64>,
}

impl Place {
    /// Whether the request is made in this channel, or in a thread under it.
    pub fn is_at(&self, channel: i64) -> bool {
        self.channel == channel || self.parent == Some(channel)
    }
}
