//! A board: which provinces there are, what borders what, and who starts where.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::convoy::Routes;
use super::file::BoardFile;
use super::{Coast, Location, Position, Power, PowerMap, Province, ProvinceSet, UnitKind};

/// The boards there are. A game names one; its data is in `maps/`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum BoardKind {
    /// The board of the standard game: 75 provinces, 34 centres.
    #[default]
    Standard,
}

impl BoardKind {
    /// All boards.
    pub const ALL: [BoardKind; 1] = [BoardKind::Standard];

    /// The board itself.
    pub fn board(self) -> &'static Board {
        match self {
            BoardKind::Standard => Board::standard(),
        }
    }

    /// The lower-case id.
    pub const fn id(self) -> &'static str {
        match self {
            BoardKind::Standard => "standard",
        }
    }
}

/// What kind of space a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SpaceKind {
    /// Land without a shore: armies only.
    Inland,
    /// Land with a shore: armies and fleets.
    Coast,
    /// Water: fleets only.
    Sea,
}

/// A data file does not describe a board; the text says what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("bad board: {0}")]
pub struct BadBoard(pub String);

/// One province of a board.
#[derive(Debug)]
struct Space {
    kind: SpaceKind,
    home: Option<Power>,
    names: Vec<String>,
    coasts: Vec<Coast>,
}

/// Where a fleet may sail from one stand: for each landing coast (none first, then as
/// [`Coast::ALL`]) the provinces it may enter there.
#[derive(Clone, Copy, Debug, Default)]
struct Reach {
    all: ProvinceSet,
    at: [ProvinceSet; 5],
}

/// A board, loaded and checked.
#[derive(Debug)]
pub struct Board {
    kind: BoardKind,
    spaces: Vec<Option<Space>>,
    provinces: ProvinceSet,
    seas: ProvinceSet,
    lands: ProvinceSet,
    inland: ProvinceSet,
    split: ProvinceSet,
    centres: ProvinceSet,
    army: Vec<ProvinceSet>,
    /// By province and landing slot.
    fleet: Vec<[Reach; 5]>,
    homes: PowerMap<Vec<Province>>,
    countries: PowerMap<ProvinceSet>,
    start: Position,
    routes: Option<Routes>,
}

/// A location's coast as an index: none first.
const fn slot(coast: Option<Coast>) -> usize {
    match coast {
        None => 0,
        Some(c) => c as usize + 1,
    }
}

