//! What became of lines that were written: kept, kept though nothing may come of it, or refused with the reason.

use super::sheet::fault;
use crate::board::Power;
use crate::discord::credits;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::text::{cut, escape, in_code};
use crate::game::{PhaseKind, Quota};
use crate::i18n::Words;
use crate::service::{Line, Merged, MySheet, Written};

/// The most lines of an answer to written orders that are shown.
const MOST_LINES: usize = 40;

/// What became of each line of a message or a form.
pub(in crate::discord) fn told(bot: &Bot, written: &Written) -> String {
    let mut lines: Vec<String> = written
        .lines
        .iter()
        .take(MOST_LINES)
        .map(|l| line(bot, &written.mine, l))
        .collect();
    let more = written.lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.push(bot.say("written-more", &[("count", more.into())]));
    }
    let note = match written.merged {
        _ if written.again => Some("written-again"),
        Some(Merged::Newer) => Some("written-newer"),
        Some(Merged::Unusable) => Some("written-merged"),
        None if !written.changed => Some("written-none"),
        None => None,
    };
    lines.extend(note.map(|key| bot.plain(key)));
    let refused = |line: &Line| {
        matches!(
            line,
            Line::Unread { .. } | Line::Spare { .. } | Line::Faulty { kept: false, .. }
        )
    };
    // The phase may close at any time on what counts, which is not what was wanted.
    if written.mine.ready && written.lines.iter().any(refused) {
        lines.push(bot.plain("written-still-ready"));
    }
    let kept = written.trades_kept;
    let why = match written.merged {
        Some(Merged::Newer) => "written-trades-kept-newer",
        _ => "written-trades-kept",
    };
    lines.extend(kept.then(|| bot.plain(why)));
    lines.extend(credits::view::untold(bot.words, written));
    // Good lines may still stand in each other's way.
    if let (Some(money), true) = (&written.mine.known.money, written.changed) {
        let words = bot
            .words
            .for_money(&written.mine.context.state.setup.economy);
        lines.extend(credits::view::at_risk(words, money));
    }
    lines.extend(counted(bot.words, &written.mine));
    lines.join("\n")
}

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
    let words = bot.words.for_money(&mine.context.state.setup.economy);
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
