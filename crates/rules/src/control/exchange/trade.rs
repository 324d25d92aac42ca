//! The trades section of a sheet: its lines, how they are written, and what becomes of them.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Power;

/// One line of the trades section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    /// The player sells units of a currency.
    Sell { units: u64, currency: Power },
    /// The player buys units of a currency.
    Buy { units: u64, currency: Power },
    /// Says that nothing is traded: not the same as saying nothing, where that counts (3B.15, 3B.16).
    Nothing,
}

impl Trade {
    /// The most units that one line may name.
    pub const MOST: u64 = 100_000_000;

    /// Whether this line and the other deal in the same thing in the same way.
    pub fn same_subject(&self, other: &Trade) -> bool {
        match (self, other) {
            (Trade::Sell { currency: a, .. }, Trade::Sell { currency: b, .. })
            | (Trade::Buy { currency: a, .. }, Trade::Buy { currency: b, .. }) => a == b,
            (Trade::Nothing, Trade::Nothing) => true,
            _ => false,
        }
    }
}

/// `Sell 500 lira`, `Buy 1 mark`.
impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, units, currency) = match self {
            Trade::Sell { units, currency } => ("Sell", units, currency),
            Trade::Buy { units, currency } => ("Buy", units, currency),
            Trade::Nothing => return f.write_str("Trade nothing"),
        };
        write!(f, "{verb} {units} {}", currency_id(*currency))
    }
}

/// The word sheets write for a country's currency (C-02a).
///
/// That of a country without a currency of its own has the country's name.
pub fn currency_id(power: Power) -> Cow<'static, str> {
    match power {
        Power::AUSTRIA => "crowns".into(),
        Power::ENGLAND => "pounds".into(),
        Power::FRANCE => "francs".into(),
        Power::GERMANY => "marks".into(),
        Power::ITALY => "lira".into(),
        Power::RUSSIA => "roubles".into(),
        Power::TURKEY => "piastres".into(),
        other => String::from(other.id()).into(),
    }
}

/// Why less of a line was carried out than was written, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    /// Only `left` units of that currency could still be sold in the turn: C-04b, 3B.6.
    Cap { left: u64 },
    /// The player held only `has` units: 3B.5.
    Holding { has: u64 },
    /// Only `cents` cents were left to buy with: C-04c, 3B.5.
    Means { cents: u64 },
    /// The currency is not in the game: C-06c.
    Gone,
}

/// A trade as it was written, and how much of it was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// The line as it was written.
    pub trade: Trade,
    /// The units that changed hands.
    pub done: u64,
    /// What those units cost or brought, in cents.
    pub cents: u64,
    /// Why fewer units changed hands than were written; `None` when all did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cut: Option<Cut>,
}

/// What a list of trades would cost and bring at the published prices, for the player to see before they
/// count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// The lines in the order given.
    pub lines: Vec<Dealt>,
    /// What the sales bring, in cents.
    pub proceeds: u64,
    /// What the purchases cost, in cents.
    pub cost: u64,
    /// Cash before the trades, in cents.
    pub before: u64,
    /// Cash after the trades, in cents.
    pub keeps: u64,
}

/// Why a line of the trades section would not be carried out as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadTrade {
    /// This game has no exchange.
    NotPlayed,
    /// Trades go with the moves of Spring and Fall: 3B.12.
    NotNow,
    /// The line names no units, or more than [`Trade::MOST`].
    Amount,
    /// The country is out, and its currency with it: C-06c.
    Gone { currency: Power },
    /// No more than 500 of a currency may be sold in a turn, of which `left` are still free: C-04b.
    Cap { left: u64 },
    /// The player holds `has` units, those left out that earlier lines sell.
    Holding { has: u64 },
    /// The player's `cents` are enough for `units` units only, and no debts are made: C-04c.
    Means { units: u64, cents: u64 },
}

impl BadTrade {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadTrade::NotPlayed => "C-01c",
            BadTrade::NotNow => "3B.12",
            BadTrade::Amount => "3B.4",
            BadTrade::Gone { .. } => "C-06c",
            BadTrade::Cap { .. } => "C-04b",
            BadTrade::Holding { .. } => "3B.5",
            BadTrade::Means { .. } => "C-04c",
        }
    }
}
