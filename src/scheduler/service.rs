//! What the scheduler's work is in this program: the service's.

use anyhow::anyhow;

use super::turns::{Passing, Turns, Undeliverable};
use crate::service::{Cause, Service, ServiceError};
use crate::store::{Along, DueGame, DueReminder, OutboxRow, RETURN};

impl Turns for Service {
    async fn close(&self, due: &DueGame, now: i64, late: i64) -> anyhow::Result<()> {
        let cause = Cause::Deadline { late };
        Service::close(self, due.guild, due.id, due.phase_no, now, cause)
            .await
            .map_err(fault)?;
        Ok(())
    }

    async fn set_aside(&self, due: &DueGame, now: i64) -> anyhow::Result<()> {
        self.set_turn_aside(due, now).await.map_err(fault)
    }

    async fn remind(&self, due: &DueReminder, now: i64) -> anyhow::Result<Along> {
        if due.kind == RETURN {
            let back = self.give_back(due.guild, due.game, now).await;
            back.map_err(fault)?;
            return Ok(Along::default());
        }
        let game = self.store().game(due.guild, due.game).await?;
        let deadline = game.and_then(|game| game.head.deadline);
        if deadline.is_none_or(|deadline| deadline <= now) {
            // It is too late to say that it comes.
            return Ok(Along::default());
        }
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
            tracing::info!(closed, "closed phases for which all players were ready");
        }
        Ok(())
    }

    async fn ballots(&self, now: i64) -> anyhow::Result<Option<i64>> {
        // Whatever has ended a game has woken the scheduler.
        self.tell_events(now).await.map_err(fault)?;
        let rooms = self.look_after_rooms(now).await.map_err(fault)?;
        let ballot = self.close_ballots(now).await.map_err(fault)?;
        Ok([rooms, ballot].into_iter().flatten().min())
    }

    async fn erase(&self, now: i64) -> anyhow::Result<Option<i64>> {
        let erased = self.erase_due(now).await;
        // Housekeeping does not wait for what cannot be erased.
        let tidied = self.tidy(now).await.map_err(fault)?;
        let next = erased.map_err(fault)?;
        Ok(Some(next.map_or(tidied, |next| next.min(tidied))))
    }

    async fn computers(&self, now: i64) -> anyhow::Result<bool> {
        self.move_computers(now).await.map_err(fault)
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

/// The service's faults carry no sealed text; a refusal here is the game having moved on.
fn fault(error: ServiceError) -> anyhow::Error {
    match error {
        ServiceError::NoStore { .. } | ServiceError::Stale => Passing(error.to_string()).into(),
        ServiceError::Refused(_) | ServiceError::Internal(_) => anyhow!("{error}"),
    }
}
