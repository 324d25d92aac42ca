//! What the menus of the order panel are made of.

use poise::serenity_prelude::{ButtonStyle, CreateActionRow};

use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, PanelAsk};
use crate::discord::ui::menus::{Entry, select};
use crate::discord::ui::parts::button;
use crate::service::{GameContext, MySheet};

/// A menu. Entries that say the same are shown once, those too long to send are left out.
pub fn menu(
    context: &GameContext,
    ask: PanelAsk,
    hint: &str,
    entries: Vec<Entry>,
) -> Option<CreateActionRow> {
    select(context, Ask::Panel(ask), hint, entries)
}

/// Buttons to the pages before and after, where there are any, and back to the panel.
pub fn ways(
    bot: &Bot,
    mine: &MySheet,
    (page, of): (usize, usize),
    turn: impl Fn(u8) -> PanelAsk,
) -> CreateActionRow {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let back = button(
        context,
        Ask::Panel(PanelAsk::Panel { phase }),
        bot.plain("button-panel-back"),
    );
    let mut row = Vec::new();
    if of > 1 {
        let to = |page: usize| turn(u8::try_from(page).unwrap_or(u8::MAX));
        let before = (page > 0).then(|| to(page - 1));
        let after = (page + 1 < of).then(|| to(page + 1));
        for (ask, label) in [(before, "button-page-before"), (after, "button-page-after")] {
            // Both are always there; ids on one message must differ.
            let disabled = ask.is_none();
            let ask = ask.unwrap_or_else(|| to(page));
            let sign = button(context, Ask::Panel(ask), bot.plain(label)).disabled(disabled);
            row.push(sign);
        }
    }
    row.push(back.style(ButtonStyle::Secondary));
    CreateActionRow::Buttons(row)
}
