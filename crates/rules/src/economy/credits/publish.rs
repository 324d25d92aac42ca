//! What is published of money: the ledgers of a Fall and a Winter, and remarks on the first.

use crate::board::{Builds, Province};

use super::context::CreditsContext;
use super::event::Event;
use super::ledger::{Flows, Ledger, Row};
use super::state::Credits;

impl Credits {
    /// Closes the books: the ledger to publish, and new books that open with it.
    pub fn publish(&mut self, ground: &CreditsContext<'_>) -> Ledger {
        let mut rows = Vec::new();
        let vanished = std::mem::take(&mut self.vanished);
        for (power, flows) in std::mem::take(&mut self.books) {
            let treasury = self.treasuries.get(&power);
            let closing = treasury.map_or(0, |t| t.credits);
            rows.push(Row {
                power,
                seat: treasury.and_then(|t| t.seat),
                flows,
                closing,
                yearly: self.income(ground.board, ground.rules, power),
            });
            if treasury.is_some() {
                let opening = closing;
                let fresh = Flows {
                    opening,
                    ..Flows::default()
                };
                self.books.insert(power, fresh);
            }
        }
        Ledger { rows, vanished }
    }

    /// What the Fall report remarks on: who cannot pay for its units, and whose homes are all
    /// occupied (E-11c, E-11d).
    pub fn remarks(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        self.scheduled.clear();
        for (power, treasury) in &self.treasuries {
            let power = *power;
            let scheduled = self.payable(ground, power);
            self.scheduled.insert(power, scheduled);
            let missing = ground.upkeep(power).saturating_sub(treasury.credits);
            if missing > 0 {
                events.push(Event::Short { power, missing });
            }
            let occupied = |at: &Province| ground.position.at(*at).next().is_some();
            // Who builds elsewhere, too, is not told that it cannot build.
            let at_home = ground.board.builds() == Builds::Homes;
            if at_home && ground.board.homes(power).iter().all(occupied) {
                events.push(Event::HomesFull { power });
            }
        }
        events
    }
}
