//! Winter: units are paid for a year ahead, those that cannot be go, and builds follow as far as the
//! treasury reaches.

use std::collections::BTreeSet;

use crate::board::{Board, Location, Position, Power, ProvinceSet, Unit, UnitKind};
use crate::movement::Rulebook;
use crate::orders::{Act, Order};

use super::super::adjustment::{Adjustment, BadAdjustment, buildable, keepable};
use super::super::removal;
use super::{Credits, CreditsContext, Event, Removals, Yards};

/// What one power's Winter comes to, before it happens: for its treasury and for the question
/// "what will this cost".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// What came of each order, in the order written, then what the rules removed.
    pub done: Vec<Adjustment>,
    /// The credits in the treasury before Winter.
    pub treasury: u32,
    /// The credits that all units before Winter would cost for the next year.
    pub due: u32,
    /// The credits that the units left by the orders would cost, builds not among them.
    pub wanted: u32,
    /// The credits that the units cost which stay, builds not among them.
    pub upkeep: u32,
    /// The credits paid for the units that stay and those that are built.
    pub paid: u32,
    /// How many units stay, builds not among them.
    pub kept: u32,
}

impl Plan {
    /// What would be built, and where.
    pub fn built(&self) -> impl Iterator<Item = (UnitKind, Location)> {
        self.done.iter().filter_map(|done| match done {
            Adjustment::Built { unit, .. } => Some((unit.kind, unit.at)),
            _ => None,
        })
    }

    /// The credits missing to pay for all units that the orders leave.
    pub fn missing(&self) -> u32 {
        self.wanted.saturating_sub(self.treasury)
    }

    /// The units that are removed because they cannot be paid for and nothing else was ordered.
    pub fn unpaid(&self) -> impl Iterator<Item = &Unit> {
        self.done.iter().filter_map(|done| match done {
            Adjustment::RemovedInDisorder { unit, .. } => Some(unit),
            _ => None,
        })
    }

    /// The units that are removed by order.
    pub fn removed(&self) -> impl Iterator<Item = &Unit> {
        self.done.iter().filter_map(|done| match done {
            Adjustment::Removed { unit, .. } => Some(unit),
            _ => None,
        })
    }

    /// The credits that stay in the treasury.
    pub fn left(&self) -> u32 {
        self.treasury.saturating_sub(self.paid)
    }
}

impl Credits {
    /// Where a power may build: its home centres, and its yards, that it owns and where nobody
    /// stands (E-09a, E-16c, 1B.25).
    pub fn sites(&self, ground: &CreditsContext<'_>, power: Power) -> ProvinceSet {
        let board = ground.board;
        let sites = board.sites(power).iter().chain(board.yards(power));
        let free = |at: &&_| {
            let kind = UnitKind::Fleet;
            let yard = !board.is_centre(**at);
            let kind = if yard { kind } else { UnitKind::Army };
            self.site(board, ground, power, kind, **at, ground.position)
                .is_ok()
        };
        sites.filter(free).copied().collect()
    }

    /// Whether such a unit may be built there, money aside.
    fn site(
        &self,
        board: &Board,
        ground: &CreditsContext<'_>,
        power: Power,
        kind: UnitKind,
        at: crate::board::Province,
        position: &Position,
    ) -> Result<(), BadAdjustment> {
        let yard = board.yards(power).contains(&at);
        if !board.sites(power).contains(&at) && !yard {
            return Err(BadAdjustment::NotHome { at });
        }
        if yard && kind == UnitKind::Army {
            return Err(BadAdjustment::FleetsOnly { at });
        }
        if self.owners.get(&at) != Some(&power) {
            return Err(BadAdjustment::NotOwned { at });
        }
        let capital = board.capital(power);
        let idle = capital.is_some_and(|c| self.owners.get(&c) != Some(&power));
        if yard && idle && ground.rules.yards == Yards::WithCapital {
            return Err(BadAdjustment::YardIdle { at });
        }
        match position.at(at).next() {
            Some(_) => Err(BadAdjustment::Occupied { at }),
            None => Ok(()),
        }
    }

