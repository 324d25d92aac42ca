//! Votes to end a game: a draw, a concession.

use crate::board::Power;
use crate::game::{ActReport, Action, Outcome};

use super::Desk;
use super::change::to_channel;
use super::error::DeskError;
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

impl Desk {
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
