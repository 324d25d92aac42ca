//! Boards that are not ours: those a server has added, and reading what games are played on.

pub(super) mod refusals;

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::audit;
use crate::error::{ServiceError, internal};
use crate::person::Person;
use chancery_rules::board::{
    BoardHash, BoardId, BoardKind, BoardRef, FaultKind, prefer_board, shared_board,
};
use chancery_rules::game::{BadState, State};
use chancery_rules::orders::check_board;
use chancery_store::{Along, GuildBoard, GuildId, NewBoard as NewRow, StoreError};

use refusals::BoardRefusal;

/// How many boards a server may have on its list.
pub const MOST_BOARDS: usize = 20;
/// How many boards may be added to a server's list within a day.
pub const MOST_ADDED: i64 = 5;
/// The most bytes a compiled drawing may have: 8 MiB.
pub const LARGEST_DRAWING: usize = 8 << 20;

const DAY: i64 = 24 * 3_600_000;

/// A board that is to be added to a server's list.
#[derive(Clone, Debug)]
pub struct NewBoard {
    /// Its `board.json`, or the compiled rules of one.
    pub rules: String,
    /// Its compiled shapes, in the form of `maps/geometry.json`; `None` if there is no drawing.
    pub drawing: Option<String>,
}

#[boxed]
impl Service {
    /// The boards on a server's list, by word.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn boards(&self, guild: GuildId) -> Result<Vec<GuildBoard>, ServiceError> {
        Ok(self.store.boards(guild).await?)
    }

    /// Refuses whoever may not add boards to a server's list, before their file is read.
    ///
    /// # Errors
    /// When this person neither manages the guild nor holds a GM role, five boards were added today, or the space of
    /// the guild is used up.
    pub async fn may_add_board(&self, by: &Person, guild: GuildId) -> Result<(), ServiceError> {
        self.board_host(by, guild).await?;
        self.has_room(guild).await?;
        let since = by.now.saturating_sub(DAY);
        if self.store.boards_added_since(guild, since).await? < MOST_ADDED {
            Ok(())
        } else {
            Err(BoardRefusal::AddedToday { most: MOST_ADDED }.into())
        }
    }

    /// Puts a board on a server's list, or back on it. One that is on it already is drawn anew.
    ///
    /// # Errors
    /// As [`Service::may_add_board`]; when the list is full or has another board of that word, the word is one of ours,
    /// or the board has faults.
    pub async fn add_board(
        &self,
        by: &Person,
        guild: GuildId,
        new: NewBoard,
    ) -> Result<GuildBoard, ServiceError> {
        self.may_add_board(by, guild).await?;
        let bytes = new.drawing.as_ref().map_or(0, String::len);
        if bytes > LARGEST_DRAWING {
            let most = LARGEST_DRAWING >> 20;
            return Err(BoardRefusal::LargeDrawing { most }.into());
        }
        let row = tokio::task::spawn_blocking(move || read(new))
            .await
            .map_err(internal)??;
        // Of two at the same moment both are counted.
        let _turn = self.houses.turn.lock().await;
        self.may_add_board(by, guild).await?;
        let listed = self.store.boards(guild).await?;
        let is_new = listed.iter().all(|board| board.hash != row.hash);
        if is_new && listed.len() >= MOST_BOARDS {
            return Err(BoardRefusal::TooMany { most: MOST_BOARDS }.into());
        }
        let detail = json!({ "board": row.hash.to_string(), "word": row.word, "name": row.name });
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "board-added", detail)],
        };
        match self.store.add_board(guild, &row, by.now, &along).await {
            Ok(()) => {}
            Err(StoreError::NameTaken) => {
                return Err(BoardRefusal::Taken { word: row.word }.into());
            }
            Err(other) => return Err(other.into()),
        }
        // A board that is at hand has its new sets and looks at once; any other is read when it is asked for. What
        // another server adds later changes no board of this one.
        if BoardRef::find(BoardId::Read(row.hash)).is_ok()
            && let Some(rules) = self.store.board_rules(row.hash).await?
            && let Some(board) = read_again(rules, row.hash).await?
        {
            prefer_board(board);
        }
        let added = self.store.board(guild, row.hash).await?;
        added.ok_or(ServiceError::Stale)
    }

    /// Takes a board off a server's list. Games that are played on it go on.
    ///
    /// # Errors
    /// When this person neither manages the guild nor holds a GM role, or there is no such board.
    pub async fn remove_board(
        &self,
        by: &Person,
        guild: GuildId,
        word: &str,
    ) -> Result<GuildBoard, ServiceError> {
        self.board_host(by, guild).await?;
        let board = self.listed_board(guild, word).await?;
        let detail = json!({ "board": board.hash.to_string(), "word": board.word });
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), "board-removed", detail)],
        };
        let store = &self.store;
        let removed = store.remove_board(guild, board.hash, by.now, &along);
        if removed.await? {
            Ok(board)
        } else {
            Err(ServiceError::Stale)
        }
    }

    /// The board of that word, to play on: one of ours, or one on the server's list.
    ///
    /// # Errors
    /// When there is no such board.
    pub async fn board_named(&self, guild: GuildId, word: &str) -> Result<BoardRef, ServiceError> {
        let mut ours = BoardKind::ALL.into_iter();
        if let Some(kind) = ours.find(|kind| kind.id() == word) {
            return Ok(BoardRef::Shipped(kind));
        }
        let hash = self.listed_board(guild, word).await?.hash;
        // Not what another server has: its sets may be others.
        let rules = self.store.board_rules_of(guild, hash).await?;
        let board = read_again(rules.unwrap_or_default(), hash).await?;
        board.ok_or_else(|| internal(format!("the rules of board {hash} cannot be read")))
    }

    /// Reads a stored state, and the rules of its board if this process has not read them yet.
    ///
    /// # Errors
    /// Only internal errors: the text is no state, or the rules of its board are not kept.
    pub async fn state_of(&self, text: &str) -> Result<State, ServiceError> {
        match State::from_json(text) {
            Err(BadState::NoBoard(hash)) => {
                self.board_at_hand(hash).await?;
                State::from_json(text).map_err(internal)
            }
            read => read.map_err(internal),
        }
    }

    /// The compiled shapes of a board that is not ours, in the form of `maps/geometry.json`; `None` if nobody has
    /// drawn it.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn drawing(&self, hash: BoardHash) -> Result<Option<String>, ServiceError> {
        Ok(self.store.board_drawing(hash).await?)
    }

    /// The board with that hash, its rules read if need be; `None` if they are not kept, or are not read as the same
    /// board.
    async fn board_at_hand(&self, hash: BoardHash) -> Result<Option<BoardRef>, ServiceError> {
        let id = BoardId::Read(hash);
        if let Ok(board) = BoardRef::find(id) {
            return Ok(Some(board));
        }
        let Some(rules) = self.store.board_rules(hash).await? else {
            return Ok(None);
        };
        read_again(rules, hash).await
    }

    async fn listed_board(&self, guild: GuildId, word: &str) -> Result<GuildBoard, ServiceError> {
        let found = self.store.board_named(guild, word).await?;
        let word = || word.chars().take(40).collect();
        found.ok_or_else(|| BoardRefusal::NoSuchBoard { word: word() }.into())
    }

    /// Refuses whoever may not change a server's list of boards.
    async fn board_host(&self, by: &Person, guild: GuildId) -> Result<(), ServiceError> {
        if by.admin || self.house(guild).await?.makes_gm(by) {
            Ok(())
        } else {
            Err(BoardRefusal::NotHost.into())
        }
    }
}

