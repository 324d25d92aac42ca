//! The first menu: the units and building sites that may be ordered now.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::board::Unit;
use crate::game::Item;
use crate::i18n::Words;
use crate::orders::{Act, Order, UnitRef, title};
use crate::service::{GameContext, MySheet, Subject};

use super::parts::menu;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::complete::Choice;
use crate::discord::ui::ids::{Named, PanelAsk};
use crate::discord::ui::labels;
use crate::discord::ui::menus::{Entry, page, pages};

/// What may be ordered as a choice: shown in words, sent as it is written.
pub fn subject(words: &Words, context: &GameContext, subject: &Subject) -> Option<Choice> {
    Some(match subject {
        Subject::Unit(unit) => {
            let name = match context.state.position.mates(unit).count() {
                0 | 1 => labels::named(words, &named(context, unit)),
                there => {
                    let unit = labels::unit(words, unit).into();
                    let args = [("unit", unit), ("there", there.into())];
                    words.text("choice-one-of-fleets", &args)
                }
            };
            Choice::new(name, named(context, unit).to_string())
        }
        Subject::Fleets(count, unit) => {
            let text = labels::unit(words, unit).into();
            let args = [("count", (*count).into()), ("unit", text)];
            let name = words.text("choice-fleets", &args);
            let value = held(context, *count, unit).to_string();
            Choice::new(name, value.trim_end_matches(" H"))
        }
        Subject::Way(at) => {
            let args = [("at", words.province(*at).into())];
            let name = words.text("choice-way", &args);
            Choice::new(name, format!("Open {}", title((*at).into())))
        }
        Subject::Site(builds) => {
            let Some(Order::Build { at, .. }) = builds.first() else {
                return None;
            };
            let site = words.province(at.province);
            let name = words.text("choice-site", &[("at", site.clone().into())]);
            Choice::new(name, site)
        }
        Subject::When(when) => Choice::new(labels::when(words, *when), when.to_string()),
        Subject::Waive => Choice::new(
            labels::order(words, &Order::Waive),
            Order::Waive.to_string(),
        ),
    })
}

fn named(context: &GameContext, unit: &Unit) -> UnitRef {
    let state = &context.state;
    let mut here = state.position.at(unit.at.province);
    let alone = here.all(|u| u.owner == unit.owner);
    let several = state.control.is_shared() || !state.setup.hands.is_empty();
    let shared = several && !alone;
    UnitRef {
        power: unit.owner.filter(|_| shared),
        kind: Some(unit.kind),
        at: unit.at,
        joint: state.position.is_joint(unit.id),
    }
}

fn held(context: &GameContext, count: u8, unit: &Unit) -> Order {
    Order::Several {
        count,
        unit: named(context, unit),
        act: Act::Hold,
    }
}

/// The text a menu names it by. A building site is named by what may be built there, so that it is not
/// taken for a unit that stands in the same place.
pub fn value(words: &Words, context: &GameContext, of: &Subject) -> Option<String> {
    match of {
        Subject::Site(builds) => builds.first().map(ToString::to_string),
        other => subject(words, context, other).map(|choice| choice.value),
    }
}

/// The values of the menu's entries.
pub fn values<'m>(bot: &'m Bot, mine: &'m MySheet) -> impl Iterator<Item = String> + 'm {
    let all = mine.subjects.iter();
    all.filter_map(|of| value(bot.words, &mine.context, of))
}

/// The label of the menu's entry with this value.
pub fn label(bot: &Bot, mine: &MySheet, named: &Named) -> String {
    let is = |of: &&Subject| {
        let value = value(bot.words, &mine.context, of);
        value.is_some_and(|value| value == named.as_str())
    };
    let found = mine.subjects.iter().find(is);
    let shown = found.and_then(|of| subject(bot.words, &mine.context, of));
    shown.map_or_else(|| named.as_str().to_owned(), |choice| choice.name)
}

/// The name under which a subject is shown in the menu.
pub fn name_of(bot: &Bot, mine: &MySheet, of: &Subject) -> Option<String> {
    Some(subject(bot.words, &mine.context, of)?.name)
}

/// What is written for it so far.
fn written(mine: &MySheet, of: &Subject) -> Option<Item> {
    let context = &mine.context;
    let order = match of {
        Subject::Unit(unit) => Order::Unit {
            unit: named(context, unit),
            act: Act::Hold,
        },
        Subject::Fleets(count, unit) => {
            let fleets = usize::from(*count);
            let is = |o: &&Order| {
                let ordered = o.ordered();
                ordered.is_some_and(|(n, at, _)| n == fleets && at.at.province == unit.at.province)
            };
            return mine.sheet.orders.iter().find(is).cloned().map(Item::Order);
        }
        Subject::Site(builds) => builds.first()?.clone(),
        Subject::Way(at) => {
            let is = |o: &&Order| matches!(o, Order::Open { at: open, .. } if open == at);
            return mine.sheet.orders.iter().find(is).cloned().map(Item::Order);
        }
        Subject::When(_) => return None,
        Subject::Waive => {
            let waive = mine.sheet.orders.iter().find(|o| **o == Order::Waive);
            return waive.cloned().map(Item::Order);
        }
    };
    mine.sheet.on(&Item::Order(order))
}

/// An entry for each thing that may be ordered.
pub fn entries(bot: &Bot, mine: &MySheet) -> Vec<Entry> {
    let entry = |of: &Subject| {
        let label = subject(bot.words, &mine.context, of)?.name;
        let value = value(bot.words, &mine.context, of)?;
        Named::new(&value)?;
        let missing = match of {
            Subject::Unit(unit) => mine.missing.iter().any(|u| u.id == unit.id),
            _ => false,
        };
        let note = match written(mine, of) {
            Some(item) => Some(item.to_string()),
            None => missing.then(|| bot.plain("panel-unordered")),
        };
        Some(Entry { label, value, note })
    };
    mine.subjects.iter().filter_map(entry).collect()
}

/// The panel's menu: the first page of what may be ordered, and how many pages there are. `beside`: there is a
/// menu of the next unit's orders, too.
pub fn units_row(bot: &Bot, mine: &MySheet, beside: bool) -> (Option<CreateActionRow>, usize) {
    let all = entries(bot, mine);
    let of = pages(all.len());
    let phase = mine.context.game.head.phase_no;
    let (_, here) = page(all, 0);
    let hint = bot.plain(if beside {
        "panel-choose-other"
    } else {
        "panel-choose-unit"
    });
    let row = menu(&mine.context, PanelAsk::Unit { phase }, &hint, here);
    (row, of)
}
