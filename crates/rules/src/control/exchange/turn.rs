//! The exchange's part of a turn: trades are settled, holders listed, lots made.

use crate::board::Power;
use crate::control::PlayerId;

use super::report::{Drawn, Holding, TradingReport};
use super::rules::ExchangeRules;
use super::state::{Exchange, Presence};

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

    /// What each player holds, in the order they joined, named as in published texts.
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
