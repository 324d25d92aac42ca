//! What a player of the exchange holds, orders and trades. Only ever shown to that player.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board::Power;
use crate::control::exchange::{Command, Preview, Trade};
use crate::discord::orders::outcome;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, in_code};
use crate::i18n::Words;
use crate::service::{BadLine, GameContext, MySheet, TradeForm, TradesWritten, WhyNot, Written};

/// The most lines of a refused ticket that are named one by one.
const MOST_NAMED: usize = 15;

/// The most characters of a refused ticket that are given back: what fits beside the reasons.
const MOST_GIVEN_BACK: usize = 3_900;

/// Which countries the player orders this season, and with how many others. Nothing where everybody has a
/// power of their own.
pub fn command(words: &Words, mine: &MySheet) -> Vec<String> {
    let state = &mine.context.state;
    let Some(exchange) = state.control.exchange() else {
        return Vec::new();
    };
    if exchange.command == Command::Everyone {
        return vec![words.plain("turn-orders-all")];
    }
    let led = exchange.powers_of(mine.player);
    let names = |powers: &[Power]| {
        let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
        words.all_of(&names)
    };
    let mut lines = Vec::new();
    if led.is_empty() {
        let key = if state.is_trading() {
            "turn-orders-none"
        } else {
            "turn-orders-none-closed"
        };
        lines.push(words.plain(key));
    } else {
        let currencies: Vec<String> = led.iter().map(|p| words.currency(*p)).collect();
        let args = [
            ("powers", names(&led).into()),
            ("currencies", words.all_of(&currencies).into()),
        ];
        lines.push(words.text("turn-orders", &args));
    }
    for power in &led {
        let others = exchange.commanders(*power).len().saturating_sub(1);
        let args = [
            ("power", words.power(*power).into()),
            ("count", others.into()),
        ];
        lines.extend((others > 0).then(|| words.text("turn-shared", &args)));
    }
    let behind = mine.powers.iter().filter(|p| !led.contains(p)).copied();
    let behind: Vec<Power> = behind.collect();
    if !behind.is_empty() {
        lines.push(words.text("turn-stand-in", &[("powers", names(&behind).into())]));
    }
    lines.extend(kept(words, mine));
    lines.push(String::new());
    lines
}

/// Orders on condition handed in for an earlier phase that still stand.
fn kept(words: &Words, mine: &MySheet) -> Option<String> {
    let exchange = mine.context.state.control.exchange()?;
    let kept = exchange.papers.ahead.get(&mine.player)?;
    let lines: Vec<String> = kept
        .iter()
        .map(|ahead| format!("`{}`", in_code(&ahead.to_string())))
        .collect();
    let args = [("orders", lines.join(", ").into())];
    (!lines.is_empty()).then(|| words.text("turn-kept", &args))
}

/// Lines on what the player holds and what the trades on the sheet come to.
pub fn block(words: &Words, mine: &MySheet, trade_form: &TradeForm) -> Vec<String> {
    let mut lines = holdings(words, &mine.context, trade_form);
    lines.extend(trades(words, mine, trade_form));
    lines
}

/// Everything held, at the published prices.
fn holdings(words: &Words, context: &GameContext, trade_form: &TradeForm) -> Vec<String> {
    let Some(exchange) = context.state.control.exchange() else {
        return Vec::new();
    };
    let account = &trade_form.account;
    let held = exchange.prices.iter().map(|(currency, price)| {
        let args = [
            ("units", words.grouped(account.held(*currency)).into()),
            ("currency", words.currency(*currency).into()),
            ("price", words.dollars(*price).into()),
        ];
        words.text("ticket-holding", &args)
    });
    let held: Vec<String> = held.collect();
    let args = [
        ("worth", words.dollars(exchange.worth(account)).into()),
        ("cents", words.dollars(account.cents).into()),
    ];
    vec![words.text("ticket-cash", &args), held.join(" · ")]
}

/// The trades on the sheet, each with what is wrong with it, and the sum of them in words.
fn trades(words: &Words, mine: &MySheet, trade_form: &TradeForm) -> Vec<String> {
    if !trade_form.open {
        return vec![words.plain("ticket-closed")];
    }
    let trades = &mine.sheet.trades;
    if trades.is_empty() {
        return vec![words.plain("ticket-none")];
    }
    if trades.contains(&Trade::Nothing) {
        return vec![words.plain("ticket-nothing")];
    }
    let mut lines: Vec<String> = trades
        .iter()
        .zip(&trade_form.judged)
        .map(|(trade, judged)| {
            let written = format!("`{}`", in_code(&trade.to_string()));
            match judged {
                Ok(()) => written,
                Err(why) => {
                    let reason = words.bad_trade_reason(why);
                    let args = [("order", written.into()), ("reason", reason.into())];
                    words.text("sheet-fault", &args)
                }
            }
        })
        .collect();
    let sum = sum(words, &trade_form.preview);
    lines.push(words.text("ticket-debt-none", &[("sum", sum.into())]));
    lines.push(words.plain("ticket-sealed"));
    lines
}

