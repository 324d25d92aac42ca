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
    /// How many units the power has before Winter.
    pub units: usize,
    /// What the units before Winter cost a year.
    pub due: u32,
    /// The part of the year's price of all units that is for new ones.
    pub built: u32,
    /// How many units the power has after Winter.
    pub kept: usize,
    /// What the units after Winter cost in the next year.
    pub upkeep: u32,
    /// The blocks in the power's provinces after Winter.
    pub blocks: u32,
    /// What the blocks after Winter bring in the next year.
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
