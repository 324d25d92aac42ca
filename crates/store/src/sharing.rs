//! People who share a player's seat: whom a player has invited, as what, and who has accepted.

use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;

use super::db::{Tx, on, run};
use super::word::kept_as_word;
use super::{Along, Game, GameId, GuildId, Result, Store, StoreError};

/// As what a person shares a player's seat.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum ShareRole {
    /// They do what the player can do.
    Partner,
    /// They see what the player sees, but for letters, and change nothing.
    Coach,
}

kept_as_word!(ShareRole);

/// How far the sharing of a seat has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ShareState {
    /// The person has been invited and has not answered.
    Invited,
    /// The person shares the seat.
    Shares,
    /// The person shared it before.
    Ended,
}

kept_as_word!(ShareState);

/// That a person shares, shared, or is invited to share a player's seat.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeatShare {
    /// Whose seat it is, by their number on Discord.
    pub player: i64,
    /// Who shares it, by their number on Discord.
    pub person: i64,
    /// As what.
    pub role: ShareRole,
    /// How far it has come.
    pub state: ShareState,
    /// When they first accepted, in milliseconds since 1970; `None` if they never have.
    pub since: Option<i64>,
}

impl SeatShare {
    /// Whose seat it is.
    pub fn whose(&self) -> PlayerId {
        PlayerId(self.player as u64)
    }

    /// Who shares it.
    pub fn with(&self) -> PlayerId {
        PlayerId(self.person as u64)
    }
}

/// The most people who share one seat, those who are invited among them.
pub const MOST_SHARERS: i64 = 2;

#[boxed]
impl Store {
    /// Everybody who shares, has shared or is invited to share a seat of a game, the oldest first.
    pub async fn shares(&self, guild: GuildId, game: GameId) -> Result<Vec<SeatShare>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT player, person, role, state, since FROM seat_share
             WHERE guild = $1 AND game = $2 ORDER BY at, person")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// Notes that a player invites a person to share their seat, in place of an invitation before. Whether the person
    /// knows too much is asked when they accept: whoever invites need not learn it.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when by now the player has no seat, or as many share it as may.
    pub async fn invite_to_share(
        &self,
        (guild, game): (GuildId, GameId),
        (player, person): (i64, i64),
        role: ShareRole,
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        may_invite(&mut tx, (guild, game), (player, person)).await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO seat_share (guild, game, player, person, role, state, at)
                 VALUES ($1, $2, $3, $4, $5, 'invited', $6)
                 ON CONFLICT (game, player, person) DO UPDATE
                 SET role = excluded.role, state = 'invited', at = excluded.at"
            )
            .bind(guild)
            .bind(game)
            .bind(player)
            .bind(person)
            .bind(<&str>::from(role))
            .bind(at)
        )?;
        super::audit::write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }

    /// Notes that a person accepts an invitation to share a player's seat.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when it is no longer open, the person knows too much, or as for
    /// [`Store::invite_to_share`].
    pub async fn accept_share(
        &self,
        (guild, game): (GuildId, GameId),
        (player, person): (i64, i64),
        at: i64,
        along: &Along,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        may_invite(&mut tx, (guild, game), (player, person)).await?;
        may_share(&mut tx, (guild, game), (player, person)).await?;
        let accepted = run!(
            &mut tx,
            sqlx::query(
                "UPDATE seat_share SET state = 'shares', since = COALESCE(since, $5), at = $5
                 WHERE guild = $1 AND game = $2 AND player = $3 AND person = $4
                   AND state = 'invited'"
            )
            .bind(guild)
            .bind(game)
            .bind(player)
            .bind(person)
            .bind(at)
        )?;
        if accepted == 0 {
            return Err(StoreError::Stale);
        }
        super::audit::write_along(&mut tx, guild, Some(game), at, along).await?;
        tx.commit().await
    }

    /// Ends that a person shares a player's seat, or an invitation to; `false` when there is neither.
    pub async fn end_share(
        &self,
        (guild, game): (GuildId, GameId),
        (player, person): (i64, i64),
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        lock(&mut tx, guild, game).await?;
        let mut ended = 0;
        // Whoever never accepted knows nothing, and may still play.
        for text in [
            "DELETE FROM seat_share WHERE guild = $1 AND game = $2 AND player = $3 AND person = $4
               AND since IS NULL AND at <= $5",
            "UPDATE seat_share SET state = 'ended', at = $5
             WHERE guild = $1 AND game = $2 AND player = $3 AND person = $4 AND state <> 'ended'",
        ] {
            ended += run!(
                &mut tx,
                sqlx::query(text)
                    .bind(guild)
                    .bind(game)
                    .bind(player)
                    .bind(person)
                    .bind(at)
            )?;
        }
        if ended > 0 {
            super::audit::write_along(&mut tx, guild, Some(game), at, along).await?;
        }
        tx.commit().await?;
        Ok(ended > 0)
    }
}

