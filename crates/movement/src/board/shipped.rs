//! The boards we ship, each loaded once, plain or with some borders changed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::map::Board;
use super::reading::{has_while_reading, reading_any};
use super::{BoardKind, BorderChange, Power, ProvinceSet, UnknownPower, load};

/// Names the powers of the boards we ship.
macro_rules! powers {
    ($($name:ident $id:literal),+ $(,)?) => {
        impl Power {
            $(
                #[doc = concat!("The power `", $id, "`.")]
                pub const $name: Power = Power::of($id);
            )+

            /// All powers of the boards we ship, in the order tables show them.
            pub const ALL: [Power; 7] = [$(Power::$name),+];

            /// The power with that id, in any case: of the board that is being read on this thread
            /// ([`Board::reading`]), or else of those we ship.
            ///
            /// # Errors
            /// When there is no such power.
            pub fn named(id: &str) -> Result<Power, UnknownPower> {
                let power: Power = id.parse()?;
                let of_ours = || Power::ALL.contains(&power);
                if has_while_reading(|board| board.has_power_id(id)).unwrap_or_else(of_ours) {
                    Ok(power)
                } else {
                    Err(UnknownPower(id.to_owned()))
                }
            }

            /// The power's place in [`Power::ALL`]; behind its end, if no board of ours has it.
            #[inline]
            pub fn place(self) -> usize {
                let place = Power::ALL.iter().position(|known| *known == self);
                place.unwrap_or(Power::ALL.len())
            }
        }

        /// The powers of the boards we ship, by their names alone.
        pub mod powers {
            use super::Power;

            $(
                #[doc = concat!("The power `", $id, "`.")]
                pub const $name: Power = Power::$name;
            )+
        }
    };
}
powers!(
    AUSTRIA "austria",
    ENGLAND "england",
    FRANCE "france",
    GERMANY "germany",
    ITALY "italy",
    RUSSIA "russia",
    TURKEY "turkey",
);

impl Board {
    /// The board of standard Diplomacy, loaded on first use.
    pub fn standard() -> &'static Board {
        BoardKind::Standard.board()
    }
}

impl BoardKind {
    /// Every province of the boards we ship, islands that may be opened among them.
    pub fn provinces_of_all() -> ProvinceSet {
        let boards = BoardKind::ALL.map(BoardKind::board).into_iter();
        let provinces = boards.flat_map(|board| board.provinces().iter().chain(board.islands()));
        provinces.collect()
    }

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
        match reading_any(|| load::read(self, self.file(), changes)) {
            Ok(board) => board,
            Err(e) => panic!("maps/{self}.json: {e}"),
        }
    }
}