/// The board that is kept as that text; `None` if it is not read as the one with that hash.
async fn read_again(rules: String, hash: BoardHash) -> Result<Option<BoardRef>, ServiceError> {
    let read = tokio::task::spawn_blocking(move || shared_board(&rules));
    let read = read.await.map_err(internal)?;
    Ok(read.ok().filter(|board| board.id() == BoardId::Read(hash)))
}

/// Checks a board and compiles its rules.
fn read(new: NewBoard) -> Result<NewRow, BoardRefusal> {
    let checked = check_board(&new.rules);
    let Some(board) = checked.board else {
        let mut faults = checked.faults.into_iter();
        let worst = faults.find(|fault| !fault.is_warning());
        return Err(match worst.as_ref().map(|fault| &fault.kind) {
            Some(FaultKind::OursAlready { id }) => BoardRefusal::Ours { word: id.clone() },
            _ => BoardRefusal::Faulty {
                fault: worst.map(Box::new),
            },
        });
    };
    // What is one of ours has a word of ours, and has been refused.
    let (BoardId::Read(hash), Some(own)) = (board.id(), board.own()) else {
        let word = board.id().to_string();
        return Err(BoardRefusal::Ours { word });
    };
    Ok(NewRow {
        hash,
        word: own.id.clone(),
        name: own.name.clone(),
        rules: own.kept().to_owned(),
        drawing: new.drawing,
    })
}
