//! The form's page of rules: variant, rulebook, and every option the rules have.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateInputText, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, InputTextStyle,
};

use super::parts::id;
use crate::discord::boards::choice::play_on;
use crate::discord::lobby::rules::{
    changed_options, plain, rulebooks, set_options, setup, stay_on, variant_name, write_rulebook,
};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Form, LobbyAsk, Mark};
use crate::discord::ui::text::{CHOICE, FORM_TITLE, cut};
use crate::game::{GameStatus, Setup};
use crate::i18n::Words;
use crate::service::{GameContext, LobbyRefusal, Refusal};
use crate::store::GuildId;
use crate::variants::PRESETS;
use crate::variants::options::{Known, known};

/// How many options a menu holds.
pub(super) const MOST: usize = 25;

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
        let menu = CreateSelectMenu::new(id(context, ask), kind);
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

/// Refuses when the game has begun.
pub(super) fn lobby_only(context: &GameContext) -> Result<(), AnswerError> {
    match context.state.stage {
        GameStatus::Lobby => Ok(()),
        GameStatus::Playing => {
            let why = Refusal::Lobby(LobbyRefusal::RulesFixed);
            Err(AnswerError::Refused(Box::new(why)))
        }
        GameStatus::Finished(_) => Err(AnswerError::Refused(Box::new(Refusal::GameOver))),
    }
}

/// The setup of a game by another book, all its options kept.
pub fn by_book(bot: &Bot, context: &GameContext, book: &str) -> Result<Setup, AnswerError> {
    let now = &context.state.setup;
    let mut new = setup(bot.words, Some(&now.variant), Some(book))?;
    stay_on(bot.words, now.board, &mut new)?;
    set_options(bot.words, &mut new, &changed_options(now).join(" "))?;
    Ok(new)
}

/// The setup of a game on another board: its variant by the same book, with the options that were chosen for it.
/// Who plays is chosen anew, because it names powers.
pub(super) async fn on_board(
    bot: &Bot,
    guild: GuildId,
    context: &GameContext,
    board: &str,
) -> Result<Setup, AnswerError> {
    let now = &context.state.setup;
    let book = write_rulebook(now.rulebook());
    let mut new = setup(bot.words, Some(&now.variant), Some(&book))?;
    play_on(bot, guild, &mut new, board).await?;
    let mut chosen = changed_options(now);
    chosen.retain(|option| !option.starts_with("board=") && !option.starts_with("players="));
    set_options(bot.words, &mut new, &chosen.join(" "))?;
    Ok(new)
}

/// The option of that mark.
pub(super) fn marked(context: &GameContext, mark: Mark) -> Option<Known> {
    let mut all = known(&context.state.setup).into_iter();
    all.find(|option| Mark::of(option.id) == mark)
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
    let id = id(context, LobbyAsk::Write(Form::Options));
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
    stay_on(bot.words, now.board, &mut new)?;
    set_options(bot.words, &mut new, text)?;
    Ok(new)
}
