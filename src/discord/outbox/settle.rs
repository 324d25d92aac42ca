//! Whether a row that may have arrived has arrived: read from the channel's newest messages.

use crate::discord::api::rest::Seen;
use crate::discord::ui::reply::Answer;
use crate::store::OutboxRow;

/// How many of a channel's last messages are searched for one that may have arrived.
pub const LOOK_BACK: u8 = 100;

/// The first millisecond of 2015, where Discord's ids begin to count.
const EPOCH: i64 = 1_420_070_400_000;

/// How far Discord's clock may be behind ours.
const MARGIN: i64 = 60_000;

/// The message that is this answer: by its nonce, else by its first line among what was written
/// since the row was first tried. Deadlines further down may have changed between two attempts.
pub fn found<'a>(newest: &'a [Seen], answer: &Answer, row: &OutboxRow) -> Option<&'a Seen> {
    let nonce = row.nonce();
    let by_nonce = newest
        .iter()
        .find(|s| s.nonce.as_ref().is_some_and(|n| *n == nonce));
    let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let line = first(&answer.content);
    let by_line = || {
        newest.iter().find(|s| {
            let written = i64::try_from(s.id.get() >> 22).unwrap_or(0) + EPOCH;
            !line.is_empty() && written + MARGIN >= row.first_try_at && first(&s.content) == line
        })
    };
    by_nonce.or_else(by_line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameId, GuildId};
    use serde_json::json;

    const NOW: i64 = 1_800_000_000_000;

    fn row() -> OutboxRow {
        OutboxRow {
            id: 7,
            guild: GuildId(1),
            game: Some(GameId(1)),
            kind: "resolved".to_owned(),
            route: "channel:5".to_owned(),
            payload: String::new(),
            marker: None,
            after_id: None,
            after_result: None,
            attempts: 2,
            doubt: true,
            faults: 0,
            first_try_at: NOW,
            created_at: NOW,
        }
    }

    fn seen(at: i64, content: &str, nonce: Option<&str>) -> Seen {
        let id = u64::try_from((at - EPOCH) << 22).unwrap();
        serde_json::from_value(json!({ "id": id.to_string(), "content": content, "nonce": nonce }))
            .unwrap()
    }

    #[test]
    fn a_message_is_found_by_its_nonce_or_its_first_line() {
        let answer = Answer::public("**Peace – Spring 1901**\nNext: …");
        let by_nonce = seen(NOW, "something else", Some(&row().nonce()));
        assert_eq!(
            found(std::slice::from_ref(&by_nonce), &answer, &row()).map(|s| s.id),
            Some(by_nonce.id)
        );
        let by_line = seen(NOW + 1, "**Peace – Spring 1901**\nNext: later", None);
        assert_eq!(
            found(std::slice::from_ref(&by_line), &answer, &row()).map(|s| s.id),
            Some(by_line.id)
        );
    }

    #[test]
    fn an_older_or_another_message_is_not_it() {
        let answer = Answer::public("**Peace – Spring 1901**");
        let old = seen(NOW - 2 * MARGIN, "**Peace – Spring 1901**", None);
        let other = seen(NOW, "**Peace – Fall 1901**", Some("another"));
        assert!(found(&[old, other], &answer, &row()).is_none());
        let empty = [seen(NOW, "", None)];
        assert!(found(&empty, &Answer::default(), &row()).is_none());
    }
}
