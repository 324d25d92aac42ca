//! A private message that was changed after it was sent: read again as it stands now.
//!
//! What it says now counts as if it had been written anew, while the phase for which it was written is open;
//! after that nothing changes, and its author is told. A message that is deleted takes nothing back.

use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId, MessageUpdateEvent, Timestamp, User};

use super::dm;
use crate::discord::ui::bot::{Asker, Bot};

/// How old an edit may be, in milliseconds. Discord tells of a message again for other reasons (it was pinned,
/// a link in it was looked up), with the time of its last edit.
const FRESH: i64 = 10 * 60 * 1_000;

/// A private message after its author has edited it.
#[derive(Clone, Debug)]
pub struct Edit {
    /// The message's number.
    pub message: MessageId,
    /// The private conversation's number.
    pub channel: ChannelId,
    /// Who wrote it.
    pub author: User,
    /// Its text after the edit.
    pub content: String,
    at: Timestamp,
}

impl Edit {
    /// What an event tells of an edit; nothing when nobody has just changed words of theirs.
    pub fn of(event: &MessageUpdateEvent, now: i64) -> Option<Edit> {
        let at = event.edited_timestamp?;
        let author = event.author.clone().filter(|author| !author.bot)?;
        let edit = Edit {
            message: event.id,
            channel: event.channel_id,
            author,
            content: event.content.clone()?,
            at,
        };
        let written = event.kind.is_none_or(dm::is_written);
        (written && now.saturating_sub(edit.edited_at()) < FRESH).then_some(edit)
    }

    /// When it was changed, in milliseconds since 1970.
    fn edited_at(&self) -> i64 {
        let nanos = self.at.unix_timestamp_nanos();
        i64::try_from(nanos / 1_000_000).unwrap_or(i64::MAX)
    }

    /// A number that is different for each edit and each message, so that none is answered twice.
    pub fn mark(&self) -> u64 {
        self.message.get().rotate_left(23) ^ self.edited_at().unsigned_abs()
    }

    /// The same for what it brings about: one edit changes something once.
    fn origin(&self) -> String {
        format!("e{}-{:x}", self.message, self.edited_at())
    }
}

/// Answers an edited private message, whose orders are read again.
pub async fn received(bot: &Bot, edit: Edit) {
    let asker = Asker::of_edit(bot, &edit.author, edit.channel, edit.origin());
    // A nonce has room for 25 characters.
    let nonce = format!("e{:x}", edit.mark());
    let letter = dm::Sent::of(edit.message);
    dm::edited(bot, &asker, &edit.content, letter, (edit.channel, nonce)).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const NOON: i64 = 1_772_366_400_000;

    fn event(edited: Option<&str>, content: Option<&str>, bot: bool) -> MessageUpdateEvent {
        let author = json!({"id": "5", "username": "x", "discriminator": "0", "bot": bot});
        let body = json!({
            "id": "7", "channel_id": "9", "author": author, "content": content, "type": 0,
            "edited_timestamp": edited,
        });
        serde_json::from_value(body).unwrap()
    }

    #[test]
    fn only_what_somebody_has_just_changed_is_an_edit() {
        let noon = Some("2026-03-01T12:00:00Z");
        let of = |event| Edit::of(&event, NOON + 1_000);
        assert!(of(event(noon, Some("A Par H"), false)).is_some());
        // A link was looked up; the bot's own; without words; pinned long after.
        assert!(of(event(None, Some("A Par H"), false)).is_none());
        assert!(of(event(noon, Some("A Par H"), true)).is_none());
        assert!(of(event(noon, None, false)).is_none());
        assert!(Edit::of(&event(noon, Some("A Par H"), false), NOON + FRESH).is_none());
    }

    #[test]
    fn two_edits_of_one_message_are_told_apart() {
        let first = Edit::of(&event(Some("2026-03-01T12:00:00Z"), Some("x"), false), NOON);
        let second = event(Some("2026-03-01T12:00:01Z"), Some("x"), false);
        let second = Edit::of(&second, NOON + 1_000);
        let marks = [first, second].map(|edit| edit.unwrap().mark());
        assert_ne!(marks[0], marks[1]);
    }
}
