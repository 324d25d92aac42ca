//! A board as movement needs it: numbered spaces, and sets of them as bits.

use super::convoy::Convoys;
use super::map::Board;
use super::slot::{Slot, Slots, Stand, Table};
use super::{Coast, Location, Province, UnitKind};

/// By a fleet's stand and the coast of its landing: the spaces it may enter so. Only spaces of several coasts ask for
/// it: everywhere else there is one stand, and one landing.
type Landings<const W: usize> = [[Slots<W>; COASTS]; COASTS];

/// No coast, and each there is.
const COASTS: usize = 1 + Coast::ALL.len();

/// A coast as a number: none first.
#[inline]
const fn number(coast: Option<Coast>) -> usize {
    match coast {
        None => 0,
        Some(coast) => coast as usize + 1,
    }
}

/// A board by slots, in sets of 64 × `W`.
#[derive(Clone, Debug)]
pub(crate) struct Grid<const W: usize> {
    /// By slot, in the order of the ids.
    ids: Vec<Province>,
    seas: Slots<W>,
    lands: Slots<W>,
    coastal: Slots<W>,
    /// Where a fleet stands on one of several coasts.
    split: Slots<W>,
    army: Table<Slots<W>, W>,
    /// Where a fleet may sail from a space, whatever coast it stands on.
    fleet: Table<Slots<W>, W>,
    landings: Vec<Landings<W>>,
    /// By land: the seas that touch it, at whatever coast.
    waters: Table<Slots<W>, W>,
    convoys: Convoys<W>,
}

/// How many words of 64 slots most boards need.
const NARROW: usize = 2;

/// How many words of 64 slots the largest board needs.
pub(crate) const WIDE: usize = 4;

/// A board by slots, in the narrowest sets that hold its spaces and a berth for every sea.
#[derive(Clone, Debug)]
pub(crate) enum Grids {
    /// The board fits into [`NARROW`] words of 64 slots: sets are smaller and faster.
    Narrow(Box<Grid<NARROW>>),
    /// The board needs [`WIDE`] words.
    Wide(Box<Grid<WIDE>>),
}

impl Grids {
    pub(super) fn of(board: &Board) -> Grids {
        let slots = board.provinces().len() + board.seas().len();
        if slots <= Slots::<NARROW>::ROOM {
            Grids::Narrow(Box::new(Grid::of(board)))
        } else {
            Grids::Wide(Box::new(Grid::of(board)))
        }
    }
}

/// Does the same on a board's grid, however wide its sets are.
macro_rules! on_grid {
    ($board:expr, $grid:ident => $done:expr) => {
        match $board.grid() {
            $crate::board::Grids::Narrow($grid) => $done,
            $crate::board::Grids::Wide($grid) => $done,
        }
    };
}
pub(crate) use on_grid;

impl<const W: usize> Grid<W> {
    pub(super) fn of(board: &Board) -> Grid<W> {
        let slot = |p: Province| board.slot(p);
        let set = |all: &mut dyn Iterator<Item = Province>| all.filter_map(slot).collect();
        let ids: Vec<Province> = board.provinces().iter().collect();
        let seas: Slots<W> = set(&mut board.seas().iter());
        let mut army = Table::of(Slots::EMPTY);
        let mut fleet = Table::of(Slots::EMPTY);
        let mut waters = Table::of(Slots::EMPTY);
        let mut landings = vec![[[Slots::EMPTY; COASTS]; COASTS]; ids.len()];
        for p in &ids {
            let Some(here) = slot(*p) else {
                continue;
            };
            army[here] = set(&mut board.army_neighbours(*p).iter());
            for from in board.stands(UnitKind::Fleet, *p) {
                for to in board.fleet_neighbours(from) {
                    let Some(there) = slot(to.province) else {
                        continue;
                    };
                    fleet[here].insert(there);
                    landings[here.index()][number(from.coast)][number(to.coast)].insert(there);
                    if seas.contains(there) {
                        waters[here].insert(there);
                    }
                }
            }
        }
        let split = ids.iter().copied().filter(|p| !board.coasts(*p).is_empty());
        let mut grid = Grid {
            seas,
            lands: set(&mut board.lands().iter()),
            coastal: set(&mut board.coastal().iter()),
            split: split.filter_map(slot).collect(),
            army,
            fleet,
            landings,
            waters,
            convoys: Convoys::Searched,
            ids,
        };
        grid.convoys = Convoys::of(&grid);
        grid
    }

