//! Channels, their messages and threads, and private conversations, as the bot asks for them.

use crate::api::ask::Ask;
use crate::api::buckets;
use crate::api::draft;
use crate::api::post::Manner;
use crate::api::refuse::{ApiError, Form};
use crate::api::reply::{Answer, Reply, id};
use crate::api::server::permit;
use crate::api::threads::{add_to_thread, remove_from_thread, thread};
use crate::hub::{Nonce, Turn};
use crate::world::clock::{Id, made_at};
use crate::world::perms;
use crate::world::{ChannelKind, sorts};
use serde_json::Value;

/// How long `enforce_nonce` remembers, in milliseconds: "a few minutes".
pub const NONCE_MS: i64 = 3 * 60 * 1000;

/// A message that Discord itself writes when one is pinned.
const PINNED: u8 = 6;

/// Everything under `/channels/{id}`.
pub(crate) fn route(turn: &mut Turn<'_>, ask: &Ask, channel: Id, rest: &[&str]) -> Answer {
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
                .is_some_and(crate::world::Channel::is_thread);
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
            turn.takes_words(channel)?;
            Ok(Reply::nothing())
        }
        ("GET", ["messages"]) => list(turn, ask, channel),
        ("POST", ["messages"]) => create(turn, ask, channel),
        ("POST", ["threads"]) => thread(turn, ask, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            thread(turn, ask, channel, Some(id(message)?))
        }
        ("PUT", ["thread-members", user]) => add_to_thread(turn, channel, id(user)?),
        ("DELETE", ["thread-members", user]) => remove_from_thread(turn, channel, id(user)?),
        ("GET", ["messages", message]) => {
            turn.need(channel, perms::READ_MESSAGE_HISTORY)?;
            message_shown(turn, channel, id(message)?)
        }
        ("PATCH", ["messages", message]) => {
            let message = id(message)?;
            own(turn, channel, message)?;
            turn.is_awake(channel)?;
            let mut draft = draft::read(&ask.body, ask.files.clone(), true)?;
            if !draft.files.is_empty() {
                turn.need(channel, perms::ATTACH_FILES)?;
            }
            turn.leave_out_embeds(channel, &mut draft);
            buckets::old_edit(turn, channel, made_at(message))?;
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
            turn.is_awake(channel)?;
            turn.delete(channel, message)?;
            Ok(Reply::nothing())
        }
        ("PUT" | "DELETE", ["permissions", of]) => permit(turn, ask, channel, id(of)?),
        ("PUT" | "DELETE", ["pins", message] | ["messages", "pins", message]) => {
            turn.need(channel, perms::MANAGE_MESSAGES)?;
            turn.is_awake(channel)?;
            turn.pin(turn.bot(), channel, id(message)?, ask.method == "PUT")?;
            Ok(Reply::nothing())
        }
        _ => Err(ApiError::not_found()),
    }
}

