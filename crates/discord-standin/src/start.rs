//! Starting and stopping the stand-in.

use crate::api::pacing::Pacing;
use crate::drive::fault::Reception;
use crate::gateway::session::Out;
use crate::hub::{Inner, Shared};
use crate::page::host::{Host, HostPage};
use crate::server;
use crate::start_error::StartError;
use crate::world::clock::{Clock, system_clock};
use crate::world::files::Files;
use crate::world::seed::Demo;
use crate::world::{persist, seed};
use axum::serve::ListenerExt;
use rand::Rng;
use rand::distr::Alphanumeric;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};
use tokio::task::AbortHandle;

/// How many threads of one server may be open at once.
const MOST_THREADS: usize = 1_000;

/// How a stand-in is started: its address, clock, limits and first world.
pub struct StandinOptions {
    /// The loopback address to serve; port 0 takes a free port.
    pub addr: SocketAddr,
    /// Where to keep the world; `None` forgets it at the end.
    pub data: Option<PathBuf>,
    /// The clock it goes by.
    pub clock: Clock,
    /// Keep every request of the bot and every event sent to it, for tests to look at.
    pub record: bool,
    /// How long the bot has to answer an interaction.
    pub answer_within: Duration,
    /// The privileged intents the application is granted, as bits.
    pub privileged_intents: u64,
    /// The people and the server that exist at first.
    pub demo: Demo,
    /// What the program that starts it adds to its page.
    pub page: HostPage,
    /// What the choices of the host's helpers follow from, where they leave something to chance: the same
    /// seed, the same choices. The stand-in itself makes none.
    pub seed: u64,
    /// How many requests it takes before it answers 429, by the clock handed in.
    pub pacing: Pacing,
    /// How often a client of the gateway must say that it is alive. One that does not for half as long again
    /// is put out (4009).
    pub heartbeat: Duration,
    /// Clients that identify themselves sooner than this one after the other are told to try again.
    pub identify_pause: Duration,
}

impl StandinOptions {
    /// Everything as Discord has it, on `addr`, with the plain page and the plain demo world.
    pub fn new(addr: SocketAddr) -> Self {
        Self {
            addr,
            data: None,
            clock: system_clock(),
            record: false,
            answer_within: Duration::from_secs(3),
            privileged_intents: 0,
            demo: Demo::default(),
            page: HostPage::default(),
            seed: 1,
            pacing: Pacing::Free,
            heartbeat: Duration::from_millis(41_250),
            identify_pause: Duration::from_secs(5),
        }
    }
}

/// A running stand-in. Clones share it; it ends when the last one is dropped or at [`Standin::stop`].
#[derive(Clone)]
pub struct Standin {
    pub(crate) shared: Arc<Shared>,
    addr: SocketAddr,
    _running: Arc<Running>,
}

struct Running {
    shared: Arc<Shared>,
    tasks: Vec<AbortHandle>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

impl Running {
    fn end(&self) {
        for task in &self.tasks {
            task.abort();
        }
        let mut turn = self.shared.turn();
        for session in turn.inner.sessions.values_mut() {
            session.push(Out::Cut);
            session.tx = None;
        }
        // Pages notice that their channel is gone.
        turn.inner.pages.clear();
        drop(turn);
        self.shared.save();
    }
}

impl Shared {
    /// `ws://127.0.0.1:port/gateway`
    pub(crate) fn gateway(&self) -> String {
        format!("{}/gateway", self.base.replacen("http", "ws", 1))
    }

