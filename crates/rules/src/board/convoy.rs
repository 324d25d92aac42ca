//! Convoy routes: which chains of seas carry an army from one shore to another.

use super::map::Board;
use super::routes::Routes;
use super::{Province, ProvinceSet, UnitKind};

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
        Routes::new(all, place)
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
