//! What a board's file says of the board in other languages. It is shown and no part of the board's identity.

use std::collections::BTreeMap;

use super::super::own_words::BoardTexts;
use super::form::{Fields, Form, Object, Said};
use super::json::Json;
use super::texts::{LONGEST_DESCRIPTION, LONGEST_NAME, LONGEST_RULES, language, prose};

pub(super) const TEXTS: Fields = Fields {
    known: &["name", "description", "rules"],
    later: &[],
};

/// Reads the texts of each language: `{"de": {"name": "Zwei Ufer"}}`.
pub(super) fn read(form: &mut Form, said: Option<Said<Json>>) -> BTreeMap<String, BoardTexts> {
    let object = said.and_then(|said| form.any_object(said));
    let all = object.into_iter().flat_map(Object::rest);
    let read = all.filter_map(|(code, said)| {
        let code = language(form, code, &said)?;
        let mut texts = form.object(said, &TEXTS)?;
        let name = texts.take("name");
        let name = name.and_then(|said| form.shown(said, LONGEST_NAME));
        let texts = BoardTexts {
            name: name.map(|name| name.value).unwrap_or_default(),
            description: prose(form, &mut texts, "description", LONGEST_DESCRIPTION),
            rules: prose(form, &mut texts, "rules", LONGEST_RULES),
        };
        Some((code, texts))
    });
    read.collect()
}
