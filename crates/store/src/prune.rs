//! What is taken away when nobody needs it any more: rows of the outbox that were settled, and sheets that a
//! later one of the same player took the place of in a phase that is closed.

use chancery_boxed::boxed;

use super::db::{on, run};
use super::{Result, Store};

/// Settled rows that nothing builds on. A row with a marker says what was said already, and where its message
/// stands: those are kept as long as their game goes on. `$1` is the moment, `$2` how many at most.
const POSTS: &str = "DELETE FROM outbox WHERE id IN (
    SELECT o.id FROM outbox o
    WHERE o.settled_at < $1 AND o.state IN ('done', 'failed')
      AND (o.marker IS NULL OR o.state = 'failed' OR NOT EXISTS (
               SELECT 1 FROM game g WHERE g.id = o.game AND g.status IN ('lobby', 'playing')))
      AND NOT EXISTS (SELECT 1 FROM outbox b WHERE b.after_id = o.id)
    ORDER BY o.settled_at LIMIT $2)";

/// How many sheets are looked at together.
const WINDOW: i64 = 2000;

#[boxed]
impl Store {
    /// Takes away up to `limit` rows of the outbox that were settled before a moment and that nobody needs;
    /// how many.
    pub async fn prune_posts(&self, before: i64, limit: i64) -> Result<u64> {
        let mut tx = self.write().await?;
        let gone = run!(&mut tx, sqlx::query(POSTS).bind(before).bind(limit))?;
        tx.commit().await?;
        Ok(gone)
    }

    /// Looks at the next sheets after a number and takes away those, with their receipts, that were written
    /// before a moment and that a later one of the same player took the place of before their phase was
    /// closed. A sheet whose receipt was published stays. How many went, and where to go on; `None` after
    /// the last.
    pub async fn prune_sheets(&self, before: i64, after: i64) -> Result<(usize, Option<i64>)> {
        let last: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT max(w.id) FROM (SELECT id FROM submission WHERE id > $1 ORDER BY id LIMIT $2) w")
            .bind(after).bind(WINDOW).fetch_one(c))?;
        let Some(last) = last else {
            return Ok((0, None));
        };
        // No phase is opened again under its number, so that this stays true while they are taken away.
        let superseded: Vec<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT s.id FROM submission s JOIN game g ON g.id = s.game
             WHERE s.id > $1 AND s.id <= $2 AND s.at < $3 AND s.phase_no <> g.phase_no
               AND EXISTS (SELECT 1 FROM submission l
                           WHERE l.game = s.game AND l.phase_no = s.phase_no
                             AND l.player = s.player AND l.id > s.id)
               AND EXISTS (SELECT 1 FROM receipt_list p
                           WHERE p.game = s.game AND p.phase_no = s.phase_no)
               AND NOT EXISTS (SELECT 1 FROM receipt r JOIN receipt_list p
                                   ON p.game = s.game AND p.phase_no = s.phase_no
                               WHERE r.submission = s.id
                                 AND p.hashes LIKE '%' || r.hash || '%')
             ORDER BY s.id")
            .bind(after).bind(last).bind(before).fetch_all(c))?;
        if superseded.is_empty() {
            return Ok((0, Some(last)));
        }
        let mut tx = self.write().await?;
        for id in &superseded {
            for text in [
                "DELETE FROM receipt WHERE submission = $1",
                "DELETE FROM submission WHERE id = $1",
            ] {
                run!(&mut tx, sqlx::query(text).bind(id))?;
            }
        }
        tx.commit().await?;
        Ok((superseded.len(), Some(last)))
    }
}
