//! Before anything is decided, armies go aboard; then it is known from which sea each may land (E-X1c,
//! E-X1f).

use super::choices::IllegalOrders;
use super::field::{Field, Passenger};
use super::illegal::Illegal;
use super::known::{Maybe, State};
use super::legality::Plan;
use super::outcome::Berth;
use crate::board::{Province, Slot, Slots, Unit, UnitId, UnitKind};
use crate::orders::Act;

impl<const W: usize> Field<'_, W> {
    /// Seats those aboard, and puts those aboard that board.
    pub(super) fn embark(&mut self) {
        if !self.ground.convoys.army_fleet() && self.ground.aboard.is_empty() {
            return;
        }
        let before = self.ground.berths.clone();
        for (n, i) in before.into_iter().enumerate() {
            let army = self.ground.units.get(i);
            let fleet = army.and_then(|army| self.ground.carrier(army));
            let cargo = army.and_then(|army| self.ground.aboard.iter().find(|a| a.army == army.id));
            let sea = fleet.and_then(|fleet| self.ground.slot(fleet.at.province));
            if let (Some(sea), Some(cargo), Some(berth)) = (sea, cargo, self.ground.grid.berth(n)) {
                self.passengers.push(Passenger {
                    berth,
                    fleet: sea,
                    sea,
                    moves: cargo.moves,
                    boarded: false,
                });
            }
        }
        self.take_aboard();
        for i in 0..self.passengers.len() {
            self.set_course(i);
        }
    }

    /// Boarding comes before all movement (E-X1f): whoever boards is gone from its shore.
    fn take_aboard(&mut self) {
        let boards = |given: &Result<Plan, Illegal>| match given {
            Ok(Plan::Board { fleet, .. }) => Some(*fleet),
            _ => None,
        };
        let mut wanted: Vec<(usize, Slot, Slot)> = Vec::new();
        for i in 0..self.ground.units.len() {
            let place = self.ground.place(i);
            let fleet = place.and_then(|p| boards(&self.given[p]));
            wanted.extend(place.zip(fleet).map(|(p, fleet)| (i, p, fleet)));
        }
        for (i, from, fleet) in &wanted {
            let crowded = wanted.iter().filter(|(_, _, f)| f == fleet).count() > 1;
            if crowded {
                let at = self.ground.grid.province(*fleet);
                let why = Illegal::FleetCrowded { at };
                self.given[*from] = Err(why);
                continue;
            }
            let Some(berth) = self.ground.embark(*i, *from) else {
                continue;
            };
            self.given[berth] = self.given[*from];
            self.given[*from] = Ok(Plan::Hold);
            self.ordered[berth] = self.ordered[*from].take();
            // Nobody can support it to stay.
            self.walkers.insert(berth);
            self.seats.push((*from, berth));
            self.passengers.push(Passenger {
                berth,
                fleet: *fleet,
                sea: *fleet,
                moves: 0,
                boarded: true,
            });
            self.burden(*fleet);
        }
    }

    /// A fleet that was boarded goes neither ashore nor ferries others (E-X1d).
    fn burden(&mut self, fleet: Slot) {
        let Ok(plan) = self.given[fleet] else {
            return;
        };
        if let Err(why) = self.ground.laden(plan) {
            let strict = self.ground.rules.illegal_orders == IllegalOrders::StillAMove;
            self.given[fleet] = Err(why);
            self.to[fleet] = fleet;
            if !strict {
                self.walkers.remove(fleet);
            }
        }
    }

    /// From which sea a passenger lands, and whether it can there.
    fn set_course(&mut self, i: usize) {
        let Some(passenger) = self.passengers.get_mut(i) else {
            return;
        };
        if let Ok(Plan::Move { to, .. }) = self.given[passenger.fleet] {
            passenger.sea = to.at;
        }
        let Passenger { berth, sea, .. } = *passenger;
        let to = match self.given[berth] {
            Ok(Plan::Move { to, .. }) => to.at,
            Ok(Plan::Board {
                lands: Some(to), ..
            }) => to,
            _ => return,
        };
        let grid = self.ground.grid;
        if grid.touches(sea, to) {
            self.to[berth] = to;
            return;
        }
        let astray = Illegal::LandingAstray {
            sea: grid.province(sea),
            to: grid.province(to),
        };
        self.given[berth] = Err(astray);
        self.to[berth] = berth;
    }

    /// Where the unit that stood in a province is found: in its berth, once it has boarded.
    #[inline]
    pub(super) fn seat(&self, p: Slot) -> Slot {
        let found = self.seats.iter().find(|(from, _)| *from == p);
        found.map_or(p, |(_, berth)| *berth)
    }

    /// The passenger with that berth.
    #[inline]
    pub(super) fn passenger(&self, berth: Slot) -> Option<&Passenger> {
        self.passengers.iter().find(|p| p.berth == berth)
    }

    /// Where an attack comes from: a landing army's from its fleet's sea.
    #[inline]
    pub(super) fn whence(&self, p: Slot) -> Slot {
        if self.ground.grid.is_berth(p) {
            self.passenger(p).map_or(p, |passenger| passenger.sea)
        } else {
            p
        }
    }

    /// Where a unit stood before the phase.
    pub(super) fn stood(&self, p: Slot) -> Province {
        match self.unit(p) {
            Some(unit) => unit.at.province,
            None => self.ground.grid.province(p),
        }
    }

    /// Whether a moving unit is gone from where it stood: when its move succeeds; one ferried by a fleet
    /// of its own power, when its convoy stands, for it stays aboard if it cannot land (E-X1b).
    #[inline]
    pub(super) fn leaves(&self, st: &State<W>, p: Slot) -> Maybe {
        if self.bound.contains(p) {
            self.sails(st, p)
        } else {
            st.act(p)
        }
    }

    /// Of ferrying fleets, those of the army's own power go first: it stays aboard of them.
    pub(super) fn bind(&mut self, army: Slot) {
        let carriers = self.carriers[army];
        let owner = |p| self.unit(p).map(|u| u.owner);
        let own = carriers.iter().filter(|sea| owner(*sea) == owner(army));
        let own: Slots<W> = own.collect();
        if !own.is_empty() {
            self.carriers[army] = own;
            self.bound.insert(army);
        }
    }

    /// The fleet an army that could not land from its ferry stays aboard of: the first that was not
    /// dislodged (E-X1b).
    pub(super) fn vessel(&self, st: &State<W>, army: Slot) -> Option<&Unit> {
        let afloat = self.bound.contains(army) && self.sails(st, army) == Some(true);
        let lost = |sea: Slot| !self.into[sea].and(st.yes).is_empty();
        let mut fleets = self.carriers[army].iter().filter(|_| afloat);
        let sea = fleets.find(|sea| !lost(*sea))?;
        self.unit(sea).filter(|u| u.kind == UnitKind::Fleet)
    }

    /// Which army is aboard which fleet when all is decided, of those that did not land; the moves are
    /// counted with this one.
    pub(super) fn berths(&self, st: &State<W>) -> Vec<(UnitId, Berth)> {
        let mut all = Vec::new();
        for (i, unit) in self.ground.units.iter().enumerate() {
            let Some(p) = self.ground.place(i).filter(|p| !self.has_gone(st, *p)) else {
                continue;
            };
            let (fleet, moves) = match self.passenger(p) {
                Some(passenger) => (self.unit(passenger.fleet), passenger.moves),
                None => (self.vessel(st, p), 0),
            };
            if let Some(fleet) = fleet {
                let fleet = fleet.id;
                let moves = moves.saturating_add(1);
                let left = self.ground.convoys.moves_left(moves);
                all.push((unit.id, Berth { fleet, moves, left }));
            }
        }
        all
    }

    fn has_gone(&self, st: &State<W>, p: Slot) -> bool {
        self.moving.contains(p) && st.yes.contains(p)
    }

    /// The order a passenger's was taken as.
    pub(super) fn taken_aboard(&self, berth: Slot, given: Option<&Act>) -> Act {
        if let Some(passenger) = self.passenger(berth).filter(|p| p.boarded) {
            let lands = self.destination(berth);
            let fleet = self.ground.grid.province(passenger.fleet);
            return Act::Board { fleet, lands };
        }
        match self.given[berth] {
            Ok(plan) => self.ground.act(plan, given),
            _ => Act::Hold,
        }
    }
}
