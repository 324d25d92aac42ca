//! Processes that work on one database: who they are, which shards they have, how many of Discord's
//! requests a second each may make, and what becomes of a dead one's work.
//!
//! A process is here as long as it renews its lease. Times are the callers': the machines' clocks must
//! agree within [`SKEW`].

use chancery_boxed::boxed;

use super::db::{Both, Tx, on, run};
use super::{Result, Store};

/// By how much the clocks of two processes may differ, in milliseconds: a lease counts as over for
/// others only so much later.
pub const SKEW: i64 = 3_000;

/// How many requests a second Discord allows a bot, all its processes together.
pub const REQUESTS: i64 = 50;

/// How long what was sent counts for Discord, in milliseconds: a second.
pub const WINDOW: i64 = 1_000;

/// In place of a number of shards: a process that has stopped, and whose last second still counts.
const STOPPED: i64 = -1;

/// The range of gateway shards that a process serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// The first shard, from 0.
    pub first: i64,
    /// The last shard, included.
    pub last: i64,
    /// How many shards the bot has in all; 0 when one process serves them all, however many there are.
    pub total: i64,
}

impl ShardRange {
    /// Whether two processes could get the same event, or count shards differently.
    pub fn clashes(self, other: ShardRange) -> bool {
        self.total != other.total
            || self.total == 0
            || (self.first <= other.last && other.first <= self.last)
    }
}

/// A process of the bot that signs in, so that others know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewProcess {
    /// The name its leases bear; another at every start.
    pub id: String,
    /// What processes that can see each other's numbers have in common; empty when unknown.
    pub place: String,
    /// The number of the process on its machine.
    pub pid: i64,
    /// The shards it serves.
    pub shards: ShardRange,
    /// The version of the program it runs.
    pub program: String,
}

/// A process of the bot that has signed in.
#[derive(Clone, Debug, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Process {
    /// The name its leases bear.
    pub id: String,
    /// What processes that can see each other's numbers have in common; empty when unknown.
    pub place: String,
    /// The number of the process on its machine.
    pub pid: i64,
    /// The first shard it serves, from 0.
    pub first_shard: i64,
    /// The last shard it serves, included.
    pub last_shard: i64,
    /// How many shards there are in all; 0: it runs all there are.
    pub shards: i64,
    /// How many requests a second it may make to Discord.
    pub share: i64,
    /// The program's version.
    pub program: String,
    /// When it started, in milliseconds since 1970.
    pub started_at: i64,
    /// Until when it counts as running without renewing its lease, in milliseconds since 1970.
    pub lease_until: i64,
}

impl Process {
    /// Whether it has stopped, and only what it sent in its last second still counts.
    pub fn has_stopped(&self) -> bool {
        self.shards == STOPPED
    }

    /// The shards of the gateway that this process runs.
    pub fn shards(&self) -> ShardRange {
        ShardRange {
            first: self.first_shard,
            last: self.last_shard,
            total: self.shards,
        }
    }
}

/// What a process may do until its lease runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// How many requests to Discord the process may send a second.
    pub share: i64,
    /// When the lease runs out, in milliseconds since 1970.
    pub until: i64,
    /// How many processes are running, this one included.
    pub living: i64,
}

/// Whether a process could sign in, or another has its shards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignedIn {
    /// The process is signed in, with this lease.
    Yes(Lease),
    /// Another process has some of its shards, or counts them differently.
    Taken(Process),
}

macro_rules! processes {
    () => {
        "SELECT id, place, pid, first_shard, last_shard, shards, share, program, started_at,
                lease_until
         FROM process ORDER BY id"
    };
}

/// Lets one process at a time decide who is here.
async fn alone(tx: &mut Tx) -> Result<()> {
    if let Both::Pg(c) = tx {
        sqlx::query("LOCK TABLE process IN SHARE ROW EXCLUSIVE MODE")
            .execute(&mut **c)
            .await?;
    }
    Ok(())
}

async fn all(tx: &mut Tx) -> Result<Vec<Process>> {
    Ok(on!(tx, c => sqlx::query_as(processes!()).fetch_all(&mut **c))?)
}

