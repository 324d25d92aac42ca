//! Housekeeping: what nobody needs any more is deleted a little at a time, and what earlier versions of
//! the program left uncompressed is compressed.

use chancery_boxed::boxed;

use crate::Service;
use crate::error::ServiceError;

/// How long settled posts, and sheets that a later one replaced, are kept: two weeks, in
/// milliseconds.
pub const KEPT_AFTER_USE: i64 = 14 * 24 * 3_600_000;

/// How long it rests between two steps while there is something to do, and when there is nothing.
const STEP: i64 = 2_000;
const REST: i64 = 6 * 3_600_000;

/// How much is done in one transaction.
const REVISIONS: i64 = 40;
const POSTS: i64 = 500;

#[boxed]
impl Service {
    /// Does a step of the housekeeping, if one is due. Returns when the next is.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn tidy(&self, now: i64) -> Result<i64, ServiceError> {
        let mut progress = self.tidying.0.lock().await;
        // A clock that was set back does not stop it for long.
        if (now..=now.saturating_add(REST)).contains(&progress.due) && progress.due > now {
            return Ok(progress.due);
        }
        progress.due = now.saturating_add(REST);
        let before = now.saturating_sub(KEPT_AFTER_USE);
        let packed = self.store.pack_old(REVISIONS).await?;
        let posts = self.store.prune_posts(before, POSTS).await?;
        let (sheets, next) = self.store.prune_sheets(before, progress.sheet).await?;
        progress.sheet = next.unwrap_or_default();
        if packed > 0 || posts > 0 || sheets > 0 {
            tracing::debug!(packed, posts, sheets, "old data removed");
        }
        if packed > 0 || posts > 0 || next.is_some() {
            progress.due = now.saturating_add(STEP);
        }
        Ok(progress.due)
    }
}
