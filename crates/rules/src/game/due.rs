//! What a power may or must do in a phase.

use serde::{Deserialize, Serialize};

/// What a power may or must do in the current phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// This many of the power's units may be ordered.
    Orders(usize),
    /// This many dislodged units must retreat or disband.
    Retreats(usize),
    /// This many units may be built.
    Builds(usize),
    /// This many units must be removed.
    Removals(usize),
    /// The power pays for its units in Winter; its treasury, as the last Fall left it, lacks `short`
    /// credits for them.
    Upkeep { short: u32 },
    /// The power has `points` to spend, on its units first; to keep all units it lacks `short` points.
    Points { points: u32, short: u32 },
    /// Treaties may be entered, and nothing else is to be done.
    Treaties,
    /// The power has something to do; what it is, only its own player sees (F-09).
    Unseen,
}
