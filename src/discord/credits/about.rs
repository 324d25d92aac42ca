//! What credits add to the parts that all games share.

use super::deals::DEALS;
use super::{status, view};
use crate::board::Power;
use crate::discord::feature::Feature;
use crate::economy::EconomyRules;
use crate::economy::credits::Cheap;
use crate::game::{Item, Setup};
use crate::i18n::Words;
use crate::service::{MySheet, Written};

/// What credits, or points that are lent, add to the bot's texts, buttons and menus.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-credits"),
    command: |mine| mine.known.money.as_ref().map(|_| "`/credits`"),
    about: |words, _| vec![words.plain("about-credits")],
    option_note: |words, setup, id| cheaper(words, setup).filter(|_| id == "army_price"),
    below_orders: |words, mine| {
        let money = mine.known.money.as_ref();
        money.map_or_else(Vec::new, |money| view::block(words, mine, money))
    },
    standing,
    written,
    rows: |words, mine| {
        let money = mine.known.money.as_ref();
        money.map_or_else(Vec::new, |money| {
            view::offer_rows(words, &mine.context, money)
        })
    },
    deals: &[&DEALS],
    tried: view::tried,
    status: status::status,
    purse: status::purse,
    diary: |words, page| {
        let loans = page.loans.iter();
        let lines =
            loans.flat_map(|(power, all)| view::loan_lines(words, &page.context, *power, all));
        lines.collect()
    },
    ..Feature::STANDARD
};

/// How a line about money stands with its other side.
fn standing(words: &Words, mine: &MySheet, item: &Item) -> Option<String> {
    match (item, &mine.known.money) {
        (Item::Credits(entry), Some(money)) => view::standing(words, money, entry),
        _ => None,
    }
}

/// Who is not written to about it any more, and what good lines may still prevent.
fn written(words: &Words, written: &Written) -> Vec<String> {
    let mut lines: Vec<String> = view::untold(words, written).into_iter().collect();
    if let (Some(money), true) = (&written.mine.known.money, written.changed) {
        let words = words.for_game(&written.mine.context.state.setup);
        lines.extend(view::at_risk(words, money));
    }
    lines
}

/// Which powers pay less for their first armies.
fn cheaper(words: &Words, setup: &Setup) -> Option<String> {
    let EconomyRules::Credits(rules) = &setup.economy else {
        return None;
    };
    let line = |(power, cheap): (&Power, &Cheap)| {
        let args = [
            ("power", words.power(*power).into()),
            ("armies", cheap.armies.into()),
            ("price", cheap.price.into()),
        ];
        words.text("rules-cheaper", &args)
    };
    let lines: Vec<String> = rules.cheap.iter().map(line).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}
