//! What happened this year, as far as another axis may want to know: how axes hear of each other.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, UnitId};
use crate::movement::Battle;

use super::Phase;

/// Something the rules must remember within a year. Facts are kept in the state until the year closes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A unit came into a province, by a move or a retreat, in these battles.
    Entered {
        phase: Phase,
        unit: UnitId,
        owner: Option<Power>,
        province: Province,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        battles: Vec<Battle>,
    },
    /// A unit was driven out of a province.
    Dislodged {
        phase: Phase,
        unit: UnitId,
        owner: Option<Power>,
        province: Province,
    },
    /// A fleet was annihilated there (N-04, N-06): nobody fought it for the province.
    Annihilated {
        phase: Phase,
        unit: UnitId,
        owner: Option<Power>,
        province: Province,
    },
    /// Units stood each other off in a province.
    Standoff { phase: Phase, province: Province },
    /// A centre changed hands in the ownership step. `contested`: its new owner came into it within
    /// the year by beating somebody's unit, and nobody else held it since. The rules themselves ask
    /// for the battles; this is for those who read a game's facts (`chancery resolve`).
    Captured {
        province: Province,
        by: Power,
        from: Option<Power>,
        contested: bool,
    },
}

/// The battles of the year in which a power came into a province that it still holds: those of all its
/// units, as long as nobody else came in between (2B.5, 2B.28).
pub(super) fn won_in(facts: &[Fact], at: Province, by: Power) -> Vec<Battle> {
    let mut holder = None;
    let mut won = Vec::new();
    for fact in facts {
        let Fact::Entered {
            owner,
            province,
            battles,
            ..
        } = fact
        else {
            continue;
        };
        if *province != at {
            continue;
        }
        if holder != Some(*owner) {
            holder = Some(*owner);
            won.clear();
        }
        won.extend_from_slice(battles);
    }
    if holder == Some(Some(by)) {
        won
    } else {
        Vec::new()
    }
}
