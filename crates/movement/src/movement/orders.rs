//! The orders of a movement phase.

use std::collections::BTreeMap;

use litemap::LiteMap;

use crate::board::{Power, Province, Unit, UnitId};
use crate::orders::Act;

/// The orders of a phase, one for each unit that has one. Who may order a unit was asked before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    /// What each ordered unit is to do; a unit that is missing here holds.
    pub acts: LiteMap<UnitId, Act>,
    /// Powers in civil disorder; only question 4.D.9 of the DATC asks for them.
    pub disorder: Vec<Power>,
    /// Who has the say over the provinces that fleets may pass by, and to whom it is given; only
    /// N-08a asks.
    pub wardens: BTreeMap<Province, Warden>,
}

impl Orders {
    /// The order of each of some units. Units and orders both come in order of id, so that most orders follow each
    /// other; the others are searched for.
    pub(super) fn of<'a>(&'a self, units: &'a [Unit]) -> impl Iterator<Item = Option<&'a Act>> {
        let mut next = 0;
        units
            .iter()
            .map(move |unit| match self.acts.get_indexed(next) {
                Some((id, act)) if *id == unit.id => {
                    next += 1;
                    Some(act)
                }
                _ => self.acts.get(&unit.id),
            })
    }
}

/// Whose an empty province is that fleets may pass by, and whom its holder lets pass this season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Warden {
    /// The power whose the empty province is; `None` if it is nobody's.
    pub owner: Option<Power>,
    /// Powers that who holds it (who stands there, else the owner) has given leave.
    pub leave: Vec<Power>,
}

impl FromIterator<(UnitId, Act)> for Orders {
    fn from_iter<I: IntoIterator<Item = (UnitId, Act)>>(acts: I) -> Self {
        Orders {
            acts: acts.into_iter().collect(),
            ..Orders::default()
        }
    }
}
