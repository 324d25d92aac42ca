//! What powers remember of the spaces that they do not see.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{Location, Power, PowerMap, Province, Unit, UnitKind};

use super::rules::VisibilityRules;

/// What powers remember, at one moment: the state of the visibility axis.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody sees the whole board; nothing is stored.
    #[default]
    Open,
    /// What each power has seen and sees no more (F-06).
    Fog(Memories),
}

/// By power and province, what was last seen there, of provinces that the power saw once and does not see now.
pub type Memories = PowerMap<BTreeMap<Province, Glimpse>>;

impl Visibility {
    /// The axis before the first phase: nobody has seen more than the opening position.
    pub fn new(rules: &VisibilityRules) -> Visibility {
        match rules {
            VisibilityRules::Open => Visibility::Open,
            VisibilityRules::Fog(_) => Visibility::Fog(Memories::new()),
        }
    }

    /// Whether nothing is stored of the axis.
    pub fn is_open(&self) -> bool {
        matches!(self, Visibility::Open)
    }

    /// What powers remember in the fog; `None` where everybody sees the whole board.
    pub fn memories(&self) -> Option<&Memories> {
        match self {
            Visibility::Open => None,
            Visibility::Fog(memories) => Some(memories),
        }
    }

    /// What some powers remember alone.
    pub fn of(&self, powers: &[Power]) -> Visibility {
        match self {
            Visibility::Open => Visibility::Open,
            Visibility::Fog(memories) => {
                let own = memories.iter().filter(|(power, _)| powers.contains(power));
                Visibility::Fog(own.map(|(power, seen)| (*power, seen.clone())).collect())
            }
        }
    }
}

/// What was last seen of a province.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glimpse {
    /// The calendar year in which it was seen.
    pub year: u16,
    /// The number of the phase in which it was seen, by which the newest of several is found.
    pub number: u32,
    /// The units that stood there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<Sighting>,
    /// Whose it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Power>,
    /// The blocks that lay there, where blocks are played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blocks: Option<u32>,
}

/// A unit as somebody has seen it. It has no number: nobody sees that an army is the one he saw elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sighting {
    /// Army or fleet.
    pub kind: UnitKind,
    /// Whose unit it was; `None` for a neutral army.
    pub owner: Option<Power>,
    /// Where it stood.
    pub at: Location,
}

impl From<&Unit> for Sighting {
    fn from(unit: &Unit) -> Sighting {
        Sighting {
            kind: unit.kind,
            owner: unit.owner,
            at: unit.at,
        }
    }
}
