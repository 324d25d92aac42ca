//! The menu of what is written, to strike a line.

use crate::service::MySheet;

use super::parts::{menu, ways};
use super::step::step;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::click::Step;
use crate::discord::ui::ids::PanelAsk;
use crate::discord::ui::menus::{Entry, page, pages};

/// A page of the sheet's lines.
pub fn lines(bot: &Bot, mine: &MySheet, wanted: u8) -> Step {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let all: Vec<String> = mine.sheet.items().map(|item| item.to_string()).collect();
    let of = pages(all.len());
    let (at, here) = page(all, wanted);
    let entry = |line: String| Entry {
        label: line.clone(),
        value: line,
        note: None,
    };
    let entries = here.into_iter().map(entry).collect();
    let hint = bot.plain("panel-choose-line");
    let row = menu(context, PanelAsk::Strike { phase }, &hint, entries);
    let text = match row {
        Some(_) => bot.plain("panel-strike"),
        None => bot.plain("sheet-empty"),
    };
    let turn = |page| PanelAsk::Lines { phase, page };
    let rows = row.into_iter().chain([ways(bot, mine, (at, of), turn)]);
    step(bot, mine, text, rows.collect())
}
