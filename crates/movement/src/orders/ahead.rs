//! Conditional orders: retreats and adjustments given before it is known that they will be needed
//! (C-08b).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::lexer::fold;
use super::{Act, Context, Order, ParseError, Parser, PhaseKind};

/// A conditional order: one for a retreat phase or Winter that may come, written ahead of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ahead {
    /// What must have been decided for it to count.
    pub when: When,
    /// A retreat or a disbanding; or a build, a removal or a waive.
    pub order: Order,
}

/// When a conditional order counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// If the unit is dislodged; the order is its retreat.
    Dislodged,
    /// If the country has exactly this many builds in Winter.
    Builds(u32),
    /// If exactly this many of its country's units must be removed in Winter.
    Removals(u32),
}

impl When {
    /// The kind of phase its order is for.
    pub const fn stage(self) -> PhaseKind {
        match self {
            When::Dislodged => PhaseKind::Retreats,
            When::Builds(_) | When::Removals(_) => PhaseKind::Adjustments,
        }
    }
}

/// `If dislodged`, `If 1 build`, `If 2 removals`.
impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let several = |n: u32| if n == 1 { "" } else { "s" };
        match *self {
            When::Dislodged => f.write_str("If dislodged"),
            When::Builds(n) => write!(f, "If {n} build{}", several(n)),
            When::Removals(n) => write!(f, "If {n} removal{}", several(n)),
        }
    }
}

/// `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
impl fmt::Display for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.when, self.order)
    }
}

/// Why a conditional order could not be read. Holds what the player typed, so it is for that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AheadError {
    /// Neither a dislodgement nor a number of builds or removals.
    #[error("missing condition")]
    Condition,
    /// The order is none that the condition can lead to.
    #[error("not an order for that phase")]
    Order,
    /// The order behind the condition cannot be read.
    #[error(transparent)]
    Unread(ParseError),
}

const NUMBERS: [&str; 10] = [
    "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
];
const DISLODGED: &[&str] = &[
    "dislodged",
    "dislodge",
    "beaten",
    "retreating",
    "retreat",
    "vertrieben",
    "geschlagen",
];
const BUILDS: &[&str] = &["build", "builds", "bau", "bauten"];
const REMOVALS: &[&str] = &[
    "removal",
    "removals",
    "remove",
    "disband",
    "disbands",
    "down",
    "loss",
    "losses",
    "gehen",
    "weichen",
    "abbau",
    "auflosung",
    "auflosungen",
    "aufloesung",
    "aufloesungen",
];
/// Words between `if` and the order that say nothing more.
const FILLER: &[&str] = &[
    "is",
    "are",
    "it",
    "due",
    "then",
    "only",
    "must",
    "unit",
    "units",
    "i",
    "in",
    "winter",
    "im",
    "ansteht",
    "anstehen",
    "einheit",
    "einheiten",
    "muss",
    "mussen",
    "muessen",
    "ist",
    "wird",
];

/// Reads a line that begins with `if`; `None` when it does not.
pub fn read_ahead(text: &str, parser: &Parser<'_>) -> Option<Result<Ahead, AheadError>> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '•' | '*'));
    let (first, rest) = text.split_once(char::is_whitespace)?;
    matches!(fold(first).as_str(), "if" | "wenn" | "falls").then(|| ahead(rest, parser))
}

/// What follows `if`.
fn ahead(text: &str, parser: &Parser<'_>) -> Result<Ahead, AheadError> {
    // `if A Par is dislodged, retreat to Gas`: the unit may stand in the condition.
    let (head, tail) = match text.split_once([',', ':']) {
        Some((head, tail)) => (head, tail.trim()),
        None => parted(text).ok_or(AheadError::Condition)?,
    };
    let tail = match tail.split_once(char::is_whitespace) {
        Some((first, rest)) if fold(first) == "then" => rest.trim(),
        _ => tail,
    };
    let mut count = None;
    let mut kind = None;
    let mut unit = Vec::new();
    for typed in head.split_whitespace() {
        let word = fold(typed);
        let word = word.as_str();
        let number = NUMBERS.iter().position(|n| *n == word);
        if let Ok(n) = word.parse::<u32>() {
            count = Some(n);
        } else if DISLODGED.contains(&word) {
            kind = Some(When::Dislodged);
        } else if BUILDS.contains(&word) {
            kind = Some(When::Builds(0));
        } else if REMOVALS.contains(&word) {
            kind = Some(When::Removals(0));
        } else if FILLER.contains(&word) {
        } else {
            if let Some(n) = number {
                count = count.or(Some(n.max(1) as u32));
            }
            unit.push(typed);
        }
    }
    let count = count.unwrap_or(1);
    let when = match kind.ok_or(AheadError::Condition)? {
        When::Dislodged => When::Dislodged,
        _ if count == 0 => return Err(AheadError::Condition),
        When::Builds(_) => When::Builds(count),
        When::Removals(_) => When::Removals(count),
    };
    let ctx = Context {
        stage: when.stage(),
        ..Context::bare(parser.board())
    };
    let line = match when {
        When::Dislodged if !unit.is_empty() && parser.unit(&unit.join(" ")).is_ok() => {
            format!("{} {tail}", unit.join(" "))
        }
        _ => tail.to_owned(),
    };
    let read = parser.line(&line, &ctx);
    let order = match (when, read) {
        (_, Ok(order)) => order,
        // `if one build, A Par`; `if one removal, A Par`.
        (When::Builds(_), Err(error)) => again(parser, &ctx, "build", tail, error)?,
        (When::Removals(_), Err(error)) => again(parser, &ctx, "disband", tail, error)?,
        (When::Dislodged, Err(error)) => return Err(AheadError::Unread(error)),
    };
    match (when, &order) {
        (
            When::Dislodged,
            Order::Unit {
                act: Act::Move { .. } | Act::Disband,
                ..
            },
        )
        | (When::Builds(_), Order::Build { .. } | Order::Waive)
        | (
            When::Removals(_),
            Order::Unit {
                act: Act::Disband, ..
            },
        ) => Ok(Ahead { when, order }),
        _ => Err(AheadError::Order),
    }
}

fn again(
    parser: &Parser<'_>,
    ctx: &Context<'_>,
    verb: &str,
    tail: &str,
    error: ParseError,
) -> Result<Order, AheadError> {
    let read = parser.line(&format!("{verb} {tail}"), ctx);
    read.map_err(|_| AheadError::Unread(error))
}

/// Condition and order of a line without a comma: parted behind the word that makes the condition.
fn parted(text: &str) -> Option<(&str, &str)> {
    let lists = [DISLODGED, BUILDS, REMOVALS];
    let mut at = 0;
    for word in text.split_whitespace() {
        let start = at + text.get(at..)?.find(word)?;
        at = start + word.len();
        if lists.iter().any(|l| l.contains(&fold(word).as_str())) {
            return Some((text.get(..at)?, text.get(at..)?.trim()));
        }
    }
    None
}
