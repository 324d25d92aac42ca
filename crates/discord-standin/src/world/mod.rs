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
    /// The last id that was used.
    pub last_id: Id,
    /// The bot's user.
    pub bot: Bot,
    /// All people, by their ids.
    pub people: BTreeMap<Id, Person>,
    /// All servers, by their ids.
    pub guilds: BTreeMap<Id, Guild>,
    /// All channels and threads, by their ids.
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by channel, then by id, which is their order.
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    /// The commands the bot has registered.
    pub commands: Vec<Command>,
    /// The last message each person has read, by person and channel.
    #[serde(default)]
    pub read: BTreeMap<Id, BTreeMap<Id, Id>>,
    /// The commands each person has used, for their first steps.
    #[serde(default)]
    pub used: BTreeMap<Id, BTreeSet<String>>,
}

/// The user of the bot that is being run.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Bot {
    pub id: Id,
    pub name: String,
}

/// A person who uses the stand-in, the same on all servers.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Person {
    pub id: Id,
    /// The unique name they log in with.
    pub username: String,
    /// The name that is shown.
    pub name: String,
    /// `#rrggbb`, for the page.
    pub color: String,
    /// The language of the person's client, such as `en-GB`.
    pub locale: String,
    /// Refuses private messages from the bot (50007).
    #[serde(default)]
    pub closed_dms: bool,
    /// Pays for longer messages: 4 000 characters.
    #[serde(default)]
    pub nitro: bool,
}

/// A server, with its members and roles.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Guild {
    pub id: Id,
    pub name: String,
    /// The person who owns the server.
    pub owner: Id,
    /// Its members, the bot included if it is one.
    pub members: BTreeMap<Id, Member>,
    /// The managed role the bot's invitation made.
    pub bot_role: Id,
    /// Its roles, that of everybody included.
    pub roles: BTreeMap<Id, Role>,
    /// When the bot joined, in milliseconds since 1970.
    pub joined_ms: i64,
    /// The language that the server prefers, such as `de`.
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

/// A person or the bot as a member of a server.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Member {
    /// When they joined, in milliseconds since 1970.
    pub joined_ms: i64,
    /// Their nickname on the server.
    pub nick: Option<String>,
    /// The roles they have beside that of everybody.
    pub roles: BTreeSet<Id>,
    /// Until when a moderator has silenced them, in milliseconds since 1970.
    #[serde(default)]
    pub silent_until_ms: i64,
}

/// A role of a server, and what it permits.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Role {
    pub id: Id,
    pub name: String,
    /// The permissions it gives, as bits.
    pub permissions: u64,
    /// Whether it belongs to an application, so that nobody can be given it.
    pub managed: bool,
    /// Its colour as a number, 0 for none.
    #[serde(default)]
    pub color: u32,
    /// Whether its holders are listed apart.
    #[serde(default)]
    pub hoist: bool,
    /// Whether everybody may mention it.
    #[serde(default)]
    pub mentionable: bool,
    /// How high it stands: that of everybody is 0.
    #[serde(default)]
    pub position: u32,
}

impl Role {
    /// What is greater for the higher of two roles: of two at the same place, the older is higher.
    pub fn height(&self) -> (u32, std::cmp::Reverse<Id>) {
        (self.position, std::cmp::Reverse(self.id))
    }
}

/// What a channel allows or denies a role (the one of all has the server's id) or a person.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Overwrite {
    /// The role or person it is about.
    pub id: Id,
    /// Whether `id` is a person and not a role.
    pub person: bool,
    /// The permissions it adds, as bits.
    pub allow: u64,
    /// The permissions it takes away, as bits.
    pub deny: u64,
}

/// Discord's numbers of the kinds of a server's channels that people write in or under.
pub mod sorts {
    /// A text channel.
    pub const TEXT: u8 = 0;
    /// A category: channels are listed under it, and it has no messages.
    pub const CATEGORY: u8 = 4;
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

/// A channel, a thread or a private conversation.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Channel {
    /// Its number.
    pub id: Id,
    /// Its name; empty for private conversations.
    pub name: String,
    /// What kind of channel it is, and what belongs to that kind.
    pub kind: ChannelKind,
    /// The newest message in it.
    pub last_message: Option<Id>,
    /// How many messages were ever sent here, deleted ones included.
    pub sent: u32,
}

