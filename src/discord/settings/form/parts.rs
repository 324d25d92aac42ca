//! What the pages and the forms to write in are made of.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateInputText, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::discord::ui::ids::{Ask, ComponentId, LobbyAsk, Page};
use crate::discord::ui::parts::reference;
use crate::discord::ui::text::{FORM_TITLE, cut};
use crate::i18n::Words;
use crate::service::GameContext;

/// The id of a menu or form.
pub(super) fn id(context: &GameContext, ask: LobbyAsk) -> String {
    let of = reference(context);
    let ask = Ask::Lobby(ask);
    ComponentId { of, ask }.to_string()
}

/// The menu of the pages.
pub(super) fn turner(words: &Words, context: &GameContext, page: Page) -> CreateSelectMenu {
    let options = Page::ALL.iter().copied().map(|p| {
        let label = words.plain(&format!("form-page-{}", p.id()));
        CreateSelectMenuOption::new(label, p.id()).default_selection(p == page)
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    CreateSelectMenu::new(id(context, LobbyAsk::Pages), kind)
}

/// A line to write in.
pub(super) fn short(label: String, id: &str, value: String) -> CreateInputText {
    let input = CreateInputText::new(InputTextStyle::Short, cut(&label, FORM_TITLE), id);
    let input = input.required(false).max_length(300);
    if value.is_empty() {
        input
    } else {
        input.value(value)
    }
}
