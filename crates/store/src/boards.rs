//! Boards that are not ours: those a server has added, and those its games are played on.
//!
//! A board's rules never change: they are known by their hash. Who added it is in the audit alone.

use super::audit::{Along, write_along};
use super::db::{Tx, on, run};
use super::games::Game;
use super::pack::{pack, unpack};
use super::{GuildId, Result, Store, StoreError};
use chancery_boxed::boxed;
use chancery_rules::board::BoardHash;

/// A board that a server adds to its list.
#[derive(Clone, Debug)]
pub struct NewBoard {
    /// The hash of its compiled rules.
    pub hash: BoardHash,
    /// The id its author gave it, which no other board on the server's list has.
    pub word: String,
    /// Its name, as people read it.
    pub name: String,
    /// Its compiled rules, and with them the sets it offers.
    pub rules: String,
    /// Its compiled shapes; `None` if there is no drawing.
    pub drawing: Option<String>,
}

/// A board on a server's list, without its rules and drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuildBoard {
    /// The hash of its compiled rules.
    pub hash: BoardHash,
    /// The id its author gave it, by which it is named in options.
    pub word: String,
    /// Its name, as people read it.
    pub name: String,
    /// When it was added last, in milliseconds since 1970.
    pub added_at: i64,
    /// Whether a drawing of it is kept.
    pub is_drawn: bool,
}

/// The board that a revision is played on. Should its server not have it, its rules are kept with the revision.
#[derive(Clone, Copy, Debug)]
pub struct PlayedBoard {
    /// The hash of its compiled rules.
    pub hash: BoardHash,
    /// The id its author gave it.
    pub word: &'static str,
    /// Its name, as people read it.
    pub name: &'static str,
    /// Its compiled rules.
    pub rules: &'static str,
}

/// A board's row.
#[derive(sqlx_macros::FromRow)]
struct Row {
    hash: String,
    word: String,
    name: String,
    added_at: i64,
    is_drawn: bool,
}

impl Row {
    fn open(self) -> Result<GuildBoard> {
        Ok(GuildBoard {
            hash: self.hash.parse().map_err(|_| StoreError::Unpackable)?,
            word: self.word,
            name: self.name,
            added_at: self.added_at,
            is_drawn: self.is_drawn,
        })
    }
}

/// Selects [`Row`]s of a server's list.
macro_rules! listed {
    ($which:literal) => {
        concat!(
            "SELECT hash, word, name, added_at, drawing IS NOT NULL AS is_drawn FROM guild_board
             WHERE guild = $1 AND removed_at IS NULL ",
            $which
        )
    };
}

