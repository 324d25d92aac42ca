//! Who sat where, and who missed what: written with the revision that made it so, undone by none.

use chancery_boxed::boxed;

use super::db::{Tx, on, run};
use super::games::Game;
use super::word::kept_as_word;
use super::{GameId, GuildId, Result, Seq, Store};

/// That a power gets another player, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTurn {
    /// The id of the power whose player changes.
    pub power: String,
    /// The player's number on Discord; `None` when the power falls into civil disorder.
    pub player: Option<i64>,
    /// The short name of the phase that is open, such as `S1901M`.
    pub phase: String,
}

/// A player's time in a seat, from sitting down to leaving.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Tenure {
    /// The id of the power that the player had.
    pub power: String,
    /// Who sat there, by their number on Discord.
    pub player: i64,
    /// When they sat down, in milliseconds since 1970.
    pub since: i64,
    /// The short name of the phase that was open when they sat down.
    pub since_phase: String,
    /// When they left, in milliseconds since 1970; `None` for who sits there now.
    pub until: Option<i64>,
    /// The short name of the phase that was open when they left.
    pub until_phase: Option<String>,
}

/// Why no orders came from a player in a phase, and what came instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MissKind {
    /// Nothing was handed in, and nothing else counted.
    Missed,
    /// Nothing was handed in, and the player's standing orders counted.
    Standing,
    /// Nothing was handed in, and the player had announced an absence.
    Excused,
}

kept_as_word!(MissKind);

impl MissKind {
    fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A missed phase about to be noted, by the revision that closes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMiss {
    /// The id of the power that owed orders.
    pub power: String,
    /// The power's player, by their number on Discord.
    pub player: i64,
    /// The missed phase's short name, such as `S1901M`.
    pub phase: String,
    /// Whether standing orders counted, or an absence excused it.
    pub kind: MissKind,
}

/// A missed phase, as the database has it.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Miss {
    /// The revision that closed the phase.
    pub seq: Seq,
    /// The id of the power that owed orders.
    pub power: String,
    /// The power's player, by their number on Discord.
    pub player: i64,
    /// The missed phase's short name, such as `S1901M`.
    pub phase: String,
    /// Whether standing orders counted, or an absence excused it.
    pub kind: MissKind,
    /// When the phase closed, in milliseconds since 1970.
    pub at: i64,
}

#[boxed]
impl Store {
    /// Every player's time in every seat of a game, in the order of sitting down.
    pub async fn tenures(&self, guild: GuildId, game: GameId) -> Result<Vec<Tenure>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT power, player, since, since_phase, until, until_phase FROM tenure
             WHERE guild = $1 AND game = $2 ORDER BY id")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// The missed phases of a game, oldest first; those of phases that were rolled back are among them.
    pub async fn misses(&self, guild: GuildId, game: GameId) -> Result<Vec<Miss>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT seq, power, player, phase, kind, at FROM miss
             WHERE guild = $1 AND game = $2 ORDER BY seq, power")
            .bind(guild).bind(game).fetch_all(c))?)
    }
}

/// Writes which seats change hands at a moment.
pub(super) async fn write_seats(
    tx: &mut Tx,
    game: &Game,
    at: i64,
    turns: &[SeatTurn],
) -> Result<()> {
    for turn in turns {
        run!(
            &mut *tx,
            sqlx::query(
                "UPDATE tenure SET until = $4, until_phase = $5
             WHERE guild = $1 AND game = $2 AND power = $3 AND until IS NULL"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(&turn.power)
            .bind(at)
            .bind(&turn.phase)
        )?;
        let Some(player) = turn.player else {
            continue;
        };
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO tenure (guild, game, power, player, since, since_phase)
             VALUES ($1, $2, $3, $4, $5, $6)"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(&turn.power)
            .bind(player)
            .bind(at)
            .bind(&turn.phase)
        )?;
    }
    Ok(())
}

/// Writes who missed the phase that the game's newest revision closed; `game` is the row as it then is.
pub(super) async fn write_misses(
    tx: &mut Tx,
    game: &Game,
    at: i64,
    misses: &[NewMiss],
) -> Result<()> {
    for miss in misses {
        run!(
            &mut *tx,
            sqlx::query(
                "INSERT INTO miss (guild, game, seq, power, player, phase, kind, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            )
            .bind(game.guild)
            .bind(game.id)
            .bind(game.seq)
            .bind(&miss.power)
            .bind(miss.player)
            .bind(&miss.phase)
            .bind(miss.kind.as_str())
            .bind(at)
        )?;
    }
    Ok(())
}
