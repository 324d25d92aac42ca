//! `/order`, `/orders` and `/ready`: a player's own sheet.

use poise::serenity_prelude as serenity;

use super::{Ctx, Done, asker, complete_game, reply};
use crate::board::{Board, UnitKind};
use crate::desk::{Mode, Subject, Table};
use crate::discord::bot::{Asker, Bot};
use crate::discord::complete::{Choice, fitting, option, response};
use crate::discord::error::Fault;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::views::sheet;
use crate::game::Item;
use crate::orders::{Act, Order, UnitRef, Via};

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
    let bot = ctx.data();
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let text = bot.desk.compose(&asker.by, &table, &unit, &order)?;
        let insist = insist.unwrap_or(false);
        let written = bot
            .desk
            .write(&asker.by, &table, &text, Mode::Add, insist, &asker.origin)
            .await?;
        Ok(sheet::written(bot, &written).await)
    })
    .await
}

/// Completes what may be ordered now: own units, or in Winter building sites, a waive, removals.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = ctx.data();
    let asker = asker(&ctx);
    let subjects = async {
        let table = asker.find(bot, option(&ctx, "game")).await?;
        Ok::<_, Fault>(bot.desk.subjects(&asker.by, &table)?)
    };
    let choices = subjects.await.unwrap_or_default();
    response(fitting(
        choices.iter().filter_map(|s| subject(bot, s)),
        typed,
    ))
}

fn subject(bot: &Bot, subject: &Subject) -> Option<Choice> {
    let words = bot.words;
    Some(match subject {
        Subject::Unit(unit) => {
            let named = UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
            };
            Choice::new(say::unit(words, unit), named.to_string())
        }
        Subject::Site(builds) => {
            let Some(Order::Build { at, .. }) = builds.first() else {
                return None;
            };
            let site = words.province(at.province);
            let name = words.text("choice-site", &[("at", site.clone().into())]);
            Choice::new(name, site)
        }
        Subject::When(when) => Choice::new(say::when(words, *when), when.to_string()),
        Subject::Waive => Choice::new(say::order(words, &Order::Waive), Order::Waive.to_string()),
    })
}

/// Completes the legal orders of the unit chosen.
async fn complete_order(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = ctx.data();
    let asker = asker(&ctx);
    let unit = option(&ctx, "unit").unwrap_or_default();
    let orders = async {
        let table = asker.find(bot, option(&ctx, "game")).await?;
        let orders = bot.desk.options(&asker.by, &table, unit)?;
        let board = table.state.setup.board();
        let choice = |item: &Item| {
            let name = match item {
                Item::Order(order) => say::order(bot.words, &by_sea(board, order)),
                Item::Ahead(ahead) => say::ahead(bot.words, ahead),
                other => other.to_string(),
            };
            Choice::new(name, item.to_string())
        };
        Ok::<_, Fault>(orders.iter().map(choice).collect::<Vec<_>>())
    };
    let choices = orders.await.unwrap_or_default();
    response(fitting(choices, typed))
}

/// The order with its convoy spelled out, where an army has no way but by sea.
fn by_sea(board: &Board, order: &Order) -> Order {
    let mut spelled = order.clone();
    if let Order::Unit {
        unit,
        act: Act::Move { to, via },
    } = &mut spelled
        && unit.kind == Some(UnitKind::Army)
        && *via == Via::Unsaid
        && !board.reach(UnitKind::Army, unit.at).contains(to.province)
    {
        *via = Via::Convoy;
    }
    spelled
}

#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn orders(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = ctx.data();
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let mine = bot.desk.my_sheet(&asker.by, &table).await?;
        Ok(sheet::panel(bot, &mine, String::new()).await)
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
    let bot = ctx.data();
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let answer = mark(bot, &asker, &table, ready.unwrap_or(true)).await?;
        Ok(answer)
    })
    .await
}

/// Marks a player ready or not, and says who is waited for.
pub async fn mark(bot: &Bot, asker: &Asker, table: &Table, ready: bool) -> Result<Answer, Fault> {
    let (standing, closed) = bot.desk.ready(&asker.by, table, ready).await?;
    if !ready {
        return Ok(Answer::private(bot.plain("ready-no")));
    }
    let all = closed.is_some() || standing.all;
    let key = match (all, standing.paused, standing.waiting.is_empty()) {
        (true, true, _) => "ready-yes-paused",
        (true, false, _) => "ready-yes-all",
        (false, _, true) => "ready-yes-known",
        (false, _, false) => "ready-yes",
    };
    let args = [
        ("waiting", standing.waiting.len().into()),
        ("of", standing.of.into()),
    ];
    Ok(Answer::private(bot.say(key, &args)))
}
