//! What people are shown: one function an answer, shared by commands, buttons and messages.

pub use super::note::Note;

use poise::serenity_prelude as serenity;

use super::ids::{Ask, ComponentId, GameRef};
use crate::service::GameContext;

/// The guild and number by which a game's buttons name it.
pub fn reference(context: &GameContext) -> GameRef {
    GameRef {
        guild: context.game.guild,
        game: context.game.id,
    }
}

/// A button that asks for something in a game.
pub fn button(context: &GameContext, ask: Ask, label: String) -> serenity::CreateButton {
    let id = ComponentId {
        of: reference(context),
        ask,
    };
    serenity::CreateButton::new(id.to_string())
        .label(label)
        .style(serenity::ButtonStyle::Secondary)
}

/// The usual colour of an embed's left edge, as `0xrrggbb`.
pub const COLOUR: u32 = 0x3a_5f_7d;

/// The colour of an embed's left edge where all is well, as `0xrrggbb`.
pub const GOOD: u32 = 0x2f_6f_47;
/// The edge's colour where something is wrong, as `0xrrggbb`.
pub const BAD: u32 = 0xb4_23_2c;

/// The embed with these fields, each as wide as it is.
pub fn with_fields(
    shown: serenity::CreateEmbed,
    fields: impl IntoIterator<Item = (String, String)>,
) -> serenity::CreateEmbed {
    let add = |shown: serenity::CreateEmbed, (heading, text)| shown.field(heading, text, false);
    fields.into_iter().fold(shown, add)
}

/// An embed in the bot's colour; a title that is too long is cut to 256 characters.
pub fn embed(title: String) -> serenity::CreateEmbed {
    let title = super::text::cut(&title, super::text::TITLE);
    serenity::CreateEmbed::new().title(title).colour(COLOUR)
}
