//! Supply centres: a unit for every centre; builds at home, removals where there are too many.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::adjustment::{Adjustment, BadAdjustment, Balance, buildable};
use super::removal;
use crate::board::{
    Board, Lens, Location, Position, Power, PowerMap, Province, ProvinceSet, Unit, UnitKind,
};
use crate::movement::Rulebook;
use crate::movement::choices::{TooManyBuilds, TooManyDisbands, TwoBuildsOnePlace, Waiving};
use crate::orders::{Act, Order};

/// Who owns which centre.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Centres {
    /// The owner of each supply centre; a centre that is missing has none.
    pub owners: BTreeMap<Province, Power>,
}

impl Centres {
    /// The owners of the centres that are seen (F-05).
    pub fn seen(&self, lens: &Lens<'_>) -> Centres {
        Centres {
            owners: lens.here(&self.owners),
        }
    }

    /// The start of a game: every power owns its first centres, most often its homes, and others are nobody's.
    pub fn new(board: &Board) -> Centres {
        Centres {
            owners: board.first_centres(),
        }
    }

    /// The ownership step of Fall: who stands in a centre owns it; an empty centre stays whose it
    /// was. Says what changed hands: the centre, its new owner and its old one.
    pub fn take_ownership(
        &mut self,
        board: &Board,
        position: &Position,
    ) -> Vec<(Province, Power, Option<Power>)> {
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| board.is_centre(at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        taken
    }

    /// What a power may build or must remove: as many units as it owns centres.
    pub fn balance(&self, board: &Board, position: &Position, power: Power) -> Balance {
        let centres = self.owners.values().filter(|p| **p == power).count();
        let units = position.of(power).count();
        if units > centres {
            return Balance::Removals(units - centres);
        }
        match (centres - units).min(self.sites(board, position, power).len()) {
            0 => Balance::Even,
            builds => Balance::Builds(builds),
        }
    }

    /// Where a power may build: its home centres that it owns and where nobody stands.
    pub fn sites(&self, board: &Board, position: &Position, power: Power) -> ProvinceSet {
        let sites = board.sites(power).iter().copied();
        sites
            .filter(|p| self.owners.get(p) == Some(&power) && position.at(*p).next().is_none())
            .collect()
    }

    /// Whether a Winter order could be carried out on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        board: &Board,
        rules: &Rulebook,
        position: &Position,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        let balance = self.balance(board, position, power);
        match self.step(board, rules, position, power, balance, order)? {
            Step::Remove(unit) if position.cargo(unit.id).is_some() => {
                let at = unit.at.province;
                Err(BadAdjustment::ArmyAboard { at })
            }
            _ => Ok(()),
        }
    }

    /// What a Winter order comes to on its own.
    fn step(
        &self,
        board: &Board,
        rules: &Rulebook,
        position: &Position,
        power: Power,
        balance: Balance,
        order: &Order,
    ) -> Result<Step, BadAdjustment> {
        match order {
            Order::Build { kind, at } => {
                let p = at.province;
                if !board.sites(power).contains(&p) {
                    return Err(BadAdjustment::NotHome { at: p });
                }
                if self.owners.get(&p) != Some(&power) {
                    return Err(BadAdjustment::NotOwned { at: p });
                }
                if position.at(p).next().is_some() {
                    return Err(BadAdjustment::Occupied { at: p });
                }
                let (kind, at) = buildable(board, rules, *kind, *at)?;
                if !matches!(balance, Balance::Builds(_)) {
                    return Err(BadAdjustment::NoBuildDue);
                }
                Ok(Step::Build(kind, at))
            }
            Order::Waive if rules.waiving == Waiving::Forbidden => Err(BadAdjustment::MayNotWaive),
            Order::Waive if matches!(balance, Balance::Builds(_)) => Ok(Step::Waive),
            Order::Waive => Err(BadAdjustment::NoBuildDue),
            Order::Unit {
                unit,
                act: Act::Disband,
            } => {
                let p = unit.at.province;
                let found = removal::named(position, rules, power, unit);
                let found = found.ok_or(BadAdjustment::NoUnit { at: p })?;
                if !matches!(balance, Balance::Removals(_)) {
                    return Err(BadAdjustment::NoRemovalDue);
                }
                Ok(Step::Remove(found))
            }
            Order::Unit { .. } | Order::Several { .. } | Order::Open { .. } => {
                Err(BadAdjustment::NotInWinter)
            }
        }
    }

    /// Carries out Winter for every power: what was ordered, and what the rulebook does where too
    /// little or too much was. Each power's list has one entry for each of its orders, in their
    /// order, then builds not used and units lost to civil disorder.
    pub fn adjust(
        &self,
        board: &Board,
        rules: &Rulebook,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
    ) -> Vec<Adjustment> {
        let mut done = Vec::new();
        for power in board.powers() {
            let orders = orders.get(&power).map_or(&[][..], Vec::as_slice);
            let balance = self.balance(board, position, power);
            let mut steps: Vec<_> = orders
                .iter()
                .map(|order| self.step(board, rules, position, power, balance, order))
                .collect();
            one_each(&mut steps, position);
            let due = match balance {
                Balance::Even => 0,
                Balance::Builds(n) | Balance::Removals(n) => n,
            };
            let steps = match balance {
                Balance::Removals(_) => enough_removals(rules, steps, due),
                _ => enough_builds(rules, steps, due),
            };
            let mut steps = steps;
            armies_first(&mut steps, position);
            let used = steps.iter().flatten().count();
            for (order, step) in orders.iter().zip(steps) {
                done.push(carry_out(position, power, order, step));
            }
            let left = due.saturating_sub(used);
            match balance {
                Balance::Builds(_) if left > 0 => {
                    let builds = left;
                    done.push(Adjustment::Unused { power, builds });
                }
                Balance::Removals(_) => {
                    for _ in 0..left {
                        let lost = removal::next(
                            board,
                            rules,
                            board.centres(),
                            &self.owners,
                            position,
                            power,
                        );
                        if let Some(unit) = lost {
                            position.remove(unit.id);
                            done.push(Adjustment::RemovedInDisorder {
                                power,
                                unit,
                                unpaid: false,
                            });
                        }
                    }
                }
                _ => {}
            }
        }
        done
    }
}

