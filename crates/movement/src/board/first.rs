//! What powers own when a game begins.

use std::collections::BTreeMap;

use super::{Board, Power, Province};

impl Board {
    /// The supply centres that are owned when a game begins, and by whom: each power's home centres, unless the
    /// board's file gives it others.
    pub fn first_centres(&self) -> BTreeMap<Province, Power> {
        let of = |power: Power| {
            let own = self.owns.get(&power).map(Vec::as_slice);
            let centres = own.unwrap_or(self.homes(power)).iter();
            centres.map(move |at| (*at, power))
        };
        self.powers().flat_map(of).collect()
    }

    /// The land that is owned when a game begins in which land is owned that is no centre, and by whom: each power's
    /// country. Where the board's file gives a power other centres, it owns those instead of its country's.
    pub fn first_lands(&self) -> BTreeMap<Province, Power> {
        let mut owners = BTreeMap::new();
        for power in self.powers() {
            let owns = self.owns.get(&power);
            let country = self.country(power).iter();
            let first = country.filter(|at| {
                let is_given = |owns: &Vec<Province>| owns.contains(at) || !self.is_centre(*at);
                owns.is_none_or(is_given)
            });
            owners.extend(first.map(|at| (at, power)));
        }
        for (power, owns) in &self.owns {
            owners.extend(owns.iter().map(|at| (*at, *power)));
        }
        owners
    }

    /// Where a power's treasury lies when a game begins: in its capital, if it owns it then.
    pub fn first_seat(&self, power: Power) -> Option<Province> {
        let owns = self.owns.get(&power);
        let is_own = |at: &Province| owns.is_none_or(|owns| owns.contains(at));
        self.capital(power).filter(is_own)
    }
}
