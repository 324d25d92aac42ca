//! Texts of a board's file that are shown: names by language, and what may have several lines.

use std::collections::BTreeMap;

use super::super::unseen::{cut, is_unseen};
use super::fault::FaultKind;
use super::form::{Form, Object, Said};
use super::json::Json;

/// The longest name of a board, a power or a province, in characters.
pub(super) const LONGEST_NAME: usize = 40;

/// The longest description of a board, in characters.
pub(super) const LONGEST_DESCRIPTION: usize = 300;
/// The longest text of what players of a board must know, in characters.
pub(super) const LONGEST_RULES: usize = 4_000;

/// A text that may be empty or have several lines.
pub(super) fn prose(form: &mut Form, board: &mut Object, field: &str, most: usize) -> String {
    let Some(text) = board.take(field).and_then(|said| form.text(said)) else {
        return String::new();
    };
    let lines = text.value.trim().replace("\r\n", "\n");
    if form.is_long(&text.with(lines.clone()), most) {
        return lines;
    }
    if lines.chars().any(|c| is_unseen(c) && c != '\n') {
        form.wrong(&text, FaultKind::Invisible);
    }
    lines
}

/// The code of a language that something is said in, such as `de`.
pub(super) fn language(form: &mut Form, code: String, said: &Said<Json>) -> Option<String> {
    let good = (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase());
    if !good {
        let text = cut(&code);
        form.wrong(said, FaultKind::NotAnId { text, most: 3 });
    }
    good.then_some(code)
}

/// Words by language: `{"de": "Nordreich"}`.
pub(super) fn by_language(form: &mut Form, said: Option<Said<Json>>) -> BTreeMap<String, String> {
    let Some(object) = said.and_then(|said| form.any_object(said)) else {
        return BTreeMap::new();
    };
    let words = object.rest().filter_map(|(code, said)| {
        let code = language(form, code, &said)?;
        Some((code, form.shown(said, LONGEST_NAME)?.value))
    });
    words.collect()
}
