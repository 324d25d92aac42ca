//! Motions: questions about the rules that the players decide by vote before the first year is out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Power, PowerMap};
use crate::economy::Economy;

use super::{Phase, State};

/// A question the players vote on. The vote closes with the first Spring's moves, and what it brings
/// holds from the Fall after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Whether units that could be paid may be disbanded in Winter: E-Q4.
    Demobilisation,
}

/// How many must be for a motion. One vote a power; a motion with a tie fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Majority {
    /// More than half of the votes cast: 1B.9.
    #[default]
    OfVotes,
    /// More than half of the powers that are played.
    OfPowers,
    /// Every power that is played.
    Unanimous,
}

/// A motion's votes. How each power votes stays sealed until it is decided.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ballot {
    pub votes: PowerMap<bool>,
    /// Set when it is decided.
    pub passed: Option<bool>,
}

/// How a motion was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub motion: Motion,
    pub votes: PowerMap<bool>,
    pub passed: bool,
}

impl Motion {
    /// Every motion there is.
    pub const ALL: [Motion; 1] = [Motion::Demobilisation];

    /// The word it is known by in commands.
    pub const fn id(self) -> &'static str {
        match self {
            Motion::Demobilisation => "demobilisation",
        }
    }
}

impl Ballot {
    /// Whether the votes carry it; `powers` are those that are played.
    fn carried(&self, majority: Majority, powers: &[Power]) -> bool {
        let yes = self.votes.values().filter(|yes| **yes).count();
        let cast = self.votes.len();
        match majority {
            Majority::OfVotes => yes * 2 > cast,
            Majority::OfPowers => yes * 2 > powers.len(),
            Majority::Unanimous => yes > 0 && yes == powers.len(),
        }
    }
}

impl State {
    /// The motions that may be voted on now.
    pub fn open_motions(&self) -> Vec<Motion> {
        let open = |motion: &&Motion| {
            let ballot = self.ballots.get(*motion);
            self.is_playing() && ballot.is_none_or(|b| b.passed.is_none())
        };
        self.setup.motions.keys().filter(open).copied().collect()
    }
}

/// Decides the motions that are due when this phase closes.
pub(super) fn decide(next: &mut State) -> Vec<Decision> {
    let phase = next.phase;
    let calendar = next.setup.calendar;
    let due = phase == Phase::moves(calendar.first_season(), calendar.first_year);
    if !due {
        return Vec::new();
    }
    let played = |power: &Power| !next.control.players_of(*power).is_empty();
    let powers: Vec<Power> = next.setup.board().powers().filter(played).collect();
    let motions: BTreeMap<Motion, Majority> = next.setup.motions.clone();
    let mut decided = Vec::new();
    for (motion, majority) in motions {
        let ballot = next.ballots.entry(motion).or_default();
        if ballot.passed.is_some() {
            continue;
        }
        ballot.votes.retain(|power, _| powers.contains(power));
        let passed = ballot.carried(majority, &powers);
        ballot.passed = Some(passed);
        let votes = ballot.votes.clone();
        match (motion, &mut next.economy) {
            (Motion::Demobilisation, Economy::Credits(credits)) => credits.demobilisation = passed,
            (Motion::Demobilisation, Economy::Centres(_) | Economy::Blocks(_)) => {}
        }
        decided.push(Decision {
            motion,
            votes,
            passed,
        });
    }
    decided
}
