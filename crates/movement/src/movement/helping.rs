//! Which supports are legal.

use super::choices::*;
use super::illegal::Illegal;
use super::legality::{Plan, PositionLayout, own};
use crate::board::{Coast, Location, Slot, Stand, Unit, UnitKind};
use crate::orders::UnitRef;

impl<const W: usize> PositionLayout<'_, W> {
    /// A support of a unit that stays.
    pub(super) fn support_hold(
        &self,
        unit: &Unit,
        here: Stand,
        other: &UnitRef,
    ) -> Result<Plan, Illegal> {
        let to = other.at.province;
        if to == unit.at.province {
            return Err(Illegal::SupportSelf);
        }
        self.named(unit, other)?;
        let at = self.known(to)?;
        if !self.grid.reach(unit.kind, here).contains(at) {
            return Err(Illegal::SupportOutOfReach { to });
        }
        Ok(Plan::SupportHold { at })
    }

    /// A support of a unit that goes.
    pub(super) fn support_move(
        &self,
        unit: &Unit,
        here: Stand,
        other: &UnitRef,
        to: Location,
    ) -> Result<Plan, Illegal> {
        let at = other.at.province;
        let from = self.place_named(other);
        if from == Some(here.at) {
            return Err(Illegal::SupportSelf);
        }
        if to.province == unit.at.province {
            return Err(Illegal::SupportIntoOwnProvince);
        }
        let mover = self.named_there(unit, other, from)?;
        let goal = self.slot(to.province);
        let within = self.grid.reach(unit.kind, here);
        let Some(goal) = goal.filter(|goal| within.contains(*goal)) else {
            return Err(Illegal::SupportOutOfReach { to: to.province });
        };
        let from = from.ok_or(Illegal::NoSuchUnit { at })?;
        let start = Stand {
            at: from,
            coast: mover.at.coast,
        };
        let coast = self.supported((unit, here.at), (mover, start), to, goal)?;
        Ok(Plan::SupportMove {
            from,
            to: goal,
            coast,
        })
    }

    /// Whether the supported unit could go there (`goal` in the tables), and the coast the support is bound to
    /// (4.B.4). Of both units it is known where they stand.
    pub(super) fn supported(
        &self,
        (by, here): (&Unit, Slot),
        (mover, start): (&Unit, Stand),
        to: Location,
        goal: Slot,
    ) -> Result<Option<Coast>, Illegal> {
        let p = to.province;
        let from = mover.at.province;
        let cannot = Illegal::SupportedCannotGo { from, to };
        if p == from {
            return Err(cannot);
        }
        if let Some(fleet) = self.carrier(mover) {
            self.needless_coast(to)?;
            let stays = fleet.id == by.id;
            return if self.could_land(self.stand(fleet)?.at, goal, stays) {
                Ok(None)
            } else {
                Err(cannot)
            };
        }
        if self.is_laden(mover) && !self.grid.is_sea(goal) {
            return Err(cannot);
        }
        if mover.kind == UnitKind::Army {
            self.needless_coast(to)?;
            let from = start.at;
            let land = self.grid.army_neighbours(from).contains(goal);
            if land {
                return Ok(None);
            }
            let lands = |fleet: &Unit| {
                let stays = fleet.id == by.id;
                let sea = self.slot(fleet.at.province);
                sea.is_some_and(|sea| self.could_land(sea, goal, stays))
            };
            if self.boardable(mover).any(lands) {
                return Ok(None);
            }
            let mut others = self.afloat;
            others.remove(here);
            return if self.can_carry(from, goal, others) {
                Ok(None)
            } else if self.can_carry(from, goal, self.afloat) {
                Err(Illegal::SupporterMustConvoy { to: p })
            } else {
                Err(cannot)
            };
        }
        match self.landing(start, goal, to) {
            Ok(landing) => Ok(to.coast.and(landing.coast)),
            Err(Illegal::CoastNeeded { .. }) => {
                let legal = match self.rules.coast_in_support {
                    CoastInSupport::Illegal => false,
                    CoastInSupport::OwnOnly => own(by, mover),
                    CoastInSupport::Legal => true,
                };
                // With one coast within reach there is nothing to tell apart.
                let coasts = self.board.coasts(p).iter();
                let on = |c: &Coast| Stand {
                    at: goal,
                    coast: Some(*c),
                };
                let within = |c: &&Coast| self.grid.fleet_can_reach(start, on(c));
                if legal || coasts.filter(within).count() == 1 {
                    Ok(None)
                } else {
                    Err(Illegal::CoastNeeded { to: p })
                }
            }
            Err(Illegal::NoSuchCoast { at }) => Err(Illegal::NoSuchCoast { at }),
            Err(_) => Err(cannot),
        }
    }
}
