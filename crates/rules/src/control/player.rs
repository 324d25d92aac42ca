//! The people who play.

use serde::{Deserialize, Serialize};

/// A person, by the number the outside world uses for them. The rules attach no meaning to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

impl PlayerId {
    /// Whether this number belongs to nobody: it replaced the id of somebody who was forgotten.
    pub const fn is_nobody(self) -> bool {
        self.0 > (i64::MAX - 1_000_000) as u64
    }
}
