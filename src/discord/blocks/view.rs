//! Points and blocks as one player sees them: what the Winter will come to, what is left to place, and
//! what if. Only ever shown to that player.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::board::{Power, Province, Unit};
use crate::discord::credits;
use crate::discord::orders::{deals, outcome, sheet};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Area, Ask};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, in_code};
use crate::economy::blocks::{Event, Foreseen};
use crate::economy::{Adjustment, EconomyRules};
use crate::i18n::{Value, Words};
use crate::service::{GameContext, MySheet, Points, WhatIf, Written};

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

/// `12 of 36 points left.`
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

/// Every own province with what it holds and what is to come.
fn places(words: &Words, points: &Points) -> String {
    let put = &points.winter.plan.placed;
    let each = points.places.iter().map(|(at, held)| {
        let more: u32 = put.iter().filter(|(p, _)| p == at).map(|(_, n)| *n).sum();
        let name = words.province(*at);
        match more {
            0 => format!("{name} {held}"),
            more => format!("{name} {held} **+{more}**"),
        }
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// All there is to know of one's own points.
pub fn show(bot: &Bot, mine: &MySheet, text: String) -> Answer {
    let words = bot.words;
    let (Some(power), Some(points)) = (mine.power(), &mine.known.points) else {
        return Answer::private(bot.plain("refusal-no-blocks"));
    };
    let context = &mine.context;
    let mut lines = vec![places(words, points), String::new()];
    lines.extend(block(words, context, points));
    let orders = mine.sheet.items();
    let own: Vec<String> = orders
        .map(|item| {
            let fault = mine.faults.iter().find(|(other, _)| *other == item);
            let written = in_code(&item.to_string());
            match fault {
                None => format!("`{written}`"),
                Some((_, why)) => {
                    let board = context.state.setup.board();
                    let money = words.for_money(&context.state.setup.economy);
                    let reason = sheet::fault(money, mine.speaks_for(&item), &item, why, board);
                    let order = format!("`{written}`");
                    let args = [("order", order.into()), ("reason", reason.into())];
                    words.text("sheet-fault", &args)
                }
            }
        })
        .collect();
    if points.now && !own.is_empty() {
        lines.push(String::new());
        lines.push(words.plain("points-written"));
        lines.extend(own);
    }
    let shown =
        embed(title(words, context, power)).description(cut(&lines.join("\n"), DESCRIPTION));
    let offers = mine.known.money.iter();
    let offers = offers.flat_map(|money| credits::view::offer_rows(words, context, money));
    let menu = deals::row(bot, mine, Area::Blocks);
    let rows = rest_row(words, mine).into_iter();
    let rows = rows.chain(offers).chain(menu).collect();
    Answer::private(cut(&text, MESSAGE))
        .with_embed(shown)
        .with_rows(rows)
}

fn title(words: &Words, context: &GameContext, power: Power) -> String {
    let args = [
        ("power", words.power(power).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
    ];
    words.text("points-title", &args)
}

/// What became of written lines, with the running remainder.
pub fn written(bot: &Bot, written: &Written) -> Answer {
    let mine = &written.mine;
    let mut text = outcome::of(bot, written);
    if let Some(points) = mine.known.points.as_ref().filter(|p| p.now) {
        text.push(remainder(bot.words, points));
    }
    show(bot, mine, text.join("\n"))
}

/// What a Winter would be under lines that nobody sealed.
pub fn what_if(bot: &Bot, mine: &MySheet, what: &WhatIf) -> Answer {
    let words = bot.words;
    let lines = what.lines.iter();
    let mut text: Vec<String> = lines.map(|line| outcome::line(bot, mine, line)).collect();
    text.insert(0, words.plain("points-what-if"));
    let winter = Points {
        now: true,
        ..what.points.clone()
    };
    let mut lines = Vec::new();
    if !what.points.now {
        let args = [("income", what.points.income.into())];
        lines.push(words.text("points-what-if-later", &args));
    }
    lines.push(places(words, &winter));
    lines.push(String::new());
    lines.extend(block(words, &mine.context, &winter));
    let args = [("power", words.power(what.power).into())];
    let shown = embed(words.text("points-what-if-title", &args))
        .description(cut(&lines.join("\n"), DESCRIPTION));
    Answer::private(cut(&text.join("\n"), MESSAGE)).with_embed(shown)
}

/// The button that mends a forfeit: the rest goes into a home centre, or else any own one.
pub fn rest_row(words: &Words, mine: &MySheet) -> Option<CreateActionRow> {
    let points = mine.known.points.as_ref()?;
    if !points.now || points.winter.plan.forfeited == 0 {
        return None;
    }
    let homes = mine.context.state.setup.board().homes(mine.power()?);
    let owned = |at: &Province| points.places.iter().any(|(p, _)| p == at);
    let home = homes.iter().copied().find(owned);
    let at = home.or_else(|| points.places.first().map(|(p, _)| *p))?;
    Some(CreateActionRow::Buttons(vec![rest_button(
        words,
        &mine.context,
        at,
    )]))
}

fn rest_button(words: &Words, context: &GameContext, at: Province) -> CreateButton {
    let phase = context.game.head.phase_no;
    let label = words.text("button-rest", &[("at", words.the(at).into())]);
    button(context, Ask::Rest { phase, at }, label).style(ButtonStyle::Primary)
}
