//! What whoever runs a server changes about it, and what people do beside writing: for tests.

use crate::hub::intents;
use crate::people::refusal::Refusal;
use crate::people::say::{self, Sent};
use crate::start::Standin;
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::{Channel, ChannelKind, Overwrite, sorts};
use serde_json::json;
use std::time::Duration;

impl Standin {
    /// Sends something other than plain words; gives its id.
    ///
    /// # Errors
    /// When the person could not write there.
    pub fn sends(&self, user: Id, channel: Id, sent: Sent) -> Result<Id, Refusal> {
        say::send(&self.shared, user, channel, sent)
    }

    /// Changes the words of a message this person wrote.
    ///
    /// # Errors
    /// When it is not theirs, or the words do not fit.
    pub fn rewrite(
        &self,
        user: Id,
        channel: Id,
        message: Id,
        content: &str,
    ) -> Result<(), Refusal> {
        say::rewrite(&self.shared, user, (channel, message), content)
    }

    /// Deletes a message this person wrote.
    ///
    /// # Errors
    /// When it is not theirs.
    pub fn unsay(&self, user: Id, channel: Id, message: Id) -> Result<(), Refusal> {
        say::unsay(&self.shared, user, (channel, message))
    }

    /// A person pins a message; Discord writes so into the channel in their name.
    pub fn pin(&self, user: Id, channel: Id, message: Id) {
        let mut turn = self.shared.turn();
        // One that is gone meanwhile stays unpinned.
        let _ = turn.pin(user, channel, message, true);
    }

    /// From now on this person may write 4 000 characters.
    pub fn pays(&self, user: Id) {
        let mut turn = self.shared.turn();
        if let Some(person) = turn.inner.world.people.get_mut(&user) {
            person.nitro = true;
            turn.touch();
        }
    }

    /// Makes a channel of this kind ([`sorts`]) in a server; gives its id.
    pub fn add_channel(&self, guild: Id, name: &str, sort: u8) -> Id {
        let mut turn = self.shared.turn();
        let id = turn.id();
        let channel = Channel {
            id,
            name: name.to_owned(),
            kind: ChannelKind::Text {
                guild,
                position: 50,
                topic: None,
                category: None,
                sort,
                overwrites: Vec::new(),
                slow: 0,
            },
            last_message: None,
            sent: 0,
        };
        turn.inner.world.channels.insert(id, channel);
        turn.touch();
        turn.channel_event("CHANNEL_CREATE", "channel_create", id);
        id
    }

    /// A person begins a post in a forum, or a public thread in another channel, with these words; gives its
    /// id.
    ///
    /// # Errors
    /// When they may not.
    pub fn begin_thread(&self, user: Id, channel: Id, name: &str) -> Result<Id, Refusal> {
        let mut turn = self.shared.turn();
        let id = turn.id();
        let Some(guild) = turn.guild_of(channel) else {
            return Err(Refusal::NoSuchChannel(channel));
        };
        let place = turn.inner.world.channels.get(&channel).map(|c| &c.kind);
        if let Some(ChannelKind::Text {
            sort: sorts::VOICE | sorts::STAGE,
            ..
        }) = place
        {
            return Err(Refusal::CannotWrite);
        }
        let now = turn.now;
        let thread = Channel {
            id,
            name: name.to_owned(),
            kind: ChannelKind::Thread {
                guild,
                parent: channel,
                owner: user,
                private: false,
                members: [user].into(),
                archived: false,
                locked: false,
                auto_archive: 4_320,
                invitable: true,
                active_ms: now,
            },
            last_message: None,
            sent: 0,
        };
        turn.inner.world.channels.insert(id, thread);
        turn.touch();
        turn.channel_event("THREAD_CREATE", "channel_create", id);
        drop(turn);
        say::say(&self.shared, user, id, name)?;
        Ok(id)
    }

    /// Allows and denies (bits of [`crate::world::perms`]) a role or a person something in a channel; nothing of
    /// either takes the overwrite away.
    pub fn overwrite(&self, channel: Id, of: Id, (allow, deny): (u64, u64)) {
        let mut turn = self.shared.turn();
        let person = turn.inner.world.is_user(of);
        if let Some(found) = turn.inner.world.channels.get_mut(&channel)
            && let ChannelKind::Text { overwrites, .. } = &mut found.kind
        {
            overwrites.retain(|o| o.id != of);
            if allow | deny != 0 {
                overwrites.push(Overwrite {
                    id: of,
                    person,
                    allow,
                    deny,
                });
            }
            turn.touch();
            turn.channel_event("CHANNEL_UPDATE", "channel_update", channel);
        }
    }

