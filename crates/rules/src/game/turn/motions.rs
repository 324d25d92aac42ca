//! When motions are open, when they are decided, and what they bring.

use std::collections::BTreeMap;

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{Decision, Majority, Motion, Phase, State};

impl State {
    /// The motions that may be voted on now.
    pub fn open_motions(&self) -> Vec<Motion> {
        let open = |motion: &&Motion| {
            let ballot = self.ballots.get(*motion);
            let proposed = **motion != Motion::Close || ballot.is_some();
            self.is_playing() && proposed && ballot.is_none_or(|b| b.passed.is_none())
        };
        self.setup.motions.keys().filter(open).copied().collect()
    }
}

/// What was carried holds from the next moves on.
pub(super) fn bring_in(next: &mut State, decided: &[Decision]) {
    let carried = |d: &Decision| d.motion == Motion::Convoys && d.passed;
    if decided.iter().any(carried) && next.setup.movement.adopt_army_fleet() {
        // It is a game of A/F convoys now, as if it had been made one.
        next.setup.motions.remove(&Motion::Convoys);
        next.ballots.remove(&Motion::Convoys);
    }
}

/// Decides the motions that are due when this phase closes.
pub(super) fn decide(next: &mut State) -> Vec<Decision> {
    let phase = next.phase;
    let calendar = next.setup.calendar;
    let moves = phase == Phase::moves(calendar.first_season(), calendar.first_year);
    let first = phase == next.setup.first_phase();
    if !moves && !first {
        return Vec::new();
    }
    let played = |power: &Power| !next.control.players_of(*power).is_empty();
    // Of several powers of one person, one votes for all.
    let votes = |power: &Power| played(power) && next.spokesman(*power) == *power;
    let powers: Vec<Power> = next.setup.board().powers().filter(votes).collect();
    let voters = next.control.voters();
    let of = voters.as_ref().map_or(powers.len(), Vec::len);
    let motions: BTreeMap<Motion, Majority> = next.setup.motions.clone();
    let mut decided = Vec::new();
    for (motion, majority) in motions {
        let due = if motion.island().is_some() {
            first
        } else {
            moves && motion != Motion::Close
        };
        if !due {
            continue;
        }
        let ballot = next.ballots.entry(motion).or_default();
        if ballot.passed.is_some() {
            continue;
        }
        ballot.votes.retain(|power, _| powers.contains(power));
        let may = |player: &PlayerId| voters.as_ref().is_some_and(|v| v.contains(player));
        ballot.players.retain(|player, _| may(player));
        let passed = ballot.carried(majority, of);
        ballot.passed = Some(passed);
        let (votes, players) = (ballot.votes.clone(), ballot.players.clone());
        match (motion, motion.island()) {
            (_, Some(island)) if passed => {
                next.setup.borders.insert(island);
            }
            (Motion::Demobilisation, None) => next.economy.set_demobilisation(passed),
            _ => {}
        }
        decided.push(Decision {
            motion,
            votes,
            players,
            passed,
        });
    }
    decided
}
