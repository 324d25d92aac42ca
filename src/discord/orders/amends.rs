//! Lines that were written and do not count: offered with a button where one word sets them right or puts them
//! in another's place.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board::Province;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, Named, PanelAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::text::{LABEL, cut};
use crate::game::{Item, OrderError};
use crate::orders::{Act, Near, Order, UnitRef};
use crate::service::{GameContext, Line, MySheet, on_each_coast};

/// The most buttons a row holds.
const MOST_BUTTONS: usize = 5;

/// A button that sets a line right: what it asks for, and what it says.
struct Fix {
    ask: PanelAsk,
    label: String,
}

impl Fix {
    /// One that writes a line, if it is short enough for a button.
    fn line(mine: &MySheet, line: &str, insist: bool, label: String) -> Option<Fix> {
        let ask = PanelAsk::Line {
            phase: mine.context.game.head.phase_no,
            line: Named::new(line)?,
            insist,
        };
        Some(Fix { ask, label })
    }

    /// One that writes an order, named by it.
    fn order(mine: &MySheet, item: &Item) -> Option<Fix> {
        let line = item.to_string();
        Fix::line(mine, &line, false, line.clone())
    }

    /// The line it writes.
    fn writes(&self) -> Option<&str> {
        match &self.ask {
            PanelAsk::Line { line, .. } | PanelAsk::Replace { line, .. } => Some(line.as_str()),
            _ => None,
        }
    }

    fn button(&self, context: &GameContext) -> CreateButton {
        let sign = button(context, Ask::Panel(self.ask), cut(&self.label, LABEL));
        sign.style(ButtonStyle::Primary)
    }
}

/// A row of buttons that set lines right: with what was probably meant, with the coast that is missing, or kept as
/// a bluff.
pub fn row(bot: &Bot, mine: &MySheet, lines: &[Line]) -> Option<CreateActionRow> {
    let mut fixes: Vec<Fix> = Vec::new();
    for line in lines {
        for fix in fixes_of(bot, mine, line) {
            // Of two buttons with one id Discord takes neither.
            if fixes.iter().all(|other| other.ask != fix.ask) {
                fixes.push(fix);
            }
        }
    }
    fixes.truncate(MOST_BUTTONS);
    let signs = fixes.iter().map(|fix| fix.button(&mine.context));
    let signs: Vec<CreateButton> = signs.collect();
    (!signs.is_empty()).then_some(CreateActionRow::Buttons(signs))
}

/// The lines refused before that are still to be set right once this one is written: those that are about nothing
/// it is about.
pub fn others(bot: &Bot, mine: &MySheet, written: &str) -> Vec<Line> {
    let place = |line: &str| mine.read(line).ok().and_then(|item| subject(&item));
    let about = place(written);
    let same = |line: &str| line == written || about.is_some() && place(line) == about;
    let is_settled = |line: &Line| {
        let itself = matches!(line, Line::Faulty { item, .. } if same(&item.to_string()));
        let fixes = fixes_of(bot, mine, line);
        itself || fixes.iter().filter_map(Fix::writes).any(same)
    };
    let mut lines = bot.refused.lines_of(mine);
    lines.retain(|line| !is_settled(line));
    lines
}

/// The unit or site an order is for.
fn subject(item: &Item) -> Option<Province> {
    match item {
        Item::Order(order) => order.place(),
        _ => None,
    }
}

/// The buttons for one line.
fn fixes_of(bot: &Bot, mine: &MySheet, line: &Line) -> Vec<Fix> {
    match line {
        Line::Unread { text, error } => {
            let meant = mine.meant(text, error).into_iter();
            meant
                .filter_map(|meant| {
                    let label = match meant.word {
                        Some(near) => bot.say("button-use", &[("place", said(bot, near).into())]),
                        None => meant.line.clone(),
                    };
                    Fix::line(mine, &meant.line, false, label)
                })
                .collect()
        }
        Line::Faulty {
            item: Item::Order(order),
            fault: OrderError::NoRoom { .. },
            kept: false,
        } => instead(bot, mine, order),
        Line::Faulty {
            item,
            fault,
            kept: false,
        } => {
            let coasts = on_each_coast(&mine.context.state, mine.player, &mine.sheet, item);
            let right = coasts.into_iter().chain(of_the_kind_there(item, fault));
            let line = item.to_string();
            let args = [("order", line.clone().into())];
            let bluff = || Fix::line(mine, &line, true, bot.say("button-bluff", &args));
            let bluff = fault.may_be_kept().then(bluff).flatten();
            let right = right.filter_map(|item| Fix::order(mine, &item));
            right.chain(bluff).collect()
        }
        _ => Vec::new(),
    }
}

/// A word in the reader's language.
fn said(bot: &Bot, near: Near) -> String {
    match near {
        Near::Province(at) => bot.words.province(at),
        Near::Word(word) => word.to_owned(),
        Near::Power(power) => bot.words.power(power),
    }
}

/// A button for each of two orders of which one is meant; none where one is too long for a button.
pub fn either_row(mine: &MySheet, first: &Item, second: &Item) -> Option<CreateActionRow> {
    let fixes = [Fix::order(mine, first)?, Fix::order(mine, second)?];
    let signs = fixes.iter().map(|fix| fix.button(&mine.context));
    Some(CreateActionRow::Buttons(signs.collect()))
}

/// An order that mixes up army and fleet, for the unit that is there.
fn of_the_kind_there(item: &Item, fault: &OrderError) -> Option<Item> {
    let (Item::Order(Order::Unit { unit, act }), OrderError::OtherKind { kind, .. }) =
        (item, fault)
    else {
        return None;
    };
    let unit = UnitRef {
        kind: Some(*kind),
        ..*unit
    };
    let act: Act = act.clone();
    Some(Item::Order(Order::Unit { unit, act }))
}

/// A build or removal beyond those that are due: a button for each order on the sheet whose place it may take.
fn instead(bot: &Bot, mine: &MySheet, order: &Order) -> Vec<Fix> {
    let phase = mine.context.game.head.phase_no;
    let Some(line) = Named::new(&order.to_string()) else {
        return Vec::new();
    };
    let written = mine.sheet.orders.iter();
    let fixes = written.filter_map(|before| {
        let ask = PanelAsk::Replace {
            phase,
            line,
            instead: before.place()?,
        };
        let args = [
            ("order", order.to_string().into()),
            ("before", before.to_string().into()),
        ];
        let label = bot.say("button-instead", &args);
        Some(Fix { ask, label })
    });
    fixes.collect()
}
