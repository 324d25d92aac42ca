//! Which units civil disorder removes: 4.D.8.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::board::{Board, Location, Position, Power, Province, ProvinceSet, Unit, UnitKind};
use crate::movement::Rulebook;
use crate::movement::choices::{KindWrong, Removal};
use crate::orders::UnitRef;

/// The unit a power in civil disorder loses next: the farthest first; of those as far, fleets before
/// armies, then the first by the English name of where it stands. `centres` are the provinces that are
/// centres: where the nearest owned one counts, land that is none does not, and who stands on one is
/// spared.
pub(super) fn next(
    board: &Board,
    rules: &Rulebook,
    centres: &ProvinceSet,
    owners: &BTreeMap<Province, Power>,
    position: &Position,
    power: Power,
) -> Option<Unit> {
    let owned = owners.iter().filter(|(_, owner)| **owner == power);
    let owned: ProvinceSet = owned.map(|(p, _)| *p).collect::<ProvinceSet>().and(centres);
    let homes: ProvinceSet = board.homes(power).iter().copied().collect();
    let distance = |unit: &Unit| match rules.removal {
        Removal::FarthestFromHome if unit.kind == UnitKind::Fleet => {
            sailing(board, unit.at, &homes)
        }
        Removal::FarthestFromHome => walking(board, unit.at.province, &homes),
        Removal::FarthestFromCountry => walking(board, unit.at.province, board.country(power)),
        Removal::FarthestFromOwned => walking(board, unit.at.province, &owned),
    };
    let spared = |unit: &Unit| {
        rules.removal == Removal::FarthestFromOwned && centres.contains(unit.at.province)
    };
    // A fleet goes after the army it carries, which would be lost with it.
    let empty = |u: &&Unit| position.cargo(u.id).is_none();
    position
        .of(power)
        .filter(empty)
        .min_by_key(|u| {
            let name = board.name(u.at.province);
            (
                spared(u),
                Reverse(distance(u)),
                u.kind == UnitKind::Army,
                name,
                u.id,
            )
        })
        .copied()
}

/// The power's unit that a removal names; one of another kind only where the rulebook lets that pass. Where
/// the kind is not said, of an A/F the army is meant: it goes first.
pub(super) fn named(
    position: &Position,
    rules: &Rulebook,
    power: Power,
    named: &UnitRef,
) -> Option<Unit> {
    let here = |u: &&Unit| u.at.province == named.at.province;
    let mut all = position.of(power).filter(here);
    let first = *all.next()?;
    let Some(second) = all.find(|u| position.is_joint(u.id)).copied() else {
        let wrong = named.kind.is_some_and(|kind| kind != first.kind);
        return (!wrong || rules.kind_wrong != KindWrong::Illegal).then_some(first);
    };
    let kind = named.kind.unwrap_or(UnitKind::Army);
    [first, second].into_iter().find(|u| u.kind == kind)
}

/// The steps to the nearest goal over any border, land or water; the most there can be when none is
/// within reach.
fn walking(board: &Board, from: Province, goals: &ProvinceSet) -> usize {
    let beside = |p: Province| {
        let fleets = board.stands(UnitKind::Fleet, p);
        let afloat = fleets.flat_map(|at| board.fleet_reach(at));
        board.army_neighbours(p).iter().chain(afloat)
    };
    let most = board.provinces().len();
    let mut reached = ProvinceSet::from_iter([from]);
    for steps in 0..most {
        if !reached.and(goals).is_empty() {
            return steps;
        }
        reached = reached.iter().flat_map(beside).chain(&reached).collect();
    }
    most
}

/// The steps a fleet needs to the nearest goal, sailing as fleets do.
fn sailing(board: &Board, from: Location, goals: &ProvinceSet) -> usize {
    let most = board.provinces().len();
    let mut reached = vec![from];
    let mut fresh = vec![from];
    for steps in 0..most {
        if reached.iter().any(|at| goals.contains(at.province)) {
            return steps;
        }
        let mut next = Vec::new();
        for at in fresh.iter().flat_map(|at| board.fleet_neighbours(*at)) {
            if !reached.contains(&at) {
                reached.push(at);
                next.push(at);
            }
        }
        fresh = next;
    }
    most
}
