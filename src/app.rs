//! The program put together: store, service, scheduler and bot; in the sandbox, the stand-in they talk to.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::discord::{
    self, ApiBase, BotOptions, DiscordCourier, InHand, Pictures, Rest, Shards, Shutdown, Token,
    Watchdog, Windows,
};
use crate::failure::Failure;
use crate::i18n::Words;
use crate::operations::{Endpoint, Listen, Web, WebAsked};
use crate::sandbox::{self, ServiceControls, Standin, StandinOptions};
use crate::scheduler::{
    Clock, Membership, Nudge, Pace, Pacer, ProcessSettings, Scheduler, Settings, ShiftedClock,
    SignInError, SystemClock, stopper, this_place,
};
use crate::service::{ENGINE, Service};
use crate::signals::asked_to_stop;
use crate::store::{self, DATABASE_FILE, Hold, NewProcess, ShardRange, Store, StoreError};

/// Where games are kept: a folder, or a database instead of a file in it.
#[derive(Clone, Debug)]
pub struct Keep {
    /// The folder with the data.
    pub folder: PathBuf,
    /// The address of the database; `None` for the file in the folder.
    pub database: Option<String>,
}

impl Keep {
    /// The database's address. It may hold a password: it is never shown.
    pub(crate) fn url(&self) -> String {
        let file = || self.folder.join(DATABASE_FILE);
        let own = || format!("sqlite:{}", file().display());
        self.database.clone().unwrap_or_else(own)
    }

    /// Opens the database for a bot at work, after a look whether it may. What is returned beside the
    /// store is kept as long as the bot runs.
    async fn open(&self, now: i64) -> Result<(Store, Option<Hold>), Failure> {
        let url = self.url();
        let hold = store::hold(&url)?;
        let store = patiently(async || signed(&url, hold.is_some(), now).await).await?;
        Ok((store, hold))
    }

    pub(crate) fn shown(&self) -> String {
        match &self.database {
            Some(_) => "DATABASE_URL".to_owned(),
            None => self.folder.display().to_string(),
        }
    }
}

/// How long a database that is busy is waited for at the start: one that was killed a moment ago may have
/// left it with work in hand.
const BUSY: Duration = Duration::from_secs(30);
/// And how long it is left alone before it is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// Opens a database; again while it is busy, for as long as [`BUSY`].
async fn patiently<T>(open: impl AsyncFn() -> Result<T, StoreError>) -> Result<T, StoreError> {
    let end = Instant::now() + BUSY;
    loop {
        match open().await {
            Err(error @ StoreError::Busy(_)) if Instant::now() < end => {
                tracing::warn!(%error, "trying again");
                tokio::time::sleep(AGAIN).await;
            }
            opened => return opened,
        }
    }
}

/// A store that knows this engine; one that is ours `alone` is freed of what dead processes held.
async fn signed(url: &str, alone: bool, now: i64) -> Result<Store, StoreError> {
    let store = Store::open(url).await?;
    store.sign_engine(ENGINE).await?;
    if alone {
        store.free_all(now).await?;
    }
    Ok(store)
}

/// What a running bot is made of: its store, its clock and its way to Discord.
pub struct Parts {
    /// Where the games are kept.
    pub store: Store,
    /// The clock by which deadlines come.
    pub clock: Arc<dyn Clock>,
    /// The bot's token; secret.
    pub token: Token,
    /// The address of Discord's API.
    pub base: ApiBase,
    /// How long the connection may be dead before it is started again.
    pub watchdog: Watchdog,
    /// Where games are shown on the web.
    pub web: Web,
    /// Gets the application's id once the bot answers.
    pub ready: Option<oneshot::Sender<u64>>,
    /// Wakes the scheduler; [`service`] makes a service that rings it.
    pub nudge: Nudge,
}

/// A service over the store whose changes wake the scheduler at once.
pub fn service(store: &Store, nudge: &Nudge) -> Service {
    let nudge = nudge.clone();
    Service::new(store.clone(), move || nudge.wake())
}

/// Runs bot and scheduler until `shutdown` resolves; both finish what is in hand.
///
/// # Errors
/// When the bot cannot start or go on.
pub fn serve(parts: Parts, shutdown: Shutdown) -> Served {
    serve_tuned(parts, Tuning::default(), shutdown)
}

