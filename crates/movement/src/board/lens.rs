//! What somebody sees who does not see the whole board.

use std::collections::BTreeMap;

use super::{Position, Power, PowerMap, Province, ProvinceSet, Unit};

/// Who looks, and what they see: with it each mechanic says what is left of its own state and news (F-05 to F-09).
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    /// The powers with whose eyes it is looked; none for what everybody is told.
    pub powers: &'a [Power],
    /// The spaces that are seen.
    pub sight: &'a ProvinceSet,
    /// The units that are seen.
    pub units: &'a dyn Fn(&Unit) -> bool,
    /// Where all units really are.
    pub position: &'a Position,
}

impl Lens<'_> {
    /// Whether a power is one of those with whose eyes it is looked.
    pub fn owns(&self, power: Power) -> bool {
        self.powers.contains(&power)
    }

    /// Whether a space is seen.
    pub fn sees(&self, at: Province) -> bool {
        self.sight.contains(at)
    }

    /// Whether a unit is seen.
    pub fn sees_unit(&self, unit: &Unit) -> bool {
        (self.units)(unit)
    }

    /// Those of a map by power that are one's own.
    pub fn own<T: Clone>(&self, all: &PowerMap<T>) -> PowerMap<T> {
        let own = all.iter().filter(|(power, _)| self.owns(**power));
        own.map(|(power, of)| (*power, of.clone())).collect()
    }

    /// What of a map by province lies in the spaces that are seen.
    pub fn here<T: Clone>(&self, all: &BTreeMap<Province, T>) -> BTreeMap<Province, T> {
        let here = all.iter().filter(|(at, _)| self.sees(**at));
        here.map(|(at, of)| (*at, of.clone())).collect()
    }
}