/// Locks a game's row, as whoever sits down in it does: of the two, one comes second and sees the other.
async fn lock(tx: &mut Tx, guild: GuildId, game: GameId) -> Result<()> {
    run!(
        tx,
        sqlx::query("UPDATE game SET intake = intake WHERE guild = $1 AND id = $2")
            .bind(guild)
            .bind(game)
    )?;
    Ok(())
}

/// Refuses whoever plays or has played in the game, has looked at what is sealed in it, or has shared another seat of
/// it. The game's row is locked.
async fn may_share(
    tx: &mut Tx,
    (guild, game): (GuildId, GameId),
    (player, person): (i64, i64),
) -> Result<()> {
    let may: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
        "SELECT g.id FROM game g
         WHERE g.guild = $1 AND g.id = $2
           AND NOT EXISTS (SELECT 1 FROM game_player o
               WHERE o.guild = $1 AND o.game = $2 AND o.player = $4
                 AND (o.left_at IS NULL OR EXISTS (SELECT 1 FROM revision r
                     WHERE r.guild = $1 AND r.game = $2 AND r.kind = 'started'
                       AND r.at <= o.left_at)))
           AND NOT EXISTS (SELECT 1 FROM gm_look l
               WHERE l.guild = $1 AND l.game = $2 AND l.gm = $4)
           AND NOT EXISTS (SELECT 1 FROM gallery_member m
               WHERE m.guild = $1 AND m.game = $2 AND m.person = $4)
           AND NOT EXISTS (SELECT 1 FROM seat_share s
               WHERE s.guild = $1 AND s.game = $2 AND s.person = $4 AND s.player <> $3
                 AND s.since IS NOT NULL)")
        .bind(guild).bind(game).bind(player).bind(person)
        .fetch_optional(&mut **c))?;
    may.map(drop).ok_or(StoreError::Stale)
}

/// Refuses where the player has no seat, means themselves, or as many share the seat as may; and locks the game's row.
async fn may_invite(
    tx: &mut Tx,
    (guild, game): (GuildId, GameId),
    (player, person): (i64, i64),
) -> Result<()> {
    lock(tx, guild, game).await?;
    let may: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
        "SELECT p.player FROM game_player p
         WHERE p.guild = $1 AND p.game = $2 AND p.player = $3 AND p.left_at IS NULL
           AND p.player <> $4
           AND (SELECT count(*) FROM seat_share s
               WHERE s.guild = $1 AND s.game = $2 AND s.player = $3 AND s.person <> $4
                 AND s.state <> 'ended') < $5")
        .bind(guild).bind(game).bind(player).bind(person).bind(MOST_SHARERS)
        .fetch_optional(&mut **c))?;
    may.map(drop).ok_or(StoreError::Stale)
}

/// Refuses those who share a seat of the game or have shared one.
pub(super) async fn none_has_shared(tx: &mut Tx, game: &Game, players: &[i64]) -> Result<()> {
    for player in players {
        let shared: Option<i64> = on!(&mut *tx, c => sqlx::query_scalar(
            "SELECT person FROM seat_share
             WHERE guild = $1 AND game = $2 AND person = $3 AND since IS NOT NULL LIMIT 1")
            .bind(game.guild).bind(game.id).bind(player).fetch_optional(&mut **c))?;
        if shared.is_some() {
            return Err(StoreError::Shares);
        }
    }
    Ok(())
}
