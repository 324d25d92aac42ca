//! The form's page of rules: variant, rulebook, and every option the rules have.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateInputText, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, InputTextStyle,
};

use super::{pages, shown, write};
use crate::discord::lobby::rules::{
    changed_options, plain, rulebooks, set_options, setup, variant_name, write_rulebook,
};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, Form, LobbyAsk, Mark, Page};
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, DESCRIPTION, FORM_TITLE, cut};
use crate::game::{GameStatus, Setup};
use crate::i18n::Words;
use crate::service::{GameContext, LobbyRefusal, Refusal};
use crate::variants::PRESETS;
use crate::variants::options::{Expected, Known, known};

/// How many options a menu holds.
const MOST: usize = 25;

/// The menus of the page.
pub(super) fn menus(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let now = &context.state.setup;
    let variants = PRESETS.iter().map(|p| {
        let name = cut(&variant_name(words, p.id), CHOICE);
        CreateSelectMenuOption::new(name, p.id).default_selection(p.id == now.variant)
    });
    let book = write_rulebook(now.rulebook());
    let books = rulebooks(words).into_iter().map(|choice| {
        let is_so = choice.value == book;
        CreateSelectMenuOption::new(choice.name, choice.value).default_selection(is_so)
    });
    let menu = |ask, hint: &str, options: Vec<CreateSelectMenuOption>| {
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(write::id(context, ask), kind);
        CreateActionRow::SelectMenu(menu.placeholder(words.plain(hint)))
    };
    let mut rows = vec![
        menu(LobbyAsk::Variant, "form-pick-variant", variants.collect()),
        menu(LobbyAsk::Rulebook, "form-pick-rulebook", books.collect()),
    ];
    let all = known(now);
    // A menu has room for so many; the text of all options is behind a button.
    let options = all.iter().take(MOST).map(|option| {
        let value = cut(&plain(&option.value), CHOICE);
        let option = CreateSelectMenuOption::new(option.id, option.id);
        if value.is_empty() {
            option
        } else {
            option.description(value)
        }
    });
    let options: Vec<CreateSelectMenuOption> = options.collect();
    if !options.is_empty() {
        let ask = LobbyAsk::Options { from: 0 };
        rows.push(menu(ask, "form-pick-option", options));
    }
    rows
}

fn lobby_only(context: &GameContext) -> Result<(), AnswerError> {
    match context.state.stage {
        GameStatus::Lobby => Ok(()),
        GameStatus::Playing => {
            let why = Refusal::Lobby(LobbyRefusal::RulesFixed);
            Err(AnswerError::Refused(Box::new(why)))
        }
        GameStatus::Finished(_) => Err(AnswerError::Refused(Box::new(Refusal::GameOver))),
    }
}

/// Another variant, with its own usual options.
pub(super) async fn variant(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    id: &str,
) -> Result<Reply, AnswerError> {
    let new = setup(bot.words, Some(id), None)?;
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

/// The setup of a game by another book, all its options kept.
pub fn by_book(bot: &Bot, context: &GameContext, book: &str) -> Result<Setup, AnswerError> {
    let now = &context.state.setup;
    let mut new = setup(bot.words, Some(&now.variant), Some(book))?;
    set_options(bot.words, &mut new, &changed_options(now).join(" "))?;
    Ok(new)
}

async fn reformed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    setup: &Setup,
) -> Result<Reply, AnswerError> {
    let context = bot.service.reform(&asker.by, context, setup).await?;
    Ok(shown(bot, &context, Page::Game, bot.plain("form-written")))
}

fn marked(context: &GameContext, mark: Mark) -> Option<Known> {
    let mut all = known(&context.state.setup).into_iter();
    all.find(|option| Mark::of(option.id) == mark)
}

/// What an option may be: a menu where it takes words, else a form for it.
pub(super) fn option(bot: &Bot, context: &GameContext, id: &str) -> Result<Reply, AnswerError> {
    lobby_only(context)?;
    let words = bot.words;
    let old = || AnswerError::User(bot.plain("error-old-button"));
    let option = marked(context, Mark::of(id)).ok_or_else(old)?;
    let now = plain(&option.value);
    let mark = Mark::of(option.id);
    let all = option.expected.words();
    if all.is_empty() || all.len() > MOST {
        let title = cut(option.id, FORM_TITLE);
        let hint = cut(&words.expected(&option.expected), 100);
        let input = write::short(title.clone(), "text", now).placeholder(hint);
        let row = CreateActionRow::InputText(input);
        let id = write::id(context, LobbyAsk::Number(mark));
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
    let menu = CreateSelectMenu::new(write::id(context, LobbyAsk::Value(mark)), kind);
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
        CreateActionRow::SelectMenu(pages::turner(words, context, Page::Game)),
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

/// The setup with an option of that mark set to a text.
pub(super) fn with(
    bot: &Bot,
    context: &GameContext,
    mark: Mark,
    text: &str,
) -> Result<Setup, AnswerError> {
    let old = || AnswerError::User(bot.plain("error-old-button"));
    let option = marked(context, mark).ok_or_else(old)?;
    let mut new = context.state.setup.clone();
    let text: String = text.split_whitespace().collect();
    let written = format!("{}={text}", option.id);
    set_options(bot.words, &mut new, &written)?;
    Ok(new)
}

/// The form with all options that are not the variant's usual ones.
pub(super) fn options_form(bot: &Bot, context: &GameContext) -> Result<CreateModal, AnswerError> {
    lobby_only(context)?;
    let label = cut(&bot.plain("form-field-options"), FORM_TITLE);
    let now = changed_options(&context.state.setup).join("\n");
    let input = CreateInputText::new(InputTextStyle::Paragraph, label, "text")
        .placeholder(bot.plain("form-hint-options"))
        .required(false)
        .max_length(2_000);
    let input = if now.is_empty() || now.chars().count() > 2_000 {
        input
    } else {
        input.value(now)
    };
    let title = cut(&bot.plain("form-ask-options"), FORM_TITLE);
    let id = write::id(context, LobbyAsk::Write(Form::Options));
    Ok(CreateModal::new(id, title).components(vec![CreateActionRow::InputText(input)]))
}

/// The variant by the same book with just the options somebody wrote.
pub(super) fn rewritten(
    bot: &Bot,
    context: &GameContext,
    text: &str,
) -> Result<Setup, AnswerError> {
    let now = &context.state.setup;
    let book = write_rulebook(now.rulebook());
    let mut new = setup(bot.words, Some(&now.variant), Some(&book))?;
    set_options(bot.words, &mut new, text)?;
    Ok(new)
}
