//! What players ask of each other: offers, proposals, ballots.

use crate::discord::ui::reply::Answer;
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, Notice, Pact};
use crate::store::BallotState;

use super::courier::{DiscordCourier, unread};
use super::posts::Said;
use crate::discord::{credits, treaties, votes};

impl DiscordCourier {
    /// The message for such a notice; of others there is nothing to say here.
    pub(super) async fn between(
        &self,
        context: &GameContext,
        notice: &Notice,
    ) -> Result<Said, DeliveryError> {
        let words = self.words;
        Ok(match notice {
            Notice::Ballot { ballot } => {
                let poll = self
                    .service
                    .poll(context, *ballot, None)
                    .await
                    .map_err(unread)?;
                match poll.state {
                    BallotState::Open => votes::view::post(words, context, &poll).into(),
                    _ => Said::TooLate,
                }
            }
            Notice::BallotOver { ballot } => {
                let poll = self
                    .service
                    .poll(context, *ballot, None)
                    .await
                    .map_err(unread)?;
                Answer::public(votes::view::over(words, context, &poll)).into()
            }
            Notice::Offer {
                phase_no,
                by,
                to,
                terms,
                ..
            } => {
                let offer = self.service.offer(context, *phase_no, *by, *to, *terms);
                match offer.await.map_err(unread)? {
                    Some(offer) => credits::view::offer(words, context, &offer).into(),
                    None => Said::TooLate,
                }
            }
            Notice::Withdrawn {
                phase_no,
                by,
                to,
                terms,
                ..
            } => {
                let left = self
                    .service
                    .left_alone(context, *phase_no, *by, *to, *terms);
                match left.await.map_err(unread)? {
                    Some(mine) => credits::view::withdrawn(words, context, *by, &mine).into(),
                    None => Said::TooLate,
                }
            }
            Notice::HiredOut {
                phase_no,
                by,
                to,
                at,
                ..
            } => {
                let unit = self.service.hired_out(context, *phase_no, *by, *to, *at);
                match unit.await.map_err(unread)? {
                    Some(unit) => credits::view::hired_out(words, context, &unit).into(),
                    None => Said::TooLate,
                }
            }
            Notice::Proposal {
                phase_no,
                by,
                to,
                kind,
            } => {
                let pact = Pact {
                    by: *to,
                    with: *by,
                    kind: *kind,
                };
                let open = context.state.is_playing() && context.game.head.phase_no == *phase_no;
                if open && context.may_declare(*to, &pact.entry()).is_ok() {
                    treaties::view::proposal(words, context, pact).into()
                } else {
                    Said::TooLate
                }
            }
            _ => Said::TooLate,
        })
    }
}
