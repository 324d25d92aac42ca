//! The message that shows a sign-up.

use super::view;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::showing::Shown;
use crate::service::EventContext;

/// Brings it up to date, as far as Discord lets us: nothing depends on it.
pub async fn refresh(bot: &Bot, context: &EventContext) {
    let (guild, event) = (context.event.guild, context.event.id);
    // Read in one's turn, so that whoever comes last shows all that was done.
    let _turn = bot.showing.turn(Shown::SignUp(event)).await;
    let newest = match bot.service.event(guild, event).await {
        Ok(newest) => newest,
        Err(cause) => {
            tracing::warn!(%cause, "cannot read an event to bring its sign-up up to date");
            return;
        }
    };
    let context = &newest;
    let Some(card) = context.event.card else {
        return;
    };
    let words = bot.to_guild(Some(context.event.guild)).await.words;
    let channel = context.event.channel.cast_unsigned();
    let shown = view::card(words, context);
    if let Err(cause) = bot.rest.change(channel, card.cast_unsigned(), &shown).await {
        tracing::info!(%cause, "cannot bring the sign-up of an event up to date");
    }
}
