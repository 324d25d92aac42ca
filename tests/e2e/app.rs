//! The real bot against the stand-in: one of each per test, on a free port, with a clock that only the
//! test moves. Only HTTP, websocket and clock are driven; what goes over the wire is judged at the end.

use crate::page::{LULL, PATIENCE, Person, Push};
use crate::{validate, watch};
use chancery::app::{self, Parts, Tuning};
use chancery::discord::{ApiBase, InHand, Pictures, Token, Watchdog};
use chancery::failure::Failure;
use chancery::operations::{Web, WebAsked};
use chancery::sandbox::{self, Id, Pacing, ServiceControls, Standin, demo_channels, demo_people};
use chancery::scheduler::{Clock, ManualClock, Nudge, ShiftedClock};
use chancery::store::Store;
use sqlx::{Connection, SqliteConnection};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// When every test begins: 1 March 2026, noon (UTC).
pub const NOON: i64 = 1_772_366_400_000;

/// Milliseconds of an hour.
pub const HOUR: i64 = 3_600_000;

/// How far ahead the clock may be pushed while people wait: the outbox's pace and first retries, but
/// never a deadline or the time a delivery may take.
const PUSH: i64 = 6_000;

/// How long a post waits for its pictures in tests that are about something else: the clock may be pushed on
/// while they are drawn.
const PICTURES: i64 = 25_000;

/// How long a stopping bot waits for what is in hand, and a little.
const DRAIN: i64 = 9_000;

/// The names of the demo people, in the order of their ids.
pub const NAMES: [&str; 12] = [
    "Adelaide", "Bertrand", "Cosima", "Dmitri", "Elspeth", "Florian", "Giulia", "Henrik", "Ingrid",
    "Jasper", "Katarina", "Leopold",
];

/// A bot under test.
pub struct TestApp {
    pub standin: Standin,
    pub clock: Arc<ManualClock>,
    folder: PathBuf,
    watchdog: Watchdog,
    /// How far ahead the clock may be pushed while people wait.
    reach: Arc<AtomicI64>,
    bot: Option<Bot>,
    /// Refusals of the stand-in that the test provoked.
    expected: Vec<String>,
    /// Refusals that may come or not.
    allowed: Vec<String>,
    _keep: tempfile::TempDir,
}

/// The running program, less its stand-in.
pub struct Bot {
    shutdown: oneshot::Sender<()>,
    running: JoinHandle<Result<(), Failure>>,
    /// What it is answering.
    in_hand: InHand,
}

/// Pages of games on any free port, as in the sandbox.
pub async fn web() -> Web {
    let opened = Web::open_on_this_machine(&WebAsked::default()).await;
    opened.expect("a free port")
}

impl Bot {
    /// Starts it, as the program does, on what the folder keeps; `buttons` is the sandbox's clock when
    /// the page's own buttons are wanted.
    pub async fn start(
        standin: &Standin,
        folder: &Path,
        clock: Arc<dyn Clock>,
        buttons: Option<Arc<ShiftedClock>>,
        watchdog: Watchdog,
    ) -> Self {
        Self::start_drawing(standin, folder, clock, buttons, watchdog, None).await
    }

    /// As [`Bot::start`]; with a hand on its pictures, posts wait for them as long as the program lets them.
    pub async fn start_drawing(
        standin: &Standin,
        folder: &Path,
        clock: Arc<dyn Clock>,
        buttons: Option<Arc<ShiftedClock>>,
        watchdog: Watchdog,
        pictures: Option<Pictures>,
    ) -> Self {
        watch::keep_secret(standin.token());
        let store = Store::open_folder(folder).await.expect("a store");
        let nudge = Nudge::new();
        if let Some(clock) = buttons {
            let controls =
                ServiceControls::new(standin.clone(), app::service(&store, &nudge), clock);
            standin.set_host(Arc::new(controls));
        }
        let (ready, is_ready) = oneshot::channel();
        let parts = Parts {
            store,
            clock,
            token: Token::new(standin.token()).expect("a token"),
            base: ApiBase::stand_in(standin.base_url()).expect("a loopback address"),
            watchdog,
            web: web().await,
            ready: Some(ready),
            nudge,
        };
        let (shutdown, down) = oneshot::channel::<()>();
        let in_hand = InHand::default();
        let tuning = Tuning {
            in_hand: in_hand.clone(),
            patience: Some(PICTURES).filter(|_| pictures.is_none()),
            pictures,
            ..Tuning::default()
        };
        let running = tokio::spawn(app::serve_tuned(
            parts,
            tuning,
            Box::pin(async {
                // A dropped sender means the test is over.
                let _ = down.await;
            }),
        ));
        let connected = tokio::time::timeout(Duration::from_secs(30), is_ready).await;
        assert!(
            matches!(connected, Ok(Ok(_))),
            "the bot connects and registers its commands"
        );
        Self {
            shutdown,
            running,
            in_hand,
        }
    }

