//! The orders of a movement phase laid out by province: who moves where, who helps whom, who goes by
//! sea. Everything here follows from the orders alone; nothing is decided yet.

use super::Friends;
use super::choices::*;
use super::legality::{Illegal, Plan, PositionLayout};
use super::orders::Orders;
use crate::board::{Location, Slot, Slots, Stand, Table, Unit, UnitKind};
use crate::orders::Act;

/// The orders by province. Sets and arrays are indexed by where a unit stands.
pub(super) struct Field<'a, const W: usize> {
    /// The position before the phase, laid out by province.
    pub ground: PositionLayout<'a, W>,
    /// Which powers treat whose units as their own.
    pub friends: &'a Friends,
    /// What each order means, or why it is illegal; whoever has none holds.
    pub given: Table<Result<Plan, Illegal>, W>,
    /// The orders as they were given, legal or not; `None` for a unit without one.
    pub ordered: Table<Option<&'a Act>, W>,
    /// Units with a legal move order, whatever may become of it: nobody can support them to hold.
    pub walkers: Slots<W>,
    /// Units with a legal order to support, whatever may become of it.
    pub backers: Slots<W>,
    /// Moves that may have an effect: legal, and with a way to go.
    pub moving: Slots<W>,
    /// Moves by convoy that no fleets were ordered to carry.
    pub stranded: Slots<W>,
    /// Moves by convoy.
    pub convoyed: Slots<W>,
    /// Moves by convoy that go by land when the convoy fails.
    pub flexible: Slots<W>,
    /// Moves by convoy that fail when any of the fleets that carry them does.
    pub brittle: Slots<W>,
    /// Where each moving unit goes (itself when it does not move).
    pub to: Table<Slot, W>,
    /// Who moves into each province.
    pub into: Table<Slots<W>, W>,
    /// Supports that match what the supported unit does.
    pub supporting: Slots<W>,
    /// For a support, the province it acts on: where the supported move goes, or where the supported unit
    /// stays.
    pub target: Table<Slot, W>,
    /// By the supported unit: who supports it.
    pub helpers: Table<Slots<W>, W>,
    /// Supports of moves (the others support a unit in its place).
    pub offensive: Slots<W>,
    /// By the army: the fleets ordered to carry it that are on a route.
    pub carriers: Table<Slots<W>, W>,
    /// Fleets whose convoy order matches an army's move.
    pub ferries: Slots<W>,
    /// Armies aboard fleets before anything moves.
    pub passengers: Vec<Passenger>,
    /// For each army that boarded in this phase, the province it left and its berth.
    pub seats: Vec<(Slot, Slot)>,
    /// Armies ferried by fleets of their own power.
    pub bound: Slots<W>,
}

/// An army aboard a fleet before anything moves: it was there, or has just boarded.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passenger {
    /// Its slot in the tables, after those of the provinces.
    pub berth: Slot,
    /// The sea where its fleet stood before the phase.
    pub fleet: Slot,
    /// The sea it lands from: where its fleet is ordered, or stays.
    pub sea: Slot,
    /// How many moves it has been aboard, this one not among them.
    pub moves: u8,
    /// Whether it boarded in this phase; otherwise it was aboard before.
    pub boarded: bool,
}

impl<'a, const W: usize> Field<'a, W> {
    /// A field without orders; [`Field::lay_out`] reads them. It is large, so it is made where it stays.
    #[inline]
    pub(super) fn new(ground: PositionLayout<'a, W>, friends: &'a Friends) -> Field<'a, W> {
        let here = Table::IDENTITY;
        Field {
            ground,
            friends,
            given: Table::of(Ok(Plan::Hold)),
            ordered: Table::of(None),
            walkers: Slots::EMPTY,
            backers: Slots::EMPTY,
            moving: Slots::EMPTY,
            stranded: Slots::EMPTY,
            convoyed: Slots::EMPTY,
            flexible: Slots::EMPTY,
            brittle: Slots::EMPTY,
            to: here,
            into: Table::of(Slots::EMPTY),
            supporting: Slots::EMPTY,
            target: here,
            helpers: Table::of(Slots::EMPTY),
            offensive: Slots::EMPTY,
            carriers: Table::of(Slots::EMPTY),
            ferries: Slots::EMPTY,
            passengers: Vec::new(),
            seats: Vec::new(),
            bound: Slots::EMPTY,
        }
    }

    /// The unit standing there. Only asked of provinces in the sets above.
    #[inline]
    pub(super) fn unit(&self, p: Slot) -> Option<&'a Unit> {
        self.ground.at(p)
    }

    /// Whether `actor`'s unit treats the other province's unit as its own.
    #[inline]
    pub(super) fn friendly(&self, actor: Slot, other: Slot) -> bool {
        match (self.unit(actor), self.unit(other)) {
            (Some(a), Some(b)) => self.friends.friendly(a.owner, b.owner),
            _ => false,
        }
    }

    /// Those of some units that do not treat the unit standing there as their own.
    #[inline]
    pub(super) fn hostile(&self, among: Slots<W>, to: Slot) -> Slots<W> {
        let friends = among.iter().filter(|p| self.friendly(*p, to));
        friends.fold(among, |hostile, p| hostile.minus(Slots::just(p)))
    }

    /// The landing place of a legal move.
    #[inline]
    pub(super) fn landing(&self, p: Slot) -> Option<Stand> {
        match self.given[p] {
            Ok(Plan::Move { to, .. }) => Some(to),
            Ok(Plan::Board { lands, .. }) => lands.map(Stand::from),
            _ => None,
        }
    }

    /// The landing place of a legal move, as it is written.
    pub(super) fn destination(&self, p: Slot) -> Option<Location> {
        self.landing(p).map(|to| self.ground.grid.location(to))
    }

    /// Whether the unit has a legal order to go there.
    #[inline]
    pub(super) fn goes(&self, from: Slot, to: Slot) -> bool {
        self.landing(from).is_some_and(|l| l.at == to)
    }

    /// Whether hold supports of the unit fail because its power is in civil disorder: 4.D.9.
    pub(super) fn unhelped(&self, at: Slot, orders: &Orders) -> bool {
        self.ground.rules.support_in_disorder == SupportInDisorder::Fails
            && self
                .unit(at)
                .and_then(|u| u.owner)
                .is_some_and(|power| orders.disorder.contains(&power))
    }

    /// The fleets of an army's convoy that could be the last: Brannan's rule asks for them.
    pub(super) fn last_fleets(&self, army: Slot) -> Slots<W> {
        let to = self.to[army];
        let touches = |s: &Slot| self.ground.grid.touches(*s, to);
        let fleets = self.carriers[army].iter();
        fleets.filter(touches).collect()
    }

    /// Whether a unit is an army: only armies go by sea.
    pub(super) fn is_fleet(&self, p: Slot) -> bool {
        self.unit(p).is_some_and(|u| u.kind == UnitKind::Fleet)
    }
}
