//! The one place all parts share: the world, who is connected, and what is under way.

use crate::api::edge::Headers;
use crate::api::pacing::Pacing;
use crate::drive::fault::{Fault, Reception};
use crate::drive::overseer::Overseer;
use crate::gateway::session::Session;
use crate::page::host::{Host, HostPage};
use crate::world::World;
use crate::world::clock::{Clock, Id};
use crate::world::files::Files;
use crate::world::interaction::Interaction;
use crate::world::objects::Objects;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, watch};

/// Intent bits the stand-in asks about.
pub(crate) mod intents {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// Those an application must be granted.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
}

/// A request of the bot and its answer, kept when the stand-in was told to record.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// `GET`, `POST` …
    pub method: String,
    /// The path after `/api/v10`, without the query.
    pub path: String,
    /// The query, without its question mark.
    pub query: String,
    /// Its headers, as far as anybody looks at them.
    pub headers: Headers,
    /// The JSON body, or what `payload_json` held.
    pub body: Value,
    /// Name and size of each file that came along.
    pub files: Vec<(String, usize)>,
    /// The status answered.
    pub status: u16,
    /// The JSON answered; null when there was none.
    pub answer: Value,
}

/// A page that listens.
pub(crate) struct PageSocket {
    pub user: Id,
    pub tx: mpsc::UnboundedSender<String>,
}

/// A nonce the bot used lately.
pub(crate) struct Nonce {
    pub at_ms: i64,
    pub nonce: String,
    pub channel: Id,
    pub message: Id,
}

/// Everything behind the lock.
pub(crate) struct Inner {
    pub world: World,
    pub sessions: BTreeMap<String, Session>,
    pub pages: Vec<PageSocket>,
    pub interactions: BTreeMap<Id, Interaction>,
    pub nonces: VecDeque<Nonce>,
    pub faults: Vec<Fault>,
    /// Who looks on at what the bot asks.
    pub overseer: Option<Overseer>,
    /// How many of the next events are sent twice.
    pub double_events: u32,
    /// How many pairs of interactions still come the other way round, and the first of the next pair.
    pub swaps: u32,
    pub swapped: Option<Value>,
    /// Heartbeats go unanswered.
    pub deaf: bool,
    /// What awaits a client at the gateway.
    pub reception: Reception,
    /// How many were not properly received.
    pub turned_away: u32,
    /// When the bot lately sent what is paced, by route; the empty route stands for all.
    pub sent: BTreeMap<String, VecDeque<i64>>,
    /// How many threads of a server may be open at once.
    pub most_threads: usize,
    /// Commands that a server has closed to a channel, by channel and name.
    pub barred: BTreeSet<(Id, String)>,
    /// When messages older than an hour were changed, by channel.
    pub old_edits: BTreeMap<Id, VecDeque<i64>>,
    /// When clients identified themselves lately.
    pub identified: VecDeque<i64>,
    pub last_identified: Option<std::time::Instant>,
    /// What was answered, and how soon the first answer came by a real clock.
    pub answers: Vec<(String, Duration)>,
    pub exchanges: Vec<Exchange>,
    pub events: Vec<Value>,
}

/// What every handler holds.
pub(crate) struct Shared {
    pub inner: Mutex<Inner>,
    pub clock: Clock,
    /// `http://127.0.0.1:port`
    pub base: String,
    pub token: String,
    pub files: Files,
    pub folder: Option<PathBuf>,
    pub host: OnceLock<Arc<dyn Host>>,
    /// What the host adds to the page.
    pub page: HostPage,
    /// Rung when the world changed and wants saving.
    pub dirty: Notify,
    /// Counts changes, so that tests can wait for one.
    pub version: watch::Sender<u64>,
    pub record: bool,
    pub answer_within: Duration,
    pub privileged: u64,
    pub seed: u64,
    pub pacing: Pacing,
    /// How often a client must say that it is alive, and how far apart clients may identify themselves.
    pub heartbeat: Duration,
    pub identify_pause: Duration,
    /// Rung when held requests may go on.
    pub released: Notify,
    /// Held while the world is written, so that two writers never share the file.
    pub saving: Mutex<()>,
}

