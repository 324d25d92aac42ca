//! Channels, their messages and threads, and private conversations, as the bot asks for them.

use super::clock::Id;
use super::draft::{self, HAS_THREAD};
use super::hub::{Nonce, Turn};
use super::perms;
use super::post::Manner;
use super::refuse::{ApiError, Form};
use super::rest::Ask;
use super::routes::{Answer, Reply, id};
use super::world::ChannelKind;
use serde_json::Value;

/// How long `enforce_nonce` remembers, in milliseconds: "a few minutes".
pub const NONCE_MS: i64 = 3 * 60 * 1000;

/// Everything under `/channels/{id}`.
pub(super) fn route(turn: &mut Turn<'_>, ask: &Ask, channel: Id, rest: &[&str]) -> Answer {
    turn.need(channel, perms::VIEW_CHANNEL)?;
    match (ask.method.as_str(), rest) {
        ("GET", []) => shown(turn, channel),
        ("PATCH", []) => change(turn, ask, channel),
        ("DELETE", []) => {
            let before = shown(turn, channel)?;
            let threaded = turn
                .inner
                .world
                .channels
                .get(&channel)
                .is_some_and(super::world::Channel::is_thread);
            turn.need(
                channel,
                if threaded {
                    perms::MANAGE_THREADS
                } else {
                    perms::MANAGE_CHANNELS
                },
            )?;
            turn.remove_channel(channel);
            Ok(before)
        }
        ("POST", ["typing"]) => {
            turn.need(channel, perms::SEND_MESSAGES)?;
            Ok(Reply::nothing())
        }
        ("GET", ["messages"]) => list(turn, ask, channel),
        ("POST", ["messages"]) => create(turn, ask, channel),
        ("POST", ["threads"]) => thread(turn, ask, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            thread(turn, ask, channel, Some(id(message)?))
        }
        ("PUT", ["thread-members", user]) => add_to_thread(turn, channel, id(user)?),
        ("GET", ["messages", message]) => {
            turn.need(channel, perms::READ_MESSAGE_HISTORY)?;
            message_shown(turn, channel, id(message)?)
        }
        ("PATCH", ["messages", message]) => {
            let message = id(message)?;
            own(turn, channel, message)?;
            let draft = draft::read(&ask.body, ask.files.clone(), true)?;
            turn.edit(channel, message, draft)?;
            message_shown(turn, channel, message)
        }
        ("DELETE", ["messages", message]) => {
            let message = id(message)?;
            match own(turn, channel, message) {
                // Others' messages need a permission, not authorship.
                Err(error) if error.code == 50005 => turn.need(channel, perms::MANAGE_MESSAGES)?,
                other => other?,
            }
            turn.delete(channel, message)?;
            Ok(Reply::nothing())
        }
        ("PUT" | "DELETE", ["pins", message] | ["messages", "pins", message]) => {
            turn.need(channel, perms::MANAGE_MESSAGES)?;
            let message = id(message)?;
            let pinned = ask.method == "PUT";
            let found = turn.inner.world.message_mut(channel, message);
            found.ok_or_else(ApiError::unknown_message)?.pinned = pinned;
            turn.touch();
            turn.announce("MESSAGE_UPDATE", "message_update", channel, message, None);
            Ok(Reply::nothing())
        }
        _ => Err(ApiError::not_found()),
    }
}