    /// Stops it, as Ctrl-C does.
    pub async fn stop(self) {
        // It may have ended by itself, which the next line tells.
        let _ = self.shutdown.send(());
        let ended = self.running.await.expect("the bot does not panic");
        ended.expect("the bot ends well");
    }
}

impl TestApp {
    /// Starts a stand-in and the bot with an empty store.
    pub async fn start() -> Self {
        Self::start_with(Watchdog::default()).await
    }

    /// As [`TestApp::start`], with a connection that is started anew at these times.
    pub async fn start_with(watchdog: Watchdog) -> Self {
        Self::start_paced(watchdog, Pacing::Usual).await
    }

    /// As [`TestApp::start`], where so many requests are taken.
    pub async fn start_paced(watchdog: Watchdog, pacing: Pacing) -> Self {
        watch::listen();
        let keep = tempfile::tempdir().expect("a folder");
        let clock = Arc::new(ManualClock::new(NOON));
        let time = clock.clone();
        let mut options = sandbox::options(SocketAddr::from(([127, 0, 0, 1], 0)));
        options.record = true;
        options.clock = Arc::new(move || time.now());
        options.pacing = pacing;
        options.identify_pause = Duration::ZERO;
        // Eight helpers may share two cores; what takes longer than Discord allows is for the benches.
        options.answer_within = Duration::from_secs(20);
        let standin = Standin::start(options).await.expect("a stand-in");
        let mut app = TestApp {
            standin,
            clock,
            folder: keep.path().to_owned(),
            watchdog,
            reach: Arc::new(AtomicI64::new(PUSH)),
            bot: None,
            expected: Vec::new(),
            allowed: Vec::new(),
            _keep: keep,
        };
        app.start_bot().await;
        app
    }

    /// Starts the bot on what it kept.
    pub async fn start_bot(&mut self) {
        let clock = self.clock.clone();
        self.bot = Some(Bot::start(&self.standin, &self.folder, clock, None, self.watchdog).await);
    }

    /// Starts the bot with a hand on what it draws.
    pub async fn start_bot_drawing(&mut self, pictures: Pictures) {
        let (clock, folder, watchdog) = (self.clock.clone(), &self.folder, self.watchdog);
        let standin = &self.standin;
        let bot = Bot::start_drawing(standin, folder, clock, None, watchdog, Some(pictures));
        self.bot = Some(bot.await);
    }

