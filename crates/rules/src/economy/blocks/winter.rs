//! Winter: units at home may go, the rest is paid for, others are built, and what is left becomes
//! blocks.

use std::collections::BTreeSet;

use crate::board::{Location, Position, Power, PowerMap, Province, ProvinceSet, Unit, UnitKind};
use crate::orders::{Act, Order, UnitRef};

use super::super::adjustment::{Adjustment, BadAdjustment, buildable, keepable};
use super::super::{Declared, EconomyContext, News, credits, removal};
use super::{BadEntry, Blocks, BlocksRules, Entry, Event, Loans, Plan, Rebuilding, Unspent};

/// One Winter's work for a power.
struct Work<'a> {
    blocks: &'a Blocks,
    ground: &'a EconomyContext<'a>,
    rules: &'a BlocksRules,
    position: &'a mut Position,
    power: Power,
    points: u32,
    /// Where a unit was disbanded this Winter.
    cleared: ProvinceSet,
}

impl Blocks {
    /// Where a power may build: its home centres that it owns and where nobody stands (I-03h).
    pub fn sites(&self, ground: &EconomyContext<'_>, power: Power) -> ProvinceSet {
        let homes = ground.board.sites(power).iter().copied();
        let free = |at: &Province| {
            self.at_home(ground.board, power, *at) && ground.position.at(*at).next().is_none()
        };
        homes.filter(free).collect()
    }

    /// Whether a power could carry out a Winter order on its own, without regard to its other orders.
    ///
    /// # Errors
    /// For a build: a province that is occupied (unless rebuilding there is allowed, 2B.16), not a home
    /// province or not owned, a unit that cannot be built there, or a price above the points left where loans
    /// are not allowed. For a disbandment: no such unit, an army aboard, or a unit away from home while the
    /// power can pay its upkeep. Waiving and all other orders are refused.
    pub fn check_adjustment(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        power: Power,
        order: &Order,
    ) -> Result<(), BadAdjustment> {
        match order {
            Order::Build { kind, at } => {
                let (kind, at) = buildable(ground.board, ground.rulebook, *kind, *at)?;
                let at = at.province;
                self.site(ground, power, at)?;
                // A unit there may be disbanded first: 2B.16.
                let own = ground.position.of(power).any(|u| u.at.province == at);
                let stands = ground.position.at(at).next().is_some();
                if stands && !(own && rules.rebuilding == Rebuilding::Allowed) {
                    return Err(BadAdjustment::Occupied { at });
                }
                let (price, left) = (rules.price(kind), self.reach(ground, rules, power));
                if price > left && rules.loans == Loans::Never {
                    Err(BadAdjustment::CannotPay { price, left })
                } else {
                    Ok(())
                }
            }
            Order::Unit {
                unit,
                act: Act::Disband,
            } => {
                let at = unit.at.province;
                let found = removal::named(ground.position, ground.rulebook, power, unit);
                let found = found.ok_or(BadAdjustment::NoUnit { at })?;
                if ground.position.cargo(found.id).is_some() {
                    return Err(BadAdjustment::ArmyAboard { at });
                }
                let short = rules.upkeep(ground.position, power) > self.points(power);
                if short || self.at_home(ground.board, power, at) {
                    Ok(())
                } else {
                    Err(BadAdjustment::OnlyAtHome { at })
                }
            }
            Order::Waive => Err(BadAdjustment::NothingToWaive),
            Order::Unit { .. } | Order::Several { .. } | Order::Open { .. } => {
                Err(BadAdjustment::NotInWinter)
            }
        }
    }

    /// Whether a power may build there at all.
    fn site(
        &self,
        ground: &EconomyContext<'_>,
        power: Power,
        at: Province,
    ) -> Result<(), BadAdjustment> {
        if !ground.board.sites(power).contains(&at) {
            return Err(BadAdjustment::NotHome { at });
        }
        if self.owners.get(&at) == Some(&power) {
            Ok(())
        } else {
            Err(BadAdjustment::NotOwned { at })
        }
    }

