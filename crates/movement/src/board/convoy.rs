//! Convoys: which fleets can carry an army from one shore to another.
//!
//! A chain of seas counts as a route only when no fleet in it could be left out: a chain through more seas than it
//! needs contains one of these. So an army can be carried exactly when all seas of one route carry it, and a fleet
//! can be of use to it exactly when it stands in one.
//!
//! Small boards have few routes, which are listed once. Their number explodes with the seas of a board (2,094 on the
//! standard one, over a million where 45 seas touch each other freely), so on large boards they are looked for
//! among the fleets at hand.

use super::grid::Grid;
use super::slot::{Slot, Slots};

/// How many routes are listed at most.
const LISTED: usize = 20_000;

/// How many steps may be made to find them: a board may have few routes and a great many dead ends.
const STEPS: usize = 400_000;

/// How many steps of some 30 ns may be made to find out which of an army's fleets are of use to it. A phase may ask for
/// each of 256 units, so that all together take less than 20 ms.
const SEARCH: usize = 2_000;

/// The routes of a board, listed or looked for.
#[derive(Clone, Debug)]
pub(super) enum Convoys<const W: usize> {
    /// Every route is listed once: boards with no more than [`LISTED`] routes.
    Listed(Routes<W>),
    /// There are too many routes to list; each army's are looked for when it moves.
    Searched,
}

/// All routes of a board.
#[derive(Clone, Debug)]
pub(super) struct Routes<const W: usize> {
    all: Vec<Slots<W>>,
    /// By start and destination, where in `all` the pair's routes are.
    place: Vec<(u32, u32)>,
    spaces: usize,
}

impl<const W: usize> Routes<W> {
    /// The routes of a board, unless there are too many to list.
    fn of(grid: &Grid<W>) -> Option<Routes<W>> {
        let spaces = grid.len();
        let mut found: Vec<(usize, Slots<W>)> = Vec::new();
        let mut steps = 0;
        for from in grid.coastal().iter() {
            let ways = Ways {
                grid,
                from,
                among: grid.seas(),
            };
            let whole = ways.walk(&mut |step: &Step<W>, around| {
                steps += 1;
                let mut landings = around.and(grid.coastal()).minus(step.ashore);
                landings.remove(from);
                for to in landings.iter() {
                    found.push((from.index() * spaces + to.index(), step.seas));
                }
                steps < STEPS && found.len() <= LISTED
            });
            if !whole {
                return None;
            }
        }
        found.sort_by_key(|(pair, seas)| (*pair, seas.len()));
        let mut place = vec![(0, 0); spaces * spaces];
        for (number, (pair, _)) in (0..).zip(&found) {
            let (start, end) = &mut place[*pair];
            if start == end {
                *start = number;
            }
            *end = number + 1;
        }
        let all = found.into_iter().map(|(_, seas)| seas).collect();
        Some(Routes { all, place, spaces })
    }

    #[inline]
    fn between(&self, from: Slot, to: Slot) -> &[Slots<W>] {
        let pair = from.index() * self.spaces + to.index();
        match self.place.get(pair) {
            Some((start, end)) => &self.all[*start as usize..*end as usize],
            None => &[],
        }
    }
}

impl<const W: usize> Convoys<W> {
    /// The routes of a board: listed, if there are not too many.
    pub(super) fn of(grid: &Grid<W>) -> Convoys<W> {
        Routes::of(grid).map_or(Convoys::Searched, Convoys::Listed)
    }

    /// As [`Grid::carries`].
    #[inline]
    pub(super) fn carries(&self, grid: &Grid<W>, from: Slot, to: Slot, fleets: Slots<W>) -> bool {
        match self {
            Convoys::Listed(routes) => {
                let mut routes = routes.between(from, to).iter();
                routes.any(|route| route.minus(fleets).is_empty())
            }
            Convoys::Searched => {
                let goal = grid.waters(to);
                from != to
                    && !connected(grid, grid.waters(from), fleets)
                        .and(goal)
                        .is_empty()
            }
        }
    }

    /// As [`Grid::useful`].
    #[inline]
    pub(super) fn useful(
        &self,
        grid: &Grid<W>,
        from: Slot,
        to: Slot,
        fleets: Slots<W>,
    ) -> Slots<W> {
        match self {
            Convoys::Listed(routes) => {
                let routes = routes.between(from, to).iter();
                let whole = routes.filter(|route| route.minus(fleets).is_empty());
                whole.fold(Slots::EMPTY, |all, route| all.or(*route))
            }
            Convoys::Searched => search(grid, from, to, fleets),
        }
    }
}

/// The fleets that hang together with any in those seas, themselves among them.
fn connected<const W: usize>(grid: &Grid<W>, start: Slots<W>, fleets: Slots<W>) -> Slots<W> {
    let mut all = start.and(fleets);
    let mut fresh = all;
    while !fresh.is_empty() {
        let around = fresh.iter().map(|sea| grid.waters(sea));
        let around = around.fold(Slots::EMPTY, Slots::or);
        fresh = around.and(fleets).minus(all);
        all = all.or(fresh);
    }
    all
}

/// The fleets that are in a route between two shores. Should there be too many chains to try, every fleet that is
/// connected with both ends counts: some then are of no use, and an army they could not carry is not carried.
fn search<const W: usize>(grid: &Grid<W>, from: Slot, to: Slot, fleets: Slots<W>) -> Slots<W> {
    counted(grid, from, to, fleets).0
}

