//! Reading a board's data file, and what must hold of it.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::OnceLock;

use super::file::BoardFile;
use super::index::SlotIndex;
use super::map::{BadBoard, Board};
use super::space::{Reach, Space};
use super::{
    BoardId, BoardKind, BorderChange, Builds, Coast, Location, Passage, Position, PowerMap,
    Province, ProvinceSet, SpaceKind, UnitKind,
};

/// How many provinces a board has at most.
const MOST: usize = 256;

/// Reads a board's data file and checks the board it makes with those borders changed.
pub(super) fn read(
    kind: BoardKind,
    text: &str,
    changes: &BTreeSet<BorderChange>,
) -> Result<Board, BadBoard> {
    let mut file: BoardFile = serde_json::from_str(text).map_err(|e| BadBoard(e.to_string()))?;
    if file.board != kind.id() {
        return Err(BadBoard(format!("the file is of board `{}`", file.board)));
    }
    for change in changes {
        change.draw(&mut file);
    }
    Ok(Board {
        changes: changes.clone(),
        ..Board::of(BoardId::Shipped(kind), file)?
    })
}

impl Board {
    /// Reads and checks a board's data file.
    ///
    /// # Errors
    /// When the text is not such a file, or what it describes is no board: a border written from
    /// one side only, an army border at sea, a centre or a value at sea, a home that is no centre, a
    /// capital that is no home, a yard no fleet can be built at, an id or name used twice, a first unit that could not stand where it is put.
    pub fn read(kind: BoardKind, text: &str) -> Result<Board, BadBoard> {
        read(kind, text, &BTreeSet::new())
    }

    /// The board that a file describes.
    pub(super) fn of(id: BoardId, file: BoardFile) -> Result<Board, BadBoard> {
        let provinces: ProvinceSet = file.provinces.iter().map(|p| p.id).collect();
        if provinces.len() > MOST {
            return Err(BadBoard(format!(
                "{} provinces; {MOST} is the most",
                provinces.len()
            )));
        }
        let (mut seas, mut lands) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        let (mut coastal, mut centres) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        let mut spaces = BTreeMap::new();
        for p in file.provinces {
            let id = p.id;
            if p.names.is_empty() {
                return Err(BadBoard(format!("{id} has no name")));
            }
            match p.kind {
                SpaceKind::Sea => seas.insert(id),
                SpaceKind::Inland => lands.insert(id),
                SpaceKind::Coast => {
                    lands.insert(id);
                    coastal.insert(id);
                }
            }
            if p.centre {
                centres.insert(id);
            }
            let mut coasts = Vec::new();
            let mut fleet = Vec::with_capacity(p.fleet.len());
            for (from, mut to) in p.fleet {
                if from.province != id {
                    return Err(BadBoard(format!("{from} is listed under {id}")));
                }
                coasts.extend(from.coast);
                to.sort_unstable();
                to.dedup();
                fleet.push(Reach {
                    from: from.coast,
                    all: to.iter().map(|to| to.province).collect(),
                    at: to,
                });
            }
            if !coasts.is_empty() && (coasts.len() < 2 || coasts.len() != fleet.len()) {
                return Err(BadBoard(format!("{id} has one coast only")));
            }
            let home = file.homes.iter().find(|(_, homes)| homes.contains(&id));
            let space = Space {
                kind: p.kind,
                centre: p.centre,
                value: p.value,
                home: home.map(|(power, _)| *power),
                names: p.names,
                coasts,
                army: p.army.into_iter().collect(),
                fleet,
            };
            if spaces.insert(id, space).is_some() {
                return Err(BadBoard(format!("{id} is there twice")));
            }
        }
        let countries = file.countries.into_iter();
        let mut board = Board {
            id,
            own: None,
            changes: BTreeSet::new(),
            owns: PowerMap::new(),
            builds: Builds::Homes,
            sites: PowerMap::new(),
            spaces: spaces.into_values().collect(),
            slots: SlotIndex::of(provinces.iter()),
            provinces,
            seas,
            lands,
            coastal,
            centres,
            islands: file.islands.iter().map(|island| island.id).collect(),
            homes: file.homes,
            capitals: file.capitals,
            yards: file.yards,
            countries: countries
                .map(|(power, country)| (power, country.into_iter().collect()))
                .collect(),
            start: Position::default(),
            passages: file.passages,
            straits: file.straits,
            grids: OnceLock::new(),
            wide: OnceLock::new(),
        };
        board.check()?;
        board.allow_builds(Builds::Homes);
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
        let mut names = BTreeMap::new();
        for p in self.provinces.iter() {
            for name in self
                .names(p)
                .iter()
                .map(String::as_str)
                .chain([p.id().as_str()])
            {
                if let Some(other) = names.insert(name.to_lowercase(), p)
                    && other != p
                {
                    return bad(format!("`{name}` is both {other} and {p}"));
                }
            }
            if self.is_centre(p) && self.is_sea(p) {
                return bad(format!("{p} is a centre at sea"));
            }
            if self.value(p) > 0 && self.is_sea(p) {
                return bad(format!("{p} has a value at sea"));
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
        for Passage { between, past } in &self.passages {
            let [a, b] = *between;
            let beside = |sea: Province| self.fleet_reach(sea.into()).contains(*past);
            let joined = self.fleet_reach(a.into()).contains(b);
            if joined || a == b || ![a, b].into_iter().all(|s| self.is_sea(s) && beside(s)) {
                return bad(format!("no way leads past {past} from {a} to {b}"));
            }
        }
        let mut halves = ProvinceSet::EMPTY;
        for [a, b] in self.straits.iter().copied() {
            let joined = self.fleet_reach(a.into()).contains(b) || self.passage(a, b).is_some();
            let seen = halves.contains(a) || halves.contains(b);
            halves.insert(a);
            halves.insert(b);
            if seen || !joined || !self.is_sea(a) || !self.is_sea(b) {
                return bad(format!("no strait joins {a} and {b}"));
            }
        }
        for (power, homes) in &self.homes {
            if homes.is_empty() || !homes.iter().all(|p| self.has(*p)) {
                return bad(format!("the homes of {power} are not on the board"));
            }
            let country = self.country(*power);
            let inside = homes.iter().all(|p| country.contains(*p));
            if !inside || !country.minus(&self.lands).is_empty() {
                return bad(format!(
                    "the country of {power} is not land around its homes"
                ));
            }
        }
        for (power, capital) in &self.capitals {
            if !self.homes(*power).contains(capital) {
                return bad(format!("{capital} is no home of {power}"));
            }
        }
        for (power, yards) in &self.yards {
            let apt = |p: &Province| {
                self.country(*power).contains(*p)
                    && self.coastal().contains(*p)
                    && !self.is_centre(*p)
            };
            if !yards.iter().all(apt) {
                return bad(format!("the yards of {power} are not shores of its own"));
            }
        }
        Ok(())
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
