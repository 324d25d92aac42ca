//! Which supports are legal.

use super::choices::*;
use super::illegal::Illegal;
use super::legality::{Plan, PositionLayout, own};
use crate::board::{Coast, Location, Unit, UnitKind};
use crate::orders::UnitRef;

impl PositionLayout<'_> {
    /// A support of a unit that stays.
    pub(super) fn support_hold(&self, unit: &Unit, other: &UnitRef) -> Result<Plan, Illegal> {
        let at = other.at.province;
        if at == unit.at.province {
            return Err(Illegal::SupportSelf);
        }
        self.named(unit, other)?;
        if !self.board.reach(unit.kind, unit.at).contains(at) {
            return Err(Illegal::SupportOutOfReach { to: at });
        }
        Ok(Plan::SupportHold { at })
    }

    /// A support of a unit that goes.
    pub(super) fn support_move(
        &self,
        unit: &Unit,
        other: &UnitRef,
        to: Location,
    ) -> Result<Plan, Illegal> {
        let (from, p) = (self.place_named(other), to.province);
        if from == unit.at.province {
            return Err(Illegal::SupportSelf);
        }
        if p == unit.at.province {
            return Err(Illegal::SupportIntoOwnProvince);
        }
        let mover = self.named(unit, other)?;
        if !self.board.reach(unit.kind, unit.at).contains(p) {
            return Err(Illegal::SupportOutOfReach { to: p });
        }
        let coast = self.supported(unit, mover, to)?;
        Ok(Plan::SupportMove { from, to: p, coast })
    }

    /// Whether the supported unit could go there, and the coast the support is bound to (4.B.4).
    pub(super) fn supported(
        &self,
        by: &Unit,
        mover: &Unit,
        to: Location,
    ) -> Result<Option<Coast>, Illegal> {
        let (from, p) = (mover.at.province, to.province);
        let cannot = Illegal::SupportedCannotGo { from, to };
        if p == from {
            return Err(cannot);
        }
        if let Some(fleet) = self.carrier(mover) {
            self.needless_coast(to)?;
            let stays = fleet.id == by.id;
            return if self.could_land(fleet.at.province, p, stays) {
                Ok(None)
            } else {
                Err(cannot)
            };
        }
        if self.is_laden(mover) && !self.board.is_sea(p) {
            return Err(cannot);
        }
        if mover.kind == UnitKind::Army {
            self.needless_coast(to)?;
            let land = self.board.army_neighbours(from).contains(p);
            if land {
                return Ok(None);
            }
            let lands = |fleet: &Unit| {
                let stays = fleet.id == by.id;
                self.could_land(fleet.at.province, p, stays)
            };
            if self.boardable(mover).any(lands) {
                return Ok(None);
            }
            let mut others = self.afloat;
            others.remove(by.at.province);
            return if self.can_carry(from, p, others) {
                Ok(None)
            } else if self.can_carry(from, p, self.afloat) {
                Err(Illegal::SupporterMustConvoy { to: p })
            } else {
                Err(cannot)
            };
        }
        match self.landing(mover.at, to) {
            Ok(landing) => Ok(to.coast.and(landing.coast)),
            Err(Illegal::CoastNeeded { .. }) => {
                let legal = match self.rules.coast_in_support {
                    CoastInSupport::Illegal => false,
                    CoastInSupport::OwnOnly => own(by, mover),
                    CoastInSupport::Legal => true,
                };
                // With one coast within reach there is nothing to tell apart.
                let coasts = self.board.coasts(p).iter();
                let within =
                    |c: &&Coast| self.board.fleet_can_reach(mover.at, Location::on(p, **c));
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
