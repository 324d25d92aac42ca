//! Saved games of the Python package `diplomacy`.

use chancery::archive::{self, LARGEST_SAVED, MOST_PHASES};
use chancery::game::State;
use chancery::i18n::Words;
use chancery::service::Refusal;

use super::is_said;

/// A saved game: it is read or refused with a sentence, and what was read can be written, and read again.
pub fn saved(data: &[u8]) {
    let saved = match archive::read(data, "datc") {
        Ok(saved) => saved,
        Err(bad) => return is_said(&Refusal::Saved(bad).sentence(Words::english())),
    };
    assert!(saved.phases.len() <= MOST_PHASES && data.len() <= LARGEST_SAVED);
    let kept = State::from_json(&saved.last.to_json());
    assert_eq!(kept.as_ref(), Ok(&saved.last));
    let written = archive::write("again", &saved.phases, &saved.last).to_string();
    let again = archive::read(written.as_bytes(), "datc");
    let again = again.unwrap_or_else(|bad| panic!("{bad}: {written}"));
    assert_eq!(again.phases.len(), saved.phases.len());
    assert_eq!(
        again.last.position.units.len(),
        saved.last.position.units.len()
    );
}
