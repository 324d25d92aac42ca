//! How much is kept: of a guild, of a game.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::erase::erase_game;
use super::{GameId, GuildId, Result, Seq, Store};

/// How much is stored of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// How many revisions it has.
    pub revisions: i64,
    /// How many sheets were handed in for it.
    pub sheets: i64,
    /// How many letters were written in it.
    pub letters: i64,
    /// The bytes of all these texts together, and of the server's boards if all its games are weighed.
    pub bytes: i64,
}

/// What a row costs beside its texts, about: numbers, keys, indexes. A sheet has a receipt.
const OF_REVISION: i64 = 150;
const OF_SHEET: i64 = 600;
const OF_LETTER: i64 = 400;

/// Counts rows and adds the bytes of their texts, of a guild's games or (`$2`) of one.
macro_rules! weigh {
    ($bytes:literal, $table:literal) => {
        concat!(
            "SELECT count(*), CAST(coalesce(sum(",
            $bytes,
            "), 0) AS BIGINT) FROM game g JOIN ",
            $table,
            " t ON t.game = g.id WHERE g.guild = $1 AND ($2 IS NULL OR g.id = $2)"
        )
    };
}

#[boxed]
impl Store {
    /// How much is kept of a guild's games, or of one of them.
    pub async fn weight(&self, guild: GuildId, game: Option<GameId>) -> Result<Weight> {
        let mut weight = Weight::default();
        let tables = [
            (
                weigh!(
                    "length(t.state) + coalesce(length(t.report), 0) + coalesce(length(t.packed), 0)",
                    "revision"
                ),
                OF_REVISION,
            ),
            (weigh!("length(t.sheet)", "submission"), OF_SHEET),
            (weigh!("length(t.text)", "press"), OF_LETTER),
        ];
        for (place, (text, each)) in tables.into_iter().enumerate() {
            let (rows, bytes): (i64, i64) = on!(self.read(), c => sqlx::query_as(text)
                .bind(guild).bind(game).fetch_one(c))?;
            weight.bytes += bytes + rows * each;
            match place {
                0 => weight.revisions = rows,
                1 => weight.sheets = rows,
                _ => weight.letters = rows,
            }
        }
        if game.is_none() {
            weight.bytes += self.board_bytes(guild).await?;
        }
        Ok(weight)
    }

    /// How many games were brought into a guild since a moment.
    pub async fn imports_since(&self, guild: GuildId, at: i64) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM audit WHERE guild = $1 AND at > $2 AND what = 'import'")
            .bind(guild).bind(at).fetch_one(c))?)
    }

    /// Deletes a game that is over, with all that is kept of it, if `seq` is still its newest revision, and
    /// notes that of its guild. `false` when the guild has no such game, it goes on, or it has changed.
    pub async fn delete_finished(
        &self,
        guild: GuildId,
        game: GameId,
        seq: Seq,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let over = run!(
            &mut tx,
            sqlx::query(
                "UPDATE game SET seq = seq WHERE guild = $1 AND id = $2 AND seq = $3
                 AND status NOT IN ('lobby', 'playing')"
            )
            .bind(guild)
            .bind(game)
            .bind(seq)
        )?;
        if over == 0 || !erase_game(&mut tx, guild, game).await? {
            return Ok(false);
        }
        write_along(&mut tx, guild, None, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }
}
