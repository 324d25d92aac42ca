//! From what was decided to a verdict and a typed reason for every order.

use super::choices::*;
use super::decisions::State;
use super::field::Field;
use super::legality::Plan;
use super::orders::Orders;
use super::outcome::{Dislodgement, Instead, Outcome, Reason, Rival, Role, Verdict};
use crate::board::{Province, Slot, Slots, Unit, UnitId};
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
    /// One unit's outcome. Whether a dislodged unit is destroyed is filled in later.
    #[inline]
    pub(super) fn outcome(&self, unit: &Unit, p: Slot) -> Outcome {
        let act = self.field.ordered[p];
        let given = self.field.given[p];
        let (verdict, reason) = match given {
            Err(why) => (Verdict::Illegal, Reason::Illegal(why)),
            Ok(plan) => match plan {
                Plan::Hold if self.field.ground.grid.is_berth(p) => (Verdict::Held, self.aboard(p)),
                Plan::Hold => (Verdict::Held, self.held(p, act.is_some())),
                Plan::Move { .. } => self.moved(p),
                Plan::SupportHold { at } => self.support(p, at),
                Plan::SupportMove { from, .. } => self.support(p, from),
                Plan::Convoy { from, .. } => self.convoy(p, from),
                Plan::Board { lands: Some(_), .. } => self.moved(p),
                Plan::Board { lands: None, .. } => (Verdict::Boarded, self.boarded(p)),
            },
        };
        let taken = match given {
            _ if self.field.ground.grid.is_berth(p) => self.field.taken_aboard(p, act),
            Ok(plan) => self.field.ground.act(plan, act),
            _ => Act::Hold,
        };
        let dislodged = if verdict == Verdict::Moved || self.field.ground.grid.is_berth(p) {
            None
        } else {
            self.beaten(p)
        };
        let reason = match reason {
            Reason::Unopposed | Reason::NoOrder | Reason::Withstood { .. }
                if dislodged.is_some() =>
            {
                Reason::Dislodged
            }
            other => other,
        };
        Outcome {
            unit: *unit,
            ordered: act.cloned(),
            taken,
            verdict,
            reason,
            dislodged,
            annihilated: None,
            aboard: None,
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

    fn held(&self, p: Slot, ordered: bool) -> Reason {
        let attacks = self.field.into[p].iter();
        let strongest = attacks
            .filter(|r| self.field.arrives(&self.st, *r) == Some(true))
            .map(|r| (self.field.against_unit(&self.st, r, p).max, r))
            .max_by_key(|(strength, r)| (*strength, std::cmp::Reverse(*r)));
        match strongest {
            Some((strength, r)) => Reason::Withstood {
                strength: self.field.hold_strength(&self.st, p).max,
                rival: self.rival(r, strength, Role::Contending),
            },
            None if ordered => Reason::Unopposed,
            None => Reason::NoOrder,
        }
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

    fn moved(&self, p: Slot) -> (Verdict, Reason) {
        let (field, st) = (self.field, &self.st);
        if field.stranded.contains(p) {
            return (Verdict::Void, Reason::NoFleets);
        }
        if field.arrives(st, p) == Some(false) {
            return (Verdict::NoConvoy, self.broken(p));
        }
        let q = field.to[p];
        if st.yes.contains(p) && field.into[q].is_only(p) && field.unit(q).is_none() {
            return (Verdict::Moved, Reason::Unopposed);
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
            let rival = [holder, contender].into_iter().flatten();
            let reason = match rival.max_by_key(|r| r.strength) {
                Some(rival) => Reason::Stronger {
                    strength: attack,
                    rival,
                },
                None => Reason::Unopposed,
            };
            return (Verdict::Moved, reason);
        }
        if st.decreed.contains(p) {
            return (
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
                let rival = [holder, contender].into_iter().flatten();
                match rival.max_by_key(|r| r.strength) {
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
        (Verdict::Bounced, reason)
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

    fn support(&self, s: Slot, helped: Slot) -> (Verdict, Reason) {
        let (field, st) = (self.field, &self.st);
        if !field.supporting.contains(s) {
            let stays = !field.walkers.contains(helped);
            let hold = matches!(field.given[s], Ok(Plan::SupportHold { .. }));
            if hold && stays && field.unhelped(helped, self.orders) {
                let unit = self.id(helped);
                return (Verdict::Void, Reason::InDisorder { unit });
            }
            return (Verdict::Void, self.unmatched(helped));
        }
        if st.no.contains(s) {
            let attackers = field.into[s].minus(field.friends_of(s));
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
            return (Verdict::Cut, reason);
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
            return (Verdict::Supported, Reason::NotAgainstOwn { unit });
        }
        (Verdict::Supported, Reason::Counted)
    }

    fn convoy(&self, sea: Slot, army: Slot) -> (Verdict, Reason) {
        let (field, st) = (self.field, &self.st);
        if !field.ferries.contains(sea) {
            return (Verdict::Void, self.unmatched(army));
        }
        let at = self.province(sea);
        if st.stilled.contains(sea) {
            return (Verdict::Disrupted, Reason::Paradox { sea: at });
        }
        if let Some(by) = field.into[sea].and(st.yes).iter().next() {
            let reason = Reason::ConvoyBroken {
                sea: at,
                by: self.id(by),
                from: self.field.stood(by),
            };
            return (Verdict::Disrupted, reason);
        }
        let decreed = st.decreed.contains(army) && st.lost.contains(army);
        if decreed && field.ground.rules.paradox != Paradox::Szykman {
            return (Verdict::Disrupted, Reason::Paradox { sea: at });
        }
        let army_id = self.id(army);
        let walked = field.moving.contains(army) && field.overland(st, army) == Some(true);
        let reason = if walked {
            Reason::WentByLand { army: army_id }
        } else {
            Reason::Carried { army: army_id }
        };
        (Verdict::Convoyed, reason)
    }
}
