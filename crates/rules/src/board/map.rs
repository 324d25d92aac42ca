//! A board: which provinces there are, what borders what, and who starts where.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use super::grid::{Grid, Grids, WIDE, on_grid};
use super::slot::Slot;
use super::space::Space;
use super::{
    BoardKind, BorderChange, Coast, Location, Passage, Position, Power, PowerMap, Province,
    ProvinceSet, SpaceKind, UnitKind,
};

/// A data file does not describe a board; the text says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid board: {0}")]
pub struct BadBoard(pub String);

/// Where a fleet may sail from one stand: for each landing coast (none first, then as
/// [`Coast::ALL`]) the provinces it may enter there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    pub(super) all: ProvinceSet,
    pub(super) at: [ProvinceSet; 5],
}

/// A board, loaded and checked.
#[derive(Debug)]
pub struct Board {
    pub(super) kind: BoardKind,
    pub(super) changes: BTreeSet<BorderChange>,
    pub(super) spaces: Vec<Option<Space>>,
    pub(super) provinces: ProvinceSet,
    pub(super) seas: ProvinceSet,
    pub(super) lands: ProvinceSet,
    pub(super) inland: ProvinceSet,
    pub(super) split: ProvinceSet,
    pub(super) centres: ProvinceSet,
    pub(super) army: Vec<ProvinceSet>,
    /// By province and landing slot.
    pub(super) fleet: Vec<[Reach; 5]>,
    pub(super) homes: PowerMap<Vec<Province>>,
    pub(super) capitals: PowerMap<Province>,
    pub(super) yards: PowerMap<Vec<Province>>,
    /// By province.
    pub(super) values: Vec<u32>,
    pub(super) countries: PowerMap<ProvinceSet>,
    pub(super) start: Position,
    pub(super) passages: Vec<Passage>,
    pub(super) straits: Vec<[Province; 2]>,
    /// By province: its number on this board.
    pub(super) slots: Vec<Option<Slot>>,
    pub(super) grids: OnceLock<Grids>,
    pub(super) wide: OnceLock<Box<Grid<WIDE>>>,
}

/// What a landing may name: no coast, or one; in the order of [`slot`].
const LANDINGS: [Option<Coast>; 5] = [
    None,
    Some(Coast::North),
    Some(Coast::East),
    Some(Coast::South),
    Some(Coast::West),
];

/// A location's coast as an index: none first.
pub(super) const fn slot(coast: Option<Coast>) -> usize {
    match coast {
        None => 0,
        Some(c) => c as usize + 1,
    }
}

impl Board {
    /// Which board this is.
    pub fn kind(&self) -> BoardKind {
        self.kind
    }

    /// The borders that differ from the board's file.
    pub fn changes(&self) -> &BTreeSet<BorderChange> {
        &self.changes
    }

    /// Every province of this board.
    pub fn provinces(&self) -> ProvinceSet {
        self.provinces
    }

    /// Whether the province is on this board at all.
    #[inline]
    pub fn has(&self, p: Province) -> bool {
        self.provinces.contains(p)
    }

    /// The sea provinces.
    pub fn seas(&self) -> ProvinceSet {
        self.seas
    }

    /// The land provinces, inland or not.
    pub fn lands(&self) -> ProvinceSet {
        self.lands
    }

    /// The land provinces with a shore.
    pub fn coastal(&self) -> ProvinceSet {
        self.lands.minus(self.inland)
    }

    /// The supply centres.
    pub fn centres(&self) -> ProvinceSet {
        self.centres
    }

    /// What kind of space it is; `None` when it is not on this board.
    pub fn space(&self, p: Province) -> Option<SpaceKind> {
        self.spaces[p.index()].as_ref().map(|s| s.kind)
    }

    /// Whether it is water.
    #[inline]
    pub fn is_sea(&self, p: Province) -> bool {
        self.seas.contains(p)
    }

