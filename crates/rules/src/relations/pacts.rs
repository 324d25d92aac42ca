//! Entering treaties: two sealed declarations that agree, and the test for conundrums.

use std::collections::{BTreeMap, BTreeSet};

use super::penalty::Offence;
use super::{
    BadEntry, Bond, Cause, Date, Entry, Event, Pair, RelationsContext, Treaties, TreatyKind, Turn,
};
use crate::board::{Power, PowerMap};
use crate::orders::pacts::{Declaration, pair};

/// One side's declaration of a treaty; the treaty is made if the other side declares the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The power that offers it.
    pub by: Power,
    /// The power it is offered to.
    pub with: Power,
    /// The kind of treaty.
    pub kind: TreatyKind,
}

impl Declaration for Offer {
    fn partner(&self) -> Power {
        self.with
    }

    /// Neither side of a treaty pays: the first in the powers' order leads.
    fn leads(&self) -> bool {
        self.by < self.with
    }

    fn agrees(&self, author: Power, answer: &Offer) -> bool {
        answer.with == author && answer.kind == self.kind
    }
}

/// What became of a batch of offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Matched {
    agreed: BTreeMap<Pair, TreatyKind>,
    /// Agreed, but in the way of a third.
    barred: Vec<(Pair, TreatyKind, Power)>,
    lone: Vec<Offer>,
}

impl Treaties {
    /// Treaties ordered with Fall orders are announced with its results: R-C2, R-C3.
    pub fn announce(
        &mut self,
        ground: &RelationsContext<'_>,
        offers: &PowerMap<Vec<Offer>>,
    ) -> Vec<Event> {
        let found = self.matched(ground, offers);
        let mut events = Vec::new();
        for (pair, kind) in found.agreed {
            self.announced.insert(pair, kind);
            events.push(Event::Announced { pair, kind });
        }
        for (pair, kind, third) in found.barred {
            events.push(Event::Barred { pair, kind, third });
        }
        for Offer { by, with, kind } in &found.lone {
            let (by, with, kind) = (*by, *with, *kind);
            let answer = found.lone.iter().find(|o| (o.by, o.with) == (with, by));
            match answer {
                None => events.push(Event::OneSided { by, with, kind }),
                Some(answer) if by < with => events.push(Event::KindsDiffer {
                    by,
                    kind,
                    with,
                    theirs: answer.kind,
                }),
                Some(_) => {}
            }
        }
        events
    }

    /// Puts treaties ordered before the first moves or in a conference into force at once; one that the
    /// other side did not order is reported to its author only (R-H2, R-H3, R-H5). A conference that leaves
    /// all who are in contact allied makes every power neutral: R-I4.
    pub fn confer(
        &mut self,
        ground: &RelationsContext<'_>,
        offers: &PowerMap<Vec<Offer>>,
    ) -> Vec<Event> {
        let found = self.matched(ground, offers);
        let mut events = Vec::new();
        let failed = |power, with, kind, why| Event::Failed {
            power,
            entry: Entry::Enter { kind, with },
            why,
        };
        for (pair, kind, third) in found.barred {
            let [a, b] = pair.both();
            // Of what is refused in secret, not even the parties' friends hear more.
            let known = |x| {
                let pair = Pair::of(x, third);
                found.agreed.contains_key(&pair) || self.bonds.0.contains_key(&pair)
            };
            let why = if known(a) && known(b) {
                BadEntry::Barred { third }
            } else {
                BadEntry::Conundrum
            };
            events.push(failed(a, b, kind, why));
            events.push(failed(b, a, kind, why));
        }
        for Offer { by, with, kind } in found.lone {
            events.push(failed(by, with, kind, BadEntry::Unmatched { with }));
        }
        let contacts = self.meeting.take();
        let allied = |pair: &Pair| found.agreed.contains_key(pair);
        if contacts.is_some_and(|c| !c.is_empty() && c.iter().all(allied)) {
            self.bonds.0.clear();
            events.push(Event::ConferenceFailed);
            return events;
        }
        events.extend(self.enact(ground, found.agreed, ground.date.year));
        events
    }

    /// Puts treaties in force with the first season of a year; they end wars (4B.15), and an aggressive
    /// alliance is penalised (R-E3).
    pub(super) fn enact(
        &mut self,
        ground: &RelationsContext<'_>,
        agreed: BTreeMap<Pair, TreatyKind>,
        year: u16,
    ) -> Vec<Event> {
        let mut events = Vec::new();
        let mut offences = Vec::new();
        for (pair, kind) in agreed {
            let ending = BTreeSet::new();
            self.bonds.0.insert(pair, Bond::Treaty { kind, ending });
            events.push(Event::InForce { pair, kind });
            if kind == TreatyKind::Aat {
                let [a, b] = pair.both();
                for (power, with) in [(a, b), (b, a)] {
                    let cause = Cause::Alliance { with };
                    offences.push(Offence { power, cause });
                }
            }
        }
        events.extend(self.punish(ground, year, offences));
        events
    }

    /// Penalties that count from a year's first season on: 4B.2, 4B.3.
    pub(super) fn punish(
        &mut self,
        ground: &RelationsContext<'_>,
        year: u16,
        mut offences: Vec<Offence>,
    ) -> Vec<Event> {
        offences.sort();
        let date = Date {
            year,
            turn: Turn::Spring,
        };
        let penalties = self.sentence(ground, date, &offences);
        self.record(ground, date, &offences, penalties)
    }

    fn matched(&self, ground: &RelationsContext<'_>, offers: &PowerMap<Vec<Offer>>) -> Matched {
        let (pacts, lone) = pair(offers);
        let mut agreed: BTreeMap<Pair, TreatyKind> = pacts
            .iter()
            .map(|p| {
                (
                    Pair::of(p.author, p.partner),
                    offers[&p.author][p.index].kind,
                )
            })
            .collect();
        let mut barred = Vec::new();
        // Refusing one may put another in the way again, if it would have made peace.
        loop {
            let stuck: Vec<(Pair, TreatyKind, Power)> = agreed
                .iter()
                .filter_map(|(pair, kind)| {
                    Some((*pair, *kind, self.third(ground, *pair, &agreed)?))
                })
                .collect();
            if stuck.is_empty() {
                break;
            }
            for (pair, _, _) in &stuck {
                agreed.remove(pair);
            }
            barred.extend(stuck);
        }
        barred.sort();
        let offer = |(power, i): &(Power, usize)| offers[power][*i];
        Matched {
            agreed,
            barred,
            lone: lone.iter().map(offer).collect(),
        }
    }

    /// Who would be the ally of one and the enemy of the other, if these treaties were made: R-C15,
    /// 4B.16.
    fn third(
        &self,
        ground: &RelationsContext<'_>,
        pair: Pair,
        agreed: &BTreeMap<Pair, TreatyKind>,
    ) -> Option<Power> {
        let [a, b] = pair.both();
        let made = |x, y| {
            let pair = Pair::of(x, y);
            agreed.contains_key(&pair) || self.announced.contains_key(&pair)
        };
        let allied = |x, y| made(x, y) || self.bonds.treaty(x, y).is_some();
        let hostile = |x, y| !made(x, y) && self.bonds.fought(x, y);
        ground.board.powers().find(|c| {
            *c != a
                && *c != b
                && ((allied(a, *c) && hostile(b, *c)) || (allied(b, *c) && hostile(a, *c)))
        })
    }
}
