//! Interactions, requests to Discord, and the gateway.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// How an interaction or a private message was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// What was asked for was done.
    Ok,
    /// It was refused, and the person was told why.
    Refused,
    /// The game had changed meanwhile; the person was asked to look again.
    Stale,
    /// It failed by a fault of the program, and the person was given the fault's id.
    Fault,
    /// Discord refused the answer, so that the person saw none.
    Unsaid,
    /// The work ended without an answer, such as by a panic.
    BrokenOff,
}

impl Outcome {
    /// The word for it in logs and metrics.
    pub fn key(self) -> &'static str {
        match self {
            Outcome::Ok => "ok",
            Outcome::Refused => "refused",
            Outcome::Stale => "stale",
            Outcome::Fault => "fault",
            Outcome::Unsaid => "unsaid",
            Outcome::BrokenOff => "broken-off",
        }
    }
}

/// Which part of the bot made a request to Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The courier, which sends messages, opens threads and reads what it must.
    Posts,
    /// The answers to interactions.
    Answers,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Request {
    by: &'static str,
    status: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Interaction {
    kind: &'static str,
    name: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Shard {
    shard: u32,
}

#[derive(Clone, Default)]
struct Quick;

impl MetricConstructor<Histogram> for Quick {
    fn new_metric(&self) -> Histogram {
        super::quick()
    }
}

struct Figures {
    interactions: Family<Interaction, Counter>,
    first: Family<Kind, Histogram, Quick>,
    all: Family<Kind, Histogram, Quick>,
    requests: Family<Request, Counter>,
    took: Histogram,
    invalid: Counter,
    shards: Family<Shard, Gauge>,
    restarts: Counter,
    /// Which shards are connected, as far as is known.
    connected: Mutex<BTreeMap<u32, bool>>,
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures {
    interactions: Family::default(),
    first: Family::new_with_constructor(Quick),
    all: Family::new_with_constructor(Quick),
    requests: Family::default(),
    took: super::quick(),
    invalid: Counter::default(),
    shards: Family::default(),
    restarts: Counter::default(),
    connected: Mutex::default(),
});

/// Adds the metrics about Discord to the registry.
pub(super) fn register(to: &mut Registry) {
    let figures = &*FIGURES;
    to.register(
        "interactions",
        "interactions and direct messages handled, by name and outcome",
        figures.interactions.clone(),
    );
    to.register_with_unit(
        "interaction_first_response",
        "time from the event to the first answer accepted by Discord; a deferral counts",
        Unit::Seconds,
        figures.first.clone(),
    );
    to.register_with_unit(
        "interaction_duration",
        "time from the event to the end of all work on it",
        Unit::Seconds,
        figures.all.clone(),
    );
    to.register(
        "discord_requests",
        "requests to Discord, by who made them and the status (none: no answer)",
        figures.requests.clone(),
    );
    to.register_with_unit(
        "discord_request_duration",
        "time Discord took to answer an outbox request",
        Unit::Seconds,
        figures.took.clone(),
    );
    to.register(
        "discord_invalid_requests",
        "requests Discord counts as invalid (401, 403, and our own 429s); 10,000 in 10 minutes get an address banned",
        figures.invalid.clone(),
    );
    to.register(
        "gateway_connected",
        "whether a shard is connected to the gateway",
        figures.shards.clone(),
    );
    to.register(
        "gateway_restarts",
        "how often the connection was closed and restarted",
        figures.restarts.clone(),
    );
}

/// An interaction, or a private message, that is done with.
#[derive(Clone, Copy, Debug)]
pub struct Answered<'a> {
    /// `command`, `completion`, `button`, `form` or `message`.
    pub kind: &'static str,
    /// The command's or button's name in the program.
    pub name: &'a str,
    /// How it was answered.
    pub outcome: Outcome,
    /// The time until the first answer.
    pub first: Duration,
    /// The time until the work was over.
    pub all: Duration,
}

/// Counts an interaction whose work is over.
pub fn answered(done: &Answered<'_>) {
    let of = Interaction {
        kind: done.kind,
        name: done.name.to_owned(),
        outcome: done.outcome.key(),
    };
    FIGURES.interactions.get_or_create(&of).inc();
    let kind = Kind { kind: done.kind };
    let first = done.first.as_secs_f64();
    FIGURES.first.get_or_create(&kind).observe(first);
    FIGURES
        .all
        .get_or_create(&kind)
        .observe(done.all.as_secs_f64());
}

/// Notes a request and the status it was answered with; `ours`: a 429 would be of our own doing,
/// and so counts as invalid (one that others share does not).
pub fn request(by: By, status: Option<u16>, took: Duration, ours: bool) {
    let text = status.map_or_else(|| "none".to_owned(), |status| status.to_string());
    let of = Request {
        by: match by {
            By::Posts => "posts",
            By::Answers => "answers",
        },
        status: text,
    };
    FIGURES.requests.get_or_create(&of).inc();
    if by == By::Posts {
        FIGURES.took.observe(took.as_secs_f64());
    }
    if matches!(status, Some(401 | 403)) || (status == Some(429) && ours) {
        FIGURES.invalid.inc();
    }
}

fn connected() -> MutexGuard<'static, BTreeMap<u32, bool>> {
    let known = FIGURES.connected.lock();
    known.unwrap_or_else(PoisonError::into_inner)
}

/// Notes whether a shard is connected to the gateway.
pub fn gateway(shard: u32, is_connected: bool) {
    connected().insert(shard, is_connected);
    let gauge = FIGURES.shards.get_or_create(&Shard { shard });
    gauge.set(i64::from(is_connected));
}

/// Counts that the connection to the gateway was closed and made again.
pub fn restarted() {
    FIGURES.restarts.inc();
    let shards: Vec<u32> = connected().keys().copied().collect();
    for shard in shards {
        gateway(shard, false);
    }
}

/// Whether every shard that was started is connected, and at least one is.
pub fn is_connected() -> bool {
    let known = connected();
    !known.is_empty() && known.values().all(|is| *is)
}