impl Turn<'_> {
    /// Whether the bot may do something in a channel, as an error when not.
    fn need(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let world = &self.inner.world;
        if !world.channels.contains_key(&channel) {
            return Err(ApiError::unknown_channel());
        }
        let have = world.permissions(channel, world.bot.id);
        if have & perms::VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        if have & bits != bits {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    /// Brings an archived thread back.
    pub fn wake(&mut self, channel: Id) {
        let found = self.inner.world.channels.get_mut(&channel);
        if let Some(ChannelKind::Thread { archived, .. }) = found.map(|c| &mut c.kind)
            && *archived
        {
            *archived = false;
            self.channel_event("THREAD_UPDATE", "channel_update", channel);
        }
    }

    /// Removes a channel, its threads and its messages.
    pub fn remove_channel(&mut self, channel: Id) {
        let inside: Vec<Id> = self
            .inner
            .world
            .channels
            .values()
            .filter(|c| matches!(c.kind, ChannelKind::Thread { parent, .. } if parent == channel))
            .map(|c| c.id)
            .collect();
        for thread in inside {
            self.remove_channel(thread);
        }
        let Some(found) = self.inner.world.channels.get(&channel) else {
            return;
        };
        let event = if found.is_thread() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.channel_event(event, "channel_delete", channel);
        self.inner.world.channels.remove(&channel);
        let messages = self.inner.world.messages.remove(&channel);
        for message in messages.into_iter().flatten() {
            for file in message.1.attachments {
                self.shared.files.remove(file.id);
            }
        }
        self.touch();
    }
}

fn shown(turn: &Turn<'_>, channel: Id) -> Answer {
    let found = turn.inner.world.channels.get(&channel);
    let found = found.ok_or_else(ApiError::unknown_channel)?;
    Ok(Reply::ok(turn.objects().channel(found)))
}

fn message_shown(turn: &Turn<'_>, channel: Id, message: Id) -> Answer {
    let found = turn.inner.world.message(channel, message);
    // What only one person sees is not found by its channel.
    let found = found
        .filter(|m| m.ephemeral_to.is_none())
        .ok_or_else(ApiError::unknown_message)?;
    Ok(Reply::ok(turn.objects().message(found)))
}

fn own(turn: &Turn<'_>, channel: Id, message: Id) -> Result<(), ApiError> {
    let found = turn.inner.world.message(channel, message);
    let found = found
        .filter(|m| m.ephemeral_to.is_none())
        .ok_or_else(ApiError::unknown_message)?;
    if found.author == turn.bot() {
        Ok(())
    } else {
        Err(ApiError::others_message())
    }
}

fn create(turn: &mut Turn<'_>, ask: &Ask, channel: Id) -> Answer {
    let bot = turn.bot();
    turn.need(channel, perms::SEND_MESSAGES)?;
    let found = turn.inner.world.channels.get(&channel);
    match found.map(|c| &c.kind) {
        Some(ChannelKind::Dm { users }) => {
            let world = &turn.inner.world;
            let mut others = users.iter().filter_map(|u| world.people.get(u));
            if others.any(|p| p.closed_dms) {
                return Err(ApiError::closed_dms());
            }
            let together = |user: &Id| {
                let guilds = world.guilds.values();
                let both = |g: &&super::world::Guild| {
                    g.members.contains_key(user) && g.members.contains_key(&bot)
                };
                *user == bot || guilds.filter(both).count() > 0
            };
            if !users.iter().all(together) {
                return Err(ApiError::no_mutual_guild());
            }
        }
        // Writing wakes an archived thread, unless it is locked.
        Some(ChannelKind::Thread { locked: true, .. }) => return Err(ApiError::archived_thread()),
        _ => {}
    }
    let mut draft = draft::read(&ask.body, ask.files.clone(), false)?;
    if draft.is_empty() {
        return Err(ApiError::empty_message());
    }
    if draft.flags & draft::EPHEMERAL != 0 {
        draft.flags &= !draft::EPHEMERAL;
    }
    if !draft.files.is_empty() {
        turn.need(channel, perms::ATTACH_FILES)?;
    }
    let have = turn.inner.world.permissions(channel, bot);
    if have & perms::EMBED_LINKS == 0 {
        // Discord posts the rest and leaves the embeds out.
        draft.embeds = None;
    }
    if have & perms::MENTION_EVERYONE == 0 {
        let mut allowed = draft.mentions.take().unwrap_or(draft::AllowedMentions {
            all_users: true,
            ..draft::AllowedMentions::default()
        });
        allowed.everyone = false;
        draft.mentions = Some(allowed);
    }
    if let Some(reference) = draft.reference
        && turn.inner.world.message(channel, reference).is_none()
    {
        if draft.reference_must_exist {
            let mut form = Form::default();
            form.fault(
                "message_reference",
                "REPLIES_UNKNOWN_MESSAGE",
                "Unknown message",
            );
            form.done()?;
        }
        draft.reference = None;
    }
    let nonce = draft.nonce.clone();
    if draft.enforce_nonce
        && let Some(nonce) = &nonce
        && let Some(done) = recent(turn, nonce)
    {
        // Deleted since: Discord says so rather than posting again.
        let mut reply = message_shown(turn, done.0, done.1)?;
        if let Some(body) = &mut reply.body {
            body["nonce"] = Value::String(nonce.clone());
        }
        return Ok(reply);
    }
    turn.wake(channel);
    let message = turn.post(bot, channel, draft, Manner::default());
    let mut reply = message_shown(turn, channel, message)?;
    if let Some(nonce) = nonce {
        // Only this answer and the event carry the nonce: Discord does not store it.
        if let Some(body) = &mut reply.body {
            body["nonce"] = Value::String(nonce.clone());
        }
        let at_ms = turn.now;
        turn.inner.nonces.push_back(Nonce {
            at_ms,
            nonce,
            channel,
            message,
        });
    }
    Ok(reply)
}

/// The message lately sent with a nonce.
fn recent(turn: &mut Turn<'_>, nonce: &str) -> Option<(Id, Id)> {
    let oldest = turn.now - NONCE_MS;
    while turn.inner.nonces.front().is_some_and(|n| n.at_ms < oldest) {
        turn.inner.nonces.pop_front();
    }
    let mut list = turn.inner.nonces.iter();
    list.find(|n| n.nonce == nonce)
        .map(|n| (n.channel, n.message))
}

fn list(turn: &Turn<'_>, ask: &Ask, channel: Id) -> Answer {
    let mut form = Form::default();
    let limit = match ask.query("limit").map(str::parse::<usize>) {
        None => 50,
        Some(Ok(n)) if (1..=100).contains(&n) => n,
        Some(_) => {
            form.fault(
                "limit",
                "NUMBER_TYPE_MAX",
                "int value should be between 1 and 100.",
            );
            50
        }
    };
    form.done()?;
    if turn.need(channel, perms::READ_MESSAGE_HISTORY).is_err() {
        // Discord gives an empty list rather than an error.
        return Ok(Reply::ok(Value::Array(Vec::new())));
    }
    let bound = |key: &str| ask.query(key).and_then(|v| v.parse::<Id>().ok());
    let Some(all) = turn.inner.world.messages.get(&channel) else {
        return Ok(Reply::ok(Value::Array(Vec::new())));
    };
    let public = all.values().filter(|m| m.ephemeral_to.is_none());
    let mut found: Vec<_> = if let Some(after) = bound("after") {
        public.filter(|m| m.id > after).take(limit).collect()
    } else if let Some(around) = bound("around") {
        let mut list: Vec<_> = public.collect();
        list.sort_by_key(|m| m.id.abs_diff(around));
        list.truncate(limit);
        list.sort_by_key(|m| m.id);
        list
    } else {
        let before = bound("before").unwrap_or(Id::MAX);
        let mut list: Vec<_> = public.rev().filter(|m| m.id < before).take(limit).collect();
        list.reverse();
        list
    };
    found.reverse();
    let objects = turn.objects();
    Ok(Reply::ok(
        found
            .into_iter()
            .map(|m| objects.message(m))
            .collect::<Vec<_>>()
            .into(),
    ))
}

fn thread(turn: &mut Turn<'_>, ask: &Ask, parent: Id, message: Option<Id>) -> Answer {
    let found = turn.inner.world.channels.get(&parent);
    if !matches!(found.map(|c| &c.kind), Some(ChannelKind::Text { .. })) {
        return Err(ApiError::new(
            400,
            50024,
            "Cannot execute action on this channel type",
        ));
    }
    let mut form = Form::default();
    let name = ask.body.get("name").and_then(Value::as_str).unwrap_or("");
    form.between("name", name.trim(), 100);
    let auto_archive = ask
        .body
        .get("auto_archive_duration")
        .and_then(Value::as_u64)
        .unwrap_or(4320);
    if ![60, 1440, 4320, 10080].contains(&auto_archive) {
        form.fault(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        );
    }
    form.done()?;
    // Without a message and without a type, Discord opens a private thread.
    let kind = ask.body.get("type").and_then(Value::as_u64).unwrap_or(12);
    let private = message.is_none() && kind == 12;
    let bits = if private {
        perms::CREATE_PRIVATE_THREADS
    } else {
        perms::CREATE_PUBLIC_THREADS
    };
    turn.need(parent, bits)?;
    if let Some(message) = message {
        let found = turn.inner.world.message(parent, message);
        let found = found.filter(|m| m.ephemeral_to.is_none());
        if found.ok_or_else(ApiError::unknown_message)?.flags & HAS_THREAD != 0 {
            return Err(ApiError::has_thread());
        }
    }
    let auto_archive = u32::try_from(auto_archive).unwrap_or(4320);
    let id = turn.open_thread(parent, message, name.trim(), private, auto_archive)?;
    let reply = shown(turn, id)?;
    Ok(Reply::created(reply.body.unwrap_or_default()))
}

fn add_to_thread(turn: &mut Turn<'_>, channel: Id, user: Id) -> Answer {
    turn.need(channel, perms::SEND_MESSAGES)?;
    if !turn.inner.world.people.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let found = turn.inner.world.channels.get_mut(&channel);
    match found.map(|c| &mut c.kind) {
        Some(ChannelKind::Thread { members, .. }) => {
            members.insert(user);
        }
        _ => return Err(ApiError::unknown_channel()),
    }
    turn.touch();
    turn.channel_event("THREAD_UPDATE", "channel_update", channel);
    Ok(Reply::nothing())
}

fn change(turn: &mut Turn<'_>, ask: &Ask, channel: Id) -> Answer {
    let bot = turn.bot();
    let thread_owner = match turn.inner.world.channels.get(&channel).map(|c| &c.kind) {
        Some(ChannelKind::Thread { owner, .. }) => Some(*owner),
        Some(ChannelKind::Text { .. }) => None,
        _ => return Err(ApiError::missing_permissions()),
    };
    // The one who opened a thread may rename and archive it.
    match thread_owner {
        Some(owner) if owner == bot => {}
        Some(_) => turn.need(channel, perms::MANAGE_THREADS)?,
        None => turn.need(channel, perms::MANAGE_CHANNELS)?,
    }
    let mut form = Form::default();
    let name = ask.body.get("name").and_then(Value::as_str);
    if let Some(name) = name {
        form.between("name", name, 100);
    }
    form.done()?;
    let flag = |key: &str| ask.body.get(key).and_then(Value::as_bool);
    let (archive, lock) = (flag("archived"), flag("locked"));
    let words = ask.body.get("topic").and_then(Value::as_str);
    if let Some(found) = turn.inner.world.channels.get_mut(&channel) {
        if let Some(name) = name {
            found.name = name.to_owned();
        }
        match &mut found.kind {
            ChannelKind::Thread {
                archived, locked, ..
            } => {
                *archived = archive.unwrap_or(*archived);
                *locked = lock.unwrap_or(*locked);
            }
            ChannelKind::Text { topic, .. } => {
                if let Some(words) = words {
                    *topic = Some(words.to_owned());
                }
            }
            ChannelKind::Dm { .. } => {}
        }
    }
    turn.touch();
    let event = if thread_owner.is_some() {
        "THREAD_UPDATE"
    } else {
        "CHANNEL_UPDATE"
    };
    turn.channel_event(event, "channel_update", channel);
    shown(turn, channel)
}

/// `POST /users/@me/channels`
pub(super) fn open_dm(turn: &mut Turn<'_>, ask: &Ask) -> Answer {
    let user = ask
        .body
        .get("recipient_id")
        .and_then(|v| v.as_u64().or_else(|| v.as_str()?.parse().ok()));
    let Some(user) = user else {
        let mut form = Form::default();
        form.required("recipient_id");
        form.done()?;
        return Err(ApiError::bad_json());
    };
    if !turn.inner.world.people.contains_key(&user) {
        return Err(ApiError::new(400, 50033, "Invalid Recipient(s)"));
    }
    let bot = turn.bot();
    let channel = turn.dm(bot, user);
    shown(turn, channel)
}
