//! Votes on motions, which the game itself decides when its time comes.

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{Action, Motion};
use crate::service::Service;
use crate::service::error::{Refusal, ServiceError};
use crate::service::table::{Person, Table};

/// How many of those eligible have voted on a motion: all that is shown of an open vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turnout {
    pub votes: usize,
    pub of: usize,
}

impl Table {
    /// How many have voted on a motion so far.
    pub fn turnout(&self, motion: Motion) -> Turnout {
        if let Some(bourse) = self.state.control.bourse() {
            let voters = bourse.voters();
            let ballot = self.state.ballots.get(&motion);
            let voted = |p: &&PlayerId| ballot.is_some_and(|b| b.players.contains_key(p));
            return Turnout {
                votes: voters.iter().filter(voted).count(),
                of: voters.len(),
            };
        }
        let voters = self.state.voters();
        let ballot = self.state.ballots.get(&motion);
        let voted = |p: &&Power| ballot.is_some_and(|b| b.votes.contains_key(p));
        Turnout {
            votes: voters.iter().filter(voted).count(),
            of: voters.len(),
        }
    }
}

impl Service {
    /// Votes on a motion, or takes the vote back (`None`). Which way stays sealed until it is
    /// decided; a vote may be changed until then.
    ///
    /// # Errors
    /// When this person has no living power, the motion is not open, or the phase is closed.
    pub async fn vote(
        &self,
        by: &Person,
        table: &Table,
        motion: Motion,
        yes: Option<bool>,
    ) -> Result<Turnout, ServiceError> {
        if table.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        // A button pressed once more changes nothing.
        let ballot = table.state.ballots.get(&motion);
        let cast = |power: Power| ballot.and_then(|b| b.votes.get(&power).copied());
        let open = table.state.open_motions().contains(&motion);
        let same = match table.state.control.bourse() {
            Some(bourse) => {
                let mine = ballot.and_then(|b| b.players.get(&by.id).copied());
                bourse.voters().contains(&by.id) && mine == yes
            }
            None => {
                let power = table.power_of(by).ok();
                power.is_some_and(|p| table.state.is_in(p) && cast(p) == yes)
            }
        };
        if open && same {
            return Ok(table.turnout(motion));
        }
        let action = Action::Vote {
            player: by.id,
            motion,
            yes,
        };
        let (table, _) = self.act(by, table, action, "vote", |_, _| vec![]).await?;
        Ok(table.turnout(motion))
    }
}
