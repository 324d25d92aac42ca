//! What a power's units may be told, and which orders belong together.

use chancery_rules::board::{Position, Power, Province, ProvinceSet, Unit};
use chancery_rules::game::{Item, State, check};
use chancery_rules::orders::{Act, UnitRef, Via};

use crate::facets::naval;
use crate::scene::Scene;

/// What an order is meant for, as far as other own orders depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    Stay,
    Go(Province),
    /// Over water, with the help of fleets.
    Cross(Province),
    /// Support of an own unit (by its place among them) that stays, or goes there.
    Guard(usize),
    Help(usize, Province),
    Carry(usize, Province),
    /// Hunts that power's fleets in its sea, which takes two.
    Hunt(Power),
    /// Nothing that others depend on.
    Other,
}

/// A sheet as the search handles it: for each own unit the number of one of its options.
pub(crate) type Choice = Vec<u16>;

/// All that a power's units may be told.
pub(crate) struct Options {
    /// The own units.
    pub(crate) units: Vec<Unit>,
    /// By unit: what it may do. The first is to hold.
    pub(crate) acts: Vec<Vec<Act>>,
    pub(crate) intents: Vec<Vec<Intent>>,
    /// What each costs, in thousandths of a centre.
    prices: Vec<Vec<i64>>,
    /// By unit: how many of them come first because they are plain; the others are tried after those of all units.
    pub(crate) plain: Vec<usize>,
    /// Provinces that may hold several units.
    shared: ProvinceSet,
}

/// A power's armies that travel aboard fleets.
pub(crate) fn aboard(position: &Position, power: Power) -> impl Iterator<Item = Unit> + '_ {
    let units = position.of(power);
    units
        .filter(|unit| position.carrier(unit.id).is_some())
        .copied()
}

impl Options {
    /// The options of a power's units. `price`: what an act costs beside what comes of it; `None` for what the power
    /// does not want to be able to do.
    pub(crate) fn of(
        state: &State,
        scene: &Scene<'_>,
        power: Power,
        price: &dyn Fn(&Unit, &Act) -> Option<i64>,
    ) -> Options {
        let own = scene.of_power(power);
        let mut units: Vec<Unit> = own.iter().map(|i| scene.units[*i]).collect();
        // Armies aboard come last: only they are in no scene.
        units.extend(aboard(&state.position, power));
        let (board, rules) = (state.setup.board(), &state.setup.movement);
        let promises = !state.relations.is_none();
        let which = |named: &UnitRef| {
            let meant = |unit: &Unit| {
                unit.at.province == named.at.province
                    && named.kind.is_none_or(|kind| kind == unit.kind)
            };
            units
                .iter()
                .position(meant)
                .filter(|_| named.power.is_none_or(|p| p == power))
        };
        let mut acts = Vec::new();
        let mut intents = Vec::new();
        let (mut plain, mut prices) = (Vec::new(), Vec::new());
        for (i, unit) in units.iter().enumerate() {
            let near = board.reach(unit.kind, unit.at);
            let intent = |act: &Act| match act {
                Act::Hold => Some(Intent::Stay),
                Act::Move {
                    to,
                    via: Via::Unsaid,
                } if near.contains(to.province) => Some(Intent::Go(to.province)),
                Act::Move {
                    to,
                    via: Via::Unsaid,
                } => Some(Intent::Cross(to.province)),
                Act::Move {
                    via: Via::Convoy, ..
                } => None,
                Act::Move { .. } => Some(Intent::Other),
                Act::SupportHold { unit } => which(unit).map(Intent::Guard),
                Act::SupportMove { unit, to } => {
                    which(unit).map(|other| Intent::Help(other, to.province))
                }
                Act::Convoy { unit, to } => {
                    which(unit).map(|other| Intent::Carry(other, to.province))
                }
                // To go aboard was measured, and brought nothing.
                Act::Board { .. } => None,
                Act::Then { .. } => Some(Intent::Other),
                Act::Patrol { against } => Some(Intent::Hunt(*against)),
                Act::Block { .. } => Some(Intent::Other),
                Act::SupportLeg { .. } | Act::Disband => None,
            };
            let (mut of_unit, mut meant) = (vec![Act::Hold], vec![Intent::Stay]);
            let mut costs = vec![0];
            let mut legal = rules.legal_acts(board, &state.position, unit);
            legal.retain(|act| naval::pays(scene, unit, act));
            legal.sort_by_key(naval::is_rare);
            for act in legal {
                let Some(intent) = intent(&act) else {
                    continue;
                };
                if intent == Intent::Stay || intent == Intent::Guard(i) {
                    continue;
                }
                let Some(cost) = price(unit, &act) else {
                    continue;
                };
                // Several ways to name one coast would be the same order twice.
                if matches!(intent, Intent::Help(..)) && meant.contains(&intent) {
                    continue;
                }
                if promises {
                    let item = Item::Order(scene.order(unit, act.clone()));
                    if check(state, power, &item).is_err() {
                        continue;
                    }
                }
                of_unit.push(act);
                meant.push(intent);
                costs.push(cost);
            }
            prices.push(costs);
            plain.push(of_unit.iter().filter(|act| !naval::is_rare(act)).count());
            acts.push(of_unit);
            intents.push(meant);
        }
        Options {
            units,
            acts,
            intents,
            prices,
            plain,
            shared: scene.shared.clone(),
        }
    }

