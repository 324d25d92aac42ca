//! Roles and rooms that a GM asked for: what is wanted for a game, and what was made on its server.

use chancery_boxed::boxed;

use super::audit::{Along, write_along};
use super::db::{on, run};
use super::{GameId, GuildId, Result, Seq, Store};

/// How long it is until what could not be removed is tried again, in milliseconds.
const DAY: i64 = 24 * 3_600_000;

/// What a GM wants to have on the server for a game, and how far that is done.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct RoomPlan {
    /// The server the game is played on.
    pub guild: GuildId,
    /// The game.
    pub game: GameId,
    /// Whether each power has a role.
    pub roles: bool,
    /// Whether each power has a room.
    pub powers: bool,
    /// Whether each pair of powers has a room.
    pub pairs: bool,
    /// The last revision that was compared with what there is on the server.
    pub seen: Seq,
    /// 32 bits that follow from who was to be let in where when that was last asked for. What stands above them says when
    /// somebody was not on the server to be let in, as the service writes it.
    pub asked: i64,
    /// Whether everything was there once.
    pub ready: bool,
    /// When all is to be removed, in milliseconds since 1970; `None` while the game is played.
    pub remove_at: Option<i64>,
    /// Whether it is being removed.
    pub removing: bool,
}

/// A role, a category or a channel that the bot made for a game, or is making.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct RoomRow {
    /// Its number in this installation.
    pub id: i64,
    /// What it is, as the service writes it.
    pub kind: String,
    /// The ids of the powers it is for, separated by commas.
    pub powers: String,
    /// 32 bits that follow from whose room it is; 0 where it is nobody's in particular.
    pub who: i64,
    /// What it is called on the server.
    pub name: String,
    /// Its number on Discord; `None` until that is known.
    pub discord: Option<i64>,
    /// When it was first asked for, in milliseconds since 1970.
    pub begun_at: i64,
}

/// A role, a category or a channel that is about to be asked for.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// What it is, as the service writes it.
    pub kind: &'static str,
    /// The ids of the powers it is for, separated by commas.
    pub powers: String,
    /// 32 bits that follow from whose room it is; 0 where it is nobody's in particular.
    pub who: i64,
    /// What it will be called on the server.
    pub name: String,
}

macro_rules! plans {
    ($rest:literal) => {
        concat!(
            "SELECT p.guild, p.game, p.roles, p.powers, p.pairs, p.seen, p.asked, p.ready, p.remove_at, p.removing
             FROM room_plan p ",
            $rest
        )
    };
}

#[boxed]
impl Store {
    /// What is wanted for a game; `None` if nothing is.
    pub async fn room_plan(&self, guild: GuildId, game: GameId) -> Result<Option<RoomPlan>> {
        Ok(
            on!(self.read(), c => sqlx::query_as(plans!("WHERE guild = $1 AND game = $2"))
            .bind(guild).bind(game).fetch_optional(c))?,
        )
    }

    /// The plans that must be looked at: their games have changed, it is time to remove everything, or that could not be
    /// done by a row of this kind and marker and was not tried for a day.
    pub async fn room_plans_due(
        &self,
        now: i64,
        kind: &str,
        marker: &str,
    ) -> Result<Vec<RoomPlan>> {
        Ok(on!(self.read(), c => sqlx::query_as(plans!(
            "JOIN game g ON g.guild = p.guild AND g.id = p.game
             WHERE ((NOT p.removing AND (g.seq > p.seen OR p.remove_at <= $1))
                     OR (p.removing AND NOT EXISTS (SELECT 1 FROM outbox o
                         WHERE o.guild = p.guild AND o.game = p.game AND o.kind = $3 AND o.marker = $4
                             AND (o.state IN ('pending', 'leased') OR o.settled_at > $2))))
                 AND NOT EXISTS (SELECT 1 FROM guild_gone k WHERE k.guild = p.guild)
             ORDER BY p.game"))
            .bind(now).bind(now.saturating_sub(DAY)).bind(kind).bind(marker).fetch_all(c))?)
    }

    /// When rooms are next to be removed.
    pub async fn next_room_removal(&self) -> Result<Option<i64>> {
        let next: Option<i64> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT min(remove_at) FROM room_plan p WHERE NOT removing
                 AND NOT EXISTS (SELECT 1 FROM guild_gone k WHERE k.guild = p.guild)")
            .fetch_one(c))?;
        Ok(next)
    }

    /// Keeps a plan, in place of `old` if there was one. `false`, and nothing is written, if the plan is another by now.
    /// Whether everything was there once is written only where it differs from `old`: it may have come true meanwhile.
    pub async fn set_room_plan(
        &self,
        plan: &RoomPlan,
        old: Option<&RoomPlan>,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let text = match old {
            None => {
                "INSERT INTO room_plan (guild, game, roles, powers, pairs, seen, asked, ready, remove_at,
                     removing)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (game) DO NOTHING"
            }
            Some(_) => {
                "UPDATE room_plan SET roles = $3, powers = $4, pairs = $5, seen = $6, asked = $7,
                     ready = CASE WHEN $14 THEN $8 ELSE ready END, remove_at = $9, removing = $10
                 WHERE guild = $1 AND game = $2 AND seen = $11 AND removing = $12 AND asked = $13"
            }
        };
        macro_rules! bound {
            ($query:expr) => {
                $query
                    .bind(plan.guild)
                    .bind(plan.game)
                    .bind(plan.roles)
                    .bind(plan.powers)
                    .bind(plan.pairs)
                    .bind(plan.seen)
                    .bind(plan.asked)
                    .bind(plan.ready)
                    .bind(plan.remove_at)
                    .bind(plan.removing)
            };
        }
        let kept = match old {
            None => run!(&mut tx, bound!(sqlx::query(text)))?,
            Some(old) => run!(
                &mut tx,
                bound!(sqlx::query(text))
                    .bind(old.seen)
                    .bind(old.removing)
                    .bind(old.asked)
                    .bind(old.ready != plan.ready)
            )?,
        };
        if kept == 0 {
            return Ok(false);
        }
        write_along(&mut tx, plan.guild, Some(plan.game), at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Notes that everything that is wanted is there; `false` if it was noted before, or it is being removed.
    pub async fn rooms_ready(&self, guild: GuildId, game: GameId) -> Result<bool> {
        let mut tx = self.write().await?;
        let text = "UPDATE room_plan SET ready = TRUE WHERE guild = $1 AND game = $2 AND NOT ready AND NOT removing";
        let new = run!(&mut tx, sqlx::query(text).bind(guild).bind(game))?;
        tx.commit().await?;
        Ok(new > 0)
    }

    /// Notes what was asked for in another way, unless something else was asked for meanwhile.
    pub async fn rooms_asked(&self, plan: &RoomPlan, asked: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "UPDATE room_plan SET asked = $3 WHERE guild = $1 AND game = $2 AND asked = $4 AND NOT removing"
            )
            .bind(plan.guild)
            .bind(plan.game)
            .bind(asked)
            .bind(plan.asked)
        )?;
        tx.commit().await
    }

