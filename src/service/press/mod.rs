//! Press: letters between powers, relayed by the bot; private threads; what of it is public.
//!
//! A letter belongs to the people who wrote and got it, not to their seats: a successor in a power's seat
//! reads none of the predecessor's. Its text is nobody else's: it stands in no log, audit or outbox row,
//! and reaches the GM only when a reader reports it.

mod abuse;
mod circle;
mod consent;
mod post;
mod read;
mod refusals;
mod rules;
mod send;
mod threads;

pub use circle::{Circle, Mark};
pub use consent::Consent;
pub use read::{Page, PerPage, Shelf};
pub use refusals::PressRefusal;
pub use send::{Audience, Draft, Sent};
pub(super) use threads::look_after;
pub use threads::{Opening, ThreadMoved};

use std::fmt;

use crate::board::Power;
use crate::control::PlayerId;
use crate::store;

/// The most characters of a letter.
pub const LONGEST_LETTER: usize = 2_000;

/// The most letters a player may write in a phase.
pub const MOST_LETTERS: i64 = 200;

/// The most people one letter goes to.
pub const MOST_READERS: usize = 25;

/// A letter as those it concerns know it.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    pub mark: Mark,
    /// The phase it was written in, by its short name.
    pub phase: String,
    pub author: PlayerId,
    /// The power it was written for; none where players share the powers.
    pub sender: Option<Power>,
    /// Whether it names no sender.
    pub grey: bool,
    /// Whether it is for everybody.
    pub open: bool,
    pub to: Circle,
    /// Whom it is to without being named: the author of the letter it answers.
    pub answers: Option<PlayerId>,
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

impl From<store::Letter> for Letter {
    fn from(kept: store::Letter) -> Letter {
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
