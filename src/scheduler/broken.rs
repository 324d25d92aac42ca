//! What is said of a task that did not come to its end.

use tokio::task::JoinError;

/// A task broke off: it panicked, or was ended. What a panic said may hold what somebody wrote, so it is left
/// out; where it was is logged when it happens (`operations::panicked`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BrokeOff {
    #[error("a panic, told of above")]
    Panicked,
    #[error("ended before its time")]
    Ended,
}

impl From<JoinError> for BrokeOff {
    fn from(error: JoinError) -> BrokeOff {
        match error.is_panic() {
            true => BrokeOff::Panicked,
            false => BrokeOff::Ended,
        }
    }
}