    /// Ends a plan whose removal is done.
    pub async fn end_room_plan(&self, guild: GuildId, game: GameId) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM room_plan WHERE guild = $1 AND game = $2 AND removing")
                .bind(guild)
                .bind(game)
        )?;
        tx.commit().await
    }

    /// What was made for a game, or is being made, in that order; of no game, what deleted games have left on the server.
    pub async fn rooms(&self, guild: GuildId, game: Option<GameId>) -> Result<Vec<RoomRow>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, kind, powers, who, name, discord, begun_at FROM room
             WHERE guild = $1 AND (game = $2 OR (game IS NULL AND $2 IS NULL)) ORDER BY id")
            .bind(guild).bind(game).fetch_all(c))?)
    }

    /// The numbers on Discord of everything that was made on a server.
    pub async fn known_rooms(&self, guild: GuildId) -> Result<Vec<i64>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT discord FROM room WHERE guild = $1 AND discord IS NOT NULL")
            .bind(guild).fetch_all(c))?)
    }

    /// The servers on which deleted games have left something, with nothing in the outbox that removes it.
    pub async fn guilds_with_lost_rooms(&self, kind: &str) -> Result<Vec<GuildId>> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT DISTINCT r.guild FROM room r WHERE r.game IS NULL
                 AND NOT EXISTS (SELECT 1 FROM guild_gone k WHERE k.guild = r.guild)
                 AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.guild = r.guild AND o.game IS NULL
                     AND o.kind = $1 AND o.state IN ('pending', 'leased'))
             ORDER BY r.guild")
            .bind(kind).fetch_all(c))?)
    }

    /// Notes that something is about to be asked for. What was noted before stays as it is.
    pub async fn begin_room(
        &self,
        guild: GuildId,
        game: GameId,
        new: &NewRoom,
        at: i64,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO room (guild, game, kind, powers, who, name, begun_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (game, kind, powers, who) DO NOTHING"
            )
            .bind(guild)
            .bind(game)
            .bind(new.kind)
            .bind(&new.powers)
            .bind(new.who)
            .bind(&new.name)
            .bind(at)
        )?;
        tx.commit().await
    }

    /// Notes the number on Discord of something that was made.
    pub async fn room_made(&self, guild: GuildId, id: i64, discord: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("UPDATE room SET discord = $3 WHERE guild = $1 AND id = $2")
                .bind(guild)
                .bind(id)
                .bind(discord)
        )?;
        tx.commit().await
    }

    /// Notes what something is called on the server from now on.
    pub async fn room_renamed(&self, guild: GuildId, id: i64, name: &str) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("UPDATE room SET name = $3 WHERE guild = $1 AND id = $2")
                .bind(guild)
                .bind(id)
                .bind(name)
        )?;
        tx.commit().await
    }

    /// Forgets something that is gone.
    pub async fn forget_room(&self, guild: GuildId, id: i64) -> Result<()> {
        let mut tx = self.write().await?;
        run!(
            &mut tx,
            sqlx::query("DELETE FROM room WHERE guild = $1 AND id = $2")
                .bind(guild)
                .bind(id)
        )?;
        tx.commit().await
    }
}
