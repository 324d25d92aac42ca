//! What became of lines that were written: kept, kept though nothing may come of it, or refused with the reason.

use super::faults::fault;
use crate::board::Power;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::text::{cut, escape, in_code};
use crate::game::{PhaseKind, Quota};
use crate::i18n::Words;
use crate::service::{Line, MySheet, Written};

/// What became of lines written by a command.
pub(in crate::discord) fn of(bot: &Bot, written: &Written) -> Vec<String> {
    let lines = written.lines.iter();
    let became = lines.map(|l| line(bot, &written.mine, l));
    became.chain(unchanged(bot, written)).collect()
}

/// How many of the orders, builds or removals due are on the sheet: `Builds: 2 of 2`.
pub(in crate::discord) fn counted(words: &Words, mine: &MySheet) -> Vec<String> {
    let orders = mine.units_ordered().map(|(ordered, due)| {
        let args = [("ordered", ordered.into()), ("due", due.into())];
        words.text("sheet-count-orders", &args)
    });
    let shared = mine.context.state.control.is_shared();
    let line = |(power, quota): (Power, Quota)| {
        let key = match (quota.removals, quota.waived) {
            (true, _) => "sheet-count-removals",
            (false, 0) => "sheet-count-builds",
            (false, _) => "sheet-count-builds-waived",
        };
        let args = [
            ("ordered", quota.ordered.into()),
            ("waived", quota.waived.into()),
            ("due", quota.due.into()),
        ];
        let line = words.text(key, &args);
        if shared {
            let args = [("power", words.power(power).into()), ("line", line.into())];
            words.text("sheet-count-of", &args)
        } else {
            line
        }
    };
    let quotas = mine.quotas().into_iter().map(line);
    orders.into_iter().chain(quotas).collect()
}

/// What will become of units without an order, and of builds and removals that are not on the sheet, if it stays
/// as it is.
pub(in crate::discord) fn idle(words: &Words, mine: &MySheet) -> Vec<String> {
    let state = &mine.context.state;
    // Standing orders take the place of a sheet without any.
    if mine.standing > 0 || state.control.is_shared() {
        return Vec::new();
    }
    let key = match state.phase.step {
        PhaseKind::Movement => "ready-idle-hold",
        PhaseKind::Retreats => "ready-idle-disband",
        PhaseKind::Adjustments | PhaseKind::Treaties => {
            let open = mine.quotas().into_iter();
            let open = open.filter(|(_, quota)| quota.open() > 0);
            return open
                .map(|(_, quota)| {
                    let key = if quota.removals {
                        "sheet-removals-left"
                    } else {
                        "sheet-builds-left"
                    };
                    words.text(key, &[("count", quota.open().into())])
                })
                .collect();
        }
    };
    let units = mine.missing.iter();
    let units = units.map(|unit| labels::standing(words, &state.position, unit));
    let units: Vec<String> = units.collect();
    if units.is_empty() {
        return Vec::new();
    }
    let args = [
        ("count", units.len().into()),
        ("units", words.all_of(&units).into()),
    ];
    vec![words.text(key, &args)]
}

/// Why lines written by a command changed nothing, if they did not.
pub(in crate::discord) fn unchanged(bot: &Bot, written: &Written) -> Option<String> {
    let key = match (written.again, written.changed) {
        (true, _) => "written-again",
        (false, false) => "written-none",
        (false, true) => return None,
    };
    Some(bot.plain(key))
}

/// What became of one line.
pub(in crate::discord) fn line(bot: &Bot, mine: &MySheet, line: &Line) -> String {
    let words = bot.words.for_game(&mine.context.state.setup);
    let board = mine.context.state.setup.board();
    match line {
        Line::Written { item, instead } => match instead.as_ref().filter(|b| *b != item) {
            Some(before) => {
                let args = [
                    ("order", in_code(&item.to_string()).into()),
                    ("before", in_code(&before.to_string()).into()),
                ];
                bot.say("written-instead", &args)
            }
            None => {
                let order = in_code(&item.to_string());
                bot.say("written-order", &[("order", order.into())])
            }
        },
        Line::Faulty {
            item,
            fault: why,
            kept,
        } => {
            let key = match (kept, why.may_be_kept()) {
                (true, _) if why.awaits_leave() => "written-awaits-leave",
                (true, true) => "written-bluff",
                (true, false) => "written-lame",
                (false, true) => "written-refused-bluff",
                (false, false) => "written-refused",
            };
            let reason = fault(words, mine.speaks_for(item), item, why, board);
            bot.say(
                key,
                &[
                    ("order", in_code(&item.to_string()).into()),
                    ("reason", reason.into()),
                ],
            )
        }
        Line::Replaced { item, by } => {
            let args = [
                ("order", in_code(&item.to_string()).into()),
                ("by", in_code(&by.to_string()).into()),
            ];
            bot.say("written-replaced", &args)
        }
        Line::Spare { builds, ordered } => {
            let key = match ordered {
                0 => "written-spare",
                _ => "written-spare-ordered",
            };
            let args = [("builds", (*builds).into()), ("ordered", (*ordered).into())];
            bot.say(key, &args)
        }
        Line::Unread { text, error } => {
            let reason = words.unread(error);
            let near = mine.meant(text, error).into_iter().next();
            // Where one word was put right, the reason names it.
            let whole = near.filter(|meant| meant.word.is_none() && mine.read(&meant.line).is_ok());
            let text = escape(&in_code(&cut(text, 80)));
            let told = bot.say(
                "written-unread",
                &[("text", text.into()), ("reason", reason.into())],
            );
            let Some(meant) = whole else {
                return told;
            };
            let near = format!("`{}`", in_code(&meant.line));
            let asked = bot.say("orders-did-you-mean", &[("near", near.into())]);
            format!("{told} {asked}")
        }
    }
}
