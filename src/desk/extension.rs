//! More time for a phase by vote of the players.

use serde_json::json;

use crate::store::{BallotEnd, BallotState, Change, StoreError};

use super::ballots::{Poll, Question, Until};
use super::change::{TRIES, audit, reminders, revision, to_channel};
use super::error::{DeskError, Refusal};
use super::notice::{Moved, Notice};
use super::table::{Person, Table};
use super::{Desk, Extension};

/// What the audit calls it.
const EXTENDED: &str = "extended-by-vote";

/// How many of a game's notes are looked through for earlier extensions of the open phase.
const PAGE: i64 = 200;

impl Desk {
    /// Puts it to the vote whether the open phase gets so much more time; who asks is for it.
    ///
    /// # Errors
    /// When this person does not vote, the game's rules leave that to the GM or allow no more in this
    /// phase, or the clock does not run.
    pub async fn ask_extension(
        &self,
        by: &Person,
        table: &Table,
        ms: i64,
    ) -> Result<Poll, DeskError> {
        let question = Question::Extend {
            ms,
            phase_no: table.game.head.phase_no,
        };
        question.holds(table)?;
        let left = self.extension_left(table).await?;
        if ms > left {
            return Err(Refusal::ExtensionLong { left }.into());
        }
        self.open_ballot(by, table, &question, Some(Until::Phase))
            .await
    }

    /// How much more time the players may give the open phase.
    async fn extension_left(&self, table: &Table) -> Result<i64, DeskError> {
        let game = &table.game;
        let notes = self.store.audit(game.guild, Some(game.id), None, PAGE);
        let given = notes.await?.into_iter().filter_map(|note| {
            let detail: serde_json::Value = serde_json::from_str(&note.detail).ok()?;
            let here = note.what == EXTENDED && detail["phase_no"] == game.head.phase_no;
            detail["ms"].as_i64().filter(|_| here)
        });
        let given: i64 = given.sum();
        Ok((table.settings.clock.extension_ms - given).max(0))
    }

    /// Gives the phase the time that was voted for, and ends the ballot, in one transaction. Nobody's
    /// name stands by it.
    pub(super) async fn extend_by_vote(
        &self,
        table: &Table,
        question: &Question,
        ms: i64,
        end: BallotEnd,
        now: i64,
    ) -> Result<(), DeskError> {
        let (guild, id) = (table.game.guild, table.game.id);
        let _turn = self.one_at_a_time(id).await;
        for _ in 0..TRIES {
            let table = self.table(guild, id).await?;
            let phase_no = table.game.head.phase_no;
            let Some(from) = table
                .game
                .head
                .deadline
                .filter(|_| question.holds(&table).is_ok())
            else {
                // The phase has closed meanwhile: the ballot ends by itself.
                return Ok(());
            };
            let later = from.max(now).saturating_add(ms);
            let at = table.settings.clock.next_moment(later);
            let snapshot = revision("clock", "ballot", None, now, &table.state, None);
            let mut change = Change::new(&table.game, snapshot);
            change.head.deadline = Some(at);
            change.head.grace = false;
            change.reminders = Some(reminders(&change.head, &table.settings, now));
            change.ballots = vec![end];
            let ballot = end.ballot;
            let over = to_channel(&table.game, &Notice::BallotOver { ballot });
            change.along.posts.push(over);
            let notice = Notice::Deadline {
                phase: table.state.phase,
                from: Some(from),
                deadline: at,
                by: None,
                why: Moved::Vote,
                reason: None,
            };
            let told = self.to_everyone(&table, &notice).await?;
            change.along.posts.extend(told);
            let detail = json!({ "ballot": ballot, "ms": ms, "phase_no": phase_no, "to": at });
            change.along.audits.push(audit(None, EXTENDED, detail));
            match self.store.revise(&change).await {
                Err(StoreError::Stale) => {}
                other => {
                    other?;
                    (self.wake)();
                    return Ok(());
                }
            }
            let kept = self.store.ballot(guild, end.ballot).await?;
            if kept.is_none_or(|b| b.state != BallotState::Open) {
                return Ok(());
            }
        }
        Err(DeskError::Stale)
    }
}

impl Table {
    /// Whether the players may give the phase of this number more time.
    pub(super) fn may_extend(&self, phase_no: i64) -> Result<(), Refusal> {
        self.running()?;
        if self.settings.clock.extension == Extension::Off {
            return Err(Refusal::NoExtension);
        }
        match self.game.head.phase_no == phase_no {
            true => Ok(()),
            false => Err(Refusal::PhaseClosed),
        }
    }
}
