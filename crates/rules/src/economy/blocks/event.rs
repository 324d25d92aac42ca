//! What happens to points and blocks. All of it is public: blocks lie open on the board.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province, Unit};

use super::{BadEntry, Entry};

/// One thing that happened to points or blocks in a phase; amounts are in the one or the other, as the
/// field's name says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A province was taken in battle: `kept` blocks stay in it, `lost` are destroyed (I-05c).
    Rubble {
        at: Province,
        by: Power,
        kept: u32,
        lost: u32,
    },
    /// What a power's blocks brought (I-04a).
    Income { power: Power, points: u32 },
    /// A fleet was scrapped at home (I-06b).
    Scrapped { power: Power, points: u32 },
    /// What a power's units cost, those just built among them (I-03b, I-03c).
    Upkeep { power: Power, points: u32 },
    /// Blocks were placed; fewer than asked for when points ran out (2B.29).
    Placed {
        power: Power,
        at: Province,
        blocks: u32,
        asked: u32,
    },
    /// Points nobody spent were put into a home centre (2B.13).
    Invested {
        power: Power,
        at: Province,
        blocks: u32,
    },
    /// Points nobody spent are lost (2B.13).
    Forfeited { power: Power, points: u32 },
    /// A line of the blocks section that did nothing, for this reason.
    Failed {
        power: Power,
        entry: Entry,
        why: BadEntry,
    },
    /// A neutral province put its income into itself (I-04c).
    Grown { at: Province, blocks: u32 },
    /// A neutral centre built an army (I-04e).
    Raised { unit: Unit, points: u32 },
    /// A neutral centre maintained its army (I-04f).
    Maintained { at: Province, points: u32 },
    /// A neutral centre could not pay for its army any more (I-04f).
    Dissolved { unit: Unit },
    /// The points a neutral centre's blocks brought it.
    NeutralIncome { at: Province, points: u32 },
    /// Points a neutral centre could not make into blocks, because it may hold no more (2B.9).
    NeutralFull { at: Province, points: u32 },
}

impl Event {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            Event::Rubble { .. } => "I-05c",
            Event::Income { .. } => "I-04a",
            Event::Scrapped { .. } => "I-06b",
            Event::Upkeep { .. } => "I-03b",
            Event::Placed { blocks, asked, .. } if *blocks < *asked => "2B.29",
            Event::Placed { .. } => "I-03d",
            Event::Invested { .. } | Event::Forfeited { .. } => "2B.13",
            Event::Failed { why, .. } => why.rule(),
            Event::Grown { .. } | Event::NeutralIncome { .. } => "I-04c",
            Event::Raised { .. } => "I-04e",
            Event::Maintained { .. } | Event::Dissolved { .. } => "I-04f",
            Event::NeutralFull { .. } => "2B.9",
        }
    }

    /// The province it happened in; `None` where it is about a power's points alone.
    pub fn province(&self) -> Option<Province> {
        match self {
            Event::Rubble { at, .. }
            | Event::Placed { at, .. }
            | Event::Invested { at, .. }
            | Event::Grown { at, .. }
            | Event::Maintained { at, .. }
            | Event::NeutralIncome { at, .. }
            | Event::NeutralFull { at, .. } => Some(*at),
            Event::Raised { unit, .. } | Event::Dissolved { unit } => Some(unit.at.province),
            Event::Failed { entry, .. } => Some(entry.at()),
            Event::Income { .. }
            | Event::Scrapped { .. }
            | Event::Upkeep { .. }
            | Event::Forfeited { .. } => None,
        }
    }
}
