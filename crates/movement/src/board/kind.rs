//! Which boards there are.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The boards there are. A game names one; its data is in `maps/`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum BoardKind {
    /// The board of the standard game: 75 provinces, 34 centres.
    #[default]
    Standard,
    /// The board of Economic Diplomacy IV: 82 provinces, each land province with a value.
    Economic,
    /// The board of Naval Diplomacy: the standard one with ways past Constantinople and Denmark,
    /// straits that can be blocked, and islands that the players may make passable.
    Naval,
}

impl BoardKind {
    /// Every board that the program has, the standard one first.
    pub const ALL: [BoardKind; 3] = [BoardKind::Standard, BoardKind::Economic, BoardKind::Naval];

    /// The board's id in lower case, as in stored games and archives.
    pub const fn id(self) -> &'static str {
        match self {
            BoardKind::Standard => "standard",
            BoardKind::Economic => "economic",
            BoardKind::Naval => "naval",
        }
    }

    /// The file the board is read from, as it is: archives name it by its hash.
    pub const fn file(self) -> &'static str {
        match self {
            BoardKind::Standard => include_str!("../../../../maps/standard.json"),
            BoardKind::Economic => include_str!("../../../../maps/economic.json"),
            BoardKind::Naval => include_str!("../../../../maps/naval.json"),
        }
    }
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
