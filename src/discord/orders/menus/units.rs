//! The pages of what may be ordered now.

use super::parts::{menu, ways};
use super::step::step;
use super::subjects::entries;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::click::Step;
use crate::discord::ui::ids::PanelAsk;
use crate::discord::ui::menus::{page, pages};
use crate::service::MySheet;

/// A page of the menu of what may be ordered.
pub fn units(bot: &Bot, mine: &MySheet, wanted: u8) -> Step {
    let all = entries(bot, mine);
    let of = pages(all.len());
    let phase = mine.context.game.head.phase_no;
    let (at, here) = page(all, wanted);
    let hint = bot.plain("panel-choose-unit");
    let row = menu(&mine.context, PanelAsk::Unit { phase }, &hint, here);
    let turn = |page| PanelAsk::Units { phase, page };
    let rows = row.into_iter().chain([ways(bot, mine, (at, of), turn)]);
    let asked = bot.say(
        "panel-page",
        &[("page", (at + 1).into()), ("of", of.into())],
    );
    step(bot, mine, asked, rows.collect())
}
