//! The trades section of a sheet: its lines and how they are written.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Power;

/// One line of the trades section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    Sell {
        units: u64,
        currency: Power,
    },
    Buy {
        units: u64,
        currency: Power,
    },
    /// Says that nothing is traded: not the same as saying nothing, where that counts (3B.15, 3B.16).
    Nothing,
}

impl Trade {
    /// The most units a line may speak of.
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
pub const fn currency_id(power: Power) -> &'static str {
    match power {
        Power::Austria => "crowns",
        Power::England => "pounds",
        Power::France => "francs",
        Power::Germany => "marks",
        Power::Italy => "lira",
        Power::Russia => "roubles",
        Power::Turkey => "piastres",
    }
}
