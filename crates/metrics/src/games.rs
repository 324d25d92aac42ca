//! Turns, the outbox, pictures and the database.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Named {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Delivery {
    kind: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Status {
    status: String,
}

/// The result of delivering a row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivered {
    /// It was sent.
    Done,
    /// Discord asked to wait, so that it is tried again later.
    Limited,
    /// It failed and is tried again later.
    Retried,
    /// It may have arrived, which is checked before it is tried again.
    Doubtful,
    /// It was given up, and the people it concerns are told.
    GivenUp,
    /// It was no longer of use, and was not sent.
    Dropped,
    /// Something is wrong with the program, or with what it kept.
    Fault,
}

impl Delivered {
    fn key(self) -> &'static str {
        match self {
            Delivered::Done => "done",
            Delivered::Limited => "limited",
            Delivered::Retried => "retried",
            Delivered::Doubtful => "doubtful",
            Delivered::GivenUp => "given-up",
            Delivered::Dropped => "dropped",
            Delivered::Fault => "fault",
        }
    }
}

#[derive(Default)]
struct Figures {
    turns: Family<Named, Counter>,
    lateness: Late,
    closing: Quick,
    deliveries: Family<Delivery, Counter>,
    rows: Gauge,
    oldest: Gauge<f64, AtomicU64>,
    games: Family<Status, Gauge>,
    drawn: Counter,
    drawing: Quick,
    waiting: Gauge,
    faults: Family<Kind, Counter>,
}

struct Late(Histogram);
struct Quick(Histogram);

impl Default for Late {
    fn default() -> Late {
        Late(super::late())
    }
}

impl Default for Quick {
    fn default() -> Quick {
        Quick(super::quick())
    }
}

/// How the database may fail, as [`database_error`] is told.
const KINDS: [&str; 6] = [
    "busy",
    "corrupt",
    "read-only",
    "full",
    "unreachable",
    "other",
];

static FIGURES: LazyLock<Figures> = LazyLock::new(Figures::default);

/// Adds the metrics about games, posts and pictures to the registry.
pub(super) fn register(to: &mut Registry) {
    let figures = &*FIGURES;
    // What has not happened yet counts as nothing, not as unknown.
    for outcome in ["closed", "failed", "set-aside"] {
        drop(figures.turns.get_or_create(&Named { outcome }));
    }
    for kind in KINDS {
        drop(figures.faults.get_or_create(&Kind { kind }));
    }
    let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
    to.register("build", "the program's version", version);
    let turns = figures.turns.clone();
    to.register(
        "turns",
        "phases that were due, by outcome of closing them",
        turns,
    );
    to.register_with_unit(
        "turn_lateness",
        "time from a phase's deadline until it was closed and stored",
        Unit::Seconds,
        figures.lateness.0.clone(),
    );
    to.register_with_unit(
        "turn_duration",
        "time taken to close a phase, from claim to commit",
        Unit::Seconds,
        figures.closing.0.clone(),
    );
    to.register(
        "deliveries",
        "attempts to deliver an outbox row, by kind and outcome",
        figures.deliveries.clone(),
    );
    to.register(
        "outbox_rows",
        "outbox rows waiting to be delivered",
        figures.rows.clone(),
    );
    to.register_with_unit(
        "outbox_oldest",
        "time for which the oldest outbox row has been due",
        Unit::Seconds,
        figures.oldest.clone(),
    );
    to.register("games", "games kept, by status", figures.games.clone());
    to.register("pictures", "pictures drawn", figures.drawn.clone());
    to.register_with_unit(
        "picture_duration",
        "time taken to draw a picture, without waiting for a free thread",
        Unit::Seconds,
        figures.drawing.0.clone(),
    );
    to.register(
        "pictures_waiting",
        "pictures being drawn or waiting for a free thread",
        figures.waiting.clone(),
    );
    to.register(
        "database_errors",
        "database errors, by kind",
        figures.faults.clone(),
    );
}

/// Counts a phase that was closed `late_ms` milliseconds after its deadline, which took `took`.
pub fn turn_closed(late_ms: i64, took: Duration) {
    let outcome = "closed";
    FIGURES.turns.get_or_create(&Named { outcome }).inc();
    let late = late_ms.max(0) as f64 / 1_000.0;
    FIGURES.lateness.0.observe(late);
    FIGURES.closing.0.observe(took.as_secs_f64());
}

/// Counts a phase that could not be closed and is tried again.
pub fn turn_failed() {
    let outcome = "failed";
    FIGURES.turns.get_or_create(&Named { outcome }).inc();
}

/// A phase could not be closed again and again: its game is stopped.
pub fn turn_set_aside() {
    let outcome = "set-aside";
    FIGURES.turns.get_or_create(&Named { outcome }).inc();
}

/// A row of the outbox was tried; `kind` is the row's, of which there are a few dozen.
pub fn delivered(kind: &str, outcome: Delivered) {
    let kind = kind.to_owned();
    let outcome = outcome.key();
    let of = Delivery { kind, outcome };
    FIGURES.deliveries.get_or_create(&of).inc();
}

/// How many rows the outbox holds, and for how long the oldest has been due, in milliseconds.
pub fn outbox(rows: i64, oldest_ms: i64) {
    FIGURES.rows.set(rows);
    FIGURES.oldest.set(oldest_ms.max(0) as f64 / 1_000.0);
}

/// Sets how many games have this status.
pub fn games(status: &str, count: i64) {
    let status = status.to_owned();
    FIGURES.games.get_or_create(&Status { status }).set(count);
}

/// Counts a failure of the database; `kind` is a short key, never text of the database's.
pub fn database_error(kind: &'static str) {
    FIGURES.faults.get_or_create(&Kind { kind }).inc();
}

/// A picture that is to be drawn; it counts as waiting until it is dropped.
pub struct Drawing(());

/// Counts a picture that is asked for as waiting.
pub fn drawing() -> Drawing {
    FIGURES.waiting.inc();
    Drawing(())
}

impl Drawing {
    /// Draws the picture by `draw`, and notes how long that took.
    pub fn draw<T>(&self, draw: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let drawn = draw();
        FIGURES.drawn.inc();
        FIGURES.drawing.0.observe(start.elapsed().as_secs_f64());
        drawn
    }
}

impl Drop for Drawing {
    fn drop(&mut self) {
        FIGURES.waiting.dec();
    }
}
