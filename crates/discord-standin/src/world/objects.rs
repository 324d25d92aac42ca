//! Discord's JSON objects, built from the world.

use crate::world::clock::{Id, made_at, stamp};
use crate::world::{Attachment, Channel, ChannelKind, InteractionNote, Message, World, sorts};
use serde_json::{Map, Value, json};

/// How large a file may be, in bytes, as interactions announce it.
pub const ATTACHMENT_LIMIT: usize = 10 * 1024 * 1024;

/// Builds objects for one world; `base` is the address attachments are fetched from.
pub(crate) struct Objects<'a> {
    /// The world to show.
    pub world: &'a World,
    /// The address of the stand-in, for the addresses of files.
    pub base: &'a str,
}

/// A number as text, the form in which Discord sends ids and permission bits.
pub(crate) fn text(id: u64) -> Value {
    Value::String(id.to_string())
}

impl Objects<'_> {
    /// A user, person or bot. An unknown id (someone removed) gets a placeholder name.
    pub fn user(&self, id: Id) -> Value {
        if id == self.world.bot.id {
            return self.user_named(id, &self.world.bot.name, None, true);
        }
        match self.world.people.get(&id) {
            Some(p) => self.user_named(id, &p.username, Some(&p.name), false),
            None => self.user_named(id, "deleted_user", None, false),
        }
    }

    fn user_named(&self, id: Id, username: &str, global: Option<&str>, bot: bool) -> Value {
        json!({
            "id": text(id), "username": username, "global_name": global, "avatar": null,
            "discriminator": if bot { "4417" } else { "0" }, "bot": bot, "system": false,
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "primary_guild": null,
        })
    }

    /// The bot's user as `/users/@me` and READY show it.
    pub fn current_user(&self) -> Value {
        let mut user = self.user(self.world.bot.id);
        user["mfa_enabled"] = json!(false);
        user["locale"] = json!("en-US");
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        user
    }

    /// A member of a server without the user object, as messages have it; `None` if they are no member.
    pub fn member_partial(&self, guild: Id, user: Id) -> Option<Value> {
        let member = self.world.guilds.get(&guild)?.members.get(&user)?;
        let roles: Vec<Value> = member.roles.iter().map(|r| text(*r)).collect();
        Some(json!({
            "nick": member.nick, "avatar": null, "banner": null, "roles": roles,
            "joined_at": stamp(member.joined_ms), "premium_since": null, "deaf": false,
            "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until":
                (member.silent_until_ms > 0).then(|| stamp(member.silent_until_ms)),
        }))
    }

    /// A member of a server with the user object; `None` if they are no member.
    pub fn member(&self, guild: Id, user: Id) -> Option<Value> {
        let mut member = self.member_partial(guild, user)?;
        member["user"] = self.user(user);
        Some(member)
    }

    /// The roles of a server as Discord shows them.
    pub fn roles(&self, guild: Id) -> Vec<Value> {
        let Some(g) = self.world.guilds.get(&guild) else {
            return Vec::new();
        };
        g.roles
            .values()
            .map(|role| {
                let mut value = json!({
                    "id": text(role.id), "name": role.name, "color": role.color,
                    "colors": {
                        "primary_color": role.color, "secondary_color": null, "tertiary_color": null,
                    },
                    "hoist": role.hoist, "position": role.position, "managed": role.managed,
                    "permissions": text(role.permissions), "mentionable": role.mentionable, "icon": null,
                    "unicode_emoji": null, "flags": 0,
                });
                if role.managed {
                    value["tags"] = json!({"bot_id": text(self.world.bot.id)});
                }
                value
            })
            .collect()
    }

    /// A channel as Discord shows it.
    pub fn channel(&self, c: &Channel) -> Value {
        let last = c.last_message.map(text);
        match &c.kind {
            ChannelKind::Text {
                guild,
                position,
                topic,
                category,
                sort,
                overwrites,
                slow,
            } => {
                let overwrites: Vec<Value> = overwrites
                    .iter()
                    .map(|o| {
                        json!({
                            "id": text(o.id), "type": u8::from(o.person),
                            "allow": text(o.allow), "deny": text(o.deny),
                        })
                    })
                    .collect();
                let mut value = json!({
                    "id": text(c.id), "type": sort, "guild_id": text(*guild), "name": c.name,
                    "position": position, "permission_overwrites": overwrites, "nsfw": false,
                    "topic": topic, "parent_id": category.map(text), "last_message_id": last,
                    "rate_limit_per_user": slow, "flags": 0,
                });
                match *sort {
                    sorts::VOICE | sorts::STAGE => {
                        value["bitrate"] = json!(64_000);
                        value["user_limit"] = json!(0);
                        value["rtc_region"] = Value::Null;
                    }
                    sorts::FORUM | sorts::MEDIA => {
                        value["available_tags"] = json!([]);
                        value["default_reaction_emoji"] = Value::Null;
                        value["default_sort_order"] = Value::Null;
                        value["default_forum_layout"] = json!(0);
                    }
                    _ => {}
                }
                value
            }
            ChannelKind::Thread {
                guild,
                parent,
                owner,
                private,
                members,
                archived,
                locked,
                auto_archive,
                invitable,
                active_ms,
            } => {
                let above = self.world.channels.get(parent).map(|c| &c.kind);
                let news = matches!(
                    above,
                    Some(ChannelKind::Text {
                        sort: sorts::NEWS,
                        ..
                    })
                );
                let kind = match (*private, news) {
                    (true, _) => 12,
                    (false, true) => 10,
                    (false, false) => 11,
                };
                let turned = made_at(c.id).max(*active_ms);
                let mut value = json!({
                "id": text(c.id), "type": kind,
                "guild_id": text(*guild), "parent_id": text(*parent), "owner_id": text(*owner),
                "name": c.name, "last_message_id": last, "rate_limit_per_user": 0, "flags": 0,
                "message_count": c.sent, "member_count": members.len(),
                "total_message_sent": c.sent,
                "thread_metadata": {
                    "archived": archived, "locked": locked, "auto_archive_duration": auto_archive,
                    "archive_timestamp": stamp(turned),
                    "create_timestamp": stamp(made_at(c.id)),
                },
                });
                if *private {
                    value["thread_metadata"]["invitable"] = json!(invitable);
                }
                value
            }
            ChannelKind::Dm { users } => {
                let recipients: Vec<Value> = users
                    .iter()
                    .filter(|u| **u != self.world.bot.id)
                    .map(|u| self.user(*u))
                    .collect();
                json!({
                    "id": text(c.id), "type": 1, "flags": 0, "last_message_id": last,
                    "recipients": recipients,
                })
            }
        }
    }

    /// The guild as `GET /guilds/{id}` gives it.
    pub fn guild(&self, guild: Id) -> Option<Value> {
        let g = self.world.guilds.get(&guild)?;
        Some(json!({
            "id": text(g.id), "name": g.name, "icon": null, "description": null,
            "home_header": null, "splash": null, "discovery_splash": null, "features": [],
            "banner": null, "owner_id": text(g.owner), "application_id": null, "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300,
            "system_channel_id": g.system_channel.map(text),
            "system_channel_flags": 0, "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "roles": self.roles(guild),
            "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0,
            "max_presences": null, "max_members": 500_000, "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25, "vanity_url_code": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": g.locale,
            "rules_channel_id": null, "safety_alerts_channel_id": null,
            "public_updates_channel_id": null, "premium_progress_bar_enabled": false,
            "nsfw": false, "nsfw_level": 0, "emojis": [], "stickers": [], "incidents_data": null,
        }))
    }

    /// The guild as GUILD_CREATE gives it: with its channels and the threads the bot sees. All its members
    /// come only with the intent for them; else the bot is alone.
    pub fn guild_create(&self, guild: Id) -> Option<Value> {
        let mut value = self.guild(guild)?;
        let g = self.world.guilds.get(&guild)?;
        let bot = self.world.bot.id;
        let members: Vec<Value> = g
            .members
            .keys()
            .filter(|u| **u == bot)
            .filter_map(|u| self.member(guild, *u))
            .collect();
        let channels: Vec<Value> = self
            .world
            .text_channels(guild)
            .into_iter()
            .map(|c| self.channel(c))
            .collect();
        let threads: Vec<Value> = self
            .world
            .threads(guild)
            .into_iter()
            .filter(|c| self.world.sees(c.id, bot) && !c.is_archived())
            .map(|c| self.channel(c))
            .collect();
        value["joined_at"] = json!(stamp(g.joined_ms));
        value["large"] = json!(false);
        value["unavailable"] = json!(false);
        value["member_count"] = json!(g.members.len());
        value["members"] = json!(members);
        value["channels"] = json!(channels);
        value["threads"] = json!(threads);
        for empty in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            value[empty] = json!([]);
        }
        Some(value)
    }

    /// The address from which an attachment can be loaded.
    pub fn attachment_url(&self, channel: Id, a: &Attachment) -> String {
        format!(
            "{}/attachments/{channel}/{}/{}",
            self.base, a.id, a.filename
        )
    }

    fn attachment(&self, m: &Message, a: &Attachment) -> Value {
        let url = self.attachment_url(m.channel, a);
        let mut value = json!({
            "id": text(a.id), "filename": a.filename, "size": a.size, "url": url,
            "proxy_url": url,
        });
        let optional = [
            ("description", a.description.clone().map(Value::from)),
            ("content_type", a.content_type.clone().map(Value::from)),
            ("width", a.width.map(Value::from)),
            ("height", a.height.map(Value::from)),
        ];
        for (key, found) in optional {
            if let Some(found) = found {
                value[key] = found;
            }
        }
        if m.ephemeral_to.is_some() {
            value["ephemeral"] = json!(true);
        }
        value
    }

    /// A message as the bot and the page see it.
    pub fn message(&self, m: &Message) -> Value {
        let mut value = self.message_alone(m);
        if let Some(words) = &m.forwarded {
            value["message_reference"] = json!({
                "type": 1, "channel_id": text(m.channel), "message_id": text(m.id - 1),
            });
            value["message_snapshots"] = json!([{"message": {
                "type": 0, "content": words, "embeds": [], "attachments": [],
                "timestamp": stamp(made_at(m.id - 1)), "edited_timestamp": null, "flags": 0,
                "mentions": [], "mention_roles": [], "components": [],
            }}]);
        }
        if let Some(id) = m.reference.filter(|_| m.kind == 21 || m.kind == 6) {
            // A thread hangs on a message of the channel above.
            let place = match self.world.channels.get(&m.channel).map(|c| &c.kind) {
                Some(ChannelKind::Thread { parent, .. }) if m.kind == 21 => *parent,
                _ => m.channel,
            };
            value["message_reference"] = json!({
                "type": 0, "channel_id": text(place), "message_id": text(id),
            });
            if m.kind == 21 {
                value["referenced_message"] = self
                    .world
                    .message(place, id)
                    .map_or(Value::Null, |r| self.message_alone(r));
            }
            return value;
        }
        if let Some(id) = m.reference {
            value["message_reference"] = json!({
                "type": 0, "channel_id": text(m.channel), "message_id": text(id),
            });
            value["referenced_message"] = self
                .world
                .message(m.channel, id)
                .map_or(Value::Null, |r| self.message_alone(r));
        }
        value
    }

    fn message_alone(&self, m: &Message) -> Value {
        let mentions: Vec<Value> = m.mentions.iter().map(|u| self.user(*u)).collect();
        let attachments: Vec<Value> = m
            .attachments
            .iter()
            .filter(|a| !a.embedded)
            .map(|a| self.attachment(m, a))
            .collect();
        let mut embeds = m.embeds.clone();
        let mut components = m.components.clone();
        for part in embeds.iter_mut().chain(components.iter_mut()) {
            self.resolve_files(part, m);
        }
        let mut value = json!({
            "id": text(m.id), "channel_id": text(m.channel), "type": m.kind,
            "author": self.user(m.author), "content": m.content,
            "timestamp": stamp(made_at(m.id)), "edited_timestamp": m.edited_ms.map(stamp),
            "tts": m.tts, "mention_everyone": m.mention_everyone, "mentions": mentions,
            "mention_roles": [], "attachments": attachments, "embeds": embeds,
            "components": components, "pinned": m.pinned, "flags": m.flags,
        });
        if let Some(note) = &m.interaction {
            value["application_id"] = text(self.world.bot.id);
            value["webhook_id"] = text(self.world.bot.id);
            value["interaction_metadata"] = self.metadata(note);
            if let (2, Some(name)) = (note.kind, &note.name) {
                value["interaction"] = json!({
                    "id": text(note.id), "type": 2, "name": name, "user": self.user(note.user),
                });
            }
        }
        if let Some(name) = &m.sticker {
            value["sticker_items"] = json!([{"id": text(m.id), "name": name, "format_type": 1}]);
        }
        if let Some(thread) = m.thread.and_then(|id| self.world.channels.get(&id)) {
            value["thread"] = self.channel(thread);
        }
        value
    }

    fn metadata(&self, note: &InteractionNote) -> Value {
        let mut value = json!({
            "id": text(note.id), "type": note.kind, "user": self.user(note.user),
            "authorizing_integration_owners": owners(note.guild, note.user),
        });
        if let Some(name) = &note.name {
            value["name"] = json!(name);
        }
        if let Some(original) = note.original {
            value["original_response_message_id"] = text(original);
        }
        match (note.kind, note.source) {
            (3, Some(source)) => value["interacted_message_id"] = text(source),
            (5, source) => {
                // A modal's own trigger: the component's message, or the command.
                let mut trigger = json!({
                    "id": text(note.id), "type": if source.is_some() { 3 } else { 2 },
                    "user": self.user(note.user),
                    "authorizing_integration_owners": owners(note.guild, note.user),
                });
                if let Some(source) = source {
                    trigger["interacted_message_id"] = text(source);
                }
                value["triggering_interaction_metadata"] = trigger;
            }
            _ => {}
        }
        value
    }

    /// Replaces `attachment://name` by the file's address, wherever an embed or component has one.
    fn resolve_files(&self, value: &mut Value, m: &Message) {
        match value {
            Value::Object(map) => {
                if let Some(file) = map
                    .get("url")
                    .and_then(Value::as_str)
                    .and_then(|u| u.strip_prefix("attachment://"))
                    .and_then(|name| m.attachments.iter().rev().find(|a| a.filename == name))
                {
                    self.fill_media(map, m, file);
                }
                for (key, part) in map.iter_mut() {
                    if let Some(name) = part
                        .as_str()
                        .filter(|_| key.ends_with("icon_url"))
                        .and_then(|u| u.strip_prefix("attachment://"))
                        && let Some(file) = m.attachments.iter().rev().find(|a| a.filename == name)
                    {
                        *part = json!(self.attachment_url(m.channel, file));
                    }
                    self.resolve_files(part, m);
                }
            }
            Value::Array(list) => {
                for part in list {
                    self.resolve_files(part, m);
                }
            }
            _ => {}
        }
    }

    fn fill_media(&self, map: &mut Map<String, Value>, m: &Message, file: &Attachment) {
        let url = self.attachment_url(m.channel, file);
        map.insert("url".to_owned(), json!(url));
        map.insert("proxy_url".to_owned(), json!(url));
        if let (Some(w), Some(h)) = (file.width, file.height) {
            map.insert("width".to_owned(), json!(w));
            map.insert("height".to_owned(), json!(h));
        }
        if let Some(kind) = &file.content_type {
            map.insert("content_type".to_owned(), json!(kind));
        }
        if let Some(words) = &file.description {
            map.insert("description".to_owned(), json!(words));
        }
    }
}

/// Who authorised the bot for an interaction: the guild, or in private the person with the bot.
pub(crate) fn owners(guild: Option<Id>, _user: Id) -> Value {
    match guild {
        Some(guild) => json!({"0": text(guild)}),
        // A guild-installed bot in its own private messages: Discord sends guild "0".
        None => json!({"0": "0"}),
    }
}
