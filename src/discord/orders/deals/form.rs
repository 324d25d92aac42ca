//! The forms of declarations: short lines to write in.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::board::Power;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, Chosen, ComponentId, DealAsk};
use crate::discord::ui::parts::reference;
use crate::discord::ui::text::{FORM_TITLE, cut};
use crate::service::GameContext;

/// The id of the form's field for the amount.
pub const AMOUNT: &str = "amount";
/// The id of the form's field for the parties' note.
pub const NOTE: &str = "note";
/// The id of the form's field that says whether to publish it.
pub const OPENLY: &str = "openly";

/// The most characters of a field's label.
const FIELD_LABEL: usize = 45;

/// The most characters shown in an empty field.
const FIELD_HINT: usize = 100;

/// One text field of a form.
pub struct Field {
    /// The id by which its text is read.
    pub id: &'static str,
    /// What stands over it.
    pub label: String,
    /// The most characters it takes.
    pub most: usize,
    /// Whether it must be filled in.
    pub needed: bool,
    /// Shown in the line while it is empty; `None` for nothing.
    pub hint: Option<String>,
}

/// The power that a menu's value stands for; `None` for any other text.
pub fn power_of(text: &str) -> Option<Power> {
    Power::named(text).ok()
}

/// A form of short text fields.
pub fn form(
    bot: &Bot,
    context: &GameContext,
    chosen: Chosen,
    about: String,
    fields: Vec<Field>,
) -> CreateModal {
    let phase = context.game.head.phase_no;
    let id = ComponentId {
        of: reference(context),
        ask: Ask::Deal(DealAsk::Fill { phase, chosen }),
    };
    let words = bot.words.for_game(&context.state.setup);
    let name = words.plain(&format!("deal-{}", chosen.deal.id()));
    let args = [("deal", name.into()), ("about", about.into())];
    let title = cut(&words.text("deal-form", &args), FORM_TITLE);
    let rows = fields.into_iter().map(|field| {
        let label = cut(&field.label, FIELD_LABEL);
        let mut input = CreateInputText::new(InputTextStyle::Short, label, field.id)
            .max_length(u16::try_from(field.most).unwrap_or(u16::MAX))
            .required(field.needed);
        if let Some(hint) = field.hint {
            input = input.placeholder(cut(&hint, FIELD_HINT));
        }
        CreateActionRow::InputText(input)
    });
    CreateModal::new(id.to_string(), title).components(rows.collect())
}
