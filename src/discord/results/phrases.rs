//! What headlines are put together from.

use crate::discord::ui::labels::count;
use crate::i18n::Words;

/// How many powers a headline names before it says that there are more, and how many units or places it names
/// of one kind of news.
pub const MOST_NAMED: usize = 8;

/// A number of things with their names, if they are few; `None` if there are none.
pub fn named(words: &Words, key: &str, names: Vec<String>) -> Option<String> {
    let said = number(words, key, names.len())?;
    Some(with_names(said, &names))
}

/// A text with names behind it, if they are few.
pub fn with_names(said: String, names: &[String]) -> String {
    match names.len() {
        1..=MOST_NAMED => format!("{said} ({})", names.join(", ")),
        _ => said,
    }
}

/// How many there are of something; nothing where there is none.
pub fn number(words: &Words, key: &str, n: usize) -> Option<String> {
    (n > 0).then(|| {
        words.text(
            key,
            &[("number", count(words, n).into()), ("count", n.into())],
        )
    })
}