    /// Whether a Winter order could be carried out on its own, as the treasury stands.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_adjustment(
        &self,
        ground: &CreditsContext<'_>,
        rules: &Rulebook,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        let short = ground.upkeep(power) > self.balance(power);
        match order {
            Order::Build { kind, at } => {
                // What cannot be paid now may be by the time Winter closes: E-11e.
                let (kind, at) = buildable(ground.board, rules, *kind, *at)?;
                self.site(
                    ground.board,
                    ground,
                    power,
                    kind,
                    at.province,
                    ground.position,
                )
            }
            Order::Unit {
                unit,
                act: Act::Disband,
            } => match removal::named(ground.position, rules, power, unit) {
                None => Err(BadAdjustment::NoUnit {
                    at: unit.at.province,
                }),
                Some(fleet) if ground.position.cargo(fleet.id).is_some() => {
                    let at = fleet.at.province;
                    Err(BadAdjustment::ArmyAboard { at })
                }
                Some(_) if short || self.demobilisation => Ok(()),
                Some(_) => Err(BadAdjustment::MayNotDisband),
            },
            Order::Waive => Err(BadAdjustment::NoBuildDue),
            Order::Unit { .. } | Order::Several { .. } | Order::Open { .. } => {
                Err(BadAdjustment::NotInWinter)
            }
        }
    }

    /// How many of a power's units its treasury could pay at most: 1B.32.
    pub fn payable(&self, ground: &CreditsContext<'_>, power: Power) -> u32 {
        let paid = |(f, a): &(u32, u32)| ground.rules.upkeep(power, *f, *a) <= self.balance(power);
        let kept = keepable(ground.position, power).filter(paid);
        kept.map(|(f, a)| f + a).max().unwrap_or(0)
    }

    /// What a power's Winter comes to under these orders, its treasury being `treasury`: 1B.8 to
    /// 1B.12, 1B.31, 1B.35, 1B.37. `position` is changed accordingly.
    pub fn plan(
        &self,
        ground: &CreditsContext<'_>,
        rules: &Rulebook,
        position: &mut Position,
        power: Power,
        treasury: u32,
        orders: &[Order],
    ) -> Plan {
        let due = cost(ground, position, power);
        let forced = due > treasury;
        let mut plan = Plan {
            treasury,
            due,
            ..Plan::default()
        };
        let mut fates: Vec<Option<Adjustment>> = vec![None; orders.len()];
        let wanted = listed(position, rules, power, orders, &mut fates);
        let chosen = match ground.rules.removals {
            _ if self.demobilisation => wanted.clone(),
            Removals::Listed => in_order(ground, position, power, treasury, &wanted),
            Removals::Cheapest => cheapest(ground, position, power, treasury, &wanted),
        };
        let chosen = without_laden(position, chosen);
        for (i, unit) in wanted {
            let fate = if chosen.contains(&(i, unit)) {
                position.remove(unit.id);
                Adjustment::Removed { power, unit }
            } else {
                let at = unit.at.province;
                let why = match forced || self.demobilisation {
                    true if position.cargo(unit.id).is_some() => BadAdjustment::ArmyAboard { at },
                    true => BadAdjustment::NotNeeded,
                    false => BadAdjustment::MayNotDisband,
                };
                failed(power, &orders[i], why)
            };
            fates[i] = Some(fate);
        }
        plan.wanted = cost(ground, position, power);
        let mut lost = Vec::new();
        while cost(ground, position, power) > treasury {
            let board = ground.board;
            let next = removal::next(board, rules, board.centres(), &self.owners, position, power);
            let Some(unit) = next else { break };
            position.remove(unit.id);
            lost.push(Adjustment::RemovedInDisorder {
                power,
                unit,
                unpaid: true,
            });
        }
        plan.kept = position.of(power).count() as u32;
        plan.upkeep = cost(ground, position, power);
        for (i, order) in orders.iter().enumerate() {
            if fates[i].is_some() {
                continue;
            }
            let built = self.build(ground, rules, position, power, treasury, forced, order);
            let fate = match built {
                Ok((kind, at)) => {
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
                Err(why) => failed(power, order, why),
            };
            fates[i] = Some(fate);
        }
        plan.paid = cost(ground, position, power);
        plan.done = fates.into_iter().flatten().chain(lost).collect();
        plan
    }

    /// What would be built, if it can be: E-05d, E-07d, 1B.11.
    #[expect(clippy::too_many_arguments, reason = "all of it is asked of one build")]
    fn build(
        &self,
        ground: &CreditsContext<'_>,
        rules: &Rulebook,
        position: &Position,
        power: Power,
        treasury: u32,
        forced: bool,
        order: &Order,
    ) -> Result<(UnitKind, Location), BadAdjustment> {
        let Order::Build { kind, at } = order else {
            return Err(match order {
                Order::Waive => BadAdjustment::NoBuildDue,
                _ => BadAdjustment::NotInWinter,
            });
        };
        if forced {
            return Err(BadAdjustment::AfterForcedRemovals);
        }
        let (kind, at) = buildable(ground.board, rules, *kind, *at)?;
        self.site(ground.board, ground, power, kind, at.province, position)?;
        let (fleets, armies) = fleets_and_armies(position, power);
        let now = ground.rules.upkeep(power, fleets, armies);
        let then = match kind {
            UnitKind::Fleet => ground.rules.upkeep(power, fleets + 1, armies),
            UnitKind::Army => ground.rules.upkeep(power, fleets, armies + 1),
        };
        let (price, left) = (then - now, treasury.saturating_sub(now));
        if price > left {
            return Err(BadAdjustment::CannotPay { price, left });
        }
        Ok((kind, at))
    }

    /// Carries out Winter for every power, those nobody plays included (E-14a, 1B.23).
    pub fn winter(
        &mut self,
        ground: &CreditsContext<'_>,
        rules: &Rulebook,
        position: &mut Position,
        orders: &crate::board::PowerMap<Vec<Order>>,
        received: &[(Power, Power, bool)],
    ) -> (Vec<Adjustment>, Vec<Event>) {
        let (mut done, mut events) = (Vec::new(), Vec::new());
        for power in ground.board.powers() {
            let Some(treasury) = self.treasuries.get(&power).map(|t| t.credits) else {
                continue;
            };
            let orders = orders.get(&power).map_or(&[][..], Vec::as_slice);
            let plan = self.plan(ground, rules, position, power, treasury, orders);
            self.treasuries.entry(power).or_default().credits = plan.left();
            self.books.entry(power).or_default().upkeep += plan.paid;
            let credits = plan.paid;
            events.push(Event::Upkeep { power, credits });
            let scheduled = self.scheduled.get(&power).copied().unwrap_or(plan.kept);
            let helped = received.iter().filter(|(to, ..)| *to == power);
            if plan.kept > scheduled && helped.clone().next().is_some() {
                let named = helped.filter(|(_, _, openly)| *openly);
                let sources: BTreeSet<Power> = named.map(|(_, from, _)| *from).collect();
                events.push(Event::Rescued {
                    power,
                    units: plan.kept - scheduled,
                    sources: sources.into_iter().collect(),
                });
            }
            done.extend(plan.done);
        }
        (done, events)
    }
}

