//! Votes to end a game: a draw, a concession.

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{ActReport, Action, Motion, Outcome};

use super::Desk;
use super::change::to_channel;
use super::error::{DeskError, Refusal};
use super::notice::Notice;
use super::table::{Person, Table};

/// Where a vote stands after somebody cast one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vote {
    /// So many of the needed votes are there.
    Open { votes: usize, needed: usize },
    /// The vote carried and the game is over.
    Carried(Outcome),
}

/// How many of those who may have voted on a motion: all that is told of an open vote.
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
        let mut voters = self.state.survivors();
        voters.retain(|p| !self.state.control.players_of(*p).is_empty());
        let ballot = self.state.ballots.get(&motion);
        let voted = |p: &&Power| ballot.is_some_and(|b| b.votes.contains_key(p));
        Turnout {
            votes: voters.iter().filter(voted).count(),
            of: voters.len(),
        }
    }
}

impl Desk {
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
    ) -> Result<Turnout, DeskError> {
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

    /// Votes for a draw among all survivors, or takes the vote back. How many voted is told to the
    /// channel, who did is not.
    ///
    /// # Errors
    /// When this person has no living power, or the game is not being played.
    pub async fn vote_draw(
        &self,
        by: &Person,
        table: &Table,
        yes: bool,
    ) -> Result<Vote, DeskError> {
        let had = table
            .state
            .control
            .powers_of(by.id)
            .iter()
            .any(|power| table.state.votes.draw.contains(power));
        let say = |game: &_, report: &ActReport| match report {
            ActReport::DrawVote { votes, needed, .. } if yes != had => {
                vec![to_channel(
                    game,
                    &Notice::DrawVotes {
                        votes: *votes,
                        needed: *needed,
                    },
                )]
            }
            _ => vec![],
        };
        let action = Action::VoteDraw { player: by.id, yes };
        Ok(standing(self.act(by, table, action, "draw", say).await?.1))
    }

    /// Concedes the game to a power, or takes that back (`None`). The game ends when every other
    /// survivor concedes to the same power.
    ///
    /// # Errors
    /// When this person has no living power, concedes to himself or to one who is out.
    pub async fn concede(
        &self,
        by: &Person,
        table: &Table,
        to: Option<Power>,
    ) -> Result<Vote, DeskError> {
        let action = Action::VoteConcede { player: by.id, to };
        Ok(standing(
            self.act(by, table, action, "concede", |_, _| vec![])
                .await?
                .1,
        ))
    }
}

fn standing(report: ActReport) -> Vote {
    match report {
        ActReport::Ended(outcome) => Vote::Carried(outcome),
        ActReport::DrawVote { votes, needed, .. }
        | ActReport::ConcedeVote { votes, needed, .. } => Vote::Open { votes, needed },
        // Other acts make no vote.
        _ => Vote::Open {
            votes: 0,
            needed: 0,
        },
    }
}
