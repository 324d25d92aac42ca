//! What the sealed lines bring about as a phase closes: transfers first, then calls and the papers of
//! the season.

use crate::board::{Power, PowerMap};
use crate::orders::PhaseKind;
use crate::orders::pacts::{Pact, pair};

use super::check::{hired, transferable};
use super::{
    BadEntry, Credits, CreditsContext, Entry, Event, Loan, Spending, Transfer, TransferKind,
    WinterGifts,
};

impl Credits {
    /// Carries out what was declared for a phase, before its orders are resolved: 1B.2, 1B.3.
    pub fn begin(
        &mut self,
        ground: &CreditsContext<'_>,
        declared: &PowerMap<Vec<Entry>>,
    ) -> Vec<Event> {
        if ground.stage == PhaseKind::Adjustments {
            // No Fall's report has said it yet: what the Winter begins with is what that Fall ended with.
            for power in self.treasuries.keys().copied().collect::<Vec<_>>() {
                let payable = self.payable(ground, power);
                self.scheduled.entry(power).or_insert(payable);
            }
        }
        let mut events = self.transfers(ground, declared);
        events.extend(self.agree_sales(ground, declared));
        for (power, entries) in declared {
            for entry in entries {
                if matches!(entry, Entry::Transfer(_) | Entry::Sale(_)) {
                    continue;
                }
                let event = match self.check(ground, *power, entry) {
                    Ok(()) => self.note(ground, *power, entry),
                    Err(why) => Some(failed(*power, entry, why)),
                };
                events.extend(event);
            }
        }
        events
    }

    /// Notes a line that was found good.
    fn note(&mut self, ground: &CreditsContext<'_>, power: Power, entry: &Entry) -> Option<Event> {
        match entry {
            Entry::Transfer(_) | Entry::Sale(_) => None,
            Entry::Call { debtor, credits } => {
                let (lender, debtor) = (power, *debtor);
                let credits = credits.unwrap_or_else(|| self.uncalled(lender, debtor));
                self.call(lender, debtor, credits);
                Some(Event::Called {
                    lender,
                    debtor,
                    credits,
                })
            }
            Entry::Treasury { at } => {
                self.papers.seats.insert(power, *at);
                None
            }
            Entry::Trust { power: guest } => {
                self.papers.trusted.insert(power, *guest);
                None
            }
            Entry::Hire { unit, to } => {
                let (owner, to) = (power, *to);
                let unit = hired(ground, owner, unit).ok()?;
                self.papers.hired.insert(unit, to);
                Some(Event::Hired { unit, owner, to })
            }
            Entry::Ally { with } => {
                match with {
                    Some(with) => self.allies.insert(power, *with),
                    None => self.allies.remove(&power),
                };
                None
            }
        }
    }

    /// The credits a power may give away in this phase (1B.3, 1B.10).
    pub fn spendable(&self, ground: &CreditsContext<'_>, power: Power) -> u32 {
        u32::try_from(self.purse(ground, power)).unwrap_or(0)
    }

    /// That, and what is lacking where units come first (1B.10) when it is below nothing.
    fn purse(&self, ground: &CreditsContext<'_>, power: Power) -> i64 {
        let reserve = ground.stage == PhaseKind::Adjustments
            && ground.rules.winter_gifts == WinterGifts::AfterUpkeep;
        let kept = if reserve { ground.upkeep(power) } else { 0 };
        i64::from(self.balance(power)) - i64::from(kept)
    }

