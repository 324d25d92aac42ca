//! What a form that was sent leads to.

use super::on_the_heap;
use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, CreateInteractionResponse};

use crate::discord::exchange::trade_forms;
use crate::discord::gm::panel;
use crate::discord::lobby;
use crate::discord::lobby::opening;
use crate::discord::orders::sheet::fresh;
use crate::discord::orders::{deals, guesses, menus, sheet};
use crate::discord::press::clicks;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::FIELD;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, GmAsk, PanelAsk};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::{ephemeral, error, trace, undelivered};
use crate::service::Mode;

/// Answers a form that was submitted.
pub async fn submitted(bot: &Bot, ctx: &serenity::Context, form: &serenity::ModalInteraction) {
    let asker = Asker::of_modal(bot, form);
    bot.note_language(&asker, &form.locale).await;
    let bot = &bot.to_reader(asker.person.id, &form.locale);
    if let Ok(ComponentId {
        ask: Ask::CreateGame,
        of,
    }) = form.data.custom_id.parse()
    {
        if let Err(cause) = opening::submitted(bot, ctx, &asker, form, of).await {
            trace::unsaid(&cause);
            tracing::warn!(%cause, "the answer to a form did not reach Discord");
        }
        return;
    }
    if let Ok(ComponentId {
        ask: Ask::Panel(PanelAsk::TryOut { phase }),
        of,
    }) = form.data.custom_id.parse()
    {
        let typed = field(form).unwrap_or_default();
        if let Err(cause) = guesses::submitted(bot, ctx, form, (of, phase), &typed).await {
            trace::unsaid(&cause);
            tracing::warn!(%cause, "the answer to a form did not reach Discord");
        }
        return;
    }
    let public = |message: &serenity::Message| ephemeral::is_public(message, form.guild_id);
    let beside = clicks::is_form(&form.data.custom_id);
    // The form was opened by a button; its message is the sheet, and changes. A letter that is answered
    // stays where it is.
    let own = form.message.as_ref().is_some_and(|m| !public(m));
    let (answer, changes) = match write(bot, &asker, form).await {
        Ok(answer) => (answer, own && !beside),
        Err(fault) => {
            let Some(told) = error::answer(bot.words, &fault, "form") else {
                return;
            };
            (told, false)
        }
    };
    let private = answer.private;
    let way = |answer: Answer| -> BoxFuture<'_, _> {
        Box::pin(async move {
            let response = Answer { private, ..answer }.into_response();
            let response = if changes {
                CreateInteractionResponse::UpdateMessage(response)
            } else {
                CreateInteractionResponse::Message(response)
            };
            form.create_response(ctx, response).await
        })
    };
    // What comes too late is for the one who sent the form alone.
    let answer = Answer {
        private: true,
        ..answer
    };
    if let Err(cause) =
        on_the_heap(|| undelivered::deliver(bot, &asker, (answer, true), &way)).await
    {
        trace::unsaid(&cause);
        tracing::warn!(%cause, "the answer to a form did not reach Discord");
    }
}

async fn write(
    bot: &Bot,
    asker: &Asker,
    form: &serenity::ModalInteraction,
) -> Result<Answer, AnswerError> {
    let id: ComponentId = form
        .data
        .custom_id
        .parse()
        .map_err(|_| AnswerError::User(bot.plain("error-old-button")))?;
    let asker = &mut Asker {
        seat_use: id.ask.seat_use(),
        ..asker.clone()
    };
    let context = asker.game_context(bot, id.of).await?;
    let bot = &bot.of_game(&context);
    let (phase, of) = match id.ask {
        Ask::Submit { phase, of } => (phase, of),
        Ask::SetGoal => {
            let text = field(form).unwrap_or_default();
            let settled = bot.service.settle_goal(&asker.by, &context, Some(&text));
            // The card is everybody's.
            let bot = &bot.to_guild(asker.place.guild).await;
            return Ok(lobby::view::lobby(bot.words, &settled.await?));
        }
        Ask::Panel(PanelAsk::SetStanding { phase }) => {
            let typed = field(form).unwrap_or_default();
            return menus::set_standing(bot, asker, &context, phase, &typed).await;
        }
        Ask::Press(ask) => {
            let typed = field(form).unwrap_or_default();
            return clicks::submitted(bot, asker, &context, ask, &typed).await;
        }
        Ask::Gm(GmAsk::Say) => {
            let typed = field(form).unwrap_or_default();
            return panel::announced(bot, asker, &context, &typed).await;
        }
        Ask::Deal(ask) => {
            if let Some(fresh) = fresh(bot, asker, &context, ask.phase()).await? {
                return Ok(fresh);
            }
            let typed = |id: &str| named(form, id);
            return on_the_heap(|| deals::submitted(bot, asker, &context, ask, typed)).await;
        }
        Ask::Lobby(ask) => {
            return crate::discord::settings::form::written(bot, asker, &context, ask, form).await;
        }
        Ask::SubmitTicket { phase, of } => {
            let typed = field(form).unwrap_or_default();
            let opened = (Some(phase), Some(of));
            return trade_forms::submit(bot, asker, &context, opened, &typed).await;
        }
        _ => return Err(AnswerError::User(bot.plain("error-old-button"))),
    };
    if let Some(fresh) = fresh(bot, asker, &context, phase).await? {
        return Ok(fresh);
    }
    let text = field(form).unwrap_or_default();
    let written = bot
        .service
        .write(
            &asker.by,
            &context,
            &text,
            Mode::Rewrite { of },
            false,
            &asker.origin,
        )
        .await?;
    Ok(sheet::written(bot, &written).await)
}

/// What the form's one text says.
fn field(form: &serenity::ModalInteraction) -> Option<String> {
    named(form, FIELD)
}

/// What the form's field of that id says.
fn named(form: &serenity::ModalInteraction, id: &str) -> Option<String> {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    fields.into_iter().find_map(|c| match c {
        ActionRowComponent::InputText(text) if text.custom_id == id => text.value.clone(),
        _ => None,
    })
}
