//! Whether trades can be read on a board that is not ours: the words for its currencies must not mean anything else.

use std::collections::BTreeMap;

use super::names::Names;
use super::trade_words::{is_trade_word, known_currencies};
use super::{folded, vocabulary};
use crate::board::{Board, FaultKind, Meaning, Power};

/// The words for currencies that orders would read as something else.
pub(super) fn clashes(board: &Board) -> Vec<(Power, FaultKind)> {
    let names = Names::gather(board);
    let mut found = Vec::new();
    let known = known_currencies(board).map(|(word, power)| (word.to_owned(), power));
    let mut taken: BTreeMap<String, Power> = known.collect();
    for power in board.powers() {
        let look = board.words_of(power).map(|words| &words.look);
        let currency = look.and_then(|look| look.currency.as_ref());
        for name in currency.into_iter().flat_map(|words| words.all()) {
            let word = folded(name);
            let other_power = names.power_word(name).filter(|other| *other != power);
            let before = *taken.entry(word.clone()).or_insert(power);
            let other = if let Some(power) = other_power {
                Meaning::APower { power }
            } else if before != power {
                Meaning::ACurrency { power: before }
            } else if is_trade_word(&word) || vocabulary::is_known(&word) {
                Meaning::AWord
            } else {
                continue;
            };
            let name = name.to_owned();
            found.push((power, FaultKind::CurrencyTaken { name, power, other }));
        }
    }
    found
}