    /// Sets the channel in which Discord announces a server's newcomers.
    pub fn set_system_channel(&self, guild: Id, channel: Id) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
            found.system_channel = Some(channel);
        }
        turn.touch();
        if let Some(event) = turn.objects().guild(guild) {
            turn.dispatch("GUILD_UPDATE", Some(guild), 1, &event);
        }
    }

    /// Sets what a role may do in all of a server; the server's own id is the role of all.
    pub fn set_role(&self, guild: Id, role: Id, permissions: u64) {
        let mut turn = self.shared.turn();
        let found = turn.inner.world.guilds.get_mut(&guild);
        let Some(found) = found.and_then(|g| g.roles.get_mut(&role)) else {
            return;
        };
        found.permissions = permissions;
        turn.touch();
        let roles = turn.objects().roles(guild);
        let id = text(role);
        for role in roles.into_iter().filter(|r| r["id"] == id) {
            let event = json!({"guild_id": text(guild), "role": role});
            turn.dispatch("GUILD_ROLE_UPDATE", Some(guild), intents::GUILDS, &event);
        }
    }

    /// The role that came with the bot to a server.
    pub fn bot_role(&self, guild: Id) -> Option<Id> {
        let turn = self.shared.look();
        turn.inner.world.guilds.get(&guild).map(|g| g.bot_role)
    }

    /// The channels of a server that somebody sees, categories and threads left out, in their order: numbers and names.
    pub fn channels_of(&self, user: Id, guild: Id) -> Vec<(Id, String)> {
        let turn = self.shared.look();
        let world = &turn.inner.world;
        let all = world.text_channels(guild).into_iter();
        let is_category = |c: &Channel| {
            let sort = sorts::CATEGORY;
            matches!(c.kind, ChannelKind::Text { sort: found, .. } if found == sort)
        };
        all.filter(|c| !is_category(c) && world.sees(c.id, user))
            .map(|c| (c.id, c.name.clone()))
            .collect()
    }

    /// The roles of a server, that of everybody left out, each with its holders: numbers and names.
    pub fn roles_of(&self, guild: Id) -> Vec<(Id, String, Vec<Id>)> {
        let turn = self.shared.look();
        let Some(found) = turn.inner.world.guilds.get(&guild) else {
            return Vec::new();
        };
        let holders = |role: Id| {
            let held = found
                .members
                .iter()
                .filter(|(_, m)| m.roles.contains(&role));
            held.map(|(user, _)| *user).collect()
        };
        let all = found.roles.values().filter(|role| role.id != guild);
        all.map(|role| (role.id, role.name.clone(), holders(role.id)))
            .collect()
    }

    /// Silences a member of a server, the bot too, until then (0: no longer).
    pub fn silence(&self, guild: Id, user: Id, until_ms: i64) {
        let mut turn = self.shared.turn();
        let found = turn.inner.world.guilds.get_mut(&guild);
        let Some(member) = found.and_then(|g| g.members.get_mut(&user)) else {
            return;
        };
        member.silent_until_ms = until_ms;
        turn.touch();
        turn.member_changed(guild, user);
    }

    /// Gives a member of a server, the bot too, a role, or takes it.
    pub fn hold_role(&self, guild: Id, user: Id, role: Id, held: bool) {
        let mut turn = self.shared.turn();
        let found = turn.inner.world.guilds.get_mut(&guild);
        let Some(member) = found.and_then(|g| g.members.get_mut(&user)) else {
            return;
        };
        if held {
            member.roles.insert(role)
        } else {
            member.roles.remove(&role)
        };
        turn.touch();
        turn.member_changed(guild, user);
    }

    /// How long people must wait between two messages in a channel, in seconds.
    pub fn slow_down(&self, channel: Id, seconds: u32) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.channels.get_mut(&channel)
            && let ChannelKind::Text { slow, .. } = &mut found.kind
        {
            *slow = seconds;
            turn.touch();
            turn.channel_event("CHANNEL_UPDATE", "channel_update", channel);
        }
    }

    /// Closes a command to a channel, as a server's settings of an application do, or opens it.
    pub fn bar_command(&self, channel: Id, name: &str, barred: bool) {
        let mut turn = self.shared.turn();
        let key = (channel, name.to_owned());
        if barred {
            turn.inner.barred.insert(key)
        } else {
            turn.inner.barred.remove(&key)
        };
    }

    /// Takes what was answered so far, and how soon the first answer came by a real clock; kept only while
    /// recording.
    pub fn take_answers(&self) -> Vec<(String, Duration)> {
        std::mem::take(&mut self.shared.look().inner.answers)
    }

    /// The files that were uploaded are gone from where they are fetched.
    pub fn lose_files(&self) {
        self.shared.files.lose();
    }

    /// How many threads of a server may be open at once from now on.
    pub fn most_threads(&self, most: usize) {
        self.shared.turn().inner.most_threads = most;
    }

    /// Whether a thread is archived.
    pub fn is_archived(&self, thread: Id) -> bool {
        let mut turn = self.shared.turn();
        turn.doze();
        let found = turn.inner.world.channels.get(&thread);
        found.is_some_and(Channel::is_archived)
    }
}

impl crate::hub::Turn<'_> {
    /// Tells of a change to a member: of people only with the intent for them, of the bot always.
    pub(crate) fn member_changed(&mut self, guild: Id, user: Id) {
        let Some(mut event) = self.objects().member(guild, user) else {
            return;
        };
        event["guild_id"] = text(guild);
        let needed = if user == self.bot() {
            0
        } else {
            intents::GUILD_MEMBERS
        };
        self.dispatch("GUILD_MEMBER_UPDATE", Some(guild), needed, &event);
    }
}
