//! Every legal order of a unit where fleets share seas.

use std::collections::BTreeSet;

use super::NavalRules;
use super::plan::Waters;
use crate::board::{Board, Coast, Location, Position, Province, Unit, UnitKind};
use crate::movement::options::{landings, legal_acts as standard, named};
use crate::movement::rulebook::Rulebook;
use crate::orders::{Act, Via};

/// Every legal act of a standing unit: hold, moves of one leg and of two, supports, convoys, the same
/// after a first leg, patrols, blocks. Whether two fleets are there for a patrol is asked.
pub(in crate::movement) fn legal_acts(
    board: &Board,
    book: &Rulebook,
    rules: &NavalRules,
    position: &Position,
    unit: &Unit,
) -> Vec<Act> {
    let waters = Waters::new(board, book, rules, &position.units);
    if !waters.stands(unit) || position.unit(unit.id).is_none() {
        return Vec::new();
    }
    let mut acts = vec![Act::Hold];
    // What armies may do is listed in several ways.
    let mut seen = BTreeSet::from([Act::Hold]);
    let mut offer = |act: Act| {
        let again = unit.kind == UnitKind::Army && !seen.insert(act.clone());
        if !again && waters.plan(unit, &act).is_ok() {
            acts.push(act);
        }
    };
    let others = others(board, position, unit);
    if unit.kind == UnitKind::Army {
        // What armies may do at all is as in the standard rules, but for how far fleets may carry them.
        standard(board, book, position, unit)
            .into_iter()
            .for_each(&mut offer);
        for to in board.coastal().iter() {
            let way = |via| Act::Move { to: to.into(), via };
            let near = board.army_neighbours(unit.at.province).contains(to);
            offer(way(if near { Via::Convoy } else { Via::Unsaid }));
        }
        helps(board, unit, unit.at, &others)
            .into_iter()
            .for_each(&mut offer);
        return acts;
    }
    let near = next(board, unit.at);
    let seas: Vec<Province> = near
        .iter()
        .map(|to| to.province)
        .filter(|p| board.is_sea(*p))
        .collect();
    for to in &near {
        let via = Via::Unsaid;
        offer(Act::Move { to: *to, via });
    }
    for by in &seas {
        for to in next(board, (*by).into()) {
            let via = Via::Route(vec![*by]);
            offer(Act::Move { to, via });
        }
    }
    helps(board, unit, unit.at, &others)
        .into_iter()
        .for_each(&mut offer);
    for sea in seas {
        for act in helps(board, unit, sea.into(), &others) {
            let act = Box::new(act);
            offer(Act::Then { sea, act });
        }
    }
    if position.mates(unit).count() > 1 {
        for against in board.powers() {
            offer(Act::Patrol { against });
        }
    }
    for against in board.powers() {
        offer(Act::Block { against });
    }
    acts
}

/// Where a fleet may go in one leg, past provinces too.
fn next(board: &Board, from: Location) -> Vec<Location> {
    let mut near: Vec<Location> = board.fleet_neighbours(from).collect();
    for passage in board.passages() {
        let [a, b] = passage.between;
        let to = [(a, b), (b, a)]
            .into_iter()
            .find(|(x, _)| *x == from.province)
            .map(|(_, to)| Location::from(to));
        near.extend(to.filter(|to| !near.contains(to)));
    }
    near
}

/// A unit that may be helped.
struct Other<'p> {
    unit: &'p Unit,
    /// The seas that a fleet may go to first.
    seas: Vec<Province>,
}

/// One unit of each kind and power in each place: fleets of one power in one sea are as good as each
/// other.
fn others<'p>(board: &Board, position: &'p Position, but: &Unit) -> Vec<Other<'p>> {
    let mut all: Vec<&Unit> = position.units.iter().filter(|u| u.id != but.id).collect();
    all.sort_by_key(|u| (u.at, u.owner, u.kind));
    all.dedup_by_key(|u| (u.at, u.owner, u.kind));
    let other = |unit: &'p Unit| {
        let near = match unit.kind {
            UnitKind::Fleet => next(board, unit.at),
            UnitKind::Army => Vec::new(),
        };
        let seas = near.into_iter().map(|to| to.province);
        let seas = seas.filter(|p| board.is_sea(*p)).collect();
        Other { unit, seas }
    };
    all.into_iter().map(other).collect()
}

/// Supports and convoys that might be given from a place; each is there once.
fn helps(board: &Board, unit: &Unit, here: Location, others: &[Other<'_>]) -> Vec<Act> {
    let mut acts = Vec::new();
    let reach = board.reach(unit.kind, here);
    let at_sea = board.is_sea(here.province);
    for Other { unit: other, seas } in others {
        let at = other.at.province;
        if reach.contains(at) || at_sea && at == here.province {
            acts.push(Act::SupportHold { unit: named(other) });
        }
        let goes = match other.kind {
            UnitKind::Army => board.army_neighbours(at).or(board.coastal()),
            UnitKind::Fleet => board.fleet_reach(other.at).clone(),
        };
        for p in reach.and(&goes).iter() {
            for to in landings(board, other, p) {
                let unit = named(other);
                acts.push(Act::SupportMove { unit, to });
            }
        }
        if other.kind == UnitKind::Fleet {
            for by in seas.iter().copied() {
                let ashore = board.fleet_reach(by.into()).and(reach);
                for p in ashore.minus(board.seas()).iter() {
                    let coasts = Coast::ALL.map(|coast| Location::on(p, coast));
                    let within = |to: &Location| board.fleet_can_reach(by.into(), *to);
                    let coasts = coasts.into_iter().filter(within);
                    for to in std::iter::once(p.into()).chain(coasts) {
                        let (unit, said) = (named(other), true);
                        acts.push(Act::SupportLeg { unit, by, to, said });
                    }
                }
            }
        } else if unit.kind == UnitKind::Fleet && at_sea {
            for to in board.coastal().iter().map(Location::from) {
                let unit = named(other);
                acts.push(Act::Convoy { unit, to });
            }
        }
    }
    acts
}
