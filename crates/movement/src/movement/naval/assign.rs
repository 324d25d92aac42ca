//! From written orders to one order for each unit, where several units of a power stand in one sea:
//! 5B.26.

use std::collections::BTreeMap;

use crate::board::{Board, Position, Unit, UnitId};
use crate::movement::assign::{Assigned, choose};
use crate::movement::legality::Illegal;
use crate::movement::rulebook::Rulebook;
use crate::orders::{Act, UnitRef};

use super::NavalRules;
use super::plan::Waters;

/// Chooses the orders of a movement phase. Orders for fleets of one sea go one to each; of more than
/// there are fleets, the rulebook says which count (4.D.3). Orders that are `believed` are chosen as if they were legal.
pub(in crate::movement) fn assign(
    board: &Board,
    book: &Rulebook,
    rules: &NavalRules,
    position: &Position,
    written: &[(UnitRef, Act)],
    may_order: impl Fn(usize, &Unit) -> bool,
    believed: impl Fn(&Unit, &Act) -> bool,
) -> Assigned {
    let waters = Waters::new(board, book, rules, &position.units);
    let mut meant: Vec<Option<&Unit>> = vec![None; written.len()];
    // By the first of the units that an author may mean: all of them, and the orders for them.
    let mut groups: BTreeMap<UnitId, (Vec<&Unit>, Vec<usize>)> = BTreeMap::new();
    for (i, (named, _)) in written.iter().enumerate() {
        let here = position.at(named.at.province).filter(|u| waters.stands(u));
        let mut here: Vec<&Unit> = here.collect();
        meant[i] = here.first().copied();
        // Fleets of several powers may be there: those of the one named are meant, else of one.
        if here
            .iter()
            .any(|u| u.owner.is_some() && u.owner == named.power)
        {
            here.retain(|u| u.owner == named.power);
        }
        here.retain(|u| may_order(i, u));
        let first = here.first().map(|u| u.owner);
        here.retain(|u| Some(u.owner) == first);
        if here.iter().any(|u| named.kind == Some(u.kind)) {
            here.retain(|u| named.kind == Some(u.kind));
        }
        if let Some(first) = here.first() {
            let group = groups.entry(first.id).or_insert_with(|| (here, Vec::new()));
            group.1.push(i);
        }
    }
    let mut crowded = vec![false; written.len()];
    for (units, mut orders) in groups.into_values() {
        if orders.len() <= units.len() {
            // How they are written down does not matter: fleets are as good as each other.
            orders.sort_by(|a, b| written[*a].1.cmp(&written[*b].1));
        }
        for (i, unit) in orders.iter().zip(units.iter().cycle()) {
            meant[*i] = Some(unit);
            crowded[*i] = units.len() > 1;
        }
    }
    let legal = |unit: &Unit, act: &Act| waters.plan(unit, act).is_ok() || believed(unit, act);
    let unit_at = |i: usize, _: &UnitRef| meant.get(i).copied().flatten();
    let mut assigned = choose(book, written, unit_at, &may_order, legal);
    for (i, fate) in assigned.fates.iter_mut().enumerate() {
        if let Err(Illegal::AnotherOrder { at }) = *fate
            && crowded.get(i) == Some(&true)
        {
            *fate = Err(Illegal::TooManyFleets { at });
        }
    }
    assigned
}
