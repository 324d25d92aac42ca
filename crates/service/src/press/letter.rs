//! A letter, as it is shown.

use std::fmt;

use super::circle::{Circle, Mark};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;

/// A letter as its writer and its readers see it.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// The number by which it is named in its game.
    pub mark: Mark,
    /// The short name of the phase in which it was written, such as `S1901M`.
    pub phase: String,
    /// The person who wrote it. Of a letter without a sender, nobody else may learn it.
    pub author: PlayerId,
    /// The power it was written for; none where players share the powers.
    pub sender: Option<Power>,
    /// Whether its sender stays unnamed.
    pub grey: bool,
    /// Whether it is public press.
    pub open: bool,
    /// The powers it is addressed to.
    pub to: Circle,
    /// Whom it is to without being named: the author of the letter it answers.
    pub answers: Option<PlayerId>,
    /// What is written in it.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
}

// What is written stays between those it is for: it reaches no log by `{:?}`.
impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Letter").finish_non_exhaustive()
    }
}

impl From<chancery_store::Letter> for Letter {
    fn from(kept: chancery_store::Letter) -> Letter {
        Letter {
            mark: Mark::of(kept.mark),
            phase: kept.phase,
            author: PlayerId(kept.author as u64),
            sender: kept.sender.and_then(|id| id.parse().ok()),
            grey: kept.grey,
            open: kept.open,
            to: Circle::read(&kept.powers),
            answers: kept.answers.map(|id| PlayerId(id as u64)),
            text: kept.text,
            at: kept.at,
        }
    }
}
