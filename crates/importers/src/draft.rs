//! A board as the readers put it together, before it is written.

use std::collections::{BTreeMap, BTreeSet};

use crate::loss::At;

/// A board that is being put together.
#[derive(Debug)]
pub(crate) struct Draft {
    pub id: String,
    pub name: String,
    pub description: String,
    pub author: String,
    pub rules: String,
    pub first_year: u32,
    pub one_season: bool,
    pub opens_with_builds: bool,
    /// How many centres win; more than half of them without it.
    pub goal: Option<u32>,
    /// The year after which the game ends, and the word for how.
    pub last_year: Option<(u32, &'static str)>,
    /// The centres that win together, and the year from which they do.
    pub hold: Option<(Vec<String>, Option<u32>)>,
    /// The word for where powers build, if it is not at home.
    pub builds: Option<&'static str>,
    pub powers: Vec<PowerDraft>,
    pub provinces: Vec<ProvinceDraft>,
}

impl Draft {
    pub(crate) fn new(id: String, name: String) -> Draft {
        Draft {
            id,
            name,
            description: String::new(),
            author: String::new(),
            rules: String::new(),
            first_year: 1901,
            one_season: false,
            opens_with_builds: false,
            goal: None,
            last_year: None,
            hold: None,
            builds: None,
            powers: Vec::new(),
            provinces: Vec::new(),
        }
    }
}

/// A power that is being put together.
#[derive(Clone, Debug)]
pub(crate) struct PowerDraft {
    pub id: String,
    pub name: String,
    pub adjective: Option<String>,
    pub homes: Vec<String>,
    /// The centres it owns at first, if they are not its homes.
    pub owns: Option<Vec<String>>,
    /// Such as `#cc3300`.
    pub colour: Option<String>,
    /// With the place each is written at.
    pub units: Vec<(UnitDraft, Option<At>)>,
    pub asleep: bool,
    /// Where it is written.
    pub at: Option<At>,
}

impl PowerDraft {
    pub(crate) fn new(id: String, name: String) -> PowerDraft {
        PowerDraft {
            id,
            name,
            adjective: None,
            homes: Vec::new(),
            owns: None,
            colour: None,
            units: Vec::new(),
            asleep: false,
            at: None,
        }
    }
}

/// A first unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnitDraft {
    pub is_fleet: bool,
    /// A province, or a coast such as `stp/sc`.
    pub at: String,
}

impl std::fmt::Display for UnitDraft {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.is_fleet { 'F' } else { 'A' };
        write!(f, "{kind} {}", self.at)
    }
}

/// What a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Terrain {
    Inland,
    Coast,
    Sea,
}

impl Terrain {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Terrain::Inland => "inland",
            Terrain::Coast => "coast",
            Terrain::Sea => "sea",
        }
    }
}

/// A province that is being put together.
#[derive(Debug)]
pub(crate) struct ProvinceDraft {
    pub id: String,
    pub name: String,
    pub aka: Vec<String>,
    pub terrain: Terrain,
    pub centre: bool,
    /// Where armies walk from it.
    pub army: BTreeSet<String>,
    /// Where fleets sail from each of its coasts; under an empty name, from the whole of it.
    pub fleet: BTreeMap<String, BTreeSet<String>>,
    /// Where it is written.
    pub at: Option<At>,
}

impl ProvinceDraft {
    pub(crate) fn new(id: String, name: String, terrain: Terrain) -> ProvinceDraft {
        ProvinceDraft {
            id,
            name,
            aka: Vec::new(),
            terrain,
            centre: false,
            army: BTreeSet::new(),
            fleet: BTreeMap::new(),
            at: None,
        }
    }

    /// Whether several coasts are told apart.
    pub(crate) fn is_split(&self) -> bool {
        self.fleet.keys().any(|coast| !coast.is_empty())
    }

    /// A place in it as the finished board has it, if it does: one coast alone has no name there.
    pub(crate) fn standing(&self, place: &str) -> Option<String> {
        match place.split_once('/') {
            Some((_, coast)) if self.is_split() => {
                self.fleet.contains_key(coast).then(|| place.to_owned())
            }
            Some(_) | None => Some(self.id.clone()),
        }
    }
}

/// The province of a place, which may name a coast.
pub(crate) fn province_of(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}
