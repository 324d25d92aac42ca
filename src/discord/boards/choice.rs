//! Choosing the board of a new game: one of ours, or one on the server's list.

use poise::serenity_prelude as serenity;

use crate::board::BoardRef;
use crate::boards;
use crate::discord::ui::bot::{Bot, Ctx};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::complete::{Choice, fitting, response};
use crate::discord::ui::error::AnswerError;
use crate::game::Setup;
use crate::i18n::Words;
use crate::store::GuildId;

/// A board's name as people read it.
pub fn name(words: &Words, board: BoardRef) -> String {
    match board {
        BoardRef::Shipped(kind) => words.plain(&format!("board-name-{}", kind.id())),
        BoardRef::Read(board) => {
            let texts = board.own().map(|own| own.texts_in(words.language().id()));
            texts.map(|texts| texts.name).unwrap_or_default()
        }
    }
}

/// A board of ours with the number of its powers, as a choice shows it.
pub fn with_powers(bot: &Bot, board: BoardRef) -> String {
    let args = [
        ("name", name(bot.words, board).into()),
        ("powers", board.board().powers().count().into()),
    ];
    bot.say("board-choice", &args)
}

/// The board of that word or name.
///
/// # Errors
/// When neither we nor the server have one.
pub async fn board_named(bot: &Bot, guild: GuildId, typed: &str) -> Result<BoardRef, AnswerError> {
    let typed = typed.trim().to_lowercase();
    let is = |word: &str, name: &str| word == typed || name.to_lowercase() == typed;
    let ours = boards::every().find(|board| {
        let names = [bot.words, Words::english()].map(|words| name(words, *board));
        names.iter().any(|name| is(board.word(), name))
    });
    if let Some(board) = ours {
        return Ok(board);
    }
    let listed = bot.service.boards(guild).await?;
    let found = listed
        .into_iter()
        .find(|board| is(&board.word, &board.name));
    let word = found.map_or(typed, |board| board.word);
    Ok(bot.service.board_named(guild, &word).await?)
}

/// Takes the rules of a new game to the board that somebody typed.
///
/// # Errors
/// When there is no such board, or it lacks what these rules need.
pub async fn play_on(
    bot: &Bot,
    guild: GuildId,
    setup: &mut Setup,
    typed: &str,
) -> Result<(), AnswerError> {
    let board = board_named(bot, guild, typed).await?;
    setup.play_on(board).map_err(|why| {
        let args = [
            ("board", name(bot.words, board).into()),
            ("why", bot.words.cannot_carry(&why).into()),
        ];
        AnswerError::User(bot.say("board-cannot-carry", &args))
    })
}

/// Completes a board: ours, then the server's.
pub async fn complete_board(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut choices: Vec<Choice> = boards::every()
        .map(|board| Choice::new(with_powers(bot, board), board.word()))
        .collect();
    if let Some(guild) = asker(&ctx).place.guild {
        let listed = bot.service.boards(guild).await.unwrap_or_default();
        choices.extend(listed.into_iter().map(|b| Choice::new(b.name, b.word)));
    }
    response(fitting(choices, typed))
}
