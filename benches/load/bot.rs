//! The bot as a process of its own, and what the system knows of it.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use chancery::app::{self, Parts, Tuning};
use chancery::discord::{ApiBase, Shards, Token, Watchdog};
use chancery::operations::{Web, WebAsked};
use chancery::sandbox::Standin;
use chancery::scheduler::{Nudge, Pace, SystemClock};
use chancery::store::{DATABASE_FILE, Store};
use tokio::sync::oneshot;

/// What the first argument of the bot's process is.
pub const COMMAND: &str = "the-bot";

/// The address of the database in a data folder.
pub fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join(DATABASE_FILE).display())
}

/// How the bot shall run.
#[derive(Clone, Copy, Debug)]
pub struct How {
    /// Whether it keeps Discord's limits.
    pub paced: bool,
    /// Whether it draws.
    pub pictures: bool,
    /// Whether it has only the first core.
    pub one_core: bool,
}

/// A running bot.
pub struct Bot {
    child: Child,
    started: Instant,
    /// The address of its pages of games, once it is ready.
    pub web: String,
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Bot {
    /// Starts it on what a folder keeps, against a stand-in, and waits until it answers.
    pub fn start(standin: &Standin, folder: &Path, how: How) -> Bot {
        let mut bot = Bot::begin(standin, &database(folder), "0/1", how);
        bot.wait();
        bot
    }

    /// Starts it with these shards (`0/2`: the first of two) on a database.
    pub fn begin(standin: &Standin, database: &str, shards: &str, how: How) -> Bot {
        let started = Instant::now();
        let program = std::env::current_exe().expect("this program");
        let mut command = if how.one_core {
            let mut kept = Command::new("taskset");
            kept.args(["-c", "0"]).arg(program);
            kept
        } else {
            Command::new(program)
        };
        let child = command
            .args([COMMAND, standin.base_url(), standin.token()])
            .args([database, shards])
            .args([how.paced.to_string(), how.pictures.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the bot");
        let web = String::new();
        Bot {
            child,
            started,
            web,
        }
    }

    /// Waits until it answers; how long that took from its start on.
    pub fn wait(&mut self) -> Duration {
        if let Some(out) = self.child.stdout.take() {
            let mut line = String::new();
            BufReader::new(out).read_line(&mut line).expect("a line");
            let web = line.trim().strip_prefix("ready ");
            web.expect("the bot starts").clone_into(&mut self.web);
        }
        self.started.elapsed()
    }

    fn read(&self, what: &str) -> String {
        let path = format!("/proc/{}/{what}", self.child.id());
        std::fs::read_to_string(path).expect("a system with /proc")
    }

    /// Seconds of processor time so far.
    pub fn cpu(&self) -> f64 {
        let stat = self.read("stat");
        let fields = stat.rsplit_once(')').expect("its fields").1;
        let fields: Vec<f64> = fields
            .split_whitespace()
            .map(|field| field.parse().unwrap_or(0.0))
            .collect();
        (fields[11] + fields[12]) / 100.0
    }

    /// Megabytes of memory held now.
    pub fn memory(&self) -> f64 {
        let status = self.read("status");
        let line = status.lines().find(|l| l.starts_with("VmRSS:"));
        let kib = line.and_then(|l| l.split_whitespace().nth(1)?.parse::<f64>().ok());
        kib.unwrap_or(0.0) / 1_024.0
    }

    /// Stops it as the system does.
    pub fn stop(mut self) {
        drop(self.child.stdin.take());
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "the bot ends well: {ended}");
    }
}

/// What the bot's process does: the program, told when to stop by the end of its input.
pub fn run(args: &[String]) -> ExitCode {
    let [base, token, database, shards, paced, pictures] = args else {
        return ExitCode::FAILURE;
    };
    if let Ok(wanted) = std::env::var("RUST_LOG") {
        chancery::operations::init(chancery::operations::Format::Text, Some(&wanted));
    }
    let unpaced = Pace {
        per_lane: 1_000_000,
        overall: 1_000_000,
        ..Pace::default()
    };
    let tuning = Tuning {
        pace: (paced == "false").then_some(unpaced),
        without_pictures: pictures == "false",
        shards: shards.parse::<Shards>().expect("shards"),
        // What is measured is not held up by a server's room.
        space: Some(0),
        ..Tuning::default()
    };
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let (ready, is_ready) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        std::thread::spawn(move || {
            let mut rest = Vec::new();
            // However it ends, it ends.
            let _ = std::io::stdin().read_to_end(&mut rest);
            let _ = stop.send(());
        });
        let web = Web::open_on_this_machine(&WebAsked::default()).await;
        let web = web.expect("a free port");
        let url = web.url().map(ToString::to_string).unwrap_or_default();
        tokio::spawn(async move {
            if is_ready.await.is_ok() {
                println!("ready {url}");
            }
        });
        let parts = Parts {
            store: Store::open(database).await.expect("a store"),
            clock: Arc::new(SystemClock),
            token: Token::new(token).expect("a token"),
            base: ApiBase::stand_in(base).expect("a loopback address"),
            watchdog: Watchdog::default(),
            web,
            ready: Some(ready),
            nudge: Nudge::new(),
        };
        let shutdown = Box::pin(async {
            let _ = stopped.await;
        });
        app::serve_tuned(parts, tuning, shutdown)
            .await
            .expect("it serves");
    });
    ExitCode::SUCCESS
}
