//! What the stand-in remembers: people, servers, channels, messages, commands. Plain data, saved as
//! one JSON snapshot.

pub(crate) mod allowed;
pub(crate) mod clock;
pub(crate) mod files;
pub(crate) mod interaction;
pub(crate) mod objects;
pub mod perms;
pub(crate) mod persist;
pub(crate) mod seed;

use crate::world::clock::{Id, next_id};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that survives a restart.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct World {
    /// The last id given out.
    pub last_id: Id,
    pub bot: Bot,
    pub people: BTreeMap<Id, Person>,
    pub guilds: BTreeMap<Id, Guild>,
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by channel, then by id, which is their order.
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub commands: Vec<Command>,
    /// The last message each person has read, by person and channel.
    #[serde(default)]
    pub read: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// The commands each person has used, for their first steps.
    #[serde(default)]
    pub used: BTreeMap<Id, BTreeSet<String>>,
}

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Bot {
    pub id: Id,
    pub name: String,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Person {
    pub id: Id,
    pub username: String,
    pub name: String,
    /// `#rrggbb`, for the page.
    pub color: String,
    pub locale: String,
    /// Refuses private messages from the bot (50007).
    #[serde(default)]
    pub closed_dms: bool,
    /// Pays for longer messages: 4 000 characters.
    #[serde(default)]
    pub nitro: bool,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub members: BTreeMap<Id, Member>,
    /// The managed role the bot's invitation made.
    pub bot_role: Id,
    pub roles: BTreeMap<Id, Role>,
    /// When the bot joined.
    pub joined_ms: i64,
    /// The language it says it prefers.
    #[serde(default = "english")]
    pub locale: String,
    /// The channel in which Discord announces newcomers, if one.
    #[serde(default)]
    pub system_channel: Option<Id>,
}

/// The locale of those who set none.
pub(crate) fn english() -> String {
    "en-US".to_owned()
}

#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Member {
    pub joined_ms: i64,
    pub nick: Option<String>,
    pub roles: BTreeSet<Id>,
    /// Until when a moderator has silenced them, in milliseconds since 1970.
    #[serde(default)]
    pub silent_until_ms: i64,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    pub managed: bool,
}

/// What a channel allows or denies a role (the one of all has the server's id) or a person.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Overwrite {
    pub id: Id,
    /// Whether `id` is a person and not a role.
    pub person: bool,
    pub allow: u64,
    pub deny: u64,
}

/// Discord's numbers of the kinds of a server's channels that people write in or under.
pub mod sorts {
    /// A text channel.
    pub const TEXT: u8 = 0;
    /// A voice channel, which has messages too, but no threads.
    pub const VOICE: u8 = 2;
    /// An announcement channel: its threads are public.
    pub const NEWS: u8 = 5;
    /// A stage.
    pub const STAGE: u8 = 13;
    /// A forum: posts, which are threads, and no messages of its own.
    pub const FORUM: u8 = 15;
    /// A forum for pictures.
    pub const MEDIA: u8 = 16;
}

/// What a channel is.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ChannelKind {
    /// A channel of a server that is no thread.
    Text {
        guild: Id,
        position: u32,
        topic: Option<String>,
        /// The category it is listed under.
        #[serde(default)]
        category: Option<Id>,
        /// Its kind, one of [`sorts`].
        #[serde(default)]
        sort: u8,
        #[serde(default)]
        overwrites: Vec<Overwrite>,
        /// Seconds a person must wait between two messages.
        #[serde(default)]
        slow: u32,
    },
    /// A thread under such a channel.
    Thread {
        guild: Id,
        parent: Id,
        owner: Id,
        private: bool,
        members: BTreeSet<Id>,
        archived: bool,
        locked: bool,
        auto_archive: u32,
        /// Whether all inside may add others.
        #[serde(default)]
        invitable: bool,
        /// When something last happened in it, in milliseconds since 1970; 0 for as long as it exists.
        #[serde(default)]
        active_ms: i64,
    },
    /// A private conversation; the bot may be one of the two.
    Dm { users: BTreeSet<Id> },
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Channel {
    pub id: Id,
    /// Empty for private conversations.
    pub name: String,
    pub kind: ChannelKind,
    pub last_message: Option<Id>,
    /// Messages ever sent here (threads report it).
    pub sent: u32,
}

impl Channel {
    pub fn guild(&self) -> Option<Id> {
        match self.kind {
            ChannelKind::Text { guild, .. } | ChannelKind::Thread { guild, .. } => Some(guild),
            ChannelKind::Dm { .. } => None,
        }
    }

