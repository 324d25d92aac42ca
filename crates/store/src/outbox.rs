//! The outbox: what must be said to Discord, kept until it has been said or given up.
//!
//! Rows of one game and route (a channel, a person's private messages) go out in the order they were
//! written, and never wait for another game's; a row that builds on another (a thread on its message) waits for that one and falls with it.

use super::audit::{Along, write_along};
use super::db::{Both, Tx, claim, on, run};
use super::word::kept_as_word;
use super::{GameId, GuildId, Result, Store};
use chancery_boxed::boxed;
use std::fmt;

/// A message to Discord that is about to be put into the outbox.
#[derive(Clone)]
pub struct NewPost {
    /// What kind of message it is, as a short key.
    pub kind: String,
    /// Where it goes; rows of one game and route keep their order.
    pub route: String,
    /// What the courier needs to send it, as JSON text.
    pub payload: String,
    /// What it tells of, if later rows may tell the same anew: an unsent row of the same game, route
    /// and marker gives way to it.
    pub marker: Option<String>,
    /// The row that must be delivered first, and whose result this one needs; `None` if there is none.
    pub after: Option<After>,
    /// When to send it, in milliseconds since 1970; `None` for at once.
    pub due_at: Option<i64>,
}

/// How the route of a post begins that is for a player of whom only those hear it who share their seat. No row of the
/// outbox has it, but their copies.
pub const SEAT: &str = "seat:";

/// How the last error of a row begins that waits for permissions.
pub const LACKS: &str = "lacks ";

/// Which row of the outbox must be delivered before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// A row that was written earlier, by its number.
    Row(i64),
    /// A row of the same batch, by its place (from 0); it must come earlier in it.
    Nth(usize),
}

/// A row leased to the caller for delivery.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct OutboxRow {
    /// Its number in this installation.
    pub id: i64,
    /// The server whose matter it is.
    pub guild: GuildId,
    /// The game it is about; `None` if it is about none.
    pub game: Option<GameId>,
    /// What kind of message it is, as a short key.
    pub kind: String,
    /// Its destination: a channel, a person, a thread, in the form the courier reads.
    pub route: String,
    /// What the courier needs to send it, as JSON text.
    pub payload: String,
    /// What it tells of, as in [`NewPost::marker`].
    pub marker: Option<String>,
    /// The number of the row that had to be delivered first.
    pub after_id: Option<i64>,
    /// What that row's delivery returned, such as a message's id, as JSON text.
    pub after_result: Option<String>,
    /// How often it has been claimed, this time included. With the number it fences off a late
    /// writer whose lease has run out.
    pub attempts: i64,
    /// Whether an earlier attempt may have reached Discord without our knowing: the courier then
    /// looks for the message before it sends another.
    pub doubt: bool,
    /// How often its delivery has failed by a fault of the program.
    pub faults: i64,
    /// When its delivery was first tried, in milliseconds since 1970.
    pub first_try_at: i64,
    /// When it was written, in milliseconds since 1970.
    pub created_at: i64,
}

/// A row as the service sees it: how it stands, and what came of it.
#[derive(Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SettledPost {
    /// Its number in this installation.
    pub id: i64,
    /// What kind of message it is, as a short key.
    pub kind: String,
    /// Its destination, in the form the courier reads.
    pub route: String,
    /// Whether it waits, was sent, or was given up.
    pub state: PostState,
    /// What its delivery returned (e.g. the message's id), as JSON text; `None` until it is delivered.
    pub result: Option<String>,
    /// Why its delivery last failed; `None` if it never did.
    pub last_error: Option<String>,
}

/// How far a row of the outbox has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum PostState {
    /// It waits to be sent.
    Pending,
    /// A process is sending it.
    Leased,
    /// It was sent.
    Done,
    /// It was given up.
    Failed,
}

kept_as_word!(PostState);

impl OutboxRow {
    /// What Discord is given as the message's `nonce`, to refuse a second one: the same at every
    /// attempt, another for every row, at most 25 characters.
    pub fn nonce(&self) -> String {
        format!("{:x}-{:x}", self.id, self.created_at)
    }
}