/// Strikes a process off and gives what it had in hand to the others at once. Its late word no longer
/// counts: whoever takes a row over counts it up, and a turn's revision names the one it follows.
async fn strike_off(tx: &mut Tx, id: &str, now: i64) -> Result<()> {
    free(tx, Some(id), now).await?;
    run!(
        tx,
        sqlx::query("DELETE FROM process WHERE id = $1").bind(id)
    )?;
    Ok(())
}

/// As [`strike_off`], for a process that may have sent something just now: its share stays taken for
/// another second.
async fn stop(tx: &mut Tx, id: &str, now: i64) -> Result<()> {
    free(tx, Some(id), now).await?;
    run!(
        tx,
        sqlx::query(
            "UPDATE process SET first_shard = 0, last_shard = -1, shards = $2, lease_until = $3
             WHERE id = $1"
        )
        .bind(id)
        .bind(STOPPED)
        .bind(now.saturating_add(WINDOW - SKEW))
    )?;
    Ok(())
}

/// Strikes off who is silent for too long, stops who is `dead`; who is left, and how many requests those
/// use who are not.
async fn roll_call(
    tx: &mut Tx,
    now: i64,
    dead: impl Fn(&Process) -> bool + Send,
) -> Result<(Vec<Process>, i64)> {
    let mut living = Vec::new();
    let mut held = 0;
    for process in all(tx).await? {
        if over(&process, now) {
            strike_off(tx, &process.id, now).await?;
        } else if process.has_stopped() {
            held += process.share;
        } else if dead(&process) {
            stop(tx, &process.id, now).await?;
            held += process.share;
        } else {
            living.push(process);
        }
    }
    Ok((living, held))
}

/// Ends the leases of a process, or of all.
async fn free(tx: &mut Tx, owner: Option<&str>, now: i64) -> Result<()> {
    run!(
        &mut *tx,
        sqlx::query(
            "UPDATE game SET lease_owner = NULL, lease_until = NULL
             WHERE lease_until IS NOT NULL AND lease_owner IS NOT NULL
               AND ($1 IS NULL OR lease_owner = $1)"
        )
        .bind(owner)
    )?;
    // A reminder with an owner that is not due yet is a leased one.
    run!(
        &mut *tx,
        sqlx::query(
            "UPDATE reminder SET due_at = $2, lease_owner = NULL
             WHERE lease_owner IS NOT NULL AND due_at > $2 AND ($1 IS NULL OR lease_owner = $1)"
        )
        .bind(owner)
        .bind(now)
    )?;
    // It stays leased, so that the next to take it looks whether it has arrived.
    run!(
        &mut *tx,
        sqlx::query(
            "UPDATE outbox SET due_at = $2
             WHERE state = 'leased' AND due_at > $2 AND ($1 IS NULL OR lease_owner = $1)"
        )
        .bind(owner)
        .bind(now)
    )?;
    Ok(())
}

/// What one of `living` processes gets, when the others have `held` of it in hand.
fn share(living: i64, held: i64) -> i64 {
    (REQUESTS / living.max(1)).min(REQUESTS - held).max(0)
}

