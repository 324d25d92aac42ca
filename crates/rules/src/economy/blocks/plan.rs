//! What one power's Winter comes to.

use crate::board::Province;
use crate::economy::adjustment::Adjustment;

use super::event::Event;
use super::rules::BlocksRules;

/// What one power's Winter comes to, before it happens. Amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What came of each order, in the order written, then what the rules removed.
    pub done: Vec<Adjustment>,
    /// What would happen to points and blocks.
    pub events: Vec<Event>,
    /// The points there are before Winter.
    pub points: u32,
    /// The points that scrapped fleets bring.
    pub scrapped: u32,
    /// The points paid for the units that stay and those that are built.
    pub paid: u32,
    /// Where blocks are placed, and how many.
    pub placed: Vec<(Province, u32)>,
    /// The points that are neither paid for units nor placed.
    pub left: u32,
    /// The points of `left` that are lost.
    pub forfeited: u32,
}

impl Plan {
    /// The points paid for new units.
    pub fn built(&self, rules: &BlocksRules) -> u32 {
        let built = self.done.iter().filter_map(|done| match done {
            Adjustment::Built { unit, .. } => Some(rules.price(unit.kind)),
            _ => None,
        });
        built.fold(0, u32::saturating_add).min(self.paid)
    }

    /// The points there are to spend, those of scrapped fleets included.
    pub fn purse(&self) -> u32 {
        self.points.saturating_add(self.scrapped)
    }

    /// How many blocks the sheet's lines place, one for each point.
    pub fn put(&self) -> u32 {
        let placed = self.events.iter().map(|event| match event {
            Event::Placed { blocks, .. } => *blocks,
            _ => 0,
        });
        placed.fold(0, u32::saturating_add)
    }

    /// The points that are neither paid for units nor placed by a line, whatever becomes of them.
    pub fn rest(&self) -> u32 {
        let spent = self.paid.saturating_add(self.put());
        self.purse().saturating_sub(spent)
    }
}
