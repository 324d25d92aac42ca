//! The board that a line names or brings along.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use chancery_rules::board::{BoardHash, BoardId, BoardRef, keep_board};
use chancery_rules::orders::check_board;

use super::form::{BoardForm, Request};
use super::told::{Wrong, found, plain, sentence, wrong};

/// How many boards the lines of one process may bring along: a board that was read is kept to its end.
const MOST_BOARDS: usize = 64;

/// The boards that lines may be of beside those they bring along.
#[derive(Clone, Copy)]
pub struct Boards<'a> {
    /// The board of the lines that name none; without one, each is of its variant's own.
    pub usual: Option<BoardRef>,
    /// Finds a board by what a line calls it.
    pub find: &'a dyn Fn(&str) -> Option<BoardRef>,
}

impl Boards<'_> {
    /// The boards that have been read already, by their identities.
    pub const READ: Boards<'static> = Boards {
        usual: None,
        find: &|id| BoardRef::find(id.parse().ok()?).ok(),
    };
}

/// The boards that lines brought along.
static BROUGHT: Mutex<Brought> = Mutex::new(Brought(BTreeSet::new()));

struct Brought(BTreeSet<BoardHash>);

impl Brought {
    /// Whether one more board may be kept; one that is kept already may.
    fn takes(&mut self, board: BoardHash) -> bool {
        if self.0.len() < MOST_BOARDS {
            self.0.insert(board);
        }
        self.0.contains(&board)
    }
}

/// The board of a line: the one it names, or else that of lines that name none. `None` if it is its variant's own or
/// the one among its options.
///
/// # Errors
/// When the line names two boards, one that is not at hand, or brings one with faults or one too many.
pub(super) fn board_of(request: &Request, boards: Boards<'_>) -> Result<Option<BoardRef>, Wrong> {
    let option = request.options.contains_key("board");
    match &request.board {
        Some(_) if option => Err(plain("options.board", "two-boards")),
        Some(form) => named(form, boards).map(Some),
        None => Ok(boards.usual.filter(|_| !option)),
    }
}

fn named(form: &BoardForm, boards: Boards<'_>) -> Result<BoardRef, Wrong> {
    match form {
        BoardForm::Named(id) => (boards.find)(id).ok_or_else(|| found("board", "no-board", id)),
        BoardForm::File { file } => {
            let checked = check_board(&file.to_string());
            let Some(board) = checked.board else {
                let faults = checked.faults.iter().filter(|fault| !fault.is_warning());
                // A line has no lines: the field says where.
                let first = faults.map(|f| format!("{}: {}", f.field, f.kind)).next();
                return Err(sentence("board.file", first.unwrap_or_default()));
            };
            if let BoardId::Read(hash) = board.id() {
                let mut brought = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
                if !brought.takes(hash) {
                    let args = [("most", MOST_BOARDS.into())];
                    return Err(wrong("board.file", "too-many-boards", &args));
                }
            }
            Ok(keep_board(board))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_boards_are_kept() {
        let mut brought = Brought(BTreeSet::new());
        let hash = |n: usize| BoardHash::of(&n.to_string());
        assert!((0..MOST_BOARDS).all(|n| brought.takes(hash(n))));
        assert!(!brought.takes(hash(MOST_BOARDS)));
        assert!(brought.takes(hash(3)));
    }
}
