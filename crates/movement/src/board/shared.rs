//! The boards that games of this process are played on, each kept once.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr;
use std::sync::{Mutex, PoisonError, RwLock, RwLockReadGuard};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::own::check_board;
use super::{BadBoard, Board, BoardHash, BoardId, BoardKind, BorderChange, Builds};

/// A board that can be played on: one we ship, or one that was read and is kept in memory. Boards are equal when their
/// rules are.
#[derive(Clone, Copy)]
pub enum BoardRef {
    /// A board that we ship.
    Shipped(BoardKind),
    /// A board that was read, from [`shared_board`].
    Read(&'static Board),
}

/// The board is none of ours, and its rules have not been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rules of board {0} are not at hand")]
pub struct UnknownBoard(pub BoardHash);

/// A game keeps its board for ever and only its hash, so a board that games are played on is never let go; some hundred
/// kilobytes each. What is merely checked is not kept ([`check_board`]).
struct Shared {
    /// By the text that is kept of them: the rules, and what is offered on them.
    by_text: BTreeMap<BoardHash, &'static Board>,
    /// By their rules, as games name them. Of several with the same rules it is the first, or one
    /// that has sets besides.
    by_rules: BTreeMap<BoardHash, &'static Board>,
}

static SHARED: RwLock<Shared> = RwLock::new(Shared {
    by_text: BTreeMap::new(),
    by_rules: BTreeMap::new(),
});

/// The board that a `board.json`, or the compiled rules of one, describes; read once and kept.
///
/// # Errors
/// The first thing that is wrong with the file.
pub fn shared_board(text: &str) -> Result<BoardRef, BadBoard> {
    // What is kept of a board is its own key, so that it needs no second reading.
    if let Some(board) = shared().by_text.get(&BoardHash::of(text)) {
        return Ok(BoardRef::Read(board));
    }
    let checked = check_board(text);
    let Some(board) = checked.board else {
        let faults = checked.faults.into_iter();
        let worst = faults.into_iter().find(|fault| !fault.is_warning());
        let what = worst.map_or_else(String::new, |fault| fault.to_string());
        return Err(BadBoard(what));
    };
    Ok(keep_board(board))
}

/// Keeps a board that was read and has no faults, for games to be played on.
pub fn keep_board(board: Board) -> BoardRef {
    match board.id() {
        BoardId::Shipped(kind) => BoardRef::Shipped(kind),
        BoardId::Read(hash) => {
            let text = board.own().map_or(hash, |own| BoardHash::of(own.kept()));
            let mut shared = SHARED.write().unwrap_or_else(PoisonError::into_inner);
            let kept: &'static Board = shared
                .by_text
                .entry(text)
                .or_insert_with(|| Box::leak(Box::new(board)));
            let named = shared.by_rules.entry(hash).or_insert(kept);
            if adds_sets(named, kept) {
                *named = kept;
            }
            BoardRef::Read(kept)
        }
    }
}

/// Whether the other board has sets and is as this one otherwise. Whoever has a copy of a board's rules can write
/// other colours and currencies into it; games of others do not get them by that.
fn adds_sets(board: &Board, other: &Board) -> bool {
    let (Some(own), Some(others)) = (board.own(), other.own()) else {
        return false;
    };
    own.sets.is_empty() && !others.sets.is_empty() && own.looks_as(others)
}

/// Has games that are read from now on offer the sets of this board and look as it does, and not as another with the
/// same rules.
pub fn prefer_board(board: BoardRef) {
    if let (BoardRef::Read(board), BoardId::Read(hash)) = (board, board.id()) {
        let mut shared = SHARED.write().unwrap_or_else(PoisonError::into_inner);
        shared.by_rules.insert(hash, board);
    }
}

fn shared() -> RwLockReadGuard<'static, Shared> {
    SHARED.read().unwrap_or_else(PoisonError::into_inner)
}

fn kept(hash: BoardHash) -> Option<&'static Board> {
    shared().by_rules.get(&hash).copied()
}

impl BoardRef {
    /// The board of that identity, if it is ours or its rules have been read.
    ///
    /// # Errors
    /// When its rules have not been read.
    pub fn find(id: BoardId) -> Result<BoardRef, UnknownBoard> {
        match id {
            BoardId::Shipped(kind) => Ok(BoardRef::Shipped(kind)),
            BoardId::Read(hash) => kept(hash).map(BoardRef::Read).ok_or(UnknownBoard(hash)),
        }
    }

    /// Which board it is.
    pub fn id(self) -> BoardId {
        match self {
            BoardRef::Shipped(kind) => BoardId::Shipped(kind),
            BoardRef::Read(board) => board.id(),
        }
    }

    /// Which of ours it is; `None` for a board that was read.
    pub const fn shipped(self) -> Option<BoardKind> {
        match self {
            BoardRef::Shipped(kind) => Some(kind),
            BoardRef::Read(_) => None,
        }
    }

    /// The word for it in options: `standard`, or the id its author gave it.
    pub fn word(self) -> &'static str {
        match self {
            BoardRef::Shipped(kind) => kind.id(),
            BoardRef::Read(board) => board.own().map_or("", |own| own.id.as_str()),
        }
    }

    /// The board itself, with the borders of its file.
    pub fn board(self) -> &'static Board {
        match self {
            BoardRef::Shipped(kind) => kind.board(),
            BoardRef::Read(board) => board,
        }
    }

    /// The board with those borders changed, on which powers build by that rule; changes that do not fit it say nothing,
    /// and without a rule it is the board's own. Each is made once and kept, and there are few.
    pub fn board_with(
        self,
        changes: &BTreeSet<BorderChange>,
        builds: Option<Builds>,
    ) -> &'static Board {
        // By the addresses of boards, which are never let go.
        type Made = BTreeMap<(usize, Builds), &'static Board>;
        static MADE: Mutex<Made> = Mutex::new(BTreeMap::new());
        let board = match self {
            BoardRef::Shipped(kind) => kind.board_with(changes),
            BoardRef::Read(board) => board,
        };
        let Some(builds) = builds.filter(|builds| *builds != board.builds()) else {
            return board;
        };
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry((ptr::from_ref(board).addr(), builds))
            .or_insert_with(|| {
                let mut other = board.clone();
                other.allow_builds(builds);
                Box::leak(Box::new(other))
            })
    }
}

impl From<BoardKind> for BoardRef {
    fn from(kind: BoardKind) -> BoardRef {
        BoardRef::Shipped(kind)
    }
}

impl fmt::Debug for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.id(), f)
    }
}

impl PartialEq for BoardRef {
    fn eq(&self, other: &BoardRef) -> bool {
        self.id() == other.id()
    }
}

impl Eq for BoardRef {}

impl PartialEq<BoardKind> for BoardRef {
    fn eq(&self, other: &BoardKind) -> bool {
        self.shipped() == Some(*other)
    }
}

impl PartialOrd for BoardRef {
    fn partial_cmp(&self, other: &BoardRef) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BoardRef {
    fn cmp(&self, other: &BoardRef) -> Ordering {
        self.id().cmp(&other.id())
    }
}

impl Hash for BoardRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.id().serialize(s)
    }
}

impl<'de> Deserialize<'de> for BoardRef {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        BoardRef::find(BoardId::deserialize(d)?).map_err(serde::de::Error::custom)
    }
}