    /// Writes the world to disk, if there is a folder for it.
    fn save(&self) {
        let Some(folder) = &self.folder else { return };
        let _alone = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        let world = self.look().inner.world.clone();
        if let Err(error) = persist::save(folder, &world) {
            tracing::error!(%error, "cannot save the world");
        }
    }
}

/// The first part of a Discord token is the bot's id in base 64; this is ours.
const TOKEN_HEAD: &str = "MTMxMDAwMDAwMDAwMDAwMDAwMQ";

fn fresh_token() -> String {
    let tail: String = rand::rng()
        .sample_iter(Alphanumeric)
        .take(44)
        .map(char::from)
        .collect();
    let (middle, end) = tail.split_at(6);
    format!("{TOKEN_HEAD}.{middle}.{end}")
}

impl Standin {
    /// Listens, loads what was kept, and serves until stopped.
    ///
    /// # Errors
    /// When the address is not loopback or is taken, or the data folder cannot be used.
    pub async fn start(options: StandinOptions) -> Result<Self, StartError> {
        let asked = options.addr;
        if !asked.ip().is_loopback() {
            return Err(StartError::NotLoopback(asked));
        }
        let mut world = None;
        let mut attachments = None;
        if let Some(folder) = &options.data {
            attachments = Some(persist::prepare(folder)?);
            world = persist::load(folder)?;
            if let Some(kept) = &mut world {
                seed::complete(kept, &options.demo);
                if let Some(folder) = &attachments
                    && let Err(error) = persist::sweep(folder, kept)
                {
                    tracing::warn!(%error, "cannot delete unused files");
                }
            }
        }
        let listen = |source| StartError::Listen {
            addr: asked,
            source,
        };
        let listener = TcpListener::bind(asked).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        let (version, _) = watch::channel(0);
        let shared = Arc::new(Shared {
            inner: Mutex::new(Inner {
                world: world.unwrap_or_else(|| seed::world(&options.demo)),
                sessions: BTreeMap::new(),
                pages: Vec::new(),
                interactions: BTreeMap::new(),
                nonces: VecDeque::new(),
                faults: Vec::new(),
                overseer: None,
                double_events: 0,
                swaps: 0,
                swapped: None,
                deaf: false,
                reception: Reception::default(),
                turned_away: 0,
                sent: BTreeMap::new(),
                most_threads: MOST_THREADS,
                barred: BTreeSet::new(),
                old_edits: BTreeMap::new(),
                identified: VecDeque::new(),
                last_identified: None,
                answers: Vec::new(),
                exchanges: Vec::new(),
                events: Vec::new(),
            }),
            clock: options.clock,
            base: format!("http://{addr}"),
            token: fresh_token(),
            files: Files::new(attachments),
            folder: options.data,
            host: OnceLock::new(),
            page: options.page,
            dirty: Notify::new(),
            version,
            record: options.record,
            answer_within: options.answer_within,
            privileged: options.privileged_intents,
            pacing: options.pacing,
            seed: options.seed,
            heartbeat: options.heartbeat,
            identify_pause: options.identify_pause,
            released: Notify::new(),
            saving: Mutex::new(()),
        });
        // Without this every small answer waits for the other side's delayed acknowledgement.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot set TCP_NODELAY");
            }
        });
        let router = server::router(shared.clone());
        let serving = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!(%error, "the stand-in stopped serving");
            }
        });
        let mut tasks = vec![serving.abort_handle()];
        if shared.folder.is_some() {
            tasks.push(tokio::spawn(keep_saved(shared.clone())).abort_handle());
        }
        let running = Running {
            shared: shared.clone(),
            tasks,
        };
        Ok(Self {
            shared,
            addr,
            _running: Arc::new(running),
        })
    }

    /// Stops it, for all clones, and saves the world.
    pub fn stop(self) {
        self._running.end();
    }

    /// `http://127.0.0.1:port`: the page's address, and the API base for the bot.
    pub fn base_url(&self) -> &str {
        &self.shared.base
    }

    /// The seed from which the choices of the host's helpers follow.
    pub fn seed(&self) -> u64 {
        self.shared.seed
    }

    /// The address it serves, with the port it was given.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The bot's token, a new one at every start.
    pub fn token(&self) -> &str {
        &self.shared.token
    }

    /// From now on this host answers what the page asks of it. Only the first call counts.
    pub fn set_host(&self, host: Arc<dyn Host>) {
        if self.shared.host.set(host).is_err() {
            tracing::warn!("the stand-in already has a host");
        }
    }
}

/// Saves a short while after each change, so that a burst is written once.
async fn keep_saved(shared: Arc<Shared>) {
    loop {
        shared.dirty.notified().await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        let task = shared.clone();
        if let Err(error) = tokio::task::spawn_blocking(move || task.save()).await {
            tracing::error!(%error, "cannot save the world");
        }
    }
}
