//! Convoy routes: which chains of seas carry an army from one shore to another.

use super::{Province, ProvinceSet, UnitKind};
use crate::board::map::Board;

/// Every shortest-cut-free route between two shores, as the set of its seas.
///
/// A route is kept only when no fleet in it could be left out: a chain through more seas than it
/// needs contains one of these. So an army can be carried exactly when all seas of one route here
/// carry it, and a fleet can be of use to it exactly when it stands in one.
#[derive(Debug)]
pub(super) struct Routes {
    all: Vec<ProvinceSet>,
    /// By start and destination, where in `all` the pair's routes are.
    place: Vec<(u16, u16)>,
}

impl Routes {
    /// Finds the routes of a board.
    pub(super) fn of(board: &Board) -> Routes {
        let mut found: Vec<(usize, ProvinceSet)> = Vec::new();
        for from in board.coastal().iter() {
            let near = seas_near(board, from);
            for first in near.iter() {
                let mut seas = ProvinceSet::EMPTY;
                seas.insert(first);
                let step = Step {
                    from,
                    seas,
                    last: first,
                    closed: near,
                    ashore: ProvinceSet::EMPTY,
                };
                extend(board, step, &mut found);
            }
        }
        found.sort_by_key(|(pair, seas)| (*pair, seas.len()));
        let mut place = vec![(0, 0); Province::COUNT * Province::COUNT];
        for (i, (pair, _)) in found.iter().enumerate() {
            let (start, end) = &mut place[*pair];
            if start == end {
                *start = i as u16;
            }
            *end = i as u16 + 1;
        }
        let all = found.into_iter().map(|(_, seas)| seas).collect();
        Routes { all, place }
    }

    /// The routes from one province to another.
    pub(super) fn between(&self, from: Province, to: Province) -> &[ProvinceSet] {
        let (start, end) = self.place[from.index() * Province::COUNT + to.index()];
        &self.all[start as usize..end as usize]
    }
}

/// A route being built.
struct Step {
    from: Province,
    seas: ProvinceSet,
    last: Province,
    /// Seas that would make an earlier one needless.
    closed: ProvinceSet,
    /// Shores an earlier sea already reaches.
    ashore: ProvinceSet,
}

fn extend(board: &Board, step: Step, found: &mut Vec<(usize, ProvinceSet)>) {
    let around = board.fleet_reach(step.last.into());
    let mut landings = around.and(board.coastal()).minus(step.ashore);
    landings.remove(step.from);
    for to in landings.iter() {
        let pair = step.from.index() * Province::COUNT + to.index();
        found.push((pair, step.seas));
    }
    let next = around.and(board.seas()).minus(step.closed).minus(step.seas);
    for sea in next.iter() {
        let mut seas = step.seas;
        seas.insert(sea);
        let further = Step {
            from: step.from,
            seas,
            last: sea,
            closed: step.closed.or(around),
            ashore: step.ashore.or(around),
        };
        extend(board, further, found);
    }
}

/// The seas that touch a shore, whatever its coasts.
fn seas_near(board: &Board, shore: Province) -> ProvinceSet {
    let stands = board.stands(UnitKind::Fleet, shore);
    stands
        .map(|at| board.fleet_reach(at))
        .fold(ProvinceSet::EMPTY, ProvinceSet::or)
        .and(board.seas())
}
