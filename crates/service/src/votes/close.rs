//! The end of a ballot: what it asked for is done, or it is told that it is not.

use std::panic::AssertUnwindSafe;

use chancery_boxed::boxed;
use futures_util::FutureExt;

use serde_json::json;

use crate::Service;
use crate::change::{TRIES, audit, comings, revision, status, to_channel};
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::notice::Notice;
use chancery_rules::game::{ActReport, Action, Outcome, Verdict, act};
use chancery_store::{Along, BallotEnd, BallotState, Change, PlayerVote, StoreError};

use super::{Question, read};

/// How many due ballots are ended in one go.
const BATCH: i64 = 20;

#[boxed]
impl Service {
    /// Decides a ballot if its votes do.
    pub(super) async fn settle(
        &self,
        context: &GameContext,
        kept: &PlayerVote,
        question: &Question,
        now: i64,
    ) -> Result<(), ServiceError> {
        let count = self.count(context, kept, question).await?;
        match question.agreement(context).verdict(count) {
            Verdict::Open => Ok(()),
            Verdict::Failed => self.tell_end(context, kept, BallotState::Failed, now).await,
            Verdict::Carried => self.carry_out(context, kept, question, now).await,
        }
    }

    /// Does what a carried ballot asked for, and ends it, in one transaction. Nobody's name stands by it:
    /// the last vote was one of many.
    async fn carry_out(
        &self,
        context: &GameContext,
        kept: &PlayerVote,
        question: &Question,
        now: i64,
    ) -> Result<(), ServiceError> {
        let (guild, id, ballot) = (context.game.guild, context.game.id, kept.id);
        let _turn = self.one_at_a_time(id).await;
        for _ in 0..TRIES {
            let context = self.whole_context(guild, id).await?;
            let brought = match (question, question.outcome()) {
                (_, Some(outcome)) => Some(agreed(&context, outcome, ballot, now)?),
                (Question::Extend { ms, why, .. }, None) if question.holds(&context).is_ok() => {
                    let longer = self.longer(&context, *ms, why.as_deref(), ballot, now);
                    longer.await?
                }
                _ => None,
            };
            let Some(mut change) = brought else {
                // What it was about has changed meanwhile: the ballot ends by itself.
                return Ok(());
            };
            change.ballots = vec![BallotEnd {
                ballot,
                state: BallotState::Carried,
            }];
            let over = to_channel(&context.game, &Notice::BallotOver { ballot });
            change.along.posts.insert(0, over);
            match self.store.revise(&change).await {
                Err(StoreError::Stale) => {}
                other => {
                    other?;
                    (self.wake)();
                    return Ok(());
                }
            }
            // Another vote of the same moment may have carried it.
            let kept = self.store.ballot(guild, ballot).await?;
            if kept.is_none_or(|b| b.state != BallotState::Open) {
                return Ok(());
            }
        }
        Err(ServiceError::Stale)
    }

    /// Ends a ballot that changes nothing; the channel hears of it.
    async fn tell_end(
        &self,
        context: &GameContext,
        kept: &PlayerVote,
        state: BallotState,
        now: i64,
    ) -> Result<(), ServiceError> {
        let ballot = kept.id;
        let detail = json!({ "ballot": ballot, "state": state.as_str() });
        let along = Along {
            posts: vec![to_channel(&context.game, &Notice::BallotOver { ballot })],
            audits: vec![audit(None, "ballot-over", detail)],
        };
        match self.store.end_ballot(kept, state, now, &along).await {
            // Somebody else was first, and told it.
            Err(StoreError::Stale) => Ok(()),
            other => {
                other?;
                (self.wake)();
                Ok(())
            }
        }
    }

    /// Ends a ballot whose time is over.
    pub(super) async fn end_due(&self, now: i64, kept: &PlayerVote) -> Result<(), ServiceError> {
        let context = self.whole_context(kept.guild, kept.game).await?;
        let rolled = self
            .store
            .rolled_back_since(kept.guild, kept.game, kept.opened_seq)
            .await?;
        let moot = match read(kept) {
            Ok(question) => question.holds(&context).is_err(),
            // A later program asked it.
            Err(_) => true,
        };
        let state = match (rolled, moot) {
            (true, _) => BallotState::RolledBack,
            (_, true) => BallotState::Moot,
            _ => BallotState::Expired,
        };
        self.tell_end(&context, kept, state, now).await
    }

    /// Ends what is due of all ballots, and says when the next one is: the scheduler's.
    ///
    /// # Errors
    /// Only internal errors; what failed is tried again with the next look.
    pub async fn close_ballots(&self, now: i64) -> Result<Option<i64>, ServiceError> {
        let mut after = 0;
        loop {
            let due = self.store.due_ballots(now, after, BATCH).await?;
            let Some(last) = due.last() else {
                break;
            };
            // Those that cannot be ended do not hide the rest.
            after = last.id;
            for kept in due {
                // One that cannot be ended, or breaks off, keeps none of the others.
                match AssertUnwindSafe(self.end_due(now, &kept))
                    .catch_unwind()
                    .await
                {
                    Ok(Ok(())) => {}
                    Ok(Err(cause)) => {
                        tracing::error!(%cause, ballot = kept.id, "cannot end a ballot");
                    }
                    Err(_) => tracing::error!(ballot = kept.id, "ending a ballot panicked"),
                }
            }
        }
        Ok(self.store.next_ballot(now).await?)
    }

    /// Counts a game's open ballots again after its players changed: who is gone holds nobody up.
    ///
    /// # Errors
    /// Only internal errors.
    pub(crate) async fn recount(
        &self,
        context: &GameContext,
        now: i64,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        for kept in self.store.open_ballots(game.guild, game.id).await? {
            let current = self.whole_context(game.guild, game.id).await?;
            let open = current.game.head.phase_no;
            let past = kept.until_phase.is_some_and(|no| no < open);
            match read(&kept) {
                Ok(question) if !past && question.holds(&current).is_ok() => {
                    self.settle(&current, &kept, &question, now).await?;
                }
                _ => self.end_due(now, &kept).await?,
            }
        }
        Ok(())
    }
}

/// The end of a game as its players agreed.
fn agreed(
    context: &GameContext,
    outcome: Outcome,
    ballot: i64,
    now: i64,
) -> Result<Change<'_>, ServiceError> {
    let (state, report) = act(&context.state, &Action::End { outcome })?;
    let snapshot = revision("act", "ballot", None, now, &state, None);
    let mut change = Change::new(&context.game, snapshot);
    change.head.status = status(&state);
    change.head.deadline = None;
    change.head.paused_left = None;
    comings(&mut change, &context.state, &state);
    let seq = context.game.seq.next();
    let ended = to_channel(&context.game, &Notice::Ended { seq });
    change.along.posts.push(ended);
    if let ActReport::Ended(outcome) = report {
        let detail = json!({ "ballot": ballot, "outcome": outcome });
        let note = audit(None, "ballot-carried", detail);
        change.along.audits.push(note);
    }
    Ok(change)
}
