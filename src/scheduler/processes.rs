//! This process among others on the same database: it signs in, keeps renewing its lease, and allows
//! itself its share of Discord's requests, never more.
//!
//! What is written in the database is never less than what is used: to give some up, a process first
//! uses less, lets the second pass in which it used more, and only then says so.

use super::clock::Clock;
use super::nudge::Stop;
use crate::store::{NewProcess, Process, REQUESTS, SKEW, SignedIn, Store, StoreError, WINDOW};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// How a process keeps its place. All in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct ProcessSettings {
    /// For how long it is here without another word: when it dies, the others take over after this
    /// (at once, where they can see that it is gone).
    pub lease: i64,
    /// How often it gives word.
    pub beat: i64,
    /// How often while it waits for others to give up what is its due.
    pub quick: i64,
    /// How long before its lease's end it stops making requests if it could not renew it.
    pub guard: i64,
}

impl Default for ProcessSettings {
    fn default() -> Self {
        ProcessSettings {
            lease: 15_000,
            beat: 5_000,
            quick: 1_000,
            guard: 2_000,
        }
    }
}

/// How many requests a second this process may make at a moment.
#[derive(Debug, Default)]
pub struct Allowance {
    share: AtomicI64,
    until: AtomicI64,
}

impl Allowance {
    /// What may be used at `now`: nothing once the lease is about to end.
    pub fn at(&self, now: i64) -> i64 {
        if now < self.until.load(Ordering::SeqCst) {
            self.share.load(Ordering::SeqCst)
        } else {
            0
        }
    }

    fn set(&self, share: i64, until: i64) {
        self.share.store(share, Ordering::SeqCst);
        self.until.store(until, Ordering::SeqCst);
    }
}

/// Called whenever the lease changes, with the Discord requests this process may send per second and the time
/// until which that is valid (milliseconds since 1970); both are 0 once the lease is lost.
pub type Heard = Box<dyn Fn(i64, i64) + Send + Sync>;

/// Why a process could not sign in.
#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Another has some of its shards, or counts them differently.
    #[error("process {} serves shards {}-{} of {}", .0.pid, .0.first_shard, .0.last_shard, .0.shards)]
    Taken(Process),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A process that is signed in.
pub struct Membership {
    store: Store,
    clock: Arc<dyn Clock>,
    me: NewProcess,
    settings: ProcessSettings,
    allowance: Arc<Allowance>,
    heard: Heard,
}

impl Membership {
    /// Registers this process for its shards. If another process holds one of them, waits until its lease has
    /// run out or been renewed.
    ///
    /// # Errors
    /// If the other process is still alive (it renewed its lease), or the store fails.
    pub async fn sign_in(
        store: Store,
        clock: Arc<dyn Clock>,
        me: NewProcess,
        settings: ProcessSettings,
        heard: Heard,
    ) -> Result<Membership, SignInError> {
        let membership = Membership {
            store,
            clock,
            me,
            settings,
            allowance: Arc::default(),
            heard,
        };
        let mut first: Option<Process> = None;
        loop {
            let Some(other) = membership.try_in().await? else {
                return Ok(membership);
            };
            let lives = first
                .as_ref()
                .is_some_and(|first| first.id == other.id && first.lease_until < other.lease_until);
            if lives {
                return Err(SignInError::Taken(other));
            }
            if first.as_ref().is_none_or(|first| first.id != other.id) {
                tracing::warn!(
                    pid = other.pid,
                    first = other.first_shard,
                    last = other.last_shard,
                    of = other.shards,
                    "another process serves these shards; waiting to see whether it is still alive"
                );
            }
            let over = other.lease_until.saturating_add(SKEW);
            first = Some(other);
            let soon = membership.clock.now().saturating_add(settings.quick);
            membership.clock.sleep_until(soon.min(over)).await;
        }
    }

    /// What it may use.
    pub fn allowance(&self) -> Arc<Allowance> {
        self.allowance.clone()
    }

    /// Tries to sign in; who stands in the way, if somebody does.
    async fn try_in(&self) -> Result<Option<Process>, StoreError> {
        let now = self.clock.now();
        let place = self.me.place.clone();
        let dead = move |other: &Process| is_gone(&place, other);
        let lease = self.settings.lease;
        match self.store.sign_in(&self.me, now, lease, dead).await? {
            SignedIn::Yes(lease) => {
                self.allow(lease.share, lease.until);
                Ok(None)
            }
            SignedIn::Taken(other) => Ok(Some(other)),
        }
    }