impl Channel {
    /// The server it is in; `None` for a private conversation.
    pub fn guild(&self) -> Option<Id> {
        match self.kind {
            ChannelKind::Text { guild, .. } | ChannelKind::Thread { guild, .. } => Some(guild),
            ChannelKind::Dm { .. } => None,
        }
    }

    /// Whether it is a thread that has been archived.
    pub fn is_archived(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { archived: true, .. })
    }

    /// Whether it is a thread.
    pub fn is_thread(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { .. })
    }
}

/// A file of a message; its bytes lie in the attachment store under `id`.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Attachment {
    pub id: Id,
    /// The name of the file.
    pub filename: String,
    /// The alternative text for people who cannot see it.
    pub description: Option<String>,
    /// Its MIME type, such as `image/png`.
    pub content_type: Option<String>,
    /// Its size in bytes.
    pub size: u64,
    /// Its width in pixels, if it is a picture.
    pub width: Option<u32>,
    /// Its height in pixels, if it is a picture.
    pub height: Option<u32>,
    /// Shown through an embed or component, so not listed under the message.
    pub embedded: bool,
}

/// A message in a channel.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// Discord's message type: 0 plain, 18 thread made, 19 reply, 20 slash command.
    pub kind: u8,
    /// The text, in Discord's markdown.
    pub content: String,
    /// When it was last edited, in milliseconds since 1970; `None` if it never was.
    pub edited_ms: Option<i64>,
    /// Its embeds, as Discord shows them.
    pub embeds: Vec<Value>,
    /// Its rows of buttons and menus, as Discord shows them.
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    /// Discord's flags, as bits.
    pub flags: u64,
    /// The people it notifies.
    pub mentions: BTreeSet<Id>,
    /// Whether it notifies everybody in the channel.
    pub mention_everyone: bool,
    /// Whether it is pinned in its channel.
    pub pinned: bool,
    /// Whether it is to be read aloud.
    pub tts: bool,
    /// The message it replies to or passes on.
    pub reference: Option<Id>,
    /// The name of the sticker that is sent in place of text.
    #[serde(default)]
    pub sticker: Option<String>,
    /// The text of another message that this one passes on.
    #[serde(default)]
    pub forwarded: Option<String>,
    /// The thread that hangs on it.
    pub thread: Option<Id>,
    /// The interaction it answers.
    pub interaction: Option<InteractionNote>,
    /// The one person who sees it; `None` if everybody in the channel does.
    pub ephemeral_to: Option<Id>,
}

/// Which interaction a message came from.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct InteractionNote {
    pub id: Id,
    /// Discord's number of the interaction's kind.
    pub kind: u8,
    /// The command's full name; `None` for other kinds.
    pub name: Option<String>,
    /// The person whose interaction it was.
    pub user: Id,
    /// The server in which it happened; `None` in a private conversation.
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
    /// The server it is registered for; `None` for all.
    pub guild: Option<Id>,
    /// The command as Discord shows it.
    pub body: Value,
}

/// Kept messages per channel; older ones are dropped.
const KEEP: usize = 2_000;

impl World {
    /// An id that was never used, which contains the time `now_ms`.
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

    /// A message of a channel; `None` if there is no such message.
    pub fn message(&self, channel: Id, id: Id) -> Option<&Message> {
        self.messages.get(&channel)?.get(&id)
    }

    /// A message of a channel, to be changed.
    pub fn message_mut(&mut self, channel: Id, id: Id) -> Option<&mut Message> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Whether `id` is a person or the bot.
    pub fn is_user(&self, id: Id) -> bool {
        id == self.bot.id || self.people.contains_key(&id)
    }

    /// Whether `user` may see `channel` and what is written there.
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

    /// The channels of a category.
    pub fn inside(&self, above: Id) -> impl Iterator<Item = &Channel> {
        let all = self.channels.values();
        all.filter(move |c| matches!(c.kind, ChannelKind::Text { category, .. } if category == Some(above)))
    }

    /// The threads of a server, archived ones included.
    pub fn threads(&self, guild: Id) -> Vec<&Channel> {
        self.channels
            .values()
            .filter(|c| c.is_thread() && c.guild() == Some(guild))
            .collect()
    }
}
