//! What is answered when handling a button, a form or a private message panicked.

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, FullEvent, Interaction};

use crate::control::PlayerId;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::{error, trace};

/// Tells whoever asked that it went wrong, with the id that is in the log. Where the panic was is logged
/// when it happens.
pub async fn tell(bot: &Bot, ctx: &serenity::Context, event: &FullEvent) {
    let told = match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } => {
            let told = answer(bot, &press.locale, "button");
            let response = CreateInteractionResponse::Message(told.clone().into_response());
            match press.create_response(ctx, response).await {
                Ok(()) => Ok(()),
                // It may have been answered before it broke off.
                Err(_) => {
                    let beside = press.create_followup(ctx, told.into_followup()).await;
                    beside.map(drop)
                }
            }
        }
        FullEvent::InteractionCreate {
            interaction: Interaction::Modal(form),
        } => {
            let told = answer(bot, &form.locale, "form");
            let response = CreateInteractionResponse::Message(told.clone().into_response());
            match form.create_response(ctx, response).await {
                Ok(()) => Ok(()),
                Err(_) => {
                    let beside = form.create_followup(ctx, told.into_followup()).await;
                    beside.map(drop)
                }
            }
        }
        FullEvent::Message { new_message } => {
            let bot = &bot.to_person(PlayerId(new_message.author.id.get())).await;
            let told = Answer::private(error::panicked(bot.words, "private message"));
            // The same nonce as the answer would have had.
            let nonce = format!("a{}", new_message.id);
            let channel = new_message.channel_id.get();
            if let Err(cause) = bot.rest.post_patiently(channel, &told, &nonce).await {
                tracing::warn!(%cause, "cannot tell a person that handling their direct message failed");
            }
            return;
        }
        // Nobody asked for anything.
        _ => {
            error::panicked(bot.words, event.snake_case_name());
            return;
        }
    };
    if let Err(cause) = told {
        trace::unsaid(&cause);
        tracing::warn!(%cause, "cannot tell a person that their request failed");
    }
}

fn answer(bot: &Bot, locale: &str, doing: &str) -> Answer {
    Answer::private(error::panicked(bot.in_language(locale).words, doing))
}
