//! Going aboard and ashore: what an A/F and its army may be ordered (E-X1).

use super::illegal::Illegal;
use super::legality::{NOBODY, Plan, PositionLayout};
use super::rulebook::Rulebook;
use super::{Caution, ConvoyRules};
use crate::board::{Board, Location, Position, Province, Slot, Slots, Unit, UnitKind, on_grid};
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
    let (units, armies) = (&position.units, &position.aboard);
    on_grid!(board, grid => {
        let ground = PositionLayout::with(board, grid, rules, convoys, units, armies);
        cautions_on(&ground, position, unit, act)
    })
}

fn cautions_on<const W: usize>(
    ground: &PositionLayout<'_, W>,
    position: &Position,
    unit: &Unit,
    act: &Act,
) -> Vec<Caution> {
    let (Ok(plan), Some(here)) = (ground.plan(unit, act), ground.slot(unit.at.province)) else {
        return Vec::new();
    };
    let convoys = ground.convoys;
    let aboard = position.carrier(unit.id);
    let cargo = aboard.or(position.cargo(unit.id));
    let last = cargo.is_some_and(|cargo| convoys.moves_left(cargo.moves) == Some(1));
    let landing = match plan {
        Plan::Move { to, .. } if aboard.is_some() => Some((here, to.at)),
        Plan::Board { fleet, lands } => lands.map(|to| (fleet, to)),
        _ => None,
    };
    let mut all = Vec::new();
    if last && landing.is_none() {
        all.push(Caution::MustLand);
    }
    if landing.is_some_and(|(sea, to)| !ground.grid.touches(sea, to)) {
        all.push(Caution::FleetMustSail);
    }
    all
}

impl<'a, const W: usize> PositionLayout<'a, W> {
    /// The places that stand for the armies aboard, which stand in no province.
    pub(super) fn seat_passengers(&mut self) {
        let aboard = self.aboard.iter();
        let place = |army| self.units.iter().position(|u| u.id == army);
        self.berths = aboard.filter_map(|a| place(a.army)).collect();
        for n in 0..self.berths.len() {
            if let Some(berth) = self.grid.berth(n) {
                self.seat(self.berths[n], berth);
            }
        }
    }

    /// Where the `i`th unit is found in tables by province: a berth for an army aboard. `None` for a unit
    /// that should not be there (4.E.6).
    #[inline]
    pub(super) fn place(&self, i: usize) -> Option<Slot> {
        self.places.get(i).copied().flatten()
    }

    /// The place of a unit, as [`PositionLayout::place`] says.
    pub(super) fn place_of(&self, unit: &Unit) -> Option<Slot> {
        if self.berths.is_empty() {
            let p = self.slot(unit.at.province)?;
            return self.at(p).filter(|u| u.id == unit.id).map(|_| p);
        }
        let i = self.units.iter().position(|u| u.id == unit.id)?;
        self.place(i)
    }

    /// The place of the unit an order names: an army in a sea is the one aboard there.
    #[inline]
    pub(super) fn place_named(&self, named: &UnitRef) -> Option<Slot> {
        let p = named.at.province;
        if named.kind != Some(UnitKind::Army) || self.berths.is_empty() {
            return self.slot(p);
        }
        let here = |i: &usize| self.units.get(*i).is_some_and(|u| u.at.province == p);
        let found = self.aboard.len().min(self.berths.len());
        let found = self.berths.iter().take(found).position(here);
        let berth = found.and_then(|n| self.grid.berth(n));
        berth.or_else(|| self.slot(p))
    }

    /// The unit an order is for; an army aboard must be there to be meant.
    pub(super) fn named_unit(&self, named: &UnitRef) -> Option<&'a Unit> {
        let unit = self.at(self.place_named(named)?)?;
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

    /// The seas an army may land from that is aboard the fleet in that sea: there, and one further.
    fn seas_from(&self, sea: Slot) -> Slots<W> {
        let mut all = self.grid.waters(sea);
        all.insert(sea);
        all
    }