#[boxed]
impl Store {
    /// Puts a board on a server's list, or back on it. One that is on it already is drawn anew.
    ///
    /// # Errors
    /// [`StoreError::NameTaken`] when another board of the list has its word.
    pub async fn add_board(
        &self,
        guild: GuildId,
        new: &NewBoard,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let rules = pack(&new.rules, None)?;
        let drawing = new.drawing.as_deref().map(|text| pack(text, None));
        let drawing = drawing.transpose()?;
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO guild_board (guild, hash, word, name, rules, drawing, added_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (guild, hash) DO UPDATE SET
                     added_at = CASE WHEN guild_board.removed_at IS NULL THEN guild_board.added_at
                         ELSE excluded.added_at END,
                     removed_at = NULL, rules = excluded.rules,
                     drawing = coalesce(excluded.drawing, guild_board.drawing)"
            )
            .bind(guild)
            .bind(new.hash.to_string())
            .bind(&new.word)
            .bind(&new.name)
            .bind(rules)
            .bind(drawing)
            .bind(at)
        )
        .map_err(super::games::name_taken)?;
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await
    }

    /// The boards on a server's list, by word.
    pub async fn boards(&self, guild: GuildId) -> Result<Vec<GuildBoard>> {
        let rows: Vec<Row> = on!(self.read(), c => sqlx::query_as(listed!("ORDER BY word"))
            .bind(guild).fetch_all(c))?;
        rows.into_iter().map(Row::open).collect()
    }

    /// The board on a server's list with that word.
    pub async fn board_named(&self, guild: GuildId, word: &str) -> Result<Option<GuildBoard>> {
        let row: Option<Row> = on!(self.read(), c => sqlx::query_as(listed!("AND word = $2"))
            .bind(guild).bind(word).fetch_optional(c))?;
        row.map(Row::open).transpose()
    }

    /// The board on a server's list with that hash.
    pub async fn board(&self, guild: GuildId, hash: BoardHash) -> Result<Option<GuildBoard>> {
        let row: Option<Row> = on!(self.read(), c => sqlx::query_as(listed!("AND hash = $2"))
            .bind(guild).bind(hash.to_string()).fetch_optional(c))?;
        row.map(Row::open).transpose()
    }

    /// The compiled rules of a board that any server has, on its list or for a game: of several the oldest, as with
    /// [`Store::board_drawing`].
    pub async fn board_rules(&self, hash: BoardHash) -> Result<Option<String>> {
        let packed: Option<Vec<u8>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT rules FROM guild_board WHERE hash = $1 ORDER BY added_at, guild LIMIT 1")
            .bind(hash.to_string()).fetch_optional(c))?;
        packed.as_deref().map(text_of).transpose()
    }

    /// The compiled rules of a board that this server has, with its sets and the looks of its powers.
    pub async fn board_rules_of(&self, guild: GuildId, hash: BoardHash) -> Result<Option<String>> {
        let packed: Option<Vec<u8>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT rules FROM guild_board WHERE guild = $1 AND hash = $2")
            .bind(guild).bind(hash.to_string()).fetch_optional(c))?;
        packed.as_deref().map(text_of).transpose()
    }

    /// The compiled shapes of a board that any server has: of several drawings the oldest, so that what another server
    /// adds later changes nobody's pictures. `None` when there is none.
    pub async fn board_drawing(&self, hash: BoardHash) -> Result<Option<String>> {
        let packed: Option<Vec<u8>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT drawing FROM guild_board WHERE hash = $1 AND drawing IS NOT NULL
             ORDER BY added_at, guild LIMIT 1")
            .bind(hash.to_string()).fetch_optional(c))?;
        packed.as_deref().map(text_of).transpose()
    }

    /// Takes a board off a server's list; `false` when it is not on it. It stays for as long as a game is played on
    /// it. Boards that were taken off earlier, and whose games have been deleted since, go with it.
    pub async fn remove_board(
        &self,
        guild: GuildId,
        hash: BoardHash,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let removed = run!(
            &mut tx,
            sqlx::query(
                "UPDATE guild_board SET removed_at = $3
                 WHERE guild = $1 AND hash = $2 AND removed_at IS NULL"
            )
            .bind(guild)
            .bind(hash.to_string())
            .bind(at)
        )?;
        if removed == 0 {
            return Ok(false);
        }
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        self.sweep_boards(guild).await?;
        Ok(true)
    }

    /// Deletes the boards that are not on a server's list and on which it has no game and plays no event.
    async fn sweep_boards(&self, guild: GuildId) -> Result<()> {
        let mut tx = self.write().await?;
        let swept = run!(
            &mut tx,
            sqlx::query(
                "DELETE FROM guild_board WHERE guild = $1 AND removed_at IS NOT NULL AND NOT EXISTS
                     (SELECT 1 FROM game_board b
                      WHERE b.guild = guild_board.guild AND b.hash = guild_board.hash)
                 AND NOT EXISTS
                     (SELECT 1 FROM event e WHERE e.guild = guild_board.guild
                          AND e.plan LIKE '%' || guild_board.hash || '%')"
            )
            .bind(guild)
        );
        match swept {
            Ok(_) => tx.commit().await,
            // On PostgreSQL a game may have begun on one just now: they go another time.
            Err(sqlx::Error::Database(found)) if found.is_foreign_key_violation() => Ok(()),
            Err(other) => Err(other.into()),
        }
    }

    /// How often a board was added to a server's list since a moment.
    pub async fn boards_added_since(&self, guild: GuildId, at: i64) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM audit WHERE guild = $1 AND at > $2 AND what = 'board-added'")
            .bind(guild).bind(at).fetch_one(c))?)
    }

    /// How much a server's boards take up, in bytes.
    pub(super) async fn board_bytes(&self, guild: GuildId) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT CAST(coalesce(sum(length(rules) + coalesce(length(drawing), 0)), 0) AS BIGINT)
             FROM guild_board WHERE guild = $1")
            .bind(guild).fetch_one(c))?)
    }
}

/// A text that was packed alone.
pub(super) fn text_of(packed: &[u8]) -> Result<String> {
    Ok(unpack(packed)?.0)
}

/// Notes that a revision of the game names the board. A board that its server does not have is kept and not listed.
pub(super) async fn note_board(
    tx: &mut Tx,
    game: &Game,
    board: &PlayedBoard,
    at: i64,
) -> Result<()> {
    let hash = board.hash.to_string();
    let noted: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
        "SELECT game FROM game_board WHERE game = $1 AND hash = $2")
        .bind(game.id).bind(&hash).fetch_optional(&mut **c))?;
    if noted.is_some() {
        return Ok(());
    }
    // Locks the row: whoever would sweep it away waits.
    let kept = run!(
        &mut *tx,
        sqlx::query("UPDATE guild_board SET added_at = added_at WHERE guild = $1 AND hash = $2")
            .bind(game.guild)
            .bind(&hash)
    )?;
    if kept == 0 {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO guild_board (guild, hash, word, name, rules, added_at, removed_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $6)
                 ON CONFLICT (guild, hash) DO UPDATE SET added_at = guild_board.added_at"
            )
            .bind(game.guild)
            .bind(&hash)
            .bind(board.word)
            .bind(board.name)
            .bind(pack(board.rules, None)?)
            .bind(at)
        )?;
    }
    run!(
        &mut *tx,
        sqlx::query("INSERT INTO game_board (guild, game, hash) VALUES ($1, $2, $3)")
            .bind(game.guild)
            .bind(game.id)
            .bind(&hash)
    )?;
    Ok(())
}
