//! Judges the written orders of a phase: what treaties forbid, which acts of aggression the rest are,
//! and what those bring. The forecast of a sheet asks the same.

use std::collections::{BTreeMap, BTreeSet};

use super::acts::{Aggression, Written};
use super::penalty::Offence;
use super::rules::{MinorPenalty, RetreatActs};
use super::{Cause, Event, Pair, Penalty, RelationsContext, Standing, Treaties, WhyWar};
use crate::board::{Power, PowerMap, ProvinceSet, UnitId};
use crate::movement::Forbidden;
use crate::orders::PhaseKind;

/// What a phase's orders mean for the relations of the powers: acts of aggression, wars and penalties.
/// Nothing is changed by it until it is carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// Orders that do not count; the units hold, or disband instead of retreating.
    pub forbidden: BTreeMap<UnitId, Forbidden>,
    /// Every act of aggression among the orders.
    pub acts: Vec<Aggression>,
    /// Wars that begin, and who may attack whom in aid of whom.
    pub wars: Vec<(Pair, WhyWar)>,
    /// Who may attack whom, in aid of whom.
    pub imminent: Vec<(Power, Power, Power)>,
    /// The penalties that the acts bring.
    pub penalties: Vec<Penalty>,
    offences: Vec<Offence>,
    minors: PowerMap<ProvinceSet>,
}

impl Treaties {
    /// Judges the legal orders of a phase. Relations, owners and occupation are those at its start
    /// (4B.8, 4B.41).
    /// Those that movement finds illegal beside each other are not among them (4B.13, 5B.36).
    pub fn judge(
        &self,
        ground: &RelationsContext<'_>,
        all: &BTreeMap<UnitId, Written>,
    ) -> Judgement {
        let mut found = Judgement {
            forbidden: self.forbidden(ground, all),
            ..Judgement::default()
        };
        let exempt = ground.rules.retreats == RetreatActs::Exempt;
        if ground.stage == PhaseKind::Retreats && exempt {
            return found;
        }
        for (id, written) in all {
            if !found.forbidden.contains_key(id) {
                found.acts.extend(self.acts(ground, written, all));
            }
        }
        self.weigh(ground, &mut found);
        found
    }

    /// For each order, why treaties forbid it, if they do; each is looked at by itself.
    pub fn forbidden(
        &self,
        ground: &RelationsContext<'_>,
        all: &BTreeMap<UnitId, Written>,
    ) -> BTreeMap<UnitId, Forbidden> {
        let forbidden =
            |(id, written): (&UnitId, &Written)| Some((*id, self.forbids(ground, written)?));
        all.iter().filter_map(forbidden).collect()
    }

    /// What the acts bring: wars, and penalties.
    fn weigh(&self, ground: &RelationsContext<'_>, found: &mut Judgement) {
        let mut attacks: BTreeSet<(Power, Power)> = BTreeSet::new();
        let mut aid: BTreeSet<(Power, Power)> = BTreeSet::new();
        let mut offences: BTreeSet<Offence> = BTreeSet::new();
        for act in &found.acts {
            let power = act.by;
            match (act.against, act.standing) {
                (None, _) => {
                    let paid = self.minors.get(&power);
                    if !paid.is_some_and(|paid| paid.contains(act.at)) {
                        found.minors.entry(power).or_default().insert(act.at);
                        let cause = Cause::Minor { at: act.at };
                        offences.insert(Offence { power, cause });
                    }
                }
                // One each victim, however many orders: R-E1d, 4B.7.
                (
                    Some(victim),
                    Standing::Neutral | Standing::MayBeAttacked | Standing::Allied(_),
                ) => {
                    attacks.insert((power, victim));
                }
                (Some(victim), Standing::MayAttack) => {
                    aid.insert((power, victim));
                }
                (Some(_), Standing::War) => {}
            }
        }
        for (attacker, victim) in &attacks {
            let (attacker, victim) = (*attacker, *victim);
            let spread = self.spread(ground, attacker, victim);
            let cause = Cause::Major { victim };
            offences.insert(Offence {
                power: attacker,
                cause,
            });
            for power in spread.sharing {
                // Who attacks the same victim himself pays in full, and once: 4B.8. Who is dragged by
                // two shares the penalty of each, as he would in one season after the other: 4B.18.
                let own = attacks.contains(&(power, victim));
                if !own {
                    let cause = Cause::Shared { attacker, victim };
                    offences.insert(Offence { power, cause });
                }
            }
            found.wars.extend(spread.wars);
            found.imminent.extend(spread.imminent);
        }
        for (power, victim) in aid {
            let spread = self.spread_aid(ground, power, victim);
            found.wars.extend(spread.wars);
            found.imminent.extend(spread.imminent);
        }
        found.offences = offences.into_iter().collect();
        found.penalties = self.sentence(ground, ground.date, &found.offences);
    }

    /// Applies a judgement: begins its wars and imminent wars, books its penalties, and reports each as an
    /// event.
    pub fn carry_out(&mut self, ground: &RelationsContext<'_>, found: Judgement) -> Vec<Event> {
        let mut events: Vec<Event> = found.acts.into_iter().map(Event::Aggression).collect();
        for (power, at) in found.minors {
            let paid = self.minors.entry(power).or_default();
            *paid = paid.or(&at);
        }
        events.extend(self.make_war(&found.wars, &found.imminent));
        events.extend(self.record(ground, ground.date, &found.offences, found.penalties));
        events
    }

    /// Forgets which unowned centres were paid for, where each season counts anew: 4B.7.
    pub(super) fn forget_minors(&mut self, ground: &RelationsContext<'_>) {
        if ground.rules.minor_penalty == MinorPenalty::EachSeason {
            self.minors.clear();
        }
    }
}
