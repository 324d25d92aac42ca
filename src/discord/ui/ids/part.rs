//! What all ids have in common: how their parts are read, and how a press of them is answered.

use std::str::FromStr;

/// How a click on a button or menu is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By a message of its own, seen by the presser alone.
    New,
    /// By changing the message the button is on.
    Change,
    /// By a form, at once.
    Form,
}

/// Why an id is not ours to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadId {
    /// Another layout: a message of an older (or newer) program.
    #[error("an id of another version")]
    OtherVersion,
    #[error("not one of our ids")]
    Unreadable,
}

/// A part of an id that is written as itself.
pub(super) fn number<N: FromStr>(part: Option<&str>) -> Result<N, BadId> {
    part.and_then(|p| p.parse().ok()).ok_or(BadId::Unreadable)
}
