//! What a turn of the exchange publishes: dealings, prices, holdings, and who may order next (C-09a).

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};

use super::draws::Seed;
use super::rules::ExchangeRules;
use super::settle::Dealt;
use super::{Exchange, PlayerId, Presence};

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

impl Exchange {
    /// Carries out a turn of trading (3B.12) and takes out who missed too many.
    pub fn settle(&mut self, rules: &ExchangeRules) -> TradingReport {
        let (dealings, prices) = self.trade(rules);
        let removed = self.remove_absent(rules).into_iter();
        let removed = removed.map(|p| self.name(rules, p)).collect();
        TradingReport {
            dealings,
            prices,
            removed,
            ..TradingReport::default()
        }
    }

    /// Lists, as a season closes, who may order in the coming one; `commands` whether from now on.
    pub fn list(&mut self, rules: &ExchangeRules, commands: bool, post: &mut TradingReport) {
        self.listed = self.holders();
        if commands {
            self.command = self.listed.clone();
        }
        post.holdings = self.holdings(rules);
        let named = |power: &Power| {
            let players = self.by_number(self.eligible(*power)).into_iter();
            (*power, players.map(|p| self.name(rules, p)).collect())
        };
        post.eligible = self.prices.keys().map(named).collect();
    }

    /// What everybody holds, in the order they joined.
    pub fn holdings(&self, rules: &ExchangeRules) -> Vec<Holding> {
        let players = self.by_number(self.accounts.keys().copied().collect());
        let held = |player: PlayerId| {
            let account = self.accounts.get(&player)?;
            (account.presence != Presence::Removed).then(|| Holding {
                who: self.name(rules, player),
                units: account.units.clone(),
                cents: account.cents,
                worth: self.worth(account),
                left: account.presence == Presence::Left,
            })
        };
        players.into_iter().filter_map(held).collect()
    }

    /// The seed of a phase by its name (`S1901M`), with the texts of the sheets handed in for it; `None`
    /// before the game has its secret. To be shown only with the phase's results.
    pub fn drawn(&self, phase: &str, sheets: impl FnOnce() -> Vec<String>) -> Option<Drawn> {
        let rollbacks = self.rollbacks;
        let mut seed = self.secret?.seed(phase, rollbacks);
        if self.mixed {
            seed = seed.mixed(sheets());
        }
        Some(Drawn { rollbacks, seed })
    }
}
