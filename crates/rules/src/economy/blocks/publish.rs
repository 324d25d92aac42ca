//! What is published of points and blocks.

use crate::board::PowerMap;
use crate::economy::context::EconomyContext;
use crate::orders::PhaseKind;

use super::ledger::{Ledger, Row};
use super::rules::BlocksRules;
use super::state::Blocks;

impl Blocks {
    /// Closes the books: the ledger to publish, and new books that open with it. A Winter's totals go
    /// into the record of the years.
    pub(in crate::economy) fn publish(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
    ) -> Ledger {
        let mut books = std::mem::take(&mut self.books);
        for (power, lent) in std::mem::take(&mut self.bank.books) {
            let flows = books.of(power);
            flows.public += lent.public;
            flows.private += lent.private;
        }
        self.bank.vanished = 0;
        let mut neutral = books.neutral;
        neutral.blocks = self.neutral_total();
        let before = books
            .flows
            .iter()
            .map(|(power, flows)| (*power, flows.blocks));
        let before: PowerMap<u32> = before.collect();
        let rows = books.flows.into_iter().map(|(power, flows)| Row {
            power,
            flows,
            closing: self.points(power),
            blocks: self.total(power),
            yearly: self.income(rules, power),
            due: rules.upkeep(ground.position, power),
        });
        let rows: Vec<Row> = rows.collect();
        if self.years.is_empty() && !ground.opening {
            self.years.insert(ground.year.saturating_sub(1), before);
        }
        if ground.stage == PhaseKind::Adjustments {
            let now = rows.iter().map(|row| (row.power, row.blocks));
            self.years.insert(ground.year, now.collect());
        }
        self.open_books();
        Ledger { rows, neutral }
    }
}
