//! Lines that were written and do not count: offered with a button where one word sets them right or puts them
//! in another's place.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board::{Coast, Location, Province};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, Named, PanelAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::text::{LABEL, cut};
use crate::game::{Item, OrderError, Unread, check_by};
use crate::orders::{Act, Order, ParseError, title};
use crate::service::{Line, MySheet, Table, Written};

/// The most buttons a row holds.
const MOST_BUTTONS: usize = 5;

/// A row of buttons that set lines right: with the province that was probably meant, with the coast that is
/// missing, or kept as a bluff.
pub fn row(bot: &Bot, written: &Written) -> Option<CreateActionRow> {
    let table = &written.mine.table;
    let phase = table.game.head.phase_no;
    let sign = |line: &str, insist: bool, label: String| -> Option<CreateButton> {
        let line = Named::new(line)?;
        let ask = PanelAsk::Line {
            phase,
            line,
            insist,
        };
        let sign = button(table, Ask::Panel(ask), cut(&label, LABEL));
        Some(sign.style(ButtonStyle::Primary))
    };
    let mut signs: Vec<CreateButton> = Vec::new();
    for line in &written.lines {
        match line {
            Line::Unread { text, error } => {
                signs.extend(meant(text, error).into_iter().filter_map(|(at, fixed)| {
                    let args = [("place", bot.words.province(at).into())];
                    sign(&fixed, false, bot.say("button-use", &args))
                }));
            }
            Line::Faulty {
                item: Item::Order(order),
                fault: OrderError::NoRoom { .. },
                kept: false,
            } => signs.extend(instead(bot, &written.mine, order)),
            Line::Faulty {
                item,
                fault,
                kept: false,
            } => {
                let coasts = on_each_coast(&written.mine, item);
                signs.extend(coasts.iter().filter_map(|order| order_button(table, order)));
                let line = item.to_string();
                let args = [("order", line.clone().into())];
                let bluff = || sign(&line, true, bot.say("button-bluff", &args));
                signs.extend(fault.may_be_kept().then(bluff).flatten());
            }
            _ => {}
        }
    }
    signs.truncate(MOST_BUTTONS);
    (!signs.is_empty()).then_some(CreateActionRow::Buttons(signs))
}

/// A button that writes an order, named by it.
fn order_button(table: &Table, item: &Item) -> Option<CreateButton> {
    let text = item.to_string();
    let ask = PanelAsk::Line {
        phase: table.game.head.phase_no,
        line: Named::new(&text)?,
        insist: false,
    };
    let sign = button(table, Ask::Panel(ask), cut(&text, LABEL));
    Some(sign.style(ButtonStyle::Primary))
}

/// A button for each of two orders of which one is meant; none where one is too long for a button.
pub fn either_row(table: &Table, first: &Item, second: &Item) -> Option<CreateActionRow> {
    let signs = [order_button(table, first)?, order_button(table, second)?];
    Some(CreateActionRow::Buttons(signs.into()))
}

/// An order whose coast is missing or wrong, once for each coast with which it is legal.
fn on_each_coast(mine: &MySheet, item: &Item) -> Vec<Item> {
    let state = &mine.table.state;
    let Item::Order(order) = item else {
        return Vec::new();
    };
    let mut right = order.clone();
    let Some(at) = destination(&mut right).map(|to| to.province) else {
        return Vec::new();
    };
    let on = |coast: &Coast| {
        if let Some(to) = destination(&mut right) {
            to.coast = Some(*coast);
        }
        let item = Item::Order(right.clone());
        let good = check_by(state, mine.player, &mine.sheet, &item);
        good.is_ok().then_some(item)
    };
    let coasts = state.setup.board().coasts(at).iter();
    coasts.filter_map(on).collect()
}

/// Where an order leads: the goal of a move, of the move that is helped, or the site of a build.
fn destination(order: &mut Order) -> Option<&mut Location> {
    match order {
        Order::Build { at, .. } => Some(at),
        Order::Unit { act, .. } | Order::Several { act, .. } => match act {
            Act::Move { to, .. } | Act::SupportMove { to, .. } => Some(to),
            _ => None,
        },
        Order::Open { .. } | Order::Waive => None,
    }
}

/// A build or removal beyond those that are due: a button for each order on the sheet whose place it may take.
fn instead(bot: &Bot, mine: &MySheet, order: &Order) -> Vec<CreateButton> {
    let phase = mine.table.game.head.phase_no;
    let Some(line) = Named::new(&order.to_string()) else {
        return Vec::new();
    };
    let written = mine.sheet.orders.iter();
    let signs = written.filter_map(|before| {
        let ask = PanelAsk::Exchange {
            phase,
            line,
            instead: before.place()?,
        };
        let args = [
            ("order", order.to_string().into()),
            ("before", before.to_string().into()),
        ];
        let label = cut(&bot.say("button-instead", &args), LABEL);
        Some(button(&mine.table, Ask::Panel(ask), label).style(ButtonStyle::Primary))
    });
    signs.collect()
}

/// The provinces that a misspelt one may have been, each with the line as it would be then.
fn meant(text: &str, error: &Unread) -> Vec<(Province, String)> {
    let Unread::Order(ParseError::NotAProvince { piece, near }) = error else {
        return Vec::new();
    };
    let with = |at: &Province| {
        let mut fixed = text.to_owned();
        let span = piece.span.clone();
        text.get(span.clone())?;
        fixed.replace_range(span, &title((*at).into()).to_string());
        Some((*at, fixed))
    };
    near.iter().take(2).filter_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orders::{Context, Parser};
    use crate::variants::standard;

    #[test]
    fn a_misspelt_province_is_put_right_in_its_line() {
        let setup = standard(None);
        let board = setup.board();
        let text = "F Bre - english chanel";
        let context = Context::bare(board);
        let error = Parser::new(board)
            .line(text, &context)
            .expect_err("misspelt");
        let fixed: Vec<String> = meant(text, &Unread::Order(error))
            .into_iter()
            .map(|(_, line)| line)
            .collect();
        assert_eq!(fixed, ["F Bre - Eng"]);
    }
}