    pub fn is_archived(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { archived: true, .. })
    }

    pub fn is_thread(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { .. })
    }
}

/// A file of a message; its bytes lie in the attachment store under `id`.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Attachment {
    pub id: Id,
    pub filename: String,
    pub description: Option<String>,
    pub content_type: Option<String>,
    pub size: u64,
    pub width: Option<u32>,
    pub height: Option<u32>,
    /// Shown through an embed or component, so not listed under the message.
    pub embedded: bool,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// Discord's message type: 0 plain, 18 thread made, 19 reply, 20 slash command.
    pub kind: u8,
    pub content: String,
    pub edited_ms: Option<i64>,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    pub mentions: BTreeSet<Id>,
    pub mention_everyone: bool,
    pub pinned: bool,
    pub tts: bool,
    pub reference: Option<Id>,
    /// A sticker's name, where it is one.
    #[serde(default)]
    pub sticker: Option<String>,
    /// The words of another message that it passes on.
    #[serde(default)]
    pub forwarded: Option<String>,
    pub thread: Option<Id>,
    pub interaction: Option<InteractionNote>,
    /// Only this person sees it.
    pub ephemeral_to: Option<Id>,
}

/// Which interaction a message came from.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct InteractionNote {
    pub id: Id,
    pub kind: u8,
    pub name: Option<String>,
    pub user: Id,
    pub guild: Option<Id>,
    /// The message a component or modal was on.
    pub source: Option<Id>,
    /// The first answer, when this message is a follow-up.
    pub original: Option<Id>,
}

/// A registered command: Discord's object with id, application and version added.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Command {
    pub id: Id,
    pub guild: Option<Id>,
    pub body: Value,
}

/// Kept messages per channel; older ones are dropped.
const KEEP: usize = 2_000;

impl World {
    /// A fresh id.
    pub fn id(&mut self, now_ms: i64) -> Id {
        next_id(&mut self.last_id, now_ms)
    }

    /// Adds a message and moves its channel's marks; gives back the old ones dropped for it.
    pub fn add_message(&mut self, message: Message) -> Vec<Message> {
        if let Some(channel) = self.channels.get_mut(&message.channel) {
            channel.sent += 1;
            if message.ephemeral_to.is_none() {
                channel.last_message = Some(message.id);
            }
        }
        let list = self.messages.entry(message.channel).or_default();
        list.insert(message.id, message);
        let mut dropped = Vec::new();
        while list.len() > KEEP {
            dropped.extend(list.pop_first().map(|(_, message)| message));
        }
        dropped
    }

    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Whether `id` is a person or the bot.
    pub fn is_user(&self, id: Id) -> bool {
        id == self.bot.id || self.people.contains_key(&id)
    }

    /// Whether `user` sees `channel`.
    pub fn sees(&self, channel: Id, user: Id) -> bool {
        self.permissions(channel, user) & perms::VIEW_CHANNEL != 0
    }

    /// The private conversation of two, if it was opened.
    pub fn dm_of(&self, a: Id, b: Id) -> Option<Id> {
        self.channels
            .values()
            .find(|c| match &c.kind {
                ChannelKind::Dm { users } => {
                    users.len() == 2 && users.contains(&a) && users.contains(&b)
                }
                _ => false,
            })
            .map(|c| c.id)
    }

    /// The private conversation of two, opened if need be. The flag says whether it is new.
    pub fn open_dm(&mut self, a: Id, b: Id, now_ms: i64) -> (Id, bool) {
        if let Some(id) = self.dm_of(a, b) {
            return (id, false);
        }
        let id = self.id(now_ms);
        let channel = Channel {
            id,
            name: String::new(),
            kind: ChannelKind::Dm {
                users: [a, b].into(),
            },
            last_message: None,
            sent: 0,
        };
        self.channels.insert(id, channel);
        (id, true)
    }

    /// The channels of a guild, threads left out, in their order.
    pub fn text_channels(&self, guild: Id) -> Vec<&Channel> {
        let mut list: Vec<&Channel> = self
            .channels
            .values()
            .filter(|c| matches!(c.kind, ChannelKind::Text { guild: g, .. } if g == guild))
            .collect();
        list.sort_by_key(|c| match c.kind {
            ChannelKind::Text { position, .. } => (position, c.id),
            _ => (u32::MAX, c.id),
        });
        list
    }

    /// The threads of a guild.
    pub fn threads(&self, guild: Id) -> Vec<&Channel> {
        self.channels
            .values()
            .filter(|c| c.is_thread() && c.guild() == Some(guild))
            .collect()
    }
}
