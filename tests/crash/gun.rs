//! What kills the program, and the exact moments at which it does.

use chancery::sandbox::{Id, Overseer, Sight, Stage};
use std::process::Child;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// Which requests of the bot are meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Request {
    /// An answer to an interaction or to a private message.
    Answer,
    /// A message at the table.
    Post,
    /// A thread under a post, or a message in one.
    Thread,
}

/// When to kill.
#[derive(Clone, Copy, Debug)]
pub enum Aim {
    /// At a request of this kind, after so many others of it: when it has arrived (it is lost then),
    /// or when it was carried out and its answer is still on the way.
    Request {
        kind: Request,
        skip: u32,
        carried_out: bool,
    },
    /// At a write of the database, after so many others; where the harness stands between the two
    /// (PostgreSQL), before it or after it.
    Write { skip: u32, carried_out: bool },
}

/// Kills one process, once.
pub struct Gun {
    child: Mutex<Option<Child>>,
    aim: Mutex<Option<Aim>>,
    seen: AtomicU32,
    fired: AtomicBool,
    /// The program has made its commands known, which is the last thing of its start.
    registered: AtomicBool,
    /// Set by the moment aimed at, not by somebody who had waited for it long enough.
    by_aim: AtomicBool,
    /// How often it has read a channel.
    reads: AtomicU32,
    /// How many answers of it have arrived.
    answers: AtomicU32,
    /// Raised whenever any of this changes.
    changes: watch::Sender<u64>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Gun {
    pub fn load(child: Child) -> Arc<Gun> {
        Arc::new(Gun {
            child: Mutex::new(Some(child)),
            aim: Mutex::default(),
            seen: AtomicU32::new(0),
            fired: AtomicBool::new(false),
            registered: AtomicBool::new(false),
            by_aim: AtomicBool::new(false),
            reads: AtomicU32::new(0),
            answers: AtomicU32::new(0),
            changes: watch::Sender::new(0),
        })
    }

    fn changed(&self) {
        self.changes.send_modify(|n| *n += 1);
    }

    /// Waits until `look` finds something here, looking again after every change.
    pub async fn wait_for<T>(
        &self,
        patience: Duration,
        mut look: impl FnMut(&Gun) -> Option<T>,
    ) -> Option<T> {
        let mut changes = self.changes.subscribe();
        let search = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = look(self) {
                    return Some(found);
                }
                changes.changed().await.ok()?;
            }
        };
        tokio::time::timeout(patience, search).await.ok().flatten()
    }

    /// From now on the moment is waited for.
    pub fn aim(&self, aim: Aim) {
        self.seen.store(0, Ordering::SeqCst);
        *locked(&self.aim) = Some(aim);
    }

    pub fn has_fired(&self) -> bool {
        self.fired.load(Ordering::SeqCst)
    }

    pub fn is_registered(&self) -> bool {
        self.registered.load(Ordering::SeqCst)
    }

    pub fn answers(&self) -> u32 {
        self.answers.load(Ordering::SeqCst)
    }

    /// Sets a limit of the process, as `prlimit` has it.
    pub fn limit(&self, limit: &str) {
        let id = locked(&self.child).as_ref().map(|c| c.id().to_string());
        let id = id.expect("a process that lives");
        let set = std::process::Command::new("prlimit")
            .args(["--pid", &id, limit])
            .status();
        assert!(set.is_ok_and(|s| s.success()), "prlimit {limit}");
    }

    pub fn reads(&self) -> u32 {
        self.reads.load(Ordering::SeqCst)
    }

    pub fn hit_its_moment(&self) -> bool {
        self.by_aim.load(Ordering::SeqCst)
    }

    /// Kills it now (SIGKILL), and returns when it is gone.
    pub fn fire(&self) {
        // Said first: what is still under way then is no longer let through.
        self.fired.store(true, Ordering::SeqCst);
        if let Some(mut child) = locked(&self.child).take() {
            // It may have ended by itself, which the exit code would say.
            let _ = child.kill();
            let _ = child.wait();
        }
        self.changed();
    }

    /// Whether the process has ended by itself.
    pub fn ended(&self) -> Option<String> {
        let mut child = locked(&self.child);
        let status = child.as_mut()?.try_wait().ok()??;
        Some(status.to_string())
    }

    /// Sends it a signal by name.
    pub fn signal(&self, name: &str) {
        let id = locked(&self.child).as_ref().map(|c| c.id().to_string());
        let id = id.expect("a process that lives");
        let told = std::process::Command::new("kill")
            .args(["-s", name, &id])
            .status();
        assert!(told.is_ok_and(|s| s.success()), "kill -s {name} {id}");
    }

    /// One more of what is aimed at, as it `fits`: whether this is the one.
    fn is_it(&self, fits: impl FnOnce(Aim) -> Option<u32>) -> bool {
        let mut aim = locked(&self.aim);
        let Some(skip) = aim.and_then(fits) else {
            return false;
        };
        let it = self.seen.fetch_add(1, Ordering::SeqCst) == skip;
        if it {
            *aim = None;
        }
        it
    }

    fn hit(&self) {
        self.by_aim.store(true, Ordering::SeqCst);
        self.fire();
    }

    /// A request is seen; returns whether it goes on.
    fn sees(&self, kind: Option<Request>, stage: Stage) -> bool {
        if self.has_fired() {
            // Nobody sent it: the process is dead, and its last bytes never left the machine.
            return stage != Stage::Arrived;
        }
        let done = stage != Stage::Arrived;
        let it = self.is_it(|aim| match aim {
            Aim::Request {
                kind: wanted,
                skip,
                carried_out,
            } if Some(wanted) == kind && carried_out == done => Some(skip),
            _ => None,
        });
        if it {
            self.hit();
        }
        !it || done
    }

    /// The database is being written to: whether this is where to kill, and whether the write is to
    /// be carried out first.
    pub fn sees_write(&self) -> Option<bool> {
        if self.has_fired() {
            // Whoever writes is another one.
            return None;
        }
        let mut first = false;
        let it = self.is_it(|aim| match aim {
            Aim::Write { skip, carried_out } => {
                first = carried_out;
                Some(skip)
            }
            Aim::Request { .. } => None,
        });
        it.then_some(first)
    }

    /// The write aimed at is where it should be.
    pub fn write_seen(&self) {
        self.hit();
    }
}

