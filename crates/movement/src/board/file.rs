//! The form of a board's data file in `maps/`.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Location, Passage, Power, Province, SpaceKind};

/// A board as its file gives it: every border written from both sides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    /// The board's id, for the reader of the file.
    pub board: String,
    /// Each power's home supply centres: where it may build, and what it owns at the start.
    pub homes: BTreeMap<Power, Vec<Province>>,
    /// Each power's capital, on boards whose economy puts treasuries there (E-13a); else empty.
    #[serde(default)]
    pub capitals: BTreeMap<Power, Province>,
    /// Where a power may build fleets, though it is no centre.
    #[serde(default)]
    pub yards: BTreeMap<Power, Vec<Province>>,
    /// All of each power's country, its home centres among them.
    pub countries: BTreeMap<Power, Vec<Province>>,
    /// Each power's first units: `F stp/sc`.
    pub units: BTreeMap<Power, Vec<String>>,
    /// Every province that is always on the board, islands excepted.
    pub provinces: Vec<ProvinceFile>,
    /// Land that is not there unless a change of the borders puts it there, with its borders.
    #[serde(default)]
    pub islands: Vec<ProvinceFile>,
    /// Ways between two seas past a province, for its friends.
    #[serde(default)]
    pub passages: Vec<Passage>,
    /// Seas with a strait between them that can be blocked; a sea is half of one at most.
    #[serde(default)]
    pub straits: Vec<[Province; 2]>,
}

/// One province of a board's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ProvinceFile {
    /// The lower-case id that orders and stored games use: `par`.
    pub id: Province,
    /// Whether it is inland, coastal or sea.
    pub kind: SpaceKind,
    /// Whether it is a supply centre.
    #[serde(default)]
    pub centre: bool,
    /// What it yields its owner, in credits a year (E-01a); 0 at sea and where nothing is earned.
    #[serde(default)]
    pub value: u32,
    /// The full English name, then what else players type for it.
    pub names: Vec<String>,
    /// Where an army may step from it, both directions being written out in the file.
    #[serde(default)]
    pub army: Vec<Province>,
    /// Where a fleet may sail from each of its stands (one, or one for each coast).
    #[serde(default)]
    pub fleet: BTreeMap<Location, Vec<Location>>,
}
