//! Provinces that are sold, where that is played (E-Q2b, 1B.40): both sides declare it with the orders of a
//! Fall; once provinces have been taken, land and money change hands together, or not at all.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap, Province};
use crate::orders::pacts::pair;

use super::{BadEntry, Credits, CreditsContext, Deal, Entry, Event, Sale, Spending, Way};

impl Deal {
    /// What a side declared.
    fn entry(&self, way: Way) -> Entry {
        Entry::Sale(Sale {
            way,
            at: self.at,
            with: match way {
                Way::Out => self.to,
                Way::In => self.from,
            },
            credits: self.credits,
        })
    }
}

impl Credits {
    /// Notes the sales both sides declared; what nobody answers does nothing.
    pub(super) fn agree_sales(
        &mut self,
        ground: &CreditsContext<'_>,
        declared: &PowerMap<Vec<Entry>>,
    ) -> Vec<Event> {
        let mut events = Vec::new();
        let mut lists: PowerMap<Vec<Sale>> = PowerMap::new();
        for (power, entries) in declared {
            let list = lists.entry(*power).or_default();
            for entry in entries {
                let Entry::Sale(sale) = entry else { continue };
                match self.check(ground, *power, entry) {
                    Ok(()) => list.push(*sale),
                    Err(why) => events.push(failed(*power, entry.clone(), why)),
                }
            }
        }
        let (pacts, lone) = pair(&lists);
        for (power, index) in lone {
            let sale = lists[&power][index];
            let why = BadEntry::Unmatched { with: sale.with };
            events.push(failed(power, Entry::Sale(sale), why));
        }
        let agreed = pacts.iter().map(|pact| {
            let bought = lists[&pact.author][pact.index];
            Deal {
                at: bought.at,
                from: pact.partner,
                to: pact.author,
                credits: bought.credits,
            }
        });
        // Those agreed with the moves stand through the retreats.
        self.papers.sales.extend(agreed);
        events
    }

    /// Passes on what was sold. Who owned what, and what each can pay, is as the Fall's captures left it;
    /// where that is played, what a sale brings can pay for another (1B.3).
    pub(super) fn settle_sales(&mut self, ground: &CreditsContext<'_>) -> Vec<Event> {
        let mut open = std::mem::take(&mut self.papers.sales);
        let owners = self.owners.clone();
        let held = self.treasuries.iter();
        let mut purse: PowerMap<u32> = held.map(|(power, t)| (*power, t.credits)).collect();
        let mut events = Vec::new();
        loop {
            let mut left = Vec::new();
            let before = events.len();
            for deal in open {
                match self.sell(ground, &owners, &mut purse, &deal) {
                    Ok(done) => events.extend(done),
                    Err(why) => left.push((deal, why)),
                }
            }
            let moved = events.len() > before;
            if ground.rules.spending == Spending::Opening || !moved || left.is_empty() {
                for (deal, why) in left {
                    events.push(failed(deal.to, deal.entry(Way::In), why));
                    let why = match why {
                        BadEntry::CannotPay { .. } => BadEntry::NotPaid { by: deal.to },
                        why => why,
                    };
                    events.push(failed(deal.from, deal.entry(Way::Out), why));
                }
                return events;
            }
            open = left.into_iter().map(|(deal, _)| deal).collect();
        }
    }

    fn sell(
        &mut self,
        ground: &CreditsContext<'_>,
        owners: &BTreeMap<Province, Power>,
        purse: &mut PowerMap<u32>,
        deal: &Deal,
    ) -> Result<[Event; 2], BadEntry> {
        let Deal {
            at,
            from,
            to,
            credits,
        } = *deal;
        for power in [from, to] {
            if !self.treasuries.contains_key(&power) {
                return Err(BadEntry::Gone { power });
            }
        }
        let party = |by: Option<Power>| by == Some(from) || by == Some(to);
        let mut there = ground.position.at(at).map(|unit| unit.owner);
        if let Some(by) = there.find(|by| !party(*by)) {
            return Err(BadEntry::Occupied { at, by });
        }
        if owners.get(&at) != Some(&from) {
            return Err(BadEntry::NotSellers { at, seller: from });
        }
        let has = purse.get(&to).copied().unwrap_or(0);
        if credits > has {
            return Err(BadEntry::CannotPay { has });
        }
        purse.insert(to, has - credits);
        if ground.rules.spending == Spending::Chained {
            *purse.entry(from).or_default() += credits;
        }
        self.pay(to, from, credits, false);
        self.owners.insert(at, to);
        let sold = Event::Sold { at, from, to };
        let bought = Event::Bought {
            at,
            from,
            to,
            credits,
        };
        Ok([sold, bought])
    }
}

fn failed(power: Power, entry: Entry, why: BadEntry) -> Event {
    Event::Failed { power, entry, why }
}
