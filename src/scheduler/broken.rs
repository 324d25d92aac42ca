//! What is said of a task that did not come to its end.

use std::time::Duration;
use tokio::task::{JoinError, JoinHandle};

/// A task broke off: it panicked, or was ended. What a panic said may hold what somebody wrote, so it is left
/// out; where it was is logged when it happens (`operations::panicked`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BrokeOff {
    #[error("panicked (see above)")]
    Panicked,
    #[error("ended too early")]
    Ended,
    #[error("timed out")]
    Hung,
}

impl From<JoinError> for BrokeOff {
    fn from(error: JoinError) -> BrokeOff {
        if error.is_panic() {
            BrokeOff::Panicked
        } else {
            BrokeOff::Ended
        }
    }
}

/// The end of a task, which is ended when it takes longer than this.
pub(super) async fn within<T>(
    limit: Duration,
    task: JoinHandle<anyhow::Result<T>>,
) -> anyhow::Result<T> {
    let end = task.abort_handle();
    match tokio::time::timeout(limit, task).await {
        Ok(done) => done.map_err(broke_off).flatten(),
        Err(_) => {
            end.abort();
            Err(BrokeOff::Hung.into())
        }
    }
}

pub(super) fn broke_off(error: JoinError) -> anyhow::Error {
    BrokeOff::from(error).into()
}
