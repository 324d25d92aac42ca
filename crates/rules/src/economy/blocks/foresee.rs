//! What a Winter will come to, before it does.

use crate::board::Power;
use crate::orders::Order;

use super::super::{EconomyContext, EconomyRules};
use super::{Blocks, Entry, Plan};

/// One power's Winter as it would go, and the year after it. Amounts are points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// What would be bought and placed, and what is left over.
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
