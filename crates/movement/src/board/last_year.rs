//! The last year of a game, and what becomes of the game when it is over.

use serde::{Deserialize, Serialize};

/// The year after whose Winter a game ends, if nobody has won before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastYear {
    /// The year, at most [`LastYear::LATEST`].
    pub year: u16,
    /// Who wins then.
    #[serde(default)]
    pub then: AfterLastYear,
}

impl LastYear {
    /// The latest year: phases have four digits, and the one after its Winter is written, too.
    pub const LATEST: u16 = 9998;
}

/// Who wins when the last year is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterLastYear {
    /// Whoever has most of what the game is played for; several who have as much share a draw.
    #[default]
    Most,
    /// Nobody: all survivors share a draw.
    Draw,
}

impl AfterLastYear {
    /// Both choices, the usual one first.
    pub const ALL: [AfterLastYear; 2] = [AfterLastYear::Most, AfterLastYear::Draw];

    /// The word by which options and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            AfterLastYear::Most => "most",
            AfterLastYear::Draw => "draw",
        }
    }
}
