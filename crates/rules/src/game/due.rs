//! What a power may or must do in a phase.

use serde::{Deserialize, Serialize};

/// What a power may or must do in the current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// So many units may be ordered.
    Orders(usize),
    /// So many units must retreat or disband.
    Retreats(usize),
    /// So many units may be built.
    Builds(usize),
    /// So many units must go.
    Removals(usize),
    /// Units are paid for; the treasury lacks so many credits as the last Fall left it.
    Upkeep { short: u32 },
    /// Points are to be spent, on units first; so many are lacking for those.
    Points { points: u32, short: u32 },
    /// Treaties may be entered, and nothing else is to be done.
    Treaties,
}
