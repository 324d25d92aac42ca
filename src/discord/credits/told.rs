//! What credits are told of in a phase's headline and results.

use super::notices;
use crate::discord::results::telling::Telling;
use crate::economy::credits::Event;
use crate::game::Report;
use crate::i18n::Words;
use crate::service::ResolvedPhase;

/// What is told of money after a phase: what is public, and to each power what is its own.
pub const TELLING: Telling = Telling {
    first,
    then,
    quiet_winter: |words, report| {
        let paid = |event: &Event| matches!(event, Event::Upkeep { credits, .. } if *credits > 0);
        let paid = report.money.iter().any(paid);
        paid.then(|| words.plain("head-paid")).into_iter().collect()
    },
    blocks,
    has_books: |chapter| chapter.report.ledger.is_some(),
    ledger: |words, name, chapter| {
        let report = &chapter.report;
        let published = report.ledger.as_ref()?;
        Some((
            notices::picture(words, name, report, published),
            notices::alt_rows(words, published),
        ))
    },
    private: notices::private_lines,
    hired: notices::hired_lines,
    check: notices::check,
    ..Telling::NOTHING
};

/// Whose treasury was captured.
fn first(words: &Words, report: &Report) -> Vec<String> {
    let captured = report.money.iter().filter_map(|event| match event {
        Event::Captured { by, from, .. } => {
            let args = [
                ("by", words.power(*by).into()),
                ("from", words.power(*from).into()),
            ];
            Some(words.text("head-captures", &args))
        }
        _ => None,
    });
    captured.collect()
}

/// Who could not pay all units.
fn then(words: &Words, report: &Report) -> Vec<String> {
    let short = report.money.iter().filter_map(|event| match event {
        Event::Short { power, .. } => Some(words.power(*power)),
        _ => None,
    });
    let short: Vec<String> = short.collect();
    let args = [("powers", words.all_of(&short).into())];
    let told = (!short.is_empty()).then(|| words.text("head-short", &args));
    told.into_iter().collect()
}

/// The public news of money, and the ledger in words.
fn blocks(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
    let report = &chapter.report;
    let mut blocks = Vec::new();
    let news = notices::public_lines(words, report);
    if !news.is_empty() {
        blocks.push(format!(
            "{}\n{}",
            words.plain("results-money"),
            news.join("\n")
        ));
    }
    if let Some(ledger) = &report.ledger {
        let lines = notices::text(words, report, ledger);
        blocks.push(format!(
            "{}\n{}",
            words.plain("results-ledger"),
            lines.join("\n")
        ));
    }
    blocks
}
