//! More time for a phase by vote of the players.

use chancery_boxed::boxed;
use serde_json::json;

use super::clock::reason;
use crate::change::{audit, reminders, revision};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::{Moved, Notice};
use crate::person::Person;
use crate::votes::{OpenVote, Question, Until};
use crate::{Extension, Service};
use chancery_store::{Change, PhaseNo};

/// Its name in the audit log.
const EXTENDED: &str = "extended-by-vote";

/// How many of a game's notes are looked through for earlier extensions of the open phase.
const PAGE: i64 = 200;

#[boxed]
impl Service {
    /// Calls a vote on this much more time for the open phase; whoever asks votes for it. A reason
    /// appears on the ballot, without a name.
    ///
    /// # Errors
    /// When this person does not vote, the game's rules leave that to the GM or allow no more in this
    /// phase, or the clock does not run.
    pub async fn ask_extension(
        &self,
        by: &Person,
        context: &GameContext,
        ms: i64,
        why: Option<&str>,
    ) -> Result<OpenVote, ServiceError> {
        let question = Question::Extend {
            ms,
            phase_no: context.game.head.phase_no,
            why: why.and_then(reason),
        };
        question.holds(context)?;
        let left = self.extension_left(context).await?;
        if ms > left {
            return Err(Refusal::ExtensionLong { left }.into());
        }
        self.open_ballot(by, context, &question, Some(Until::Phase))
            .await
    }

    /// How much more time the players may give the open phase.
    async fn extension_left(&self, context: &GameContext) -> Result<i64, ServiceError> {
        let game = &context.game;
        let notes = self.store.audit(game.guild, Some(game.id), None, PAGE);
        let given = notes.await?.into_iter().filter_map(|note| {
            let detail: serde_json::Value = serde_json::from_str(&note.detail).ok()?;
            let here = note.what == EXTENDED && detail["phase_no"] == game.head.phase_no.0;
            detail["ms"].as_i64().filter(|_| here)
        });
        let given: i64 = given.sum();
        Ok((context.settings.clock.extension_ms - given).max(0))
    }

    /// The phase with the time that was voted for; nothing if its clock does not run.
    pub(crate) async fn longer<'a>(
        &self,
        context: &'a GameContext,
        ms: i64,
        reason: Option<&str>,
        ballot: i64,
        now: i64,
    ) -> Result<Option<Change<'a>>, ServiceError> {
        let head = &context.game.head;
        let (phase_no, Some(from)) = (head.phase_no, head.deadline) else {
            return Ok(None);
        };
        let later = from.max(now).saturating_add(ms);
        let step = context.state.phase.step;
        let at = context.settings.clock.next_moment(step, later);
        let snapshot = revision("clock", "ballot", None, now, &context.state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.head.deadline = Some(at);
        change.head.grace = false;
        change.reminders = Some(reminders(&change.head, &context.settings, now));
        let notice = Notice::Deadline {
            phase: context.state.phase,
            from: Some(from),
            deadline: at,
            by: None,
            why: Moved::Vote,
            reason: reason.map(str::to_owned),
        };
        change.along.posts = self.to_everyone(context, &notice, None).await?;
        let detail = json!({ "ballot": ballot, "ms": ms, "phase_no": phase_no, "to": at });
        change.along.audits.push(audit(None, EXTENDED, detail));
        Ok(Some(change))
    }
}

impl GameContext {
    /// Whether the players may give the phase of this number more time.
    pub(crate) fn may_extend(&self, phase_no: PhaseNo) -> Result<(), Refusal> {
        self.running()?;
        if self.settings.clock.extension == Extension::Off {
            return Err(Refusal::NoExtension);
        }
        if self.game.head.phase_no == phase_no {
            Ok(())
        } else {
            Err(Refusal::PhaseClosed)
        }
    }
}
