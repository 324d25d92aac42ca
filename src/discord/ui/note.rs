//! What stands between the sheet and its buttons.

use poise::serenity_prelude as serenity;
use serenity::CreateEmbed;

use super::parts::{BAD, COLOUR, GOOD};
use super::text::{MESSAGE, cut};

/// The note right above a panel's buttons, with what its colour says.
pub enum Note {
    /// A hint, or a word on what was done.
    Hint(String),
    /// Everything that was written counts: green.
    Good(String),
    /// Something that was written does not count: red.
    Bad(String),
}

impl Note {
    /// The frame it stands in; nothing when there is nothing to say.
    pub fn embed(&self) -> Option<CreateEmbed> {
        let (text, colour) = match self {
            Note::Hint(text) => (text, COLOUR),
            Note::Good(text) => (text, GOOD),
            Note::Bad(text) => (text, BAD),
        };
        let frame = || CreateEmbed::new().colour(colour);
        (!text.is_empty()).then(|| frame().description(cut(text, MESSAGE)))
    }
}
