//! The convoy routes of a board, once they are known.

use super::{Province, ProvinceSet};

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
    /// All routes, and where those of each pair are among them.
    pub(super) fn new(all: Vec<ProvinceSet>, place: Vec<(u16, u16)>) -> Routes {
        Routes { all, place }
    }

    /// The routes from one province to another.
    pub(super) fn between(&self, from: Province, to: Province) -> &[ProvinceSet] {
        let (start, end) = self.place[from.index() * Province::COUNT + to.index()];
        &self.all[start as usize..end as usize]
    }
}
