//! What those who follow a game are told.

use poise::serenity_prelude::CreateActionRow;

use crate::discord::ui::ids::{Ask, PressAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::text::escape;
use crate::i18n::Words;
use crate::service::GameContext;

/// The web address of a message in the game's channel.
pub fn link(context: &GameContext, message: u64) -> String {
    link_in(context, context.game.head.channel, message)
}

/// The address of a message in a channel of the game's server.
pub fn link_in(context: &GameContext, channel: i64, message: u64) -> String {
    let guild = context.game.guild;
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// A line for people who follow a game: that something of this kind is new, and where.
pub fn line(words: &Words, context: &GameContext, what: &str, link: &str) -> String {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("link", link.to_owned().into()),
    ];
    let key = format!("watched-{what}");
    if words.has(&key) {
        words.text(&key, &args)
    } else {
        words.text("watched-post", &args)
    }
}

/// The button with which a person stops following the game.
pub fn stop_row(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let stop = button(
        context,
        Ask::Press(PressAsk::Unwatch),
        words.plain("button-watch-stop"),
    );
    vec![CreateActionRow::Buttons(vec![stop])]
}
