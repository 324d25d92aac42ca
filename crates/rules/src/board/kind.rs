//! Which boards there are, and the boards themselves, plain or with some borders changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};

use super::map::Board;
use super::{BorderChange, load};

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
    /// All boards.
    pub const ALL: [BoardKind; 3] = [BoardKind::Standard, BoardKind::Economic, BoardKind::Naval];

    /// The board itself, with the borders of its file.
    pub fn board(self) -> &'static Board {
        static STANDARD: OnceLock<Board> = OnceLock::new();
        static ECONOMIC: OnceLock<Board> = OnceLock::new();
        static NAVAL: OnceLock<Board> = OnceLock::new();
        let place = match self {
            BoardKind::Standard => &STANDARD,
            BoardKind::Economic => &ECONOMIC,
            BoardKind::Naval => &NAVAL,
        };
        place.get_or_init(|| self.embedded(&BTreeSet::new()))
    }

    /// The board with those borders changed; changes that do not fit it say nothing. Each is made
    /// once and kept, and there are few.
    pub fn board_with(self, changes: &BTreeSet<BorderChange>) -> &'static Board {
        type Made = BTreeMap<(BoardKind, BTreeSet<BorderChange>), &'static Board>;
        static MADE: Mutex<Made> = Mutex::new(BTreeMap::new());
        let fitting = changes.iter().copied().filter(|c| c.fits(self));
        let changes: BTreeSet<BorderChange> = fitting.collect();
        if changes.is_empty() {
            return self.board();
        }
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry((self, changes.clone()))
            .or_insert_with(|| Box::leak(Box::new(self.embedded(&changes))))
    }

    /// The lower-case id.
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

    /// The board we ship. That every one loads, with every change, is checked by tests.
    fn embedded(self, changes: &BTreeSet<BorderChange>) -> Board {
        match load::read(self, self.file(), changes) {
            Ok(board) => board,
            Err(e) => panic!("maps/{self}.json: {e}"),
        }
    }
}

impl fmt::Display for BoardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
