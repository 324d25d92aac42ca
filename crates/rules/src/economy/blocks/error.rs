//! What can be wrong with a line of the blocks section.

use serde::{Deserialize, Serialize};

use crate::board::Province;

/// Why a line of the blocks section does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadEntry {
    /// This game is not played for blocks.
    NotPlayed,
    /// Blocks are placed in Winter only.
    OnlyInWinter,
    /// No blocks lie there: it is no supply centre.
    NoBlocks { at: Province },
    /// The power does not own it.
    NotOwned { at: Province },
    /// The line places no blocks, or more than [`Entry::MOST`](super::Entry::MOST).
    Amount,
    /// The province holds as many blocks as one can.
    Full { at: Province },
    /// Only `left` points are there to place.
    CannotPay { left: u32 },
}

impl BadEntry {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadEntry::NotPlayed | BadEntry::NoBlocks { .. } | BadEntry::NotOwned { .. } => "I-03d",
            BadEntry::Full { .. } => "2B.9",
            BadEntry::OnlyInWinter => "2B.3",
            BadEntry::Amount | BadEntry::CannotPay { .. } => "2B.29",
        }
    }
}
