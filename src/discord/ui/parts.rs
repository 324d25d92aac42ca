//! What people are shown: one function an answer, shared by commands, buttons and messages.

pub use super::note::Note;

use poise::serenity_prelude as serenity;

use super::ids::{Ask, ComponentId, GameRef};
use crate::service::Table;

/// How a game's buttons name it.
pub fn reference(table: &Table) -> GameRef {
    GameRef {
        guild: table.game.guild,
        game: table.game.id,
    }
}

/// A button for a game.
pub fn button(table: &Table, ask: Ask, label: String) -> serenity::CreateButton {
    let id = ComponentId {
        of: reference(table),
        ask,
    };
    serenity::CreateButton::new(id.to_string())
        .label(label)
        .style(serenity::ButtonStyle::Secondary)
}

/// The colour down an embed's left edge.
pub const COLOUR: u32 = 0x3a_5f_7d;

/// The same where all is well, and where something is not.
pub const GOOD: u32 = 0x2f_6f_47;
pub const BAD: u32 = 0xb4_23_2c;

/// An embed in our colour.
pub fn embed(title: String) -> serenity::CreateEmbed {
    let title = super::text::cut(&title, super::text::TITLE);
    serenity::CreateEmbed::new().title(title).colour(COLOUR)
}
