//! What the axis does as phases begin, and as seasons and years close.

use std::collections::{BTreeMap, BTreeSet};

use super::check::stack;
use super::penalty::Offence;
use super::{
    Bond, Cause, Cession, Entry, Event, Guest, Offer, Pair, Permit, RelationsContext, Tally,
    Treaties, TreatyKind, WhyEnded,
};
use crate::board::{Power, PowerMap};

/// How many years after the first a stalemate may first call a conference (R-I1).
const FIRST_CONFERENCE: u16 = 2;

impl Treaties {
    /// Takes what was declared for a phase, before its orders are judged: claims first, which set their
    /// authors free (R-A12), then permissions, transfers and notices. Offers of treaties come back, to
    /// be matched when the phase's attacks are known.
    pub fn begin(
        &mut self,
        ground: &RelationsContext<'_>,
        declared: &PowerMap<Vec<Entry>>,
    ) -> (Vec<Event>, PowerMap<Vec<Offer>>) {
        let mut events = Vec::new();
        let mut offers: PowerMap<Vec<Offer>> = PowerMap::new();
        let all = || {
            declared
                .iter()
                .flat_map(|(p, all)| all.iter().map(|e| (*p, e)))
        };
        let failed = |power, entry: &Entry, why| Event::Failed {
            power,
            entry: entry.clone(),
            why,
        };
        for (power, entry) in all() {
            let Entry::Claim { with } = entry else {
                continue;
            };
            match self.claim(ground, power, with) {
                Ok(told) => events.extend(told),
                Err(why) => events.push(failed(power, entry, why)),
            }
        }
        for (power, entry) in all() {
            if let Entry::Claim { .. } = entry {
                continue;
            }
            match self.check(ground, power, entry) {
                Ok(()) => events.extend(self.note(ground, power, entry, &mut offers)),
                Err(why) => events.push(failed(power, entry, why)),
            }
        }
        (events, offers)
    }

    /// Notes a line that was found good.
    fn note(
        &mut self,
        ground: &RelationsContext<'_>,
        power: Power,
        entry: &Entry,
        offers: &mut PowerMap<Vec<Offer>>,
    ) -> Vec<Event> {
        match *entry {
            Entry::Enter { kind, with } => {
                let by = power;
                let own = offers.entry(by).or_default();
                own.retain(|o| o.with != with);
                own.push(Offer { by, with, kind });
            }
            Entry::Withdraw { with } => {
                let own = offers.entry(power).or_default();
                own.retain(|o| o.with != with);
            }
            Entry::Abrogate { with } => {
                let pair = Pair::of(power, with);
                let mut events = Vec::new();
                if let Some(Bond::Treaty { kind, ending }) = self.bonds.0.get_mut(&pair) {
                    let (by, kind) = (power, *kind);
                    if ending.insert(by) {
                        events.push(Event::Notice { by, with, kind });
                    }
                }
                // A treaty announced in the place of the one given up goes with it.
                if let Some(kind) = self.announced.remove(&pair) {
                    let why = WhyEnded::Abrogated;
                    events.push(Event::Ended { pair, kind, why });
                }
                return events;
            }
            Entry::Permit { who, to } => {
                let by = power;
                let permit = |unit, of| Permit { by, unit, of, to };
                match who {
                    Guest::Any(of) => self.permits.push(permit(None, of)),
                    Guest::Unit(named) => {
                        let unit = self.guest(ground, power, &named).copied();
                        let of = unit.and_then(|u| u.owner);
                        for (unit, of) in unit.iter().zip(of) {
                            let like = stack(ground.position, unit);
                            self.permits.extend(like.map(|id| permit(Some(id), of)));
                        }
                    }
                }
            }
            Entry::Transfer { at, to } => {
                let from = power;
                self.cessions.retain(|c| c.at != at);
                self.cessions.push(Cession { at, from, to });
            }
            Entry::Claim { .. } => {}
        }
        Vec::new()
    }