    /// How many posts wait to be sent.
    pub async fn posts_open(&self) -> i64 {
        let url = format!("sqlite:{}", self.folder.join("chancery.db").display());
        let mut c = SqliteConnection::connect(&url).await.expect("it opens");
        let open = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'leased')";
        let open = sqlx::query_scalar(open).fetch_one(&mut c).await;
        c.close().await.expect("closed");
        open.expect("a number")
    }

    /// Starts the bot on another clock, which should go with the test's own.
    pub async fn start_bot_by(&mut self, clock: Arc<dyn Clock>) {
        self.bot = Some(Bot::start(&self.standin, &self.folder, clock, None, self.watchdog).await);
    }

    /// Stops the bot; the stand-in goes on.
    pub async fn stop_bot(&mut self) {
        let Some(bot) = self.bot.take() else { return };
        // What is being sent may wait for its channel's pace, or be given up when it takes too long.
        let reach = self.reach.fetch_max(DRAIN, Ordering::Relaxed);
        let push = self.push();
        let end = tokio::time::Instant::now() + PATIENCE;
        let mut stops = std::pin::pin!(bot.stop());
        while tokio::time::timeout(LULL, &mut stops).await.is_err() {
            let late = tokio::time::Instant::now() > end;
            assert!(!late, "the bot does not stop");
            push().await;
        }
        self.reach(reach);
    }

    /// Waits until the bot has finished all it is answering: it may go on for a while after people have read
    /// its answer.
    pub async fn finishes(&self) {
        let Some(bot) = &self.bot else { return };
        let push = self.push();
        let end = tokio::time::Instant::now() + PATIENCE;
        while bot.in_hand.finished(LULL).await > 0 {
            let late = tokio::time::Instant::now() > end;
            assert!(!late, "the bot does not finish its answers");
            push().await;
        }
    }

    /// One of the demo people, by name.
    pub async fn person(&self, name: &str) -> Person {
        let at = NAMES.iter().position(|n| *n == name);
        let at = at.unwrap_or_else(|| panic!("nobody is called {name}"));
        let base = self.standin.base_url();
        let person = Person::sit_down(base, demo_people()[at], name, Some(self.push())).await;
        let clock = self.clock.clone();
        person.with_tick(Arc::new(move || clock.advance(1_001)))
    }

    /// The channel games are played in.
    pub fn table(&self) -> Id {
        demo_channels()[1]
    }

    /// The folder its games are kept in.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// A channel without a game.
    pub fn elsewhere(&self) -> Id {
        demo_channels()[3]
    }

    /// Moves the clock on to the next thing somebody waits for, if it is near.
    pub async fn pushes_on(&self) {
        self.push()().await;
    }

    /// What does so, for who waits.
    fn push(&self) -> Push {
        let (clock, reach) = (self.clock.clone(), self.reach.clone());
        Arc::new(move || {
            let (clock, reach) = (clock.clone(), reach.load(Ordering::Relaxed));
            Box::pin(async move {
                let now = clock.now();
                let near = |at: &i64| *at > now && at - now <= reach;
                if let Some(at) = clock.next_wake().filter(near) {
                    clock.set(at);
                }
            })
        })
    }

    /// Waits until the stand-in shows what is looked for, letting the clock be pushed on when nothing
    /// happens; `None` when that takes longer than anybody waits.
    pub async fn shows<T>(&self, mut look: impl FnMut(&Standin) -> Option<T>) -> Option<T> {
        let push = self.push();
        let end = tokio::time::Instant::now() + PATIENCE;
        while tokio::time::Instant::now() < end {
            if let Some(found) = self.standin.wait_for(LULL, &mut look).await {
                return Some(found);
            }
            push().await;
        }
        None
    }

    /// Tries again and again until there is what is waited for, letting the clock be pushed on.
    pub async fn until<T>(&self, what: &str, mut tries: impl AsyncFnMut() -> Option<T>) -> T {
        let push = self.push();
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            if let Some(found) = tries().await {
                return found;
            }
            let late = tokio::time::Instant::now() > end;
            assert!(!late, "waited in vain: {what}");
            // A moment for what is under way.
            self.standin.wait_for::<()>(LULL, |_| None).await;
            push().await;
        }
    }

    /// From now on the clock is pushed on to whatever is no further off than this, while people wait.
    pub fn reach(&self, ms: i64) {
        self.reach.store(ms, Ordering::Relaxed);
    }

    /// Waits until the bot ends by itself, and says why.
    pub async fn ends(&mut self) -> Failure {
        let bot = self.bot.take().expect("a bot that runs");
        let ended = bot.running.await.expect("the bot does not panic");
        ended.expect_err("the bot ends by itself")
    }

    /// What the clock shows.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Moves the clock on.
    pub fn pass(&self, ms: i64) {
        self.clock.advance(ms);
    }

    /// The stand-in will refuse something with this text in its judgement, and that is the test.
    pub fn expect_fault(&mut self, text: &str) {
        self.expected.push(text.to_owned());
    }

    /// The stand-in may refuse something with this text, or not: two requests race.
    pub fn allow_fault(&mut self, text: &str) {
        self.allowed.push(text.to_owned());
    }

    /// Ends the test: the bot stops well, and all that went over the wire was proper.
    pub async fn finish(mut self) {
        self.stop_bot().await;
        let mut faults = faults(&self.standin);
        for text in &self.expected {
            let came = faults.iter().any(|fault| fault.contains(text));
            assert!(came, "the expected fault did not come: {text}");
        }
        let waived: Vec<&String> = self.expected.iter().chain(&self.allowed).collect();
        faults.retain(|fault| !waived.iter().any(|text| fault.contains(*text)));
        faults.dedup();
        faults.truncate(8);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// What was improper in all that went over the wire.
pub fn faults(standin: &Standin) -> Vec<String> {
    let mut faults = Vec::new();
    for exchange in standin.take_exchanges() {
        faults.extend(validate::exchange(&exchange));
    }
    for event in standin.take_events() {
        faults.extend(validate::event(&event));
    }
    faults.extend(watch::unknown_events());
    faults.extend(watch::leaks());
    faults
}
