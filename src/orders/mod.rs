//! Unit orders as they are written: their types, the tolerant parser and the printer.
//!
//! An order is only what was written. Whether it is legal, counts, or succeeds is said elsewhere.

mod print;

pub use print::{adjective, title};

use serde::{Deserialize, Serialize};

use crate::board::{Location, Power, UnitKind};

/// A unit as an order names it. A missing kind or coast is filled in by the parser where only one
/// reading is possible; a power is written only to be checked (`Italian A Ven`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitRef {
    pub power: Option<Power>,
    pub kind: Option<UnitKind>,
    pub at: Location,
}

/// What a unit is told to do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Hold,
    /// A move, or in a retreat phase the retreat.
    Move {
        to: Location,
        via: Via,
    },
    /// Support of a unit that stays where it is.
    SupportHold {
        unit: UnitRef,
    },
    SupportMove {
        unit: UnitRef,
        to: Location,
    },
    Convoy {
        unit: UnitRef,
        to: Location,
    },
    /// Leaves the board: in a retreat phase, or as a removal in Winter.
    Disband,
}

/// How a moving army means to travel.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// Not said.
    #[default]
    Unsaid,
    /// `via convoy`.
    Convoy,
    /// `A Lon-NTH-Bel`: by these seas, in this order.
    Route(Vec<crate::board::Province>),
}

/// One written order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Unit {
        unit: UnitRef,
        act: Act,
    },
    Build {
        kind: UnitKind,
        at: Location,
    },
    /// One of the builds due is given up.
    Waive,
}
