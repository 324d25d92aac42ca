//! What a person did that the bot may answer, and how far that has come.

use crate::world::InteractionNote;
use crate::world::clock::Id;
use serde_json::Value;
use tokio::sync::oneshot;

/// How long an interaction's token is good, in milliseconds.
pub const TOKEN_MS: i64 = 15 * 60 * 1000;

/// What the user did.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl Kind {
    /// Discord's number.
    pub fn number(self) -> u8 {
        match self {
            Kind::Command => 2,
            Kind::Component => 3,
            Kind::Autocomplete => 4,
            Kind::Modal => 5,
        }
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum State {
    /// Not answered yet.
    Waiting,
    Answered,
    /// Three seconds went by.
    Failed,
}

/// An interaction under way.
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    pub kind: Kind,
    pub user: Id,
    pub channel: Id,
    pub guild: Option<Id>,
    /// The command's full name.
    pub name: Option<String>,
    pub made_ms: i64,
    /// When it began by a real clock, whatever clock was handed in.
    pub began: std::time::Instant,
    pub state: State,
    /// What `@original` means.
    pub original: Option<Id>,
    /// The message a component was on.
    pub source: Option<Id>,
    /// Messages this token may touch.
    pub messages: Vec<Id>,
    pub choices: Option<oneshot::Sender<Vec<Value>>>,
    /// The kind of the option being typed (3 text, 4 whole number, 10 number).
    pub typed: u64,
    /// The modal shown in answer, as checked.
    pub modal: Option<Value>,
}

impl Interaction {
    pub(crate) fn note(&self) -> InteractionNote {
        InteractionNote {
            id: self.id,
            kind: self.kind.number(),
            name: self.name.clone(),
            user: self.user,
            guild: self.guild,
            source: self.source,
            original: None,
        }
    }
}

/// Interaction tokens carry their id in front, so that finding one needs no second table.
pub(crate) fn token_id(token: &str) -> Option<Id> {
    token.split_once('.')?.0.parse().ok()
}