    /// What a choice costs beside what comes of it, in thousandths of a centre.
    pub(crate) fn price(&self, choice: &[u16]) -> i64 {
        let options = self.prices.iter().zip(choice);
        options
            .map(|(costs, option)| costs[usize::from(*option)])
            .sum()
    }

    /// The option of a unit with that intent.
    pub(crate) fn with(&self, unit: usize, intent: Intent) -> Option<u16> {
        let found = self.intents[unit].iter().position(|other| *other == intent);
        found.map(|option| option as u16)
    }

    /// The option of a unit that is that act; holding, if it is none of them.
    pub(crate) fn number(&self, unit: usize, act: &Act) -> u16 {
        let found = self.acts[unit].iter().position(|other| other == act);
        let found = found.or_else(|| {
            // A support may have been written with the coast or without it.
            let Act::SupportMove { unit: named, to } = act else {
                return None;
            };
            let same = |other: &Act| match other {
                Act::SupportMove { unit, to: place } => {
                    unit.at.province == named.at.province && place.province == to.province
                }
                _ => false,
            };
            self.acts[unit].iter().position(same)
        });
        found.unwrap_or(0) as u16
    }

    /// The choice that comes nearest to some orders, one for each own unit.
    pub(crate) fn read(&self, orders: &[(usize, Act)]) -> Choice {
        let acts = orders.iter().enumerate();
        let mut choice: Choice = acts.map(|(i, (_, act))| self.number(i, act)).collect();
        choice.resize(self.units.len(), 0);
        self.repair(&mut choice, &[]);
        choice
    }

    /// What a unit is meant to do in a choice.
    pub(crate) fn intent(&self, choice: &[u16], unit: usize) -> Intent {
        self.intents[unit][usize::from(choice[unit])]
    }

