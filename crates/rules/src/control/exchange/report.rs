//! What a turn of the exchange publishes: dealings, prices, holdings, and who may order next (C-09a).

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;

use super::draws::Seed;
use super::trade::Dealt;

/// A player, as the game's published texts name them: openly or by number (3B.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Name {
    /// By their identity on the chat service.
    Player(PlayerId),
    /// By their place in the order of joining, from 1.
    Number(u32),
}

/// One trade of a turn, in the list of all that is published.
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

/// A currency's price before and after a season, in cents, and the net sales or purchases that moved it.
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

/// What a player holds after a season, as is published for all.
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
    /// Whether the player has left the game, so that this holding never changes (3B.15).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// What a turn of the exchange publishes: trades, prices, holdings and who may order which country.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TradingReport {
    /// Every trade, by player in the order they joined, each player's in the order written.
    pub dealings: Vec<Dealing>,
    /// The price of each currency; empty after a Winter without trades.
    pub prices: PowerMap<Quote>,
    /// What each player holds after the trades, in the order they joined.
    pub holdings: Vec<Holding>,
    /// Who may order each country in the coming season.
    pub eligible: PowerMap<Vec<Name>>,
    /// Currencies taken out of the game because their country was eliminated (C-06c).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Power>,
    /// Players taken out of the game for missing too many turns (3B.15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Name>,
}

impl TradingReport {
    /// Whether anything happened: a Winter without trades often brings nothing new.
    pub fn is_news(&self) -> bool {
        !self.prices.is_empty() || !self.gone.is_empty() || !self.removed.is_empty()
    }
}

/// The seed of a phase's lots, published with its results so that they can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// How often the game had been rolled back when the seed was made: another count gives another seed.
    pub rollbacks: u32,
    /// The seed from which every draw of the phase follows.
    pub seed: Seed,
}
