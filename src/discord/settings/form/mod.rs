//! The form in which a GM sets up a game: pages of menus and buttons, seen by the GM alone. Every choice
//! is written at once; the page shows what is so now.

mod boards;
mod choices;
mod pages;
mod parts;
mod rules;
mod write;

use poise::serenity_prelude as serenity;
use serenity::{ComponentInteractionDataKind, CreateModal};

use crate::control::PlayerId;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::Reply;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Form, LobbyAsk, Page};
use crate::discord::ui::reply::Answer;
use crate::service::{Field, GameContext, Refusal};

use super::view;
pub use pages::page_of;
use pages::shown;
pub use rules::by_book;
pub use write::written;

/// Answers a press in the form, or the button that opens it.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: LobbyAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    context
        .gm_only(&asker.by)
        .map_err(|why| AnswerError::Refused(Box::new(why)))?;
    let chosen = strings(press);
    let first = chosen.first().map(String::as_str).unwrap_or_default();
    let old = || AnswerError::User(bot.plain("error-old-button"));
    match ask {
        LobbyAsk::Open(page) | LobbyAsk::Turn(page) => Ok(shown(bot, context, page, String::new())),
        LobbyAsk::Pages => {
            let page = first.parse::<Page>().map_err(|_| old())?;
            Ok(shown(bot, context, page, String::new()))
        }
        LobbyAsk::Pick(field) => {
            // Of days none may be chosen.
            let text = if chosen.is_empty() {
                "none".to_owned()
            } else {
                chosen.join(", ")
            };
            set(bot, asker, context, field, text).await
        }
        LobbyAsk::Switch { field, on } => {
            let text = if on { "on" } else { "off" };
            set(bot, asker, context, field, text.to_owned()).await
        }
        LobbyAsk::Ask(form) => Ok(Reply::Form(modal(bot, context, form)?)),
        LobbyAsk::Gm => {
            let gm = people(bot, press)?.into_iter().next().ok_or_else(old)?;
            let context = bot.service.set_gm(&asker.by, context, gm).await?;
            let args = [("gm", crate::discord::ui::labels::person(gm).into())];
            Ok(shown(
                bot,
                &context,
                Page::Gm,
                bot.say("form-gm-set", &args),
            ))
        }
        LobbyAsk::Invite => {
            let people = people(bot, press)?;
            let context = bot.service.invite(&asker.by, context, &people).await?;
            let names: Vec<String> = people
                .into_iter()
                .map(crate::discord::ui::labels::person)
                .collect();
            let args = [("players", bot.words.all_of(&names).into())];
            let told = bot.say("form-invited", &args);
            Ok(shown(bot, &context, Page::Seats, told))
        }
        LobbyAsk::Variant => choices::variant(bot, asker, context, first).await,
        LobbyAsk::Rulebook => choices::rulebook(bot, asker, context, first).await,
        LobbyAsk::Boards => boards::shown(bot, asker, context).await,
        LobbyAsk::Board(_) => boards::chosen(bot, asker, context, first).await,
        LobbyAsk::Options { .. } => choices::option(bot, context, first),
        LobbyAsk::Value(mark) => choices::value(bot, asker, context, mark, &chosen).await,
        _ => Err(old()),
    }
}

/// Sets a field and shows its page.
async fn set(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    field: Field,
    text: String,
) -> Result<Reply, AnswerError> {
    let context = bot
        .service
        .set(&asker.by, context, &[(field, text)])
        .await?;
    let line = view::line(bot.words, &context.settings, field);
    let told = bot.say("form-set", &[("setting", line.into())]);
    Ok(shown(bot, &context, pages::page_of(field), told))
}

/// A form to write in, filled with what is so now.
fn modal(bot: &Bot, context: &GameContext, form: Form) -> Result<CreateModal, AnswerError> {
    match form {
        Form::Options => rules::options_form(bot, context),
        other => Ok(write::modal(bot, context, other)),
    }
}

/// What was chosen from a menu of words.
fn strings(press: &serenity::ComponentInteraction) -> Vec<String> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        _ => Vec::new(),
    }
}

/// Who was chosen from a menu of people: no bots.
fn people(bot: &Bot, press: &serenity::ComponentInteraction) -> Result<Vec<PlayerId>, AnswerError> {
    let ComponentInteractionDataKind::UserSelect { values } = &press.data.kind else {
        return Err(AnswerError::User(bot.plain("error-old-button")));
    };
    let users = &press.data.resolved.users;
    let is_bot = |id: &serenity::UserId| users.get(id).is_some_and(|user| user.bot);
    if values.iter().any(is_bot) {
        return Err(AnswerError::Refused(Box::new(Refusal::NotAPerson)));
    }
    Ok(values.iter().map(|id| PlayerId(id.get())).collect())
}

/// The answer a page makes, for the commands that set the same.
pub fn page(bot: &Bot, context: &GameContext, page: Page, told: String) -> Answer {
    pages::page(bot.words, context, page, told)
}
