//! Whether a line of the blocks section could be carried out as things stand.

use crate::board::{Power, Province};
use crate::orders::PhaseKind;

use super::super::EconomyContext;
use super::{BadEntry, Blocks, BlocksRules, Entry, Loans};

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
