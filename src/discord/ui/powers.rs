//! Powers as options of commands name them. Which they are depends on the game's board, so they are no fixed choices.

use poise::serenity_prelude as serenity;

use super::bot::{Bot, Ctx};
use super::commands::{asker, bot_for};
use super::complete::{Choice, fitting, option, response};
use super::error::AnswerError;
use super::text::{cut, escape};
use crate::board::{Board, Power};
use crate::i18n::Words;
use crate::orders::{folded, power_on};
use crate::service::GameContext;

/// The most of what was typed that is repeated.
const REPEATED: usize = 40;

/// The power of this board that was typed or chosen.
///
/// # Errors
/// When the board has none of that name; the sentence lists those there are.
pub fn power_on_board(words: &Words, board: &Board, typed: &str) -> Result<Power, AnswerError> {
    power_typed(words, board, typed).ok_or_else(|| {
        let powers: Vec<String> = board.powers().map(|power| words.power(power)).collect();
        let args = [
            ("text", escape(&cut(typed, REPEATED)).into()),
            ("powers", escape(&powers.join(", ")).into()),
        ];
        AnswerError::User(words.text("option-no-power", &args))
    })
}

/// The power of this game's board that was typed or chosen.
///
/// # Errors
/// As [`power_on_board`].
pub fn power_of(bot: &Bot, context: &GameContext, typed: &str) -> Result<Power, AnswerError> {
    power_on_board(bot.words, context.state.setup.board(), typed)
}

/// The power that was typed, of the game the command is for: of our own, where it is not known which.
///
/// # Errors
/// As [`power_on_board`].
pub async fn typed_power(ctx: &Ctx<'_>, typed: &str) -> Result<Power, AnswerError> {
    let (words, board) = meant(ctx).await;
    power_on_board(words, board, typed)
}

/// The power of the game that is meant, where one was named.
///
/// # Errors
/// As [`power_on_board`].
pub fn named(
    power: Option<&str>,
    bot: &Bot,
    context: &GameContext,
) -> Result<Option<Power>, AnswerError> {
    power.map(|typed| power_of(bot, context, typed)).transpose()
}

/// The power of a board that a word means: its name in the reader's language or in orders, or the first letters of it.
pub fn power_typed(words: &Words, board: &Board, word: &str) -> Option<Power> {
    let typed = folded(word.trim());
    if typed.is_empty() {
        return None;
    }
    let name = |p: Power| folded(&words.power(p));
    let exact = power_on(board, word.trim()).or_else(|| board.powers().find(|p| name(*p) == typed));
    exact.or_else(|| {
        let begins = |p: &Power| p.id().starts_with(&typed) || name(*p).starts_with(&typed);
        let mut fits = board.powers().filter(begins);
        // Only one may be meant.
        fits.next().filter(|_| fits.next().is_none())
    })
}

/// Completes a power of the game that is meant; nothing where it is not known which.
pub async fn complete_power(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let found = asker(&ctx)
        .find_at_once(ctx.data(), option(&ctx, "game"))
        .await;
    match found {
        Ok(context) => {
            let setup = &context.state.setup;
            powers_of(bot_for(&ctx).words.for_game(setup), setup.board(), typed)
        }
        Err(_) => response(Vec::new()),
    }
}

/// Completes a power of a board.
pub fn powers_of(
    words: &Words,
    board: &Board,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let choices = board.powers().map(|p| Choice::new(words.power(p), p.id()));
    response(fitting(choices, typed))
}

/// The words and the board of the game that a command is for; ours, where it is not known which.
async fn meant(ctx: &Ctx<'_>) -> (&'static Words, &'static Board) {
    let words = bot_for(ctx).words;
    match asker(ctx)
        .find_at_once(ctx.data(), option(ctx, "game"))
        .await
    {
        Ok(context) => {
            let setup = &context.state.setup;
            (words.for_game(setup), setup.board())
        }
        Err(_) => (words, Board::standard()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(word: &str) -> Option<String> {
        let power = power_typed(Words::english(), Board::standard(), word);
        power.map(|power| power.to_string())
    }

    #[test]
    fn a_power_is_named_by_id_name_adjective_or_first_letters() {
        for word in ["turkey", "Turkey", " TURKISH ", "tur", "T"] {
            assert_eq!(typed(word).as_deref(), Some("turkey"), "{word}");
        }
        for word in ["", "x", "Spain"] {
            assert_eq!(typed(word), None, "{word}");
        }
    }

    #[test]
    fn who_is_not_on_the_board_is_refused_with_those_who_are() {
        let found = power_on_board(Words::english(), Board::standard(), "*Spain*");
        let Err(AnswerError::User(told)) = found else {
            panic!("Spain is no power");
        };
        assert!(told.contains("Austria, England, France"), "{told}");
        assert!(!told.contains("*Spain*"), "escaped: {told}");
    }
}
