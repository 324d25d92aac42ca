//! The choice of a level for the computers of a lobby.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::control::Level;
use crate::discord::ui::ids::{Ask, LobbyAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::i18n::Words;
use crate::service::GameContext;

/// The levels as buttons, and one to take the computers out again, under what has just been done.
pub fn levels(words: &Words, context: &GameContext, done: String) -> Answer {
    let mut rows = Vec::new();
    if context.state.has_room() {
        let level = |level: Level| {
            let fill = Ask::Lobby(LobbyAsk::Fill(level));
            let name = words.plain(&format!("button-computers-{level}"));
            button(context, fill, name).style(ButtonStyle::Primary)
        };
        rows.push(CreateActionRow::Buttons(Level::ALL.map(level).to_vec()));
    }
    if !context.computers().is_empty() {
        let empty = Ask::Lobby(LobbyAsk::Empty);
        let empty = button(context, empty, words.plain("button-computers-empty"));
        rows.push(CreateActionRow::Buttons(vec![empty]));
    }
    let mut told = Vec::new();
    if !done.is_empty() {
        told.push(done);
    }
    if context.state.has_room() {
        told.push(words.plain("computers-choose"));
    }
    Answer::private(told.join("\n\n")).with_rows(rows)
}
