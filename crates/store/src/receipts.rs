//! Receipts of sheets, and what is published of them when their phase closes.

use super::db::{Tx, on, run};
use super::games::Game;
use super::{GameId, GuildId, PhaseNo, Result, Seq, Store};
use chancery_boxed::boxed;
use std::fmt;

/// A receipt about to be kept with its sheet.
#[derive(Clone, PartialEq, Eq)]
pub struct NewReceipt {
    /// 128 random bits in hexadecimal, known to the sheet's player only.
    pub nonce: String,
    /// The hash of the sheet and the nonce, which gives nothing away without the nonce.
    pub hash: String,
}

/// A receipt as the database has it, with the sheet it is for.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Receipt {
    /// The sheet's number.
    pub id: i64,
    /// The number of the phase the sheet is for.
    pub phase_no: PhaseNo,
    /// The player it is of, by their number on Discord.
    pub player: i64,
    /// The sheet's canonical text.
    pub sheet: String,
    /// When it arrived, in milliseconds since 1970.
    pub at: i64,
    /// 128 random bits in hexadecimal, known to the sheet's player only.
    pub nonce: String,
    /// The hash of the sheet and the nonce.
    pub hash: String,
}

/// The hashes of a phase's receipts, as they were published when it closed.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ReceiptList {
    /// The revision that closed the phase.
    pub seq: Seq,
    /// The phase's number in its game.
    pub phase_no: PhaseNo,
    /// The hashes, one to a line.
    pub hashes: String,
}

// Sealed: neither nonce nor sheet reaches a log by `{:?}`.
impl fmt::Debug for NewReceipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewReceipt").finish_non_exhaustive()
    }
}

impl fmt::Debug for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receipt")
            .field("id", &self.id)
            .field("phase_no", &self.phase_no)
            .finish_non_exhaustive()
    }
}

#[boxed]
impl Store {
    /// A player's receipts of a game, the newest first; of one phase or (`None`) of all.
    pub async fn receipts(
        &self,
        guild: GuildId,
        game: GameId,
        player: i64,
        phase_no: Option<PhaseNo>,
        limit: i64,
    ) -> Result<Vec<Receipt>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT s.id, s.phase_no, s.player, s.sheet, s.at, r.nonce, r.hash
             FROM receipt r JOIN submission s ON s.id = r.submission
             WHERE r.guild = $1 AND r.game = $2 AND r.player = $3
               AND r.phase_no BETWEEN $4 AND $5
             ORDER BY r.submission DESC LIMIT $6")
            .bind(guild).bind(game).bind(player)
            .bind(phase_no.unwrap_or(PhaseNo(0))).bind(phase_no.unwrap_or(PhaseNo(i64::MAX)))
            .bind(limit).fetch_all(c))?)
    }

    /// The number of each of a phase's sheets with the hash of its receipt.
    pub async fn receipt_hashes(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<(i64, String)>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT submission, hash FROM receipt
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY submission")
            .bind(guild).bind(game).bind(phase_no).fetch_all(c))?)
    }

    /// The hashes that were published when the phase closed; `None` before that.
    pub async fn receipt_list(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
    ) -> Result<Option<ReceiptList>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT seq, phase_no, hashes FROM receipt_list
             WHERE guild = $1 AND game = $2 AND phase_no = $3 ORDER BY seq DESC LIMIT 1")
            .bind(guild).bind(game).bind(phase_no).fetch_optional(c))?)
    }
}

/// Keeps a sheet's receipt.
pub(super) async fn insert_receipt(
    tx: &mut Tx,
    submission: i64,
    (guild, game, phase_no, player): (GuildId, GameId, PhaseNo, i64),
    new: &NewReceipt,
) -> Result<()> {
    run!(
        &mut *tx,
        sqlx::query(
            "INSERT INTO receipt (submission, guild, game, phase_no, player, nonce, hash)
             VALUES ($1, $2, $3, $4, $5, $6, $7)"
        )
        .bind(submission)
        .bind(guild)
        .bind(game)
        .bind(phase_no)
        .bind(player)
        .bind(&new.nonce)
        .bind(&new.hash)
    )?;
    Ok(())
}

/// Keeps what is published of the receipts of the phase that the game's newest revision closed.
pub(super) async fn insert_receipt_list(
    tx: &mut Tx,
    game: &Game,
    phase_no: PhaseNo,
    hashes: &str,
) -> Result<()> {
    run!(
        &mut *tx,
        sqlx::query(
            "INSERT INTO receipt_list (guild, game, seq, phase_no, hashes)
             VALUES ($1, $2, $3, $4, $5)"
        )
        .bind(game.guild)
        .bind(game.id)
        .bind(game.seq)
        .bind(phase_no)
        .bind(hashes)
    )?;
    Ok(())
}
