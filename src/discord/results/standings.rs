//! The list in which the mechanics register who it is that has points: powers, or players.

use super::scores_view;
use crate::control::ControlRules;
use crate::discord::exchange::{self, Book};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::reply::Answer;
use crate::service::{GameContext, Scores, ServiceError};
use crate::store::Seq;

/// How everybody stands by what counts in a game.
///
/// # Errors
/// Only internal errors.
pub async fn standing(
    bot: &Bot,
    context: &GameContext,
    scores: &Scores,
) -> Result<Answer, ServiceError> {
    match context.state.setup.control {
        ControlRules::Seats => Ok(scores_view::scores(bot, context, scores)),
        // Where players share the powers, it is they who have points.
        ControlRules::Exchange(_) => {
            exchange::view::book(bot, context, Book::Scores, Seq(0), 0).await
        }
    }
}
