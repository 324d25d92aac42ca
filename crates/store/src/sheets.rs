//! Sheets and ready marks: taken only while their phase is open, under the same lock as its closing.

use super::audit::{Along, write_along};
use super::db::{Tx, on, run};
use super::games::{Game, game_columns};
use super::receipts::{NewReceipt, insert_receipt};
use super::snapshots::{Revision, Row, revision_columns};
use super::{GameId, GuildId, PhaseNo, Result, Store, StoreError};
use chancery_boxed::boxed;
use std::fmt;

/// A sheet of orders that is about to be handed in.
#[derive(Clone)]
pub struct NewSheet {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
    /// The number of the phase it is for.
    pub phase_no: PhaseNo,
    /// The player it is of, by their number on Discord.
    pub player: i64,
    /// The sheet's canonical text, which is secret until the phase closes.
    pub sheet: String,
    /// The interaction or message it came by; a second arrival of the same changes nothing.
    pub origin: String,
    /// When it arrived, in milliseconds since 1970.
    pub at: i64,
    /// Whether a sheet that arrives after the deadline is refused even though the phase has not
    /// been closed yet.
    pub strict: bool,
}

/// A player's sheet for a phase, sealed until the phase closes, as the database has it.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Sheet {
    /// Its number; of one player's sheets for a phase the highest counts.
    pub id: i64,
    /// The number of the phase it is for.
    pub phase_no: PhaseNo,
    /// The player it is of, by their number on Discord.
    pub player: i64,
    /// The sheet's canonical text, which is secret until the phase closes.
    pub sheet: String,
    /// When it arrived, in milliseconds since 1970.
    pub at: i64,
}

// Sealed: the text does not reach a log by `{:?}`.
impl fmt::Debug for NewSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewSheet")
            .field("game", &self.game)
            .field("phase_no", &self.phase_no)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sheet")
            .field("id", &self.id)
            .field("phase_no", &self.phase_no)
            .finish_non_exhaustive()
    }
}

/// The result of handing in a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Submitted {
    /// It is stored, and counts until a later one does.
    Accepted {
        /// Its number.
        id: i64,
    },
    /// The same interaction had stored it before; nothing changed.
    Duplicate {
        /// The number it has.
        id: i64,
    },
}

/// Whether a player is ready, or asks to wait for the deadline.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Ready {
    /// The player's number on Discord.
    pub player: i64,
    /// Whether they want the phase to close early.
    pub ready: bool,
    /// When they last changed it, in milliseconds since 1970.
    pub at: i64,
}

/// All that is needed to close a phase, read so that [`Game::intake`] covers it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The game.
    pub game: Game,
    /// The game's newest revision.
    pub head: Revision,
    /// Each player's sheet that counts, by player.
    pub sheets: Vec<Sheet>,
    /// Each player's ready mark for the phase, by player.
    pub ready: Vec<Ready>,
}

/// What the lock on the game's row tells.
#[derive(sqlx_macros::FromRow)]
pub(super) struct Locked {
    status: String,
    phase_no: PhaseNo,
    deadline: Option<i64>,
    settings: String,
}

#[boxed]
impl Store {
    /// Keeps a sheet. When this returns `Accepted`, it is on disk and its phase was open.
    ///
    /// # Errors
    /// [`StoreError::PhaseClosed`] when the game is not being played, is in another phase, or (for a
    /// strict sheet) past its deadline; [`StoreError::NoGame`].
    pub async fn submit(&self, new: &NewSheet) -> Result<Submitted> {
        self.keep_sheet(new, None, None, &Along::default(), None)
            .await
    }

    /// Keeps a sheet that was made from an earlier one, `over` (`None`: from no sheet at all), unless
    /// the player has handed in another meanwhile: of two changes made at the same moment neither is
    /// lost.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when `over` is no longer the player's sheet that counts: read it again
    /// and make the change anew. Else as for [`Store::submit`].
    pub async fn submit_over(&self, new: &NewSheet, over: Option<i64>) -> Result<Submitted> {
        self.keep_sheet(new, Some(over), None, &Along::default(), None)
            .await
    }

