//! What all ids have in common: how a press of one is answered, and why a text is none.

/// How a click on a button or menu is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// By a message of its own, which only the presser sees.
    New,
    /// By changing the message the button is on.
    Change,
    /// By a form, at once.
    Form,
}

/// Why a custom id is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadId {
    /// Another layout: a message of an older (or newer) program.
    #[error("an id of another version")]
    OtherVersion,
    /// The id does not have the form of the bot's own.
    #[error("not one of our ids")]
    Unreadable,
}
