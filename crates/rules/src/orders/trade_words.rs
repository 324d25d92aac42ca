//! The words that lines of trades are made of, beside the currencies.

/// Words for selling.
pub(crate) const SELL: &[&str] = &["sell", "sells", "selling", "sold"];
/// Words for buying.
pub(crate) const BUY: &[&str] = &[
    "buy",
    "buys",
    "buying",
    "bought",
    "purchase",
    "purchases",
    "purchasing",
];
/// Words before [`NOTHING`]: `trade nothing`.
pub(crate) const TRADE: &[&str] = &["trade", "trades", "deal", "deals", "bourse"];
/// Words for no trade at all.
pub(crate) const NOTHING: &[&str] = &["nothing", "none", "no", "pass"];
/// Words between trades.
pub(crate) const AND: &[&str] = &["and", "then", "also"];
/// Words that would begin a condition.
pub(crate) const IF: &[&str] = &["if", "unless", "when", "provided"];
/// Words that say nothing.
pub(crate) const FILLER: &[&str] = &[
    "of", "the", "my", "our", "unit", "units", "x", "then", "and", "also", "please",
];

/// Whether a word means something in a line of trades, so that it cannot name a currency.
pub(super) fn is_trade_word(word: &str) -> bool {
    [SELL, BUY, TRADE, NOTHING, AND, IF, FILLER]
        .iter()
        .any(|list| list.contains(&word))
}
