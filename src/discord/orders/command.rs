//! `/order`, `/orders` and `/ready`: a player's own sheet.

use poise::serenity_prelude as serenity;

use super::menus::subject;
use super::ready::mark;
use super::{offers, sheet};
use crate::discord::people::clicks;
use crate::discord::ui::answering::{reply, reply_then_draw};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::text::CHOICES;
use crate::service::{Composed, GameContext, Mode};

/// `/order`: writes one order, given in full or as a unit and the rest of its order.
///
/// With `insist`, even an illegal one.
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
    order: Option<String>,
    insist: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply_then_draw(&ctx, async {
        let context = asker.find_at_once(bot, game.as_deref()).await?;
        let bot = bot.of_game(&context);
        // The whole order may be in the first option.
        let composed = match order {
            Some(order) => bot.service.compose(&asker.by, &context, &unit, &order)?,
            None => Composed::Line(unit),
        };
        let (answer, mine) = match composed {
            Composed::Line(text) => {
                let insist = insist.unwrap_or(false);
                let written = bot
                    .service
                    .write(&asker.by, &context, &text, Mode::Add, insist, &asker.origin)
                    .await?;
                (sheet::written_plain(&bot, &written), written.mine)
            }
            Composed::Either(first, second) => {
                let mine = bot.service.my_sheet(&asker.by, &context).await?;
                (sheet::which_order(&bot, &mine, &first, &second), mine)
            }
        };
        let draw = async move { sheet::picture_soon(&bot, &mine).await };
        Ok((answer, draw))
    })
    .await
}

/// Completes what may be ordered now: own units, or in Winter building sites, a waive, removals. A whole
/// order that was typed here comes first.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let subjects = async {
        let context = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let bot = &bot.of_game(&context);
        let all = bot.service.subjects(&asker.by, &context)?;
        let fits = |typed: &str| {
            let named = all.iter().filter_map(|s| subject(bot.words, &context, s));
            fitting(named, typed)
        };
        let offered = offers::or_nearest(bot.words, context.state.setup.board(), typed, fits);
        Ok::<_, AnswerError>(first_of(
            whole_lines(bot, &asker, &context, typed)?,
            offered,
        ))
    };
    response(subjects.await.unwrap_or_default())
}

/// Completes the legal orders of the unit chosen; where a whole order was typed as the unit, that first.
async fn complete_order(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let unit = option(&ctx, "unit").unwrap_or_default();
    let orders = async {
        let context = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let bot = &bot.of_game(&context);
        let all = bot.service.options(&asker.by, &context, unit)?;
        let fits = |typed: &str| offers::orders(bot.words, &context.state, &all, typed);
        let offered = offers::or_nearest(bot.words, context.state.setup.board(), typed, fits);
        let whole = fitting(whole_lines(bot, &asker, &context, unit)?, typed);
        Ok::<_, AnswerError>(first_of(whole, offered))
    };
    response(orders.await.unwrap_or_default())
}

/// A whole order that was typed where a unit was asked for; where it lacks its coast, once for each it may have.
fn whole_lines(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    typed: &str,
) -> Result<Vec<Choice>, AnswerError> {
    let whole = bot.service.whole_orders(&asker.by, context, typed)?;
    let lines = whole.iter();
    Ok(lines
        .filter_map(|item| offers::whole_line(bot.words, &context.state, item))
        .collect())
}

/// Choices before all others, which then leave them out.
fn first_of(first: Vec<Choice>, others: Vec<Choice>) -> Vec<Choice> {
    let is_other = |choice: &Choice| first.iter().all(|one| one.value != choice.value);
    let others: Vec<Choice> = others.into_iter().filter(is_other).collect();
    first.into_iter().chain(others).take(CHOICES).collect()
}

/// `/orders`: shows the player's own sheet for this phase, with buttons to change it.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn orders(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        clicks::sheet(bot, &asker, &context).await
    })
    .await
}

/// `/ready`: says that the player's orders are finished, or with `ready: false` that they are not.
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
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let answer = mark(bot, &asker, &context, ready.unwrap_or(true)).await?;
        Ok(answer)
    })
    .await
}
