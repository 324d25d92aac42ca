//! Which ids are read: those of a board, while something kept of a game on that board is read.

use std::cell::Cell;

/// What knows its ids: a board.
pub(super) trait Ids {
    /// Whether one of the board's powers has this id.
    fn has_power_id(&self, id: &str) -> bool;
    /// Whether it has a province of that id, be it an island that is not there; a coast behind it is passed over.
    fn has_province_id(&self, id: &str) -> bool;
}

thread_local! {
    /// The board whose ids alone are read on this thread just now; any ids, if there is none.
    static BOARD: Cell<Option<&'static dyn Ids>> = const { Cell::new(None) };
}

/// Does something during which serde reads powers and provinces of this board, and refuses others.
pub(super) fn reading<T>(board: &'static dyn Ids, read: impl FnOnce() -> T) -> T {
    during(Some(board), read)
}

/// Does something during which any ids are read: a board's file is where its ids come from.
pub(super) fn reading_any<T>(read: impl FnOnce() -> T) -> T {
    during(None, read)
}

fn during<T>(board: Option<&'static dyn Ids>, read: impl FnOnce() -> T) -> T {
    /// Puts back what was there, also when reading panics.
    struct Before(Option<&'static dyn Ids>);
    impl Drop for Before {
        fn drop(&mut self) {
            BOARD.set(self.0);
        }
    }
    let _before = Before(BOARD.replace(board));
    read()
}

/// Whether the board that is being read has something; `None` while none is.
pub(super) fn has_while_reading(has: impl FnOnce(&dyn Ids) -> bool) -> Option<bool> {
    BOARD.get().map(has)
}

/// Whether an id may be read now: `has` says whether a board has it.
pub(super) fn may_read(has: impl FnOnce(&dyn Ids) -> bool) -> bool {
    BOARD.get().is_none_or(has)
}

#[cfg(test)]
mod tests {
    use crate::board::{Board, BoardKind, Location, Power, Province};

    fn is_read<T: for<'de> serde::Deserialize<'de>>(id: &str) -> bool {
        serde_json::from_value::<T>(id.into()).is_ok()
    }

    #[test]
    fn of_a_board_only_its_own_ids_are_read() {
        for (id, there) in [("par", true), ("spn", false), ("xyz", false), ("?", false)] {
            let read = || (is_read::<Province>(id), is_read::<Location>(id));
            assert_eq!(Board::standard().reading(read), (there, there), "{id}");
        }
        for (id, there) in [("france", true), ("atlantis", false)] {
            let read = || is_read::<Power>(id);
            assert_eq!(Board::standard().reading(read), there, "{id}");
        }
        let economic = BoardKind::Economic.board();
        assert!(economic.reading(|| is_read::<Province>("spn")));
        // Another board may be needed for the first time meanwhile.
        let naval = || economic.reading(|| BoardKind::Naval.board().has_power(Power::FRANCE));
        assert!(naval());
        // Elsewhere, it is asked of a board later.
        assert!(is_read::<Province>("xyz"));
    }
}
