//! Buttons, menus and forms: each id says what to do, and the service decides whether it may be.

use std::time::Duration;

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::CreateInteractionResponse;

use super::{dm, on_the_heap, pressed};
use crate::discord::events;
use crate::discord::lobby::opening;
use crate::discord::orders::sheet::fresh;
use crate::discord::orders::{deals, menus};
use crate::discord::people::privacy;
use crate::discord::ui::answering::SOON;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, DealAsk, Manner, PanelAsk};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::{ephemeral, error, trace, undelivered};
use crate::discord::votes;

/// Answers a click on a button or a choice from a menu.
pub async fn pressed(bot: &Bot, ctx: &serenity::Context, press: &serenity::ComponentInteraction) {
    let asker = Asker::of_component(bot, press);
    bot.note_contact(&asker).await;
    bot.note_language(&asker, &press.locale).await;
    let bot = &bot.to_reader(asker.person.id, &press.locale);
    let answered = respond(bot, ctx, &asker, press).await;
    votes::command::refresh(bot, &asker, press).await;
    if answered.is_ok()
        && let Some(told) = undelivered::missed(bot, &asker).await
        && let Err(cause) = press.create_followup(ctx, told.into_followup()).await
    {
        tracing::warn!(%cause, "cannot tell a person about a missed direct message");
    }
    if let Err(cause) = answered {
        bot.rest.saw(&cause);
        trace::unsaid(&cause);
        tracing::warn!(%cause, "the answer to a button did not reach Discord");
    }
}

async fn respond(
    bot: &Bot,
    ctx: &serenity::Context,
    asker: &Asker,
    press: &serenity::ComponentInteraction,
) -> Result<(), serenity::Error> {
    let Ok(id) = press.data.custom_id.parse::<ComponentId>() else {
        let told = Answer::private(bot.plain("error-old-button")).into_response();
        return press
            .create_response(ctx, CreateInteractionResponse::Message(told))
            .await;
    };
    let manner = id.ask.manner();
    // What stays in a channel for everybody is in the guild's language.
    let everybodys =
        manner == Manner::Change && ephemeral::is_public(&press.message, press.guild_id);
    let speaker = if everybodys {
        &bot.to_guild(asker.place.guild).await
    } else {
        bot
    };
    let asker = &Asker {
        for_all: everybodys && ephemeral::stays_shared(id.ask),
        seat_use: id.ask.seat_use(),
        ..asker.clone()
    };
    let mut work = std::pin::pin!(answer(speaker, asker, id, press));
    let soon = if id.ask.draws_several() {
        Duration::ZERO
    } else {
        SOON
    };
    let (reply, waited) = match tokio::time::timeout(soon, &mut work).await {
        Ok(reply) => (reply, false),
        Err(_) if manner == Manner::Form => (work.await, false),
        Err(_) => {
            let wait = match manner {
                Manner::New => {
                    CreateInteractionResponse::Defer(Answer::private(String::new()).into_response())
                }
                _ => CreateInteractionResponse::Acknowledge,
            };
            // It may be too late for Discord; what is asked for is done, and answered, all the same.
            if let Err(cause) = press.create_response(ctx, wait).await {
                bot.rest.saw(&cause);
                tracing::warn!(%cause, "cannot defer an answer");
            }
            trace::answered();
            (work.await, true)
        }
    };
    let answer = match reply {
        Ok(Reply::Form(form)) => {
            return press
                .create_response(ctx, CreateInteractionResponse::Modal(form))
                .await;
        }
        Ok(Reply::Step(step)) if ephemeral::is_public(&press.message, press.guild_id) => {
            let mut answer = Answer::private("").with_rows(step.rows);
            answer.embeds = step.embeds;
            answer
        }
        Ok(Reply::Step(step)) => return menus::show(ctx, press, step, waited).await,
        Ok(Reply::Say(answer)) => *answer,
        Err(fault) => {
            let Some(told) = error::answer(bot.words, &fault, "button") else {
                return Ok(());
            };
            if waited && manner == Manner::Change {
                // The message the button is on stays; the word comes beside it.
                let beside = serenity::CreateInteractionResponseFollowup::new()
                    .content(told.content)
                    .ephemeral(true);
                press.create_followup(ctx, beside).await?;
                return Ok(());
            }
            if !waited {
                let told = CreateInteractionResponse::Message(told.into_response());
                return press.create_response(ctx, told).await;
            }
            told
        }
    };
    let beside = manner != Manner::New && ephemeral::goes_beside(press, id.ask, &answer);
    let private = answer.private;
    let way = |answer: Answer| -> BoxFuture<'_, _> {
        Box::pin(async move {
            let answer = Answer { private, ..answer };
            if waited && beside {
                let told = press.create_followup(ctx, answer.into_followup()).await;
                return told.map(drop);
            }
            if waited {
                let told = press.edit_response(ctx, answer.into_edit()).await;
                return told.map(drop);
            }
            let response = answer.into_response();
            let response = match manner {
                _ if beside => CreateInteractionResponse::Message(response),
                Manner::New => CreateInteractionResponse::Message(response),
                _ => CreateInteractionResponse::UpdateMessage(response),
            };
            press.create_response(ctx, response).await
        })
    };
    // What comes too late is for the one who pressed alone, wherever the button was.
    let answer = Answer {
        private: true,
        ..answer
    };
    let (answer, further) = answer.one_by_one();
    on_the_heap(|| undelivered::deliver(bot, asker, (answer, !waited), &way)).await?;
    for answer in further {
        press.create_followup(ctx, answer.into_followup()).await?;
    }
    Ok(())
}

