//! Forms to write in: what a menu has no room for.

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, CreateActionRow, CreateInputText, CreateModal};

use super::parts::{id, short};
use super::{pages, rules};
use crate::discord::settings::view;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Form, LobbyAsk, Page};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{FORM_TITLE, cut};
use crate::service::{Field, GameContext, LONGEST_NAME};

/// The field a single text is written in.
const TEXT: &str = "text";

/// What the form for times asks for.
const TIMES: [Field; 5] = [
    Field::Moves,
    Field::Retreats,
    Field::Builds,
    Field::Reminder,
    Field::Grace,
];

/// The form, filled with what is so now.
pub(super) fn modal(bot: &Bot, context: &GameContext, form: Form) -> CreateModal {
    let rows = match form {
        Form::Name => {
            let name = context.game.head.name.clone();
            let most = u16::try_from(LONGEST_NAME).unwrap_or(u16::MAX);
            vec![short(bot.plain("form-field-name"), TEXT, name).max_length(most)]
        }
        Form::Times => TIMES.iter().map(|f| field(bot, context, *f)).collect(),
        Form::Zone => vec![field(bot, context, Field::Zone)],
        Form::Slots => vec![field(bot, context, Field::Slots)],
        Form::Options => Vec::new(),
    };
    let rows = rows.into_iter().map(CreateActionRow::InputText);
    let title = bot.plain(&format!("form-ask-{}", form.id()));
    let id = id(context, LobbyAsk::Write(form));
    CreateModal::new(id, cut(&title, FORM_TITLE)).components(rows.collect())
}

fn field(bot: &Bot, context: &GameContext, field: Field) -> CreateInputText {
    let label = view::name(bot.words, field);
    let now = field.text(&context.settings);
    let hint = bot.plain(&format!("form-hint-{}", field.id()));
    short(label, field.id(), now).placeholder(cut(&hint, 100))
}

/// Answers a form that was filled in: the page it was opened from, with what is so now.
pub async fn written(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: LobbyAsk,
    form: &serenity::ModalInteraction,
) -> Result<Answer, AnswerError> {
    let by = &asker.by;
    let text = |id: &str| texts(form).into_iter().find(|(of, _)| of == id);
    let typed = text(TEXT).map(|(_, text)| text).unwrap_or_default();
    let (context, page) = match ask {
        LobbyAsk::Write(Form::Name) => (bot.service.rename(by, context, &typed).await?, Page::Game),
        LobbyAsk::Write(Form::Options) => {
            let setup = rules::rewritten(bot, context, &typed)?;
            (bot.service.reform(by, context, &setup).await?, Page::Game)
        }
        LobbyAsk::Number(mark) => {
            let setup = rules::with(bot, context, mark, &typed)?;
            (bot.service.reform(by, context, &setup).await?, Page::Game)
        }
        LobbyAsk::Write(other) => {
            let changes: Vec<(Field, String)> = texts(form)
                .into_iter()
                .filter_map(|(id, text)| Some((id.parse::<Field>().ok()?, text)))
                .collect();
            let page = match other {
                Form::Times => Page::Phases,
                _ => Page::Clock,
            };
            (bot.service.set(by, context, &changes).await?, page)
        }
        _ => return Err(AnswerError::User(bot.plain("error-old-button"))),
    };
    Ok(pages::page(
        bot.words,
        &context,
        page,
        bot.plain("form-written"),
    ))
}

/// What was written, by field.
fn texts(form: &serenity::ModalInteraction) -> Vec<(String, String)> {
    let parts = form.data.components.iter().flat_map(|row| &row.components);
    let texts = parts.filter_map(|part| match part {
        ActionRowComponent::InputText(text) => {
            let value = text.value.clone().unwrap_or_default();
            Some((text.custom_id.clone(), value))
        }
        _ => None,
    });
    texts.collect()
}
