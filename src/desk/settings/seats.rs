//! Who may join, and who gets which power.

use serde::{Deserialize, Serialize};

/// What a GM sets about joining.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatRules {
    /// Whether only those the GM invited may join.
    pub private: bool,
    /// How powers are given out.
    pub deal: Deal,
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
