//! What was played, as far as it is needed again and again: which phases, and their prices. A
//! revision never changes, so each is read once; whole reports and states are not cached.

use std::sync::Arc;

use super::closed::Phases;
use crate::Service;
use crate::error::{ServiceError, internal};
use crate::game_context::GameContext;
use chancery_boxed::boxed;
use chancery_rules::game::Phase;
use chancery_store::Seq;

#[boxed]
impl Service {
    /// The phases that were closed, by revision; those that were rolled back are among them.
    pub(crate) async fn closed_phases(
        &self,
        context: &GameContext,
    ) -> Result<Phases, ServiceError> {
        let game = &context.game;
        let mut known = self.past.get(game.id);
        let last = known.keys().next_back().copied().unwrap_or(Seq(0));
        let fresh = self.store.report_texts(game.guild, game.id, last).await?;
        if !fresh.is_empty() {
            let phases = Arc::make_mut(&mut known);
            for (seq, report) in fresh {
                phases.insert(seq, serde_json::from_str(&report).map_err(internal)?);
            }
            self.past.keep(game.id, known.clone());
        }
        Ok(known)
    }

    /// The phases that were closed, the newest first; one that was rolled back and played again stands
    /// there twice.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn phases(&self, context: &GameContext) -> Result<Vec<Phase>, ServiceError> {
        let closed = self.closed_phases(context).await?;
        Ok(closed.values().rev().map(|c| c.phase).collect())
    }
}