impl Board {
    /// The standard board.
    pub fn standard() -> &'static Board {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(|| {
            embedded(
                BoardKind::Standard,
                include_str!("../../maps/standard.json"),
            )
        })
    }

    /// Reads and checks a board's data file.
    ///
    /// # Errors
    /// When the text is not such a file, or what it describes is no board: a border written from
    /// one side only, an army border at sea, a centre at sea, a home that is no centre, an id or
    /// name used twice, a first unit that could not stand where it is put.
    pub fn read(kind: BoardKind, text: &str) -> Result<Board, BadBoard> {
        let file: BoardFile = serde_json::from_str(text).map_err(|e| BadBoard(e.to_string()))?;
        let mut board = Board {
            kind,
            spaces: (0..Province::COUNT).map(|_| None).collect(),
            provinces: ProvinceSet::EMPTY,
            seas: ProvinceSet::EMPTY,
            lands: ProvinceSet::EMPTY,
            inland: ProvinceSet::EMPTY,
            split: ProvinceSet::EMPTY,
            centres: ProvinceSet::EMPTY,
            army: vec![ProvinceSet::EMPTY; Province::COUNT],
            fleet: vec![[Reach::default(); 5]; Province::COUNT],
            homes: file.homes,
            countries: PowerMap::new(),
            start: Position::default(),
            routes: None,
        };
        if file.board != kind.id() {
            return Err(BadBoard(format!("the file is of board `{}`", file.board)));
        }
        for (power, country) in file.countries {
            let country = country.into_iter().collect();
            board.countries.insert(power, country);
        }
        for p in file.provinces {
            let id = p.id;
            if board.provinces.contains(id) {
                return Err(BadBoard(format!("{id} is there twice")));
            }
            if p.names.is_empty() {
                return Err(BadBoard(format!("{id} has no name")));
            }
            board.provinces.insert(id);
            match p.kind {
                SpaceKind::Sea => board.seas.insert(id),
                SpaceKind::Inland => {
                    board.lands.insert(id);
                    board.inland.insert(id);
                }
                SpaceKind::Coast => board.lands.insert(id),
            }
            if p.centre {
                board.centres.insert(id);
            }
            board.army[id.index()] = p.army.iter().copied().collect();
            let mut coasts = Vec::new();
            for (from, to) in &p.fleet {
                if from.province != id {
                    return Err(BadBoard(format!("{from} is listed under {id}")));
                }
                coasts.extend(from.coast);
                let reach = &mut board.fleet[id.index()][slot(from.coast)];
                for to in to {
                    reach.all.insert(to.province);
                    reach.at[slot(to.coast)].insert(to.province);
                }
            }
            if !coasts.is_empty() {
                board.split.insert(id);
                if coasts.len() < 2 || coasts.len() != p.fleet.len() {
                    return Err(BadBoard(format!("{id} has one coast only")));
                }
            }
            let home = board.homes.iter().find(|(_, homes)| homes.contains(&id));
            let space = Space {
                kind: p.kind,
                home: home.map(|(power, _)| *power),
                names: p.names,
                coasts,
            };
            board.spaces[id.index()] = Some(space);
        }
        board.check()?;
        board.routes = Some(Routes::of(&board));
        for (power, units) in &file.units {
            for text in units {
                let (kind, at) = read_unit(text)?;
                if !board.can_stand(kind, at) {
                    return Err(BadBoard(format!("no {text} can stand there")));
                }
                if board.start.at(at.province).next().is_some() {
                    return Err(BadBoard(format!("two units start in {at}")));
                }
                board.start.add(kind, Some(*power), at);
            }
        }
        Ok(board)
    }

    /// What must hold between the provinces of a board.
    fn check(&self) -> Result<(), BadBoard> {
        let bad = |what: String| Err(BadBoard(what));
        let mut names = std::collections::BTreeMap::new();
        for p in self.provinces.iter() {
            for name in self.names(p).iter().map(String::as_str).chain([p.id()]) {
                if let Some(other) = names.insert(name.to_lowercase(), p)
                    && other != p
                {
                    return bad(format!("`{name}` is both {other} and {p}"));
                }
            }
            if self.is_centre(p) && self.is_sea(p) {
                return bad(format!("{p} is a centre at sea"));
            }
            if self.home(p).is_some() && !self.is_centre(p) {
                return bad(format!("{p} is a home but no centre"));
            }
            for q in self.army_neighbours(p).iter() {
                if self.is_sea(p) || !self.lands.contains(q) {
                    return bad(format!("no army walks from {p} to {q}"));
                }
                if q == p || !self.army_neighbours(q).contains(p) {
                    return bad(format!("{p}-{q} is written from one side"));
                }
            }
            for from in self.stands(UnitKind::Fleet, p) {
                for to in self.fleet_neighbours(from) {
                    if to.province == p || !self.fleet_can_reach(to, from) {
                        return bad(format!("{from}-{to} is written from one side"));
                    }
                }
            }
            for c in [None].into_iter().chain(Coast::ALL.map(Some)) {
                let from = Location {
                    province: p,
                    coast: c,
                };
                let sails = self.fleet_neighbours(from).next().is_some();
                if sails && !self.can_stand(UnitKind::Fleet, from) {
                    return bad(format!("no fleet can stand at {from}"));
                }
            }
        }
        for (power, homes) in &self.homes {
            if homes.is_empty() || !homes.iter().all(|p| self.has(*p)) {
                return bad(format!("the homes of {power} are not on the board"));
            }
            let country = self.country(*power);
            let inside = homes.iter().all(|p| country.contains(*p));
            if !inside || !country.minus(self.lands).is_empty() {
                return bad(format!(
                    "the country of {power} is not land around its homes"
                ));
            }
        }
        Ok(())
    }

    /// Which board this is.
    pub fn kind(&self) -> BoardKind {
        self.kind
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
            let coasts = [None].into_iter().chain(Coast::ALL.map(Some));
            coasts
                .filter(move |c| reach.at[slot(*c)].contains(province))
                .map(move |coast| Location { province, coast })
        })
    }

    /// Whether a fleet may sail from one stand to the other.
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

    /// The convoy routes between two shores, each the set of its seas. Only routes in which no fleet
    /// is needless are listed; every other contains one of them.
    #[inline]
    pub fn convoy_routes(&self, from: Province, to: Province) -> &[ProvinceSet] {
        self.routes.as_ref().map_or(&[], |r| r.between(from, to))
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

/// A board we ship. That it loads is checked by a test of every board there is.
fn embedded(kind: BoardKind, text: &str) -> Board {
    match Board::read(kind, text) {
        Ok(board) => board,
        Err(e) => panic!("maps/{}.json: {e}", kind.id()),
    }
}

/// Reads `F stp/sc`.
fn read_unit(text: &str) -> Result<(UnitKind, Location), BadBoard> {
    let bad = || BadBoard(format!("`{text}` is not a unit"));
    let (kind, at) = text.split_once(' ').ok_or_else(bad)?;
    let kind = match kind {
        "A" => UnitKind::Army,
        "F" => UnitKind::Fleet,
        _ => return Err(bad()),
    };
    Ok((kind, Location::from_str(at).map_err(|_| bad())?))
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
