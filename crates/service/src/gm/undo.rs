//! Undoing the last thing a GM did to the game. Nothing is deleted: the undoing can be undone.

use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::game::{Changed, State, changes};
use chancery_store::{RevisionHead, Seq};

use super::Sheets;
use super::news::GmNews;

/// The result of undoing a GM's last act.
#[derive(Clone, Debug)]
pub struct Undone {
    /// The game after it was undone.
    pub context: GameContext,
    /// What is different now.
    pub changes: Vec<Changed>,
    /// If it was a rollback: how many sheets of the phase that is open again count as they did before.
    pub rollback: Option<usize>,
}

/// Whether a revision is a GM's change of the state.
fn is_act(revision: &RevisionHead) -> bool {
    let act = ["edit", "options"].contains(&revision.cause.as_str());
    ["undo", "rollback"].contains(&revision.kind.as_str()) || revision.kind == "act" && act
}

/// Whether nothing of a revision is lost when a GM's act before it is undone.
fn may_follow(revision: &RevisionHead) -> bool {
    let kept = ["claim", "goal"].contains(&revision.cause.as_str());
    ["clock", "act"].contains(&revision.kind.as_str()) && !kept
}

#[boxed]
impl Service {
    /// Undoes a GM's last edit, change of rules, rollback or undoing, if no phase has closed since.
    ///
    /// # Errors
    /// When this person may not, or there is nothing of the kind.
    pub async fn undo(&self, by: &Person, context: &GameContext) -> Result<Undone, ServiceError> {
        context.gm_only(by)?;
        let (guild, id) = (context.game.guild, context.game.id);
        let all = self.store.revisions(guild, id).await?;
        let mut newest = all.iter().rev().skip_while(|r| !is_act(r) && may_follow(r));
        let last = newest.next().filter(|r| is_act(r));
        let last = last.ok_or(Refusal::NothingToUndo)?;
        if last.kind == "rollback" {
            let before = self.store.revision(guild, id, last.seq.before()).await?;
            let before = before.ok_or(Refusal::NothingToUndo)?;
            let state = self.state_of(&before.state).await?;
            if !state.is_playing() {
                return Err(Refusal::NoUndoToEnd.into());
            }
            let to = Some(last.seq.before());
            let rolled = self.roll_back(by, context, to, Sheets::Kept).await?;
            return Ok(Undone {
                changes: changes(&context.state, &rolled.context.state),
                context: rolled.context,
                rollback: Some(rolled.kept),
            });
        }
        context.editor_only(by)?;
        let _turn = self.one_at_a_time(id).await;
        let context = self.again(context).await?;
        let newest = all.last().map(|r| r.seq);
        if newest != Some(context.game.seq) {
            return Err(ServiceError::Stale);
        }
        let before = self.store.revision(guild, id, last.seq.before()).await?;
        let before = before.ok_or(Refusal::NothingToUndo)?;
        let mut state = self.state_of(&before.state).await?;
        if state.number != context.state.number {
            return Err(Refusal::NothingToUndo.into());
        }
        state.control = context.state.control.rolled_back_to(&state.control, false);
        state.ballots = context.state.ballots.clone();
        let changed = changes(&context.state, &state);
        let news = GmNews::Undone {
            by: by.id,
            changes: changed.clone(),
        };
        let context = self
            .put(by, &context, ("undo", "undo", None), state, news)
            .await?;
        Ok(Undone {
            context,
            changes: changed,
            rollback: None,
        })
    }

    /// What a rollback would change, and where it would lead; nothing is changed yet.
    ///
    /// # Errors
    /// As [`Service::rollback`].
    pub async fn preview_rollback(
        &self,
        by: &Person,
        context: &GameContext,
        to: Option<Seq>,
    ) -> Result<(Seq, State, Vec<Changed>), ServiceError> {
        let to = self.rollback_target(by, context, to).await?;
        let (guild, id) = (context.game.guild, context.game.id);
        let past = self.store.revision(guild, id, to).await?;
        let newest = context.game.seq;
        let past = past.ok_or(Refusal::NoSuchRevision { found: to, newest })?;
        let state = self.state_of(&past.state).await?.seen_by(&context.viewer);
        let changed = changes(&context.state, &state);
        Ok((to, state, changed))
    }
}
