//! Fleets of one country in one sea are as good as each other. Where several players order them, orders
//! that mean the same are for the same fleet, so that they are counted together (C-01g).

use std::collections::BTreeMap;

use crate::board::{Unit, UnitId};
use crate::control::PlayerId;
use crate::orders::Act;

/// What each player ordered, unit by unit.
pub(super) type Orders = BTreeMap<PlayerId, BTreeMap<UnitId, Act>>;

/// Puts the orders for the fleets of a sea beside each other: what most players want first. `meant` is an
/// order as it will be taken.
pub(super) fn align(units: &[Unit], orders: &mut Orders, meant: impl Fn(&Unit, &Act) -> Act) {
    let mut seen: Vec<UnitId> = Vec::new();
    for unit in units {
        let mate = |u: &&Unit| (u.at, u.owner, u.kind) == (unit.at, unit.owner, unit.kind);
        let group: Vec<UnitId> = units.iter().filter(mate).map(|u| u.id).collect();
        if group.len() < 2 || seen.contains(&unit.id) {
            continue;
        }
        seen.extend(&group);
        let mut lists: BTreeMap<PlayerId, Vec<(Act, Act)>> = BTreeMap::new();
        for (player, acts) in orders.iter_mut() {
            let own = group.iter().filter_map(|id| acts.remove(id));
            let own: Vec<(Act, Act)> = own.map(|act| (meant(unit, &act), act)).collect();
            lists.insert(*player, own);
        }
        let fleets = shared_out(&lists, &group);
        for (player, list) in lists {
            let acts = orders.entry(player).or_default();
            let mut rest = Vec::new();
            let mut copies: BTreeMap<Act, usize> = BTreeMap::new();
            for (key, act) in list {
                let copy = copies.entry(key.clone()).or_default();
                match fleets.get(&(key, *copy)) {
                    Some(id) => {
                        acts.insert(*id, act);
                    }
                    None => rest.push(act),
                }
                *copy += 1;
            }
            for act in rest {
                let free = group.iter().find(|id| !acts.contains_key(id));
                if let Some(id) = free.copied() {
                    acts.insert(id, act);
                }
            }
        }
    }
}

/// Which fleet each order is for: the first, second … of its kind on a player's list. What more players
/// want comes first.
fn shared_out(
    lists: &BTreeMap<PlayerId, Vec<(Act, Act)>>,
    group: &[UnitId],
) -> BTreeMap<(Act, usize), UnitId> {
    let mut wanted: BTreeMap<(Act, usize), usize> = BTreeMap::new();
    for list in lists.values() {
        let mut copies: BTreeMap<&Act, usize> = BTreeMap::new();
        for (key, _) in list {
            let copy = copies.entry(key).or_default();
            *wanted.entry((key.clone(), *copy)).or_default() += 1;
            *copy += 1;
        }
    }
    let mut wanted: Vec<_> = wanted.into_iter().collect();
    wanted.sort_by_key(|(_, players)| std::cmp::Reverse(*players));
    let orders = wanted.into_iter().map(|(order, _)| order);
    orders.zip(group.iter().copied()).collect()
}
