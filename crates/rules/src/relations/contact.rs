//! Units in contact, and the conference that is called when all of them are allied: I, 4B.32, 4B.33.

use super::rules::Contact;
use super::{Bond, Pair, RelationsContext, Treaties};
use crate::board::{Location, Power, Province, ProvinceSet, Unit, UnitKind};

/// The spaces a unit could enter in so many moves, convoys aside, and its own: units that share a space
/// are in contact (5B.36).
fn range(ground: &RelationsContext<'_>, unit: &Unit) -> ProvinceSet {
    let mut once = ground.board.reach(unit.kind, unit.at).clone();
    once.insert(unit.at.province);
    if ground.rules.contact == Contact::OneMove {
        return once;
    }
    let onward = |to: Province| match unit.kind {
        UnitKind::Army => ground.board.army_neighbours(to).clone(),
        UnitKind::Fleet => {
            let stands =
                |at: &Location| at.province == to && ground.board.fleet_can_reach(unit.at, *at);
            let at = ground.board.stands(unit.kind, to).filter(stands);
            at.flat_map(|at| ground.board.fleet_reach(at)).collect()
        }
    };
    once.iter().flat_map(onward).chain(&once).collect()
}

/// Every two powers of which a unit of one could enter the space of a unit of the other: 4B.32.
pub(super) fn contacts(ground: &RelationsContext<'_>) -> Vec<Pair> {
    let units = &ground.position.units;
    let ranges: Vec<ProvinceSet> = units.iter().map(|u| range(ground, u)).collect();
    let stands = |power: Power| -> ProvinceSet {
        let own = ground.position.of(power);
        own.map(|u| u.at.province).collect()
    };
    let reaches = |a: Power, b: Power| {
        let there = stands(b);
        let own = units
            .iter()
            .zip(&ranges)
            .filter(|(u, _)| u.owner == Some(a));
        own.into_iter().any(|(_, r)| !r.and(&there).is_empty())
    };
    let living: Vec<Power> = ground.living.iter().copied().collect();
    let touching = |pair: &Pair| {
        let [a, b] = pair.both();
        reaches(a, b) || reaches(b, a)
    };
    Pair::all(&living).filter(touching).collect()
}

impl Treaties {
    /// Whether all who are in contact have treaties, none of them to end, and somebody is: R-I1.
    pub(super) fn is_stalemate(&self, ground: &RelationsContext<'_>) -> bool {
        let contacts = contacts(ground);
        let lasting = |pair: &Pair| matches!(self.bonds.0.get(pair), Some(Bond::Treaty { ending, .. }) if ending.is_empty());
        !contacts.is_empty() && contacts.iter().all(lasting)
    }
}