    /// What a power's Winter comes to under these orders and lines: 2B.3, 2B.30. `position` is changed
    /// accordingly.
    pub fn plan(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        position: &mut Position,
        power: Power,
        orders: &[Order],
        entries: &[Entry],
    ) -> Plan {
        let points = self.points(power);
        let mut plan = Plan {
            points,
            ..Plan::default()
        };
        let mut work = Work {
            blocks: self,
            ground,
            rules,
            position,
            power,
            points,
            cleared: ProvinceSet::EMPTY,
        };
        let mut fates: Vec<Option<Adjustment>> = vec![None; orders.len()];
        work.disband(orders, &mut fates, &mut plan);
        let lost = work.remove_unpaid(orders, &mut fates);
        for (order, fate) in orders.iter().zip(&mut fates) {
            if fate.is_none() {
                *fate = Some(work.build(order));
            }
        }
        plan.done = fates.into_iter().flatten().chain(lost).collect();
        tell_just_built(&mut plan.done);
        plan.paid = rules.upkeep(work.position, power).min(work.points);
        let points = plan.paid;
        if points > 0 {
            plan.events.push(Event::Upkeep { power, points });
        }
        plan.left = work.points - plan.paid;
        self.place(power, entries, &mut plan);
        self.leave(ground, rules, power, &mut plan);
        plan
    }

    /// Puts what is left where the lines say, in their order; "the rest" comes last (2B.29).
    fn place(&self, power: Power, entries: &[Entry], plan: &mut Plan) {
        let fixed = entries.iter().filter(|e| matches!(e, Entry::Place { .. }));
        let rest = entries.iter().filter(|e| matches!(e, Entry::Rest { .. }));
        for entry in fixed.chain(rest).copied() {
            let at = entry.at();
            let room = self.room(at, plan);
            let asked = match entry {
                Entry::Place { blocks, .. } => blocks,
                Entry::Rest { .. } => plan.left.min(room),
            };
            let blocks = asked.min(plan.left).min(room);
            let why = match self.placeable(power, at) {
                Err(why) => Some(why),
                Ok(()) if room == 0 => Some(BadEntry::Full { at }),
                Ok(()) if asked > 0 && blocks == 0 => Some(BadEntry::CannotPay { left: 0 }),
                Ok(()) => None,
            };
            if let Some(why) = why {
                plan.events.push(Event::Failed { power, entry, why });
                continue;
            }
            if blocks == 0 {
                continue;
            }
            plan.left -= blocks;
            plan.placed.push((at, blocks));
            plan.events.push(Event::Placed {
                power,
                at,
                blocks,
                asked,
            });
        }
    }

    /// What a province may hold beside what it holds and what was placed there.
    fn room(&self, at: Province, plan: &Plan) -> u32 {
        let there = plan.placed.iter().filter(|(place, _)| *place == at);
        let placed = there.map(|(_, blocks)| *blocks);
        let held = self.blocks.get(&at).copied().unwrap_or(0);
        Blocks::MOST.saturating_sub(placed.fold(held, u32::saturating_add))
    }

    /// What becomes of points nobody spent: 2B.13, I-03f.
    fn leave(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        power: Power,
        plan: &mut Plan,
    ) {
        if rules.unspent == Unspent::Treasury {
            return;
        }
        let mut points = std::mem::take(&mut plan.left);
        let mut homes = ground.board.homes(power).iter().copied();
        let home = homes.find(|at| self.at_home(ground.board, power, *at));
        if let Some(at) = home.filter(|_| rules.unspent == Unspent::Home) {
            let blocks = points.min(self.room(at, plan));
            if blocks > 0 {
                points -= blocks;
                plan.placed.push((at, blocks));
                plan.events.push(Event::Invested { power, at, blocks });
            }
        }
        if points > 0 {
            plan.forfeited = points;
            plan.events.push(Event::Forfeited { power, points });
        }
    }

