//! Letters between powers: who wrote them, who has a copy, whom somebody does not hear.

use std::fmt;

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::{GameId, GuildId, PhaseNo, Result, Store};

/// A letter, or public press, that is about to be kept.
#[derive(Clone)]
pub struct NewLetter {
    /// The server the game is played on.
    pub guild: GuildId,
    /// The game it is written in.
    pub game: GameId,
    /// The number of the phase that is open.
    pub phase_no: PhaseNo,
    /// The open phase's short name, such as `S1901M`.
    pub phase: String,
    /// The number by which buttons and texts name it, unique in its game.
    pub mark: i64,
    /// Who wrote it, by their number on Discord.
    pub author: i64,
    /// The id of the power in whose name it is; `None` for a writer without a power.
    pub sender: Option<String>,
    /// Whether its sender stays unnamed.
    pub grey: bool,
    /// Whether it is public press.
    pub open: bool,
    /// The ids of the powers it is addressed to, separated by commas.
    pub powers: String,
    /// The person it is sent to without being named, in answer to grey press; `None` for others.
    pub answers: Option<i64>,
    /// The letter's text, as it was written.
    pub text: String,
    /// The number of the interaction it came by, so that it is kept only once.
    pub origin: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The people who get a copy, by their numbers on Discord.
    pub readers: Vec<i64>,
}

/// A stored letter: `mark` is its reference within the game, `author` a Discord user id, `sender` and
/// `powers` ids of powers, `at` milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Letter {
    /// Its number in this installation.
    pub id: i64,
    /// The number of the phase it was written in.
    pub phase_no: PhaseNo,
    /// The phase's short name, such as `S1901M`.
    pub phase: String,
    /// The number by which buttons and texts name it, unique in its game.
    pub mark: i64,
    /// The person who wrote it, by their number on Discord.
    pub author: i64,
    /// The power it was written for; `None` where players share the powers.
    pub sender: Option<String>,
    /// Whether its sender stays unnamed.
    pub grey: bool,
    /// Whether it is public press.
    pub open: bool,
    /// The powers it is to, separated by commas.
    pub powers: String,
    /// Whom it is to without being named, by their number on Discord.
    pub answers: Option<i64>,
    /// The letter's text, as it was written.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
}

// What is written stays between those it is for: it reaches no log by `{:?}`.
macro_rules! debug_without_text {
    ($($kind:ident),*) => { $(
        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($kind)).field("phase_no", &self.phase_no).finish_non_exhaustive()
            }
        }
    )* };
}
debug_without_text!(NewLetter, Letter);

/// Whose mutes these are if the GM's: everybody is spared that power.
const EVERYBODY: i64 = 0;

/// The columns of a [`Letter`].
macro_rules! columns {
    () => {
        "p.id, p.phase_no, p.phase, p.mark, p.author, p.sender, p.grey, p.open, p.powers, p.answers, \
         p.text, p.at"
    };
}

pub(super) use columns;

/// The letters of closed phases, and of the one that is bound. The revision that closes a phase has the number of the
/// next.
macro_rules! closed {
    () => {
        " FROM press p WHERE p.guild = $1 AND p.game = $2 AND (p.phase_no = $3 OR EXISTS
              (SELECT 1 FROM revision r WHERE r.guild = p.guild AND r.game = p.game
               AND r.report IS NOT NULL AND r.phase_no = p.phase_no + 1))"
    };
}

