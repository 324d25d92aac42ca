//! A board: which provinces there are, what borders what, and who starts where.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use super::grid::{Grid, Grids, WIDE, on_grid};
use super::index::SlotIndex;
use super::reading::{Ids, reading};
use super::slot::Slot;
use super::space::{Reach, Space};
use super::{
    BoardId, BoardKind, BorderChange, Builds, Coast, Location, OwnBoard, Passage, Position, Power,
    PowerMap, PowerWords, Province, ProvinceSet, SpaceKind, UnitKind, UnknownPower,
};

/// A data file does not describe a board; the text says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("invalid board: {0}")]
pub struct BadBoard(pub String);

/// A board, loaded and checked: its provinces, borders, home centres and first units. It never changes
/// during a game.
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) id: BoardId,
    /// What else the file of a board says that is not ours.
    pub(super) own: Option<Box<OwnBoard>>,
    pub(super) changes: BTreeSet<BorderChange>,
    /// By slot.
    pub(super) spaces: Vec<Space>,
    /// Which province has which slot.
    pub(super) slots: SlotIndex,
    pub(super) provinces: ProvinceSet,
    pub(super) seas: ProvinceSet,
    pub(super) lands: ProvinceSet,
    pub(super) coastal: ProvinceSet,
    /// The supply centres.
    pub(super) centres: ProvinceSet,
    /// Land that a change of the borders may put there.
    pub(super) islands: ProvinceSet,
    /// Each power's home centres.
    pub(super) homes: PowerMap<Vec<Province>>,
    /// The centres that a power owns at first, if they are not its homes.
    pub(super) owns: PowerMap<Vec<Province>>,
    /// By which rule it is said where powers build.
    pub(super) builds: Builds,
    /// Where each power may build.
    pub(super) sites: PowerMap<Vec<Province>>,
    /// Each power's capital, where the board names one.
    pub(super) capitals: PowerMap<Province>,
    /// Where each power may build fleets though it is no centre.
    pub(super) yards: PowerMap<Vec<Province>>,
    /// All provinces of each power's country.
    pub(super) countries: PowerMap<ProvinceSet>,
    /// The units before the first Spring.
    pub(super) start: Position,
    pub(super) passages: Vec<Passage>,
    pub(super) straits: Vec<[Province; 2]>,
    /// The board by slots, made on first use.
    pub(super) grids: OnceLock<Grids>,
    pub(super) wide: OnceLock<Box<Grid<WIDE>>>,
}

impl Ids for Board {
    fn has_power_id(&self, id: &str) -> bool {
        self.power(id).is_ok()
    }

    fn has_province_id(&self, id: &str) -> bool {
        let id = id.split_once('/').map_or(id, |(province, _)| province);
        Province::from_id(id).is_some_and(|p| self.has(p) || self.islands.contains(p))
    }
}

impl Board {
    /// Which board this is.
    pub fn id(&self) -> BoardId {
        self.id
    }

    /// Which of the boards we ship it is; `None` for a board that was read.
    pub fn shipped(&self) -> Option<BoardKind> {
        match self.id {
            BoardId::Shipped(kind) => Some(kind),
            BoardId::Read(_) => None,
        }
    }

    /// Whether it is a board that the rulebooks speak of: their figures hold on it, and what they say of a power or a
    /// province by its name. So it is with the boards that we ship. A board that was read may have a Russia or a Sicily,
    /// too, and they are others; it says itself what is different about them.
    pub fn is_of_rulebooks(&self) -> bool {
        self.shipped().is_some()
    }

    /// What the file of a board that was read says beside its map; `None` for the boards we ship.
    pub fn own(&self) -> Option<&OwnBoard> {
        self.own.as_deref()
    }

    /// What the board's own file calls a power; `None` for the powers of the boards we ship.
    pub fn words_of(&self, power: Power) -> Option<&PowerWords> {
        self.own()?.powers.get(&power)
    }

    /// Where a power may build if it owns them and nobody is there: its home centres, unless the board says otherwise.
    pub fn sites(&self, power: Power) -> &[Province] {
        self.sites.get(&power).map_or(&[], Vec::as_slice)
    }