    /// Carries out Winter for every power, those nobody plays included (2B.24), then for neutral
    /// centres, which first do so in the first year of play. `received`: who got points from whom in
    /// this phase, and whether both let it be published.
    pub fn winter(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        position: &mut Position,
        orders: &PowerMap<Vec<Order>>,
        declared: &Declared,
        received: &[(Power, Power, bool)],
    ) -> (Vec<Adjustment>, News) {
        let (mut done, mut events, mut money) = (Vec::new(), Vec::new(), Vec::new());
        let scheduled = std::mem::take(&mut self.bank.scheduled);
        let powers: Vec<Power> = self.bank.treasuries.keys().copied().collect();
        // What nobody decides about is not invested: 2B.24.
        let lost = BlocksRules {
            unspent: match rules.unspent {
                Unspent::Home => Unspent::Forfeited,
                other => other,
            },
            ..rules.clone()
        };
        for power in powers {
            let rules = if declared.unplayed.contains(&power) {
                &lost
            } else {
                rules
            };
            let orders = orders.get(&power).map_or(&[][..], Vec::as_slice);
            let entries = declared.blocks.get(&power).map_or(&[][..], Vec::as_slice);
            let plan = self.plan(ground, rules, position, power, orders, entries);
            let kept = position.of(power).count() as u32;
            let built = plan.done.iter();
            let built = built.filter(|done| matches!(done, Adjustment::Built { .. }));
            let kept = kept.saturating_sub(built.count() as u32);
            let scheduled = scheduled.get(&power).copied().unwrap_or(kept);
            money.extend(rescued(power, kept, scheduled, received));
            self.bank.treasuries.entry(power).or_default().credits = plan.left;
            self.books.note_plan(rules, power, &plan);
            for (at, blocks) in plan.placed {
                let held = self.blocks.entry(at).or_default();
                *held = held.saturating_add(blocks);
            }
            done.extend(plan.done);
            events.extend(plan.events);
        }
        if !ground.opening {
            let neutral = self.neutral_winter(ground, rules, position);
            self.books.note(&neutral);
            events.extend(neutral);
        }
        let blocks = events;
        (done, News { money, blocks })
    }

    /// How many of its units a power could pay at most with what it holds: 1B.32, 2B.22.
    pub(super) fn payable(&self, rules: &BlocksRules, position: &Position, power: Power) -> u32 {
        let price =
            |(f, a): (u32, u32)| f * rules.price(UnitKind::Fleet) + a * rules.price(UnitKind::Army);
        let kept = keepable(position, power).filter(|units| price(*units) <= self.points(power));
        kept.map(|(f, a)| f + a).max().unwrap_or(0)
    }
}

/// The remark that points from others kept more units than could be paid when Fall closed (E-11h).
fn rescued(
    power: Power,
    kept: u32,
    scheduled: u32,
    received: &[(Power, Power, bool)],
) -> Option<credits::Event> {
    let mut helped = received.iter().filter(|(to, ..)| *to == power).peekable();
    helped.peek().filter(|_| kept > scheduled)?;
    let named = helped.filter(|(_, _, openly)| *openly);
    let sources: BTreeSet<Power> = named.map(|(_, from, _)| *from).collect();
    Some(credits::Event::Rescued {
        power,
        units: kept - scheduled,
        sources: sources.into_iter().collect(),
    })
}