/// The bot at work. In a box, so that it is compiled here and not again in each program that runs it.
pub type Served = BoxFuture<'static, Result<(), Failure>>;

/// What tests and benches set differently from the running bot; by default, nothing.
#[derive(Clone, Default)]
pub struct Tuning {
    /// The pace of the outbox, if not the usual one.
    pub pace: Option<Pace>,
    /// Whether no pictures are drawn.
    pub without_pictures: bool,
    /// The pictures to use, if not the program's own.
    pub pictures: Option<Pictures>,
    /// Another patience of posts with their pictures, in milliseconds.
    pub patience: Option<i64>,
    /// Which of the gateway's shards are served: on PostgreSQL other processes may have the others.
    pub shards: Shards,
    /// How many MiB the games of one server may take up (0: any number); the usual, when nothing is set.
    pub space: Option<u32>,
    /// What the bot is answering: whoever keeps a clone can wait until all of it is finished.
    pub in_hand: InHand,
}

/// Runs the bot as [`serve`] does, with some parts set differently.
///
/// # Errors
///
/// As [`serve`].
pub fn serve_tuned(parts: Parts, tuning: Tuning, shutdown: Shutdown) -> Served {
    Box::pin(served(parts, tuning, shutdown))
}

async fn served(parts: Parts, tuning: Tuning, shutdown: Shutdown) -> Result<(), Failure> {
    let Parts {
        store,
        clock,
        token,
        base,
        watchdog,
        web,
        ready,
        nudge,
    } = parts;
    let mut service = service(&store, &nudge);
    if let Some(space) = tuning.space {
        service = service.with_space(space);
    }
    let pictures = if tuning.without_pictures {
        Pictures::none()
    } else {
        tuning.pictures.clone().unwrap_or_default()
    };
    let service = service.thinking_beside(pictures.cores());
    let mut settings = Settings::default();
    if let Some(pace) = tuning.pace {
        settings.posts.pacer = Pacer::new(pace);
    }
    let pacer = settings.posts.pacer.clone();
    let rest = Rest::new(base.clone(), token.clone(), pacer.clone(), clock.clone())?;
    let courier = DiscordCourier::new(
        service.clone(),
        clock.clone(),
        pictures.clone(),
        rest.clone(),
    );
    let courier = match tuning.patience {
        Some(patience) => courier.with_patience(patience),
        None => courier,
    };
    let url = web.url().cloned();
    let windows = Windows::new(
        service.clone(),
        clock.clone(),
        pictures.clone(),
        rest.clone(),
    );
    let _web = web.serve(windows);
    // Another name for every start: a lease of a dead process is nobody's.
    let owner = format!("{}-{:08x}", std::process::id(), rand::random::<u32>());
    let member = if store.is_shared() {
        Some(sign_in(&store, &clock, &owner, &tuning, &pacer, &nudge).await?)
    } else {
        None
    };
    let scheduler = Scheduler::new(
        store,
        clock.clone(),
        &nudge,
        &owner,
        Arc::new(service.clone()),
        Arc::new(courier),
        settings,
    );
    let (stop, stopped) = stopper();
    let keep_on = stopped.clone();
    let work = tokio::spawn(scheduler.run(stopped));
    // Dropped when the scheduler ends, however it ends.
    let (alive, ended) = oneshot::channel::<()>();
    let work = tokio::spawn(async move {
        let done = work.await;
        drop(alive);
        done
    });
    let options = BotOptions {
        token,
        base,
        service,
        clock,
        pictures,
        rest,
        shards: tuning.shards,
        watchdog,
        in_hand: tuning.in_hand,
        web: url,
        ready,
    };
    let kept = member.clone();
    let (taken, lost) = oneshot::channel();
    let keeping = tokio::spawn(async move {
        // Without others there is nothing to be kept, and nobody to lose it to.
        let Some(kept) = kept else {
            std::future::pending().await
        };
        if let Some(other) = kept.run(&keep_on).await {
            // Nobody listens any more when the bot stops anyway.
            let _ = taken.send(other);
        }
    });
    let stop = Arc::new(stop);
    let asked = stop.clone();
    let (told, tell_other) = oneshot::channel();
    let shutdown = async move {
        tokio::select! {
            () = shutdown => {}
            Ok(other) = lost => { let _ = told.send(other); }
            // Without it no phase closes and nothing is posted: better to end, and be started again.
            _ = ended => tracing::error!("the scheduler ended; shutting down"),
        }
        // Nothing new is begun from the moment on at which the program is to stop.
        asked.stop();
    };
    let result = discord::run(options, Box::pin(shutdown)).await;
    stop.stop();
    let scheduled = work.await;
    keeping.abort();
    if let Some(member) = member {
        member.leave().await;
    }
    scheduled.flatten()?;
    result?;
    let mut tell_other = tell_other;
    match tell_other.try_recv() {
        Ok(other) => Err(Failure::ShardsTaken(Box::new(other))),
        Err(_) => Ok(()),
    }
}

