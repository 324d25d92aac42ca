//! What is seen of blocks and points by somebody who does not see the whole board: F-05, F-07.

use crate::board::Lens;

use super::books::Books;
use super::{Blocks, Event};

impl Blocks {
    /// The blocks that are seen, and one's own points. Everything is taken apart by name: a new part does not compile
    /// until somebody has decided who sees it.
    pub fn seen(&self, lens: &Lens<'_>) -> Blocks {
        let Blocks {
            owners,
            blocks,
            bank,
            books,
            years,
        } = self;
        let years = years.iter().map(|(year, counts)| (*year, lens.own(counts)));
        Blocks {
            owners: lens.here(owners),
            blocks: lens.here(blocks),
            bank: bank.seen(lens),
            books: Books {
                flows: lens.own(&books.flows),
                ..Books::default()
            },
            years: years.collect(),
        }
    }
}

impl Event {
    /// Whether somebody is told of it.
    pub fn is_seen(&self, lens: &Lens<'_>) -> bool {
        match self {
            Event::Income { power, .. }
            | Event::Scrapped { power, .. }
            | Event::Upkeep { power, .. }
            | Event::Forfeited { power, .. }
            | Event::Failed { power, .. } => lens.owns(*power),
            Event::Placed { power, at, .. } | Event::Invested { power, at, .. } => {
                lens.owns(*power) || lens.sees(*at)
            }
            Event::Rubble { at, .. }
            | Event::Grown { at, .. }
            | Event::Maintained { at, .. }
            | Event::NeutralFull { at, .. }
            | Event::NeutralIncome { at, .. } => lens.sees(*at),
            Event::Raised { unit, .. } | Event::Dissolved { unit } => lens.sees_unit(unit),
        }
    }
}
