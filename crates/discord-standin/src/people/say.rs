//! What a person writes: words, other things, changes of them; and what Discord would not let them write.

use crate::api::draft::{self, Draft};
use crate::api::post::Manner;
use crate::hub::{Shared, Turn};
use crate::people::refusal::Refusal;
use crate::world::clock::{Id, made_at};
use crate::world::perms;
use crate::world::{ChannelKind, sorts};
use std::sync::Arc;

/// Writes a message.
pub(crate) fn say(
    shared: &Arc<Shared>,
    user: Id,
    channel: Id,
    content: &str,
) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    let content = turn.writable(user, channel, content)?;
    let mut draft = Draft {
        content: Some(content),
        ..Draft::default()
    };
    if turn.inner.world.permissions(channel, user) & perms::MENTION_EVERYONE == 0 {
        draft.mentions = Some(draft::AllowedMentions {
            all_users: true,
            ..draft::AllowedMentions::default()
        });
    }
    turn.wake(channel);
    Ok(turn.post(user, channel, draft, Manner::default()))
}

/// What beside words somebody may send.
#[derive(Clone, Debug)]
pub enum Sent {
    /// A sticker of this name.
    Sticker(String),
    /// Another message, passed on: its words.
    Forward(String),
    /// A file of this name and these bytes.
    File(String, Vec<u8>),
    /// A reply to a message, with these words.
    Reply(Id, String),
}

/// Sends something other than plain words.
pub(crate) fn send(shared: &Arc<Shared>, user: Id, channel: Id, sent: Sent) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    turn.writable(user, channel, "x")?;
    let mut draft = Draft::default();
    match sent {
        Sent::Sticker(name) => draft.sticker = Some(name),
        Sent::Forward(words) => draft.forwarded = Some(words),
        Sent::File(filename, bytes) => draft.files.push(draft::Upload {
            index: 0,
            filename,
            bytes,
        }),
        Sent::Reply(to, words) => {
            draft.reference = Some(to);
            draft.content = Some(words);
        }
    }
    turn.wake(channel);
    Ok(turn.post(user, channel, draft, Manner::default()))
}

/// Changes the words of a message one wrote.
pub(crate) fn rewrite(
    shared: &Arc<Shared>,
    user: Id,
    (channel, message): (Id, Id),
    content: &str,
) -> Result<(), Refusal> {
    let mut turn = shared.turn();
    turn.own(user, channel, message)?;
    let content = turn.writable(user, channel, content)?;
    let draft = Draft {
        content: Some(content),
        ..Draft::default()
    };
    turn.edit(channel, message, draft)
        .map_err(|_| Refusal::NoSuchMessage(message))
}

/// Deletes a message one wrote.
pub(crate) fn unsay(
    shared: &Arc<Shared>,
    user: Id,
    (channel, message): (Id, Id),
) -> Result<(), Refusal> {
    let mut turn = shared.turn();
    turn.own(user, channel, message)?;
    turn.delete(channel, message)
        .map_err(|_| Refusal::NoSuchMessage(message))
}

impl Turn<'_> {
    /// A message somebody wrote themselves, where they still see it.
    fn own(&self, user: Id, channel: Id, message: Id) -> Result<(), Refusal> {
        self.person(user)?;
        self.seen_channel(user, channel)?;
        let found = self.inner.world.message(channel, message);
        found
            .filter(|m| m.author == user)
            .map(drop)
            .ok_or(Refusal::NoSuchMessage(message))
    }

    /// The words, if this person may write them there now.
    fn writable(&mut self, user: Id, channel: Id, content: &str) -> Result<String, Refusal> {
        self.doze();
        self.person(user)?;
        self.seen_channel(user, channel)?;
        let world = &self.inner.world;
        let bits = world.permissions_at(channel, user, self.now);
        if bits & perms::SEND_MESSAGES == 0 {
            return Err(Refusal::CannotWrite);
        }
        let moderates = bits & (perms::MANAGE_THREADS | perms::MANAGE_MESSAGES) != 0;
        match world.channels.get(&channel).map(|c| &c.kind) {
            Some(ChannelKind::Thread { locked: true, .. }) if !moderates => {
                return Err(Refusal::CannotWrite);
            }
            Some(ChannelKind::Text {
                sort: sorts::FORUM | sorts::MEDIA,
                ..
            }) => return Err(Refusal::CannotWrite),
            // Bots need not wait; people do.
            Some(ChannelKind::Text { slow, .. }) if *slow > 0 && !moderates => {
                let own = world.messages.get(&channel).into_iter().flatten();
                let last = own
                    .filter(|(_, m)| m.author == user)
                    .map(|(id, _)| *id)
                    .max();
                let next = last.map_or(0, |id| made_at(id) + i64::from(*slow) * 1_000);
                if self.now < next {
                    return Err(Refusal::CannotWrite);
                }
            }
            _ => {}
        }
        let content = content.trim();
        if content.is_empty() {
            return Err(Refusal::Empty);
        }
        let pays = world.people.get(&user).is_some_and(|p| p.nitro);
        if content.chars().count() > if pays { 4_000 } else { 2_000 } {
            return Err(Refusal::TooLong);
        }
        Ok(content.to_owned())
    }
}
