//! What is asked of the database as a whole: whether it answers, and how much waits in it.

use chancery_boxed::boxed;

use super::db::on;
use super::{Result, Store};

/// How much work waits, over all servers, for the metrics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Load {
    /// Rows of the outbox that are not yet delivered.
    pub rows: i64,
    /// For how many milliseconds the one due longest has been due.
    pub oldest: i64,
    /// The number of games of each status.
    pub games: Vec<(String, i64)>,
}

#[boxed]
impl Store {
    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<()> {
        let _: i64 = on!(self.read(), c => sqlx::query_scalar("SELECT CAST(1 AS BIGINT)")
            .fetch_one(c))?;
        Ok(())
    }

    /// Counts what waits at `now`, in milliseconds since 1970.
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
