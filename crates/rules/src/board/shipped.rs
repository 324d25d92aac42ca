//! The boards we ship, each loaded once, plain or with some borders changed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::map::Board;
use super::{BoardKind, BorderChange, load};

impl Board {
    /// The standard board.
    pub fn standard() -> &'static Board {
        BoardKind::Standard.board()
    }
}

impl BoardKind {
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

    /// The board we ship. That every one loads, with every change, is checked by tests.
    fn embedded(self, changes: &BTreeSet<BorderChange>) -> Board {
        match load::read(self, self.file(), changes) {
            Ok(board) => board,
            Err(e) => panic!("maps/{self}.json: {e}"),
        }
    }
}
