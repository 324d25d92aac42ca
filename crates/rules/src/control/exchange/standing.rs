//! Who holds most, and so who orders: C-01d to C-01j.

use std::collections::BTreeMap;

use crate::board::Power;
use crate::control::PlayerId;

use super::rules::{Absent, ExchangeRules};
use super::state::{Command, Exchange, Holders};

impl Exchange {
    /// For each currency, its holders by what they hold at this moment.
    pub fn holders(&self) -> Command {
        let mut holders = Holders::default();
        for currency in self.prices.keys() {
            let mut held: BTreeMap<u64, Vec<PlayerId>> = BTreeMap::new();
            for (player, account) in &self.accounts {
                held.entry(account.held(*currency))
                    .or_default()
                    .push(*player);
            }
            held.remove(&0);
            let ranks = held.into_values().rev().collect();
            holders.ranks.insert(*currency, ranks);
        }
        let totals = self.accounts.iter().map(|(p, a)| (*p, a.total()));
        holders.totals = totals.collect();
        Command::Holders(holders)
    }

    /// Those who may order a country's units under a command, in groups: the first group's orders
    /// count; where that is played, a later group's if those before it hand in nothing (3B.10). Who
    /// left counts as a holder and orders nothing.
    fn groups(&self, command: &Command, rules: &ExchangeRules, power: Power) -> Vec<Vec<PlayerId>> {
        let here = |group: &Vec<PlayerId>| {
            let present = group.iter().filter(|p| self.has(**p));
            present.copied().collect()
        };
        match command {
            _ if !self.prices.contains_key(&power) => Vec::new(),
            Command::Everyone => vec![self.players()],
            Command::Holders(holders) => {
                let ranks = holders.ranks.get(&power).map_or(&[][..], Vec::as_slice);
                match rules.absent {
                    Absent::Hold => ranks.iter().take(1).map(here).collect(),
                    Absent::NextHolder => ranks.iter().map(here).collect(),
                }
            }
        }
    }

    /// The players who may order a country's units now, in order of rank: a later group orders only if nobody
    /// in an earlier one has handed in anything. Only the first group unless the rules let the next holder
    /// stand in; empty if the country is out of the game.
    pub fn panels(&self, rules: &ExchangeRules, power: Power) -> Vec<Vec<PlayerId>> {
        self.groups(&self.command, rules, power)
    }

    /// Those who hold most of a country's currency, of the players who are here: they command it now.
    pub fn commanders(&self, power: Power) -> Vec<PlayerId> {
        first(self.groups(&self.command, &ExchangeRules::default(), power))
    }

    /// Those listed as eligible to order a country in the coming season: C-09a.
    pub fn eligible(&self, power: Power) -> Vec<PlayerId> {
        first(self.groups(&self.listed, &ExchangeRules::default(), power))
    }

    /// Everybody listed as eligible to order anything: they vote on the end (C-10a).
    pub fn voters(&self) -> Vec<PlayerId> {
        let mut all: Vec<PlayerId> = self.prices.keys().flat_map(|p| self.eligible(*p)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// The powers a player commands now.
    pub fn powers_of(&self, player: PlayerId) -> Vec<Power> {
        let leads = |power: &Power| match &self.command {
            Command::Everyone => true,
            Command::Holders(holders) => {
                let first = holders.ranks.get(power).and_then(|ranks| ranks.first());
                first.is_some_and(|group| group.contains(&player))
            }
        };
        let powers = self.prices.keys().copied();
        if self.has(player) {
            powers.filter(leads).collect()
        } else {
            Vec::new()
        }
    }

    /// The powers whose units a player may write orders for: those commanded and, where next holders
    /// stand in, those of which any currency was held.
    pub fn orderable(&self, rules: &ExchangeRules, player: PlayerId) -> Vec<Power> {
        let powers = self.prices.keys().copied();
        match rules.absent {
            Absent::Hold => self.powers_of(player),
            Absent::NextHolder => powers
                .filter(|p| self.panels(rules, *p).iter().any(|g| g.contains(&player)))
                .collect(),
        }
    }

    /// The units of all currencies a player held at the end of the season before: C-01h. In the first
    /// season all are equal: 3B.26.
    pub fn weight(&self, player: PlayerId) -> u64 {
        match &self.command {
            Command::Everyone => 0,
            Command::Holders(holders) => holders.totals.get(&player).copied().unwrap_or(0),
        }
    }
}

fn first(groups: Vec<Vec<PlayerId>>) -> Vec<PlayerId> {
    groups.into_iter().next().unwrap_or_default()
}
