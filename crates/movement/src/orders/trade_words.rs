//! The words that lines of trades are made of.

use crate::board::{Board, Power};

/// Words for selling.
pub const SELL: &[&str] = &["sell", "sells", "selling", "sold"];
/// Words for buying.
pub const BUY: &[&str] = &[
    "buy",
    "buys",
    "buying",
    "bought",
    "purchase",
    "purchases",
    "purchasing",
];
/// Words before [`NOTHING`]: `trade nothing`.
pub const TRADE: &[&str] = &["trade", "trades", "deal", "deals", "bourse"];
/// Words for no trade at all.
pub const NOTHING: &[&str] = &["nothing", "none", "no", "pass"];
/// Words between trades.
pub const AND: &[&str] = &["and", "then", "also"];
/// Words that would begin a condition.
pub const IF: &[&str] = &["if", "unless", "when", "provided"];
/// Words that say nothing.
pub const FILLER: &[&str] = &[
    "of", "the", "my", "our", "unit", "units", "x", "then", "and", "also", "please",
];

/// The words for the currencies of the seven, the one that sheets write first.
pub const CURRENCIES: [(Power, &[&str]); 7] = [
    (
        Power::AUSTRIA,
        &["crowns", "crown", "krone", "kronen", "kroner", "krona"],
    ),
    (
        Power::ENGLAND,
        &["pounds", "pound", "sterling", "gbp", "£", "quid"],
    ),
    (
        Power::FRANCE,
        &["francs", "franc", "frank", "franken", "frf"],
    ),
    (
        Power::GERMANY,
        &["marks", "mark", "reichsmark", "reichsmarks"],
    ),
    (Power::ITALY, &["lira", "liras", "lire", "itl"]),
    (
        Power::RUSSIA,
        &["roubles", "rouble", "rubles", "ruble", "rubel", "rubels"],
    ),
    (
        Power::TURKEY,
        &["piastres", "piastre", "piasters", "piaster", "kurus"],
    ),
];

/// The words that are known for the currencies of a board's powers by their ids, as they are compared. Of a power whose
/// currency the board's file names, only the one that sheets write is left.
pub fn known_currencies(board: &Board) -> impl Iterator<Item = (&'static str, Power)> + '_ {
    let is_named = |power: Power| {
        let words = board.words_of(power);
        words.is_some_and(|words| words.look.currency.is_some())
    };
    let known = CURRENCIES
        .iter()
        .filter(|(power, _)| board.has_power(*power));
    known.flat_map(move |(power, list)| {
        let (power, named) = (*power, is_named(*power));
        let words = if named { &list[..1] } else { *list };
        words.iter().map(move |word| (*word, power))
    })
}

/// Whether a word means something in a line of trades, so that it cannot name a currency.
pub(super) fn is_trade_word(word: &str) -> bool {
    [SELL, BUY, TRADE, NOTHING, AND, IF, FILLER]
        .iter()
        .any(|list| list.contains(&word))
}
