//! What people are shown: one function an answer, shared by commands, buttons and messages.

pub use super::note::Note;

use poise::serenity_prelude as serenity;

use super::ids::{Ask, ComponentId, GameRef};
use super::reply::Picture;
use super::text::pack;
use crate::i18n::Words;
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

/// As much of a text as has room in `most` characters; where that is not all, it ends by naming the file that has the
/// whole, which is to be attached. Blocks are parted by an empty line and shown whole if possible.
pub fn with_rest(
    words: &Words,
    (title, file): (&str, &str),
    blocks: &[String],
    most: usize,
) -> (String, Option<Picture>) {
    let mut pages = pack(blocks, most);
    if pages.len() < 2 {
        return (pages.pop().unwrap_or_default(), None);
    }
    let rest = words.text("text-goes-on", &[("file", file.to_owned().into())]);
    let room = most.saturating_sub(rest.chars().count() + 2);
    let first = pack(blocks, room).into_iter().next().unwrap_or_default();
    let whole = format!("{title}\n\n{}\n", blocks.join("\n\n")).replace("**", "");
    let whole = Picture {
        name: file.to_owned(),
        alt: title.to_owned(),
        png: whole.into_bytes().into(),
    };
    (format!("{first}\n\n{rest}"), Some(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_room_is_in_a_file() {
        let words = Words::english();
        let blocks = ["**France** has Paris.", "Germany has Kiel."].map(str::to_owned);
        let named = ("Who has what", "board.txt");
        let (all, file) = with_rest(words, named, &blocks, 100);
        assert_eq!((all, file), (blocks.join("\n\n"), None));
        let (some, file) = with_rest(words, named, &[blocks.clone(), blocks].concat(), 70);
        assert!(some.chars().count() <= 70, "{some}");
        assert!(some.starts_with("**France** has Paris.\n\n"), "{some}");
        assert!(some.ends_with("in `board.txt`."), "{some}");
        let file = file.expect("there is more");
        let text = String::from_utf8_lossy(&file.png);
        let expected = "Who has what\n\nFrance has Paris.\n\nGermany has Kiel.\n\n";
        assert!(text.starts_with(expected), "{text}");
    }
}
