//! Orders by several hands: which of them counts (C-01f to C-01i).

use serde::{Deserialize, Serialize};

use crate::control::PlayerId;

use super::report::Name;
use super::rules::{ExchangeRules, Majority};
use super::{Exchange, Seed};

/// One of the orders that players gave for the same thing, and the players who gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice<T> {
    /// What was ordered.
    pub said: T,
    /// The players who ordered it, in the order they joined.
    pub by: Vec<Name>,
}

/// Why an order of several players counts, or why none does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Nobody may order it: the currency has no holder who plays (3B.23).
    Nobody,
    /// Those who hold most have left: what they hold is frozen and still counts (3B.15).
    Left,
    /// Of those who may order it, nobody did (3B.10).
    Silent,
    /// Only one player ordered it.
    One { by: Name },
    /// All of the `votes` players who ordered it gave the same order.
    Agreed { votes: usize },
    /// More players ordered it (`votes`) than anything else (`next` ordered the second most): C-01g.
    Most { votes: usize, next: usize },
    /// No order led; of those who gave one, this player held most units of all currencies: C-01h.
    Units { by: Name, units: u64, votes: usize },
    /// Several of them held as many: one of those players by lot (C-01i, 3B.9).
    Lot {
        /// In the order they joined.
        among: Vec<Name>,
        by: Name,
        /// What was drawn for: the text the lot is made of.
        subject: String,
    },
}

/// The result of several players' orders for one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided<T> {
    /// The order that counts; `None` if none does.
    pub said: Option<T>,
    /// Every order that was given, the most popular first.
    pub choices: Vec<Choice<T>>,
    /// Why this counts, or why nothing does.
    pub why: Why,
}

/// Why no player may order a country's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoVoice {
    /// Nobody holds the currency: 3B.23.
    NoHolder,
    /// All who hold most have left: 3B.15.
    Left,
}

/// What decides between the orders of several players: their holdings, the rules and the seed for lots.
pub struct Ballots<'b> {
    /// The exchange, by whose holdings votes weigh.
    pub exchange: &'b Exchange,
    /// Its rules, which say when an order is the most popular.
    pub rules: &'b ExchangeRules,
    /// The seed for lots between equals; without one none is drawn.
    pub seed: Option<Seed>,
}

impl Ballots<'_> {
    /// Decides between what players said; each says one thing. `nobody` tells why there is nobody who might
    /// have spoken, if that is so.
    pub fn decide<T: Ord + Clone>(
        &self,
        subject: &str,
        nobody: Option<NoVoice>,
        said: &[(PlayerId, T)],
    ) -> Decided<T> {
        let name = |player: PlayerId| self.exchange.name(self.rules, player);
        let mut things: Vec<(Vec<PlayerId>, &T)> = Vec::new();
        let mut sorted: Vec<&(PlayerId, T)> = said.iter().collect();
        sorted.sort_by(|a, b| a.1.cmp(&b.1).then(a.0.cmp(&b.0)));
        for (player, thing) in sorted {
            match things.last_mut() {
                Some((by, last)) if *last == thing => by.push(*player),
                _ => things.push((vec![*player], thing)),
            }
        }
        // Equals stay in the order of the things themselves.
        things.sort_by_key(|(by, _)| std::cmp::Reverse(by.len()));
        let choices = things.iter().map(|(by, thing)| Choice {
            said: (*thing).clone(),
            by: self
                .exchange
                .by_number(by.clone())
                .into_iter()
                .map(name)
                .collect(),
        });
        let choices = choices.collect();
        let (said, why) = match things.as_slice() {
            [] => match nobody {
                None => (None, Why::Silent),
                Some(NoVoice::NoHolder) => (None, Why::Nobody),
                Some(NoVoice::Left) => (None, Why::Left),
            },
            [(by, thing)] => match by.as_slice() {
                [only] => (Some((*thing).clone()), Why::One { by: name(*only) }),
                all => (Some((*thing).clone()), Why::Agreed { votes: all.len() }),
            },
            [(most, first), (second, _), ..] => {
                let (votes, next) = (most.len(), second.len());
                let enough = match self.rules.majority {
                    Majority::Plurality => votes > next,
                    Majority::MoreThanHalf => votes * 2 > said.len(),
                };
                if enough {
                    (Some((*first).clone()), Why::Most { votes, next })
                } else {
                    let (by, why) = self.heaviest(subject, said, votes);
                    let thing = said.iter().find(|(player, _)| *player == by);
                    (thing.map(|(_, thing)| thing.clone()), why)
                }
            }
        };
        Decided { said, choices, why }
    }

    /// The speaker with most units of all currencies; of equals, one by lot.
    fn heaviest<T>(&self, subject: &str, said: &[(PlayerId, T)], votes: usize) -> (PlayerId, Why) {
        let name = |player: PlayerId| self.exchange.name(self.rules, player);
        let weight = |player: PlayerId| self.exchange.weight(player);
        let most = said.iter().map(|(p, _)| weight(*p)).max().unwrap_or(0);
        let best = said.iter().map(|(p, _)| *p).filter(|p| weight(*p) == most);
        let best = self.exchange.by_number(best.collect());
        let lot = match (best.len(), &self.seed) {
            (0 | 1, _) | (_, None) => 0,
            (n, Some(seed)) => seed.below(subject, n),
        };
        // Whoever decides is one of those who spoke.
        let by = best
            .get(lot)
            .or(best.first())
            .copied()
            .unwrap_or(PlayerId(0));
        let why = match best.len() {
            1 => Why::Units {
                by: name(by),
                units: most,
                votes,
            },
            _ => Why::Lot {
                among: best.into_iter().map(name).collect(),
                by: name(by),
                subject: subject.to_owned(),
            },
        };
        (by, why)
    }
}