#[boxed]
impl Store {
    /// Keeps a letter with its copies and what must be said of it. `None`: it had arrived before, and
    /// nothing was written.
    pub async fn keep_letter(&self, new: &NewLetter, along: &Along) -> Result<Option<i64>> {
        let mut tx = self.write().await?;
        let known: Option<i64> = on!(&mut tx, c => sqlx::query_scalar(
            "SELECT id FROM press WHERE guild = $1 AND game = $2 AND origin = $3")
            .bind(new.guild).bind(new.game).bind(&new.origin).fetch_optional(&mut **c))?;
        if known.is_some() {
            return Ok(None);
        }
        let id: i64 = on!(&mut tx, c => sqlx::query_scalar(
            "INSERT INTO press (guild, game, phase_no, phase, mark, author, sender, grey, open, powers,
                                answers, text, origin, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id")
            .bind(new.guild).bind(new.game).bind(new.phase_no).bind(&new.phase).bind(new.mark)
            .bind(new.author).bind(&new.sender).bind(new.grey).bind(new.open).bind(&new.powers)
            .bind(new.answers).bind(&new.text).bind(&new.origin).bind(new.at)
            .fetch_one(&mut **c))?;
        for reader in &new.readers {
            run!(
                &mut tx,
                sqlx::query(
                    "INSERT INTO press_copy (guild, game, letter, reader, seen)
                     VALUES ($1, $2, $3, $4, $5)"
                )
                .bind(new.guild)
                .bind(new.game)
                .bind(id)
                .bind(reader)
                .bind(false)
            )?;
        }
        write_along(&mut tx, new.guild, Some(new.game), new.at, along).await?;
        tx.commit().await?;
        Ok(Some(id))
    }

    /// The game's letter with this mark; `None` if there is none.
    pub async fn letter(&self, guild: GuildId, game: GameId, mark: i64) -> Result<Option<Letter>> {
        Ok(
            on!(self.read(), c => sqlx::query_as(concat!("SELECT ", columns!(),
            " FROM press p WHERE p.guild = $1 AND p.game = $2 AND p.mark = $3"))
            .bind(guild).bind(game).bind(mark).fetch_optional(c))?,
        )
    }

    /// The people who have a copy of a letter, by their numbers on Discord.
    pub async fn readers_of(&self, guild: GuildId, game: GameId, letter: i64) -> Result<Vec<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT reader FROM press_copy WHERE guild = $1 AND game = $2 AND letter = $3
             ORDER BY reader")
            .bind(guild).bind(game).bind(letter).fetch_all(c))?)
    }

    /// A person's own letters in a game, sent and received, newest first: at most `limit` after the first
    /// `skip`.
    pub async fn letters(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
        (skip, limit): (i64, i64),
    ) -> Result<Vec<Letter>> {
        Ok(
            on!(self.read(), c => sqlx::query_as(concat!("SELECT ", columns!(),
            " FROM press p WHERE p.guild = $1 AND p.game = $2
               AND (p.author = $3 OR EXISTS
                    (SELECT 1 FROM press_copy y WHERE y.letter = p.id AND y.reader = $3))
             ORDER BY p.id DESC LIMIT $5 OFFSET $4"))
            .bind(guild).bind(game).bind(person).bind(skip).bind(limit)
            .fetch_all(c))?,
        )
    }

    /// The letters of a game's phases that were closed, and those of this phase, newest first: at most `limit` after
    /// the first `skip`. Those of a phase that was rolled back before it was closed are not among them.
    pub async fn closed_letters(
        &self,
        guild: GuildId,
        game: GameId,
        open: Option<PhaseNo>,
        (skip, limit): (i64, i64),
    ) -> Result<Vec<Letter>> {
        Ok(
            on!(self.read(), c => sqlx::query_as(concat!("SELECT ", columns!(), closed!(),
            " ORDER BY p.id DESC LIMIT $5 OFFSET $4"))
            .bind(guild).bind(game).bind(open).bind(skip).bind(limit)
            .fetch_all(c))?,
        )
    }

    /// How many letters [`Store::closed_letters`] has.
    pub async fn count_closed_letters(
        &self,
        guild: GuildId,
        game: GameId,
        open: Option<PhaseNo>,
    ) -> Result<i64> {
        Ok(
            on!(self.read(), c => sqlx::query_scalar(concat!("SELECT count(*)", closed!()))
            .bind(guild).bind(game).bind(open).fetch_one(c))?,
        )
    }

    /// How many letters a person has sent and received in a game.
    pub async fn count_letters(&self, guild: GuildId, game: GameId, person: i64) -> Result<i64> {
        self.count_letters_after(guild, game, person, 0).await
    }

    async fn count_letters_after(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
        after: i64,
    ) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM press p WHERE p.guild = $1 AND p.game = $2 AND p.id > $4
               AND (p.author = $3 OR EXISTS
                    (SELECT 1 FROM press_copy y WHERE y.letter = p.id AND y.reader = $3))")
            .bind(guild).bind(game).bind(person).bind(after).fetch_one(c))?)
    }

    /// How many of a person's letters, sent and received, are newer than the newest that has not reached
    /// them; nothing where all have.
    pub async fn newer_than_unseen(
        &self,
        guild: GuildId,
        game: GameId,
        person: i64,
    ) -> Result<Option<i64>> {
        let unseen: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT max(letter) FROM press_copy
             WHERE guild = $1 AND game = $2 AND reader = $3 AND seen = $4")
            .bind(guild).bind(game).bind(person).bind(false).fetch_one(c))?;
        Ok(match unseen {
            Some(unseen) => Some(
                self.count_letters_after(guild, game, person, unseen)
                    .await?,
            ),
            None => None,
        })
    }

    /// How many letters a person has written in a phase.
    pub async fn letters_written(
        &self,
        guild: GuildId,
        game: GameId,
        phase_no: PhaseNo,
        person: i64,
    ) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM press
             WHERE guild = $1 AND game = $2 AND author = $3 AND phase_no = $4")
            .bind(guild).bind(game).bind(person).bind(phase_no).fetch_one(c))?)
    }

    /// Notes that a reader has received the copy of a letter.
    pub async fn letter_seen(
        &self,
        guild: GuildId,
        game: GameId,
        letter: i64,
        reader: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE press_copy SET seen = $5
                 WHERE guild = $1 AND game = $2 AND letter = $3 AND reader = $4"
            )
            .bind(guild)
            .bind(game)
            .bind(letter)
            .bind(reader)
            .bind(true)
        )?;
        tx.commit().await
    }

    /// How many letters have a copy that has not reached this reader yet.
    pub async fn letters_unseen(&self, guild: GuildId, game: GameId, reader: i64) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM press_copy
             WHERE guild = $1 AND game = $2 AND reader = $3 AND seen = $4")
            .bind(guild).bind(game).bind(reader).bind(false).fetch_one(c))?)
    }

    /// Whether a person has written an unsigned letter that another could read.
    pub async fn wrote_unsigned(
        &self,
        guild: GuildId,
        game: GameId,
        author: i64,
        reader: i64,
    ) -> Result<bool> {
        let found: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT p.id FROM press p WHERE p.guild = $1 AND p.game = $2 AND p.author = $3 AND p.grey = $5
               AND (p.open = $5 OR EXISTS
                    (SELECT 1 FROM press_copy y WHERE y.letter = p.id AND y.reader = $4)) LIMIT 1")
            .bind(guild).bind(game).bind(author).bind(reader).bind(true).fetch_optional(c))?;
        Ok(found.is_some())
    }

    /// Whom a person has muted (`None`: the GM, for everybody), as powers' ids.
    pub async fn muted(
        &self,
        guild: GuildId,
        game: GameId,
        by: Option<i64>,
    ) -> Result<Vec<String>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT power FROM press_mute WHERE guild = $1 AND game = $2 AND listener = $3 ORDER BY power")
            .bind(guild).bind(game).bind(by.unwrap_or(EVERYBODY)).fetch_all(c))?)
    }

    /// Mutes a power for a person (`None`: for everybody), or hears it again.
    pub async fn mute(
        &self,
        (guild, game): (GuildId, GameId),
        by: Option<i64>,
        power: &str,
        mute: bool,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let text = if mute {
            "INSERT INTO press_mute (guild, game, listener, power) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (game, listener, power) DO NOTHING"
        } else {
            "DELETE FROM press_mute WHERE guild = $1 AND game = $2 AND listener = $3 AND power = $4"
        };
        run!(
            &mut tx,
            sqlx::query(text)
                .bind(guild)
                .bind(game)
                .bind(by.unwrap_or(EVERYBODY))
                .bind(power)
        )?;
        write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }
}
