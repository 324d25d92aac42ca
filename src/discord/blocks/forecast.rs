//! What a Winter comes to in points and blocks, in words.

use crate::board::{Province, Unit};
use crate::discord::ui::labels;
use crate::economy::blocks::{Event, Foreseen};
use crate::economy::{Adjustment, EconomyRules};
use crate::i18n::{Value, Words};
use crate::service::{GameContext, Points};

/// The short block of a player's own sheet: what the coming Winter comes to, with warnings.
pub fn block(words: &Words, context: &GameContext, points: &Points) -> Vec<String> {
    let mut lines = if points.now {
        winter(words, &points.winter)
    } else {
        later(words, points)
    };
    lines.extend(lost(words, &points.winter, points.now));
    if points.now {
        lines.extend(left(words, context, &points.winter));
    }
    if let Some(winter) = &points.if_agreed {
        let args = [
            ("purse", winter.plan.purse().into()),
            ("rest", winter.plan.rest().into()),
        ];
        lines.push(words.text("points-if", &args));
    }
    if points.now {
        lines.push(after(words, points));
    }
    lines
}

/// The points that are left, in words: `12 of 36 points left.`
pub fn remainder(words: &Words, points: &Points) -> String {
    let plan = &points.winter.plan;
    let args = [("rest", plan.rest().into()), ("purse", plan.purse().into())];
    words.text("points-remainder", &args)
}

/// Points, scrap, upkeep, builds and blocks of the open Winter, each with its rule.
fn winter(words: &Words, winter: &Foreseen) -> Vec<String> {
    let plan = &winter.plan;
    let built = built(winter);
    let new: Vec<String> = built.iter().map(|unit| labels::unit(words, unit)).collect();
    let kept = plan.paid.saturating_sub(winter.built);
    let placed: Vec<String> = placed(winter)
        .iter()
        .map(|(at, n)| format!("{} +{n}", words.province(*at)))
        .collect();
    let args: [(&str, Value<'_>); 9] = [
        ("points", plan.points.into()),
        ("scrap", plan.scrapped.into()),
        ("upkeep", kept.into()),
        ("built", winter.built.into()),
        ("units", new.join(", ").into()),
        ("new", new.len().into()),
        ("placed", plan.put().into()),
        ("places", placed.join(", ").into()),
        ("rest", plan.rest().into()),
    ];
    let mut lines = vec![words.text("points-winter", &args)];
    if plan.scrapped > 0 {
        lines.push(words.text("points-winter-scrap", &args));
    }
    lines.push(words.text("points-winter-upkeep", &args));
    if !new.is_empty() {
        lines.push(words.text("points-winter-built", &args));
    }
    if plan.put() > 0 {
        lines.push(words.text("points-winter-placed", &args));
    }
    lines.push(words.text(
        "points-winter-rest",
        &[("rest", plan.rest().into()), ("purse", plan.purse().into())],
    ));
    lines
}

/// The coming Winter, if nothing changes.
fn later(words: &Words, points: &Points) -> Vec<String> {
    let plan = &points.winter.plan;
    let args = [
        ("blocks", points.blocks.into()),
        ("purse", plan.purse().into()),
        ("income", points.income.into()),
        ("due", points.winter.due.into()),
        ("rest", plan.rest().into()),
        ("goal", points.goal.unwrap_or(0).into()),
    ];
    vec![words.text("points-later", &args)]
}

/// Units that cannot be paid.
fn lost(words: &Words, winter: &Foreseen, now: bool) -> Option<String> {
    let gone = winter.plan.done.iter().filter_map(|done| match done {
        Adjustment::RemovedInDisorder { unit, .. } => Some(labels::unit(words, unit)),
        _ => None,
    });
    let gone: Vec<String> = gone.collect();
    let missing = winter.due.saturating_sub(winter.plan.purse());
    let args = [
        ("units", words.all_of(&gone).into()),
        ("count", gone.len().into()),
        ("missing", missing.into()),
        ("now", u32::from(now).into()),
    ];
    (!gone.is_empty()).then(|| words.text("points-lost", &args))
}

/// What becomes of points that are not spent: loud where they are lost.
fn left(words: &Words, context: &GameContext, winter: &Foreseen) -> Option<String> {
    let plan = &winter.plan;
    if plan.forfeited > 0 {
        let args = [("points", plan.forfeited.into())];
        return Some(words.text("points-forfeit", &args));
    }
    let home = plan.events.iter().find_map(|event| match event {
        Event::Invested { at, blocks, .. } => Some((*at, *blocks)),
        _ => None,
    });
    if let Some((at, blocks)) = home {
        let args = [("points", blocks.into()), ("at", words.the(at).into())];
        return Some(words.text("points-home", &args));
    }
    let kept = matches!(context.state.setup.economy, EconomyRules::Blocks(_)) && plan.left > 0;
    kept.then(|| words.text("points-kept", &[("points", plan.left.into())]))
}

/// The year after.
fn after(words: &Words, points: &Points) -> String {
    let winter = &points.winter;
    let args = [
        ("blocks", winter.blocks.into()),
        ("goal", points.goal.unwrap_or(0).into()),
        ("income", winter.income.into()),
        ("units", winter.kept.into()),
        ("upkeep", winter.upkeep.into()),
    ];
    words.text("points-after", &args)
}

fn built(winter: &Foreseen) -> Vec<Unit> {
    let built = winter.plan.done.iter().filter_map(|done| match done {
        Adjustment::Built { unit, .. } => Some(*unit),
        _ => None,
    });
    built.collect()
}

/// What lines put where.
fn placed(winter: &Foreseen) -> Vec<(Province, u32)> {
    let placed = winter.plan.events.iter().filter_map(|event| match event {
        Event::Placed { at, blocks, .. } => Some((*at, *blocks)),
        _ => None,
    });
    placed.collect()
}