    /// Whether it is a supply centre.
    pub fn is_centre(&self, p: Province) -> bool {
        self.centres.contains(p)
    }

    /// The coasts a fleet must choose between; none in most provinces.
    #[inline]
    pub fn coasts(&self, p: Province) -> &[Coast] {
        self.spaces[p.index()].as_ref().map_or(&[], |s| &s.coasts)
    }

    /// Whose home centre it is.
    pub fn home(&self, p: Province) -> Option<Power> {
        self.spaces[p.index()].as_ref().and_then(|s| s.home)
    }

    /// A power's home centres.
    pub fn homes(&self, power: Power) -> &[Province] {
        self.homes.get(&power).map_or(&[], Vec::as_slice)
    }

    /// A power's capital, where the board names one.
    pub fn capital(&self, power: Power) -> Option<Province> {
        self.capitals.get(&power).copied()
    }

    /// Where a power may build fleets, and only fleets, though it is no centre (E-16c).
    pub fn yards(&self, power: Power) -> &[Province] {
        self.yards.get(&power).map_or(&[], Vec::as_slice)
    }

    /// What a land province yields, in credits a year; 0 at sea and on boards without values.
    pub fn value(&self, p: Province) -> u32 {
        self.values[p.index()]
    }

    /// All provinces of a power's country, centres or not.
    pub fn country(&self, power: Power) -> ProvinceSet {
        self.countries.get(&power).copied().unwrap_or_default()
    }

