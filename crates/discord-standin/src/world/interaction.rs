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
    /// A slash command.
    Command,
    /// A click on a button, or a choice from a menu.
    Component,
    /// The wish for choices while a command's option is typed.
    Autocomplete,
    /// A form that was submitted.
    Modal,
}

impl Kind {
    /// The number by which Discord calls this kind.
    pub fn number(self) -> u8 {
        match self {
            Kind::Command => 2,
            Kind::Component => 3,
            Kind::Autocomplete => 4,
            Kind::Modal => 5,
        }
    }
}

/// Whether an interaction has been answered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum State {
    /// It has no answer yet.
    Waiting,
    /// It has been answered.
    Answered,
    /// It had no answer in time.
    Failed,
}

/// An interaction under way.
pub(crate) struct Interaction {
    /// Its number.
    pub id: Id,
    /// The token by which it is answered.
    pub token: String,
    /// What kind of interaction it is.
    pub kind: Kind,
    /// The person whose interaction it is.
    pub user: Id,
    /// The channel in which it happened.
    pub channel: Id,
    /// The server in which it happened; `None` in a private conversation.
    pub guild: Option<Id>,
    /// The command's full name; `None` for other kinds.
    pub name: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// When it began by a real clock, whatever clock was handed in.
    pub began: std::time::Instant,
    /// Whether it is answered.
    pub state: State,
    /// The first message it was answered with, which `@original` means.
    pub original: Option<Id>,
    /// The message a component was on.
    pub source: Option<Id>,
    /// The messages that its token may change.
    pub messages: Vec<Id>,
    /// Gets the choices for an option that is being typed.
    pub choices: Option<oneshot::Sender<Vec<Value>>>,
    /// The kind of the option being typed (3 text, 4 whole number, 10 number).
    pub typed: u64,
    /// The modal shown in answer, as checked.
    pub modal: Option<Value>,
}

impl Interaction {
    /// What messages that answer it say of the interaction.
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