/// `sell 500 lira for $500.00, buy 400 marks for $400.00, keep $100.00`.
pub fn sum(words: &Words, preview: &Preview) -> String {
    let sales = preview.lines.iter();
    let sales = sales.filter(|l| matches!(l.trade, Trade::Sell { .. }));
    let purchases = preview.lines.iter();
    let purchases = purchases.filter(|l| matches!(l.trade, Trade::Buy { .. }));
    let parts = sales.chain(purchases).filter_map(|line| {
        let (key, currency) = match line.trade {
            Trade::Sell { currency, .. } => ("ticket-sells", currency),
            Trade::Buy { currency, .. } => ("ticket-buys", currency),
            Trade::Nothing => return None,
        };
        let args = [
            ("units", words.grouped(line.done).into()),
            ("currency", words.currency(currency).into()),
            ("cents", words.dollars(line.cents).into()),
        ];
        (line.done > 0).then(|| words.text(key, &args))
    });
    let keeps = words.text(
        "ticket-keeps",
        &[("cents", words.dollars(preview.keeps).into())],
    );
    let parts: Vec<String> = parts.chain([keeps]).collect();
    parts.join(", ")
}

/// The word to somebody who does not play, with the button to join.
pub fn guest(bot: &Bot, context: &GameContext) -> Answer {
    let join = button(context, Ask::Join, bot.plain("button-join"));
    let row = CreateActionRow::Buttons(vec![join.style(ButtonStyle::Success)]);
    Answer::private(bot.plain("turn-not-in")).with_rows(vec![row])
}

/// The panel with the player's trades, under a word.
pub fn panel(bot: &Bot, mine: &MySheet, text: String) -> Answer {
    let words = bot.words;
    let Some(trade_form) = &mine.known.trade_form else {
        return Answer::private(words.plain("turn-not-in"));
    };
    let phase = labels::phase(words, mine.context.state.phase);
    let title = words.text("ticket-title", &[("phase", phase.into())]);
    let mut lines = block(words, mine, trade_form);
    lines.push(labels::clock(words, &mine.context));
    let shown = embed(title).description(cut(&lines.join("\n"), DESCRIPTION));
    Answer::private(cut(&text, MESSAGE))
        .with_embed(shown)
        .with_rows(rows(words, mine, trade_form))
}

fn rows(words: &Words, mine: &MySheet, trade_form: &TradeForm) -> Vec<CreateActionRow> {
    if !trade_form.open {
        return Vec::new();
    }
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let edit = trade_form_button(words, context, "button-ticket-edit").style(ButtonStyle::Primary);
    let clear = button(
        context,
        Ask::ClearTrades { phase },
        words.plain("button-ticket-clear"),
    );
    let clear = clear
        .style(ButtonStyle::Danger)
        .disabled(mine.sheet.trades.is_empty());
    vec![CreateActionRow::Buttons(vec![edit, clear])]
}

/// The button that opens the form for trades.
pub fn trade_form_button(words: &Words, context: &GameContext, label: &str) -> CreateButton {
    let phase = context.game.head.phase_no;
    button(context, Ask::TradeForm { phase }, words.plain(label))
}

/// The answer to a trade that was written by a command.
pub fn written(bot: &Bot, written: &Written) -> Answer {
    let mine = &written.mine;
    let text = outcome::of(bot, written);
    panel(bot, mine, text.join("\n"))
}

/// What became of a ticket: sealed with its arithmetic; or why not, with what was written given back.
pub fn trades_written(bot: &Bot, done: &TradesWritten, typed: &str) -> Answer {
    let words = bot.words;
    let mine = &done.mine;
    if done.is_sealed() {
        let sum = mine
            .known
            .trade_form
            .as_ref()
            .map(|t| sum(words, &t.preview));
        let args = [("sum", sum.unwrap_or_default().into())];
        return panel(bot, mine, words.text("ticket-kept", &args));
    }
    let mut lines = Vec::new();
    if done.bad.is_empty() {
        lines.push(words.plain("ticket-newer"));
    } else {
        let args = [("count", done.bad.len().into())];
        lines.push(words.text("ticket-refused", &args));
        let named = done.bad.iter().take(MOST_NAMED);
        lines.extend(named.map(|line| bad_line(words, line)));
        let more = done.bad.len().saturating_sub(MOST_NAMED);
        if more > 0 {
            lines.push(words.text("ticket-bad-more", &[("count", more.into())]));
        }
        lines.push(words.plain("ticket-your-text"));
    }
    let given_back = cut(&in_code(typed), MOST_GIVEN_BACK);
    let title = words.plain("button-ticket");
    let shown = embed(title).description(format!("```\n{given_back}\n```"));
    let rows = mine.known.trade_form.as_ref().map(|t| rows(words, mine, t));
    Answer::private(cut(&lines.join("\n"), MESSAGE))
        .with_embed(shown)
        .with_rows(rows.unwrap_or_default())
}

fn bad_line(words: &Words, line: &BadLine) -> String {
    let reason = match &line.why {
        WhyNot::Unread(error) => words.unread(error),
        WhyNot::NoTrade => words.plain("ticket-no-trade"),
        WhyNot::Bad(bad) => words.bad_trade_reason(bad),
    };
    let args = [
        ("number", line.number.into()),
        ("text", in_code(&cut(&line.text, 80)).into()),
        ("reason", reason.into()),
    ];
    words.text("ticket-bad-line", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::PlayerId;
    use crate::control::exchange::Exchange;

    #[test]
    fn the_sum_says_what_is_sold_bought_and_kept() {
        let mut exchange = Exchange::default();
        exchange.join(PlayerId(1)).expect("the first");
        let buy = Trade::Buy {
            units: 400,
            currency: Power::GERMANY,
        };
        let sell = Trade::Sell {
            units: 500,
            currency: Power::ITALY,
        };
        let preview = exchange
            .preview(PlayerId(1), &[buy, sell])
            .expect("a player");
        assert_eq!(
            sum(Words::english(), &preview),
            "sell 500 lira for $500.00, buy 400 marks for $400.00, keep $100.00"
        );
    }
}
