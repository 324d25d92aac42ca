//! Deadlines and reminders: what is due next, and leases so that one process at a time sees to it.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{Tx, claim, on, run};
use super::games::Game;
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// A game whose deadline has come, leased to the caller.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DueGame {
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub id: GameId,
    /// The number of the phase to be closed.
    pub phase_no: PhaseNo,
    /// When the phase was due to close, in milliseconds since 1970.
    pub deadline: i64,
}

/// A reminder that is about to be set for a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReminder {
    /// When it is to be sent, in milliseconds since 1970.
    pub due_at: i64,
    /// Which reminder of the phase it is, as a short key.
    pub kind: String,
}

/// A reminder whose time has come, leased to the caller.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct DueReminder {
    /// Its number in this installation.
    pub id: i64,
    /// The server it belongs to.
    pub guild: GuildId,
    /// The game's number.
    pub game: GameId,
    /// The number of the phase it reminds of.
    pub phase_no: PhaseNo,
    /// Which reminder of the phase it is, as a short key.
    pub kind: String,
    /// How often it has been claimed, this time included.
    pub attempts: i64,
}

/// Claims the games due longest; the argument is what only one of the databases understands.
macro_rules! claim_deadline {
    ($skip:literal) => {
        concat!(
            "WITH due AS (
                 SELECT id FROM game
                 WHERE status IN ('lobby', 'playing') AND deadline <= $1
                   AND (lease_until IS NULL OR lease_until <= $1)
                 ORDER BY deadline, id LIMIT $4 ",
            $skip,
            ")
             UPDATE game SET lease_owner = $2, lease_until = $3 WHERE id IN (SELECT id FROM due)
             RETURNING guild, id, phase_no, deadline"
        )
    };
}

/// Claims the reminders due longest.
macro_rules! claim_reminders {
    ($skip:literal) => {
        concat!(
            "WITH due AS (
                 SELECT id FROM reminder WHERE due_at <= $1 ORDER BY due_at, id LIMIT $4 ",
            $skip,
            ")
             UPDATE reminder SET lease_owner = $2, due_at = $3, attempts = attempts + 1
             WHERE id IN (SELECT id FROM due)
             RETURNING id, guild, game, phase_no, kind, attempts"
        )
    };
}

#[boxed]
impl Store {
    /// When the next deadline needs looking at, over all guilds; may lie in the past. A leased one
    /// counts from its lease's end.
    pub async fn next_deadline(&self) -> Result<Option<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT min(due) FROM (
                 SELECT min(deadline) AS due FROM game
                 WHERE deadline IS NOT NULL AND lease_until IS NULL
                   AND status IN ('lobby', 'playing')
                 UNION ALL
                 SELECT min(CASE WHEN lease_until > deadline THEN lease_until ELSE deadline END)
                 FROM game
                 WHERE deadline IS NOT NULL AND lease_until IS NOT NULL
                   AND status IN ('lobby', 'playing')) AS times")
            .fetch_one(c))?)
    }

    /// Leases the game whose deadline passed longest ago, over all guilds, until `now + lease` (ms).
    /// The lease ends with the game's next revision, with [`Store::release_deadline`], or by time.
    pub async fn claim_deadline(
        &self,
        now: i64,
        owner: &str,
        lease: i64,
    ) -> Result<Option<DueGame>> {
        let due = self.claim_deadlines(now, owner, 1, lease).await?;
        Ok(due.into_iter().next())
    }

    /// As [`Store::claim_deadline`], for up to `limit` games in one transaction, the longest due first.
    pub async fn claim_deadlines(
        &self,
        now: i64,
        owner: &str,
        limit: i64,
        lease: i64,
    ) -> Result<Vec<DueGame>> {
        let until = now.saturating_add(lease);
        let mut tx = self.write().await?;
        let mut due: Vec<DueGame> = claim!(
            &mut tx,
            claim_deadline("FOR UPDATE SKIP LOCKED"),
            fetch_all,
            now,
            owner,
            until,
            limit
        )?;
        tx.commit().await?;
        due.sort_by_key(|game| (game.deadline, game.id));
        Ok(due)
    }

    /// Puts a claimed deadline off until `at`, when it could not be seen to; nothing happens if the
    /// lease is no longer the owner's.
    pub async fn release_deadline(
        &self,
        guild: GuildId,
        game: GameId,
        owner: &str,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE game SET lease_until = $4
             WHERE guild = $1 AND id = $2 AND lease_owner = $3"
            )
            .bind(guild)
            .bind(game)
            .bind(owner)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Stops the clock of a game whose open phase cannot be closed, and tells whom it concerns. Returns
    /// `false`, writing nothing, when another phase is open, or the clock stands already.
    pub async fn set_aside(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        // No revision: the state may be what cannot be read.
        let stopped = run!(
            &mut tx,
            sqlx::query(
                "UPDATE game SET deadline = NULL, paused_left = 0, stuck = TRUE, updated_at = $4,
                     lease_owner = NULL, lease_until = NULL
                 WHERE guild = $1 AND id = $2 AND phase_no = $3 AND deadline IS NOT NULL"
            )
            .bind(guild)
            .bind(game)
            .bind(phase_no)
            .bind(at)
        )?;
        if stopped == 0 {
            return Ok(false);
        }
        run!(
            &mut tx,
            sqlx::query("DELETE FROM reminder WHERE guild = $1 AND game = $2 AND kind <> 'return'")
                .bind(guild)
                .bind(game)
        )?;
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// When the next reminder needs looking at, over all guilds; may lie in the past.
    pub async fn next_reminder(&self) -> Result<Option<i64>> {
        Ok(
            on!(self.read(), c => sqlx::query_scalar("SELECT min(due_at) FROM reminder")
            .fetch_one(c))?,
        )
    }

    /// Leases up to `limit` reminders whose time has come, over all guilds.
    pub async fn claim_reminders(
        &self,
        now: i64,
        owner: &str,
        limit: i64,
        lease: i64,
    ) -> Result<Vec<DueReminder>> {
        let until = now.saturating_add(lease);
        let mut tx = self.write().await?;
        let mut due: Vec<DueReminder> = claim!(
            &mut tx,
            claim_reminders("FOR UPDATE SKIP LOCKED"),
            fetch_all,
            now,
            owner,
            until,
            limit
        )?;
        tx.commit().await?;
        due.sort_by_key(|reminder| reminder.id);
        Ok(due)
    }

    /// Settles a claimed reminder: removes it and writes what it leads to, in one transaction.
    /// Returns `false`, writing nothing, when it was withdrawn or claimed by another meanwhile.
    pub async fn reminded(&self, due: &DueReminder, at: i64, along: &Along) -> Result<bool> {
        let mut tx = self.write().await?;
        let gone =
            run!(&mut tx, sqlx::query(
            "DELETE FROM reminder WHERE guild = $1 AND game = $2 AND id = $3 AND attempts = $4")
            .bind(due.guild).bind(due.game).bind(due.id).bind(due.attempts))?;
        if gone == 0 {
            return Ok(false);
        }
        write_along(&mut tx, due.guild, Some(due.game), at, along).await?;
        tx.commit().await?;
        Ok(true)
    }
}

