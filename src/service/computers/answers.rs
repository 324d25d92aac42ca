//! What computer players say to what is put to the vote: the end of the game, and its rules.

use std::sync::Arc;

use chancery_bots::{Question as Asked, View, answer};

use crate::game::Report;
use crate::service::Service;
use crate::service::error::ServiceError;
use crate::service::game_context::GameContext;
use crate::service::person::Person;
use crate::service::votes::Question;

impl Service {
    /// Casts a computer player's votes wherever it has not voted.
    pub(super) async fn vote_as(
        &self,
        by: &Person,
        context: &GameContext,
        past: &Arc<Vec<Report>>,
    ) -> Result<(), ServiceError> {
        for poll in self.polls(context, Some(by.id)).await? {
            if !poll.may_vote || poll.mine.is_some() {
                continue;
            }
            let asked = match &poll.question {
                Question::Draw { among } => Some(Asked::Draw {
                    among: among.iter().copied().collect(),
                }),
                Question::Concession { to } => Some(Asked::Concede { to: *to }),
                Question::Extend { .. } => None,
            };
            let yes = match asked {
                Some(asked) => self.ask(context, by, past, asked).await?,
                // It waits as long as people like.
                None => true,
            };
            self.cast(by, context, poll.id, Some(yes)).await?;
        }
        for motion in context.state.open_motions() {
            let ballot = context.state.ballots.get(&motion);
            let powers = context.state.control.powers_of(by.id);
            let voted = ballot.is_some_and(|ballot| {
                let mut own = powers.iter();
                own.any(|power| ballot.votes.contains_key(power))
                    || ballot.players.contains_key(&by.id)
            });
            if !voted {
                let asked = Asked::Ballot(motion);
                let yes = self.ask(context, by, past, asked).await?;
                match self.vote(by, context, motion, Some(yes)).await {
                    // Another vote has just closed it, or it has no vote there.
                    Err(ServiceError::Refused(_)) | Ok(_) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    async fn ask(
        &self,
        context: &GameContext,
        by: &Person,
        past: &Arc<Vec<Report>>,
        question: Asked,
    ) -> Result<bool, ServiceError> {
        let (state, past, player) = (context.state.clone(), Arc::clone(past), by.id);
        let said = self.thinking.think(move || {
            let view = View::of(&state, player, &past);
            answer(&view, &question)
        });
        said.await
    }
}