    /// How many spaces there are. Berths come after them.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    /// The place of the `n`th army that stands in no space, if there is room.
    #[inline]
    pub(crate) fn berth(&self, n: usize) -> Option<Slot> {
        let number = self.len() + n;
        let room = number < Slots::<W>::ROOM;
        u8::try_from(number).ok().filter(|_| room).map(Slot::new)
    }

    /// Whether this is no space, but a berth.
    #[inline]
    pub(crate) fn is_berth(&self, slot: Slot) -> bool {
        slot.index() >= self.len()
    }

    /// The space's id. Never asked of a berth: it has none.
    #[inline]
    pub(crate) fn province(&self, slot: Slot) -> Province {
        self.ids[slot.index()]
    }

    /// The stand as it is written.
    #[inline]
    pub(crate) fn location(&self, stand: Stand) -> Location {
        Location {
            province: self.province(stand.at),
            coast: stand.coast,
        }
    }

    /// The water spaces.
    pub(crate) fn seas(&self) -> Slots<W> {
        self.seas
    }

    /// Whether it is water.
    #[inline]
    pub(crate) fn is_sea(&self, slot: Slot) -> bool {
        self.seas.contains(slot)
    }

    /// Whether it is land at all.
    pub(crate) fn is_land(&self, slot: Slot) -> bool {
        self.lands.contains(slot)
    }

    /// The lands with a shore.
    pub(crate) fn coastal(&self) -> Slots<W> {
        self.coastal
    }

    /// Whether a fleet there stands on one of several coasts.
    #[inline]
    pub(crate) fn is_split(&self, slot: Slot) -> bool {
        self.split.contains(slot)
    }

    /// Where an army may step.
    #[inline]
    pub(crate) fn army_neighbours(&self, slot: Slot) -> Slots<W> {
        self.army[slot]
    }

    /// The spaces a fleet may sail to from a stand, whatever the coast it lands on.
    #[inline]
    pub(crate) fn fleet_reach(&self, from: Stand) -> Slots<W> {
        if self.is_split(from.at) {
            let landings = &self.landings[from.at.index()][number(from.coast)];
            landings.iter().fold(Slots::EMPTY, |all, at| all.or(*at))
        } else if from.coast.is_none() {
            self.fleet[from.at]
        } else {
            Slots::EMPTY
        }
    }

    /// Whether a fleet may sail from one stand to the other.
    #[inline]
    pub(crate) fn fleet_can_reach(&self, from: Stand, to: Stand) -> bool {
        let landings = self.landings.get(from.at.index());
        landings.is_some_and(|l| l[number(from.coast)][number(to.coast)].contains(to.at))
    }

    /// Every landing of a fleet in a space it may sail to from that stand.
    pub(crate) fn landings(&self, from: Stand, at: Slot) -> impl Iterator<Item = Stand> + '_ {
        let coasts = [None].into_iter().chain(Coast::ALL.map(Some));
        let stands = coasts.map(move |coast| Stand { at, coast });
        stands.filter(move |to| self.fleet_can_reach(from, *to))
    }

    /// The spaces a unit may enter from a stand without a convoy; what it may support into.
    #[inline]
    pub(crate) fn reach(&self, kind: UnitKind, from: Stand) -> Slots<W> {
        match kind {
            UnitKind::Army => self.army_neighbours(from.at),
            UnitKind::Fleet => self.fleet_reach(from),
        }
    }

    /// The seas that touch a land, at whatever coast; from a sea, those it touches.
    #[inline]
    pub(crate) fn waters(&self, slot: Slot) -> Slots<W> {
        self.waters[slot]
    }

    /// Whether a sea and a land touch.
    #[inline]
    pub(crate) fn touches(&self, sea: Slot, land: Slot) -> bool {
        self.fleet_reach(sea.into()).contains(land)
    }

    /// The seas by which one fleet carries an army from one shore to another.
    #[inline]
    pub(crate) fn ferries(&self, from: Slot, to: Slot) -> Slots<W> {
        self.waters(from).and(self.waters(to))
    }

    /// Whether fleets in those seas could carry an army from one shore to another.
    #[inline]
    pub(crate) fn carries(&self, from: Slot, to: Slot, fleets: Slots<W>) -> bool {
        self.convoys.carries(self, from, to, fleets)
    }

    /// Of fleets in those seas, those that are of use to an army on its way from one shore to another: each is in a
    /// chain of them in which no fleet could be left out.
    #[inline]
    pub(crate) fn useful(&self, from: Slot, to: Slot, fleets: Slots<W>) -> Slots<W> {
        self.convoys.useful(self, from, to, fleets)
    }
}
