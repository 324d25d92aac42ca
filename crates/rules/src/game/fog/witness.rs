//! What somebody saw of a phase: before it and after it.

use crate::board::{Position, Province, ProvinceSet, Unit};

/// What some powers saw of a phase.
pub(super) struct Witness<'a> {
    /// The spaces that they saw before the phase.
    pub was: ProvinceSet,
    /// The spaces that they see after it.
    pub is: ProvinceSet,
    /// Where all units are after it.
    pub after: &'a Position,
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
}