/// Takes this process's place among those on the same database.
async fn sign_in(
    store: &Store,
    clock: &Arc<dyn Clock>,
    owner: &str,
    tuning: &Tuning,
    pacer: &Pacer,
    nudge: &Nudge,
) -> Result<Arc<Membership>, Failure> {
    let range = |first, last, total| ShardRange { first, last, total };
    let me = NewProcess {
        id: owner.to_owned(),
        place: this_place(),
        pid: std::process::id().into(),
        shards: match tuning.shards {
            Shards::One => range(0, 0, 1),
            Shards::Recommended => range(0, 0, 0),
            Shards::Range { first, last, total } => range(first.into(), last.into(), total.into()),
        },
        program: ENGINE.to_owned(),
    };
    let (store, clock) = (store.clone(), clock.clone());
    let settings = ProcessSettings::default();
    let (pacer, nudge) = (pacer.clone(), nudge.clone());
    let paced = tuning.pace.is_some();
    // A tenth is for what serenity sends by itself.
    let heard = Box::new(move |share: i64, until| {
        // Others may have left more than they can carry.
        nudge.wake();
        if paced {
            return;
        }
        let ours = usize::try_from(share * 9 / 10).unwrap_or(0);
        pacer.set_share(ours.max(usize::from(share > 0)), until);
    });
    let member = Membership::sign_in(store, clock, me, settings, heard).await;
    Ok(Arc::new(member.map_err(|error| match error {
        SignInError::Taken(other) => Failure::ShardsTaken(Box::new(other)),
        SignInError::Store(error) => Failure::Store(error),
    })?))
}

/// Where Discord is: a stand-in on this machine, or Discord itself.
///
/// # Errors
/// When the stand-in's address is not this machine's.
pub fn base(api: Option<&str>) -> Result<ApiBase, Failure> {
    Ok(match api {
        Some(address) => ApiBase::stand_in(address)?,
        None => ApiBase::Discord,
    })
}

/// The bot on Discord, until Ctrl-C or SIGTERM. `api` is the address of a stand-in on this machine
/// that it talks to instead. `space`: how many MiB the games of one server may take up; 0 for any number.
///
/// # Errors
/// Why it could not start or go on.
pub async fn bot(
    token: &str,
    keep: Keep,
    shards: Shards,
    space: u32,
    api: Option<&str>,
    (watch, web): (Option<Listen>, WebAsked),
) -> Result<(), Failure> {
    let token = Token::new(token)?;
    let base = base(api)?;
    let words = Words::english();
    let version = ("version", env!("CARGO_PKG_VERSION").into());
    tell(&match api {
        Some(address) => words.text(
            "start-stand-in",
            &[version, ("address", address.to_owned().into())],
        ),
        None => words.text("start-discord", &[version]),
    });
    tell(&words.text("start-data", &[("place", keep.shown().into())]));
    let (store, _hold) = keep.open(SystemClock.now()).await?;
    let _watched = watched(watch, &store).await?;
    let web = Web::open(&web).await?;
    tell_web(&web);
    let (ready, answers) = oneshot::channel();
    tokio::spawn(async move {
        // A bot that cannot start says why, and has nothing to invite.
        if let Ok(application) = answers.await {
            let link = discord::invitation::link(application);
            tell(&words.text("start-invitation", &[("link", link.into())]));
        }
    });
    let parts = Parts {
        store,
        clock: Arc::new(SystemClock),
        token,
        base,
        watchdog: Watchdog::default(),
        web,
        ready: Some(ready),
        nudge: Nudge::new(),
    };
    let tuning = Tuning {
        shards,
        space: Some(space),
        ..Tuning::default()
    };
    serve_tuned(parts, tuning, Box::pin(asked_to_stop())).await
}

