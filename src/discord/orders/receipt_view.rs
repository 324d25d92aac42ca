//! Receipts and standing orders, as their player sees them.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use super::faults;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, PanelAsk};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{DESCRIPTION, cut, escape, in_code, moment};
use crate::i18n::Words;
use crate::service::{GameContext, Held, Inapplicable, MySheet, NotKept, ResolvedPhase, Standing};

/// How many digits of a hash are shown where it only reminds of the whole.
const SHORT: usize = 12;

/// What is published of the receipts of a phase, for its results: a file, for nobody reads hashes.
pub fn file(words: &Words, chapter: &ResolvedPhase, hashes: &[String]) -> Option<Picture> {
    if hashes.is_empty() {
        return None;
    }
    let phase = labels::phase(words, chapter.report.phase);
    Some(Picture {
        name: format!("receipts-{}.txt", chapter.report.phase),
        alt: words.text("receipt-list-file", &[("phase", phase.into())]),
        png: hashes.join("\n").into_bytes().into(),
    })
}

/// The line about the receipt under a sheet; `None` if it has none.
pub fn short(words: &Words, mine: &MySheet) -> Option<String> {
    let hash: String = mine.receipt.as_ref()?.chars().take(SHORT).collect();
    Some(words.text("receipt-short", &[("hash", hash.into())]))
}

/// A whole receipt, with the file by which it can be checked anywhere.
pub fn held(bot: &Bot, context: &GameContext, held: &Held) -> Answer {
    let words = bot.words;
    let receipt = &held.receipt;
    let name = escape(&context.game.head.name);
    let state = match (held.published, held.replaced) {
        (None, false) => "receipt-open",
        (None, true) | (Some(false), true) => "receipt-replaced",
        (Some(true), _) => "receipt-published",
        (Some(false), false) => "receipt-not-published",
    };
    let sheet = if receipt.sheet.is_empty() {
        words.plain("sheet-empty")
    } else {
        cut(&in_code(&receipt.sheet), DESCRIPTION / 2)
    };
    let at = ("at", moment(held.at).into());
    let lines = [
        words.text("receipt-sealed", &[at]),
        format!("```\n{sheet}\n```"),
        words.text("receipt-nonce", &[("nonce", receipt.nonce.clone().into())]),
        words.text("receipt-hash", &[("hash", held.hash.clone().into())]),
        words.plain(state),
        words.plain("receipt-keep"),
    ];
    let title = words.text(
        "receipt-title",
        &[("game", name.into()), ("phase", receipt.phase_no.0.into())],
    );
    let file = Picture {
        name: format!("receipt-{}-{}.txt", receipt.game, receipt.phase_no),
        alt: words.plain("receipt-file"),
        png: receipt.text().into_bytes().into(),
    };
    let shown = embed(title).description(cut(&lines.join("\n"), DESCRIPTION));
    Answer::private(String::new())
        .with_embed(shown)
        .with_picture(Some(file))
}

/// Standing orders, and what keeps each line from counting now.
pub fn standing(bot: &Bot, standing: &Standing, text: String) -> Answer {
    let words = bot.words;
    let context = &standing.context;
    let mut lines: Vec<String> = Vec::new();
    if standing.lines.is_empty() {
        lines.push(words.plain("standing-none"));
    }
    for (line, lame) in &standing.lines {
        let written = format!("`{}`", in_code(line));
        lines.push(match lame {
            None => written,
            Some(Inapplicable::OtherPhase) => {
                words.text("standing-other-phase", &[("order", written.into())])
            }
            Some(Inapplicable::Faulty(item, why)) => {
                let board = context.state.setup.board();
                let powers = &context.state;
                let power = match item {
                    crate::game::Item::Order(order) => powers.country_of(order, &[]),
                    _ => None,
                };
                let first = || board.powers().next();
                let power = power.or_else(first).unwrap_or(crate::board::Power::AUSTRIA);
                let reason = faults::fault(words, power, item, why, board);
                let args = [("order", written.into()), ("reason", reason.into())];
                words.text("sheet-fault", &args)
            }
        });
    }
    let mut told: Vec<String> = (!text.is_empty()).then_some(text).into_iter().collect();
    told.extend(standing.refused.iter().take(20).map(|(text, why)| {
        let reason = match why {
            NotKept::Unread(error) => words.unread(error),
            NotKept::Declared => words.plain("standing-declared"),
        };
        let text = escape(&in_code(&cut(text, 80)));
        words.text(
            "written-unread",
            &[("text", text.into()), ("reason", reason.into())],
        )
    }));
    lines.push(String::new());
    lines.push(words.text("standing-sound", &[("count", standing.sound().into())]));
    lines.push(words.plain("standing-how"));
    let phase = context.game.head.phase_no;
    let edit = button(
        context,
        Ask::Panel(PanelAsk::StandingForm { phase }),
        bot.plain("button-standing-edit"),
    );
    let clear = button(
        context,
        Ask::Panel(PanelAsk::ClearStanding { phase }),
        bot.plain("button-standing-clear"),
    );
    let clear = clear
        .style(ButtonStyle::Danger)
        .disabled(standing.lines.is_empty());
    let name = escape(&context.game.head.name);
    let title = words.text("standing-title", &[("game", name.into())]);
    let phase = labels::phase(words, context.state.phase);
    let footer = words.text("standing-footer", &[("phase", phase.into())]);
    Answer::private(told.join("\n"))
        .with_embed(
            embed(title)
                .description(cut(&lines.join("\n"), DESCRIPTION))
                .footer(serenity::CreateEmbedFooter::new(footer)),
        )
        .with_rows(vec![CreateActionRow::Buttons(vec![edit, clear])])
}
