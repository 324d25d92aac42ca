//! Sentences about what a sheet would come to between powers, for its author before the phase closes.

use chancery_rules::board::Power;
use chancery_rules::game::State;
use chancery_rules::orders::{Order, UnitRef};
use chancery_rules::relations::{Aggression, Cause, Judgement, Pair, Penalty, Standing, WhyWar};

use super::movement::prose;
use super::{Value, Words};

impl Words {
    /// What a power's written orders would bring if the phase closed on them: each attack with its
    /// penalty, the first shot, what partners share, wars and ended treaties. A sentence a line; none
    /// when they bring nothing. `found` is [`State::forecast`]'s.
    pub fn forecast(&self, state: &State, power: Power, found: &Judgement) -> Vec<String> {
        let teller = Teller {
            words: self,
            power,
            found,
        };
        let mut lines = teller.attacks();
        lines.extend(teller.first_shot());
        lines.extend(teller.shared());
        lines.extend(teller.wars());
        lines.extend(teller.ended(state));
        lines.extend(teller.sum(state));
        lines
    }
}

/// Tells one power's forecast.
struct Teller<'a> {
    words: &'a Words,
    power: Power,
    found: &'a Judgement,
}

impl Teller<'_> {
    fn name(&self, power: Power) -> Value<'static> {
        self.words.power(power).into()
    }

    fn term(&self, penalty: &Penalty) -> Value<'static> {
        let args = [
            ("count", penalty.points.into()),
            // Fluent would part the year's thousands.
            ("year", penalty.last.to_string().into()),
        ];
        self.words.text("forecast-term", &args).into()
    }

    /// The penalties this brings, of whoever and for what fits.
    fn penalties(&self, fits: impl Fn(&Cause) -> bool) -> impl Iterator<Item = &Penalty> {
        self.found.penalties.iter().filter(move |p| fits(&p.cause))
    }

    fn own(&self, fits: impl Fn(&Cause) -> bool) -> Option<&Penalty> {
        self.penalties(fits).find(|p| p.power == self.power)
    }

    /// The acts against each victim, and into each unowned centre.
    fn attacks(&self) -> Vec<String> {
        let mut groups: Vec<Vec<&Aggression>> = Vec::new();
        for act in &self.found.acts {
            let same = |group: &&mut Vec<&Aggression>| {
                let first = group.first();
                first.is_some_and(|other| match act.against {
                    Some(victim) => other.against == Some(victim),
                    None => other.against.is_none() && other.at == act.at,
                })
            };
            match groups.iter_mut().find(same) {
                Some(group) => group.push(act),
                None => groups.push(vec![act]),
            }
        }
        groups.sort_by_key(|acts| acts.iter().all(|act| act.against.is_none()));
        groups.iter().filter_map(|acts| self.attack(acts)).collect()
    }

    fn attack(&self, acts: &[&Aggression]) -> Option<String> {
        let act = acts.first()?;
        let mut orders: Vec<String> = acts.iter().map(|act| order(act)).collect();
        orders.dedup();
        let mut args: Vec<(&str, Value<'_>)> = vec![
            ("count", orders.len().into()),
            ("orders", self.words.all_of(&orders).into()),
            ("at", self.words.the(act.at).into()),
        ];
        let Some(victim) = act.against else {
            let paid = self.own(|c| *c == Cause::Minor { at: act.at });
            let key = match paid {
                Some(penalty) => {
                    args.push(("term", self.term(penalty)));
                    "forecast-minor"
                }
                None => "forecast-minor-paid",
            };
            return Some(self.words.text(key, &args));
        };
        args.push(("victim", self.name(victim)));
        let standing = match act.standing {
            Standing::War => return Some(self.words.text("forecast-attack-at-war", &args)),
            Standing::MayAttack => {
                return Some(self.words.text("forecast-attack-in-aid", &args));
            }
            Standing::Neutral => "forecast-neutral",
            Standing::MayBeAttacked => "forecast-may-attack-you",
            Standing::Allied(_) => "forecast-leaving",
        };
        let penalty = self.own(|c| *c == Cause::Major { victim })?;
        args.push(("standing", self.words.plain(standing).into()));
        args.push(("term", self.term(penalty)));
        Some(self.words.text("forecast-attack", &args))
    }

    fn first_shot(&self) -> Vec<String> {
        let fired = |c: &Cause| *c == Cause::FirstShot;
        let own = self.own(fired).map(|penalty| {
            let term = self.term(penalty);
            self.words.text("forecast-first-shot", &[("term", term)])
        });
        let others = self.penalties(fired).filter(|p| p.power != self.power);
        let others = others.map(|penalty| {
            let args = [
                ("power", self.name(penalty.power)),
                ("term", self.term(penalty)),
            ];
            self.words.text("forecast-first-shot-ally", &args)
        });
        own.into_iter().chain(others).collect()
    }

    /// What allies pay for these attacks.
    fn shared(&self) -> Vec<String> {
        let one = |penalty: &Penalty| match penalty.cause {
            Cause::Shared { victim, .. } => {
                let args = [
                    ("power", self.name(penalty.power)),
                    ("victim", self.name(victim)),
                    ("term", self.term(penalty)),
                ];
                Some(self.words.text("forecast-shared", &args))
            }
            _ => None,
        };
        self.found.penalties.iter().filter_map(one).collect()
    }

    /// The wars that others are drawn into, and who may attack whom.
    fn wars(&self) -> Vec<String> {
        let told = |key: &str, power: Power, other: Power, victim: Power| {
            let args = [
                ("power", self.name(power)),
                ("other", self.name(other)),
                ("victim", self.name(victim)),
            ];
            let key = if other == self.power {
                format!("{key}-you")
            } else {
                key.to_owned()
            };
            self.words.text(&key, &args)
        };
        let wars = self.found.wars.iter().filter_map(|(pair, why)| match *why {
            WhyWar::Attack { .. } => None,
            WhyWar::Shared { power, .. } => {
                let args = [
                    ("power", self.name(power)),
                    ("other", self.name(pair.other(power))),
                ];
                Some(self.words.text("forecast-war-shared", &args))
            }
            WhyWar::Aid { power, victim } => {
                Some(told("forecast-war-aid", power, pair.other(power), victim))
            }
        });
        let imminent = self.found.imminent.iter();
        let imminent = imminent
            .map(|(power, against, aiding)| told("forecast-imminent", *power, *against, *aiding));
        wars.chain(imminent).collect()
    }

    /// Treaties that the wars end.
    fn ended(&self, state: &State) -> Vec<String> {
        let mut pairs: Vec<Pair> = self.found.wars.iter().map(|(pair, _)| *pair).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let one = |pair: Pair| {
            let [a, b] = pair.both();
            let treaty = self.words.treaty(state.treaty_between(a, b)?);
            let (key, a) = if pair.has(self.power) {
                ("forecast-ended-you", pair.other(self.power))
            } else {
                ("forecast-ended", a)
            };
            let args = [
                ("treaty", treaty.into()),
                ("power", self.name(a)),
                ("other", self.name(pair.other(a))),
            ];
            Some(self.words.text(key, &args))
        };
        pairs.into_iter().filter_map(one).collect()
    }

    /// What it all costs, where it costs more than one thing.
    fn sum(&self, state: &State) -> Option<String> {
        let points = state.points_of(self.power)?;
        let own = self
            .found
            .penalties
            .iter()
            .filter(|p| p.power == self.power);
        let new: u32 = own.map(|p| p.points).sum();
        let left = points - i32::try_from(new).unwrap_or(i32::MAX);
        let args = [("count", new.into()), ("points", left.into())];
        (new > 0).then(|| self.words.text("forecast-sum", &args))
    }
}

/// The order as prose has it: `A Mun – Tyr`.
pub(super) fn order(act: &Aggression) -> String {
    let unit = UnitRef {
        power: None,
        kind: Some(act.unit.kind),
        at: act.unit.at,
        joint: false,
    };
    let order = Order::Unit {
        unit,
        act: act.order.clone(),
    };
    prose(&order)
}
