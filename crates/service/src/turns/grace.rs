//! The grace period: a deadline that has passed is extended, once, for those who still owe something.

use serde_json::json;

use crate::change::{audit, revision, to_channel};
use crate::error::ServiceError;
use crate::notice::Notice;
use crate::{Service, Settings};
use chancery_rules::game::State;
use chancery_store::{Change, Turn};

impl Service {
    /// Begins the grace period of a phase whose deadline has come. `false` if there is none: the game has
    /// none, it was given already, or nobody owes anything.
    pub(crate) async fn begin_grace(
        &self,
        turn: &Turn,
        state: &State,
        settings: &Settings,
        now: i64,
    ) -> Result<bool, ServiceError> {
        let head = &turn.game.head;
        let Some(due) = head.deadline.filter(|_| !head.grace) else {
            return Ok(false);
        };
        if settings.clock.grace_ms <= 0 {
            return Ok(false);
        }
        let late = self.late(turn, state, settings, false).await?;
        if late.is_empty() {
            return Ok(false);
        }
        // Who could not be heard because the program was away still has all of it.
        let from = if now - due > settings.clock.grace_ms / 4 {
            now
        } else {
            due
        };
        let deadline = from.saturating_add(settings.clock.grace_ms);
        let snapshot = revision("clock", "grace", None, now, state, None);
        let mut change = Change::new(&turn.game, snapshot);
        change.intake = Some(turn.game.intake);
        change.head.deadline = Some(deadline);
        change.head.grace = true;
        change.reminders = Some(Vec::new());
        let notice = Notice::Grace {
            phase: state.phase,
            deadline,
        };
        change.along.posts.push(to_channel(&turn.game, &notice));
        let called = self.calls(turn, state, deadline, &late).await?;
        change.along.posts.extend(called);
        let detail = json!({ "from": due, "to": deadline, "late": late.len() });
        change.along.audits.push(audit(None, "grace", detail));
        self.store.revise(&change).await?;
        (self.wake)();
        Ok(true)
    }
}
