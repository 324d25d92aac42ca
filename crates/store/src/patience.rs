//! How long calls wait for the database.

use std::time::Duration;

/// How long a call waits for a database that is busy or away. Discord gives an answer three seconds:
/// whoever asks is told within them.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// How long a long search waits for the one before it.
pub(super) const LONG_PATIENCE: Duration = Duration::from_secs(60);
