//! What is asked of the database as a whole: whether it answers, and how much waits in it.

use super::db::on;
use super::{Result, Store};

/// How much waits, over all guilds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Rows of the outbox still to be delivered.
    pub rows: i64,
    /// For how many milliseconds the one due longest has been due.
    pub oldest: i64,
    /// Games by status.
    pub games: Vec<(String, i64)>,
}

impl Store {
    /// Asks for nothing but an answer.
    pub async fn ping(&self) -> Result<()> {
        let _: i64 = on!(self.read(), c => sqlx::query_scalar("SELECT CAST(1 AS BIGINT)")
            .fetch_one(c))?;
        Ok(())
    }

    /// How much waits at `now`.
    pub async fn load(&self, now: i64) -> Result<Load> {
        let rows = self.posts_open().await?;
        let due: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT min(CASE WHEN state = 'leased' THEN created_at ELSE due_at END)
             FROM outbox WHERE state IN ('pending', 'leased')")
            .fetch_one(c))?;
        let games = on!(self.read(), c => sqlx::query_as(
            "SELECT status, count(*) FROM game GROUP BY status ORDER BY status").fetch_all(c))?;
        Ok(Load {
            rows,
            oldest: due.map_or(0, |due| now.saturating_sub(due).max(0)),
            games,
        })
    }
}
