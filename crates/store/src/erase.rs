//! Deleting: a game from every table, and a guild with all its games. Nothing else takes a revision away.

use chancery_boxed::boxed;

use super::db::{Tx, on, run};
use super::{GameId, GuildId, Result, Store};

/// Statements that take a game's rows from each table that holds some, those first that name others.
/// `$1` is the guild, `$2` the game.
macro_rules! of_game {
    ($($table:literal),* $(,)?) => {
        [$(concat!("DELETE FROM ", $table, " WHERE guild = $1 AND game = $2")),*]
    };
}

/// Statements that take what belongs to a guild and to none of its games.
macro_rules! of_guild {
    ($($table:literal),* $(,)?) => {
        [$(concat!("DELETE FROM ", $table, " WHERE guild = $1")),*]
    };
}

/// What names rows of the game from elsewhere.
const LOOSE: [&str; 3] = [
    "UPDATE outbox SET after_id = NULL WHERE after_id IN
         (SELECT o.id FROM outbox o WHERE o.guild = $1 AND o.game = $2)",
    "DELETE FROM ballot_vote WHERE guild = $1 AND ballot IN
         (SELECT b.id FROM ballot b WHERE b.guild = $1 AND b.game = $2)",
    // What stands on the server is removed all the same.
    "UPDATE room SET game = NULL, who = -id WHERE guild = $1 AND game = $2",
];

const OF_GAME: [&str; 34] = of_game![
    "reminder",
    "ready",
    "outbox",
    "audit",
    "tenure",
    "miss",
    "absence_use",
    "absence",
    "guild_pause_game",
    "guild_gone_game",
    "receipt",
    "receipt_list",
    "submission",
    "standing",
    "press_copy",
    "press",
    "press_mute",
    "press_consent",
    "press_thread",
    "watcher",
    "gallery_member",
    "gm_look",
    "gm_draft",
    "handover_note",
    "seat_share",
    "lobby_card",
    "game_board",
    "window_link",
    "room_plan",
    "event_board",
    "ballot",
    "proposal",
    "forget",
    "game_player",
];

/// What goes first: a bot that is invited back just then begins anew there.
const OF_GUILD_FIRST: [&str; 4] =
    of_guild!["guild_setting", "guild_pause", "substitute", "record_share"];

/// What goes last, with that it was due.
const OF_GUILD_LAST: [&str; 11] = of_guild![
    "event_seat",
    "event_board",
    "event_apart",
    "event_entrant",
    "event",
    "guild_board",
    "room",
    "outbox",
    "audit",
    "absence",
    "guild_gone"
];

#[boxed]
impl Store {
    /// Deletes a game with all that is kept of it, in one transaction; `false` when the guild has none
    /// of that number.
    pub async fn delete_game(&self, guild: GuildId, game: GameId) -> Result<bool> {
        let mut tx = self.write().await?;
        let there = erase_game(&mut tx, guild, game).await?;
        tx.commit().await?;
        Ok(there)
    }

    /// Deletes all that is kept of a guild, if it is still gone and due to be erased at `now`: a game at a
    /// time, so that no other guild waits long, and what says that it is due last. Returns how many
    /// games went; `None` when the guild is not due.
    pub async fn delete_guild(&self, guild: GuildId, now: i64) -> Result<Option<usize>> {
        let mut tx = self.write().await?;
        if !is_due(&mut tx, guild, now).await? {
            return Ok(None);
        }
        for text in OF_GUILD_FIRST {
            run!(&mut tx, sqlx::query(text).bind(guild))?;
        }
        tx.commit().await?;
        let games: Vec<GameId> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT id FROM game WHERE guild = $1 ORDER BY id")
            .bind(guild).fetch_all(c))?;
        let mut deleted = 0;
        for game in games {
            let mut tx = self.write().await?;
            if !is_due(&mut tx, guild, now).await? {
                return Ok(None);
            }
            deleted += usize::from(erase_game(&mut tx, guild, game).await?);
            tx.commit().await?;
        }
        let mut tx = self.write().await?;
        if !is_due(&mut tx, guild, now).await? {
            return Ok(None);
        }
        for text in OF_GUILD_LAST {
            run!(&mut tx, sqlx::query(text).bind(guild))?;
        }
        tx.commit().await?;
        Ok(Some(deleted))
    }
}

/// Whether a guild is still to be erased; locks that it is.
async fn is_due(tx: &mut Tx, guild: GuildId, now: i64) -> Result<bool> {
    let due = run!(
        tx,
        sqlx::query("UPDATE guild_gone SET since = since WHERE guild = $1 AND erase_at <= $2")
            .bind(guild)
            .bind(now)
    )?;
    Ok(due > 0)
}

pub(super) async fn erase_game(tx: &mut Tx, guild: GuildId, game: GameId) -> Result<bool> {
    // The row's lock first, as everywhere.
    let locked = run!(
        &mut *tx,
        sqlx::query("UPDATE game SET intake = intake + 1 WHERE guild = $1 AND id = $2")
            .bind(guild)
            .bind(game)
    )?;
    if locked == 0 {
        return Ok(false);
    }
    unlock(tx, guild, game, "deleted").await?;
    for text in LOOSE.into_iter().chain(OF_GAME) {
        run!(&mut *tx, sqlx::query(text).bind(guild).bind(game))?;
    }
    for text in [
        "DELETE FROM revision WHERE guild = $1 AND game = $2",
        "DELETE FROM unlocked WHERE guild = $1 AND game = $2",
        "DELETE FROM game WHERE guild = $1 AND id = $2",
    ] {
        run!(&mut *tx, sqlx::query(text).bind(guild).bind(game))?;
    }
    Ok(true)
}

/// Opens a game's history to one kind of change; whoever does it locks it again in the same transaction.
pub(super) async fn unlock(tx: &mut Tx, guild: GuildId, game: GameId, why: &str) -> Result<()> {
    run!(
        tx,
        sqlx::query("INSERT INTO unlocked (guild, game, why) VALUES ($1, $2, $3)")
            .bind(guild)
            .bind(game)
            .bind(why)
    )?;
    Ok(())
}

/// Locks a game's history that was opened in the same transaction.
pub(super) async fn lock_again(tx: &mut Tx, guild: GuildId, game: GameId) -> Result<()> {
    run!(
        tx,
        sqlx::query("DELETE FROM unlocked WHERE guild = $1 AND game = $2")
            .bind(guild)
            .bind(game)
    )?;
    Ok(())
}
