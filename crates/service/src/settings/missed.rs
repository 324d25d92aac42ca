//! What follows when a player hands in nothing.

use serde::{Deserialize, Serialize};

/// What happens in a game when a player hands in nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MissedRules {
    /// What the units of a power do whose player hands in nothing.
    pub policy: Policy,
    /// After so many phases missed in a row a power falls into civil disorder; 0 for never.
    pub disorder_after: u32,
    /// Whether a replacement is called for then, in the game's channel.
    pub call: bool,
    /// Whether the game's channel is told who missed a phase; else the player alone.
    pub openly: bool,
    /// Whether a phase that only standing orders answered counts as missed.
    pub standing_counts: bool,
    /// Whether the GM must agree before somebody takes over a power.
    pub approve: bool,
}

/// What counts in place of orders that were not handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Units hold, the dislodged disband, builds are waived.
    Hold,
    /// The player's standing orders, where there are any; else as above.
    Standing,
    /// The player's standing orders, where there are any; else a computer player's for their units. It promises
    /// nothing to anybody.
    Computer,
}

impl Policy {
    /// Whether standing orders are used.
    pub const fn uses_standing(self) -> bool {
        match self {
            Policy::Hold => false,
            Policy::Standing | Policy::Computer => true,
        }
    }
}

impl Default for MissedRules {
    fn default() -> MissedRules {
        MissedRules {
            policy: Policy::Standing,
            disorder_after: 2,
            call: true,
            openly: false,
            standing_counts: false,
            approve: false,
        }
    }
}
