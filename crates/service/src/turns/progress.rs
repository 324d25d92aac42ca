//! How far the housekeeping is.

use std::sync::Arc;

use tokio::sync::Mutex;

/// How far it is, for all tasks of the process.
#[derive(Clone, Default)]
pub(crate) struct Tidying(pub(super) Arc<Mutex<Progress>>);

#[derive(Default)]
pub(crate) struct Progress {
    /// When the next step is due.
    pub(super) due: i64,
    /// After which sheet to look on.
    pub(super) sheet: i64,
}