/// The state held for one step; dropping it tells the waiting that something happened.
pub(crate) struct Turn<'a> {
    pub shared: &'a Shared,
    pub inner: MutexGuard<'a, Inner>,
    pub now: i64,
    changed: bool,
    /// Looking only: nobody is woken for it.
    quiet: bool,
}

impl Shared {
    /// Takes the state for one step.
    pub fn turn(&self) -> Turn<'_> {
        self.take(false)
    }

    /// Takes the state to look at it, which wakes nobody who waits for changes.
    pub fn look(&self) -> Turn<'_> {
        self.take(true)
    }

    fn take(&self, quiet: bool) -> Turn<'_> {
        Turn {
            now: (self.clock)(),
            shared: self,
            inner: self.inner.lock().unwrap_or_else(PoisonError::into_inner),
            changed: false,
            quiet,
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if self.changed {
            self.shared.dirty.notify_one();
        }
        if !self.quiet {
            self.shared.version.send_modify(|v| *v += 1);
        }
    }
}

impl Turn<'_> {
    /// The world is to be saved.
    pub fn touch(&mut self) {
        self.changed = true;
    }

    /// A fresh id.
    pub fn id(&mut self) -> Id {
        self.inner.world.id(self.now)
    }

    pub fn objects(&self) -> Objects<'_> {
        Objects {
            world: &self.inner.world,
            base: &self.shared.base,
        }
    }

    pub fn bot(&self) -> Id {
        self.inner.world.bot.id
    }

    /// Sends an event to the session whose shard owns `guild` (shard 0 for private messages) and
    /// whose intents cover `needed`. `shape` may change what that session gets to see.
    pub fn dispatch(&mut self, name: &str, guild: Option<Id>, needed: u64, data: &Value) -> usize {
        self.dispatch_with(name, guild, needed, |_| data.clone())
    }

    /// As [`Turn::dispatch`], with the data made for each session's intents.
    pub fn dispatch_with(
        &mut self,
        name: &str,
        guild: Option<Id>,
        needed: u64,
        shape: impl Fn(u64) -> Value,
    ) -> usize {
        let twice = self.inner.double_events > 0;
        let mut reached = 0;
        let inner = &mut *self.inner;
        let mut earlier = None;
        if name == "INTERACTION_CREATE" && inner.swaps > 0 {
            earlier = inner.swapped.take();
            if earlier.is_none() {
                inner.swapped = Some(shape(u64::MAX));
                return 1;
            }
            inner.swaps -= 1;
        }
        for session in inner.sessions.values_mut() {
            if session.intents & needed != needed || !session.owns(guild) {
                continue;
            }
            let data = shape(session.intents);
            let live = session.send(name, &data);
            if twice {
                session.send(name, &data);
            }
            if let Some(earlier) = &earlier {
                session.send(name, earlier);
            }
            if self.shared.record {
                inner
                    .events
                    .push(json!({"op": 0, "t": name, "s": session.seq, "d": data}));
            }
            reached += usize::from(live);
        }
        if twice && reached > 0 {
            inner.double_events -= 1;
        }
        reached
    }

    /// Sends a frame to the pages of one person.
    pub fn tell(&mut self, user: Id, kind: &str, data: &Value) {
        self.tell_if(kind, data, |who, _| who == user);
    }

    /// Sends a frame to every page.
    pub fn tell_all(&mut self, kind: &str, data: &Value) {
        self.tell_if(kind, data, |_, _| true);
    }

    /// Sends a frame to the pages of all who see `channel`.
    pub fn tell_channel(&mut self, channel: Id, kind: &str, data: &Value) {
        self.tell_if(kind, data, |who, world| world.sees(channel, who));
    }

    fn tell_if(&mut self, kind: &str, data: &Value, who: impl Fn(Id, &World) -> bool) {
        let inner = &mut *self.inner;
        if inner.pages.is_empty() {
            return;
        }
        let frame = json!({"t": kind, "d": data}).to_string();
        let world = &inner.world;
        // A page that is gone is forgotten.
        inner
            .pages
            .retain(|page| !who(page.user, world) || page.tx.send(frame.clone()).is_ok());
    }
}
