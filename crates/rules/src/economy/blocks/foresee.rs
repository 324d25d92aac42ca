//! What a Winter will come to, before it does.

use crate::board::Power;
use crate::orders::Order;

use super::super::{Adjustment, EconomyContext, EconomyRules};
use super::{Blocks, BlocksRules, Entry, Event, Plan};

/// One power's Winter as it would go, and the year after it. Amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    pub plan: Plan,
    /// The units before it.
    pub units: usize,
    /// What those cost a year.
    pub due: u32,
    /// What of the price of all units is for new ones.
    pub built: u32,
    /// The units after it.
    pub kept: usize,
    /// What those cost in the year after.
    pub upkeep: u32,
    /// The blocks after it.
    pub blocks: u32,
    /// What those bring in the year after.
    pub income: u32,
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

    /// What lines put somewhere.
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

impl Blocks {
    /// What a power's Winter would come to with these points, orders and lines; nothing where the
    /// game is not played for blocks.
    pub fn foresee(
        &self,
        ground: &EconomyContext<'_>,
        power: Power,
        points: u32,
        orders: &[Order],
        entries: &[Entry],
    ) -> Option<Foreseen> {
        let EconomyRules::Blocks(rules) = ground.rules else {
            return None;
        };
        let mut rich = self.clone();
        rich.bank.treasuries.entry(power).or_default().credits = points;
        let mut position = ground.position.clone();
        let plan = rich.plan(ground, rules, &mut position, power, orders, entries);
        let placed = plan.placed.iter().map(|(_, blocks)| *blocks);
        let blocks = placed.fold(self.total(power), u32::saturating_add);
        Some(Foreseen {
            units: ground.position.of(power).count(),
            due: rules.upkeep(ground.position, power),
            built: plan.built(rules),
            kept: position.of(power).count(),
            upkeep: rules.upkeep(&position, power),
            blocks,
            income: rules.income(blocks),
            plan,
        })
    }
}
