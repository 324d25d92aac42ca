//! What a game's standing says of wars and treaties, and what everybody should know before a phase closes.

use super::notices;
use crate::discord::ui::text::{FIELD, cut, fitting};
use crate::game::State;
use crate::i18n::Words;

/// Wars and treaties, the conference, and who could claim a victory now.
pub fn status(words: &Words, state: &State) -> Option<(String, String)> {
    if state.relations.is_none() {
        return None;
    }
    let mut lines = notices::ties(words, state);
    if lines.is_empty() {
        lines.push(words.plain("ties-none"));
    }
    // What is longer has a picture of its own.
    let news = notices::news(words, state);
    let more = fitting(words, news, FIELD / 2, "status-relations-more").join("\n");
    let more = cut(&more, FIELD / 2);
    let room = FIELD.saturating_sub(more.chars().count() + 1);
    let mut lines = fitting(words, lines, room, "status-relations-more");
    if !more.is_empty() {
        lines.push(more);
    }
    let title = words.plain("status-relations");
    Some((title, lines.join("\n")))
}

/// Title and text of a note about a conference, or about who could claim a victory now; `None` if there is
/// neither.
pub fn before_closing(words: &Words, state: &State) -> Option<(String, String)> {
    let news = notices::news(words, state);
    let news = fitting(words, news, FIELD, "status-relations-more");
    let title = words.plain("status-relations");
    (!news.is_empty()).then(|| (title, cut(&news.join("\n"), FIELD)))
}