    /// The powers that play on this board.
    pub fn powers(&self) -> impl Iterator<Item = Power> + '_ {
        self.homes.keys().copied()
    }

    /// The units before the first Spring.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What people call the province: the full English name first, then other words typed for it.
    /// Lower-case but for the first; three-letter ids of others are among them.
    pub fn names(&self, p: Province) -> &[String] {
        self.spaces[p.index()].as_ref().map_or(&[], |s| &s.names)
    }

    /// The full English name.
    pub fn name(&self, p: Province) -> &str {
        self.names(p).first().map_or(p.id(), String::as_str)
    }

    /// Where an army may step from a province.
    #[inline]
    pub fn army_neighbours(&self, p: Province) -> ProvinceSet {
        self.army[p.index()]
    }

    /// The provinces a fleet may sail to from a stand, whatever the coast it lands on.
    #[inline]
    pub fn fleet_reach(&self, from: Location) -> ProvinceSet {
        self.fleet[from.province.index()][slot(from.coast)].all
    }

    /// Where a fleet may sail from a stand, coasts told apart.
    pub fn fleet_neighbours(&self, from: Location) -> impl Iterator<Item = Location> + '_ {
        let reach = &self.fleet[from.province.index()][slot(from.coast)];
        reach.all.iter().flat_map(move |province| {
            // Most provinces have no coasts to choose between.
            let coasts = if self.split.contains(province) {
                &LANDINGS[..]
            } else {
                &LANDINGS[..1]
            };
            coasts
                .iter()
                .copied()
                .filter(move |c| reach.at[slot(*c)].contains(province))
                .map(move |coast| Location { province, coast })
        })
    }

    /// Whether a fleet may sail from one stand to the other.
    ///
    /// ```
    /// use chancery_rules::board::Board;
    /// use chancery_rules::orders::Parser;
    ///
    /// let board = Board::standard();
    /// let at = |name| Parser::new(board).place(name).expect("a place");
    /// assert!(board.fleet_can_reach(at("Mid-Atlantic"), at("Spain (south coast)")));
    /// assert!(!board.fleet_can_reach(at("Stp/nc"), at("Stp/sc")));
    /// ```
    #[inline]
    pub fn fleet_can_reach(&self, from: Location, to: Location) -> bool {
        self.fleet[from.province.index()][slot(from.coast)].at[slot(to.coast)].contains(to.province)
    }

    /// The provinces a unit standing at `from` may enter without a convoy; what it may support into.
    #[inline]
    pub fn reach(&self, kind: UnitKind, from: Location) -> ProvinceSet {
        match kind {
            UnitKind::Army => self.army_neighbours(from.province),
            UnitKind::Fleet => self.fleet_reach(from),
        }
    }

    /// Of fleets in those seas, those that are of use to an army on its way from one shore to another: each is in a
    /// chain of them in which no fleet could be left out. None, where they cannot carry it.
    ///
    /// ```
    /// use chancery_rules::board::{Board, Province, ProvinceSet};
    ///
    /// let place = |id| Province::from_id(id).expect("a province");
    /// let fleets = ProvinceSet::from_iter([place("nth"), place("mao")]);
    /// let useful = Board::standard().useful_fleets(place("lon"), place("nwy"), fleets);
    /// assert!(useful.iter().eq([place("nth")]));
    /// ```
    pub fn useful_fleets(&self, from: Province, to: Province, fleets: ProvinceSet) -> ProvinceSet {
        let (Some(from), Some(to)) = (self.slot(from), self.slot(to)) else {
            return ProvinceSet::EMPTY;
        };
        on_grid!(self, grid => {
            let fleets = fleets.iter().filter_map(|sea| self.slot(sea)).collect();
            let useful = grid.useful(from, to, fleets).iter();
            useful.map(|sea| grid.province(sea)).collect()
        })
    }

    /// The province's number on this board.
    #[inline]
    pub(crate) fn slot(&self, p: Province) -> Option<Slot> {
        self.slots[p.index()]
    }

    /// The board by numbers, as movement needs it.
    #[inline]
    pub(crate) fn grid(&self) -> &Grids {
        self.grids.get_or_init(|| Grids::of(self))
    }

    /// The same in sets as wide as any board needs, for rules that are not in such a hurry.
    pub(crate) fn wide_grid(&self) -> &Grid<WIDE> {
        self.wide.get_or_init(|| Box::new(Grid::of(self)))
    }

    /// The ways past a province: N-08a.
    pub fn passages(&self) -> &[Passage] {
        &self.passages
    }

    /// The province a fleet passes by when it goes from one of these seas to the other, if that is the
    /// only way: N-08a.
    pub fn passage(&self, from: Province, to: Province) -> Option<Province> {
        let ends = |p: &&Passage| p.between == [from, to] || p.between == [to, from];
        self.passages.iter().find(ends).map(|p| p.past)
    }

    /// The straits, each as the two seas it joins: N-07b.
    pub fn straits(&self) -> &[[Province; 2]] {
        &self.straits
    }

    /// The other half of the strait that a sea is half of: N-07b.
    pub fn across(&self, half: Province) -> Option<Province> {
        self.straits.iter().find_map(|[a, b]| {
            let other = if *a == half { b } else { a };
            (*a == half || *b == half).then_some(*other)
        })
    }

    /// Whether such a unit can stand there: the right kind of space, and the coast named exactly
    /// when it is a fleet's and there are several.
    #[inline]
    pub fn can_stand(&self, kind: UnitKind, at: Location) -> bool {
        match (kind, self.space(at.province)) {
            (_, None) => false,
            (UnitKind::Army, Some(space)) => space != SpaceKind::Sea && at.coast.is_none(),
            (UnitKind::Fleet, Some(SpaceKind::Inland)) => false,
            (UnitKind::Fleet, Some(_)) => match at.coast {
                None => !self.split.contains(at.province),
                Some(coast) => self.coasts(at.province).contains(&coast),
            },
        }
    }

    /// Every stand such a unit has in a province: none, one, or one a coast.
    pub fn stands(&self, kind: UnitKind, p: Province) -> impl Iterator<Item = Location> + '_ {
        let coasts = [None].into_iter().chain(Coast::ALL.map(Some));
        coasts
            .map(move |coast| Location { province: p, coast })
            .filter(move |at| self.can_stand(kind, *at))
    }
}
