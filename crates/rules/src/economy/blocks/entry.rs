//! The blocks section of a sheet: where points are put, and its one canonical text.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Province;
use crate::orders::title;

/// One line of the blocks section (I-03d).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// This many points of the author become blocks in that province.
    Place { blocks: u32, at: Province },
    /// Whatever is left when all else is paid is placed there.
    Rest { at: Province },
}

impl Entry {
    /// The most blocks that one line may place.
    pub const MOST: u32 = 9_999;

    /// The province the line puts blocks into.
    pub fn at(&self) -> Province {
        match self {
            Entry::Place { at, .. } | Entry::Rest { at } => *at,
        }
    }

    /// Whether adding `other` replaces this line: both place blocks in the same province, or both say where
    /// the rest goes.
    pub fn same_subject(&self, other: &Entry) -> bool {
        match (self, other) {
            (Entry::Place { at: a, .. }, Entry::Place { at: b, .. }) => a == b,
            (Entry::Rest { .. }, Entry::Rest { .. }) => true,
            _ => false,
        }
    }
}

/// `Place 2 in Lvp`, `Place the rest in Par`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = title(self.at().into());
        match self {
            Entry::Place { blocks, .. } => write!(f, "Place {blocks} in {at}"),
            Entry::Rest { .. } => write!(f, "Place the rest in {at}"),
        }
    }
}
