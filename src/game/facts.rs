//! What happened this year, as far as another axis may want to know: how axes hear of each other.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, UnitId};

use super::Phase;

/// One thing that happened. Facts are kept in the state until the year closes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A unit came into a province, by a move or a retreat.
    Entered {
        phase: Phase,
        unit: UnitId,
        owner: Option<Power>,
        province: Province,
    },
    /// A unit was driven out of a province.
    Dislodged {
        phase: Phase,
        unit: UnitId,
        owner: Option<Power>,
        province: Province,
    },
    /// Units stood each other off in a province.
    Standoff { phase: Phase, province: Province },
    /// A centre changed hands in the ownership step. `contested`: a unit was dislodged there, or
    /// units stood each other off there, within the year.
    Captured {
        province: Province,
        by: Power,
        from: Option<Power>,
        contested: bool,
    },
}