    /// Closes a season, after its retreats and before centres change hands.
    pub fn close_season(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        if ground.opens {
            events.extend(self.end_abrogated());
        }
        if ground.closes {
            events.extend(self.find_enclosed(ground));
        }
        self.permits.clear();
        self.forget_minors(ground);
        events
    }

    /// Treaties of which notice was given end after the year's first season: R-D3, 4B.38.
    fn end_abrogated(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.bonds.0.retain(|pair, bond| match bond {
            Bond::Treaty { kind, ending } if !ending.is_empty() => {
                let (pair, kind, why) = (*pair, *kind, WhyEnded::Abrogated);
                events.push(Event::Ended { pair, kind, why });
                false
            }
            _ => true,
        });
        events
    }

    /// Closes a Fall, once centres have changed hands: points are counted, claims decided, penalties
    /// worn off (R-A3, R-A6, R-A10, R-E6). The claims that win come back, by their members.
    pub fn close_fall(
        &mut self,
        ground: &RelationsContext<'_>,
    ) -> (Vec<Event>, Vec<BTreeSet<Power>>) {
        let mut events = self.hand_over(ground);
        let year = ground.date.year;
        let first = Self::wears_off_first(ground);
        if first {
            events.extend(self.wear_off(year));
        }
        let points = self.points(ground);
        let (decided, won) = self.decide(ground, &points);
        events.extend(decided);
        events.extend(self.find_expansionists(ground));
        if !first {
            events.extend(self.wear_off(year));
        }
        if ground.goals.is_some() {
            let told = points.clone();
            events.push(Event::Tally { year, points: told });
            self.tally = Some(Tally { year, points });
        }
        (events, won)
    }

    /// Closes a year after its Winter: notices are penalised, a stalemate is noted, treaties take
    /// effect or, for a conference, end (R-C2, R-E5, R-I1).
    pub fn close_year(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let next = ground.date.year.saturating_add(1);
        self.enclosed.clear();
        let offences: Vec<Offence> = self
            .bonds
            .0
            .iter()
            .filter_map(|(pair, bond)| match bond {
                Bond::Treaty {
                    kind: TreatyKind::Mdt,
                    ending,
                } => Some((pair, ending)),
                _ => None,
            })
            .flat_map(|(pair, ending)| {
                ending.iter().map(|power| {
                    let with = pair.other(*power);
                    let cause = Cause::Abrogation { with };
                    Offence {
                        power: *power,
                        cause,
                    }
                })
            })
            .collect();
        if self.conference == Some(ground.date.year) {
            // What all treaties come to anyway is nobody's fault: 4B.33.
            self.conference = None;
            return self.convene(ground);
        }
        let mut events = self.punish(ground, next, offences);
        let early = ground.date.year < ground.first_year.saturating_add(FIRST_CONFERENCE);
        if !early && self.conference.is_none() && self.is_stalemate(ground) {
            self.conference = Some(next);
            events.push(Event::Stalemate { conference: next });
        }
        let agreed = std::mem::take(&mut self.announced);
        events.extend(self.enact(ground, agreed, next));
        events
    }

    /// Ends every treaty and opens a conference: 4B.33.
    fn convene(&mut self, ground: &RelationsContext<'_>) -> Vec<Event> {
        let mut ended: BTreeMap<Pair, TreatyKind> = std::mem::take(&mut self.announced);
        ended.extend(self.bonds.treaties());
        self.bonds
            .0
            .retain(|_, bond| !matches!(bond, Bond::Treaty { .. }));
        let why = WhyEnded::Conference;
        let mut events: Vec<Event> = ended
            .into_iter()
            .map(|(pair, kind)| Event::Ended { pair, kind, why })
            .collect();
        let contacts = super::contact::contacts(ground);
        self.meeting = Some(contacts.clone());
        events.push(Event::Conference { contacts });
        events
    }
}