impl Work<'_> {
    /// Armies are disbanded and fleets scrapped at home: I-06a, I-06b, 2B.14, 2B.26. An order for a
    /// unit elsewhere is left open: it may have to go.
    fn disband(&mut self, orders: &[Order], fates: &mut [Option<Adjustment>], plan: &mut Plan) {
        let power = self.power;
        for (order, fate) in orders.iter().zip(fates) {
            let Some(named) = disbanded(order) else {
                continue;
            };
            let at = named.at.province;
            let found = removal::named(self.position, self.ground.rulebook, power, named);
            let Some(unit) = found else {
                *fate = Some(failed(power, order, BadAdjustment::NoUnit { at }));
                continue;
            };
            if !self.blocks.at_home(self.ground.board, power, at) {
                continue;
            }
            self.position.remove(unit.id);
            self.cleared.insert(at);
            if unit.kind == UnitKind::Fleet {
                let points = self.rules.scrap();
                self.points = self.points.saturating_add(points);
                plan.scrapped += points;
                plan.events.push(Event::Scrapped { power, points });
            }
            *fate = Some(Adjustment::Removed { power, unit });
        }
    }

    /// Units that cannot be paid go: those listed in their order, then by civil disorder (2B.15).
    fn remove_unpaid(
        &mut self,
        orders: &[Order],
        fates: &mut [Option<Adjustment>],
    ) -> Vec<Adjustment> {
        let power = self.power;
        for (order, fate) in orders.iter().zip(fates) {
            let Some(named) = disbanded(order).filter(|_| fate.is_none()) else {
                continue;
            };
            let at = named.at.province;
            let found = removal::named(self.position, self.ground.rulebook, power, named);
            *fate = Some(match found {
                None => failed(power, order, BadAdjustment::NoUnit { at }),
                Some(unit) if self.position.cargo(unit.id).is_some() => {
                    failed(power, order, BadAdjustment::ArmyAboard { at })
                }
                Some(unit) if self.short() => {
                    self.position.remove(unit.id);
                    self.cleared.insert(at);
                    Adjustment::Removed { power, unit }
                }
                Some(_) => failed(power, order, BadAdjustment::OnlyAtHome { at }),
            });
        }
        let mut lost = Vec::new();
        while self.short() {
            let (board, owners) = (self.ground.board, &self.blocks.owners);
            let centres = self.ground.rules.counting(board);
            let rulebook = self.ground.rulebook;
            let next = removal::next(board, rulebook, centres, owners, self.position, power);
            let Some(unit) = next else { break };
            self.position.remove(unit.id);
            self.cleared.insert(unit.at.province);
            lost.push(Adjustment::RemovedInDisorder {
                power,
                unit,
                unpaid: true,
            });
        }
        lost
    }

    fn short(&self) -> bool {
        self.rules.upkeep(self.position, self.power) > self.points
    }

    /// Builds, if there is a site and the whole price is there: I-03c, I-03h, 2B.1, 2B.20.
    fn build(&mut self, order: &Order) -> Adjustment {
        let power = self.power;
        match self.buildable(order) {
            Err(why) => failed(power, order, why),
            Ok((kind, at)) => {
                let owner = Some(power);
                let id = self.position.add(kind, owner, at);
                let unit = Unit {
                    id,
                    kind,
                    owner,
                    at,
                };
                Adjustment::Built { power, unit }
            }
        }
    }

    fn buildable(&self, order: &Order) -> Result<(UnitKind, Location), BadAdjustment> {
        let Order::Build { kind, at } = order else {
            return Err(match order {
                Order::Waive => BadAdjustment::NothingToWaive,
                _ => BadAdjustment::NotInWinter,
            });
        };
        let (kind, place) = buildable(self.ground.board, self.ground.rulebook, *kind, *at)?;
        let at = place.province;
        self.blocks.site(self.ground, self.power, at)?;
        if self.position.at(at).next().is_some() {
            return Err(BadAdjustment::Occupied { at });
        }
        if self.cleared.contains(at) && self.rules.rebuilding == Rebuilding::Forbidden {
            return Err(BadAdjustment::JustCleared { at });
        }
        let spent = self.rules.upkeep(self.position, self.power);
        let (price, left) = (self.rules.price(kind), self.points.saturating_sub(spent));
        if price > left {
            Err(BadAdjustment::CannotPay { price, left })
        } else {
            Ok((kind, place))
        }
    }
}

/// Where a unit was to be disbanded that is there only since this Winter, that is the reason why it was not.
fn tell_just_built(done: &mut [Adjustment]) {
    let built = done.iter().filter_map(|done| match done {
        Adjustment::Built { unit, .. } => Some(unit.at.province),
        _ => None,
    });
    let built: ProvinceSet = built.collect();
    for done in done {
        if let Adjustment::Failed { why, .. } = done
            && let BadAdjustment::NoUnit { at } = *why
            && built.contains(at)
        {
            *why = BadAdjustment::JustBuilt { at };
        }
    }
}

/// The unit an order disbands.
fn disbanded(order: &Order) -> Option<&UnitRef> {
    match order {
        Order::Unit {
            unit,
            act: Act::Disband,
        } => Some(unit),
        _ => None,
    }
}

fn failed(power: Power, order: &Order, why: BadAdjustment) -> Adjustment {
    let order = order.clone();
    Adjustment::Failed { power, order, why }
}
