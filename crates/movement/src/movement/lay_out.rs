//! Lays the orders of a movement phase out by province: which moves, supports and convoys go together.

use super::choices::*;
use super::field::Field;
use super::legality::Plan;
use super::orders::Orders;
use crate::board::{Slot, Slots, Stand};
use crate::orders::{Act, Via};

impl<'a, const W: usize> Field<'a, W> {
    /// Lays the orders out by province.
    pub(super) fn lay_out(&mut self, orders: &'a Orders) {
        self.read(orders);
        self.embark();
        self.match_convoys();
        self.route_moves();
        self.match_supports(orders);
    }

    /// What each order means.
    fn read(&mut self, orders: &'a Orders) {
        let strict = self.ground.rules.illegal_orders == IllegalOrders::StillAMove;
        let units = self.ground.units;
        for (i, (unit, act)) in units.iter().zip(orders.of(units)).enumerate() {
            let (Some(p), Some(act)) = (self.ground.place(i), act) else {
                continue;
            };
            self.ordered[p] = Some(act);
            let here = Stand {
                at: p,
                coast: unit.at.coast,
            };
            let given = self.ground.plan_from(unit, here, act);
            self.given[p] = given;
            match given {
                Ok(Plan::Move { to, .. }) => {
                    self.walkers.insert(p);
                    self.to[p] = to.at;
                }
                Ok(Plan::SupportHold { .. } | Plan::SupportMove { .. }) => self.backers.insert(p),
                Err(_) if strict && matches!(act, Act::Move { .. }) => self.walkers.insert(p),
                _ => {}
            }
        }
    }

    fn match_convoys(&mut self) {
        for sea in self.ground.afloat.iter() {
            if let Ok(Plan::Convoy { from, to }) = self.given[sea]
                && self.goes(from, to)
            {
                self.ferries.insert(sea);
                self.carriers[from].insert(sea);
            }
        }
    }

    /// By land or by sea: 4.A.3, 4.A.6.
    fn route_moves(&mut self) {
        for p in self.walkers.iter() {
            if let Ok(Plan::Board {
                lands: Some(to), ..
            }) = self.given[p]
            {
                self.set_out(p, to);
                continue;
            }
            let Ok(Plan::Move {
                to,
                land,
                convoy,
                said,
            }) = self.given[p]
            else {
                continue;
            };
            let q = to.at;
            let mut carriers = self.carriers[p];
            let hints = self.ground.rules.illegal_orders == IllegalOrders::ShowsIntent;
            if !convoy || land && !said && !hints && carriers.is_empty() {
                self.set_out(p, q);
                continue;
            }
            let written = (self.ground.rules.convoy_path != ConvoyPath::Ignored)
                .then(|| self.written_route(p))
                .flatten();
            let carried = match written {
                Some(seas) => {
                    carriers = carriers.and(seas);
                    self.brittle.insert(p);
                    seas.minus(carriers).is_empty()
                }
                None => {
                    // Fleets on no full route play no part.
                    carriers = self.ground.useful(p, q, carriers);
                    if self.ground.rules.several_routes == SeveralRoutes::AnyBroken {
                        self.brittle.insert(p);
                    }
                    !carriers.is_empty()
                }
            };
            let (by_sea, else_land) = self.means(p, q, land, said, carried);
            self.carriers[p] = carriers;
            if self.ground.convoys.army_fleet() && by_sea && carried {
                self.bind(p);
            }
            if by_sea && !carried {
                self.stranded.insert(p);
                continue;
            }
            if by_sea {
                self.convoyed.insert(p);
                if else_land {
                    self.flexible.insert(p);
                }
            }
            self.set_out(p, q);
        }
    }

    /// The seas written in a move, if any.
    fn written_route(&self, p: Slot) -> Option<Slots<W>> {
        match self.ordered[p]? {
            Act::Move {
                via: Via::Route(seas),
                ..
            } => Some(
                seas.iter()
                    .filter_map(|sea| self.ground.slot(*sea))
                    .collect(),
            ),
            _ => None,
        }
    }

    #[inline]
    fn set_out(&mut self, p: Slot, q: Slot) {
        self.moving.insert(p);
        self.into[q].insert(p);
    }

    /// Whether an army goes by sea, and whether it may fall back on land: 4.A.3.
    fn means(&self, p: Slot, q: Slot, land: bool, said: bool, carried: bool) -> (bool, bool) {
        if !land {
            return (true, false);
        }
        let own_fleet = || {
            let own = self.carriers[p].iter();
            own.into_iter().any(|s| self.friendly(p, s)) || self.hinted(p, q)
        };
        let opposed = || self.goes(q, p);
        match self.ground.rules.land_or_convoy {
            LandOrConvoy::WhenOpposed => (carried && opposed(), true),
            LandOrConvoy::ByIntent => {
                let own_swap = || carried && opposed() && self.friendly(p, q);
                (said || own_fleet() || own_swap(), false)
            }
            LandOrConvoy::ByIntentOrLand => {
                let own_swap = || opposed() && self.friendly(p, q);
                (carried && (said || own_fleet() || own_swap()), true)
            }
            LandOrConvoy::OwnFleetOrVia | LandOrConvoy::OwnFleetOrViaOnly => {
                (said || own_fleet(), false)
            }
            LandOrConvoy::OwnFleetOrViaOrLand => (carried && (said || own_fleet()), true),
            LandOrConvoy::OnlyIfSaid => (carried && said, false),
        }
    }

    /// Whether an illegal convoy order shows that its owner wants the army convoyed: 4.E.1.
    fn hinted(&self, p: Slot, q: Slot) -> bool {
        if self.ground.rules.illegal_orders != IllegalOrders::ShowsIntent {
            return false;
        }
        let (from, to) = (self.ground.grid.province(p), self.ground.grid.province(q));
        self.ground.units.iter().any(|u| {
            let Some(at) = self.ground.slot(u.at.province) else {
                return false;
            };
            let asks = matches!(self.ordered[at], Some(Act::Convoy { unit, to: goal })
                if unit.at.province == from && goal.province == to);
            asks && self.given[at].is_err() && self.friendly(p, at)
        })
    }

    fn match_supports(&mut self, orders: &Orders) {
        for p in self.backers.iter() {
            if !self.seats.is_empty() {
                self.reseat(p);
            }
            match self.given[p] {
                Ok(Plan::SupportHold { at })
                    if !self.walkers.contains(at) && !self.unhelped(at, orders) =>
                {
                    self.supporting.insert(p);
                    self.target[p] = at;
                    self.helpers[at].insert(p);
                }
                Ok(Plan::SupportMove { from, to, coast })
                    if self.goes(from, to)
                        && (coast.is_none()
                            || self.landing(from).is_some_and(|l| l.coast == coast)) =>
                {
                    self.supporting.insert(p);
                    self.offensive.insert(p);
                    self.target[p] = to;
                    self.helpers[from].insert(p);
                }
                _ => {}
            }
        }
    }

    /// A support of a unit that has boarded is a support of the army aboard.
    fn reseat(&mut self, p: Slot) {
        let seated = match self.given[p] {
            Ok(Plan::SupportHold { at }) => Plan::SupportHold { at: self.seat(at) },
            Ok(Plan::SupportMove { from, to, coast }) => Plan::SupportMove {
                from: self.seat(from),
                to,
                coast,
            },
            _ => return,
        };
        self.given[p] = Ok(seated);
    }
}
