//! Presses of the buttons of events.

use poise::serenity_prelude as serenity;

use super::{boards, card, view};
use crate::control::Level;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::EventAsk;
use crate::discord::ui::reply::Answer;
use crate::service::{EventContext, ServiceError};
use crate::store::GuildId;

/// Does what a button of an event says; `on` is the message it is on.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    guild: GuildId,
    ask: EventAsk,
    on: serenity::MessageId,
) -> Result<Answer, AnswerError> {
    let (EventAsk::Join { event }
    | EventAsk::Leave { event }
    | EventAsk::Deal { event, .. }
    | EventAsk::Again { event, .. }) = ask;
    let context = bot.service.event(guild, event).await?;
    let by = &asker.by;
    match ask {
        EventAsk::Join { .. } => {
            let now = bot.service.enter_event(by, &context, None, None).await?;
            Ok(shown(bot, &now, on).await)
        }
        EventAsk::Leave { .. } => {
            let now = bot.service.leave_event(by, &context, by.id).await?;
            Ok(shown(bot, &now, on).await)
        }
        EventAsk::Again { fill, .. } => preview(bot, asker, &context, fill, "").await,
        EventAsk::Deal {
            version,
            seed,
            fill,
            ..
        } => {
            let changed = bot.plain("event-deal-changed");
            if context.event.version != version {
                return preview(bot, asker, &context, fill, &changed).await;
            }
            match bot
                .service
                .deal_round(by, &context, fill, u64::from(seed))
                .await
            {
                Ok(now) => boards::open(bot, asker, &now).await,
                Err(ServiceError::Stale) => {
                    let now = bot.service.event(guild, event).await?;
                    preview(bot, asker, &now, fill, &changed).await
                }
                Err(other) => Err(other.into()),
            }
        }
    }
}

/// The sign-up, for the message whose button was pressed. If that is a copy, the first one is brought up to date, too.
async fn shown(bot: &Bot, context: &EventContext, on: serenity::MessageId) -> Answer {
    if context.event.card != Some(on.get().cast_signed()) {
        card::refresh(bot, context).await;
    }
    view::card(bot.words, context)
}

/// How the next round would be dealt, with a button that does it and one for another deal, under some words.
pub async fn preview(
    bot: &Bot,
    asker: &Asker,
    context: &EventContext,
    fill: Option<Level>,
    head: &str,
) -> Result<Answer, AnswerError> {
    let seed: u32 = rand::random();
    let dealt = bot
        .service
        .preview_round(&asker.by, context, fill, u64::from(seed));
    let dealt = dealt.await?;
    Ok(view::preview(bot, context, &dealt, (seed, fill), head))
}
