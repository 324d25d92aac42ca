//! What a turn of the exchange publishes: dealings, prices, holdings, and who may order next (C-09a).

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;

use super::draws::Seed;
use super::trade::Dealt;

/// A player, as the game names them to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Name {
    Player(PlayerId),
    /// In which place they joined: 3B.21.
    Number(u32),
}

/// One line of the dealings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealing {
    /// Whose line it is, as players are named in this game.
    pub who: Name,
    /// The trade as it was written, and what became of it.
    #[serde(flatten)]
    pub dealt: Dealt,
    /// The price it was done at, in cents.
    pub price: u64,
    /// Sold because nothing was handed in: an option of 3B.16.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// A currency's price, in cents, and what moved it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    /// The price before the season, in cents.
    pub old: u64,
    /// Units bought less units sold, over all players: C-05c.
    pub net: i64,
    /// By how much the price changed, in cents.
    pub change: i64,
    /// The price after it, in cents, at which the next season trades.
    pub new: u64,
}

/// What a player holds after a season, as it is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Whose holdings they are, as players are named in this game.
    pub who: Name,
    /// Units of each currency in the game.
    pub units: PowerMap<u64>,
    /// Cash, in cents.
    pub cents: u64,
    /// Everything at the new prices, cash and all, in cents: C-09b.
    pub worth: u64,
    /// The player has left, and this is frozen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// The post of a turn of the exchange.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TradingReport {
    /// By player, in the order they joined, each in the order written.
    pub dealings: Vec<Dealing>,
    /// Empty after a Winter without trades.
    pub prices: PowerMap<Quote>,
    /// What each player holds after the trades, in the order they joined.
    pub holdings: Vec<Holding>,
    /// Who may order each country in the coming season.
    pub eligible: PowerMap<Vec<Name>>,
    /// Currencies taken out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Power>,
    /// Players taken out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Name>,
}

impl TradingReport {
    /// Whether anything happened: a Winter without trades often brings nothing new.
    pub fn is_news(&self) -> bool {
        !self.prices.is_empty() || !self.gone.is_empty() || !self.removed.is_empty()
    }
}

/// The seed of a phase, published with its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// How often the game had been rolled back when the seed was made: another count gives another seed.
    pub rollbacks: u32,
    /// The seed from which every draw of the phase follows.
    pub seed: Seed,
}
