//! Someone who looks on at what the bot asks, at exact moments: before a request is carried out, and
//! before its answer leaves. Tests kill the bot at these moments.

use std::sync::Arc;

/// How far a request of the bot has come, when an overseer sees it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stage {
    /// It has arrived whole; nothing is done yet.
    Arrived,
    /// It was carried out, or refused, with this status; the bot has not heard of it yet.
    Done(u16),
}

/// A request of the bot on its way, as an overseer sees it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// How far it has come.
    pub stage: Stage,
    /// `GET`, `POST` …
    pub method: &'a str,
    /// The path after `/api/v10`.
    pub path: &'a str,
}

/// Is shown every request twice, and says whether it goes on: one that has arrived and does not is
/// lost, as if it had never come.
pub type Overseer = Arc<dyn Fn(Sight<'_>) -> bool + Send + Sync>;
