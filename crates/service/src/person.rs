//! Who asks for something, and where.

use super::people::share_refusals::ShareRefusal;
use chancery_rules::control::PlayerId;
use chancery_store::{GuildId, ShareRole};

/// The person who makes a request, with what the service must know of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number on Discord; of somebody who uses a seat that they share, its player's.
    pub id: PlayerId,
    /// Who uses the seat of the player [`Person::id`] in their place, if somebody does.
    pub acting: Option<Sharer>,
    /// Whether Discord lets this person manage the server in which they ask.
    pub admin: bool,
    /// The roles they hold in it; none if unknown (in direct messages).
    pub roles: Vec<u64>,
    /// When they ask, in milliseconds since 1970.
    pub now: i64,
}

/// Somebody who uses a player's seat, which they share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharer {
    /// Their own number on Discord.
    pub id: PlayerId,
    /// As what they share the seat.
    pub role: ShareRole,
}

/// Whether whoever shares a player's seat may ask for something as that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatUse {
    /// They ask for it as themselves, who have no seat.
    Themselves,
    /// Only the player may ask for it.
    Player,
    /// A partner may, a coach may not.
    Partners,
    /// A partner may and a coach may: it only shows something.
    Everybody,
}

impl Person {
    /// A person of whom no more is known, who asks at this moment (milliseconds since 1970).
    pub fn new(id: PlayerId, now: i64) -> Person {
        Person {
            id,
            acting: None,
            admin: false,
            roles: Vec::new(),
            now,
        }
    }

    /// Who it really is: of somebody who uses another's seat, their own number.
    pub fn real(&self) -> PlayerId {
        self.acting.map_or(self.id, |sharer| sharer.id)
    }

    /// Refuses a coach, who changes nothing and reads no letters.
    ///
    /// # Errors
    /// When this is a coach in a player's place.
    pub(super) fn writes(&self) -> Result<(), ShareRefusal> {
        match self.acting {
            Some(sharer) if sharer.role == ShareRole::Coach => Err(ShareRefusal::Coach),
            _ => Ok(()),
        }
    }
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