/// The order panel's steps go deep, and stand apart: with all other arms around them one poll would take
/// more of the stack than a thread has to spare.
async fn answer(
    bot: &Bot,
    asker: &Asker,
    id: ComponentId,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    match id.ask {
        Ask::Panel(ask) => on_the_heap(|| at_the_panel(bot, asker, (id, ask), press)).await,
        Ask::NewGame => opening::form(bot, asker, id.of).await.map(Reply::Form),
        Ask::Deal(ask) => on_the_heap(|| dealt(bot, asker, (id, ask), press)).await,
        Ask::Event(ask) => {
            let guild = opening::here(bot, asker, id.of)?;
            let done = events::clicks::pressed(bot, asker, guild, ask, press.message.id);
            Ok(said(Box::pin(done).await?))
        }
        Ask::Privacy(ask) => Ok(said(
            on_the_heap(|| privacy::pressed(bot, asker, ask)).await?,
        )),
        _ => on_the_heap(|| pressed::pressed(bot, asker, id, press)).await,
    }
}

async fn at_the_panel(
    bot: &Bot,
    asker: &Asker,
    (id, ask): (ComponentId, PanelAsk),
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let asker = &mut asker.clone();
    let context = asker.game_context(bot, id.of).await?;
    let bot = &bot.of_game(&context);
    match on_the_heap(|| fresh(bot, asker, &context, ask.phase())).await? {
        Some(fresh) => Ok(said(fresh)),
        None => match ask {
            PanelAsk::Letter { message, .. } => {
                let chosen = dm::chosen(bot, asker, &context, press, message);
                Ok(said(Box::pin(chosen).await?))
            }
            ask => on_the_heap(|| menus::pressed(bot, asker, &context, ask, press)).await,
        },
    }
}

async fn dealt(
    bot: &Bot,
    asker: &Asker,
    (id, ask): (ComponentId, DealAsk),
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let asker = &mut asker.clone();
    let context = asker.game_context(bot, id.of).await?;
    let bot = &bot.of_game(&context);
    match on_the_heap(|| fresh(bot, asker, &context, ask.phase())).await? {
        Some(fresh) => Ok(said(fresh)),
        None => on_the_heap(|| deals::pressed(bot, asker, &context, ask, press)).await,
    }
}
