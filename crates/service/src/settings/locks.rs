//! What a GM has closed: orders that may not be changed, and people who may not take part.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;

/// What the GM has locked in a game, and whom the GM has banned from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrderLock {
    /// Whether no orders at all may be changed.
    pub all: bool,
    /// The powers whose orders may not be changed.
    pub powers: BTreeSet<Power>,
    /// The people who may not join, take over a power or write press.
    pub banned: BTreeSet<PlayerId>,
}

impl OrderLock {
    /// Whether orders for these powers may not be changed.
    pub fn hold(&self, powers: &[Power]) -> bool {
        self.all || powers.iter().any(|power| self.powers.contains(power))
    }

    /// The same bans without the locks, which do not bind the GM.
    pub fn loose(&self) -> OrderLock {
        OrderLock {
            banned: self.banned.clone(),
            ..OrderLock::default()
        }
    }
}
