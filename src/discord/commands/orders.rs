//! `/order`, `/orders` and `/ready`: a player's own sheet.

use poise::serenity_prelude as serenity;

use super::{Ctx, Done, asker, bot_for, complete_game, reply, reply_then_draw};
use crate::desk::{Mode, Table};
use crate::discord::bot::{Asker, Bot};
use crate::discord::complete::{fitting, option, response};
use crate::discord::error::AnswerError;
use crate::discord::menus::subject;
use crate::discord::offers;
use crate::discord::reply::Answer;
use crate::discord::seats;
use crate::discord::views::sheet;

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn order(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_unit"]
    #[max_length = 100]
    unit: String,
    #[autocomplete = "complete_order"]
    #[max_length = 300]
    order: String,
    insist: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply_then_draw(&ctx, async {
        let table = asker.find_at_once(bot, game.as_deref()).await?;
        let text = bot.desk.compose(&asker.by, &table, &unit, &order)?;
        let insist = insist.unwrap_or(false);
        let written = bot
            .desk
            .write(&asker.by, &table, &text, Mode::Add, insist, &asker.origin)
            .await?;
        let answer = sheet::written_plain(bot, &written);
        let draw = async move { sheet::picture_soon(bot, &written.mine).await };
        Ok((answer, draw))
    })
    .await
}

/// Completes what may be ordered now: own units, or in Winter building sites, a waive, removals.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let subjects = async {
        let table = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let all = bot.desk.subjects(&asker.by, &table)?;
        let named = all.iter().filter_map(|s| subject(bot.words, &table, s));
        Ok::<_, AnswerError>(fitting(named, typed))
    };
    response(subjects.await.unwrap_or_default())
}

/// Completes the legal orders of the unit chosen.
async fn complete_order(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let unit = option(&ctx, "unit").unwrap_or_default();
    let orders = async {
        let table = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let all = bot.desk.options(&asker.by, &table, unit)?;
        Ok::<_, AnswerError>(offers::orders(bot.words, &table.state, &all, typed))
    };
    response(orders.await.unwrap_or_default())
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn orders(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        seats::sheet(bot, &asker, &table).await
    })
    .await
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn ready(
    ctx: Ctx<'_>,
    ready: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let answer = mark(bot, &asker, &table, ready.unwrap_or(true)).await?;
        Ok(answer)
    })
    .await
}

/// Marks a player ready or not, and says who is waited for.
pub async fn mark(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    ready: bool,
) -> Result<Answer, AnswerError> {
    let (standing, closed) = bot.desk.ready(&asker.by, table, ready).await?;
    if !ready {
        return Ok(Answer::private(bot.plain("ready-no")));
    }
    let all = closed.is_some() || standing.all;
    let key = match (all, standing.paused, standing.waiting.is_empty()) {
        _ if closed.is_none() && !standing.early => "ready-yes-late",
        _ if closed.is_none() && standing.held => "ready-yes-held",
        (true, true, _) => "ready-yes-paused",
        (true, false, _) => "ready-yes-all",
        (false, _, true) => "ready-yes-known",
        (false, _, false) => "ready-yes",
    };
    let args = [
        ("waiting", standing.waiting.len().into()),
        ("of", standing.of.into()),
    ];
    let mut told = bot.say(key, &args);
    let mine = bot.desk.my_sheet(&asker.by, table).await;
    if closed.is_none() && mine.is_ok_and(|mine| !mine.clashes().is_empty()) {
        told = format!("{told}\n{}", bot.plain("ready-doubts"));
    }
    Ok(Answer::private(told))
}
