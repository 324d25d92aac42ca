//! Loans: recorded, repaid, called and collected.

use std::cmp::Reverse;

use crate::board::{Power, PowerMap};

use super::{Credits, CreditsRules, Event, Loan, Shortfall};

impl Credits {
    /// All that `debtor` owes `lender` from loans, in credits.
    pub fn debt(&self, lender: Power, debtor: Power) -> u32 {
        self.between(lender, debtor).map(|l| l.owed).sum()
    }

    /// How much of that debt the lender has not called yet, in credits.
    pub fn uncalled(&self, lender: Power, debtor: Power) -> u32 {
        self.between(lender, debtor)
            .map(|l| l.owed - l.called)
            .sum()
    }

    fn between(&self, lender: Power, debtor: Power) -> impl Iterator<Item = &Loan> {
        let all = self.loans.iter();
        all.filter(move |l| (l.lender, l.debtor) == (lender, debtor))
    }

    /// Lessens what is owed: what is called before what is not, each of the oldest loan first.
    pub(super) fn lessen(&mut self, lender: Power, debtor: Power, mut credits: u32) {
        let mut all: Vec<&mut Loan> = self
            .loans
            .iter_mut()
            .filter(|l| (l.lender, l.debtor) == (lender, debtor))
            .collect();
        for loan in &mut all {
            let part = credits.min(loan.called);
            loan.owed -= part;
            loan.called -= part;
            credits -= part;
        }
        // If something is left, nothing is called any more.
        for loan in all {
            let part = credits.min(loan.owed);
            loan.owed -= part;
            credits -= part;
        }
        self.loans.retain(|l| l.owed > 0);
    }

    /// Notes a call, on the oldest loan first: E-12a, 1B.15. It must not be for more than is owed and
    /// not called.
    pub(super) fn call(&mut self, lender: Power, debtor: Power, mut credits: u32) {
        for loan in &mut self.loans {
            if (loan.lender, loan.debtor) == (lender, debtor) {
                let part = credits.min(loan.owed - loan.called);
                loan.called += part;
                credits -= part;
            }
        }
    }

    /// Collects what is called, as far as the debtors' money goes: E-12b, E-14b, 1B.13. It goes over
    /// the loans again while money moves, so that what one call brings in can pay another.
    pub(in crate::economy) fn collect_called(&mut self, rules: &CreditsRules) -> Vec<Event> {
        let mut order: Vec<usize> = (0..self.loans.len()).collect();
        order.sort_by_key(|i| {
            let loan = &self.loans[*i];
            (loan.made, Reverse(loan.called), loan.lender, loan.debtor)
        });
        let mut paid: PowerMap<PowerMap<u32>> = PowerMap::new();
        loop {
            let parts = match rules.shortfall {
                Shortfall::OldestFirst => self.whole_parts(&order),
                Shortfall::ProRata => self.fair_parts(&order),
            };
            if parts.is_empty() {
                break;
            }
            for (i, credits) in parts {
                let loan = &mut self.loans[i];
                let (lender, debtor) = (loan.lender, loan.debtor);
                loan.owed -= credits;
                loan.called -= credits;
                self.pay(debtor, lender, credits, false);
                let so_far = paid.entry(debtor).or_default();
                *so_far.entry(lender).or_default() += credits;
            }
        }
        let due = |l: &super::Loan| (l.debtor, l.lender);
        for loan in self.loans.iter().filter(|l| l.called > 0) {
            let (debtor, lender) = due(loan);
            let so_far = paid.entry(debtor).or_default();
            so_far.entry(lender).or_default();
        }
        self.loans.retain(|l| l.owed > 0);
        let mut events = Vec::new();
        for (debtor, lenders) in paid {
            for (lender, credits) in lenders {
                let left = self.between(lender, debtor).map(|l| l.called).sum();
                events.push(Event::Collected {
                    lender,
                    debtor,
                    credits,
                    left,
                });
            }
        }
        events
    }

    /// The first payment that can be made now, in full or as far as the money goes.
    fn whole_parts(&self, order: &[usize]) -> Vec<(usize, u32)> {
        let part = |i: &usize| {
            let loan = &self.loans[*i];
            let credits = loan.called.min(self.balance(loan.debtor));
            (credits > 0).then_some((*i, credits))
        };
        order.iter().find_map(part).into_iter().collect()
    }

    /// What the first debtor with money pays to each who calls, in proportion; what does not divide
    /// goes to the first in the usual order.
    fn fair_parts(&self, order: &[usize]) -> Vec<(usize, u32)> {
        let open = |i: &&usize| {
            let loan = &self.loans[**i];
            loan.called > 0 && self.balance(loan.debtor) > 0
        };
        let Some(first) = order.iter().find(open) else {
            return Vec::new();
        };
        let debtor = self.loans[*first].debtor;
        let mine: Vec<usize> = order
            .iter()
            .copied()
            .filter(|i| self.loans[*i].debtor == debtor)
            .collect();
        let called = |i: usize| u64::from(self.loans[i].called);
        let total: u64 = mine.iter().map(|i| called(*i)).sum();
        let money = u64::from(self.balance(debtor)).min(total);
        let mut parts: Vec<(usize, u32)> = mine
            .iter()
            .map(|i| (*i, (money * called(*i) / total) as u32))
            .collect();
        let mut rest = money - parts.iter().map(|(_, c)| u64::from(*c)).sum::<u64>();
        for (i, credits) in &mut parts {
            if rest > 0 && *credits < self.loans[*i].called {
                *credits += 1;
                rest -= 1;
            }
        }
        parts.retain(|(_, credits)| *credits > 0);
        parts
    }

    /// Moves money between two treasuries and notes it in both books.
    pub(super) fn pay(&mut self, from: Power, to: Power, credits: u32, openly: bool) {
        self.treasuries.entry(from).or_default().credits -= credits;
        self.treasuries.entry(to).or_default().credits += credits;
        for (power, sign) in [(from, -1), (to, 1)] {
            let flows = self.books.entry(power).or_default();
            let flow = if openly {
                &mut flows.public
            } else {
                &mut flows.private
            };
            *flow += sign * i64::from(credits);
        }
    }
}