    /// By which rule powers build: that of the board's file, unless the game is played by another.
    pub const fn builds(&self) -> Builds {
        self.builds
    }

    /// Has every power build by a rule.
    pub(super) fn allow_builds(&mut self, builds: Builds) {
        self.builds = builds;
        let all: Vec<Province> = match builds {
            Builds::Homes => {
                self.sites = self.homes.clone();
                return;
            }
            Builds::HomesOfAnyone => self.homes.values().flatten().copied().collect(),
            Builds::Centres => self.centres.iter().collect(),
        };
        self.sites = self
            .homes
            .keys()
            .map(|power| (*power, all.clone()))
            .collect();
    }

    /// The borders that differ from the board's file.
    pub fn changes(&self) -> &BTreeSet<BorderChange> {
        &self.changes
    }

    /// Every province of this board.
    pub fn provinces(&self) -> &ProvinceSet {
        &self.provinces
    }

    /// Whether the province is on this board at all.
    #[inline]
    pub fn has(&self, p: Province) -> bool {
        self.slot(p).is_some()
    }

    /// The sea provinces: only fleets, or armies aboard them, can be there.
    pub fn seas(&self) -> &ProvinceSet {
        &self.seas
    }

    /// The land provinces, inland or not.
    pub fn lands(&self) -> &ProvinceSet {
        &self.lands
    }

    /// The land provinces with a shore.
    pub fn coastal(&self) -> &ProvinceSet {
        &self.coastal
    }

    /// Land that is not there, but that a change of the borders may put there.
    pub fn islands(&self) -> &ProvinceSet {
        &self.islands
    }

    /// The supply centres, whoever owns them.
    pub fn centres(&self) -> &ProvinceSet {
        &self.centres
    }

    /// What kind of space it is; `None` when it is not on this board.
    pub fn space(&self, p: Province) -> Option<SpaceKind> {
        self.on(p).map(|s| s.kind)
    }

    /// Whether it is water.
    #[inline]
    pub fn is_sea(&self, p: Province) -> bool {
        self.space(p) == Some(SpaceKind::Sea)
    }

    /// Whether it is a supply centre.
    pub fn is_centre(&self, p: Province) -> bool {
        self.on(p).is_some_and(|s| s.centre)
    }

    /// The coasts a fleet must choose between; none in most provinces.
    #[inline]
    pub fn coasts(&self, p: Province) -> &[Coast] {
        self.on(p).map_or(&[], |s| &s.coasts)
    }

    /// The power whose home centre it is; `None` for a neutral centre and for what is no centre.
    pub fn home(&self, p: Province) -> Option<Power> {
        self.on(p).and_then(|s| s.home)
    }