fn failed(power: Power, order: &Order, why: BadAdjustment) -> Adjustment {
    let order = order.clone();
    Adjustment::Failed { power, order, why }
}

fn fleets_and_armies(position: &Position, power: Power) -> (u32, u32) {
    let count = |kind| position.of(power).filter(|u| u.kind == kind).count() as u32;
    (count(UnitKind::Fleet), count(UnitKind::Army))
}

fn cost(ground: &CreditsContext<'_>, position: &Position, power: Power) -> u32 {
    let (fleets, armies) = fleets_and_armies(position, power);
    ground.rules.upkeep(power, fleets, armies)
}

/// The units the orders disband, each once, with the order's place; orders for units that are not
/// there get their fate.
fn listed(
    position: &Position,
    rules: &Rulebook,
    power: Power,
    orders: &[Order],
    fates: &mut [Option<Adjustment>],
) -> Vec<(usize, Unit)> {
    let mut wanted: Vec<(usize, Unit)> = Vec::new();
    for (i, order) in orders.iter().enumerate() {
        let Order::Unit {
            unit,
            act: Act::Disband,
        } = order
        else {
            continue;
        };
        let at = unit.at.province;
        let found = removal::named(position, rules, power, unit);
        match found.filter(|u| !wanted.iter().any(|(_, other)| other.id == u.id)) {
            Some(unit) => wanted.push((i, unit)),
            None => fates[i] = Some(failed(power, order, BadAdjustment::NoUnit { at })),
        }
    }
    wanted
}

/// A fleet is not removed before the army aboard: whoever is listed without it stays.
fn without_laden(position: &Position, chosen: Vec<(usize, Unit)>) -> Vec<(usize, Unit)> {
    let listed = |army| chosen.iter().any(|(_, u)| u.id == army);
    let stays = |u: &Unit| position.cargo(u.id).is_some_and(|c| !listed(c.army));
    let all = chosen.iter().filter(|(_, u)| !stays(u));
    all.copied().collect()
}

/// The listed units in their order, until the rest can be paid.
fn in_order(
    ground: &CreditsContext<'_>,
    position: &Position,
    power: Power,
    treasury: u32,
    wanted: &[(usize, Unit)],
) -> Vec<(usize, Unit)> {
    let mut rest = position.clone();
    let mut chosen = Vec::new();
    for (i, unit) in wanted {
        if cost(ground, &rest, power) <= treasury {
            break;
        }
        rest.remove(unit.id);
        chosen.push((*i, *unit));
    }
    chosen
}

/// The cheapest of the listed units that are enough: the first so many fleets and armies of the list.
/// All of them when they are not enough.
fn cheapest(
    ground: &CreditsContext<'_>,
    position: &Position,
    power: Power,
    treasury: u32,
    wanted: &[(usize, Unit)],
) -> Vec<(usize, Unit)> {
    let (fleets, armies) = fleets_and_armies(position, power);
    let of = |kind| wanted.iter().filter(move |(_, u)| u.kind == kind);
    let most = |kind| of(kind).count() as u32;
    let (most_fleets, most_armies) = (most(UnitKind::Fleet), most(UnitKind::Army));
    let rest = |f: u32, a: u32| ground.rules.upkeep(power, fleets - f, armies - a);
    let choices = (0..=most_fleets).flat_map(|f| (0..=most_armies).map(move |a| (f, a)));
    let enough = choices.filter(|(f, a)| rest(*f, *a) <= treasury);
    let (f, a) = enough
        .max_by_key(|(f, a)| (rest(*f, *a), std::cmp::Reverse(f + a)))
        .unwrap_or((most_fleets, most_armies));
    let first = |kind, n: u32| of(kind).take(n as usize).copied();
    first(UnitKind::Fleet, f)
        .chain(first(UnitKind::Army, a))
        .collect()
}
