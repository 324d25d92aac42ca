//! What happens at sea before any battle: patrols, blocks, and the ways past a province (5B.1 (1), (2)).

use super::deeds::Assistance;
use super::plan::{Plan, Waters};
use super::{Fate, Way};
use crate::board::{Power, Province, Unit, UnitId, UnitKind};
use crate::movement::legality::Illegal;
use crate::movement::{Friends, Orders, Reason};
use crate::orders::Act;

/// What a unit's order comes to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Given {
    /// The unit should not be where it is, whatever it was ordered (4.E.6).
    Misplaced,
    /// The unit has no order, so that it holds.
    Nothing,
    /// The order is illegal, so that the unit holds.
    Illegal(Illegal),
    /// The order is legal and means this.
    Plan(Plan),
}

/// What stops a fleet at sea, and on which leg (0 or 1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    /// 0 for the first leg, 1 for the second.
    pub leg: usize,
    /// What stopped the fleet.
    pub why: Reason,
}

/// How a block went.
#[derive(Clone, Copy, Debug)]
pub(super) enum Blocked {
    /// The strait is closed to that power.
    Closed(Power),
    /// It is open: that fleet of the power was in the fleet's half, or on its way there.
    Spoiled(UnitId),
}

/// A strait that a fleet closed to a power.
struct Closed {
    /// The fleet, in its half of the strait.
    by: UnitId,
    /// The power whose fleets it keeps out.
    against: Power,
    /// The half from which they do not come.
    across: Province,
    half: Province,
}

/// The sea, all of it decided. By unit, in the position's order.
pub(super) struct Sea<'a> {
    /// The position, with several fleets to a sea.
    pub waters: Waters<'a>,
    /// Which powers treat whose units as their own.
    pub friends: &'a Friends,
    /// What each unit's order comes to.
    pub given: Vec<Given>,
    /// Each unit's order as it was written.
    pub ordered: Vec<Option<&'a Act>>,
    /// Fleets that patrols caught, and whose patrol it was.
    pub caught: Vec<Option<Option<Power>>>,
    /// How many fleets a patrol caught, for the fleets that patrol.
    pub hunted: Vec<u8>,
    /// How each block went; `None` for units that block no strait.
    pub blocks: Vec<Option<Blocked>>,
    /// What stopped each fleet; `None` for those that went all their way.
    pub stops: Vec<Option<Stop>>,
}

impl<'a> Sea<'a> {
    /// Decides all that happens at sea by these orders.
    pub(super) fn new(waters: Waters<'a>, friends: &'a Friends, orders: &'a Orders) -> Sea<'a> {
        let units = waters.ground.units;
        let ordered: Vec<Option<&Act>> = orders.of(units).collect();
        let read = |(unit, act): (&Unit, &Option<&Act>)| match act {
            _ if !waters.stands(unit) => Given::Misplaced,
            None => Given::Nothing,
            Some(act) => match waters.plan(unit, act) {
                Ok(plan) => Given::Plan(plan),
                Err(why) => Given::Illegal(why),
            },
        };
        let given = units.iter().zip(&ordered).map(read).collect();
        let count = units.len();
        let mut sea = Sea {
            waters,
            friends,
            given,
            ordered,
            caught: vec![None; count],
            hunted: vec![0; count],
            blocks: vec![None; count],
            stops: vec![None; count],
        };
        sea.patrol();
        sea.block();
        sea.stop(orders);
        sea
    }

    /// All units of the position; other lists are by the place in this one.
    pub(super) fn units(&self) -> &'a [Unit] {
        self.waters.ground.units
    }

    /// What the order of unit `i` means; `None` if it has none, or an illegal one.
    pub(super) fn plan(&self, i: usize) -> Option<Plan> {
        match self.given.get(i) {
            Some(Given::Plan(plan)) => Some(*plan),
            _ => None,
        }
    }

    /// Whether unit `i` is one that can stand where it does: on land, one unit stands in a province.
    pub(super) fn stands(&self, i: usize) -> bool {
        !matches!(self.given[i], Given::Misplaced)
    }

    /// The plans of the units that patrols left.
    fn afloat(&self) -> impl Iterator<Item = (usize, &'a Unit, Plan)> {
        let all = self.units().iter().enumerate();
        all.filter(|(i, u)| u.kind == UnitKind::Fleet && self.caught[*i].is_none())
            .map(|(i, u)| (i, u, self.plan(i).unwrap_or(Plan::Hold)))
    }

    /// All patrols at once: they may catch each other (N-06d).
    fn patrol(&mut self) {
        let mut alone = Vec::new();
        let mut hunts = Vec::new();
        for (i, unit, plan) in self.afloat() {
            let Plan::Patrol { against } = plan else {
                continue;
            };
            let at = unit.at.province;
            let with = |(_, u, p): &(usize, &Unit, Plan)| {
                u.at.province == at && u.owner == unit.owner && *p == plan
            };
            if self.afloat().filter(with).count() < 2 {
                alone.push((i, at));
                continue;
            }
            hunts.push((i, unit.owner, self.prey(at, against)));
        }
        for (i, owner, prey) in hunts {
            self.hunted[i] = u8::try_from(prey.len()).unwrap_or(u8::MAX);
            for j in prey {
                self.caught[j].get_or_insert(owner);
            }
        }
        for (i, at) in alone {
            self.given[i] = Given::Illegal(Illegal::PatrolAlone { at });
        }
    }