/// The sandbox: the bot against a stand-in for Discord, until Ctrl-C or SIGTERM. What the demo people do
/// follows from `seed`, or from one drawn now. `why` is the key of the reason given in the first line.
///
/// # Errors
/// Why it could not start or go on.
pub async fn sandbox(
    addr: SocketAddr,
    keep: Keep,
    watch: Option<Listen>,
    web: WebAsked,
    seed: Option<u64>,
    why: &str,
) -> Result<(), Failure> {
    let words = Words::english();
    let world = keep.folder.join("sandbox");
    let clock_file = world.join("clock");
    let clock = Arc::new(ShiftedClock::new(ServiceControls::kept_offset(&clock_file)));
    let (store, _hold) = keep.open(clock.now()).await?;
    let shown = clock.clone();
    let standin = Standin::start(StandinOptions {
        data: Some(world),
        clock: Arc::new(move || shown.now()),
        // Short enough to be typed again.
        seed: seed.unwrap_or_else(|| rand::random_range(0..1_000_000)),
        ..sandbox::options(addr)
    })
    .await?;
    let args = [
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("why", words.plain(why).into()),
        ("address", standin.base_url().into()),
    ];
    tell(&words.text("start-sandbox", &args));
    tell(&words.text("start-data", &[("place", keep.shown().into())]));
    let seed = standin.seed().to_string();
    tell(&words.text("start-seed", &[("seed", seed.into())]));
    let _watched = watched(watch, &store).await?;
    let web = Web::open_on_this_machine(&web).await?;
    tell_web(&web);
    let nudge = Nudge::new();
    let service = service(&store, &nudge);
    let controls = ServiceControls::new(standin.clone(), service, clock.clone());
    standin.set_host(Arc::new(controls));
    sandbox::permit_rooms(&standin);
    let parts = Parts {
        store,
        clock,
        token: Token::new(standin.token())?,
        base: ApiBase::stand_in(standin.base_url())?,
        watchdog: Watchdog::default(),
        web,
        ready: None,
        nudge,
    };
    let result = serve(parts, Box::pin(asked_to_stop())).await;
    standin.stop();
    result
}

/// Serves health and figures, if anybody asked for them.
async fn watched(at: Option<Listen>, store: &Store) -> Result<Option<Endpoint>, Failure> {
    let Some(at) = at else { return Ok(None) };
    let endpoint = Endpoint::start(at, store.clone()).await?;
    let key = if endpoint.addr().ip().is_loopback() {
        "start-metrics"
    } else {
        "start-metrics-open"
    };
    let address = format!("http://{}", endpoint.addr());
    tell(&Words::english().text(key, &[("address", address.into())]));
    Ok(Some(endpoint))
}

/// Says where games are shown on the web, if they are.
fn tell_web(web: &Web) {
    if let Some(url) = web.url() {
        let args = [("address", url.to_string().into())];
        tell(&Words::english().text("start-web", &args));
    }
}

/// Prints a line for whoever started the program. Nobody may be reading any more, and that is no
/// reason to stop.
pub(crate) fn tell(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[tokio::test(start_paused = true)]
    async fn a_database_that_is_busy_is_waited_for_but_not_for_ever() {
        let busy = || Err(StoreError::Busy(sqlx::Error::PoolTimedOut));
        let tries = Cell::new(0);
        let thrice = patiently(async || {
            tries.set(tries.get() + 1);
            if tries.get() < 3 { busy() } else { Ok(()) }
        });
        thrice.await.expect("it opens");
        assert_eq!(tries.get(), 3);

        let begun = Instant::now();
        let given_up = patiently::<()>(async || busy()).await;
        assert!(matches!(given_up, Err(StoreError::Busy(_))));
        assert!(begun.elapsed() >= BUSY && begun.elapsed() < BUSY + 2 * AGAIN);

        tries.set(0);
        let other = patiently::<()>(async || {
            tries.set(tries.get() + 1);
            Err(StoreError::Unreachable(sqlx::Error::PoolTimedOut))
        });
        assert!(other.await.is_err());
        assert_eq!(tries.get(), 1, "only what is busy is waited for");
    }
}
