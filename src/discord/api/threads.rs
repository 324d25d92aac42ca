//! Opening a private thread for some players, and for a game's gallery.

use super::rest::{Rest, RestError};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{THREAD, cut, escape};
use crate::i18n::Words;
use crate::service::{GameContext, Opening};

/// Opens a thread in the game's channel, puts its players into it and greets them. Gives its channel.
///
/// # Errors
/// When it cannot be opened. A player who cannot be put in (gone from the server) is left out.
pub async fn open(
    rest: &Rest,
    words: &Words,
    context: &GameContext,
    opening: &Opening,
) -> Result<i64, RestError> {
    let powers: Vec<String> = opening.powers.iter().map(|p| words.power(*p)).collect();
    let name = [
        ("powers", powers.join(", ").into()),
        ("game", context.game.head.name.clone().into()),
    ];
    let name = cut(&words.text("thread-name", &name), THREAD);
    let parent = context.game.head.channel.cast_unsigned();
    let thread = rest.private_thread(parent, &name).await?;
    let people = opening
        .players
        .iter()
        .filter(|player| !player.is_computer());
    for player in people.clone() {
        match rest.add_to_thread(thread, player.0).await {
            Ok(()) => {}
            Err(cause @ RestError::Refused { .. }) => {
                tracing::warn!(%cause, "cannot add a player to a thread");
            }
            Err(error) => return Err(error),
        }
    }
    let players: Vec<String> = opening.players.iter().map(|p| labels::person(*p)).collect();
    let phase = labels::phase(words, context.state.phase);
    let args = [
        ("powers", words.all_of(&powers).into()),
        ("players", words.all_of(&players).into()),
        ("game", escape(&context.game.head.name).into()),
        ("phase", phase.into()),
    ];
    let greeting = Answer {
        mentions: people.map(|p| p.0).collect(),
        ..Answer::public(words.text("thread-greeting", &args))
    };
    let nonce = format!("t{thread:x}");
    rest.post_patiently(thread, &greeting, &nonce).await?;
    Ok(thread.cast_signed())
}

/// Opens the thread of a game's gallery in the game's channel. Gives its channel.
///
/// # Errors
/// When it cannot be opened.
pub async fn open_gallery(
    rest: &Rest,
    words: &Words,
    context: &GameContext,
) -> Result<u64, RestError> {
    let name = [("game", context.game.head.name.clone().into())];
    let name = cut(&words.text("gallery-thread", &name), THREAD);
    let parent = context.game.head.channel.cast_unsigned();
    rest.private_thread(parent, &name).await
}

/// What the thread of a game's gallery is for: its first post.
pub fn gallery_greeting(words: &Words, context: &GameContext) -> Answer {
    let args = [("game", escape(&context.game.head.name).into())];
    Answer::public(words.text("gallery-greeting", &args))
}