impl Drop for Gun {
    fn drop(&mut self) {
        self.fire();
    }
}

/// The overseer of a stand-in whose bot the gun is pointed at.
pub fn overseer(gun: &Arc<Gun>, table: Id, talks: Vec<Id>) -> Overseer {
    let gun = Arc::downgrade(gun);
    Arc::new(move |sight: Sight<'_>| {
        let Some(gun) = gun.upgrade() else {
            return true;
        };
        let commands = sight.method == "PUT" && sight.path.ends_with("/commands");
        if commands && matches!(sight.stage, Stage::Done(_)) {
            gun.registered.store(true, Ordering::SeqCst);
            gun.changed();
        }
        if sight.method == "GET"
            && sight.path.ends_with("/messages")
            && sight.stage == Stage::Arrived
        {
            gun.reads.fetch_add(1, Ordering::SeqCst);
        }
        let kind = kind_of(&sight, table, &talks);
        if kind == Some(Request::Answer) && sight.stage == Stage::Arrived {
            gun.answers.fetch_add(1, Ordering::SeqCst);
            gun.changed();
        }
        gun.sees(kind, sight.stage)
    })
}

fn kind_of(sight: &Sight<'_>, table: Id, talks: &[Id]) -> Option<Request> {
    let parts: Vec<&str> = sight.path.trim_matches('/').split('/').collect();
    match (sight.method, parts.as_slice()) {
        ("POST", ["interactions", _, _, "callback"]) => Some(Request::Answer),
        ("PATCH", ["webhooks", ..]) => Some(Request::Answer),
        ("POST", ["channels", _, "messages", _, "threads"]) => Some(Request::Thread),
        ("POST", ["channels", channel, "messages"]) => {
            let channel: Id = channel.parse().ok()?;
            Some(match channel {
                c if c == table => Request::Post,
                c if talks.contains(&c) => Request::Answer,
                _ => Request::Thread,
            })
        }
        _ => None,
    }
}
