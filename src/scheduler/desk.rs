//! What the scheduler's work is in this program: the desk's.

use anyhow::anyhow;

use super::turns::{Turns, Undeliverable};
use crate::desk::{Cause, Desk, DeskError};
use crate::store::{Along, DueGame, DueReminder, OutboxRow};

impl Turns for Desk {
    async fn close(&self, due: &DueGame, now: i64, late: i64) -> anyhow::Result<()> {
        let cause = Cause::Deadline { late };
        Desk::close(self, due.guild, due.id, due.phase_no, now, cause)
            .await
            .map_err(fault)?;
        Ok(())
    }

    async fn remind(&self, due: &DueReminder, _now: i64) -> anyhow::Result<Along> {
        let posts = self
            .reminder_posts(due.guild, due.game, due.phase_no)
            .await
            .map_err(fault)?;
        Ok(Along {
            posts,
            audits: Vec::new(),
        })
    }

    async fn left_over(&self, now: i64) -> anyhow::Result<()> {
        let closed = self.finish_left_over(now).await.map_err(fault)?;
        if closed > 0 {
            tracing::info!(closed, "phases were closed for which all had been ready");
        }
        Ok(())
    }

    async fn ballots(&self, now: i64) -> anyhow::Result<Option<i64>> {
        self.close_ballots(now).await.map_err(fault)
    }

    async fn erase(&self, now: i64) -> anyhow::Result<Option<i64>> {
        self.erase_due(now).await.map_err(fault)
    }

    async fn undeliverable(
        &self,
        row: &OutboxRow,
        why: &Undeliverable,
        _now: i64,
    ) -> anyhow::Result<Along> {
        let posts = self
            .undelivered_posts(row, why.key(), why.error())
            .await
            .map_err(fault)?;
        Ok(Along {
            posts,
            audits: Vec::new(),
        })
    }
}

/// The desk's faults carry no sealed text; a refusal here is the game having moved on.
fn fault(error: DeskError) -> anyhow::Error {
    anyhow!("{error}")
}
