//! `/order`, `/orders` and `/ready`: a player's own sheet.

use poise::serenity_prelude as serenity;

use super::menus::subject;
use super::{offers, sheet};
use crate::discord::people::clicks;
use crate::discord::ui::answering::{reply, reply_then_draw};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::parts::reference;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::CHOICES;
use crate::service::{Composed, Mode, Table};

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
        let (answer, mine) = match bot.service.compose(&asker.by, &table, &unit, &order)? {
            Composed::Line(text) => {
                let insist = insist.unwrap_or(false);
                let written = bot
                    .service
                    .write(&asker.by, &table, &text, Mode::Add, insist, &asker.origin)
                    .await?;
                (sheet::written_plain(bot, &written), written.mine)
            }
            Composed::Either(first, second) => {
                let mine = bot.service.my_sheet(&asker.by, &table).await?;
                (sheet::which_order(bot, &mine, &first, &second), mine)
            }
        };
        let draw = async move { sheet::picture_soon(bot, &mine).await };
        Ok((answer, draw))
    })
    .await
}

/// Completes what may be ordered now: own units, or in Winter building sites, a waive, removals. A whole
/// order that was typed here comes first.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let subjects = async {
        let table = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let all = bot.service.subjects(&asker.by, &table)?;
        let fits = |typed: &str| {
            let named = all.iter().filter_map(|s| subject(bot.words, &table, s));
            fitting(named, typed)
        };
        let offered = offers::or_nearest(bot.words, table.state.setup.board(), typed, fits);
        let whole = bot.service.whole_order(&asker.by, &table, typed)?;
        let whole = whole.and_then(|item| offers::whole_line(bot.words, &table.state, &item));
        Ok::<_, AnswerError>(first_of(whole, offered))
    };
    response(subjects.await.unwrap_or_default())
}

/// Completes the legal orders of the unit chosen; where a whole order was typed as the unit, that first.
async fn complete_order(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let unit = option(&ctx, "unit").unwrap_or_default();
    let orders = async {
        let table = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let all = bot.service.options(&asker.by, &table, unit)?;
        let fits = |typed: &str| offers::orders(bot.words, &table.state, &all, typed);
        let offered = offers::or_nearest(bot.words, table.state.setup.board(), typed, fits);
        let whole = bot.service.whole_order(&asker.by, &table, unit)?;
        let whole = whole.and_then(|item| offers::whole_line(bot.words, &table.state, &item));
        let whole = whole.filter(|whole| !fitting([whole.clone()], typed).is_empty());
        Ok::<_, AnswerError>(first_of(whole, offered))
    };
    response(orders.await.unwrap_or_default())
}

/// A choice before all others, which then leave it out.
fn first_of(first: Option<Choice>, others: Vec<Choice>) -> Vec<Choice> {
    let is_other = |choice: &Choice| first.as_ref().is_none_or(|one| one.value != choice.value);
    let others: Vec<Choice> = others.into_iter().filter(is_other).collect();
    first.into_iter().chain(others).take(CHOICES).collect()
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
        clicks::sheet(bot, &asker, &table).await
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

/// Marks a player ready or not, and says who is waited for, or that the phase is closed by it.
pub async fn mark(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    ready: bool,
) -> Result<Answer, AnswerError> {
    let (standing, closed) = bot.service.ready(&asker.by, table, ready).await?;
    if !ready {
        return Ok(Answer::private(bot.plain("ready-no")));
    }
    let (was, channel) = (table.state.phase, table.game.head.channel);
    let now = match &closed {
        Some(closed) => &closed.table,
        None => &asker.table(bot, reference(table)).await?,
    };
    // The phase that follows is another: nobody is ready for it yet.
    if now.game.head.phase_no != table.game.head.phase_no || !now.state.is_playing() {
        let over = !now.state.is_playing();
        let args = [
            ("phase", labels::phase(bot.words, was).into()),
            ("channel", channel.to_string().into()),
            ("next", labels::phase(bot.words, now.state.phase).into()),
        ];
        let key = if over {
            "ready-closed-over"
        } else {
            "ready-closed"
        };
        return Ok(Answer::private(bot.say(key, &args)));
    }
    let key = match (standing.all, standing.paused, standing.waiting.is_empty()) {
        _ if !standing.early => "ready-yes-late",
        _ if standing.held => "ready-yes-held",
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
    let mine = bot.service.my_sheet(&asker.by, table).await;
    if mine.is_ok_and(|mine| !mine.clashes().is_empty()) {
        told = format!("{told}\n{}", bot.plain("ready-doubts"));
    }
    Ok(Answer::private(told))
}
