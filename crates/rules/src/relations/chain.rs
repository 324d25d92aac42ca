//! How an attack spreads along treaties: R-C5 to R-C18.

use std::collections::BTreeSet;

use super::rules::{AidCalls, Chains};
use super::{Bond, Event, Pair, RelationsContext, Treaties, TreatyKind, WhyEnded, WhyWar};
use crate::board::Power;

/// What one attack by one power on another brings between powers. Relations are those at the start of
/// the phase (4B.41).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Spread {
    /// Wars that begin, each with its reason.
    pub wars: Vec<(Pair, WhyWar)>,
    /// Imminent wars that begin: who may attack whom without penalty, in aid of which victim (R-C5).
    pub imminent: Vec<(Power, Power, Power)>,
    /// The attacker's allies, who share its penalty (R-E1e).
    pub sharing: Vec<Power>,
}

impl Treaties {
    /// What an unprovoked attack brings.
    pub(super) fn spread(
        &self,
        ground: &RelationsContext<'_>,
        attacker: Power,
        victim: Power,
    ) -> Spread {
        let attack = WhyWar::Attack { by: attacker };
        let mut spread = Spread {
            wars: vec![(Pair::of(attacker, victim), attack)],
            ..Spread::default()
        };
        let sharing = self.side(ground, attacker, &[victim]);
        for power in &sharing {
            // The alliance with the attacker goes before every treaty with the victim: R-C17, R-C18.
            let (power, attacker) = (*power, attacker);
            let why = WhyWar::Shared { power, attacker };
            spread.wars.push((Pair::of(power, victim), why));
        }
        for (power, kind) in self.defenders(ground, attacker, victim, &sharing) {
            let aid = WhyWar::Aid { power, victim };
            // A treaty with the attacker cannot stand: R-C16, and R-C17 for the defender's side.
            let torn = self.bonds.treaty(power, attacker).is_some();
            match kind {
                TreatyKind::Mdt if !torn => spread.imminent.push((power, attacker, victim)),
                _ => spread.wars.push((Pair::of(power, attacker), aid)),
            }
            for helper in &sharing {
                // Between those who are neither attacker nor victim a treaty stands: 4B.37.
                if self.bonds.treaty(power, *helper).is_some() {
                    continue;
                }
                match kind {
                    TreatyKind::Mdt => spread.imminent.push((power, *helper, victim)),
                    TreatyKind::Aat => spread.wars.push((Pair::of(power, *helper), aid)),
                }
            }
        }
        spread.sharing = sharing;
        spread
    }

    /// What an attack brings that is free because it comes to a victim's aid: the aggressor's own partners
    /// stand by it as its treaties and the rules say (4B.46). Nobody is drawn in on the other side, and an
    /// ally of both by AAT on neither.
    pub(super) fn spread_aid(
        &self,
        ground: &RelationsContext<'_>,
        helper: Power,
        aggressor: Power,
    ) -> Spread {
        let attack = WhyWar::Attack { by: helper };
        let mut spread = Spread {
            wars: vec![(Pair::of(helper, aggressor), attack)],
            ..Spread::default()
        };
        let allies = self.side(ground, helper, &[aggressor]);
        for (power, kind) in self.defenders(ground, helper, aggressor, &allies) {
            let victim = aggressor;
            let aid = WhyWar::Aid { power, victim };
            let torn = self.bonds.treaty(power, helper).is_some();
            match (ground.rules.aid_calls, kind) {
                (AidCalls::None, _) | (AidCalls::Aat, TreatyKind::Mdt) => {}
                (AidCalls::All, TreatyKind::Mdt) if !torn => {
                    spread.imminent.push((power, helper, victim));
                }
                _ => spread.wars.push((Pair::of(power, helper), aid)),
            }
        }
        spread
    }

    /// The allies who share a power's wars, without these: its AAT partners, or theirs too (4B.17).
    fn side(&self, ground: &RelationsContext<'_>, of: Power, without: &[Power]) -> Vec<Power> {
        let mut side: Vec<Power> = Vec::new();
        let mut open = vec![of];
        while let Some(power) = open.pop() {
            for (partner, kind) in self.bonds.partners(power) {
                let known = partner == of || side.contains(&partner) || without.contains(&partner);
                if kind == TreatyKind::Aat && !known {
                    side.push(partner);
                    if ground.rules.chains == Chains::Whole {
                        open.push(partner);
                    }
                }
            }
        }
        side.sort();
        side
    }

    /// Who stands by the victim, and by which kind of treaty: R-C5, R-C10.
    fn defenders(
        &self,
        ground: &RelationsContext<'_>,
        attacker: Power,
        victim: Power,
        sharing: &[Power],
    ) -> Vec<(Power, TreatyKind)> {
        let mut without = sharing.to_vec();
        without.push(attacker);
        let full = self.side(ground, victim, &without);
        let mut defenders: Vec<(Power, TreatyKind)> =
            full.iter().map(|p| (*p, TreatyKind::Aat)).collect();
        let mut fighting = vec![victim];
        if ground.rules.chains == Chains::Whole {
            fighting.extend(&full);
        }
        for power in fighting {
            for (partner, kind) in self.bonds.partners(power) {
                let known = partner == victim
                    || without.contains(&partner)
                    || defenders.iter().any(|(p, _)| *p == partner);
                if kind == TreatyKind::Mdt && !known {
                    defenders.push((partner, kind));
                }
            }
        }
        defenders.sort();
        defenders
    }

    /// Makes war and imminent war as found; war goes before imminent war.
    pub(super) fn make_war(
        &mut self,
        wars: &[(Pair, WhyWar)],
        imminent: &[(Power, Power, Power)],
    ) -> Vec<Event> {
        let mut events = Vec::new();
        for (pair, why) in wars {
            let (pair, why) = (*pair, *why);
            match self.bonds.0.insert(pair, Bond::War) {
                Some(Bond::War) => continue,
                Some(Bond::Treaty { kind, .. }) => {
                    let why = WhyEnded::War;
                    events.push(Event::Ended { pair, kind, why });
                }
                _ => {}
            }
            events.push(Event::War { pair, why });
        }
        for (power, against, aiding) in imminent {
            let (power, against, aiding) = (*power, *against, *aiding);
            let pair = Pair::of(power, against);
            let fresh = match self.bonds.0.get_mut(&pair) {
                Some(Bond::War) | Some(Bond::Treaty { .. }) => false,
                Some(Bond::Imminent { against: all }) => all.insert(against),
                None => {
                    let against = BTreeSet::from([against]);
                    self.bonds.0.insert(pair, Bond::Imminent { against });
                    true
                }
            };
            if fresh {
                events.push(Event::Imminent {
                    power,
                    against,
                    aiding,
                });
            }
        }
        events
    }
}
