//! `/trade`: a player's trades. Each is a line on the player's own sealed sheet, written as typed ones
//! are.

use poise::serenity_prelude as serenity;

use super::{trade_forms, trade_view as views};
use crate::board::{Board, Power};
use crate::control::exchange::{MOST_SOLD, Trade, currency_id, currency_on};
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::text::{FORM_TEXT, cut, escape, one_line};
use crate::service::{GameContext, MySheet, TradeForm};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("sell", "buy", "clear", "review", "form"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn trade(_: Ctx<'_>) -> Done {
    Ok(())
}

/// Writes one line on the sheet.
async fn declare(ctx: &Ctx<'_>, game: Option<String>, line: &str) -> Done {
    let bot = &bot_for(ctx);
    let mut asker = asker(ctx);
    reply(ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let written = bot
            .service
            .trade(&asker.by, &context, line, &asker.origin)
            .await?;
        Ok(views::written(bot, &written))
    })
    .await
}

#[poise::command(slash_command)]
async fn sell(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_sold"]
    #[max_length = 40]
    currency: String,
    #[autocomplete = "complete_units_sold"]
    #[max_length = 20]
    units: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("sell {} {}", one_line(&units), one_line(&currency));
    declare(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn buy(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_bought"]
    #[max_length = 40]
    currency: String,
    #[autocomplete = "complete_units_bought"]
    #[max_length = 20]
    units: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("buy {} {}", one_line(&units), one_line(&currency));
    declare(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn clear(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_traded"]
    #[max_length = 40]
    currency: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let board = context.state.setup.board();
        let named = currency.as_deref().map(|typed| named(bot, board, typed));
        let mine = bot
            .service
            .clear_trades(&asker.by, &context, named.transpose()?, &asker.origin)
            .await?;
        Ok(views::panel(bot, &mine, bot.plain("ticket-cleared")))
    })
    .await
}

/// The currency a text names.
fn named(bot: &Bot, board: &Board, typed: &str) -> Result<Power, AnswerError> {
    currency_on(board, typed.trim()).ok_or_else(|| {
        let found = escape(&cut(typed.trim(), 40));
        let mut args = bot.words.traded();
        args.push(("found", found.into()));
        AnswerError::User(bot.say("trade-no-currency", &args))
    })
}

#[poise::command(slash_command)]
async fn review(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context
            .exchange()
            .map_err(|why| AnswerError::Refused(Box::new(why)))?;
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        Ok(views::panel(bot, &mine, String::new()))
    })
    .await
}

#[poise::command(slash_command)]
async fn form(
    ctx: Ctx<'_>,
    #[max_length = 4000] lines: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    if let (None, poise::Context::Application(app)) = (&lines, ctx) {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let mine = bot.service.my_trades(&asker.by, &context).await?;
        let form = serenity::CreateInteractionResponse::Modal(trade_forms::form(bot, &mine)?);
        app.interaction
            .create_response(ctx.serenity_context(), form)
            .await?;
        return Ok(());
    }
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let typed = cut(&lines.unwrap_or_default(), FORM_TEXT);
        trade_forms::submit(bot, &asker, &context, (None, None), &typed).await
    })
    .await
}

/// The asker's own sheet, for completing.
async fn own(ctx: &Ctx<'_>) -> Option<MySheet> {
    let bot = &bot_for(ctx);
    let mut asker: Asker = asker(ctx);
    let context = asker.find_at_once(bot, option(ctx, "game")).await.ok()?;
    bot.service.my_sheet(&asker.by, &context).await.ok()
}

/// The currencies in the game, each with its price, and what `told` adds.
fn currencies<'m>(
    bot: &'m Bot,
    mine: &'m MySheet,
    key: &'static str,
    told: impl Fn(&TradeForm, Power, u64) -> Option<u64> + 'm,
) -> impl Iterator<Item = Choice> + 'm {
    let exchange = mine.context.state.control.exchange();
    let prices = exchange.into_iter().flat_map(|b| &b.prices);
    prices.filter_map(move |(currency, price)| {
        let trade_form = mine.known.trade_form.as_ref()?;
        let units = told(trade_form, *currency, *price)?;
        let args = [
            ("currency", bot.words.currency(*currency).into()),
            ("price", bot.words.dollars(*price).into()),
            ("units", bot.words.grouped(units).into()),
        ];
        Some(Choice::new(bot.say(key, &args), currency_id(*currency)))
    })
}

/// The currencies of which something may still be sold.
async fn complete_sold(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some(mine) = own(&ctx).await else {
        return response(Vec::new());
    };
    let held = |trade_form: &TradeForm, currency, _| {
        let held = trade_form.account.held(currency);
        (held > 0).then_some(held)
    };
    let bot = bot_for(&ctx).of_game(&mine.context);
    response(fitting(currencies(&bot, &mine, "choice-sell", held), typed))
}

