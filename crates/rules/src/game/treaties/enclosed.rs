//! Enclosed units that their powers disband in Winter (R-G4, 4B.23).

use crate::board::{Position, Power, PowerMap, Unit};
use crate::economy::Adjustment;
use crate::game::State;
use crate::game::naming::disbands;
use crate::orders::Order;
use crate::relations::{EnclosedBuilds, RelationsRules};

/// Winter's orders, parted: what the economy judges, and the enclosed units that are disbanded before
/// it does, or after it where no build may follow (R-G4, 4B.23).
pub(in crate::game) struct Enclosed {
    pub first: bool,
    pub units: Vec<(Power, Unit)>,
}

impl Enclosed {
    /// Takes the units off the board.
    pub(in crate::game) fn clear(&self, position: &mut Position) {
        for (_, unit) in &self.units {
            position.remove(unit.id);
        }
    }

    /// The removals, for the report.
    pub(in crate::game) fn told(self) -> impl Iterator<Item = Adjustment> {
        let removed = |(power, unit)| Adjustment::Removed { power, unit };
        self.units.into_iter().map(removed)
    }
}

/// Takes the orders to disband enclosed units out of Winter's orders.
pub(in crate::game) fn take_enclosed(state: &State, winter: &mut PowerMap<Vec<Order>>) -> Enclosed {
    let rules = match &state.setup.relations {
        RelationsRules::Treaties(rules) => rules.enclosed_builds,
        RelationsRules::None => EnclosedBuilds::default(),
    };
    let mut units: Vec<(Power, Unit)> = Vec::new();
    for (power, orders) in winter.iter_mut() {
        let free = state.enclosed(*power);
        orders.retain(|order| {
            // A second order for the unit is told of as any other is.
            let taken = |unit: &Unit| units.iter().any(|(_, u)| u.id == unit.id);
            let mut fits = free.iter().filter(|unit| disbands(order, unit));
            let Some(unit) = fits.find(|unit| !taken(unit)) else {
                return true;
            };
            units.push((*power, *unit));
            false
        });
    }
    Enclosed {
        first: rules == EnclosedBuilds::Allowed,
        units,
    }
}
