//! The panel's own menu of orders: those of the next unit without one, so that an order takes one menu.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::service::{MySheet, Next};

use super::entries::entry;
use super::parts::menu;
use super::subjects::{name_of, value};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Named, PanelAsk};
use crate::discord::ui::menus::Entry;
use crate::discord::ui::text::CHOICES;

/// The value of the entry that leads to all orders. No order reads like it.
pub const MORE: &str = "more…";

/// The menu of what the next unit may be ordered, or of what may be built or removed; nothing when the sheet
/// lacks nothing.
pub fn next_row(bot: &Bot, mine: &MySheet) -> Option<CreateActionRow> {
    let Next { subject, orders } = mine.next()?;
    let unit = subject.and_then(|subject| name_of(bot, mine, &subject));
    let (asked, more) = match unit {
        Some(unit) => {
            let unit = [("unit", unit.into())];
            (
                bot.say("panel-next", &unit),
                bot.say("panel-next-more", &unit),
            )
        }
        None => (bot.plain("panel-next-winter"), bot.plain("panel-next-all")),
    };
    let all = orders.len();
    let shown = if all > CHOICES { CHOICES - 1 } else { all };
    let here = orders.iter().take(shown);
    let mut entries: Vec<Entry> = here.map(|item| entry(bot, mine, item)).collect();
    if shown < all {
        entries.push(Entry {
            label: more,
            value: MORE.to_owned(),
            note: Some(bot.say("panel-choices", &[("count", (all - shown).into())])),
        });
    }
    let phase = mine.context.game.head.phase_no;
    menu(&mine.context, PanelAsk::Order { phase }, &asked, entries)
}

/// The name of the unit whose orders the panel's menu shows, where it is about one.
pub fn next_unit(bot: &Bot, mine: &MySheet) -> Option<Named> {
    let subject = mine.next()?.subject?;
    Named::new(&value(bot.words, &mine.context, &subject)?)
}
