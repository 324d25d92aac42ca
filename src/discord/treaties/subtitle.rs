//! What follows a game's name in the bar of a picture of its relations.

use crate::discord::ui::labels;
use crate::game::Phase;
use crate::i18n::Words;

/// What follows a game's name in a picture's bar.
pub(super) fn subtitle(words: &Words, key: &str, phase: Phase) -> String {
    let phase = labels::phase(words, phase);
    words.text(key, &[("phase", phase.into())])
}
