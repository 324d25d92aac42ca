//! The choices a GM may make about the exchange.

use serde::{Deserialize, Serialize};

/// How a game of the exchange answers what the rules leave open (3B).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExchangeRules {
    /// How a net that is no whole number of hundreds moves a price (3B.3).
    pub rounding: Rounding,
    /// When an order for a unit is the most popular (3B.8).
    pub majority: Majority,
    /// Who orders a country whose holders hand in nothing (3B.10).
    pub absent: Absent,
    /// Whether there is a turn of trading before the first moves (3B.12).
    pub opening: Opening,
    /// So many turns missed in a row take a player and all that is held out of the game; 0: never
    /// (3B.15).
    pub removed_after: u32,
    /// What becomes of the currencies of a player who hands in no trades (3B.16).
    pub no_trades: NoTrades,
    /// What counts for the score (3B.19).
    pub hundreds: Hundreds,
    /// Who orders in Winter (3B.24).
    pub winter: Winter,
    /// How players are named in what is published (3B.21).
    pub names: Names,
}

/// How a net that is no whole number of hundreds moves a price (3B.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// Only whole hundreds move the price.
    #[default]
    Hundreds,
    /// A hundred begun moves the price as a whole one does.
    AwayFromZero,
    /// What is left below a hundred is kept for the next turn.
    Exact,
}

/// When an order for a unit is the most popular (3B.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Majority {
    /// When no other order was given as often.
    #[default]
    Plurality,
    /// When more than half of those who ordered the unit gave it.
    MoreThanHalf,
}

/// Who orders a country whose holders hand in nothing (3B.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// Nobody; its units hold.
    #[default]
    Hold,
    /// The players who hold most of its currency after those.
    NextHolder,
}

/// Whether there is a turn of trading before the first moves (3B.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// There is none: the game begins with the first moves.
    #[default]
    Spring,
    /// There is one, in the Winter before the first moves.
    Winter,
}

/// What becomes of the currencies of a player who hands in no trades (3B.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoTrades {
    /// The player keeps them.
    #[default]
    Keep,
    /// As many of each are sold as a turn allows (C-04b).
    Sell,
}

/// What counts for the score (3B.19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hundreds {
    /// Only whole hundreds of a currency score.
    #[default]
    Whole,
    /// Every unit scores, as a hundredth.
    Decimal,
}

/// Who orders in Winter (3B.24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winter {
    /// Those who were eligible to order the Fall's moves.
    #[default]
    Fall,
    /// Those who hold most after the Fall's trades.
    EndOfFall,
}

/// How players are named in what is published (3B.21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Names {
    /// By their identity, for all to see.
    #[default]
    Open,
    /// By the number in which they joined.
    Anonymous,
}