/// The same, and how many steps it took.
fn counted<const W: usize>(
    grid: &Grid<W>,
    from: Slot,
    to: Slot,
    fleets: Slots<W>,
) -> (Slots<W>, usize) {
    if from == to {
        return (Slots::EMPTY, 0);
    }
    let there = connected(grid, grid.waters(from), fleets);
    let back = connected(grid, grid.waters(to), fleets);
    let among = there.and(back);
    let goal = grid.waters(to);
    let mut useful = Slots::EMPTY;
    let mut steps = 0;
    let ways = Ways { grid, from, among };
    let whole = ways.walk(&mut |step: &Step<W>, _| {
        steps += 1;
        if goal.contains(step.last) && !step.ashore.contains(to) {
            useful = useful.or(step.seas);
        }
        steps < SEARCH && useful != among
    });
    if whole || useful == among {
        (useful, steps)
    } else {
        (among, steps)
    }
}

/// Chains of seas from a shore in which no sea could be left out.
struct Ways<'a, const W: usize> {
    grid: &'a Grid<W>,
    from: Slot,
    /// The seas they may lead through.
    among: Slots<W>,
}

/// A chain as far as it was followed.
#[derive(Clone, Copy)]
struct Step<const W: usize> {
    seas: Slots<W>,
    last: Slot,
    /// Seas that would make an earlier one needless.
    closed: Slots<W>,
    /// Shores an earlier sea already reaches.
    ashore: Slots<W>,
}

impl<const W: usize> Ways<'_, W> {
    /// Follows every chain, until told to stop by `seen`, which gets the chain and what its last sea touches; whether
    /// it was never told.
    fn walk(&self, seen: &mut impl FnMut(&Step<W>, Slots<W>) -> bool) -> bool {
        let near = self.grid.waters(self.from);
        let mut open: Vec<Step<W>> = near
            .and(self.among)
            .iter()
            .map(|first| Step {
                seas: Slots::just(first),
                last: first,
                closed: near,
                ashore: Slots::EMPTY,
            })
            .collect();
        while let Some(step) = open.pop() {
            let around = self.grid.fleet_reach(step.last.into());
            if !seen(&step, around) {
                return false;
            }
            let next = around.and(self.among).minus(step.closed).minus(step.seas);
            for sea in next.iter() {
                let mut seas = step.seas;
                seas.insert(sea);
                open.push(Step {
                    seas,
                    last: sea,
                    closed: step.closed.or(around),
                    ashore: step.ashore.or(around),
                });
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::board::Board;
    use crate::board::grid::on_grid;
    use crate::board::own::check_board;

    /// How many squares the board has on each side.
    const SIDE: usize = 16;

    /// As many spaces as a board may have: one open sea, with land all round.
    fn open_sea() -> Board {
        let id = |n: usize| format!("x{:02}{:02}", n / SIDE, n % SIDE);
        let rim = |n: usize| {
            [n / SIDE, n % SIDE]
                .iter()
                .any(|at| [0, SIDE - 1].contains(at))
        };
        let near = |n: usize, land: bool| -> Vec<String> {
            let apart = |a: usize, b: usize| a.abs_diff(b) <= 1;
            (0..SIDE * SIDE)
                .filter(|m| *m != n && apart(m / SIDE, n / SIDE) && apart(m % SIDE, n % SIDE))
                .filter(|m| rim(*m) == land)
                .map(id)
                .collect()
        };
        let province = |n: usize| -> Value {
            let (kind, army, fleet) = if rim(n) {
                ("coast", near(n, true), near(n, false))
            } else {
                let all = [near(n, true), near(n, false)].concat();
                ("sea", Vec::new(), all)
            };
            json!({ "id": id(n), "name": id(n), "kind": kind, "centre": rim(n), "army": army, "fleet": fleet })
        };
        let power = |name: &str, home: usize| json!({ "id": name, "name": name, "homes": [id(home)], "units": [format!("A {}", id(home))] });
        let file = json!({
            "format": 2, "id": "open-sea", "name": "Open Sea",
            "powers": [power("north", 0), power("south", 255)],
            "provinces": (0..SIDE * SIDE).map(province).collect::<Vec<Value>>(),
        });
        let checked = check_board(&file.to_string());
        checked
            .board
            .unwrap_or_else(|| panic!("{:?}", checked.faults))
    }

    #[test]
    fn the_searches_of_a_phase_are_short_on_an_open_sea_full_of_fleets() {
        let board = open_sea();
        on_grid!(&board, grid => {
            let shores: Vec<Slot> = grid.coastal().minus(grid.seas()).iter().collect();
            let mut steps = Vec::new();
            for from in shores.iter().step_by(7) {
                for to in shores.iter().filter(|to| *to != from) {
                    let (useful, needed) = counted(grid, *from, *to, grid.seas());
                    let fewest = grid.waters(*from).and(grid.waters(*to));
                    // No fleet that carries the army by itself is forgotten.
                    assert!(!useful.is_empty() && fewest.minus(useful).is_empty());
                    steps.push(needed);
                }
            }
            steps.sort_unstable();
            let all: usize = steps.iter().rev().take(256).sum();
            assert!(all > 256, "these searches are no test of their length");
            assert!(all <= 600_000, "{all} steps of about 30 ns each");
        });
    }
}