impl Turn<'_> {
    /// Whether the bot may do something in a channel, as an error when not.
    pub fn need(&self, channel: Id, bits: u64) -> Result<(), ApiError> {
        let world = &self.inner.world;
        if !world.channels.contains_key(&channel) {
            return Err(ApiError::unknown_channel());
        }
        let have = world.permissions_at(channel, world.bot.id, self.now);
        if have & perms::VIEW_CHANNEL == 0 {
            return Err(ApiError::missing_access());
        }
        if have & bits != bits {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    /// Whether messages can be sent in a channel of this kind at all.
    fn takes_words(&self, channel: Id) -> Result<(), ApiError> {
        let found = self.inner.world.channels.get(&channel);
        match found.map(|c| &c.kind) {
            Some(ChannelKind::Text {
                sort: sorts::FORUM | sorts::MEDIA | sorts::CATEGORY,
                ..
            }) => Err(ApiError::no_words_here()),
            _ => Ok(()),
        }
    }

    /// Without the permission for embeds Discord takes the rest and leaves them out.
    fn leave_out_embeds(&self, channel: Id, draft: &mut draft::Draft) {
        if self.need(channel, perms::EMBED_LINKS).is_err() {
            draft.embeds = None;
        }
    }

    /// Pins a message or takes its pin away; Discord says so in the channel.
    pub fn pin(&mut self, by: Id, channel: Id, message: Id, pinned: bool) -> Result<(), ApiError> {
        let found = self.inner.world.message_mut(channel, message);
        found.ok_or_else(ApiError::unknown_message)?.pinned = pinned;
        self.touch();
        self.announce("MESSAGE_UPDATE", "message_update", channel, message, None);
        if pinned {
            let manner = Manner {
                kind: PINNED,
                ..Manner::default()
            };
            let note = draft::Draft {
                about: Some(message),
                ..draft::Draft::default()
            };
            self.post(by, channel, note, manner);
        }
        Ok(())
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
        // A category's channels stay, under none.
        let under: Vec<Id> = self.inner.world.inside(channel).map(|c| c.id).collect();
        for id in under {
            if let Some(found) = self.inner.world.channels.get_mut(&id)
                && let ChannelKind::Text { category, .. } = &mut found.kind
            {
                *category = None;
                self.channel_event("CHANNEL_UPDATE", "channel_update", id);
            }
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

/// A channel as Discord shows it.
pub(crate) fn shown(turn: &Turn<'_>, channel: Id) -> Answer {
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
    turn.takes_words(channel)?;
    turn.need(channel, perms::SEND_MESSAGES)?;
    // Writing wakes an archived thread, unless it is locked.
    turn.is_unlocked(channel)?;
    let found = turn.inner.world.channels.get(&channel);
    if let Some(ChannelKind::Dm { users }) = found.map(|c| &c.kind) {
        let world = &turn.inner.world;
        let mut others = users.iter().filter_map(|u| world.people.get(u));
        if others.any(|p| p.closed_dms) {
            return Err(ApiError::closed_dms());
        }
        let together = |user: &Id| {
            let guilds = world.guilds.values();
            let both = |g: &&crate::world::Guild| {
                g.members.contains_key(user) && g.members.contains_key(&bot)
            };
            *user == bot || guilds.filter(both).count() > 0
        };
        if !users.iter().all(together) {
            return Err(ApiError::no_mutual_guild());
        }
    }
    let mut draft = draft::read(&ask.body, ask.files.clone(), false)?;
    turn.leave_out_embeds(channel, &mut draft);
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
        && let Some(done) = recent(turn, channel, nonce)
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

/// The message lately sent in a channel with a nonce.
fn recent(turn: &mut Turn<'_>, channel: Id, nonce: &str) -> Option<(Id, Id)> {
    let oldest = turn.now - NONCE_MS;
    while turn.inner.nonces.front().is_some_and(|n| n.at_ms < oldest) {
        turn.inner.nonces.pop_front();
    }
    let mut list = turn.inner.nonces.iter();
    list.find(|n| n.channel == channel && n.nonce == nonce)
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
        // Whoever may write there may wake it.
        Some(_) if ask.body == serde_json::json!({"archived": false}) => {
            turn.need(channel, perms::SEND_MESSAGES)?;
        }
        Some(_) => turn.need(channel, perms::MANAGE_THREADS)?,
        None => turn.need(channel, perms::MANAGE_CHANNELS)?,
    }
    let flag = |key: &str| ask.body.get(key).and_then(Value::as_bool);
    let (archive, lock) = (flag("archived"), flag("locked"));
    if let Some(ChannelKind::Thread {
        archived, locked, ..
    }) = turn.inner.world.channels.get(&channel).map(|c| &c.kind)
    {
        // An archived thread can only be woken, and be changed in the same request.
        if *archived && archive != Some(false) {
            return Err(ApiError::archived_thread());
        }
        // Locking is for moderators, and so is waking what is locked.
        if lock.is_some() || *locked {
            turn.need(channel, perms::MANAGE_THREADS)?;
        }
    }
    let mut form = Form::default();
    let name = ask.body.get("name").and_then(Value::as_str);
    if let Some(name) = name {
        form.between("name", name, 100);
    }
    form.done()?;
    let now = turn.now;
    let words = ask.body.get("topic").and_then(Value::as_str);
    if let Some(found) = turn.inner.world.channels.get_mut(&channel) {
        if let Some(name) = name {
            found.name = name.to_owned();
        }
        match &mut found.kind {
            ChannelKind::Thread {
                archived,
                locked,
                active_ms,
                ..
            } => {
                *active_ms = now;
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
pub(crate) fn open_dm(turn: &mut Turn<'_>, ask: &Ask) -> Answer {
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