#[boxed]
impl Store {
    /// Signs a process in for `lease` ms. Those whose leases are over are struck off; so are those that
    /// `dead` knows to be gone.
    pub async fn sign_in(
        &self,
        me: &NewProcess,
        now: i64,
        lease: i64,
        dead: impl Fn(&Process) -> bool + Send,
    ) -> Result<SignedIn> {
        let mut tx = self.write().await?;
        alone(&mut tx).await?;
        strike_off(&mut tx, &me.id, now).await?;
        let (living, stopped) = roll_call(&mut tx, now, dead).await?;
        if let Some(other) = (living.iter()).find(|other| other.shards().clashes(me.shards)) {
            let other = other.clone();
            // Who is gone is gone in any case.
            tx.commit().await?;
            return Ok(SignedIn::Taken(other));
        }
        let held = stopped + living.iter().map(|other| other.share).sum::<i64>();
        let count = i64::try_from(living.len()).unwrap_or(i64::MAX - 1) + 1;
        let given = Lease {
            share: share(count, held),
            until: now.saturating_add(lease),
            living: count,
        };
        run!(
            &mut tx,
            sqlx::query(
                "INSERT INTO process (id, place, pid, first_shard, last_shard, shards, share, program,
                                  started_at, lease_until)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
            )
            .bind(&me.id)
            .bind(&me.place)
            .bind(me.pid)
            .bind(me.shards.first)
            .bind(me.shards.last)
            .bind(me.shards.total)
            .bind(given.share)
            .bind(&me.program)
            .bind(now)
            .bind(given.until)
        )?;
        tx.commit().await?;
        Ok(SignedIn::Yes(given))
    }

    /// Renews a process's lease for `lease` ms and divides the requests anew. `using` is what the
    /// process allows itself at this moment: it gets no less than that now, so that what is written
    /// here is never less than what is used. To give some up, a process first uses less, then calls.
    ///
    /// `None`: it has been struck off, having been silent for too long. It may use nothing, and must
    /// sign in again.
    pub async fn renew(
        &self,
        id: &str,
        using: i64,
        now: i64,
        lease: i64,
        dead: impl Fn(&Process) -> bool + Send,
    ) -> Result<Option<Lease>> {
        let mut tx = self.write().await?;
        alone(&mut tx).await?;
        // It lives: it speaks, however late.
        run!(
            &mut tx,
            sqlx::query("UPDATE process SET lease_until = $2 WHERE id = $1 AND shards <> $3")
                .bind(id)
                .bind(now.saturating_add(lease))
                .bind(STOPPED)
        )?;
        let (living, mut held) = roll_call(&mut tx, now, dead).await?;
        if !living.iter().any(|process| process.id == id) {
            return Ok(None);
        }
        let others = living.iter().filter(|process| process.id != id);
        held += others.map(|other| other.share).sum::<i64>();
        let count = i64::try_from(living.len()).unwrap_or(i64::MAX);
        let given = Lease {
            share: share(count, held).max(using),
            until: now.saturating_add(lease),
            living: count,
        };
        run!(
            &mut tx,
            sqlx::query("UPDATE process SET share = $2 WHERE id = $1")
                .bind(id)
                .bind(given.share)
        )?;
        tx.commit().await?;
        Ok(Some(given))
    }

    /// Signs a process out; what it still had in hand goes to the others at once, its requests in a
    /// second.
    pub async fn sign_out(&self, id: &str, now: i64) -> Result<()> {
        let mut tx = self.write().await?;
        alone(&mut tx).await?;
        stop(&mut tx, id, now).await?;
        tx.commit().await
    }

    /// All processes whose lease has not been cleared away, some of which may have stopped.
    pub async fn processes(&self) -> Result<Vec<Process>> {
        Ok(on!(self.read(), c => sqlx::query_as(processes!()).fetch_all(c))?)
    }

    /// Ends all leases there are. Only for a process that has the database for itself (see
    /// [`super::hold`]): whoever held them is dead.
    pub async fn free_all(&self, now: i64) -> Result<()> {
        let mut tx = self.write().await?;
        free(&mut tx, None, now).await?;
        tx.commit().await
    }
}

/// Whether a process has been silent for too long.
fn over(process: &Process, now: i64) -> bool {
    process.lease_until.saturating_add(SKEW) <= now
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_clash_where_an_event_could_reach_both() {
        let range = |first, last, total| ShardRange { first, last, total };
        assert!(range(0, 3, 16).clashes(range(3, 5, 16)));
        assert!(!range(0, 3, 16).clashes(range(4, 15, 16)));
        assert!(
            range(0, 3, 16).clashes(range(4, 7, 8)),
            "counted differently"
        );
        assert!(range(0, 0, 0).clashes(range(0, 0, 0)), "each has all");
        assert!(range(0, 0, 0).clashes(range(0, 3, 16)));
    }

    #[test]
    fn a_share_is_fair_and_what_is_left() {
        assert_eq!(share(1, 0), 50);
        assert_eq!(share(2, 50), 0);
        assert_eq!(share(2, 25), 25);
        assert_eq!(share(3, 25), 16);
        assert_eq!(share(60, 0), 0);
    }
}
