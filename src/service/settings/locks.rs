//! What a GM has closed: orders that may not be changed, and people who may not take part.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::PlayerId;

/// The GM's locks and bans of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrderLock {
    /// Nobody's orders may be changed.
    pub all: bool,
    /// These powers' orders may not be changed.
    pub powers: BTreeSet<Power>,
    /// They may not join, take over or write press.
    pub banned: BTreeSet<PlayerId>,
}

impl OrderLock {
    /// Whether orders for these powers may not be changed.
    pub fn hold(&self, powers: &[Power]) -> bool {
        self.all || powers.iter().any(|power| self.powers.contains(power))
    }

    /// The same without its locks: what a GM does himself is not locked.
    pub fn loose(&self) -> OrderLock {
        OrderLock {
            banned: self.banned.clone(),
            ..OrderLock::default()
        }
    }
}
