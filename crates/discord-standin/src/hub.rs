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
    /// The intent for events of servers and channels.
    pub const GUILDS: u64 = 1;
    /// The intent for events of members; privileged.
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// The intent for events of people's presence; privileged.
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    /// The intent for events of messages on servers.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// The intent for events of private messages.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// The intent to read what others write on servers; privileged.
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// The intents that an application may only use if Discord has granted them.
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
    /// The HTTP status of the answer.
    pub status: u16,
    /// The JSON of the answer; null when it had none.
    pub answer: Value,
}

/// A page that listens.
pub(crate) struct PageSocket {
    /// The person whose page it is.
    pub user: Id,
    /// Sends frames of text to the page.
    pub tx: mpsc::UnboundedSender<String>,
}

/// A nonce the bot used lately.
pub(crate) struct Nonce {
    /// When the message was sent, in milliseconds since 1970.
    pub at_ms: i64,
    /// The nonce it was sent with.
    pub nonce: String,
    /// The channel it was sent to.
    pub channel: Id,
    /// The message that was made of it.
    pub message: Id,
}

/// Everything behind the lock.
pub(crate) struct Inner {
    /// Everything that exists: servers, people, channels and messages.
    pub world: World,
    /// The gateway's sessions, by their ids.
    pub sessions: BTreeMap<String, Session>,
    /// The pages that are open in browsers.
    pub pages: Vec<PageSocket>,
    /// Interactions whose tokens are still valid.
    pub interactions: BTreeMap<Id, Interaction>,
    /// The nonces of messages sent lately, so that none is sent twice.
    pub nonces: VecDeque<Nonce>,
    /// Faults that wait for requests to strike.
    pub faults: Vec<Fault>,
    /// What watches the bot's requests on their way; `None` for nothing.
    pub overseer: Option<Overseer>,
    /// How many of the next events are sent twice.
    pub double_events: u32,
    /// How many pairs of interactions still come the other way round, and the first of the next pair.
    pub swaps: u32,
    /// The first interaction of a pair that is to come the other way round, until the second is there.
    pub swapped: Option<Value>,
    /// Whether heartbeats go unanswered.
    pub deaf: bool,
    /// How the gateway receives clients that identify or resume.
    pub reception: Reception,
    /// How many clients were not received properly.
    pub turned_away: u32,
    /// When the bot lately sent what is paced, by route; the empty route stands for all.
    pub sent: BTreeMap<String, VecDeque<i64>>,
    /// How many threads a server may have open at once.
    pub most_threads: usize,
    /// Commands that a server has closed to a channel, by channel and name.
    pub barred: BTreeSet<(Id, String)>,
    /// When messages older than an hour were changed, by channel.
    pub old_edits: BTreeMap<Id, VecDeque<i64>>,
    /// When clients identified themselves lately, in milliseconds since 1970.
    pub identified: VecDeque<i64>,
    /// When a client last identified itself, by a real clock.
    pub last_identified: Option<std::time::Instant>,
    /// The name of each interaction that was answered, and how long its first answer took by a real clock.
    pub answers: Vec<(String, Duration)>,
    /// The bot's requests with their answers, while they are recorded.
    pub exchanges: Vec<Exchange>,
    /// The gateway's events, while they are recorded.
    pub events: Vec<Value>,
}

/// What every handler holds.
pub(crate) struct Shared {
    /// All that changes, under one lock.
    pub inner: Mutex<Inner>,
    /// The clock the stand-in goes by.
    pub clock: Clock,
    /// The address it serves: `http://127.0.0.1:port`.
    pub base: String,
    /// The bot's token.
    pub token: String,
    /// The files that messages have.
    pub files: Files,
    /// Where the world is kept; `None` if it is not.
    pub folder: Option<PathBuf>,
    /// The program that started the stand-in, once it is known.
    pub host: OnceLock<Arc<dyn Host>>,
    /// What that program adds to the page.
    pub page: HostPage,
    /// Notified when the world has changed and should be saved.
    pub dirty: Notify,
    /// A number that grows with each change, so that tests can wait for one.
    pub version: watch::Sender<u64>,
    /// Whether requests and events are recorded.
    pub record: bool,
    /// How long the bot has to answer an interaction.
    pub answer_within: Duration,
    /// The privileged intents the application was granted, as bits.
    pub privileged: u64,
    /// The seed from which the choices of the host's helpers follow.
    pub seed: u64,
    /// Which of Discord's rate limits the stand-in enforces.
    pub pacing: Pacing,
    /// How often a client must say that it is alive, and how far apart clients may identify themselves.
    pub heartbeat: Duration,
    /// How long a client must wait between two identifications.
    pub identify_pause: Duration,
    /// Notified when requests that were held may go on.
    pub released: Notify,
    /// Held while the world is written, so that two writers never share the file.
    pub saving: Mutex<()>,
}

/// The state held for one step; dropping it tells the waiting that something happened.
pub(crate) struct Turn<'a> {
    /// What all requests share.
    pub shared: &'a Shared,
    /// The state, locked for this step.
    pub inner: MutexGuard<'a, Inner>,
    /// The time of this step, in milliseconds since 1970.
    pub now: i64,
    changed: bool,
    /// Looking only: nobody is woken for it.
    quiet: bool,
}

impl Shared {
    /// Locks the state for one step.
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
    /// Notes that the world has changed, so that it is saved.
    pub fn touch(&mut self) {
        self.changed = true;
    }

    /// An id that was never used, made of the step's time.
    pub fn id(&mut self) -> Id {
        self.inner.world.id(self.now)
    }

    /// The world in the form in which Discord shows it.
    pub fn objects(&self) -> Objects<'_> {
        Objects {
            world: &self.inner.world,
            base: &self.shared.base,
        }
    }

    /// The bot's user id.
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

    /// Sends a frame of this kind to every page of one person.
    pub fn tell(&mut self, user: Id, kind: &str, data: &Value) {
        self.tell_if(kind, data, |who, _| who == user);
    }

    /// Sends a frame of this kind to every page.
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
