//! What differs between two moments of a game, as far as everybody may see it.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Unit, UnitId};
use crate::relations::{Bonds, Pair};

use super::Changed;
use crate::game::State;

/// Units, owners, blocks and standings that differ. Money, holdings and what is sealed are left out: they may be
/// somebody's own business.
pub fn changes(before: &State, after: &State) -> Vec<Changed> {
    let mut changed = units(&before.position, &after.position);
    let (old, new) = (before.economy.owners(), after.economy.owners());
    let places: BTreeSet<_> = old.keys().chain(new.keys()).copied().collect();
    for at in places {
        let (before, after) = (old.get(&at).copied(), new.get(&at).copied());
        if before != after {
            changed.push(Changed::Owner { at, before, after });
        }
    }
    let nothing = BTreeMap::new();
    let lie = |state: &'_ State| state.economy.investments().cloned();
    let (old, new) = (lie(before), lie(after));
    let (old, new) = (
        old.as_ref().unwrap_or(&nothing),
        new.as_ref().unwrap_or(&nothing),
    );
    let places: BTreeSet<_> = old.keys().chain(new.keys()).copied().collect();
    for at in places {
        let lying = |all: &BTreeMap<_, u32>| all.get(&at).copied().unwrap_or(0);
        let (before, after) = (lying(old), lying(new));
        if before != after {
            changed.push(Changed::Blocks { at, before, after });
        }
    }
    let none = Bonds::default();
    let (old, new) = (before.relations.bonds(), after.relations.bonds());
    let (old, new) = (old.unwrap_or(&none), new.unwrap_or(&none));
    let pairs: BTreeSet<Pair> = old.0.keys().chain(new.0.keys()).copied().collect();
    for pair in pairs {
        let [a, b] = pair.both();
        let (before, after) = (old.standing(a, b), new.standing(a, b));
        if before != after {
            changed.push(Changed::Standing {
                a,
                b,
                before,
                after,
            });
        }
    }
    changed
}

/// Every unit, standing or dislodged, by its id.
fn all(position: &Position) -> BTreeMap<UnitId, (Unit, bool)> {
    let standing = position.units.iter().map(|u| (u.id, (*u, false)));
    let lost = position.dislodged.iter();
    let aboard = lost.clone().filter_map(|d| d.cargo);
    standing
        .chain(aboard.map(|army| (army.id, (army, true))))
        .chain(lost.map(|d| (d.unit.id, (d.unit, true))))
        .collect()
}

fn units(before: &Position, after: &Position) -> Vec<Changed> {
    let (old, new) = (all(before), all(after));
    let ids: BTreeSet<UnitId> = old.keys().chain(new.keys()).copied().collect();
    let mut changed = Vec::new();
    for id in ids {
        let (was, is) = (old.get(&id).copied(), new.get(&id).copied());
        if was == is {
            continue;
        }
        let same =
            |(a, _): (Unit, bool), (b, _): (Unit, bool)| (a.kind, a.owner) == (b.kind, b.owner);
        let (was, is) = (was.map(|w| (w, w.0)), is.map(|i| (i, i.0)));
        match (was, is) {
            // After a rollback a number may have gone to another unit.
            (Some((a, before)), Some((b, after))) if !same(a, b) => {
                changed.push(Changed::Unit {
                    before: Some(before),
                    after: None,
                });
                changed.push(Changed::Unit {
                    before: None,
                    after: Some(after),
                });
            }
            (before, after) => changed.push(Changed::Unit {
                before: before.map(|(_, unit)| unit),
                after: after.map(|(_, unit)| unit),
            }),
        }
    }
    changed
}
