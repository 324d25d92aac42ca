//! How gates on joining are shown.

use crate::i18n::Words;
use crate::service::{NEWCOMER_BELOW, Settings};

/// Who may join a game by their record, a line for each gate.
pub fn lines(words: &Words, settings: &Settings) -> Vec<String> {
    let gates = settings.seats.gates;
    let least = |key: &str, least: u32| {
        let line = || words.text(key, &[("least", least.into())]);
        (least > 0).then(line)
    };
    let newcomers = u32::from(gates.newcomers) * NEWCOMER_BELOW as u32;
    let all = [
        least("lobby-about-gate-reliability", gates.reliability),
        least("lobby-about-gate-rating", gates.rating),
        least("lobby-about-gate-newcomers", newcomers),
    ];
    all.into_iter().flatten().collect()
}
