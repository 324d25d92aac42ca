//! The orders of a movement phase laid out by province: who moves where, who helps whom, who goes by
//! sea. Everything here follows from the orders alone; nothing is decided yet.

use super::Friends;
use super::choices::*;
use super::legality::{Illegal, Plan, PositionLayout};
use super::orders::Orders;
use crate::board::{Location, Province, ProvinceSet, Unit, UnitKind};
use crate::orders::Act;

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

/// An army aboard a fleet before anything moves: it was there, or has just boarded.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passenger {
    /// Its place in the tables.
    pub berth: Province,
    /// Its fleet's sea.
    pub fleet: Province,
    /// The sea it lands from: where its fleet is ordered, or stays.
    pub sea: Province,
    /// How many moves it has been aboard, this one not among them.
    pub moves: u8,
    /// Whether it has just boarded.
    pub boarded: bool,
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
    pub(super) fn goes(&self, from: Province, to: Province) -> bool {
        self.landing(from).is_some_and(|l| l.province == to)
    }

    /// Whether an army's owner treats the other unit as its own (before `soft` is filled).
    pub(super) fn same_side(&self, actor: Province, other: Province) -> bool {
        match (self.unit(actor), self.unit(other)) {
            (Some(a), Some(b)) => self.friends.friendly(a.owner, b.owner),
            _ => false,
        }
    }

    /// Whether hold supports of the unit fail because its power is in civil disorder: 4.D.9.
    pub(super) fn unhelped(&self, at: Province, orders: &Orders) -> bool {
        self.ground.rules.support_in_disorder == SupportInDisorder::Fails
            && self
                .unit(at)
                .and_then(|u| u.owner)
                .is_some_and(|power| orders.disorder.contains(&power))
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
