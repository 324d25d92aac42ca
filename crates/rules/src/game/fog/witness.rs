//! What somebody saw of a phase: before it and after it.

use crate::board::{Position, Province, ProvinceSet, Unit};
use crate::game::Setup;
use crate::orders::Act;

/// What some powers saw of a phase.
pub(super) struct Witness<'a> {
    /// The spaces that they saw before the phase.
    pub was: ProvinceSet,
    /// The spaces that they see after it.
    pub is: ProvinceSet,
    /// The units that they saw before it, where they stood.
    pub known: Position,
    /// Where all units are after it.
    pub after: &'a Position,
    /// The rules of the game.
    pub setup: &'a Setup,
}

impl Witness<'_> {
    /// Whether a space was seen before the phase or after it.
    pub fn saw(&self, at: Province) -> bool {
        self.was.contains(at) || self.is.contains(at)
    }

    /// Whether a unit was seen, where it stood before the phase or where it is after it. A unit that left a space
    /// before somebody looked there was not seen in it.
    pub fn saw_unit(&self, before: &Unit) -> bool {
        let standing = self.after.units.iter();
        let lost = self.after.dislodged.iter();
        let lost = lost.flat_map(|lost| [Some(&lost.unit), lost.cargo.as_ref()]);
        let mut all = standing.chain(lost.flatten());
        let is = all.find(|unit| unit.id == before.id);
        self.was.contains(before.at.province)
            || is.is_some_and(|unit| self.is.contains(unit.at.province))
    }

    /// Whether an order was legal by the units that were seen alone, so that it tells of no other that it was legal.
    pub fn is_surely_legal(&self, unit: &Unit, act: &Act) -> bool {
        let (rules, board) = (&self.setup.movement, self.setup.board());
        rules.check(board, &self.known, unit, act).is_ok()
    }
}
