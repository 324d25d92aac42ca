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
    pub who: Name,
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
    pub old: u64,
    /// Units bought less units sold, over all players: C-05c.
    pub net: i64,
    pub change: i64,
    pub new: u64,
}

/// What a player holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    pub who: Name,
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
    pub rollbacks: u32,
    pub seed: Seed,
}
