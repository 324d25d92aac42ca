//! The goal of a game played for blocks, which the GM confirms before it begins: 2B.23.

use crate::Service;
use crate::change::{audit, revision};
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::game::{ActError, GameStatus, VictoryRules};
use chancery_rules::variants::options::{self, OptionValues};
use chancery_store::Change;

impl GameContext {
    /// The goal in blocks, if the GM has yet to confirm it (I-08).
    pub fn open_goal(&self) -> Option<u32> {
        let VictoryRules::Blocks { goal, .. } = self.state.setup.victory else {
            return None;
        };
        let open = self.state.stage == GameStatus::Lobby && !self.settings.goal_settled;
        open.then_some(goal)
    }
}

#[boxed]
impl Service {
    /// Confirms the goal as it is, or sets the one a text names. A goal that is already settled is not
    /// confirmed again.
    ///
    /// # Errors
    /// When this person is not the GM, the game has begun or has no such goal, or the text is not a goal.
    pub async fn settle_goal(
        &self,
        by: &Person,
        context: &GameContext,
        goal: Option<&str>,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        if context.state.stage != GameStatus::Lobby {
            return Err(Refusal::Game(ActError::AlreadyStarted).into());
        }
        if goal.is_none() && context.settings.goal_settled {
            return Ok(context.clone());
        }
        let mut state = context.state.clone();
        if !matches!(state.setup.victory, VictoryRules::Blocks { .. }) {
            return Err(Refusal::NoGoal.into());
        }
        if let Some(text) = goal {
            let bad = || Refusal::BadGoal {
                found: text.chars().take(20).collect(),
            };
            let blocks: u32 = text.trim().parse().map_err(|_| bad())?;
            let given = OptionValues::from([("victory_blocks".to_owned(), blocks.into())]);
            options::set(&mut state.setup, &given).map_err(|_| bad())?;
        }
        let mut settings = context.settings.clone();
        settings.goal_settled = true;
        let snapshot = revision("act", "goal", Some(by.id), by.now, &state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.head.settings = serde_json::to_string(&settings).map_err(internal)?;
        let detail = serde_json::json!({ "goal": goal });
        let entry = audit(Some(by.id), "goal", detail);
        change.along.audits.push(entry);
        let game = self.store.revise(&change).await?;
        (self.wake)();
        Ok(context.next(game, state, settings))
    }
}
