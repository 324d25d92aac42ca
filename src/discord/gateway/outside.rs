//! What comes from outside as text, read as the bot reads it and told again as text: for those who try these
//! readers with anything (`fuzz/`, `tests/orders/corpus.rs`).

use crate::discord::lobby::rules;
use crate::discord::ui::ids::ComponentId;
use crate::discord::ui::times;
use crate::game::Setup;
use crate::i18n::Words;

/// Parses the id of a button, menu or form and writes it out again; `None` if this bot did not create it.
pub fn component(id: &str) -> Option<String> {
    let read: ComponentId = id.parse().ok()?;
    Some(read.to_string())
}

/// A moment to come (`24h`, `2026-03-01 18:00`, `<t:1772388000:F>`), in milliseconds since 1970.
pub fn moment(text: &str, now: i64) -> Option<i64> {
    times::moment(text, now).ok()
}

/// A rulebook (`2000 4.A.3=b`), as it would be written.
pub fn rulebook(text: &str) -> Option<String> {
    let read = rules::read_rulebook(text).ok()?;
    Some(rules::write_rulebook(&read))
}

/// A setup with the options somebody wrote (`victory_centres=19`); else the setup as it was given.
pub fn options(mut setup: Setup, text: &str) -> Setup {
    let before = setup.clone();
    match rules::set_options(Words::english(), &mut setup, text) {
        Ok(()) => setup,
        Err(_) => before,
    }
}
