//! What blocks add to the parts that all games share; points may be lent as credits are.

use super::deals::DEALS;
use super::forecast::block;
use super::view::rest_row;
use crate::discord::credits;
use crate::discord::credits::FEATURE as CREDITS;
use crate::discord::feature::Feature;
use crate::economy::EconomyRules;
use crate::economy::blocks::{Blocks, BlocksRules, Neutrals};
use crate::game::{Setup, VictoryRules};
use crate::i18n::Words;
use crate::service::MySheet;

/// What blocks add to the bot's texts, buttons and menus.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-blocks"),
    command: |_| Some("`/blocks`"),
    about: |words, _| vec![words.plain("about-blocks")],
    after_goal,
    below_orders,
    standing: CREDITS.standing,
    written: CREDITS.written,
    rows: |words, mine| {
        let rest = rest_row(words, mine).into_iter();
        rest.chain((CREDITS.rows)(words, mine)).collect()
    },
    deals: &[&DEALS, &credits::deals::DEALS],
    tried: CREDITS.tried,
    status: CREDITS.status,
    purse: CREDITS.purse,
    diary: CREDITS.diary,
    ..Feature::STANDARD
};

/// Points; where they may be lent, as a part of the money.
fn below_orders(words: &Words, mine: &MySheet) -> Vec<String> {
    match &mine.known.points {
        Some(points) if mine.known.money.is_none() => block(words, &mine.context, points),
        _ => (CREDITS.below_orders)(words, mine),
    }
}

fn after_goal(words: &Words, setup: &Setup) -> Vec<String> {
    let EconomyRules::Blocks(rules) = &setup.economy else {
        return Vec::new();
    };
    let neutrals = words.plain(match rules.neutrals {
        Neutrals::Army => "about-neutral-army",
        Neutrals::Blocks => "about-neutral-blocks",
    });
    peace(words, setup, rules)
        .into_iter()
        .chain([neutrals])
        .collect()
}

/// How early a power at peace reaches a goal in blocks: 2B.23.
fn peace(words: &Words, setup: &Setup, rules: &BlocksRules) -> Option<String> {
    let VictoryRules::Blocks { goal, .. } = setup.victory else {
        return None;
    };
    let board = setup.board();
    let opening = Blocks::new(board, rules);
    let played = setup.played().into_iter();
    let totals: Vec<u32> = played.map(|power| opening.total(power)).collect();
    let (few, many) = (*totals.iter().min()?, *totals.iter().max()?);
    let first = setup.first_phase().year;
    let year = |blocks: u32| {
        let winters = rules.peace(blocks, goal)?;
        let year = u32::from(first).saturating_add(winters).saturating_sub(1);
        Some(year.to_string())
    };
    let args = [
        ("goal", goal.into()),
        ("per", rules.per_point.into()),
        ("few", few.into()),
        ("many", many.into()),
        ("late", year(few)?.into()),
        ("early", year(many)?.into()),
    ];
    Some(words.text("about-peace", &args))
}