    /// As [`Store::submit_over`], with what must be said of the sheet and its receipt: both are written
    /// with it, and not at all when the sheet is not kept or had arrived before. `under`: the game's
    /// settings that allowed it, as they were read.
    ///
    /// # Errors
    /// As for [`Store::submit_over`]; [`StoreError::Stale`] also when the game's settings are others by
    /// now: its GM may have locked the orders.
    pub async fn submit_with(
        &self,
        new: &NewSheet,
        over: Option<i64>,
        under: &str,
        along: &Along,
        receipt: &NewReceipt,
    ) -> Result<Submitted> {
        self.keep_sheet(new, Some(over), Some(under), along, Some(receipt))
            .await
    }

    async fn keep_sheet(
        &self,
        new: &NewSheet,
        over: Option<Option<i64>>,
        under: Option<&str>,
        along: &Along,
        receipt: Option<&NewReceipt>,
    ) -> Result<Submitted> {
        let mut tx = self.write().await?;
        let game = lock(&mut tx, new.guild, new.game).await?;
        let known: Option<i64> = on!(&mut tx, c => sqlx::query_scalar(
            "SELECT id FROM submission WHERE guild = $1 AND game = $2 AND origin = $3")
            .bind(new.guild).bind(new.game).bind(&new.origin).fetch_optional(&mut **c))?;
        if let Some(id) = known {
            return Ok(Submitted::Duplicate { id });
        }
        let late = new.strict && game.deadline.is_some_and(|deadline| new.at > deadline);
        if late || !game.is_open(new.phase_no) {
            return Err(StoreError::PhaseClosed);
        }
        if under.is_some_and(|under| !game.is_under(under)) {
            return Err(StoreError::Stale);
        }
        if let Some(over) = over {
            let counts: Option<i64> = on!(&mut tx, c => sqlx::query_scalar(
                "SELECT max(id) FROM submission
                 WHERE guild = $1 AND game = $2 AND phase_no = $3 AND player = $4")
                .bind(new.guild).bind(new.game).bind(new.phase_no).bind(new.player)
                .fetch_one(&mut **c))?;
            if counts != over {
                return Err(StoreError::Stale);
            }
        }
        let id = insert_sheet(&mut tx, new, receipt).await?;
        forget_oldest(&mut tx, new).await?;
        write_along(&mut tx, new.guild, Some(new.game), new.at, along).await?;
        tx.commit().await?;
        Ok(Submitted::Accepted { id })
    }

    /// Sets or clears a player's ready mark and returns all marks of the phase as they then are, so
    /// that of two last players exactly one (at least) sees everyone ready.
    ///
    /// # Errors
    /// [`StoreError::PhaseClosed`] and [`StoreError::NoGame`], as for [`Store::submit`].
    pub async fn set_ready(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        player: i64,
        ready: bool,
        at: i64,
    ) -> Result<Vec<Ready>> {
        let mut tx = self.write().await?;
        if !lock(&mut tx, guild, game).await?.is_open(phase_no) {
            return Err(StoreError::PhaseClosed);
        }
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO ready (guild, game, phase_no, player, ready, at)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (game, phase_no, player)
             DO UPDATE SET ready = excluded.ready, at = excluded.at"
            )
            .bind(guild)
            .bind(game)
            .bind(phase_no)
            .bind(player)
            .bind(ready)
            .bind(at)
        )?;
        let marks = marks(&mut tx, guild, game, phase_no).await?;
        tx.commit().await?;
        Ok(marks)
    }

    /// Takes a player's mark back if it is this one: then the player neither is ready nor asks to wait. Returns
    /// the phase's marks.
    ///
    /// # Errors
    /// [`StoreError::PhaseClosed`] and [`StoreError::NoGame`], as for [`Store::submit`].
    pub async fn take_mark_back(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        player: i64,
        ready: bool,
    ) -> Result<Vec<Ready>> {
        let mut tx = self.write().await?;
        if !lock(&mut tx, guild, game).await?.is_open(phase_no) {
            return Err(StoreError::PhaseClosed);
        }
        run!(
            &mut tx,
            sqlx::query(
                "DELETE FROM ready WHERE guild = $1 AND game = $2 AND phase_no = $3
                 AND player = $4 AND ready = $5"
            )
            .bind(guild)
            .bind(game)
            .bind(phase_no)
            .bind(player)
            .bind(ready)
        )?;
        let marks = marks(&mut tx, guild, game, phase_no).await?;
        tx.commit().await?;
        Ok(marks)
    }

    /// The ready marks of a phase, by player.
    pub async fn ready(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<Ready>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, ready, at FROM ready
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY player")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }

    /// The sheets of a phase that count, one a player, by player.
    pub async fn sheets(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<Sheet>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, phase_no, player, sheet, at FROM submission
             WHERE id IN (SELECT max(id) FROM submission
                          WHERE guild = $1 AND game = $2 AND phase_no = $3 GROUP BY player)
             ORDER BY player")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }

    /// The sheet of a player that counts for a phase; `None` if they handed in none.
    pub async fn sheet(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        player: i64,
    ) -> Result<Option<Sheet>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, phase_no, player, sheet, at FROM submission
             WHERE guild = $1 AND game = $2 AND phase_no = $3 AND player = $4
             ORDER BY id DESC LIMIT 1")
            .bind(guild).bind(game).bind(phase_no).bind(player).fetch_optional(c))?)
    }

    /// A player's newest sheet of a phase with anything on it, whether it counts or was cleared since.
    pub async fn sheet_before_clearing(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        player: i64,
    ) -> Result<Option<Sheet>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, phase_no, player, sheet, at FROM submission
             WHERE guild = $1 AND game = $2 AND phase_no = $3 AND player = $4 AND sheet <> ''
             ORDER BY id DESC LIMIT 1")
            .bind(guild).bind(game).bind(phase_no).bind(player).fetch_optional(c))?)
    }

    /// The sheets that counted in the phases before one, of a player, the newest phase first.
    pub async fn earlier_sheets(
        &self,
        guild: GuildId,
        game: GameId,
        before: PhaseNo,
        player: i64,
        limit: i64,
    ) -> Result<Vec<Sheet>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, phase_no, player, sheet, at FROM submission
             WHERE id IN (SELECT max(id) FROM submission
                          WHERE guild = $1 AND game = $2 AND player = $3 AND phase_no < $4
                          GROUP BY phase_no)
             ORDER BY phase_no DESC LIMIT $5")
            .bind(guild).bind(game).bind(player).bind(before).bind(limit).fetch_all(c))?)
    }

    /// Reads what closing the game's phase needs. Pass `game.intake` on in
    /// [`Change::intake`](super::Change::intake): whatever came after makes the change stale.
    ///
    /// # Errors
    /// [`StoreError::NoGame`].
    pub async fn turn(&self, guild: GuildId, id: GameId) -> Result<Turn> {
        // The row first: what is handed in after this read has a higher intake, so reading some of
        // it below can only lead to a stale change, never to a sheet overlooked.
        let game: Game = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", game_columns!(), " FROM game WHERE guild = $1 AND id = $2"))
            .bind(guild).bind(id).fetch_optional(c))?
        .ok_or(StoreError::NoGame)?;
        let head: Row = on!(self.read(), c => sqlx::query_as(concat!(
            "SELECT ", revision_columns!(), " FROM revision
             WHERE guild = $1 AND game = $2 AND seq = $3"))
            .bind(guild).bind(id).bind(game.seq).fetch_one(c))?;
        let head = head.open()?;
        let sheets = self.sheets(guild, id, game.head.phase_no).await?;
        let ready = self.ready(guild, id, game.head.phase_no).await?;
        Ok(Turn {
            game,
            head,
            sheets,
            ready,
        })
    }
}