    /// The fleets of a power that a patrol of the sea catches: those that stay there (N-06b, 5B.11).
    fn prey(&self, at: Province, against: Power) -> Vec<usize> {
        let rules = self.waters.rules;
        let theirs = || self.afloat().filter(|(_, u, _)| u.owner == Some(against));
        let stays = |u: &Unit, p: &Plan| u.at.province == at && !p.leaves();
        let comes = |p: &Plan| matches!(p, Plan::Help { by: Some(by), .. } if *by == at);
        let mut prey: Vec<usize> = theirs()
            .filter(|(_, u, p)| stays(u, p) || rules.arriving == Fate::Caught && comes(p))
            .map(|(i, _, _)| i)
            .collect();
        if rules.leaving == Fate::Caught && theirs().any(|(_, u, p)| stays(u, &p)) {
            let leave = theirs().filter(|(_, u, p)| u.at.province == at && p.leaves());
            prey.extend(leave.map(|(i, _, _)| i));
        }
        prey
    }

    /// N-07c, 5B.14, 5B.29 to 5B.32: what counts is where fleets are and what they are ordered.
    fn block(&mut self) {
        let mut blocks = Vec::new();
        for (i, unit, plan) in self.afloat() {
            let Plan::Block { against, across } = plan else {
                continue;
            };
            let half = unit.at.province;
            let named = |power: Option<Power>| {
                self.afloat().any(|(_, u, p)| {
                    let own = self.friends.friendly(unit.owner, u.owner);
                    let names = matches!(p, Plan::Block { against, .. } if Some(against) == power);
                    own && u.at.province == half && names
                })
            };
            let spoils = |(_, u, p): &(usize, &Unit, Plan)| {
                let foe = u.owner == Some(against);
                if !foe && self.friends.friendly(unit.owner, u.owner) {
                    return false;
                }
                let here = u.at.province == half;
                let comes = p
                    .legs(u.at.province)
                    .any(|(from, to)| to == half && !(from == across && (foe || named(u.owner))));
                here && (foe || !p.leaves()) || comes
            };
            let blocked = match self.afloat().find(spoils) {
                Some((_, u, _)) => Blocked::Spoiled(u.id),
                None => Blocked::Closed(against),
            };
            blocks.push((i, blocked));
        }
        for (i, blocked) in blocks {
            self.blocks[i] = Some(blocked);
        }
    }

    /// Blocked passages, and ways past a province that is not friendly (N-08a).
    fn stop(&mut self, orders: &Orders) {
        let mut stops = Vec::new();
        let closed = self.closed();
        for (i, unit, plan) in self.afloat() {
            for (leg, (from, to)) in plan.legs(unit.at.province).enumerate() {
                let past = self.waters.board().passage(from, to);
                let past = past.filter(|past| !self.may_pass(unit, *past, orders));
                let stops_here = |strait: &&Closed| {
                    unit.owner == Some(strait.against) && (strait.across, strait.half) == (from, to)
                };
                let why = match (past, closed.iter().find(stops_here)) {
                    (_, Some(strait)) => Reason::Blocked { by: strait.by, to },
                    (Some(past), None) => Reason::NoPassage { past },
                    (None, None) => continue,
                };
                stops.push((i, Stop { leg, why }));
            }
        }
        for (i, stop) in stops {
            self.stops[i].get_or_insert(stop);
        }
    }

    /// The straits that blocks closed.
    fn closed(&self) -> Vec<Closed> {
        let blocks = self.units().iter().zip(&self.blocks).enumerate();
        let closed =
            |(i, (unit, block)): (usize, (&Unit, &Option<Blocked>))| match (block, self.plan(i)) {
                (Some(Blocked::Closed(against)), Some(Plan::Block { across, .. })) => {
                    Some(Closed {
                        by: unit.id,
                        against: *against,
                        across,
                        half: unit.at.province,
                    })
                }
                _ => None,
            };
        blocks.filter_map(closed).collect()
    }

    /// Whether the province is friendly to the fleet's power as the season began: 5B.18.
    fn may_pass(&self, unit: &Unit, past: Province, orders: &Orders) -> bool {
        let warden = orders.wardens.get(&past);
        let leave = warden.map_or(&[][..], |w| w.leave.as_slice());
        if unit.owner.is_some_and(|power| leave.contains(&power)) {
            return true;
        }
        let ground = &self.waters.ground;
        let holder = match ground.slot(past).and_then(|past| ground.at(past)) {
            Some(holder) => holder.owner,
            None => match warden.and_then(|w| w.owner) {
                Some(owner) => Some(owner),
                None => return self.waters.rules.neutral_passage == Way::Open,
            },
        };
        self.friends.friendly(unit.owner, holder)
    }

    /// Where a unit gives its support or convoy from, if it gets there.
    pub(super) fn helps_from(&self, i: usize) -> Option<(Province, Assistance)> {
        let unit = self.units().get(i)?;
        match self.plan(i)? {
            Plan::Help { by, deed } if self.caught[i].is_none() && self.stops[i].is_none() => {
                Some((by.unwrap_or(unit.at.province), deed))
            }
            _ => None,
        }
    }
}
