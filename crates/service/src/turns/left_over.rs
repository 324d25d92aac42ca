//! What the program was about to do when it ended, and nobody would request again.

use std::panic::AssertUnwindSafe;

use chancery_boxed::boxed;
use futures_util::FutureExt;

use super::close::Cause;
use crate::Service;
use crate::error::ServiceError;

#[boxed]
impl Service {
    /// Closes the phases for which all are ready: the last mark was written, and the program ended
    /// before it could adjudicate. To be called at the start. Returns how many there were.
    ///
    /// # Errors
    /// Only internal errors; what was closed stays closed.
    pub async fn finish_left_over(&self, now: i64) -> Result<usize, ServiceError> {
        let mut closed = 0;
        for phase in self.store.marked_phases().await? {
            let cause = Cause::AllReady;
            let done = self.close(phase.guild, phase.id, phase.phase_no, now, cause);
            match AssertUnwindSafe(done).catch_unwind().await {
                Ok(done) => match done {
                    Ok(done) => closed += usize::from(done.is_some()),
                    Err(error) => {
                        tracing::error!(%error, game = phase.id.0, "cannot close a phase left over from the last run");
                    }
                },
                Err(_) => tracing::error!(
                    game = phase.id.0,
                    "closing a phase left over from the last run panicked"
                ),
            }
        }
        Ok(closed)
    }
}
