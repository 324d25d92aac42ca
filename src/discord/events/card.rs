//! The message that shows a sign-up.

use super::view;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::showing::Shown;
use crate::service::EventContext;

/// How often it is changed at most, while others sign up.
const MOST: usize = 5;

/// Brings it up to date, as far as Discord lets us: nothing depends on it.
pub async fn refresh(bot: &Bot, context: &EventContext) {
    let (guild, event) = (context.event.guild, context.event.id);
    // Read in one's turn, so that whoever comes last shows all that was done.
    let _turn = bot.showing.turn(Shown::SignUp(event)).await;
    let words = bot.to_guild(Some(guild)).await.words;
    let mut shown = None;
    // Its buttons change it, too: an older state that overtakes theirs does not stay.
    for _ in 0..MOST {
        let newest = match bot.service.event(guild, event).await {
            Ok(newest) => newest,
            Err(cause) => {
                tracing::warn!(%cause, "cannot read an event to bring its sign-up up to date");
                return;
            }
        };
        let Some(card) = newest.event.card else {
            return;
        };
        if shown.replace(newest.event.version) == Some(newest.event.version) {
            return;
        }
        let channel = newest.event.channel.cast_unsigned();
        let answer = view::card(words, &newest);
        let changed = bot.rest.change(channel, card.cast_unsigned(), &answer);
        if let Err(cause) = changed.await {
            tracing::info!(%cause, "cannot bring the sign-up of an event up to date");
            return;
        }
    }
}
