//! What a choice on the page of rules does.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::pages::shown;
use super::parts::{id, short, turner};
use super::rules::{MOST, by_book, lobby_only, marked, with};
use crate::discord::lobby::rules::{plain, setup, stay_on};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, LobbyAsk, Mark, Page};
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, DESCRIPTION, FORM_TITLE, cut};
use crate::game::Setup;
use crate::service::GameContext;
use crate::variants::options::Expected;

/// Another variant, with its own usual options.
pub(super) async fn variant(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    id: &str,
) -> Result<Reply, AnswerError> {
    let mut new = setup(bot.words, Some(id), None)?;
    stay_on(bot.words, context.state.setup.board, &mut new)?;
    reformed(bot, asker, context, &new).await
}

/// The same rules by another book.
pub(super) async fn rulebook(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    book: &str,
) -> Result<Reply, AnswerError> {
    let new = by_book(bot, context, book)?;
    reformed(bot, asker, context, &new).await
}

/// The game with another setup, and the page that shows it.
pub(super) async fn reformed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    setup: &Setup,
) -> Result<Reply, AnswerError> {
    let context = bot.service.reform(&asker.by, context, setup).await?;
    Ok(shown(bot, &context, Page::Game, bot.plain("form-written")))
}

/// What an option may be: a menu where it takes words, else a form for it.
pub(super) fn option(bot: &Bot, context: &GameContext, of: &str) -> Result<Reply, AnswerError> {
    lobby_only(context)?;
    let words = bot.words;
    let old = || AnswerError::User(bot.plain("error-old-button"));
    let option = marked(context, Mark::of(of)).ok_or_else(old)?;
    let now = plain(&option.value);
    let mark = Mark::of(option.id);
    let all = option.expected.words();
    if all.is_empty() || all.len() > MOST {
        let title = cut(option.id, FORM_TITLE);
        let hint = cut(&words.expected(&option.expected), 100);
        let input = short(title.clone(), "text", now).placeholder(hint);
        let row = CreateActionRow::InputText(input);
        let id = id(context, LobbyAsk::Number(mark));
        return Ok(Reply::Form(
            CreateModal::new(id, title).components(vec![row]),
        ));
    }
    let chosen: Vec<&str> = now.split(',').collect();
    let options = all.iter().map(|word| {
        let option = CreateSelectMenuOption::new(cut(word, CHOICE), word);
        option.default_selection(chosen.contains(&word.as_str()))
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let menu = CreateSelectMenu::new(id(context, LobbyAsk::Value(mark)), kind);
    let menu = match option.expected {
        Expected::AnyOf(_) => {
            let most = u8::try_from(all.len()).unwrap_or(u8::MAX);
            menu.min_values(0).max_values(most)
        }
        _ => menu,
    };
    let args = [
        ("option", option.id.into()),
        ("value", now.into()),
        ("expected", words.expected(&option.expected).into()),
    ];
    let back = button(
        context,
        Ask::Lobby(LobbyAsk::Turn(Page::Game)),
        words.plain("form-back"),
    );
    let rows = vec![
        CreateActionRow::SelectMenu(turner(words, context, Page::Game)),
        CreateActionRow::SelectMenu(menu),
        CreateActionRow::Buttons(vec![back]),
    ];
    let shown = embed(option.id.to_owned())
        .description(cut(&words.text("form-option", &args), DESCRIPTION));
    Ok(said(Answer::private("").with_embed(shown).with_rows(rows)))
}

/// An option set to what was chosen.
pub(super) async fn value(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    mark: Mark,
    chosen: &[String],
) -> Result<Reply, AnswerError> {
    lobby_only(context)?;
    let new = with(bot, context, mark, &chosen.join(","))?;
    reformed(bot, asker, context, &new).await
}