// A payload may speak to one player only: it does not reach a log by `{:?}`.
macro_rules! debug_without_text {
    ($($kind:ident),*) => { $(
        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($kind))
                    .field("kind", &self.kind)
                    .field("route", &self.route)
                    .finish_non_exhaustive()
            }
        }
    )* };
}
debug_without_text!(NewPost, OutboxRow, SettledPost);

/// Rows that can be seen to, their time apart: open, of a guild the bot is in, first of their game and route, and
/// with what they build on in one of the given states.
macro_rules! workable {
    ($states:literal) => {
        concat!(
            "o.state IN ('pending', 'leased')
             AND NOT EXISTS (SELECT 1 FROM guild_gone k WHERE k.guild = o.guild)
             AND NOT EXISTS (SELECT 1 FROM outbox e
                             WHERE e.route = o.route AND e.id < o.id
                               AND (e.game = o.game OR (e.game IS NULL AND o.game IS NULL))
                               AND e.state IN ('pending', 'leased')
                               AND NOT EXISTS (SELECT 1 FROM guild_gone h WHERE h.guild = e.guild))
             AND (o.after_id IS NULL
                  OR EXISTS (SELECT 1 FROM outbox p WHERE p.id = o.after_id AND p.state IN ",
            $states,
            "))"
        )
    };
}

/// Claims the rows due longest; the argument is what only one of the databases understands.
macro_rules! claim_posts {
    ($skip:literal) => {
        concat!(
            "WITH due AS (
                 SELECT o.id FROM outbox o WHERE o.due_at <= $1 AND ",
            workable!("('done')"),
            " ORDER BY o.due_at, o.id LIMIT $4 ",
            $skip,
            ")
             UPDATE outbox SET
                 doubt = (doubt OR state = 'leased'), state = 'leased', lease_owner = $2,
                 due_at = $3, attempts = attempts + 1, first_try_at = coalesce(first_try_at, $1)
             WHERE id IN (SELECT id FROM due)
             RETURNING id, guild, game, kind, route, payload, marker, after_id,
                 (SELECT p.result FROM outbox p WHERE p.id = outbox.after_id) AS after_result,
                 attempts, doubt, faults, first_try_at, created_at"
        )
    };
}

#[boxed]
impl Store {
    /// When the outbox next needs looking at, over all guilds; may lie in the past. Rows that wait
    /// for another row do not count.
    pub async fn next_post(&self) -> Result<Option<i64>> {
        // In the index's order, so that it ends at the first row that can be seen to, however many wait.
        Ok(
            on!(self.read(), c => sqlx::query_scalar(concat!("SELECT o.due_at FROM outbox o WHERE ",
                workable!("('done', 'failed')"), " ORDER BY o.due_at, o.id LIMIT 1"))
            .fetch_optional(c))?,
        )
    }

    /// Leases up to `limit` rows whose time has come, over all guilds, until `now + lease` (ms); at
    /// most one of each game and route. A lease that runs out gives the row back, marked as in doubt.
    pub async fn claim_posts(
        &self,
        now: i64,
        owner: &str,
        limit: i64,
        lease: i64,
    ) -> Result<Vec<OutboxRow>> {
        let until = now.saturating_add(lease);
        let mut tx = self.write().await?;
        fail_dependents(&mut tx, now).await?;
        let mut rows: Vec<OutboxRow> = claim!(
            &mut tx,
            claim_posts("FOR UPDATE OF o SKIP LOCKED"),
            fetch_all,
            now,
            owner,
            until,
            limit
        )?;
        tx.commit().await?;
        rows.sort_by_key(|row| row.id);
        Ok(rows)
    }

    /// Settles a leased row as sent, with what it brought (JSON text). Returns `false`, writing
    /// nothing, when the lease has run out and another has taken the row.
    pub async fn delivered(
        &self,
        row: &OutboxRow,
        result: &str,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let settled =
            run!(&mut tx, sqlx::query(
            "UPDATE outbox SET state = 'done', result = $4, settled_at = $5, last_error = NULL
             WHERE guild = $1 AND id = $2 AND attempts = $3 AND state = 'leased'")
            .bind(row.guild).bind(row.id).bind(row.attempts).bind(result).bind(at))?;
        if settled == 0 {
            return Ok(false);
        }
        write_along(&mut tx, row.guild, row.game, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Puts a leased row back, to be tried again at `due_at`. `doubt`: this attempt may have reached
    /// Discord. `error` must hold nothing sealed. Returns `false` when the row is no longer ours.
    pub async fn retry(
        &self,
        row: &OutboxRow,
        due_at: i64,
        doubt: bool,
        error: &str,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let settled = run!(
            &mut tx,
            sqlx::query(
                "UPDATE outbox SET state = 'pending', due_at = $4, doubt = (doubt OR $5),
                 last_error = $6, lease_owner = NULL
             WHERE guild = $1 AND id = $2 AND attempts = $3 AND state = 'leased'"
            )
            .bind(row.guild)
            .bind(row.id)
            .bind(row.attempts)
            .bind(due_at)
            .bind(doubt)
            .bind(error)
        )?;
        tx.commit().await?;
        Ok(settled > 0)
    }

    /// As [`Store::retry`], for a fault of our own: it is counted, and the attempt may have reached Discord.
    pub async fn retry_fault(&self, row: &OutboxRow, due_at: i64, error: &str) -> Result<bool> {
        let mut tx = self.write().await?;
        let settled = run!(
            &mut tx,
            sqlx::query(
                "UPDATE outbox SET state = 'pending', due_at = $4, doubt = TRUE, last_error = $5,
                 faults = faults + 1, lease_owner = NULL
             WHERE guild = $1 AND id = $2 AND attempts = $3 AND state = 'leased'"
            )
            .bind(row.guild)
            .bind(row.id)
            .bind(row.attempts)
            .bind(due_at)
            .bind(error)
        )?;
        tx.commit().await?;
        Ok(settled > 0)
    }

    /// Tries a row again later, as [`Store::retry`] does where it surely did not arrive, and tells whom it
    /// concerns.
    pub async fn put_off(
        &self,
        row: &OutboxRow,
        due_at: i64,
        error: &str,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let settled = run!(
            &mut tx,
            sqlx::query(
                "UPDATE outbox SET state = 'pending', due_at = $4, last_error = $5, lease_owner = NULL
             WHERE guild = $1 AND id = $2 AND attempts = $3 AND state = 'leased'"
            )
            .bind(row.guild)
            .bind(row.id)
            .bind(row.attempts)
            .bind(due_at)
            .bind(error)
        )?;
        if settled == 0 {
            return Ok(false);
        }
        write_along(&mut tx, row.guild, row.game, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Something about the bot's permissions in a guild may have changed: rows that wait for some are due
    /// at once. How many.
    pub async fn try_again(&self, guild: GuildId, now: i64) -> Result<u64> {
        let waiting: i64 = on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM outbox
             WHERE guild = $1 AND state = 'pending' AND due_at > $2 AND last_error LIKE $3")
            .bind(guild).bind(now).bind(format!("{LACKS}%")).fetch_one(c))?;
        if waiting == 0 {
            return Ok(0);
        }
        let mut tx = self.write().await?;
        let woken = run!(
            &mut tx,
            sqlx::query(
                "UPDATE outbox SET due_at = $2
             WHERE guild = $1 AND state = 'pending' AND due_at > $2 AND last_error LIKE $3"
            )
            .bind(guild)
            .bind(now)
            .bind(format!("{LACKS}%"))
        )?;
        tx.commit().await?;
        Ok(woken)
    }

    /// Gives a leased row up, and with it the rows that build on it; `along` tells whom it concerns.
    /// `error` must hold nothing sealed. Returns `false`, writing nothing, when the row is no longer
    /// ours.
    pub async fn give_up(
        &self,
        row: &OutboxRow,
        error: &str,
        at: i64,
        along: &Along,
    ) -> Result<bool> {
        let mut tx = self.write().await?;
        let settled = run!(
            &mut tx,
            sqlx::query(
                "UPDATE outbox SET state = 'failed', settled_at = $4, last_error = $5
             WHERE guild = $1 AND id = $2 AND attempts = $3 AND state = 'leased'"
            )
            .bind(row.guild)
            .bind(row.id)
            .bind(row.attempts)
            .bind(at)
            .bind(error)
        )?;
        if settled == 0 {
            return Ok(false);
        }
        fail_dependents(&mut tx, at).await?;
        write_along(&mut tx, row.guild, row.game, at, along).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// How many rows of a game whose markers begin so were sent or are still to be, without those
    /// whose payload contains `without`. The copies for those who share a player's seat are not counted, but where
    /// somebody got more of them than that.
    pub async fn told(
        &self,
        guild: GuildId,
        game: GameId,
        marker: &str,
        without: &str,
    ) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT COALESCE(max(n), 0) FROM (SELECT count(*) AS n FROM outbox
             WHERE guild = $1 AND game = $2 AND marker LIKE $3 AND state <> 'failed'
               AND payload NOT LIKE $4
             GROUP BY CASE WHEN route LIKE 'sharer:%' THEN route ELSE '' END) AS told")
            .bind(guild).bind(game).bind(format!("{marker}%")).bind(format!("%{without}%"))
            .fetch_one(c))?)
    }

    /// What the last delivery of a row with the same marker returned, as JSON text; `None` if there was
    /// none.
    pub async fn told_before(&self, row: &OutboxRow) -> Result<Option<String>> {
        let result: Option<Option<String>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT result FROM outbox
             WHERE guild = $1 AND game = $2 AND kind = $3 AND route = $4 AND marker = $5
               AND id < $6 AND state = 'done'
             ORDER BY id DESC LIMIT 1")
            .bind(row.guild).bind(row.game).bind(&row.kind).bind(&row.route).bind(&row.marker)
            .bind(row.id).fetch_optional(c))?;
        Ok(result.flatten())
    }

    /// What the last delivery of a game's row with this marker returned, as JSON text; `None` if there was
    /// none. As in [`Store::told`], copies do not count.
    pub async fn brought(
        &self,
        guild: GuildId,
        game: GameId,
        marker: &str,
    ) -> Result<Option<String>> {
        let result: Option<Option<String>> = on!(self.read(), c => sqlx::query_scalar(
            "SELECT result FROM outbox
             WHERE guild = $1 AND game = $2 AND marker = $3 AND state = 'done'
               AND route NOT LIKE 'sharer:%'
             ORDER BY id DESC LIMIT 1")
            .bind(guild).bind(game).bind(marker).fetch_optional(c))?;
        Ok(result.flatten())
    }

    /// The game's rows of a kind (`None`: of all), newest first: where a post went, what failed.
    pub async fn posts(
        &self,
        guild: GuildId,
        game: GameId,
        kind: Option<&str>,
        limit: i64,
    ) -> Result<Vec<SettledPost>> {
        Ok(on!(self.read(), c => sqlx::query_as(
            "SELECT id, kind, route, state, result, last_error FROM outbox
             WHERE guild = $1 AND game = $2 AND ($3 IS NULL OR kind = $3)
             ORDER BY id DESC LIMIT $4")
            .bind(guild).bind(game).bind(kind).bind(limit).fetch_all(c))?)
    }

    /// How many rows are still to be sent, over all guilds.
    pub async fn posts_open(&self) -> Result<i64> {
        Ok(on!(self.read(), c => sqlx::query_scalar(
            "SELECT count(*) FROM outbox WHERE state IN ('pending', 'leased')").fetch_one(c))?)
    }
}

/// Fails what builds on failed rows, however long the chain. Done at every claim, because a row may
/// be written while the one it builds on is being given up.
async fn fail_dependents(tx: &mut Tx, at: i64) -> Result<()> {
    loop {
        let failed = run!(&mut *tx, sqlx::query(
            "UPDATE outbox SET state = 'failed', settled_at = $1,
                 last_error = 'the row it builds on failed'
             WHERE state = 'pending' AND after_id IS NOT NULL
               AND EXISTS (SELECT 1 FROM outbox p WHERE p.id = outbox.after_id AND p.state = 'failed')")
            .bind(at))?;
        if failed == 0 {
            return Ok(());
        }
    }
}

/// Writes rows in their order; returns their numbers, and 0 for what goes only to those who share a seat.
pub(super) async fn insert_posts(
    tx: &mut Tx,
    guild: GuildId,
    game: Option<GameId>,
    at: i64,
    posts: &[NewPost],
) -> Result<Vec<i64>> {
    let mut ids = Vec::with_capacity(posts.len());
    if let (Both::Pg(c), false) = (&mut *tx, posts.is_empty()) {
        // Numbers are drawn before the commit: so that none is overtaken, a guild's writers take turns.
        sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended('chancery outbox', $1))")
            .bind(guild)
            .execute(&mut **c)
            .await?;
    }
    for post in posts {
        if post.route.starts_with(SEAT) {
            ids.push(0);
            continue;
        }
        let after = post.after.and_then(|after| match after {
            After::Row(id) => Some(id),
            After::Nth(place) => ids.get(place).copied(),
        });
        if post.marker.is_some() {
            run!(
                &mut *tx,
                sqlx::query(
                    "UPDATE outbox SET state = 'failed', settled_at = $5,
                     last_error = 'a later row tells it anew'
                 WHERE guild = $1 AND game = $2 AND route = $3 AND marker = $4
                   AND state = 'pending' AND NOT doubt"
                )
                .bind(guild)
                .bind(game)
                .bind(&post.route)
                .bind(&post.marker)
                .bind(at)
            )?;
        }
        let id: i64 = on!(&mut *tx, c => sqlx::query_scalar(
            "INSERT INTO outbox (guild, game, kind, route, payload, marker, after_id, state, due_at,
                                 created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9) RETURNING id")
            .bind(guild).bind(game).bind(&post.kind).bind(&post.route).bind(&post.payload)
            .bind(&post.marker).bind(after).bind(post.due_at.unwrap_or(at)).bind(at)
            .fetch_one(&mut **c))?;
        ids.push(id);
    }
    copy_to_sharers(tx, guild, game, at, posts).await?;
    Ok(ids)
}

/// What goes to a player of a game goes to whoever shares their seat as well. The courier decides then which of it is
/// for them ([`Route`]s that begin with `sharer:`).
///
/// [`Route`]: NewPost::route
async fn copy_to_sharers(
    tx: &mut Tx,
    guild: GuildId,
    game: Option<GameId>,
    at: i64,
    posts: &[NewPost],
) -> Result<()> {
    let Some(game) = game else {
        return Ok(());
    };
    let of_player = |post: &NewPost| {
        let to_player = post.route.strip_prefix("person:");
        to_player
            .or_else(|| post.route.strip_prefix(SEAT))?
            .parse()
            .ok()
    };
    let own: Vec<(&NewPost, i64)> = posts
        .iter()
        .filter_map(|post| Some((post, of_player(post)?)))
        .collect();
    if own.is_empty() {
        return Ok(());
    }
    let shares: Vec<(i64, i64)> = on!(&mut *tx, c => sqlx::query_as(
        "SELECT player, person FROM seat_share
         WHERE guild = $1 AND game = $2 AND state = 'shares' ORDER BY person")
        .bind(guild).bind(game).fetch_all(&mut **c))?;
    let mut copies = Vec::new();
    for (post, player) in own {
        for (_, person) in shares.iter().filter(|(of, _)| *of == player) {
            copies.push(NewPost {
                route: format!("sharer:{person}"),
                after: None,
                ..post.clone()
            });
        }
    }
    if copies.is_empty() {
        return Ok(());
    }
    // They have no copies of their own, so this goes no further.
    Box::pin(insert_posts(tx, guild, Some(game), at, &copies)).await?;
    Ok(())
}
