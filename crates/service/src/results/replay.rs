//! The phases of a replay: those that count, in the order they were played.

use super::look::{ResolvedPhase, no_such_phase};
use crate::error::{Refusal, ServiceError};
use crate::{GameContext, Service};
use chancery_boxed::boxed;
use chancery_rules::game::Phase;

/// The most phases a replay is made of: a century of them.
const MOST: usize = 600;

#[boxed]
impl Service {
    /// The phases from one to another (by their short names, both included), oldest first; from the
    /// first and to the last if none is named. Phases that were rolled back are left out.
    ///
    /// # Errors
    /// When nothing was played yet, a name is not that of a played phase, or they are the wrong way round.
    pub async fn replay(
        &self,
        context: &GameContext,
        from: Option<&str>,
        to: Option<&str>,
    ) -> Result<Vec<ResolvedPhase>, ServiceError> {
        let mut chapters = self.standing_history(context, MOST).await?;
        if chapters.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        chapters.reverse();
        let named = |text: &str| -> Result<Phase, Refusal> {
            let phase = text.trim().parse().map_err(|_| no_such_phase(text))?;
            let known = chapters.iter().any(|c| c.report.phase == phase);
            known.then_some(phase).ok_or_else(|| no_such_phase(text))
        };
        let (from, to) = (from.map(named).transpose()?, to.map(named).transpose()?);
        if let (Some(from), Some(to)) = (from, to)
            && from > to
        {
            return Err(Refusal::WrongWayRound.into());
        }
        chapters.retain(|c| {
            let phase = c.report.phase;
            from.is_none_or(|from| from <= phase) && to.is_none_or(|to| phase <= to)
        });
        Ok(chapters)
    }
}