/// Every currency, with what the money left buys of it.
async fn complete_bought(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some(mine) = own(&ctx).await else {
        return response(Vec::new());
    };
    let buys =
        |trade_form: &TradeForm, _, price: u64| Some(trade_form.preview.keeps / price.max(1));
    let bot = bot_for(&ctx).of_game(&mine.context);
    response(fitting(currencies(&bot, &mine, "choice-buy", buys), typed))
}

/// The currencies something on the ticket is about.
async fn complete_traded(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some(mine) = own(&ctx).await else {
        return response(Vec::new());
    };
    let bot = bot_for(&ctx).of_game(&mine.context);
    let trades = mine.sheet.trades;
    let mut about: Vec<Power> = trades.iter().filter_map(about).collect();
    about.sort();
    about.dedup();
    let choice = |currency: Power| {
        let name = bot.words.currency(currency);
        let name = bot.say("choice-clear", &[("currency", name.into())]);
        Choice::new(name, currency_id(currency))
    };
    response(fitting(about.into_iter().map(choice), typed))
}

fn about(trade: &Trade) -> Option<Power> {
    match trade {
        Trade::Sell { currency, .. } | Trade::Buy { currency, .. } => Some(*currency),
        Trade::Nothing => None,
    }
}

/// Numbers of units worth proposing up to `most`: all of it, whole hundreds, half.
fn steps(most: u64, typed: Option<u64>) -> Vec<u64> {
    let hundreds = most.div_ceil(100).saturating_sub(1).min(20);
    let mut all: Vec<u64> = typed.into_iter().chain([most]).collect();
    all.extend((1..=hundreds).rev().map(|n| n * 100));
    all.push(most / 2);
    let mut seen = Vec::new();
    all.retain(|n| {
        let fresh = *n > 0 && !seen.contains(n);
        seen.push(*n);
        fresh
    });
    all
}

/// The number typed so far.
fn number(typed: &str) -> Option<u64> {
    let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|n| *n <= Trade::MOST)
}

/// Amounts within what is held and may still be sold.
async fn complete_units_sold(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asked(&ctx).await;
    let Some((trade_form, currency, price)) = found else {
        return response(Vec::new());
    };
    let sold = trade_form
        .preview
        .lines
        .iter()
        .filter_map(|line| match line.trade {
            Trade::Sell { currency: c, .. } if c == currency => Some(line.done),
            _ => None,
        });
    let sold: u64 = sold.sum();
    let held = trade_form.account.held(currency).saturating_sub(sold);
    let most = held.min(MOST_SOLD.saturating_sub(sold));
    let choices = steps(most, number(typed).filter(|n| *n <= most)).into_iter();
    let choices = choices.map(|units| {
        let args = [
            ("units", bot.words.grouped(units).into()),
            ("cents", bot.words.dollars(units * price).into()),
        ];
        Choice::new(bot.say("choice-units-sell", &args), units.to_string())
    });
    response(fitting(choices, typed))
}

/// Amounts the money left buys; one typed beyond that, with what it would cost.
async fn complete_units_bought(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asked(&ctx).await;
    let Some((trade_form, _, price)) = found else {
        return response(Vec::new());
    };
    let has = trade_form.preview.keeps;
    let choices = steps(has / price.max(1), number(typed)).into_iter();
    let choices = choices.map(|units| {
        let cost = units.saturating_mul(price);
        let args = [
            ("units", bot.words.grouped(units).into()),
            ("cents", bot.words.dollars(cost).into()),
            ("has", bot.words.dollars(has).into()),
        ];
        let key = if cost <= has {
            "choice-units-buy"
        } else {
            "choice-units-buy-beyond"
        };
        Choice::new(bot.say(key, &args), units.to_string())
    });
    response(fitting(choices, typed))
}

/// The asker's ticket, and the currency chosen already with its price.
async fn asked(ctx: &Ctx<'_>) -> Option<(TradeForm, Power, u64)> {
    let mine = own(ctx).await?;
    let board = mine.context.state.setup.board();
    let currency = currency_on(board, option(ctx, "currency")?.trim())?;
    let exchange = mine.context.state.control.exchange()?;
    let price = exchange.prices.get(&currency).copied()?;
    Some((mine.known.trade_form?, currency, price))
}

/// The game that is meant: of several, the only one played with an exchange.
async fn find(
    bot: &Bot,
    asker: &mut Asker,
    game: Option<&str>,
) -> Result<GameContext, AnswerError> {
    let has = |context: &GameContext| context.exchange().is_ok();
    asker.find_with(bot, game, has).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_comes_first_then_hundreds_then_half() {
        assert_eq!(steps(500, None), [500, 400, 300, 200, 100, 250]);
        assert_eq!(steps(86, None), [86, 43]);
        assert_eq!(steps(250, Some(7)), [7, 250, 200, 100, 125]);
        assert_eq!(steps(0, None), [0_u64; 0]);
        assert_eq!(steps(1, None), [1]);
        assert!(steps(10_000, None).len() <= 25);
    }

    #[test]
    fn what_is_typed_stays_one_line() {
        assert_eq!(one_line("5;\nA Par"), "5  A Par");
        assert_eq!(number("1,250"), Some(1250));
        assert_eq!(number("all"), None);
    }
}
