//! How a GM ends a game.

use std::collections::BTreeSet;

use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::game::{Action, Outcome};

/// The result that a GM declares when ending a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// These powers share a draw.
    Draw(BTreeSet<Power>),
    /// This power wins.
    Win(Power),
    /// The game has no result.
    Nothing,
}

impl Ruling {
    fn action(&self) -> Action {
        let powers = match self {
            Ruling::Draw(all) => all.iter().copied().collect(),
            Ruling::Win(power) => vec![*power],
            Ruling::Nothing => return Action::Abandon,
        };
        let outcome = Outcome::Ruled(powers);
        Action::End { outcome }
    }

    /// The outcome that the game would have by this ruling.
    pub fn outcome(&self) -> Outcome {
        match self.action() {
            Action::End { outcome } => outcome,
            _ => Outcome::Abandoned,
        }
    }
}

#[boxed]
impl Service {
    /// Whether this person could end the game so, before they are asked once more.
    ///
    /// # Errors
    /// As [`Service::rule`].
    pub fn may_rule(
        &self,
        by: &Person,
        context: &GameContext,
        ruling: &Ruling,
    ) -> Result<(), Refusal> {
        context.gm_only(by)?;
        if matches!(ruling, Ruling::Draw(all) if all.len() < 2) {
            return Err(Refusal::DrawOfOne);
        }
        chancery_rules::game::act(&context.state, &ruling.action())?;
        Ok(())
    }

    /// Ends the game with a stated result.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, or the result names a power that
    /// is out of it.
    pub async fn rule(
        &self,
        by: &Person,
        context: &GameContext,
        ruling: &Ruling,
    ) -> Result<GameContext, ServiceError> {
        self.may_rule(by, context, ruling)?;
        let action = ruling.action();
        Ok(self.act(by, context, action, "end", |_, _| vec![]).await?.0)
    }
}
