//! From what was decided to a verdict and a typed reason for every order, and who is annihilated.

use super::battle::{Battle, Decided};
use super::deeds::Assistance;
use super::flow::{Ferry, answering, unhelped};
use super::plan::Plan;
use super::sea::{Blocked, Given, Sea};
use crate::board::{Location, Position, Power, Province, Slots, Unit, UnitId, WIDE};
use crate::movement::Orders;
use crate::movement::outcome::{
    DestructionCause, Dislodgement, Instead, Outcome, Reason, Rival, Role, Verdict,
};
use crate::orders::Act;

/// A phase on which all is decided.
pub(super) struct Told<'a> {
    /// What happened at sea.
    pub sea: &'a Sea<'a>,
    /// The moves and supports on land.
    pub battle: &'a Battle<'a>,
    /// Which of those succeeded.
    pub st: &'a Decided,
    /// By unit: how its convoy stands.
    pub ferries: &'a [Ferry],
    /// The orders as they came in.
    pub orders: &'a Orders,
}

impl Told<'_> {
    /// Fills in what became of unit `i`. Before, the outcome says nothing yet. Whether a dislodged unit is destroyed
    /// is filled in later.
    pub(super) fn fill(&self, outcome: &mut Outcome, i: usize) {
        let unit = &self.sea.units()[i];
        let ordered = self.sea.ordered[i].unwrap_or(&Act::Hold);
        if let Some(act) = self.sea.ordered[i] {
            outcome.ordered.insert(Act::Hold).clone_from(act);
        }
        let (verdict, reason) = match self.sea.given[i] {
            Given::Plan(plan) => {
                if !self.sea.waters.is_written(plan, ordered) {
                    outcome.take_as(self.sea.waters.act(plan, ordered));
                }
                self.told(i, unit, plan)
            }
            Given::Illegal(why) => {
                outcome.take_as(Act::Hold);
                (Verdict::Illegal, Reason::Illegal(why))
            }
            Given::Misplaced | Given::Nothing => (Verdict::Held, self.held(i, false)),
        };
        outcome.ended(verdict, reason);
        outcome.annihilated = self.doom(i, unit);
        outcome.dislodged = self.beaten(i);
        let stayed = matches!(
            outcome.reason,
            Reason::Unopposed | Reason::NoOrder | Reason::Withstood { .. }
        );
        if stayed && outcome.dislodged.is_some() {
            outcome.reason = Reason::Dislodged;
        }
    }

    /// Where a unit stands that moved and lived.
    pub(super) fn landing(&self, i: usize) -> Option<Location> {
        match self.sea.plan(i)? {
            Plan::March { to, .. } if self.st.yes(i) => Some(to.into()),
            Plan::Sail { to, .. } if self.went(i, to) => Some(to),
            _ => None,
        }
    }

    /// Whether a fleet came to the end of its way.
    fn went(&self, i: usize, to: Location) -> bool {
        let free = self.sea.stops[i].is_none() && self.sea.caught[i].is_none();
        free && (self.sea.waters.board().is_sea(to.province) || self.st.yes(i))
    }

    /// The land where moves stood each other off.
    pub(super) fn standoffs(&self, after: &Position) -> Slots<WIDE> {
        let (mut met, mut closed) = (Slots::EMPTY, Slots::EMPTY);
        for (i, attack) in self.battle.attacks.iter().enumerate() {
            let Some(attack) = attack else { continue };
            if self.st.yes(i) {
                // Whoever came in and was annihilated left it empty: 5B.20.
                closed.insert(attack.to);
            } else if self.battle.prevents(self.st, i).max > 0 {
                met.insert(attack.to);
            }
        }
        let ground = &self.sea.waters.ground;
        let held = after
            .units
            .iter()
            .filter_map(|u| ground.slot(u.at.province));
        met.minus(closed).minus(held.collect())
    }

    fn id(&self, i: usize) -> UnitId {
        self.sea.units().get(i).map_or(UnitId(u32::MAX), |u| u.id)
    }

    fn from(&self, i: usize) -> Province {
        self.sea.units()[i].at.province
    }

    fn rival(&self, i: usize, strength: u8, role: Role) -> Rival {
        Rival {
            unit: self.id(i),
            from: self.from(i),
            strength,
            role,
        }
    }

    /// Why the fleet is taken off the board, if it is.
    fn doom(&self, i: usize, unit: &Unit) -> Option<DestructionCause> {
        let at = unit.at.province;
        if let Some(by) = self.sea.caught[i] {
            return Some(DestructionCause::Patrolled { at, by });
        }
        let plan = self.sea.plan(i)?;
        let middle = plan.middle()?;
        if self.sea.stops[i].is_some_and(|stop| stop.leg == 0) {
            return Some(DestructionCause::Stopped { at });
        }
        match plan {
            Plan::Sail { to, .. } if !self.went(i, to) => {
                Some(DestructionCause::Failed { at: middle })
            }
            Plan::Sail { to, .. } => {
                let at = to.province;
                let home = self.sea.waters.board().is_centre(at);
                (!home).then_some(DestructionCause::OutsideCentre { at })
            }
            _ => Some(DestructionCause::SecondOrder { at: middle }),
        }
    }

    fn told(&self, i: usize, unit: &Unit, plan: Plan) -> (Verdict, Reason) {
        if let Some(by) = self.sea.caught[i] {
            let caught = Reason::Caught { by };
            match plan {
                Plan::Help {
                    deed: Assistance::Convoy { .. },
                    ..
                } => return (Verdict::Disrupted, caught),
                Plan::Help { .. } => return (Verdict::Cut, caught),
                Plan::Patrol { .. } => {}
                Plan::March { .. } | Plan::Sail { .. } => return (Verdict::Bounced, caught),
                Plan::Hold | Plan::Block { .. } => return (Verdict::Held, caught),
            }
        }
        match plan {
            Plan::Hold => (Verdict::Held, self.held(i, true)),
            Plan::March { .. } => match self.ferries[i] {
                Ferry::Missing => (Verdict::Void, Reason::NoFleets),
                Ferry::Lost { sea, by } => (Verdict::NoConvoy, Reason::ConvoyCaught { sea, by }),
                Ferry::Stopped(fleet) => (Verdict::NoConvoy, Reason::FleetStopped { fleet }),
                Ferry::None | Ferry::Carried => self.fought(i),
            },
            Plan::Sail { to, .. } => match self.sea.stops[i] {
                Some(stop) => (Verdict::Bounced, stop.why),
                None if self.sea.waters.board().is_sea(to.province) => {
                    (Verdict::Moved, Reason::Unopposed)
                }
                None => self.fought(i),
            },
            Plan::Help { deed, .. } => match self.sea.stops[i] {
                Some(stop) => (Verdict::Bounced, stop.why),
                None => self.helped(i, unit, deed),
            },
            Plan::Patrol { against } => match self.sea.hunted[i] {
                0 => (Verdict::Void, Reason::NobodyStayed { of: against }),
                fleets => {
                    let of = against;
                    (Verdict::Patrolled, Reason::Hunted { fleets, of })
                }
            },
            Plan::Block { .. } => match self.sea.blocks[i] {
                Some(Blocked::Closed(to)) => (Verdict::Blocking, Reason::StraitClosed { to }),
                Some(Blocked::Spoiled(by)) => (Verdict::Void, Reason::BlockSpoiled { by }),
                None => (Verdict::Held, Reason::NoOrder),
            },
        }
    }

    fn held(&self, i: usize, ordered: bool) -> Reason {
        if let Some(by) = self.sea.caught[i] {
            return Reason::Caught { by };
        }
        let attackers = self.battle.besiegers(i).iter();
        let strongest = attackers
            .map(|r| (self.battle.against(self.st, *r, i).max, *r))
            .max_by_key(|(strength, r)| (*strength, std::cmp::Reverse(*r)));
        match strongest {
            Some((strength, r)) => Reason::Withstood {
                strength: self.battle.hold(self.st, i).max,
                rival: self.rival(r, strength, Role::Contending),
            },
            None if ordered => Reason::Unopposed,
            None => Reason::NoOrder,
        }
    }

    /// Who took the province, when a unit that did not leave lost it.
    fn beaten(&self, i: usize) -> Option<Dislodgement> {
        let by = self.battle.beaten(self.st, i)?;
        let attack = self.battle.attacks[by]?;
        let against = if self.battle.head_on(by, i) {
            self.battle.strength(self.st, i)
        } else {
            self.battle.hold(self.st, i)
        };
        Some(Dislodgement {
            by: self.id(by),
            from: self.sea.waters.ground.grid.province(attack.from),
            convoyed: attack.convoyed,
            strength: self.battle.against(self.st, by, i).max,
            against: against.max,
            destroyed: false,
        })
    }

    /// A move into land.
    fn fought(&self, i: usize) -> (Verdict, Reason) {
        let (battle, st) = (self.battle, self.st);
        let Some(attack) = battle.attacks[i] else {
            return (Verdict::Void, Reason::NoFleets);
        };
        let rivals = battle.attackers(attack.to).iter().copied();
        let contender = rivals
            .filter(|r| *r != i)
            .map(|r| (battle.prevents(st, r).max, r))
            .filter(|(strength, _)| *strength > 0)
            .max_by_key(|(strength, r)| (*strength, std::cmp::Reverse(*r)))
            .map(|(strength, r)| self.rival(r, strength, Role::Contending));
        let holder = battle.holder(attack.to);
        let head_on = holder.is_some_and(|h| battle.head_on(i, h));
        let holder = holder.filter(|h| {
            let left = battle.attacks[*h].is_some() && st.yes(*h);
            head_on || !left
        });
        let crawls = holder.is_some_and(|h| battle.crawls[i] == Some(h));
        let stood = holder.map(|h| {
            if head_on {
                self.rival(h, battle.strength(st, h).max, Role::HeadToHead)
            } else {
                self.rival(h, battle.hold(st, h).max, Role::Holding)
            }
        });
        let full = battle.strength(st, i).max;
        let strength = holder.map_or(full, |h| {
            if crawls {
                // Neither of two that crawl past each other dislodges the other: 5B.33.
                0
            } else {
                battle.against(st, i, h).max
            }
        });
        if st.yes(i) {
            let reason = match Rival::stronger(stood, contender) {
                Some(rival) => Reason::Stronger { strength, rival },
                None => Reason::Unopposed,
            };
            return (Verdict::Moved, reason);
        }
        let contender = contender.filter(|r| r.strength >= full.min(strength.max(1)));
        let own = holder.filter(|_| strength == 0).map(|h| self.id(h));
        let reason = match (own, contender) {
            (Some(_), Some(rival)) if rival.strength >= full => Reason::NotStronger {
                strength: full,
                rival,
                discounted: 0,
            },
            (Some(unit), _) if !crawls => Reason::OwnUnit { unit },
            _ => {
                let stood = stood.filter(|r| r.strength >= strength);
                match Rival::stronger(stood, contender) {
                    Some(rival) => Reason::NotStronger {
                        strength,
                        rival,
                        discounted: full - strength,
                    },
                    None => Reason::Unopposed,
                }
            }
        };
        (Verdict::Bounced, reason)
    }

    fn helped(&self, i: usize, unit: &Unit, deed: Assistance) -> (Verdict, Reason) {
        let board = self.sea.waters.board();
        let Some(whom) = deed.whom() else {
            return self.ferried(deed);
        };
        if board.is_sea(deed.target()) {
            return (Verdict::Void, Reason::NoContestAtSea);
        }
        let Some(support) = self.battle.supports[i] else {
            let mut all = answering(self.sea, whom, unit, deed);
            if let Some((j, u)) = all.next()
                && unhelped(self.sea, j, self.orders)
            {
                return (Verdict::Void, Reason::InDisorder { unit: u.id });
            }
            return (Verdict::Void, self.unmatched(whom.at, whom.owner, unit));
        };
        if !self.st.yes(i) {
            let cut = |r: &usize| !self.battle.against_origin(*r, i) || self.st.yes(*r);
            let cutter = self.battle.cutters(i).find(cut).unwrap_or(i);
            let (unit, from) = (self.id(cutter), self.from(cutter));
            let reason = if self.battle.against_origin(cutter, i) {
                Reason::CutByDislodging { unit, from }
            } else {
                Reason::CutBy { unit, from }
            };
            return (Verdict::Cut, reason);
        }
        let stood = self.battle.holder(support.target);
        let stood = stood.filter(|h| {
            let left = self.battle.attacks[*h].is_some() && self.st.yes(*h);
            support.offensive && !left && *h != support.whom && self.battle.soft(i, *h)
        });
        match stood.filter(|_| !self.st.yes(support.whom)) {
            Some(h) => {
                let unit = self.id(h);
                (Verdict::Supported, Reason::NotAgainstOwn { unit })
            }
            None => (Verdict::Supported, Reason::Counted),
        }
    }

    fn ferried(&self, deed: Assistance) -> (Verdict, Reason) {
        let Assistance::Convoy { army, to } = deed else {
            return (Verdict::Void, Reason::NoContestAtSea);
        };
        let mut there = self.sea.waters.at(army);
        let Some((j, unit)) = there.find(|(j, _)| self.sea.stands(*j)) else {
            return (Verdict::Void, Reason::NoFleets);
        };
        let army = unit.id;
        match self.sea.plan(j) {
            Some(Plan::March { to: goes, .. }) if goes == to => {
                let walked = self.ferries[j] == Ferry::None;
                let reason = if walked {
                    Reason::WentByLand { army }
                } else {
                    Reason::Carried { army }
                };
                (Verdict::Convoyed, reason)
            }
            plan => {
                let instead = instead(plan);
                let unit = army;
                (Verdict::Void, Reason::Unmatched { unit, instead })
            }
        }
    }

    /// What a unit that should have been helped did.
    fn unmatched(&self, at: Province, owner: Option<Power>, but: &Unit) -> Reason {
        let mut there = self.sea.waters.at(at);
        let found = there.find(|(_, u)| u.owner == owner && u.id != but.id);
        let (unit, plan) = match found {
            Some((j, u)) => (u.id, self.sea.plan(j)),
            None => (UnitId(u32::MAX), None),
        };
        let instead = instead(plan);
        Reason::Unmatched { unit, instead }
    }
}

fn instead(plan: Option<Plan>) -> Instead {
    match plan {
        Some(Plan::March { to, .. }) => Instead::Moved(to.into()),
        Some(Plan::Sail { to, .. }) => Instead::Moved(to),
        Some(Plan::Help { by: Some(by), .. }) => Instead::Moved(by.into()),
        _ => Instead::Stayed,
    }
}