    /// Whether an army aboard the fleet of that sea could land there this turn; the fleet stays when it
    /// is the one that helps.
    pub(super) fn could_land(&self, sea: Slot, to: Slot, stays: bool) -> bool {
        if stays {
            return self.grid.touches(sea, to);
        }
        let mut seas = self.seas_from(sea).iter();
        seas.any(|sea| self.grid.touches(sea, to))
    }

    /// The fleets an army on a shore may board (E-X1c).
    pub(super) fn boardable(&self, army: &Unit) -> impl Iterator<Item = &'a Unit> + '_ {
        let units = match army.kind {
            UnitKind::Army if self.convoys.army_fleet() => self.units,
            _ => &[],
        };
        let owner = army.owner;
        let seas = self.afloat;
        let from = army.at.province;
        units.iter().filter(move |fleet| {
            let near = || self.slot(from).zip(self.slot(fleet.at.province));
            fleet.kind == UnitKind::Fleet
                && fleet.owner == owner
                && near().is_some_and(|(from, sea)| seas.and(self.grid.waters(from)).contains(sea))
        })
    }

    /// What an army aboard may be told: to stay aboard, or to land.
    pub(super) fn passenger(&self, fleet: &Unit, act: &Act) -> Result<Plan, Illegal> {
        match act {
            Act::Hold => Ok(Plan::Hold),
            Act::Move { to, .. } => {
                let at = to.province;
                let to = self.shore(*to)?;
                if !self.could_land(self.stand(fleet)?.at, to, false) {
                    return Err(Illegal::LandingOutOfReach { to: at });
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
    fn shore(&self, to: Location) -> Result<Slot, Illegal> {
        let p = to.province;
        let at = self.known(p)?;
        if self.grid.is_sea(at) {
            return Err(Illegal::ArmyToSea { to: p });
        }
        self.needless_coast(to)?;
        if self.grid.coastal().contains(at) {
            Ok(at)
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
        let at = sea;
        let place = self.slot(sea);
        let fleet = place.and_then(|place| Some((place, self.at(place)?)));
        let fleet = fleet.filter(|(_, unit)| unit.kind == UnitKind::Fleet);
        let Some((sea, fleet)) = fleet else {
            return Err(Illegal::NoFleetToBoard { at });
        };
        let from = self.stand(unit)?.at;
        if fleet.owner != unit.owner {
            return Err(Illegal::BoardForeign { at });
        }
        if !self.grid.is_sea(sea) {
            return Err(Illegal::BoardAshore { at });
        }
        if !self.grid.touches(sea, from) {
            return Err(Illegal::BoardOutOfReach { at });
        }
        if self.is_laden(fleet) {
            return Err(Illegal::AlreadyLaden { at });
        }
        let lands = lands.map(|to| self.shore(to)).transpose()?;
        match lands {
            Some(to) if to == from => Err(Illegal::SameProvince),
            Some(to) if !self.could_land(sea, to, false) => {
                let to = self.grid.province(to);
                Err(Illegal::LandingOutOfReach { to })
            }
            lands => Ok(Plan::Board { fleet: sea, lands }),
        }
    }

    /// What an order to go aboard, or to sail with an army aboard, may not be (E-X1d).
    pub(super) fn laden(&self, plan: Plan) -> Result<Plan, Illegal> {
        match plan {
            Plan::Move { to, .. } if !self.grid.is_sea(to.at) => {
                let to = self.grid.province(to.at);
                Err(Illegal::LadenAshore { to })
            }
            Plan::Convoy { .. } => Err(Illegal::LadenNoFerry),
            plan => Ok(plan),
        }
    }

    /// Takes an army off its shore and aboard: it gets a berth.
    pub(super) fn embark(&mut self, i: usize, from: Slot) -> Option<Slot> {
        let berth = self.grid.berth(self.berths.len())?;
        self.berths.push(i);
        self.by[from] = NOBODY;
        self.seat(i, berth);
        Some(berth)
    }

    /// Enters a unit's berth in the tables.
    fn seat(&mut self, i: usize, berth: Slot) {
        if let (Ok(index), Some(place)) = (u8::try_from(i), self.places.get_mut(i)) {
            self.by[berth] = index;
            *place = Some(berth);
        }
    }
}
