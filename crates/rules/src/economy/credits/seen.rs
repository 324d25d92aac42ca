//! What is seen of money by somebody who does not see the whole board: F-05, F-07.

use std::collections::BTreeSet;

use crate::board::{Lens, UnitId};

use super::{Credits, Event, Loan, Papers, Treasury};

impl Credits {
    /// One's own money, and where treasuries lie that are seen. Everything is taken apart by name: a new part does not
    /// compile until somebody has decided who sees it.
    pub fn seen(&self, lens: &Lens<'_>) -> Credits {
        let Credits {
            owners,
            treasuries,
            loans,
            allies,
            demobilisation,
            papers,
            books,
            vanished: _,
            scheduled,
            heirs,
        } = self;
        let Papers {
            seats,
            trusted,
            hired,
            sales,
        } = papers;
        let treasury = |whole: &Treasury| Treasury {
            credits: 0,
            seat: whole.seat.filter(|at| lens.sees(*at)),
        };
        let treasuries = treasuries.iter().map(|(power, whole)| {
            let seen = if lens.owns(*power) {
                *whole
            } else {
                treasury(whole)
            };
            (*power, seen)
        });
        let lost = lens.position.dislodged.iter().map(|d| &d.unit);
        let units = lens.position.units.iter().chain(lost);
        let mine = units.filter(|unit| unit.owner.is_some_and(|power| lens.owns(power)));
        let mine: BTreeSet<UnitId> = mine.map(|unit| unit.id).collect();
        let hired = hired.iter();
        let hired = hired.filter(|(unit, hirer)| lens.owns(**hirer) || mine.contains(unit));
        let party = |loan: &&Loan| lens.owns(loan.lender) || lens.owns(loan.debtor);
        let sales = sales.iter();
        let sales = sales.filter(|deal| lens.owns(deal.from) || lens.owns(deal.to));
        Credits {
            owners: lens.here(owners),
            treasuries: treasuries.collect(),
            loans: loans.iter().filter(party).cloned().collect(),
            allies: lens.own(allies),
            demobilisation: *demobilisation,
            papers: Papers {
                seats: lens.own(seats),
                trusted: lens.own(trusted),
                hired: hired.map(|(unit, hirer)| (*unit, *hirer)).collect(),
                sales: sales.copied().collect(),
            },
            books: lens.own(books),
            vanished: 0,
            scheduled: lens.own(scheduled),
            heirs: lens.own(heirs),
        }
    }
}

impl Event {
    /// What somebody is told of it: all, if they took part in it; of what everybody may know, also what they saw. How
    /// much a captured treasury held is its parties' business (F-07).
    pub fn seen(&self, lens: &Lens<'_>) -> Option<Event> {
        let mut told = self.clone();
        let party = self.parties().iter().any(|power| lens.owns(*power));
        let seen = match &mut told {
            _ if party => true,
            Event::Transferred { openly, .. } => *openly,
            Event::Captured { at, credits, .. } => {
                *credits = 0;
                lens.sees(*at)
            }
            Event::Seated { at, .. } | Event::Sold { at, .. } => lens.sees(*at),
            _ => false,
        };
        seen.then_some(told)
    }
}
