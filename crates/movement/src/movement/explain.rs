//! From what was decided to a verdict and a typed reason for every order.

use super::choices::*;
use super::field::Field;
use super::known::State;
use super::legality::Plan;
use super::orders::Orders;
use super::outcome::{Dislodgement, Instead, Outcome, Reason, Rival, Role, Verdict};
use crate::board::{Province, Slot, Slots, UnitId};
use crate::orders::Act;

/// A field on which all is decided.
pub(super) struct Explained<'a, const W: usize> {
    /// The orders that were resolved, by province.
    pub field: &'a Field<'a, W>,
    /// What was decided about each of them.
    pub st: State<W>,
    /// The orders as they came in.
    pub orders: &'a Orders,
}

impl<const W: usize> Explained<'_, W> {
    /// Fills in what became of the unit at `p`. Before, the outcome says nothing yet. Whether a dislodged unit is
    /// destroyed is filled in later.
    #[inline]
    pub(super) fn fill(&self, outcome: &mut Outcome, p: Slot) {
        let act = self.field.ordered[p];
        if let Some(act) = act {
            outcome.ordered.insert(Act::Hold).clone_from(act);
        }
        if self.field.ground.grid.is_berth(p) {
            return self.fill_aboard(outcome, p);
        }
        match self.field.given[p] {
            Err(why) => {
                outcome.take_as(Act::Hold);
                outcome.ended(Verdict::Illegal, Reason::Illegal(why));
            }
            Ok(Plan::Hold) => self.held(outcome, p, act.is_some()),
            Ok(plan @ Plan::Move { .. }) => {
                self.read(outcome, plan, act);
                self.moved(outcome, p);
            }
            Ok(plan @ Plan::SupportHold { at }) => {
                self.read(outcome, plan, act);
                self.support(outcome, p, at);
            }
            Ok(plan @ Plan::SupportMove { from, .. }) => {
                self.read(outcome, plan, act);
                self.support(outcome, p, from);
            }
            Ok(plan @ Plan::Convoy { from, .. }) => {
                self.read(outcome, plan, act);
                self.convoy(outcome, p, from);
            }
            Ok(plan @ Plan::Board { lands, .. }) => {
                self.read(outcome, plan, act);
                self.boards(outcome, p, lands);
            }
        }
        if outcome.verdict == Verdict::Moved {
            return;
        }
        outcome.dislodged = self.beaten(p);
        let stayed = matches!(
            outcome.reason,
            Reason::Unopposed | Reason::NoOrder | Reason::Withstood { .. }
        );
        if stayed && outcome.dislodged.is_some() {
            outcome.reason = Reason::Dislodged;
        }
    }

    /// Fills in what an order was taken as.
    #[inline(always)]
    fn read(&self, outcome: &mut Outcome, plan: Plan, act: Option<&Act>) {
        let ground = &self.field.ground;
        if !act.is_some_and(|act| ground.is_written(plan, act)) {
            outcome.take_as(ground.act(plan, act));
        }
    }

    /// The same of an army aboard a fleet.
    #[cold]
    fn fill_aboard(&self, outcome: &mut Outcome, p: Slot) {
        let act = self.field.ordered[p];
        outcome.take_as(self.field.taken_aboard(p, act));
        match self.field.given[p] {
            Err(why) => outcome.ended(Verdict::Illegal, Reason::Illegal(why)),
            Ok(Plan::Move { .. }) => self.moved(outcome, p),
            Ok(Plan::Board { lands, .. }) => self.boards(outcome, p, lands),
            // It can be ordered nothing else.
            Ok(_) => outcome.ended(Verdict::Held, self.aboard(p)),
        }
    }

    fn boards(&self, outcome: &mut Outcome, p: Slot, lands: Option<Slot>) {
        if lands.is_some() {
            self.moved(outcome, p);
        } else {
            outcome.ended(Verdict::Boarded, self.boarded(p));
        }
    }

    fn aboard(&self, p: Slot) -> Reason {
        let fleet = self.field.passenger(p).map_or(p, |army| army.fleet);
        let fleet = self.id(fleet);
        Reason::StayedAboard { fleet }
    }

    fn boarded(&self, p: Slot) -> Reason {
        let fleet = self.field.passenger(p).map_or(p, |army| army.fleet);
        let fleet = self.id(fleet);
        Reason::WentAboard { fleet }
    }

    /// The provinces where moves stood each other off. Those that are held by now are among them.
    pub(super) fn standoffs(&self) -> Slots<W> {
        let field = self.field;
        let failed = field.moving.minus(self.st.yes).iter();
        failed
            .filter(|p| field.prevents(&self.st, *p).max > 0)
            .map(|p| field.to[p])
            .collect()
    }

    fn id(&self, p: Slot) -> UnitId {
        self.field.unit(p).map_or(UnitId(u32::MAX), |u| u.id)
    }

    /// The id of a space.
    fn province(&self, p: Slot) -> Province {
        self.field.ground.grid.province(p)
    }

    fn rival(&self, p: Slot, strength: u8, role: Role) -> Rival {
        Rival {
            unit: self.id(p),
            from: self.field.stood(p),
            strength,
            role,
        }
    }

    fn held(&self, outcome: &mut Outcome, p: Slot, ordered: bool) {
        let attacks = self.field.into[p].iter();
        let strongest = attacks
            .filter(|r| self.field.arrives(&self.st, *r) == Some(true))
            .map(|r| (self.field.against_unit(&self.st, r, p).max, r))
            .max_by_key(|(strength, r)| (*strength, std::cmp::Reverse(*r)));
        let reason = match strongest {
            Some((strength, r)) => Reason::Withstood {
                strength: self.field.hold_strength(&self.st, p).max,
                rival: self.rival(r, strength, Role::Contending),
            },
            None if ordered => Reason::Unopposed,
            None => Reason::NoOrder,
        };
        outcome.ended(Verdict::Held, reason);
    }

    /// Who took the province, when a unit that did not leave lost it.
    fn beaten(&self, p: Slot) -> Option<Dislodgement> {
        let field = self.field;
        let by = field.into[p].and(self.st.yes).iter().next()?;
        let head_on = field.head_to_head(&self.st, by) == Some(true);
        let against = if head_on {
            field.strength(&self.st, field.helpers[p])
        } else {
            field.hold_strength(&self.st, p)
        };
        Some(Dislodgement {
            by: self.id(by),
            from: self.province(field.whence(by)),
            convoyed: field.overland(&self.st, by) == Some(false),
            strength: field.against_unit(&self.st, by, p).max,
            against: against.max,
            destroyed: false,
        })
    }

    fn moved(&self, outcome: &mut Outcome, p: Slot) {
        let (field, st) = (self.field, &self.st);
        if field.stranded.contains(p) {
            return outcome.ended(Verdict::Void, Reason::NoFleets);
        }
        if field.arrives(st, p) == Some(false) {
            return outcome.ended(Verdict::NoConvoy, self.broken(p));
        }
        let q = field.to[p];
        if st.yes.contains(p) && field.into[q].is_only(p) && field.unit(q).is_none() {
            return outcome.ended(Verdict::Moved, Reason::Unopposed);
        }
        let contender = field.into[q]
            .iter()
            .filter(|r| *r != p)
            .map(|r| (field.prevents(st, r).max, r))
            .filter(|(strength, _)| *strength > 0)
            .max_by_key(|(strength, r)| (*strength, std::cmp::Reverse(*r)))
            .map(|(strength, r)| self.rival(r, strength, Role::Contending));
        let head_on = field.head_to_head(st, p) == Some(true);
        let left = field.unit(q).is_none()
            || !head_on && field.moving.contains(q) && field.leaves(st, q) == Some(true);
        let holder = (!left).then(|| {
            if head_on {
                let strength = field.strength(st, field.helpers[q]).max;
                self.rival(q, strength, Role::HeadToHead)
            } else {
                let strength = field.hold_strength(st, q).max;
                self.rival(q, strength, Role::Holding)
            }
        });
        let full = field.strength(st, field.helpers[p]).max;
        let attack = match holder {
            Some(_) => field.against_unit(st, p, q).max,
            None => full,
        };
        if st.yes.contains(p) {
            let reason = match Rival::stronger(holder, contender) {
                Some(rival) => Reason::Stronger {
                    strength: attack,
                    rival,
                },
                None => Reason::Unopposed,
            };
            return outcome.ended(Verdict::Moved, reason);
        }
        if st.decreed.contains(p) {
            return outcome.ended(
                Verdict::Bounced,
                Reason::Paradox {
                    sea: self.province(q),
                },
            );
        }
        // Whoever would have sufficed to stop it, the strongest first.
        let contender = contender.filter(|r| r.strength >= full.min(attack.max(1)));
        let reason = match (holder, contender) {
            // A friend that came the other way and won is a rival like any other.
            (Some(holder), _) if attack == 0 && head_on && st.yes.contains(q) => {
                Reason::NotStronger {
                    strength: 0,
                    rival: holder,
                    discounted: full,
                }
            }
            (Some(_), None) if attack == 0 => Reason::OwnUnit { unit: self.id(q) },
            (Some(_), Some(rival)) if attack == 0 && rival.strength >= full => {
                Reason::NotStronger {
                    strength: full,
                    rival,
                    discounted: 0,
                }
            }
            (Some(_), Some(_)) if attack == 0 => Reason::OwnUnit { unit: self.id(q) },
            (holder, contender) => {
                let holder = holder.filter(|r| r.strength >= attack);
                match Rival::stronger(holder, contender) {
                    Some(rival) => Reason::NotStronger {
                        strength: attack,
                        rival,
                        discounted: full - attack,
                    },
                    // Only Brannan's rule stops a move by an army that goes elsewhere.
                    None => self.stopped_by_army(p, full),
                }
            }
        };
        outcome.ended(Verdict::Bounced, reason);
    }

    fn stopped_by_army(&self, p: Slot, strength: u8) -> Reason {
        let field = self.field;
        let armies = field.into[p].and(field.convoyed).iter();
        let army = armies
            .map(|a| (field.strength(&self.st, field.helpers[a]).max, a))
            .max();
        match army {
            Some((theirs, a)) => Reason::NotStronger {
                strength,
                rival: self.rival(a, theirs, Role::HeadToHead),
                discounted: 0,
            },
            None => Reason::Paradox {
                sea: self.province(field.to[p]),
            },
        }
    }

    /// Why an army's convoy is broken.
    fn broken(&self, army: Slot) -> Reason {
        let carriers = self.field.carriers[army];
        let stilled = carriers.and(self.st.stilled).iter().next();
        let lost = carriers.iter().find_map(|sea| {
            let by = self.field.into[sea].and(self.st.yes).iter().next();
            by.map(|by| (sea, by))
        });
        match (stilled, lost) {
            (Some(sea), _) => Reason::Paradox {
                sea: self.province(sea),
            },
            (None, Some((sea, by))) => Reason::ConvoyBroken {
                sea: self.province(sea),
                by: self.id(by),
                from: self.field.stood(by),
            },
            (None, None) => Reason::Paradox {
                sea: self.province(carriers.iter().next().unwrap_or(army)),
            },
        }
    }

    /// What a unit that should have been helped did.
    fn unmatched(&self, at: Slot) -> Reason {
        let boarded = self.field.passenger(at).is_some_and(|army| army.boarded);
        let instead = match self.field.destination(at) {
            Some(to) => Instead::Moved(to),
            None if boarded => Instead::Boarded,
            None => Instead::Stayed,
        };
        Reason::Unmatched {
            unit: self.id(at),
            instead,
        }
    }

    fn support(&self, outcome: &mut Outcome, s: Slot, helped: Slot) {
        let (field, st) = (self.field, &self.st);
        if !field.supporting.contains(s) {
            let stays = !field.walkers.contains(helped);
            let hold = matches!(field.given[s], Ok(Plan::SupportHold { .. }));
            if hold && stays && field.unhelped(helped, self.orders) {
                let unit = self.id(helped);
                return outcome.ended(Verdict::Void, Reason::InDisorder { unit });
            }
            return outcome.ended(Verdict::Void, self.unmatched(helped));
        }
        if st.no.contains(s) {
            let attackers = field.hostile(field.into[s], s);
            let cutter = attackers
                .iter()
                .find(|r| field.cuts(st, *r, s) == Some(true));
            let r = cutter.or_else(|| attackers.iter().next()).unwrap_or(s);
            let by_sea = field.overland(st, r) == Some(false);
            let (unit, from) = (self.id(r), field.stood(r));
            let reason = if field.against_origin(r, s, by_sea) {
                Reason::CutByDislodging { unit, from }
            } else {
                Reason::CutBy { unit, from }
            };
            return outcome.ended(Verdict::Cut, reason);
        }
        let target = field.target[s];
        let stays = field.unit(target).is_some() && !st.yes.contains(target)
            || field.unit(target).is_some() && !field.moving.contains(target);
        if field.offensive.contains(s)
            && stays
            && helped != target
            && field.friendly(s, target)
            && !st.yes.contains(helped)
        {
            let unit = self.id(target);
            return outcome.ended(Verdict::Supported, Reason::NotAgainstOwn { unit });
        }
        outcome.ended(Verdict::Supported, Reason::Counted);
    }

    fn convoy(&self, outcome: &mut Outcome, sea: Slot, army: Slot) {
        let (field, st) = (self.field, &self.st);
        if !field.ferries.contains(sea) {
            return outcome.ended(Verdict::Void, self.unmatched(army));
        }
        let at = self.province(sea);
        if st.stilled.contains(sea) {
            return outcome.ended(Verdict::Disrupted, Reason::Paradox { sea: at });
        }
        if let Some(by) = field.into[sea].and(st.yes).iter().next() {
            let reason = Reason::ConvoyBroken {
                sea: at,
                by: self.id(by),
                from: self.field.stood(by),
            };
            return outcome.ended(Verdict::Disrupted, reason);
        }
        let decreed = st.decreed.contains(army) && st.lost.contains(army);
        if decreed && field.ground.rules.paradox != Paradox::Szykman {
            return outcome.ended(Verdict::Disrupted, Reason::Paradox { sea: at });
        }
        let army_id = self.id(army);
        let walked = field.moving.contains(army) && field.overland(st, army) == Some(true);
        let reason = if walked {
            Reason::WentByLand { army: army_id }
        } else {
            Reason::Carried { army: army_id }
        };
        outcome.ended(Verdict::Convoyed, reason);
    }
}
