//! Points and blocks by menus: where blocks are placed, and which units go.

use poise::serenity_prelude as serenity;
use serenity::CreateModal;

use crate::board::{Province, Unit, UnitKind};
use crate::discord::orders::deals::form::{AMOUNT, Field, form as short_form};
use crate::discord::orders::deals::kind::Menus;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::complete::Choice;
use crate::discord::ui::ids::{Area, Chosen, Deal};
use crate::discord::ui::labels;
use crate::discord::ui::menus::entries;
use crate::discord::ui::text::one_line;
use crate::economy::EconomyRules;
use crate::game::Item;
use crate::i18n::Words;
use crate::orders::{Act, Order, UnitRef, title};
use crate::service::MySheet;

/// The value of the menu's entry for all provinces.
pub const EVERYWHERE: &str = "everywhere";

/// How the menus of blocks begin.
pub const MENUS: Menus = Menus {
    area: Area::Blocks,
    commands: |_| Some("blocks"),
    question: "deal-choose-blocks",
    asks_for_whom: false,
    choices: |bot, mine, chosen| entries(choices(bot, mine, chosen)),
};

/// Own provinces that hold blocks, with what they hold now and what is to come.
pub fn places(words: &Words, mine: &MySheet) -> Vec<Choice> {
    let all = mine.known.points.iter().flat_map(|points| {
        points.places.iter().map(|(at, held)| {
            let put = points.winter.plan.placed.iter();
            let more: u32 = put.filter(|(p, _)| p == at).map(|(_, n)| *n).sum();
            let args = [
                ("at", words.province(*at).into()),
                ("held", (*held).into()),
                ("more", more.into()),
            ];
            let written = title((*at).into()).to_string();
            Choice::new(words.text("choice-place", &args), written)
        })
    });
    all.collect()
}

/// The menu's entries for disbanding one of the player's units, each with its price and what scrapping a
/// fleet brings, in points. Lists units at home; all units if the power cannot pay their upkeep.
pub fn units(words: &Words, mine: &MySheet) -> Vec<Choice> {
    let state = &mine.context.state;
    let (Some(power), EconomyRules::Blocks(rules)) = (mine.power(), &state.setup.economy) else {
        return Vec::new();
    };
    let named = |unit: &Unit| UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    let may = |unit: &&Unit| {
        let order = Order::Unit {
            unit: named(unit),
            act: Act::Disband,
        };
        let good = state.economy.check(&state.ground(), power, &order);
        good.is_ok()
    };
    let choice = |unit: &Unit| {
        let (key, scrap) = match unit.kind {
            UnitKind::Army => ("choice-disband", 0),
            UnitKind::Fleet => ("choice-scrap", rules.scrap()),
        };
        let args = [
            ("unit", labels::unit(words, unit).into()),
            ("price", rules.price(unit.kind).into()),
            ("scrap", scrap.into()),
        ];
        Choice::new(words.text(key, &args), named(unit).to_string())
    };
    let units = state.position.of(power).filter(may);
    units.map(choice).collect()
}

/// The entries of the next menu of a deal; nothing outside Winter.
pub fn choices(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Vec<Choice> {
    let words = bot.words;
    let Some(points) = mine.known.points.as_ref().filter(|points| points.now) else {
        return Vec::new();
    };
    match (chosen.deal, chosen.picks().as_slice()) {
        (Deal::Place, []) if points.winter.plan.rest() == 0 && mine.known.money.is_none() => {
            Vec::new()
        }
        (Deal::Place | Deal::Rest, []) => places(words, mine),
        (Deal::Scrap, []) => units(words, mine),
        (Deal::Clear, []) => {
            let placed = mine.sheet.items().filter_map(|item| match item {
                Item::Blocks(entry) => Some(entry.at()),
                _ => None,
            });
            let choice = |at: Province| {
                let written = title(at.into()).to_string();
                Choice::new(words.province(at), written)
            };
            let mut all: Vec<Choice> = placed.map(choice).collect();
            if all.len() > 1 {
                all.push(Choice::new(words.plain("deal-everywhere"), EVERYWHERE));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// The sheet's line for a deal; `None` while not all is chosen.
pub fn line(deal: Deal, picks: &[&str]) -> Option<String> {
    Some(match (deal, picks) {
        (Deal::Rest, [at]) => format!("place the rest in {at}"),
        (Deal::Scrap, [unit]) => format!("disband {unit}"),
        _ => return None,
    })
}

/// The form for how many points; its label says how many are left.
pub fn form(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Option<CreateModal> {
    let points = mine.known.points.as_ref()?;
    let left = points.winter.plan.rest();
    let field = Field {
        id: AMOUNT,
        label: bot.say("deal-points-left", &[("left", left.into())]),
        most: 6,
        needed: true,
        hint: None,
    };
    let picks = chosen.picks();
    let at = picks.first()?.to_lowercase().parse::<Province>().ok()?;
    let about = bot.words.province(at);
    Some(short_form(bot, &mine.context, chosen, about, vec![field]))
}

/// The sheet's line for a form that was submitted; `None` if its texts make none.
pub fn filled(chosen: Chosen, typed: impl Fn(&str) -> Option<String>) -> Option<String> {
    let amount = one_line(&typed(AMOUNT).unwrap_or_default());
    let at = chosen.picks().first().copied()?.to_owned();
    Some(format!("place {} in {at}", amount.trim()))
}