/// What a Winter order does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Build(UnitKind, Location),
    Waive,
    Remove(Unit),
}

/// Removals from a sea with several fleets of the power take one each.
fn one_each(steps: &mut [Result<Step, BadAdjustment>], position: &Position) {
    for i in 0..steps.len() {
        let Ok(Step::Remove(unit)) = steps[i] else {
            continue;
        };
        let gone = |u: &Unit| steps[..i].contains(&Ok(Step::Remove(*u)));
        let mut mates = position.at(unit.at.province);
        let mate = mates.find(|u| u.owner == unit.owner && u.kind == unit.kind && !gone(u));
        if let Some(mate) = mate.copied() {
            steps[i] = Ok(Step::Remove(mate));
        }
    }
}

/// A fleet is not removed before the army aboard.
fn armies_first(steps: &mut [Result<Step, BadAdjustment>], position: &Position) {
    let gone: Vec<Unit> = steps.iter().filter_map(removed).collect();
    for step in steps {
        let cargo = removed(step).and_then(|fleet| position.cargo(fleet.id));
        if let (Some(cargo), Ok(Step::Remove(fleet))) = (cargo, *step)
            && !gone.iter().any(|u| u.id == cargo.army)
        {
            let at = fleet.at.province;
            *step = Err(BadAdjustment::ArmyAboard { at });
        }
    }
}

fn removed(step: &Result<Step, BadAdjustment>) -> Option<Unit> {
    match step {
        Ok(Step::Remove(unit)) => Some(*unit),
        _ => None,
    }
}

/// Strikes what comes after the first (or before the last) so many good ones.
fn keep(steps: &mut [Result<Step, BadAdjustment>], most: usize, last: bool) {
    let good: Vec<_> = (0..steps.len()).filter(|i| steps[*i].is_ok()).collect();
    let over = good.len().saturating_sub(most);
    let struck = if last {
        &good[..over]
    } else {
        &good[good.len() - over..]
    };
    for i in struck {
        steps[*i] = Err(BadAdjustment::TooMany);
    }
}

/// Builds as the rulebook counts them when there are too many: 4.D.4, 4.D.5.
fn enough_builds(
    rules: &Rulebook,
    mut steps: Vec<Result<Step, BadAdjustment>>,
    due: usize,
) -> Vec<Result<Step, BadAdjustment>> {
    let place = |step: &Result<Step, BadAdjustment>| match step {
        Ok(Step::Build(_, at)) => Some(at.province),
        _ => None,
    };
    let places: Vec<_> = steps.iter().map(place).collect();
    for (i, here) in places.iter().enumerate() {
        let Some(at) = *here else { continue };
        let before = places[..i].contains(here);
        let after = places[i + 1..].contains(here);
        let struck = match rules.two_builds_one_place {
            TwoBuildsOnePlace::Neither => before || after,
            TwoBuildsOnePlace::First => before,
            TwoBuildsOnePlace::Last => after,
        };
        if struck {
            steps[i] = Err(BadAdjustment::Occupied { at });
        }
    }
    let too_many = steps.iter().flatten().count() > due;
    match rules.too_many_builds {
        TooManyBuilds::Illegal if too_many => keep(&mut steps, 0, false),
        TooManyBuilds::Illegal | TooManyBuilds::First => keep(&mut steps, due, false),
        TooManyBuilds::Last => keep(&mut steps, due, true),
    }
    steps
}

/// Removals as the rulebook counts them when there are too many: 4.D.6.
fn enough_removals(
    rules: &Rulebook,
    mut steps: Vec<Result<Step, BadAdjustment>>,
    due: usize,
) -> Vec<Result<Step, BadAdjustment>> {
    for i in 0..steps.len() {
        if steps[i].is_ok() && steps[..i].contains(&steps[i]) {
            steps[i] = Err(BadAdjustment::TooMany);
        }
    }
    let too_many = steps.iter().flatten().count() > due;
    match rules.too_many_disbands {
        TooManyDisbands::Disorder if too_many => keep(&mut steps, 0, false),
        TooManyDisbands::Disorder | TooManyDisbands::First => keep(&mut steps, due, false),
        TooManyDisbands::Last => keep(&mut steps, due, true),
    }
    steps
}

fn carry_out(
    position: &mut Position,
    power: Power,
    order: &Order,
    step: Result<Step, BadAdjustment>,
) -> Adjustment {
    match step {
        Ok(Step::Build(kind, at)) => {
            let owner = Some(power);
            let id = position.add(kind, owner, at);
            let unit = Unit {
                id,
                kind,
                owner,
                at,
            };
            Adjustment::Built { power, unit }
        }
        Ok(Step::Waive) => Adjustment::Waived { power },
        Ok(Step::Remove(unit)) => {
            position.remove(unit.id);
            Adjustment::Removed { power, unit }
        }
        Err(why) => Adjustment::Failed {
            power,
            order: order.clone(),
            why,
        },
    }
}
