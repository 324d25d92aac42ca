//! The orders of a movement phase laid out by province: who moves where, who helps whom, who goes by
//! sea. Everything here follows from the orders alone; nothing is decided yet.

use super::Friends;
use super::choices::*;
use super::embark::Passenger;
use super::friends::row;
use super::legality::{Illegal, Plan, PositionLayout};
use super::standard::Orders;
use crate::board::{Location, Province, ProvinceSet, Unit, UnitKind};
use crate::orders::{Act, Via};

/// The orders by province. Sets and arrays are indexed by where a unit stands.
pub(super) struct Field<'a> {
    pub ground: PositionLayout<'a>,
    pub friends: Friends,
    /// What each order means, or why it is illegal; whoever has none holds.
    pub given: [Result<Plan, Illegal>; Province::SLOTS],
    /// The orders as they were given.
    pub ordered: [Option<&'a Act>; Province::SLOTS],
    /// Units with a legal move order, whatever may become of it: nobody can support them to hold.
    pub walkers: ProvinceSet,
    /// Units with a legal order to support, whatever may become of it.
    pub backers: ProvinceSet,
    /// Moves that may have an effect.
    pub moving: ProvinceSet,
    /// Moves by convoy that no fleets were ordered to carry.
    pub stranded: ProvinceSet,
    /// Moves by convoy.
    pub convoyed: ProvinceSet,
    /// Those of them that go by land when the convoy fails.
    pub flexible: ProvinceSet,
    /// Those of them that fail when any of their fleets does.
    pub brittle: ProvinceSet,
    /// Where each moving unit goes (itself when it does not move).
    pub to: [Province; Province::SLOTS],
    /// Who moves into each province.
    pub into: [ProvinceSet; Province::SLOTS],
    /// Supports that match what the supported unit does.
    pub supporting: ProvinceSet,
    /// Where the supported action happens.
    pub target: [Province; Province::SLOTS],
    /// By the supported unit: who supports it.
    pub helpers: [ProvinceSet; Province::SLOTS],
    /// Supports of moves (the others support a unit in its place).
    pub offensive: ProvinceSet,
    /// By the army: the fleets ordered to carry it that are on a route.
    pub carriers: [ProvinceSet; Province::SLOTS],
    /// Fleets whose convoy order matches an army's move.
    pub ferries: ProvinceSet,
    /// By province: its unit's owner's place in the table of owners.
    pub owners: [u8; Province::SLOTS],
    /// By owner: the units that treat that owner's units as their own.
    pub soft: [ProvinceSet; 8],
    /// Armies aboard fleets before anything moves.
    pub passengers: Vec<Passenger>,
    /// Of those that boarded: where they stood, and their berths.
    pub seats: Vec<(Province, Province)>,
    /// Armies ferried by fleets of their own power.
    pub bound: ProvinceSet,
}

impl<'a> Field<'a> {
    /// A field without orders; [`Field::lay_out`] reads them. It is large, so it is made where it stays.
    #[inline]
    pub(super) fn new(ground: PositionLayout<'a>, friends: &Friends) -> Field<'a> {
        let here: [Province; Province::SLOTS] = std::array::from_fn(Province::slot);
        Field {
            ground,
            friends: *friends,
            given: [Ok(Plan::Hold); Province::SLOTS],
            ordered: [None; Province::SLOTS],
            walkers: ProvinceSet::EMPTY,
            backers: ProvinceSet::EMPTY,
            moving: ProvinceSet::EMPTY,
            stranded: ProvinceSet::EMPTY,
            convoyed: ProvinceSet::EMPTY,
            flexible: ProvinceSet::EMPTY,
            brittle: ProvinceSet::EMPTY,
            to: here,
            into: [ProvinceSet::EMPTY; Province::SLOTS],
            supporting: ProvinceSet::EMPTY,
            target: here,
            helpers: [ProvinceSet::EMPTY; Province::SLOTS],
            offensive: ProvinceSet::EMPTY,
            carriers: [ProvinceSet::EMPTY; Province::SLOTS],
            ferries: ProvinceSet::EMPTY,
            owners: [7; Province::SLOTS],
            soft: [ProvinceSet::EMPTY; 8],
            passengers: Vec::new(),
            seats: Vec::new(),
            bound: ProvinceSet::EMPTY,
        }
    }

    /// Lays the orders out by province.
    pub(super) fn lay_out(&mut self, orders: &'a Orders) {
        self.read(orders);
        self.embark();
        self.match_convoys();
        self.route_moves();
        self.match_supports(orders);
        self.sort_owners();
    }

    /// The unit standing there. Only asked of provinces in the sets above.
    #[inline]
    pub(super) fn unit(&self, p: Province) -> Option<&'a Unit> {
        self.ground.at(p)
    }

    /// The place in the table of owners of the unit standing there.
    #[inline]
    pub(super) fn owner(&self, p: Province) -> usize {
        usize::from(self.owners[p.index()] & 7)
    }

    /// Whether `actor`'s unit treats the other province's unit as its own.
    #[inline]
    pub(super) fn friendly(&self, actor: Province, other: Province) -> bool {
        self.soft[self.owner(other)].contains(actor)
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

    /// The landing place of a legal move.
    #[inline]
    pub(super) fn landing(&self, p: Province) -> Option<Location> {
        match self.given[p.index()] {
            Ok(Plan::Move { to, .. }) => Some(to),
            Ok(Plan::Board { lands, .. }) => lands.map(Location::from),
            _ => None,
        }
    }

    /// Whether the unit has a legal order to go there.
    #[inline]
    fn goes(&self, from: Province, to: Province) -> bool {
        self.landing(from).is_some_and(|l| l.province == to)
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

    /// Whether an army's owner treats the other unit as its own (before `soft` is filled).
    fn same_side(&self, actor: Province, other: Province) -> bool {
        match (self.unit(actor), self.unit(other)) {
            (Some(a), Some(b)) => self.friends.friendly(a.owner, b.owner),
            _ => false,
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

    /// Whether hold supports of the unit fail because its power is in civil disorder: 4.D.9.
    pub(super) fn unhelped(&self, at: Province, orders: &Orders) -> bool {
        self.ground.rules.support_in_disorder == SupportInDisorder::Fails
            && self
                .unit(at)
                .and_then(|u| u.owner)
                .is_some_and(|power| orders.disorder.contains(&power))
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

    /// The fleets of an army's convoy that could be the last: Brannan's rule asks for them.
    pub(super) fn last_fleets(&self, army: Province) -> ProvinceSet {
        let to = self.to[army.index()];
        let touches = |s: &Province| self.ground.board.fleet_reach((*s).into()).contains(to);
        let fleets = self.carriers[army.index()].iter();
        fleets.filter(touches).collect()
    }

    /// Whether a unit is an army: only armies go by sea.
    pub(super) fn is_fleet(&self, p: Province) -> bool {
        self.unit(p).is_some_and(|u| u.kind == UnitKind::Fleet)
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
