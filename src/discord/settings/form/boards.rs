//! Choosing the board of a game in its lobby.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use super::choices::reformed;
use super::parts::{id, turner};
use super::rules::{MOST, lobby_only, on_board};
use crate::boards;
use crate::discord::boards::choice::{name, with_powers};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, Boards, LobbyAsk, Page};
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, cut};
use crate::service::GameContext;

/// The boards there are: ours, and the server's.
pub(super) async fn shown(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<Reply, AnswerError> {
    lobby_only(context)?;
    let now = context.state.setup.board;
    let option = |label: &str, word: &str| {
        CreateSelectMenuOption::new(cut(label, CHOICE), word).default_selection(word == now.word())
    };
    let menu = |whose: Boards, hint: &str, options: Vec<CreateSelectMenuOption>| {
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(id(context, LobbyAsk::Board(whose)), kind);
        CreateActionRow::SelectMenu(menu.placeholder(bot.plain(hint)))
    };
    let all = boards::every().map(|board| option(&with_powers(bot, board), board.word()));
    let mut rows = vec![
        CreateActionRow::SelectMenu(turner(bot.words, context, Page::Game)),
        menu(Boards::Ours, "form-pick-board", all.take(MOST).collect()),
    ];
    if let Some(guild) = asker.place.guild {
        let listed = bot.service.boards(guild).await?;
        let all = listed.iter().map(|board| option(&board.name, &board.word));
        let all: Vec<CreateSelectMenuOption> = all.take(MOST).collect();
        if !all.is_empty() {
            rows.push(menu(Boards::Servers, "form-pick-server-board", all));
        }
    }
    let back = Ask::Lobby(LobbyAsk::Turn(Page::Game));
    rows.push(CreateActionRow::Buttons(vec![button(
        context,
        back,
        bot.plain("form-back"),
    )]));
    let shown = embed(name(bot.words, now)).description(bot.plain("form-about-boards"));
    Ok(said(Answer::private("").with_embed(shown).with_rows(rows)))
}

/// The game on the board of that word.
pub(super) async fn chosen(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    word: &str,
) -> Result<Reply, AnswerError> {
    lobby_only(context)?;
    let old = || AnswerError::User(bot.plain("error-old-button"));
    let guild = asker.place.guild.ok_or_else(old)?;
    let new = on_board(bot, guild, context, word).await?;
    reformed(bot, asker, context, &new).await
}
