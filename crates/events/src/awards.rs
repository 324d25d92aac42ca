//! Awards: who did best at something.

use std::collections::BTreeSet;

use chancery_rules::board::Power;

use crate::standings::{BoardResult, best};

/// What an award is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Award {
    /// The best result of a round, from 1 on.
    Round(u32),
    /// The best result with a power.
    Power(Power),
}

/// The awards with those who get them: several, if their results are the same. Nobody is best with nothing.
pub fn awards(results: &[BoardResult]) -> Vec<(Award, Vec<&BoardResult>)> {
    let rounds: BTreeSet<u32> = results.iter().map(|r| r.round).collect();
    let powers: BTreeSet<Power> = results.iter().map(|r| r.power).collect();
    let rounds = rounds.into_iter().map(Award::Round);
    let all = rounds.chain(powers.into_iter().map(Award::Power));
    let with = |award: Award| {
        let won = |r: &BoardResult| match award {
            Award::Round(round) => r.round == round,
            Award::Power(power) => r.power == power,
        };
        // Of equal points more centres are better.
        let rank = |r: &BoardResult| {
            if won(r) {
                r.points * 1_000 + i64::from(r.centres)
            } else {
                i64::MIN
            }
        };
        let mut winners = best(results, rank);
        winners.retain(|r| won(r) && r.points > 0);
        (award, winners)
    };
    let mut given: Vec<_> = all.map(with).collect();
    given.retain(|(_, winners)| !winners.is_empty());
    given
}
