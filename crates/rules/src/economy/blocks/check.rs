//! Whether a line of the blocks section could be carried out as things stand.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};
use crate::orders::PhaseKind;

use super::super::EconomyContext;
use super::{Blocks, BlocksRules, Entry, Loans};

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
    /// The amount is nothing, or beyond all measure.
    Amount,
    /// It holds all that a province may.
    Full { at: Province },
    /// There are only so many points.
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

impl Blocks {
    /// Checks one line of a power on its own: against what could be left for it if all units at home
    /// were disbanded. What the sheet's other lines cost is known when all of them are.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        if ground.stage != PhaseKind::Adjustments {
            return Err(BadEntry::OnlyInWinter);
        }
        self.placeable(power, entry.at())?;
        let Entry::Place { blocks, .. } = entry else {
            return Ok(());
        };
        if *blocks == 0 || *blocks > Entry::MOST {
            return Err(BadEntry::Amount);
        }
        let left = self.reach(ground, rules, power);
        if *blocks > left && rules.loans == Loans::Never {
            Err(BadEntry::CannotPay { left })
        } else {
            Ok(())
        }
    }

    /// Whether a power's blocks may lie there: I-03d.
    pub(super) fn placeable(&self, power: Power, at: Province) -> Result<(), BadEntry> {
        if !self.blocks.contains_key(&at) {
            return Err(BadEntry::NoBlocks { at });
        }
        if self.owners.get(&at) == Some(&power) {
            Ok(())
        } else {
            Err(BadEntry::NotOwned { at })
        }
    }
}