    /// Makes the orders of a choice fit each other again after those of some units were set: helpers of what is no
    /// longer done hold (or help in what is done instead), and of two units on the way to one place that has
    /// no room for both the one that was not just set stays.
    pub(crate) fn repair(&self, choice: &mut Choice, set: &[usize]) {
        for unit in 0..choice.len() {
            if set.contains(&unit) {
                continue;
            }
            let goal = |intent: Intent| match intent {
                Intent::Go(to) | Intent::Cross(to) => Some(to),
                _ => None,
            };
            let alone = |to: &Province| !self.shared.contains(*to);
            if let Some(to) = goal(self.intent(choice, unit)).filter(alone) {
                let clash = |other: &usize| goal(self.intent(choice, *other)) == Some(to);
                if set.iter().any(clash) {
                    choice[unit] = 0;
                }
            }
        }
        for unit in 0..choice.len() {
            let helped = match self.intent(choice, unit) {
                Intent::Guard(other) | Intent::Help(other, _) | Intent::Carry(other, _) => other,
                Intent::Stay | Intent::Go(_) | Intent::Cross(_) | Intent::Other => continue,
                Intent::Hunt(_) => {
                    let here = self.units[unit].at;
                    let joins = |other: usize| {
                        other != unit
                            && self.units[other].at == here
                            && self.intent(choice, other) == self.intent(choice, unit)
                    };
                    if !(0..choice.len()).any(joins) {
                        choice[unit] = 0;
                    }
                    continue;
                }
            };
            let wanted = match (self.intent(choice, unit), self.intent(choice, helped)) {
                (Intent::Carry(other, to), Intent::Cross(goal)) if to == goal => {
                    Some(Intent::Carry(other, to))
                }
                (Intent::Carry(..), _) => None,
                (_, Intent::Go(to) | Intent::Cross(to)) => Some(Intent::Help(helped, to)),
                _ => Some(Intent::Guard(helped)),
            };
            let option = wanted.and_then(|wanted| self.with(unit, wanted));
            choice[unit] = option.unwrap_or(0);
        }
    }

    /// Orders of several units that belong together, each as what is set: a move with its supports, a move and one
    /// that follows, an army and the fleets that carry it.
    pub(crate) fn together(&self) -> Vec<Vec<(usize, u16)>> {
        let mut all = Vec::new();
        for unit in 0..self.units.len() {
            for (option, intent) in self.intents[unit].iter().enumerate() {
                let own = (unit, option as u16);
                let others = (0..self.units.len()).filter(|other| *other != unit);
                let of = |wanted: Intent| {
                    let option = |other: usize| Some((other, self.with(other, wanted)?));
                    others.clone().filter_map(option).collect::<Vec<_>>()
                };
                match intent {
                    Intent::Go(to) => {
                        let helpers = of(Intent::Help(unit, *to));
                        for (i, first) in helpers.iter().enumerate() {
                            all.push(vec![own, *first]);
                            for second in helpers.iter().skip(i + 1).take(3) {
                                all.push(vec![own, *first, *second]);
                            }
                        }
                        let here = self.units[unit].at.province;
                        for follower in of(Intent::Go(here)) {
                            all.push(vec![own, follower]);
                        }
                    }
                    Intent::Cross(to) => {
                        let helpers = of(Intent::Help(unit, *to));
                        let carriers = of(Intent::Carry(unit, *to));
                        for (i, first) in carriers.iter().enumerate() {
                            all.push(vec![own, *first]);
                            for helper in &helpers {
                                if helper.0 != first.0 {
                                    all.push(vec![own, *first, *helper]);
                                }
                            }
                            for second in carriers.iter().skip(i + 1).take(2) {
                                all.push(vec![own, *first, *second]);
                            }
                        }
                    }
                    Intent::Stay => {
                        let guards = of(Intent::Guard(unit));
                        for (i, first) in guards.iter().enumerate() {
                            for second in guards.iter().skip(i + 1).take(2) {
                                all.push(vec![own, *first, *second]);
                            }
                        }
                    }
                    Intent::Hunt(_) => {
                        let here = self.units[unit].at;
                        let mates = of(*intent).into_iter();
                        let mates = mates.filter(|(other, _)| self.units[*other].at == here);
                        all.extend(mates.map(|mate| vec![own, mate]));
                    }
                    Intent::Guard(_) | Intent::Help(..) | Intent::Carry(..) | Intent::Other => {}
                }
            }
        }
        all
    }
}
