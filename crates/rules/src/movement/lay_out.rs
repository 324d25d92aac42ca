//! Lays the orders of a movement phase out by province: which moves, supports and convoys go together.

use super::Friends;
use super::choices::*;
use super::field::Field;
use super::friends::row;
use super::legality::Plan;
use super::orders::Orders;
use crate::board::{Province, ProvinceSet};
use crate::orders::{Act, Via};

impl<'a> Field<'a> {
    /// Lays the orders out by province.
    pub(super) fn lay_out(&mut self, orders: &'a Orders) {
        self.read(orders);
        self.embark();
        self.match_convoys();
        self.route_moves();
        self.match_supports(orders);
        self.sort_owners();
    }

    /// What each order means.
    fn read(&mut self, orders: &'a Orders) {
        let strict = self.ground.rules.illegal_orders == IllegalOrders::StillAMove;
        let units = self.ground.units;
        for (i, (unit, act)) in units.iter().zip(orders.of(units)).enumerate() {
            let (Some(p), Some(act)) = (self.ground.place(i), act) else {
                continue;
            };
            self.ordered[p.index()] = Some(act);
            let given = self.ground.plan(unit, act);
            self.given[p.index()] = given;
            match given {
                Ok(Plan::Move { to, .. }) => {
                    self.walkers.insert(p);
                    self.to[p.index()] = to.province;
                }
                Ok(Plan::SupportHold { .. } | Plan::SupportMove { .. }) => self.backers.insert(p),
                Err(_) if strict && matches!(act, Act::Move { .. }) => self.walkers.insert(p),
                _ => {}
            }
        }
    }

    fn match_convoys(&mut self) {
        for sea in self.ground.afloat.iter() {
            if let Ok(Plan::Convoy { from, to }) = self.given[sea.index()]
                && self.goes(from, to)
            {
                self.ferries.insert(sea);
                self.carriers[from.index()].insert(sea);
            }
        }
    }

    /// By land or by sea: 4.A.3, 4.A.6.
    fn route_moves(&mut self) {
        for p in self.walkers.iter() {
            if let Ok(Plan::Board {
                lands: Some(to), ..
            }) = self.given[p.index()]
            {
                self.set_out(p, to);
                continue;
            }
            let Ok(Plan::Move {
                to,
                land,
                convoy,
                said,
            }) = self.given[p.index()]
            else {
                continue;
            };
            let q = to.province;
            let mut carriers = self.carriers[p.index()];
            let hints = self.ground.rules.illegal_orders == IllegalOrders::ShowsIntent;
            if !convoy || land && !said && !hints && carriers.is_empty() {
                self.set_out(p, q);
                continue;
            }
            let written = (self.ground.rules.convoy_path != ConvoyPath::Ignored)
                .then(|| written_route(self.ordered[p.index()]))
                .flatten();
            let carried = match written {
                Some(seas) => {
                    carriers = carriers.and(seas);
                    self.brittle.insert(p);
                    seas.minus(carriers).is_empty()
                }
                None => {
                    // Fleets on no full route play no part.
                    let routes = self.ground.routes(p, q);
                    carriers = routes
                        .filter(|r| r.minus(carriers).is_empty())
                        .fold(ProvinceSet::EMPTY, |all, r| all.or(*r));
                    if self.ground.rules.several_routes == SeveralRoutes::AnyBroken {
                        self.brittle.insert(p);
                    }
                    !carriers.is_empty()
                }
            };
            let (by_sea, else_land) = self.means(p, q, land, said, carried);
            self.carriers[p.index()] = carriers;
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

    #[inline]
    fn set_out(&mut self, p: Province, q: Province) {
        self.moving.insert(p);
        self.into[q.index()].insert(p);
    }

    /// Whether an army goes by sea, and whether it may fall back on land: 4.A.3.
    fn means(
        &self,
        p: Province,
        q: Province,
        land: bool,
        said: bool,
        carried: bool,
    ) -> (bool, bool) {
        if !land {
            return (true, false);
        }
        let own_fleet = || {
            let own = self.carriers[p.index()].iter();
            own.into_iter().any(|s| self.same_side(p, s)) || self.hinted(p, q)
        };
        let opposed = || self.goes(q, p);
        match self.ground.rules.land_or_convoy {
            LandOrConvoy::WhenOpposed => (carried && opposed(), true),
            LandOrConvoy::ByIntent => {
                let own_swap = || carried && opposed() && self.same_side(p, q);
                (said || own_fleet() || own_swap(), false)
            }
            LandOrConvoy::ByIntentOrLand => {
                let own_swap = || opposed() && self.same_side(p, q);
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
    fn hinted(&self, p: Province, q: Province) -> bool {
        if self.ground.rules.illegal_orders != IllegalOrders::ShowsIntent {
            return false;
        }
        self.ground.units.iter().any(|u| {
            let asks = matches!(self.ordered[u.at.province.index()], Some(Act::Convoy { unit, to })
                if unit.at.province == p && to.province == q);
            let illegal = self.given[u.at.province.index()].is_err();
            asks && illegal && self.same_side(p, u.at.province)
        })
    }

    fn match_supports(&mut self, orders: &Orders) {
        for p in self.backers.iter() {
            if !self.seats.is_empty() {
                self.reseat(p);
            }
            match self.given[p.index()] {
                Ok(Plan::SupportHold { at })
                    if !self.walkers.contains(at) && !self.unhelped(at, orders) =>
                {
                    self.supporting.insert(p);
                    self.target[p.index()] = at;
                    self.helpers[at.index()].insert(p);
                }
                Ok(Plan::SupportMove { from, to, coast })
                    if self.goes(from, to)
                        && (coast.is_none()
                            || self.landing(from).is_some_and(|l| l.coast == coast)) =>
                {
                    self.supporting.insert(p);
                    self.offensive.insert(p);
                    self.target[p.index()] = to;
                    self.helpers[from.index()].insert(p);
                }
                _ => {}
            }
        }
    }

    /// A support of a unit that has boarded is a support of the army aboard.
    fn reseat(&mut self, p: Province) {
        let seated = match self.given[p.index()] {
            Ok(Plan::SupportHold { at }) => Plan::SupportHold { at: self.seat(at) },
            Ok(Plan::SupportMove { from, to, coast }) => Plan::SupportMove {
                from: self.seat(from),
                to,
                coast,
            },
            _ => return,
        };
        self.given[p.index()] = Ok(seated);
    }

    fn sort_owners(&mut self) {
        let mut own = [ProvinceSet::EMPTY; 8];
        for (i, unit) in self.ground.units.iter().enumerate() {
            let Some(p) = self.ground.place(i) else {
                continue;
            };
            let owner = row(unit.owner);
            own[owner].insert(p);
            self.owners[p.index()] = owner as u8;
        }
        if self.friends == Friends::default() {
            self.soft = own;
            return;
        }
        let who = |i: usize| crate::board::Power::ALL.get(i).copied();
        for (other, soft) in self.soft.iter_mut().enumerate() {
            for (actor, units) in own.iter().enumerate() {
                if self.friends.friendly(who(actor), who(other)) {
                    *soft = soft.or(*units);
                }
            }
        }
    }
}

/// The seas written in a move, if any.
fn written_route(act: Option<&Act>) -> Option<ProvinceSet> {
    match act? {
        Act::Move {
            via: Via::Route(seas),
            ..
        } => Some(seas.iter().copied().collect()),
        _ => None,
    }
}
