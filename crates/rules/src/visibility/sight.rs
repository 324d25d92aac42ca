//! Which spaces powers see.

use std::collections::BTreeMap;

use crate::board::{Board, Position, Power, Province, ProvinceSet, Unit, UnitKind};
use crate::relations::{Pair, Relations};

use super::rules::{AllySight, CentreSight, FleetSight, FogRules};

/// All that what is seen depends on.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// The map that is played on.
    pub board: &'a Board,
    /// How far powers see.
    pub rules: &'a FogRules,
    /// Where the units are.
    pub position: &'a Position,
    /// Which power owns which province.
    pub owners: &'a BTreeMap<Province, Power>,
    /// The powers that see for each other (F-04).
    pub allies: &'a [Pair],
}

impl FogRules {
    /// The powers that see for each other: those with a treaty in force, where allies share what they see (F-04).
    pub fn allies(&self, relations: &Relations) -> Vec<Pair> {
        match (self.allies, relations.bonds()) {
            (AllySight::Shared, Some(bonds)) => {
                let treaties = bonds.treaties().into_iter();
                treaties.map(|(pair, _)| pair).collect()
            }
            (AllySight::Shared, None) | (AllySight::Apart, _) => Vec::new(),
        }
    }
}

/// The spaces that some powers see together (F-01 to F-04); none if there are none.
pub fn spaces_seen(eyes: &Eyes<'_>, powers: &[Power]) -> ProvinceSet {
    let mut looking = powers.to_vec();
    for power in powers {
        let allies = eyes.allies.iter().filter(|pair| pair.has(*power));
        looking.extend(allies.map(|pair| pair.other(*power)));
    }
    let mut seen = ProvinceSet::EMPTY;
    let lost = eyes.position.dislodged.iter().map(|d| &d.unit);
    let units = eyes.position.units.iter().chain(lost);
    let own = units.filter(|unit| unit.owner.is_some_and(|power| looking.contains(&power)));
    for unit in own {
        seen = seen.or(&seen_by(eyes, unit));
    }
    for (at, owner) in eyes.owners {
        if !looking.contains(owner) {
            continue;
        }
        seen.insert(*at);
        if eyes.rules.centres == CentreSight::Around && eyes.board.has(*at) {
            seen = seen.or(&touching(eyes.board, *at));
        }
    }
    seen
}

/// The spaces that a unit sees: F-01, F-03.
fn seen_by(eyes: &Eyes<'_>, unit: &Unit) -> ProvinceSet {
    let (board, at) = (eyes.board, unit.at.province);
    let mut seen = touching(board, at);
    seen.insert(at);
    let far = eyes.rules.fleets == FleetSight::TwoSeas;
    if far && unit.kind == UnitKind::Fleet && board.is_sea(at) {
        let seas = seen.and(board.seas());
        for sea in seas.iter() {
            seen = seen.or(&touching(board, sea));
        }
    }
    seen
}

/// The spaces that touch another, by land or by sea: those to which an army or a fleet could step from it.
fn touching(board: &Board, at: Province) -> ProvinceSet {
    let mut near = board.army_neighbours(at).clone();
    for from in board.stands(UnitKind::Fleet, at) {
        near = near.or(board.fleet_reach(from));
    }
    near
}