    fn allow(&self, share: i64, until: i64) {
        let until = until.saturating_sub(self.settings.guard);
        let before = self.allowance.at(self.clock.now());
        self.allowance.set(share, until);
        if before != share {
            tracing::info!(share, "requests per second allowed for this process");
        }
        (self.heard)(share, until);
    }

    /// Renews the lease once; when to do it again. The other, when its shards were given to it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn beat(&self) -> Result<Result<i64, Process>, StoreError> {
        let settings = self.settings;
        let mut using = self.allowance.at(self.clock.now());
        let now = self.clock.now();
        let living = self.store.processes().await?;
        let here = |p: &&Process| !p.has_stopped() && p.lease_until.saturating_add(SKEW) > now;
        let living = living.iter().filter(here).count();
        let fair = REQUESTS / i64::try_from(living).unwrap_or(1).max(1);
        if fair < using {
            using = fair;
            let until = self.allowance.until.load(Ordering::SeqCst);
            self.allowance.set(fair, until);
            (self.heard)(fair, until);
            let passed = self.clock.now().saturating_add(WINDOW);
            self.clock.sleep_until(passed).await;
        }
        let now = self.clock.now();
        let place = self.me.place.clone();
        let dead = move |other: &Process| is_gone(&place, other);
        let lease = settings.lease;
        let renewed = self
            .store
            .renew(&self.me.id, using, now, lease, dead)
            .await?;
        let Some(lease) = renewed else {
            // Struck off: it was silent for too long.
            self.allowance.set(0, 0);
            (self.heard)(0, 0);
            tracing::warn!("this process was considered dead; signing in again");
            return Ok(match self.try_in().await? {
                None => Ok(now.saturating_add(settings.quick)),
                Some(other) => Err(other),
            });
        };
        self.allow(lease.share, lease.until);
        let due = REQUESTS / lease.living.max(1);
        let pause = if lease.share < due {
            settings.quick
        } else {
            settings.beat
        };
        Ok(Ok(now.saturating_add(pause)))
    }

    /// Keeps the lease until told to stop (`None`), or until another process has its shards.
    pub async fn run(&self, stop: &Stop) -> Option<Process> {
        while !stop.is_set() {
            let again = match self.beat().await {
                Ok(Ok(again)) => again,
                Ok(Err(other)) => return Some(other),
                Err(error) => {
                    tracing::error!(%error, "cannot renew the process's lease");
                    // The share ends by itself.
                    self.clock.now().saturating_add(self.settings.quick)
                }
            };
            tokio::select! {
                () = self.clock.sleep_until(again) => {}
                () = stop.wait() => {}
            }
        }
        None
    }

    /// Signs out, so that the others need not wait for the lease's end.
    pub async fn leave(&self) {
        self.allowance.set(0, 0);
        let now = self.clock.now();
        if let Err(error) = self.store.sign_out(&self.me.id, now).await {
            tracing::warn!(%error, "this process cannot sign out; its lease will expire by itself");
        }
    }
}

/// What processes have in common that see each other's numbers: this start of the machine, and their
/// space of numbers. Empty where the system does not tell.
pub fn this_place() -> String {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id");
    let space = std::fs::read_link("/proc/self/ns/pid");
    match (boot, space) {
        (Ok(boot), Ok(space)) => format!("{} {}", boot.trim(), space.display()),
        _ => String::new(),
    }
}

/// Whether a process can be seen to be gone.
fn is_gone(place: &str, other: &Process) -> bool {
    !place.is_empty()
        && other.place == place
        && !Path::new(&format!("/proc/{}", other.pid)).exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_process_of_this_place_can_be_seen_to_be_gone() {
        let mut other = Process {
            id: "x".to_owned(),
            place: this_place(),
            pid: i64::from(std::process::id()),
            first_shard: 0,
            last_shard: 0,
            shards: 0,
            share: 50,
            program: "0.1.0".to_owned(),
            started_at: 0,
            lease_until: 0,
        };
        assert!(!is_gone(&this_place(), &other));
        // No process has this number.
        other.pid = i64::MAX;
        assert_eq!(is_gone(&this_place(), &other), !this_place().is_empty());
        other.place = "elsewhere".to_owned();
        assert!(!is_gone(&this_place(), &other));
        assert!(!is_gone("", &other));
    }

    #[test]
    fn nothing_is_allowed_once_the_lease_is_over() {
        let allowance = Allowance::default();
        assert_eq!(allowance.at(0), 0);
        allowance.set(25, 100);
        assert_eq!((allowance.at(99), allowance.at(100)), (25, 0));
    }
}
