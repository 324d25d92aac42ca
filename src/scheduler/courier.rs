//! What carries a row of the outbox to Discord, and what can come of it.

use crate::store::{NewPost, OutboxRow};
use serde_json::Value;
use std::future::Future;

/// Carries rows of the outbox to where they are to be said.
///
/// It may be given the same row again, after a restart or a failure. When `row.doubt` is set the row
/// may have arrived already: the courier looks for it (by [`OutboxRow::nonce`], good for a few minutes
/// from `row.first_try_at`, else by its text) before it sends another.
pub trait Courier: Send + Sync + 'static {
    /// Delivers a row. `after` is what the delivery of the row it builds on brought. Returns what
    /// later rows and the service may need, such as the message's id; it is kept as JSON.
    fn deliver(
        &self,
        row: &OutboxRow,
        after: Option<&Value>,
    ) -> impl Future<Output = Result<Value, DeliveryError>> + Send;

    /// What is still to be done after a delivery that brought `result`: rows written in the transaction that
    /// notes the row as delivered, so that neither is there without the other.
    fn follow_up(&self, _row: &OutboxRow, _result: &Value) -> Vec<NewPost> {
        Vec::new()
    }
}

/// Why a row was not delivered. The texts are kept and shown to GMs: they hold nothing sealed and no
/// token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeliveryError {
    /// Discord asks to wait (429).
    #[error("rate limited for {retry_after} ms")]
    RateLimited {
        /// For how long, in milliseconds.
        retry_after: i64,
        /// Whether for everything, not only this route.
        global: bool,
    },
    /// It certainly did not arrive, but may another time (e.g. no connection).
    #[error("{0}")]
    NotSent(String),
    /// It may or may not have arrived (e.g. no answer, or an error of Discord's own).
    #[error("{0}")]
    Doubtful(String),
    /// Something is wrong with the program, or with what it kept. It may or may not have arrived.
    #[error("{0}")]
    Broken(String),
    /// It never can: the channel, thread or person is gone.
    #[error("{0}")]
    Gone(String),
    /// It never can: what is sent is refused for what it is.
    #[error("{0}")]
    Refused(String),
    /// It may not: private messages are closed, or something else bars it for good.
    #[error("{0}")]
    Forbidden(String),
    /// It may not for want of these permissions (their keys, with commas between). Somebody can give them,
    /// so it is kept for a while.
    #[error("lacks {0}")]
    Lacks(String),
    /// There is no longer any point: to be dropped without telling anyone.
    #[error("{0}")]
    Obsolete(String),
}
