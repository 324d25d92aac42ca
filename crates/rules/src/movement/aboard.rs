//! Going aboard and ashore: what an A/F and its army may be ordered (E-X1).

use super::illegal::Illegal;
use super::legality::{NOBODY, Plan, PositionLayout};
use super::rulebook::Rulebook;
use super::{Caution, ConvoyRules};
use crate::board::{Board, Location, Position, Province, ProvinceSet, Unit, UnitKind};
use crate::orders::{Act, UnitRef};

/// What the writer of an order for an A/F should know (E-X1c, E-X1e).
pub(super) fn cautions(
    board: &Board,
    rules: &Rulebook,
    convoys: ConvoyRules,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Vec<Caution> {
    if !convoys.army_fleet() {
        return Vec::new();
    }
    let ground = PositionLayout::with(board, rules, convoys, &position.units, &position.aboard);
    let Ok(plan) = ground.plan(unit, act) else {
        return Vec::new();
    };
    let here = unit.at.province;
    let aboard = position.carrier(unit.id);
    let cargo = aboard.or(position.cargo(unit.id));
    let last = cargo.is_some_and(|cargo| convoys.moves_left(cargo.moves) == Some(1));
    let landing = match plan {
        Plan::Move { to, .. } if aboard.is_some() => Some((here, to.province)),
        Plan::Board { fleet, lands } => lands.map(|to| (fleet, to)),
        _ => None,
    };
    let mut all = Vec::new();
    if last && landing.is_none() {
        all.push(Caution::MustLand);
    }
    if landing.is_some_and(|(sea, to)| !ground.touches(sea, to)) {
        all.push(Caution::FleetMustSail);
    }
    all
}

impl<'a> PositionLayout<'a> {
    /// The places that stand for the armies aboard, which stand in no province.
    pub(super) fn seat_passengers(&mut self) {
        let aboard = self.aboard.iter();
        let place = |army| self.units.iter().position(|u| u.id == army);
        self.berths = aboard.filter_map(|a| place(a.army)).collect();
        for (n, i) in self.berths.iter().enumerate() {
            if let (Some(berth), Ok(i)) = (Province::berth(n), u8::try_from(*i)) {
                self.by[berth.index()] = i;
            }
        }
    }

    /// Where the `i`th unit is found in tables by province: a berth for an army aboard. `None` for a unit
    /// that should not be there (4.E.6).
    #[inline]
    pub(super) fn place(&self, i: usize) -> Option<Province> {
        let p = if self.berths.is_empty() {
            None
        } else {
            self.berths.iter().position(|b| *b == i)
        };
        let p = match p {
            Some(n) => Province::berth(n)?,
            None => self.units.get(i)?.at.province,
        };
        (self.by[p.index()] as usize == i).then_some(p)
    }

    /// The place of a unit, as [`PositionLayout::place`] says.
    pub(super) fn place_of(&self, unit: &Unit) -> Option<Province> {
        if self.berths.is_empty() {
            let p = unit.at.province;
            return self.at(p).filter(|u| u.id == unit.id).map(|_| p);
        }
        let i = self.units.iter().position(|u| u.id == unit.id)?;
        self.place(i)
    }

    /// The place of the unit an order names: an army in a sea is the one aboard there.
    pub(super) fn place_named(&self, named: &UnitRef) -> Province {
        let p = named.at.province;
        if named.kind != Some(UnitKind::Army) || self.berths.is_empty() {
            return p;
        }
        let here = |i: &usize| self.units.get(*i).is_some_and(|u| u.at.province == p);
        let found = self.aboard.len().min(self.berths.len());
        let found = self.berths.iter().take(found).position(here);
        found.and_then(Province::berth).unwrap_or(p)
    }

    /// The unit an order is for; an army aboard must be there to be meant.
    pub(super) fn named_unit(&self, named: &UnitRef) -> Option<&'a Unit> {
        let unit = self.at(self.place_named(named))?;
        let aboard = named.joint && named.kind == Some(UnitKind::Army);
        (!aboard || unit.kind == UnitKind::Army).then_some(unit)
    }

    /// Whether a fleet carries an army at the start of the phase.
    pub(super) fn is_laden(&self, unit: &Unit) -> bool {
        self.aboard.iter().any(|a| a.fleet == unit.id)
    }

    /// The fleet an army is aboard of at the start of the phase.
    pub(super) fn carrier(&self, unit: &Unit) -> Option<&'a Unit> {
        let cargo = self.aboard.iter().find(|a| a.army == unit.id)?;
        self.units.iter().find(|u| u.id == cargo.fleet)
    }

    /// The routes an army may be ferried by: of one sea, where armies go aboard for longer ways (E-X1a).
    #[inline]
    pub(super) fn routes(
        &self,
        from: Province,
        to: Province,
    ) -> impl Iterator<Item = &ProvinceSet> {
        let short = self.convoys.army_fleet();
        let all = self.board.convoy_routes(from, to).iter();
        all.filter(move |route| !short || route.len() == 1)
    }

    /// The seas an army may land from that is aboard the fleet in that sea: there, and one further.
    fn seas_from(&self, sea: Province) -> ProvinceSet {
        let mut all = self.board.fleet_reach(sea.into()).and(self.board.seas());
        all.insert(sea);
        all
    }

    /// Whether a sea and a shore touch.
    pub(super) fn touches(&self, sea: Province, shore: Province) -> bool {
        self.board.fleet_reach(sea.into()).contains(shore)
    }

    /// Whether an army aboard the fleet of that sea could land there this turn; the fleet stays when it
    /// is the one that helps.
    pub(super) fn could_land(&self, sea: Province, to: Province, stays: bool) -> bool {
        if stays {
            return self.touches(sea, to);
        }
        let mut seas = self.seas_from(sea).iter();
        seas.any(|sea| self.touches(sea, to))
    }

    /// The fleets an army on a shore may board (E-X1c).
    pub(super) fn boardable(&self, army: &Unit) -> impl Iterator<Item = &'a Unit> {
        let units = match army.kind {
            UnitKind::Army if self.convoys.army_fleet() => self.units,
            _ => &[],
        };
        let board = self.board;
        let (from, owner) = (army.at.province, army.owner);
        let seas = self.afloat;
        units.iter().filter(move |fleet| {
            let sea = fleet.at.province;
            fleet.kind == UnitKind::Fleet
                && fleet.owner == owner
                && seas.contains(sea)
                && board.fleet_reach(sea.into()).contains(from)
        })
    }

    /// What an army aboard may be told: to stay aboard, or to land.
    pub(super) fn passenger(&self, fleet: &Unit, act: &Act) -> Result<Plan, Illegal> {
        match act {
            Act::Hold => Ok(Plan::Hold),
            Act::Move { to, .. } => {
                let to = self.shore(*to)?;
                if !self.could_land(fleet.at.province, to, false) {
                    return Err(Illegal::LandingOutOfReach { to });
                }
                Ok(Plan::Move {
                    to: to.into(),
                    land: true,
                    convoy: false,
                    said: false,
                })
            }
            Act::Disband => Err(Illegal::DisbandNotNow),
            _ => Err(Illegal::AboardOnlyLands),
        }
    }

    /// A shore an army may land on.
    fn shore(&self, to: Location) -> Result<Province, Illegal> {
        let p = to.province;
        if !self.board.has(p) {
            return Err(Illegal::NotOnBoard { province: p });
        }
        if self.board.is_sea(p) {
            return Err(Illegal::ArmyToSea { to: p });
        }
        self.needless_coast(to)?;
        if self.board.coastal().contains(p) {
            Ok(p)
        } else {
            Err(Illegal::LandingOutOfReach { to: p })
        }
    }

    /// An army's order to go aboard (E-X1c, E-X1f): rare, and kept out of the way of other orders.
    #[inline(never)]
    pub(super) fn boarding(
        &self,
        unit: &Unit,
        sea: Province,
        lands: Option<Location>,
    ) -> Result<Plan, Illegal> {
        if !self.convoys.army_fleet() {
            return Err(Illegal::NoArmyFleets);
        }
        if unit.kind == UnitKind::Fleet {
            return Err(Illegal::OnlyArmiesBoard);
        }
        let fleet = self.at(sea).filter(|u| u.kind == UnitKind::Fleet);
        let Some(fleet) = fleet else {
            return Err(Illegal::NoFleetToBoard { at: sea });
        };
        if fleet.owner != unit.owner {
            return Err(Illegal::BoardForeign { at: sea });
        }
        if !self.board.is_sea(sea) {
            return Err(Illegal::BoardAshore { at: sea });
        }
        if !self.touches(sea, unit.at.province) {
            return Err(Illegal::BoardOutOfReach { at: sea });
        }
        if self.is_laden(fleet) {
            return Err(Illegal::AlreadyLaden { at: sea });
        }
        let lands = lands.map(|to| self.shore(to)).transpose()?;
        match lands {
            Some(to) if to == unit.at.province => Err(Illegal::SameProvince),
            Some(to) if !self.could_land(sea, to, false) => Err(Illegal::LandingOutOfReach { to }),
            lands => Ok(Plan::Board { fleet: sea, lands }),
        }
    }

    /// What an order to go aboard, or to sail with an army aboard, may not be (E-X1d).
    pub(super) fn laden(&self, plan: Plan) -> Result<Plan, Illegal> {
        match plan {
            Plan::Move { to, .. } if !self.board.is_sea(to.province) => {
                let to = to.province;
                Err(Illegal::LadenAshore { to })
            }
            Plan::Convoy { .. } => Err(Illegal::LadenNoFerry),
            plan => Ok(plan),
        }
    }

    /// Takes an army off its shore and aboard: it gets a berth.
    pub(super) fn embark(&mut self, i: usize, from: Province) -> Option<Province> {
        let berth = Province::berth(self.berths.len())?;
        let index = u8::try_from(i).ok()?;
        self.berths.push(i);
        self.by[from.index()] = NOBODY;
        self.by[berth.index()] = index;
        Some(berth)
    }
}
