//! Where beaten units may go: 5B.19, 5B.20, 5B.34.

use super::Leave;
use super::tell::Told;
use crate::board::{Dislodged, Location, Position, Province, Slots, Unit, UnitKind};
use crate::movement::outcome::Outcome;
use crate::movement::retreat;

/// Finds the retreats of the beaten and puts them among those that must go.
pub(super) fn send(told: &Told<'_>, outcomes: &mut [Outcome], after: &mut Position) {
    let board = told.sea.waters.board();
    let rules = told.sea.waters.ground.rules;
    let grid = board.wide_grid();
    let held = after.units.iter().map(|u| u.at.province);
    let held = held.filter(|p| !board.is_sea(*p));
    let closed = held.chain(after.standoffs.iter());
    let closed: Slots<_> = closed.filter_map(|p| board.slot(p)).collect();
    for (i, outcome) in outcomes.iter_mut().enumerate() {
        let unit = outcome.unit;
        let Some(beaten) = &mut outcome.dislodged else {
            continue;
        };
        let open = beaten.convoyed && retreat::convoyed_start_is_open(rules);
        let from = (!open).then_some(beaten.from);
        let mut shut = closed;
        if let Some(from) = from.and_then(|from| board.slot(from)) {
            shut.insert(from);
        }
        let mut retreats = match unit.owner {
            Some(_) => retreat::choices(board, grid, &unit, shut),
            None => Vec::new(),
        };
        let by = told.battle.beaten(told.st, i);
        if let Some(back) = by.and_then(|by| crawl(told, &unit, by))
            && unit.owner.is_some()
            && !board
                .slot(back.province)
                .is_some_and(|to| closed.contains(to))
        {
            retreats.push(back);
            retreats.sort();
        }
        beaten.destroyed = retreats.is_empty();
        after.dislodged.push(Dislodged {
            unit,
            from,
            retreats,
            cargo: None,
        });
    }
}

/// The crawling retreat: a fleet beaten along one coast goes where its attacker came from, along the
/// other.
fn crawl(told: &Told<'_>, unit: &Unit, by: usize) -> Option<Location> {
    let sea = told.sea;
    let attacker = sea.units().get(by)?;
    let fleets = unit.kind == UnitKind::Fleet && attacker.kind == UnitKind::Fleet;
    let single = sea.plan(by)?.middle().is_none();
    let origin: Province = attacker.at.province;
    let ashore = !sea.waters.board().is_sea(origin);
    if sea.waters.rules.crawl == Leave::Forbidden || !fleets || !single || !ashore {
        return None;
    }
    let landed = told.landing(by)?;
    let near = sea.waters.board().fleet_neighbours(unit.at);
    // On one end both are on a coast of the same province: not the same one.
    near.filter(|to| to.province == origin)
        .find(|to| landed.coast != unit.at.coast || to.coast != attacker.at.coast)
}