impl Locked {
    pub(super) fn is_open(&self, phase_no: PhaseNo) -> bool {
        self.status == "playing" && self.phase_no == phase_no
    }

    /// Whether the game's settings are still these.
    pub(super) fn is_under(&self, settings: &str) -> bool {
        self.settings == settings
    }
}

/// The ready marks of a phase, by player, as they are under the game's lock.
async fn marks(tx: &mut Tx, guild: GuildId, game: GameId, phase_no: PhaseNo) -> Result<Vec<Ready>> {
    Ok(on!(&mut *tx, c => sqlx::query_as(
        "SELECT player, ready, at FROM ready
         WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY player")
        .bind(guild).bind(game).bind(phase_no).fetch_all(&mut **c))?)
}

/// Writes a sheet down with its receipt, and gives its number.
pub(super) async fn insert_sheet(
    tx: &mut Tx,
    new: &NewSheet,
    receipt: Option<&NewReceipt>,
) -> Result<i64> {
    let id: i64 = on!(&mut *tx, c => sqlx::query_scalar(
        "INSERT INTO submission (guild, game, phase_no, player, sheet, origin, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id")
        .bind(new.guild).bind(new.game).bind(new.phase_no).bind(new.player)
        .bind(&new.sheet).bind(&new.origin).bind(new.at).fetch_one(&mut **c))?;
    if let Some(receipt) = receipt {
        let of = (new.guild, new.game, new.phase_no, new.player);
        insert_receipt(tx, id, of, receipt).await?;
    }
    Ok(id)
}

/// How many sheets of one player are kept for an open phase: each choice at the order panel is one.
const KEPT: i64 = 50;

/// Takes a player's oldest sheets of a phase away when there are more than [`KEPT`].
async fn forget_oldest(tx: &mut Tx, of: &NewSheet) -> Result<()> {
    let oldest: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
        "SELECT id FROM submission WHERE game = $1 AND phase_no = $2 AND player = $3
         ORDER BY id DESC LIMIT 1 OFFSET $4")
        .bind(of.game).bind(of.phase_no).bind(of.player).bind(KEPT).fetch_optional(&mut **c))?;
    let Some(oldest) = oldest else {
        return Ok(());
    };
    for text in [
        "DELETE FROM receipt WHERE guild = $1 AND game = $2 AND phase_no = $3 AND player = $4
             AND submission <= $5",
        "DELETE FROM submission WHERE guild = $1 AND game = $2 AND phase_no = $3 AND player = $4
             AND id <= $5",
    ] {
        run!(
            &mut *tx,
            sqlx::query(text)
                .bind(of.guild)
                .bind(of.game)
                .bind(of.phase_no)
                .bind(of.player)
                .bind(oldest)
        )?;
    }
    Ok(())
}

/// Takes the lock on the game's row (by counting the intake: undone if nothing is taken in) and says
/// how the game stands under it.
pub(super) async fn lock(tx: &mut Tx, guild: GuildId, game: GameId) -> Result<Locked> {
    let found: Option<Locked> = on!(tx, c => sqlx::query_as(
        "UPDATE game SET intake = intake + 1 WHERE guild = $1 AND id = $2
         RETURNING status, phase_no, deadline, settings")
        .bind(guild).bind(game).fetch_optional(&mut **c))?;
    found.ok_or(StoreError::NoGame)
}

/// Writes the sheets that stood in for those not handed in for a phase, by player.
pub(super) async fn insert_stood(
    tx: &mut Tx,
    game: &Game,
    phase_no: PhaseNo,
    at: i64,
    stood: &[(i64, String)],
) -> Result<()> {
    for (player, sheet) in stood {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO submission (guild, game, phase_no, player, sheet, origin, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(phase_no)
            .bind(*player)
            .bind(sheet)
            .bind(format!("standing:{phase_no}:{player}"))
            .bind(at)
        )?;
    }
    Ok(())
}
