//! Points and blocks as one player sees them: what the Winter will come to, what is left to place, and
//! what if. Only ever shown to that player.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::forecast::{block, remainder};
use super::menus;
use crate::board::{Power, Province};
use crate::discord::credits;
use crate::discord::orders::deals::kind;
use crate::discord::orders::{faults, outcome};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, in_code};
use crate::i18n::Words;
use crate::service::{GameContext, MySheet, Points, WhatIf, Written};

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

/// All that a player may know of their points and blocks, under a word.
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
                    let money = words.for_game(&context.state.setup);
                    let reason = faults::fault(money, mine.speaks_for(&item), &item, why, board);
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
    let menu = kind::row(bot, mine, &menus::MENUS);
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

/// The answer to lines that a player wrote, with the points that are left.
pub fn written(bot: &Bot, written: &Written) -> Answer {
    let mine = &written.mine;
    let mut text = outcome::of(bot, written);
    if let Some(points) = mine.known.points.as_ref().filter(|p| p.now) {
        text.push(remainder(bot.words, points));
    }
    show(bot, mine, text.join("\n"))
}

/// What a Winter would come to with lines that were only tried out.
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
