//! What one power's Winter comes to.

use crate::board::Province;
use crate::economy::adjustment::Adjustment;

use super::event::Event;
use super::rules::BlocksRules;

/// What one power's Winter comes to, before it happens. Amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What came of each order, in their order, then what the rules removed.
    pub done: Vec<Adjustment>,
    /// What happened to points and blocks.
    pub events: Vec<Event>,
    /// What there was to spend before.
    pub points: u32,
    /// What scrapped fleets brought.
    pub scrapped: u32,
    /// What is paid for the units that stay and those that are built.
    pub paid: u32,
    /// Where blocks were placed.
    pub placed: Vec<(Province, u32)>,
    /// What is neither paid nor placed.
    pub left: u32,
    /// What of that is lost.
    pub forfeited: u32,
}

impl Plan {
    /// What is paid for new units.
    pub fn built(&self, rules: &BlocksRules) -> u32 {
        let built = self.done.iter().filter_map(|done| match done {
            Adjustment::Built { unit, .. } => Some(rules.price(unit.kind)),
            _ => None,
        });
        built.fold(0, u32::saturating_add).min(self.paid)
    }

    /// What there is to spend, scrapped fleets included.
    pub fn purse(&self) -> u32 {
        self.points.saturating_add(self.scrapped)
    }

    /// How many blocks the sheet's lines place.
    pub fn put(&self) -> u32 {
        let placed = self.events.iter().map(|event| match event {
            Event::Placed { blocks, .. } => *blocks,
            _ => 0,
        });
        placed.fold(0, u32::saturating_add)
    }

    /// What is neither paid nor put anywhere by a line, whatever becomes of it.
    pub fn rest(&self) -> u32 {
        let spent = self.paid.saturating_add(self.put());
        self.purse().saturating_sub(spent)
    }
}
