//! Posting, editing and deleting messages, and telling everyone who should know.

use crate::api::draft::{self, Draft, HAS_THREAD, LOADING, attachment_id, safe_name};
use crate::api::refuse::ApiError;
use crate::hub::{Turn, intents};
use crate::world::clock::{Id, made_at, stamp};
use crate::world::files::{content_type, picture_size};
use crate::world::objects::text;
use crate::world::perms;
use crate::world::{Attachment, ChannelKind, InteractionNote, Message};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a message is beside its contents.
#[derive(Default)]
pub(crate) struct Manner {
    /// Discord's number of the message's type; 0 for an ordinary one.
    pub kind: u8,
    /// Flags beside those of the draft, as bits.
    pub flags: u64,
    /// The interaction it answers.
    pub interaction: Option<InteractionNote>,
    /// The one person who sees it; `None` if everybody in the channel does.
    pub ephemeral_to: Option<Id>,
}

impl Turn<'_> {
    /// Posts a checked draft and tells the gateway and the pages.
    pub fn post(&mut self, author: Id, channel: Id, draft: Draft, manner: Manner) -> Id {
        let id = self.id();
        let content = draft.content.clone().unwrap_or_default();
        let (pings, everyone) = draft.pinged(&content);
        let mentions: BTreeSet<Id> = pings
            .into_iter()
            .chain(draft.names)
            .filter(|u| self.inner.world.is_user(*u))
            .collect();
        let named = mentions.clone();
        let nonce = draft.nonce.clone();
        let attachments = self.keep_files(&draft);
        let mut message = Message {
            id,
            channel,
            author,
            sticker: draft.sticker.clone(),
            forwarded: draft.forwarded.clone(),
            kind: if draft.reference.is_some() && manner.kind == 0 {
                19
            } else {
                manner.kind
            },
            content,
            edited_ms: None,
            embeds: draft.embeds.unwrap_or_default(),
            components: draft.components.unwrap_or_default(),
            attachments,
            flags: draft.flags | manner.flags,
            mentions,
            mention_everyone: everyone,
            pinned: false,
            tts: draft.tts,
            reference: draft.reference.or(draft.about),
            thread: None,
            interaction: manner.interaction,
            ephemeral_to: manner.ephemeral_to,
        };
        mark_embedded(&mut message);
        for dropped in self.inner.world.add_message(message) {
            for file in dropped.attachments {
                self.shared.files.remove(file.id);
            }
        }
        // Whoever writes has read.
        self.mark_read(author, channel, id);
        self.touch();
        self.announce("MESSAGE_CREATE", "message_create", channel, id, nonce);
        self.let_named_in(author, channel, &named);
        id
    }

    /// Whoever is named in a private thread is put into it, if the author may add people and they see the
    /// channel.
    fn let_named_in(&mut self, author: Id, thread: Id, named: &BTreeSet<Id>) {
        let world = &self.inner.world;
        let found = world.channels.get(&thread);
        let Some(ChannelKind::Thread {
            private: true,
            parent,
            members,
            owner,
            invitable,
            ..
        }) = found.map(|c| &c.kind)
        else {
            return;
        };
        let moderates = world.permissions(*parent, author) & perms::MANAGE_THREADS != 0;
        if !(*invitable || *owner == author || moderates) {
            return;
        }
        let outside = |user: &&Id| !members.contains(user) && world.sees(*parent, **user);
        let outside: Vec<Id> = named.iter().filter(outside).copied().collect();
        for user in outside {
            self.put_in(author, thread, user);
        }
    }

    /// Stores the files of a draft and lists them.
    fn keep_files(&mut self, draft: &Draft) -> Vec<Attachment> {
        let mut list = Vec::new();
        for file in &draft.files {
            let described = draft
                .attachments
                .iter()
                .flatten()
                .find(|a| attachment_id(a) == Some(file.index));
            let filename = safe_name(&file.filename);
            let size = picture_size(&file.bytes);
            let id = self.id();
            list.push(Attachment {
                id,
                description: described
                    .and_then(|a| a.get("description")?.as_str())
                    .map(str::to_owned),
                content_type: content_type(&filename).map(str::to_owned),
                size: file.bytes.len() as u64,
                width: size.map(|s| s.0),
                height: size.map(|s| s.1),
                filename,
                embedded: false,
            });
            self.shared.files.put(id, file.bytes.clone());
        }
        list
    }

    /// Changes a message by a draft's present fields.
    pub fn edit(&mut self, channel: Id, id: Id, draft: Draft) -> Result<(), ApiError> {
        let now = self.now;
        let fresh = self.keep_files(&draft);
        let pings = draft
            .content
            .as_deref()
            .map(|content| draft.pinged(content));
        let Some(message) = self.inner.world.message_mut(channel, id) else {
            return Err(ApiError::unknown_message());
        };
        let before = message.clone();
        if let Some(content) = draft.content {
            message.content = content;
        }
        if let Some((pings, everyone)) = pings {
            message.mentions = pings;
            message.mention_everyone = everyone;
        }
        if let Some(embeds) = draft.embeds {
            message.embeds = embeds;
        }
        if let Some(components) = draft.components {
            message.components = components;
        }
        let mut dropped = Vec::new();
        if let Some(list) = &draft.attachments {
            let kept: BTreeSet<u64> = list.iter().filter_map(attachment_id).collect();
            message.attachments.retain(|a| {
                let keep = kept.contains(&a.id);
                if !keep {
                    dropped.push(a.id);
                }
                keep
            });
        }
        message.attachments.extend(fresh);
        mark_embedded(message);
        message.flags = (message.flags & !LOADING) | (draft.flags & !draft::EPHEMERAL);
        // The first words after "thinking" are not an edit.
        if before.flags & LOADING == 0 {
            message.edited_ms = Some(now);
        }
        if message.content.is_empty()
            && message.embeds.is_empty()
            && message.components.is_empty()
            && message.attachments.is_empty()
        {
            *message = before;
            return Err(ApiError::empty_message());
        }
        for file in dropped {
            self.shared.files.remove(file);
        }
        self.touch();
        self.announce("MESSAGE_UPDATE", "message_update", channel, id, None);
        Ok(())
    }

    /// Removes a message and its files.
    pub fn delete(&mut self, channel: Id, id: Id) -> Result<(), ApiError> {
        let gone = self
            .inner
            .world
            .messages
            .get_mut(&channel)
            .and_then(|list| list.remove(&id))
            .ok_or_else(ApiError::unknown_message)?;
        for file in &gone.attachments {
            self.shared.files.remove(file.id);
        }
        self.touch();
        let guild = self.guild_of(channel);
        let mut event = json!({"id": text(id), "channel_id": text(channel)});
        match gone.ephemeral_to {
            Some(user) => self.tell(user, "message_delete", &event),
            None => {
                self.tell_channel(channel, "message_delete", &event);
                if let Some(guild) = guild {
                    event["guild_id"] = text(guild);
                }
                self.dispatch("MESSAGE_DELETE", guild, message_intent(guild), &event);
            }
        }
        Ok(())
    }

    /// A message as Discord shows it; `None` if there is no such message.
    pub fn message_json(&self, channel: Id, id: Id) -> Option<Value> {
        let message = self.inner.world.message(channel, id)?;
        Some(self.objects().message(message))
    }

    /// Tells the gateway and the pages of a new or changed message.
    pub fn announce(
        &mut self,
        event: &str,
        frame: &str,
        channel: Id,
        id: Id,
        nonce: Option<String>,
    ) {
        let Some(message) = self.inner.world.message(channel, id) else {
            return;
        };
        let (author, ephemeral) = (message.author, message.ephemeral_to);
        let bot = self.bot();
        let named = message.mentions.contains(&bot) || author == bot;
        let mut value = self.objects().message(message);
        if let Some(user) = ephemeral {
            self.tell(user, frame, &value);
            return;
        }
        self.tell_channel(channel, frame, &value);
        if !self.inner.world.sees(channel, bot) {
            return;
        }
        if let Some(nonce) = nonce {
            value["nonce"] = json!(nonce);
        }
        let guild = self.guild_of(channel);
        if let Some(guild) = guild {
            value["guild_id"] = text(guild);
            if let Some(member) = self.objects().member_partial(guild, author) {
                value["member"] = member;
            }
        }
        self.dispatch_with(event, guild, message_intent(guild), |bits| {
            let mut seen = value.clone();
            if guild.is_some() && !named && bits & intents::MESSAGE_CONTENT == 0 {
                seen["content"] = json!("");
                for key in ["embeds", "attachments", "components"] {
                    seen[key] = json!([]);
                }
            }
            seen
        });
    }

    /// The server of a channel; `None` for a private conversation.
    pub fn guild_of(&self, channel: Id) -> Option<Id> {
        self.inner.world.channels.get(&channel)?.guild()
    }

    /// Notes that someone has read a channel up to a message.
    pub fn mark_read(&mut self, user: Id, channel: Id, message: Id) {
        let marks = self.inner.world.read.entry(user).or_default();
        let mark = marks.entry(channel).or_insert(0);
        *mark = message.max(*mark);
    }

    /// Opens a thread under a text channel, on a message if one is given.
    pub fn open_thread(
        &mut self,
        parent: Id,
        message: Option<Id>,
        name: &str,
        private: bool,
        auto_archive: u32,
    ) -> Result<Id, ApiError> {
        let guild = self
            .guild_of(parent)
            .ok_or_else(ApiError::unknown_channel)?;
        let owner = self.bot();
        // A thread on a message has the message's id.
        let id = match message {
            Some(id) => {
                let found = self
                    .inner
                    .world
                    .message_mut(parent, id)
                    .ok_or_else(ApiError::unknown_message)?;
                if found.thread.is_some() {
                    return Err(ApiError::has_thread());
                }
                found.thread = Some(id);
                found.flags |= HAS_THREAD;
                id
            }
            None => self.id(),
        };
        let channel = crate::world::Channel {
            id,
            name: name.to_owned(),
            kind: ChannelKind::Thread {
                guild,
                parent,
                owner,
                private,
                members: [owner].into(),
                archived: false,
                locked: false,
                auto_archive,
                invitable: true,
                active_ms: self.now,
            },
            last_message: None,
            sent: 0,
        };
        self.inner.world.channels.insert(id, channel);
        self.touch();
        self.channel_event("THREAD_CREATE", "channel_create", id);
        match message {
            Some(message) => {
                self.announce("MESSAGE_UPDATE", "message_update", parent, message, None);
                // Discord's own first message of the thread points at the one it hangs on.
                let manner = Manner {
                    kind: 21,
                    ..Manner::default()
                };
                let note = Draft {
                    about: Some(message),
                    ..Draft::default()
                };
                self.post(owner, id, note, manner);
            }
            None if !private => {
                let note = Draft {
                    content: Some(name.to_owned()),
                    ..Draft::default()
                };
                let manner = Manner {
                    kind: 18,
                    ..Manner::default()
                };
                let note = self.post(owner, parent, note, manner);
                if let Some(note) = self.inner.world.message_mut(parent, note) {
                    note.thread = Some(id);
                }
            }
            None => {}
        }
        Ok(id)
    }

    /// Tells of a channel or thread.
    pub fn channel_event(&mut self, event: &str, frame: &str, id: Id) {
        let Some(channel) = self.inner.world.channels.get(&id) else {
            return;
        };
        let mut value = self.objects().channel(channel);
        let guild = channel.guild();
        let shown = crate::page::page_data::channel_entry(&self.inner.world, channel, None);
        self.tell_channel(id, frame, &shown);
        if guild.is_none() {
            return;
        }
        if event == "THREAD_CREATE" {
            value["newly_created"] = json!(true);
            value["member"] = json!({
                "id": text(id), "user_id": text(self.bot()),
                "join_timestamp": stamp(made_at(id)), "flags": 0,
            });
        }
        // What the bot does not see, it does not hear of.
        if !self.inner.world.sees(id, self.bot()) && event.starts_with("THREAD") {
            return;
        }
        self.dispatch(event, guild, intents::GUILDS, &value);
    }
}

/// The intent a channel's messages need.
fn message_intent(guild: Option<Id>) -> u64 {
    match guild {
        Some(_) => intents::GUILD_MESSAGES,
        None => intents::DIRECT_MESSAGES,
    }
}

/// Files shown through an embed or component are not listed again under the message.
fn mark_embedded(message: &mut Message) {
    let mut named = BTreeSet::new();
    for part in message.embeds.iter().chain(&message.components) {
        draft::wanted_files(part, &mut named);
    }
    for file in &mut message.attachments {
        file.embedded = named.contains(&file.filename);
    }
}
