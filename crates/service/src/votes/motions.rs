//! Votes on motions, which the game itself decides when its time comes.

use crate::Service;
use crate::change::to_channel;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::Notice;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActReport, Action, Motion};

/// How many of those eligible have voted on a motion: all that is shown of an open vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turnout {
    /// How many of those who may vote have voted.
    pub votes: usize,
    /// How many may vote.
    pub of: usize,
}

impl GameContext {
    /// How many have voted on a motion so far.
    pub fn turnout(&self, motion: Motion) -> Turnout {
        if let Some(voters) = self.state.control.voters() {
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

#[boxed]
impl Service {
    /// Proposes a motion; whoever proposes it votes for it. The channel is told.
    ///
    /// # Errors
    /// When this person does not play, the motion cannot be proposed now, or the phase is closed.
    pub async fn propose(
        &self,
        by: &Person,
        context: &GameContext,
        motion: Motion,
    ) -> Result<Turnout, ServiceError> {
        if context.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        let say = |game: &_, report: &ActReport| match report {
            ActReport::Polled { player, .. } => {
                let notice = Notice::Proposed {
                    motion,
                    by: *player,
                };
                vec![to_channel(game, &notice)]
            }
            _ => vec![],
        };
        let action = Action::Propose {
            player: by.id,
            motion,
        };
        let (context, _) = self.act(by, context, action, "propose", say).await?;
        Ok(context.turnout(motion))
    }

    /// Votes on a motion, or takes the vote back (`None`). Which way stays sealed until it is
    /// decided; a vote may be changed until then.
    ///
    /// # Errors
    /// When this person has no living power, the motion is not open, or the phase is closed.
    pub async fn vote(
        &self,
        by: &Person,
        context: &GameContext,
        motion: Motion,
        yes: Option<bool>,
    ) -> Result<Turnout, ServiceError> {
        if context.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        // A button pressed once more changes nothing.
        let ballot = context.state.ballots.get(&motion);
        let cast = |power: Power| ballot.and_then(|b| b.votes.get(&power).copied());
        let open = context.state.open_motions().contains(&motion);
        let same = match context.state.control.voters() {
            Some(voters) => {
                let mine = ballot.and_then(|b| b.players.get(&by.id).copied());
                voters.contains(&by.id) && mine == yes
            }
            None => {
                let power = context.power_of(by).ok();
                power.is_some_and(|p| context.state.is_in(p) && cast(p) == yes)
            }
        };
        if open && same {
            return Ok(context.turnout(motion));
        }
        let action = Action::Vote {
            player: by.id,
            motion,
            yes,
        };
        let (context, _) = self.act(by, context, action, "vote", |_, _| vec![]).await?;
        Ok(context.turnout(motion))
    }
}
