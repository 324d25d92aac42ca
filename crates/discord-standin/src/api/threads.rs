//! Threads: begun, joined, woken, and archived when nothing happens in them.

use crate::api::ask::Ask;
use crate::api::channels::shown;
use crate::api::draft::{Draft, HAS_THREAD};
use crate::api::post::Manner;
use crate::api::refuse::{ApiError, Form};
use crate::api::reply::{Answer, Reply};
use crate::hub::Turn;
use crate::world::clock::{Id, made_at};
use crate::world::perms;
use crate::world::{ChannelKind, sorts};
use serde_json::Value;

/// A message that Discord itself writes when somebody is put into a thread.
const ADDED: u8 = 1;

/// Begins a thread in a channel, at a message if one is given.
pub(crate) fn thread(turn: &mut Turn<'_>, ask: &Ask, parent: Id, message: Option<Id>) -> Answer {
    let found = turn.inner.world.channels.get(&parent);
    let Some(ChannelKind::Text { sort, .. }) = found.map(|c| &c.kind) else {
        return Err(ApiError::wrong_kind());
    };
    let sort = *sort;
    if !matches!(sort, sorts::TEXT | sorts::NEWS) {
        return Err(ApiError::wrong_kind());
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
    // What is announced is for all: there are no private threads.
    if private && sort == sorts::NEWS {
        return Err(ApiError::wrong_kind());
    }
    turn.need(parent, bits)?;
    if turn.active_threads(parent) >= turn.inner.most_threads {
        return Err(ApiError::too_many_threads());
    }
    if let Some(message) = message {
        let found = turn.inner.world.message(parent, message);
        let found = found.filter(|m| m.ephemeral_to.is_none());
        if found.ok_or_else(ApiError::unknown_message)?.flags & HAS_THREAD != 0 {
            return Err(ApiError::has_thread());
        }
    }
    let auto_archive = u32::try_from(auto_archive).unwrap_or(4320);
    let id = turn.open_thread(parent, message, name.trim(), private, auto_archive)?;
    let may_invite = ask.body.get("invitable").and_then(Value::as_bool);
    if let Some(found) = turn.inner.world.channels.get_mut(&id)
        && let ChannelKind::Thread { invitable, .. } = &mut found.kind
    {
        *invitable = may_invite.unwrap_or(true);
    }
    let reply = shown(turn, id)?;
    Ok(Reply::created(reply.body.unwrap_or_default()))
}

/// Puts a person into a thread.
pub(crate) fn add_to_thread(turn: &mut Turn<'_>, channel: Id, user: Id) -> Answer {
    turn.need(channel, perms::SEND_MESSAGES)?;
    if !turn.inner.world.people.contains_key(&user) {
        return Err(ApiError::unknown_user());
    }
    let found = turn.inner.world.channels.get(&channel);
    let Some(ChannelKind::Thread { guild, parent, .. }) = found.map(|c| &c.kind) else {
        return Err(ApiError::unknown_channel());
    };
    let (guild, parent) = (*guild, *parent);
    turn.is_awake(channel)?;
    let server = turn.inner.world.guilds.get(&guild);
    if !server.is_some_and(|g| g.members.contains_key(&user)) {
        return Err(ApiError::unknown_member());
    }
    // Who does not see the channel does not see its threads.
    if !turn.inner.world.sees(parent, user) {
        return Err(ApiError::missing_access());
    }
    turn.put_in(turn.bot(), channel, user);
    Ok(Reply::nothing())
}

/// Takes a person out of a thread: out of a private one its owner may, else whoever manages threads.
pub(crate) fn remove_from_thread(turn: &mut Turn<'_>, channel: Id, user: Id) -> Answer {
    turn.is_awake(channel)?;
    let bot = turn.bot();
    let found = turn.inner.world.channels.get(&channel);
    match found.map(|c| &c.kind) {
        Some(ChannelKind::Thread { private, owner, .. }) if *private && *owner == bot => {}
        Some(ChannelKind::Thread { .. }) => turn.need(channel, perms::MANAGE_THREADS)?,
        _ => return Err(ApiError::unknown_channel()),
    }
    let found = turn.inner.world.channels.get_mut(&channel);
    if let Some(ChannelKind::Thread { members, .. }) = found.map(|c| &mut c.kind)
        && !members.remove(&user)
    {
        return Err(ApiError::unknown_member());
    }
    turn.touch();
    turn.channel_event("THREAD_UPDATE", "channel_update", channel);
    Ok(Reply::nothing())
}

impl Turn<'_> {
    /// Only a new message, or being woken, is for an archived thread; a locked one is for moderators.
    pub fn is_awake(&self, channel: Id) -> Result<(), ApiError> {
        let found = self.inner.world.channels.get(&channel);
        match found.map(|c| &c.kind) {
            Some(ChannelKind::Thread { archived: true, .. }) => Err(ApiError::archived_thread()),
            Some(ChannelKind::Thread { locked: true, .. }) => self.is_unlocked(channel),
            _ => Ok(()),
        }
    }

    /// A locked thread is for moderators.
    pub fn is_unlocked(&self, channel: Id) -> Result<(), ApiError> {
        let found = self.inner.world.channels.get(&channel);
        let locked = matches!(
            found.map(|c| &c.kind),
            Some(ChannelKind::Thread { locked: true, .. })
        );
        if locked && self.need(channel, perms::MANAGE_THREADS).is_err() {
            Err(ApiError::archived_thread())
        } else {
            Ok(())
        }
    }

    /// Something happens in a thread, which brings it back if it was archived.
    pub fn wake(&mut self, channel: Id) {
        let now = self.now;
        let found = self.inner.world.channels.get_mut(&channel);
        if let Some(ChannelKind::Thread {
            archived,
            active_ms,
            ..
        }) = found.map(|c| &mut c.kind)
        {
            *active_ms = now;
            if std::mem::take(archived) {
                self.channel_event("THREAD_UPDATE", "channel_update", channel);
            }
        }
    }

    /// Archives the threads in which nothing has happened for as long as they say.
    pub fn doze(&mut self) {
        let now = self.now;
        let mut quiet = Vec::new();
        for channel in self.inner.world.channels.values_mut() {
            let born = made_at(channel.id);
            if let ChannelKind::Thread {
                archived,
                auto_archive,
                active_ms,
                ..
            } = &mut channel.kind
                && !*archived
                && now - born.max(*active_ms) > i64::from(*auto_archive) * 60_000
            {
                *archived = true;
                quiet.push(channel.id);
            }
        }
        for thread in quiet {
            self.channel_event("THREAD_UPDATE", "channel_update", thread);
        }
    }

    /// How many threads of a channel's server are not archived.
    fn active_threads(&self, channel: Id) -> usize {
        let guild = self.guild_of(channel);
        let threads = guild.map(|guild| self.inner.world.threads(guild));
        let threads = threads.into_iter().flatten();
        threads.filter(|thread| !thread.is_archived()).count()
    }

    /// Puts a person into a thread; whoever reads a private one is told.
    pub fn put_in(&mut self, by: Id, thread: Id, user: Id) {
        let found = self.inner.world.channels.get_mut(&thread);
        let Some(ChannelKind::Thread {
            members, private, ..
        }) = found.map(|c| &mut c.kind)
        else {
            return;
        };
        let (new, private) = (members.insert(user), *private);
        if !new {
            return;
        }
        self.touch();
        self.channel_event("THREAD_UPDATE", "channel_update", thread);
        if private {
            let manner = Manner {
                kind: ADDED,
                ..Manner::default()
            };
            let note = Draft {
                names: Some(user),
                ..Draft::default()
            };
            self.post(by, thread, note, manner);
        }
    }
}
