//! A revision as it is written and read.

use super::boards::{PlayedBoard, note_board};
use super::db::{Tx, run};
use super::games::Game;
use super::pack::{Texts, pack};
use super::{PhaseNo, Result, Seq};
use std::fmt;

/// A snapshot of a game that is about to be added to its history.
#[derive(Clone)]
pub struct NewRevision {
    /// What kind of step it is, e.g. `created`, `resolved`, `act`, `rollback`.
    pub kind: String,
    /// What brought it about, e.g. `deadline` or the command's name.
    pub cause: String,
    /// Who did it, by their number on Discord; `None` for the clock.
    pub actor: Option<i64>,
    /// When it was, in milliseconds since 1970.
    pub at: i64,
    /// The version of the program that computed it.
    pub engine: String,
    /// The game's state after it, as JSON text, secrets included.
    pub state: String,
    /// What happened in it, as JSON text; `None` for steps without a report.
    pub report: Option<String>,
    /// The board of the state, if it is not one of ours.
    pub board: Option<PlayedBoard>,
}

/// One revision of a game, with its state and report as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Revision {
    /// Its number in the game, from 1.
    pub seq: Seq,
    /// The number of the phase that is open after it.
    pub phase_no: PhaseNo,
    /// What kind of step it is, e.g. `created`, `resolved`, `act`, `rollback`.
    pub kind: String,
    /// What brought it about, e.g. `deadline` or the command's name.
    pub cause: String,
    /// Who did it, by their number on Discord; `None` for the clock.
    pub actor: Option<i64>,
    /// When it was, in milliseconds since 1970.
    pub at: i64,
    /// The version of the program that computed it.
    pub engine: String,
    /// The game's state after it, as JSON text, secrets included.
    pub state: String,
    /// What happened in it, as JSON text; `None` for steps without a report.
    pub report: Option<String>,
}

/// A revision without its state and report, for lists.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct RevisionHead {
    /// Its number in the game, from 1.
    pub seq: Seq,
    /// The number of the phase that is open after it.
    pub phase_no: PhaseNo,
    /// What kind of step it is, e.g. `created`, `resolved`, `act`, `rollback`.
    pub kind: String,
    /// What brought it about, e.g. `deadline` or the command's name.
    pub cause: String,
    /// Who did it, by their number on Discord; `None` for the clock.
    pub actor: Option<i64>,
    /// When it was, in milliseconds since 1970.
    pub at: i64,
    /// The version of the program that computed it.
    pub engine: String,
}

// A state may hold what is not everybody's to read: it does not reach a log by `{:?}`.
impl fmt::Debug for NewRevision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewRevision")
            .field("kind", &self.kind)
            .field("cause", &self.cause)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Revision")
            .field("seq", &self.seq)
            .field("kind", &self.kind)
            .field("cause", &self.cause)
            .finish_non_exhaustive()
    }
}

/// A revision's row.
#[derive(sqlx_macros::FromRow)]
pub(super) struct Row {
    #[sqlx(flatten)]
    head: RevisionHead,
    #[sqlx(flatten)]
    texts: Texts,
}

impl Row {
    /// The revision it holds.
    pub(super) fn open(self) -> Result<Revision> {
        let (state, report) = self.texts.open()?;
        let head = self.head;
        Ok(Revision {
            seq: head.seq,
            phase_no: head.phase_no,
            kind: head.kind,
            cause: head.cause,
            actor: head.actor,
            at: head.at,
            engine: head.engine,
            state,
            report,
        })
    }
}

/// The columns of a [`Row`].
macro_rules! revision_columns {
    () => {
        "seq, phase_no, kind, cause, actor, at, engine, state, report, packed"
    };
}
pub(super) use revision_columns;

/// Adds a snapshot under `seq`, its texts packed, and notes its board.
pub(super) async fn insert_revision(
    tx: &mut Tx,
    game: &Game,
    seq: Seq,
    new: &NewRevision,
) -> Result<()> {
    let packed = pack(&new.state, new.report.as_deref())?;
    run!(tx, sqlx::query(
        "INSERT INTO revision (guild, game, seq, phase_no, kind, cause, actor, at, engine, state, report,
                               packed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, $11)")
        .bind(game.guild).bind(game.id).bind(seq).bind(game.head.phase_no)
        .bind(&new.kind).bind(&new.cause).bind(new.actor).bind(new.at).bind(&new.engine)
        .bind(new.report.as_ref().map(|_| "")).bind(packed))?;
    match &new.board {
        Some(board) => note_board(tx, game, board, new.at).await,
        None => Ok(()),
    }
}
