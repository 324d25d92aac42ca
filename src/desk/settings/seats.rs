//! Who may join, and who gets which power.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::control::PlayerId;

/// What a GM sets about joining.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRules {
    /// Whether only those the GM invited may join.
    pub private: bool,
    /// How powers are given out.
    pub deal: Deal,
    /// Whom the GM invited. Here, and not in the state, because no rollback takes it back.
    pub invited: BTreeSet<PlayerId>,
    /// Who waits for a place, in the order they came; kept here for the same reason.
    pub waiting: Vec<PlayerId>,
}

/// How powers are given out when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// By lists of preference, lots deciding between equal wishes.
    #[default]
    Preferences,
    /// Who comes first chooses; a chosen power is taken.
    Choice,
    /// By lot alone.
    Lot,
}