    /// A power's home centres, where it may build (by the standard rules); empty for a power of another
    /// board.
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
        self.on(p).map_or(0, |s| s.value)
    }

    /// All provinces of a power's country, centres or not.
    pub fn country(&self, power: Power) -> &ProvinceSet {
        self.countries.get(&power).unwrap_or(ProvinceSet::NONE)
    }

    /// The powers that play on this board, in ascending order of id.
    pub fn powers(&self) -> impl Iterator<Item = Power> + '_ {
        self.homes.keys().copied()
    }

    /// Does something during which serde reads powers and provinces of this board, and refuses others.
    pub fn reading<T>(&'static self, read: impl FnOnce() -> T) -> T {
        reading(self, read)
    }

    /// Whether the power plays on this board.
    pub fn has_power(&self, power: Power) -> bool {
        self.homes.contains_key(&power)
    }

    /// The power of this board with that id, in any case.
    ///
    /// # Errors
    /// When the board has no such power.
    pub fn power(&self, id: &str) -> Result<Power, UnknownPower> {
        let named: Power = id.parse()?;
        self.has_power(named)
            .then_some(named)
            .ok_or_else(|| UnknownPower(id.to_owned()))
    }

    /// The units that stand on the board before the first Spring, unless the setup's opening has others.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// What people call the province: the full English name first, then other words typed for it.
    /// Lower-case but for the first; three-letter ids of others are among them.
    pub fn names(&self, p: Province) -> &[String] {
        self.on(p).map_or(&[], |s| &s.names)
    }

    /// The full English name; empty when it is not on this board.
    pub fn name(&self, p: Province) -> &str {
        self.names(p).first().map_or("", String::as_str)
    }

    /// The provinces an army may step to from `p`; empty at sea.
    pub fn army_neighbours(&self, p: Province) -> &ProvinceSet {
        self.on(p).map_or(ProvinceSet::NONE, |s| &s.army)
    }

    /// The provinces a fleet may sail to from a stand, whatever the coast it lands on.
    pub fn fleet_reach(&self, from: Location) -> &ProvinceSet {
        self.sailing(from)
            .map_or(ProvinceSet::NONE, |reach| &reach.all)
    }

    /// Where a fleet may sail from a stand, coasts told apart.
    pub fn fleet_neighbours(&self, from: Location) -> impl Iterator<Item = Location> + '_ {
        let reach = self.sailing(from);
        reach.into_iter().flat_map(|reach| reach.at.iter().copied())
    }

    fn sailing(&self, from: Location) -> Option<&Reach> {
        let reaches = &self.on(from.province)?.fleet;
        reaches.iter().find(|reach| reach.from == from.coast)
    }

    /// Whether a fleet may sail from one stand to the other.
    ///
    /// ```
    /// use chancery_movement::board::Board;
    /// use chancery_movement::orders::Parser;
    ///
    /// let board = Board::standard();
    /// let at = |name| Parser::new(board).place(name).expect("a place");
    /// assert!(board.fleet_can_reach(at("Mid-Atlantic"), at("Spain (south coast)")));
    /// assert!(!board.fleet_can_reach(at("Stp/nc"), at("Stp/sc")));
    /// ```
    #[inline]
    pub fn fleet_can_reach(&self, from: Location, to: Location) -> bool {
        let reach = self.sailing(from);
        reach.is_some_and(|reach| reach.at.binary_search(&to).is_ok())
    }

    /// The provinces a unit standing at `from` may enter without a convoy; what it may support into.
    #[inline]
    pub fn reach(&self, kind: UnitKind, from: Location) -> &ProvinceSet {
        match kind {
            UnitKind::Army => self.army_neighbours(from.province),
            UnitKind::Fleet => self.fleet_reach(from),
        }
    }

    /// Of fleets in those seas, those that are of use to an army on its way from one shore to another: each is in a
    /// chain of them in which no fleet could be left out. None, where they cannot carry it.
    ///
    /// ```
    /// use chancery_movement::board::{Board, Province, ProvinceSet};
    ///
    /// let place = |id| Province::from_id(id).expect("a province");
    /// let fleets = ProvinceSet::from_iter([place("nth"), place("mao")]);
    /// let useful = Board::standard().useful_fleets(place("lon"), place("nwy"), &fleets);
    /// assert!(useful.iter().eq([place("nth")]));
    /// ```
    pub fn useful_fleets(&self, from: Province, to: Province, fleets: &ProvinceSet) -> ProvinceSet {
        let (Some(from), Some(to)) = (self.slot(from), self.slot(to)) else {
            return ProvinceSet::EMPTY;
        };
        on_grid!(self, grid => {
            let fleets = fleets.iter().filter_map(|sea| self.slot(sea)).collect();
            let useful = grid.useful(from, to, fleets).iter();
            useful.map(|sea| grid.province(sea)).collect()
        })
    }

    /// A province's place among [`Board::provinces`], from 0: for tables. `None` when it is not on this board.
    #[inline]
    pub fn number(&self, p: Province) -> Option<usize> {
        self.slot(p).map(Slot::index)
    }

    /// The province's number on this board.
    #[inline]
    pub(crate) fn slot(&self, p: Province) -> Option<Slot> {
        self.slots.slot(p)
    }

    /// What the board says of a province; `None` when it is not on it.
    #[inline]
    fn on(&self, p: Province) -> Option<&Space> {
        self.spaces.get(self.slot(p)?.index())
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

    /// The ways for fleets past a friendly province, from one sea to another that it does not touch: N-08a.
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
                None => self.coasts(at.province).is_empty(),
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
