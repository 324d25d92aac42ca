//! Presses of the buttons of events.

use super::{boards, view};
use crate::control::Level;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::EventAsk;
use crate::discord::ui::reply::Answer;
use crate::service::{EventContext, ServiceError};
use crate::store::GuildId;

/// Does what a button of an event says.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    guild: GuildId,
    ask: EventAsk,
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
            Ok(view::card(bot.words, &now))
        }
        EventAsk::Leave { .. } => {
            let now = bot.service.leave_event(by, &context, by.id).await?;
            Ok(view::card(bot.words, &now))
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
                Err(ServiceError::Stale) => preview(bot, asker, &context, fill, &changed).await,
                Err(other) => Err(other.into()),
            }
        }
    }
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
