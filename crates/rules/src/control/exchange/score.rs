//! The end: every player's points (C-11a to C-11c).

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;

use super::draws::Bytes;
use super::report::Name;
use super::rules::{ExchangeRules, Hundreds};
use super::{Exchange, Presence};

/// Why a Capitalist game ended with scores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Those eligible to order voted for it: C-10a.
    Voted,
    /// These countries reached the goal: 3B.18.
    Goal(Vec<Power>),
    /// The game's last year is over.
    LastYear,
}

/// What a player's holding of one country's currency scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The country's centres at the last ownership update: 3B.19.
    pub centres: u64,
    /// Units of the country's currency that the player holds.
    pub units: u64,
    /// Hundredths of a point that the holding scored.
    pub points: u64,
}

/// A player's line of the final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Whose line it is, as players are named in this game.
    pub who: Name,
    /// The player's place, 1 for the best; equals share a place.
    pub place: usize,
    /// What the holding of each country's currency scored.
    pub countries: PowerMap<Counted>,
    /// The total score, in hundredths of a point.
    pub points: u64,
    /// Cash, which scores nothing (C-11b), in cents.
    pub cents: u64,
    /// Whether the player left before the end, and so can win nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// How a game of the exchange ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Final {
    /// Why the game ended.
    pub cause: Cause,
    /// Every player's line, the best first.
    pub scores: Vec<Score>,
    /// Those with the greatest total: C-11c, 3B.19.
    pub winners: Vec<Name>,
    /// The game's secret, by which every draw can be checked.
    pub secret: Option<Bytes>,
}

impl Exchange {
    /// The final table: a country's centres times the hundreds held of its currency, over all countries
    /// that are left (C-11a).
    pub fn scores(&self, rules: &ExchangeRules, centres: &PowerMap<usize>) -> Vec<Score> {
        let counted = |(currency, units): (&Power, &u64)| {
            let centres = centres.get(currency).map_or(0, |n| *n as u64);
            let hundredths = match rules.hundreds {
                Hundreds::Whole => units / 100 * 100,
                Hundreds::Decimal => *units,
            };
            let counted = Counted {
                centres,
                units: *units,
                points: centres * hundredths,
            };
            (*currency, counted)
        };
        let score = |player: PlayerId| {
            let account = self.accounts.get(&player)?;
            let countries: PowerMap<Counted> = account.units.iter().map(counted).collect();
            (account.presence != Presence::Removed).then(|| Score {
                who: self.name(rules, player),
                place: 0,
                points: countries.values().map(|c| c.points).sum(),
                countries,
                cents: account.cents,
                left: account.presence == Presence::Left,
            })
        };
        let players = self.by_number(self.accounts.keys().copied().collect());
        let mut scores: Vec<Score> = players.into_iter().filter_map(score).collect();
        // Those who left stand below, in no place of their own.
        scores.sort_by_key(|s| (s.left, std::cmp::Reverse(s.points)));
        let points: Vec<u64> = scores.iter().map(|s| s.points).collect();
        let present = scores.iter().filter(|s| !s.left).count();
        for (i, score) in scores.iter_mut().enumerate() {
            let before = points.iter().take(i.min(present));
            let ahead = before.filter(|p| **p > score.points).count();
            score.place = if score.left { present + 1 } else { ahead + 1 };
        }
        scores
    }

    /// Ends the game: each player's score by the countries' `centres`, and the winners (C-11, 3B.19).
    pub fn finish(&self, rules: &ExchangeRules, centres: &PowerMap<usize>, cause: Cause) -> Final {
        let scores = self.scores(rules, centres);
        let best = scores.iter().filter(|s| s.place == 1 && !s.left);
        Final {
            cause,
            winners: best.map(|s| s.who).collect(),
            scores,
            secret: self.secret.map(|s| s.reveal()),
        }
    }
}
