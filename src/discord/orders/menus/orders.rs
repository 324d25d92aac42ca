//! The second and third menu: kinds of order, and the orders of one kind.

use crate::board::Province;
use crate::game::{Item, PhaseKind as Stage};
use crate::service::MySheet;

use super::deeds::{about as province_of, deed};
use super::entries::entry;
use super::parts::{menu, ways};
use super::step::{Next, step};
use super::subjects::label;
use crate::discord::orders::offers;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::click::Step;
use crate::discord::ui::ids::{Named, OrderKind, PanelAsk};
use crate::discord::ui::menus::{Entry, page, pages};
use crate::discord::ui::text::CHOICES;

/// More orders of one kind than this are parted by the province they are about.
const MANY: usize = 3 * CHOICES;

/// The next menu for a unit for which these orders are legal.
pub fn of_unit(bot: &Bot, mine: &MySheet, unit: Named, all: Vec<Item>) -> Next {
    let few = all.len() <= CHOICES && mine.context.state.phase.step != Stage::Movement;
    let found = grouped(mine, &all);
    match (all.as_slice(), found.as_slice()) {
        ([only], _) => Next::Write(only.to_string()),
        (_, [(deed, _)]) => of_deed(bot, mine, (unit, *deed, None), all, 0),
        _ if few => Next::Step(listed(bot, mine, unit, &all, (0, 1), |_| PanelAsk::Panel {
            phase: mine.context.game.head.phase_no,
        })),
        _ => Next::Step(deeds(bot, mine, unit, &found)),
    }
}

/// The menu of a unit's orders of one kind.
pub fn kinds(
    bot: &Bot,
    mine: &MySheet,
    (unit, chosen, province): (Named, OrderKind, Option<Province>),
    all: Vec<Item>,
    wanted: u8,
) -> Next {
    let board = mine.context.state.setup.board();
    let stage = mine.context.state.phase.step;
    let of = all.into_iter().filter(|i| deed(board, stage, i) == chosen);
    of_deed(bot, mine, (unit, chosen, province), of.collect(), wanted)
}

/// The orders of one kind that are about the chosen province.
pub fn about(
    bot: &Bot,
    mine: &MySheet,
    (unit, chosen): (Named, OrderKind),
    province: Province,
    all: Vec<Item>,
) -> Next {
    kinds(bot, mine, (unit, chosen, Some(province)), all, 0)
}

/// Kinds in the order they are listed, with their orders.
fn grouped<'i>(mine: &MySheet, all: &'i [Item]) -> Vec<(OrderKind, Vec<&'i Item>)> {
    let board = mine.context.state.setup.board();
    let stage = mine.context.state.phase.step;
    let of = |wanted: OrderKind| {
        let items = all.iter().filter(|i| deed(board, stage, i) == wanted);
        (wanted, items.collect::<Vec<_>>())
    };
    let groups = OrderKind::ALL.iter().copied().map(of);
    groups.filter(|(_, items)| !items.is_empty()).collect()
}

/// The menu of kinds.
fn deeds(bot: &Bot, mine: &MySheet, unit: Named, found: &[(OrderKind, Vec<&Item>)]) -> Step {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let entries = found.iter().map(|(deed, items)| {
        let note = match items.as_slice() {
            [only] => offers::choice(bot.words, &context.state, only).name,
            many => bot.say("panel-choices", &[("count", many.len().into())]),
        };
        Entry {
            label: bot.plain(&format!("deed-{}", deed.id())),
            value: deed.id().to_owned(),
            note: Some(note),
        }
    });
    let hint = bot.plain("panel-choose-kind");
    let row = menu(
        context,
        PanelAsk::Kind { phase, unit },
        &hint,
        entries.collect(),
    );
    let back = ways(bot, mine, (0, 1), |_| PanelAsk::Panel { phase });
    let asked = bot.say("panel-unit", &[("unit", label(bot, mine, &unit).into())]);
    step(bot, mine, asked, row.into_iter().chain([back]).collect())
}

fn of_deed(
    bot: &Bot,
    mine: &MySheet,
    (unit, deed, province): (Named, OrderKind, Option<Province>),
    mut of: Vec<Item>,
    wanted: u8,
) -> Next {
    let phase = mine.context.game.head.phase_no;
    if let Some(province) = province {
        of.retain(|item| province_of(item) == Some(province));
    }
    match of.as_slice() {
        [] => return Next::Step(gone(bot, mine)),
        [only] => return Next::Write(only.to_string()),
        _ => {}
    }
    let mut places: Vec<Province> = of.iter().filter_map(province_of).collect();
    places.sort_unstable();
    places.dedup();
    if of.len() > MANY && province.is_none() && (2..=CHOICES).contains(&places.len()) {
        return Next::Step(provinces(bot, mine, (unit, deed), &of, &places));
    }
    let turns = pages(of.len());
    let turn = |page| PanelAsk::Targets {
        phase,
        unit,
        deed,
        about: province,
        page,
    };
    let (at, here) = page(of, wanted);
    Next::Step(listed(bot, mine, unit, &here, (at, turns), turn))
}

/// The menu of provinces that many orders are about.
fn provinces(
    bot: &Bot,
    mine: &MySheet,
    (unit, deed): (Named, OrderKind),
    of: &[Item],
    places: &[Province],
) -> Step {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let entries = places.iter().map(|at| {
        let count = of.iter().filter(|i| province_of(i) == Some(*at)).count();
        Entry {
            label: bot.words.province(*at),
            value: at.to_string(),
            note: Some(bot.say("panel-choices", &[("count", count.into())])),
        }
    });
    let hint = bot.plain("panel-choose-about");
    let ask = PanelAsk::About { phase, unit, deed };
    let row = menu(context, ask, &hint, entries.collect());
    let back = ways(bot, mine, (0, 1), |_| PanelAsk::Panel { phase });
    let asked = bot.say("panel-unit", &[("unit", label(bot, mine, &unit).into())]);
    step(bot, mine, asked, row.into_iter().chain([back]).collect())
}

/// The menu of orders.
fn listed(
    bot: &Bot,
    mine: &MySheet,
    unit: Named,
    here: &[Item],
    (at, of): (usize, usize),
    turn: impl Fn(u8) -> PanelAsk,
) -> Step {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let entries = here.iter().map(|item| entry(bot, mine, item));
    let hint = bot.plain("panel-choose-order");
    let row = menu(context, PanelAsk::Order { phase }, &hint, entries.collect());
    let unit = ("unit", label(bot, mine, &unit).into());
    let text = match of {
        0 | 1 => bot.say("panel-unit", &[unit]),
        _ => {
            let args = [unit, ("page", (at + 1).into()), ("of", of.into())];
            bot.say("panel-unit-page", &args)
        }
    };
    let rows = row.into_iter().chain([ways(bot, mine, (at, of), turn)]);
    step(bot, mine, text, rows.collect())
}

/// The panel with the word that what was chosen is no longer possible.
pub fn gone(bot: &Bot, mine: &MySheet) -> Step {
    let phase = mine.context.game.head.phase_no;
    let rows = vec![ways(bot, mine, (0, 1), |_| PanelAsk::Panel { phase })];
    step(bot, mine, bot.plain("panel-gone"), rows)
}