/// The kind of the reminder that a player takes the seat back; it is no phase's.
pub const RETURN: &str = "return";

/// Replaces the moments at which players take their seats back; a game that is over has none.
pub(super) async fn set_returns(tx: &mut Tx, game: &Game, new: Option<&[i64]>) -> Result<()> {
    let is_living = game.head.status.is_living();
    if is_living && new.is_none() {
        return Ok(());
    }
    run!(
        &mut *tx,
        sqlx::query("DELETE FROM reminder WHERE guild = $1 AND game = $2 AND kind = 'return'")
            .bind(game.guild)
            .bind(game.id)
    )?;
    let moments = new.unwrap_or_default().iter();
    for due_at in moments.filter(|_| is_living) {
        insert_reminder(tx, game, RETURN, *due_at).await?;
    }
    Ok(())
}

async fn insert_reminder(tx: &mut Tx, game: &Game, kind: &str, due_at: i64) -> Result<()> {
    run!(
        &mut *tx,
        sqlx::query(
            "INSERT INTO reminder (guild, game, phase_no, kind, due_at)
             VALUES ($1, $2, $3, $4, $5)"
        )
        .bind(game.guild)
        .bind(game.id)
        .bind(game.head.phase_no)
        .bind(kind)
        .bind(due_at)
    )?;
    Ok(())
}

/// Replaces the reminders of the game's deadline (when `new` is given) and drops those of phases no longer open.
pub(super) async fn set_reminders(
    tx: &mut Tx,
    game: &Game,
    new: Option<&[NewReminder]>,
) -> Result<()> {
    let open = game.head.status.is_living().then_some(game.head.phase_no);
    // A phase number is never negative, so -1 keeps none.
    let keep = open.filter(|_| new.is_none()).unwrap_or(PhaseNo(-1));
    run!(
        &mut *tx,
        sqlx::query(
            "DELETE FROM reminder WHERE guild = $1 AND game = $2 AND phase_no <> $3
               AND kind <> 'return'"
        )
        .bind(game.guild)
        .bind(game.id)
        .bind(keep)
    )?;
    for reminder in new.filter(|_| open.is_some()).unwrap_or_default() {
        insert_reminder(tx, game, &reminder.kind, reminder.due_at).await?;
    }
    Ok(())
}