    fn transfers(
        &mut self,
        ground: &CreditsContext<'_>,
        declared: &PowerMap<Vec<Entry>>,
    ) -> Vec<Event> {
        let transfer = |entry: &Entry| match entry {
            Entry::Transfer(transfer) => Some(transfer.clone()),
            _ => None,
        };
        let lists: PowerMap<Vec<Transfer>> = declared
            .iter()
            .map(|(power, entries)| (*power, entries.iter().filter_map(transfer).collect()))
            .collect();
        let said = |power: Power, index: usize| lists[&power][index].clone();
        let (pacts, lone) = pair(&lists);
        let mut events = Vec::new();
        for (power, index) in lone {
            let transfer = said(power, index);
            let entry = Entry::Transfer(transfer.clone());
            let with = transfer.with;
            let why = self.check(ground, power, &entry).err();
            let why = why.unwrap_or(BadEntry::Unmatched { with });
            events.push(failed(power, &entry, why));
        }
        // What each may still give: 1B.3.
        let mut purse: PowerMap<i64> = self
            .treasuries
            .keys()
            .map(|p| (*p, self.purse(ground, *p)))
            .collect();
        let mut owed = self.debts();
        let mut open = pacts;
        loop {
            let mut left = Vec::new();
            let mut moved = false;
            for pact in open {
                let out = said(pact.author, pact.index);
                let answer = said(pact.partner, pact.answer);
                match self.try_pact(ground, &pact, &out, &answer, &mut purse, &mut owed) {
                    Ok(event) => {
                        moved = true;
                        events.push(event);
                    }
                    Err(why) => left.push((pact, out, answer, why)),
                }
            }
            let again = ground.rules.spending == Spending::Chained && moved && !left.is_empty();
            if !again {
                for (pact, out, answer, why) in left {
                    events.push(failed(pact.author, &Entry::Transfer(out), why));
                    let why = match why {
                        BadEntry::CannotPay { .. } => BadEntry::NotPaid { by: pact.author },
                        why => why,
                    };
                    events.push(failed(pact.partner, &Entry::Transfer(answer), why));
                }
                return events;
            }
            open = left.into_iter().map(|(pact, ..)| pact).collect();
        }
    }

    /// What each power owes each lender.
    fn debts(&self) -> PowerMap<PowerMap<u32>> {
        let mut debts: PowerMap<PowerMap<u32>> = PowerMap::new();
        for loan in &self.loans {
            let mine = debts.entry(loan.debtor).or_default();
            *mine.entry(loan.lender).or_default() += loan.owed;
        }
        debts
    }

    /// Carries out a pact, if it can be paid whole.
    fn try_pact(
        &mut self,
        ground: &CreditsContext<'_>,
        pact: &Pact,
        out: &Transfer,
        answer: &Transfer,
        purse: &mut PowerMap<i64>,
        owed: &mut PowerMap<PowerMap<u32>>,
    ) -> Result<Event, BadEntry> {
        transferable(ground)?;
        let (from, to, credits) = (pact.author, pact.partner, out.credits);
        for power in [from, to] {
            if !self.treasuries.contains_key(&power) {
                return Err(BadEntry::Gone { power });
            }
        }
        if credits == 0 || credits > Transfer::MOST {
            return Err(BadEntry::Amount);
        }
        let debt = owed.entry(from).or_default().entry(to).or_default();
        if out.kind == TransferKind::Repayment && credits > *debt {
            return Err(BadEntry::BeyondDebt { owed: *debt });
        }
        let has = purse.get(&from).copied().unwrap_or(0);
        let pays = out.kind != TransferKind::Interest;
        if pays && i64::from(credits) > has {
            let has = u32::try_from(has).unwrap_or(0);
            return Err(BadEntry::CannotPay { has });
        }
        let openly = out.openly && answer.openly;
        if pays {
            purse.insert(from, has - i64::from(credits));
            if ground.rules.spending == Spending::Chained {
                *purse.entry(to).or_default() += i64::from(credits);
            }
            self.pay(from, to, credits, openly);
        }
        match out.kind {
            TransferKind::Gift => {}
            TransferKind::Loan | TransferKind::Interest => {
                let interest = out.kind == TransferKind::Interest;
                let (lender, debtor) = if interest { (to, from) } else { (from, to) };
                let notes = [out.note.clone(), answer.note.clone()];
                let notes: Vec<String> = notes.into_iter().flatten().collect();
                self.loans.push(Loan {
                    lender,
                    debtor,
                    made: ground.number,
                    owed: credits,
                    called: if interest { credits } else { 0 },
                    note: (!notes.is_empty()).then(|| notes.join(" / ")),
                });
            }
            TransferKind::Repayment => {
                *debt -= credits;
                self.lessen(to, from, credits);
            }
        }
        Ok(Event::Transferred {
            kind: out.kind,
            from,
            to,
            credits,
            openly,
        })
    }
}

fn failed(power: Power, entry: &Entry, why: BadEntry) -> Event {
    let entry = entry.clone();
    Event::Failed { power, entry, why }
}
