//! What points and blocks are told of in a phase's headline and results.

use super::{ledger, notices};
use crate::discord::results::phrases::number;
use crate::discord::results::telling::Telling;
use crate::economy::blocks::Event;
use crate::game::Report;
use crate::i18n::Words;
use crate::service::ResolvedPhase;

/// What is told of points and blocks after a phase, all of which is public.
pub const TELLING: Telling = Telling {
    then: |words, report| {
        let lost = report.blocks.iter().map(|event| match event {
            Event::Rubble { lost, .. } => *lost as usize,
            _ => 0,
        });
        let rubble = number(words, "head-rubble", lost.sum());
        let forfeits = notices::forfeits(words, report);
        rubble.into_iter().chain(forfeits).collect()
    },
    quiet_winter,
    blocks,
    about: notices::about,
    has_books: |chapter| chapter.report.points.is_some(),
    ledger: |words, name, chapter| {
        let picture = ledger::picture(words, name, chapter)?;
        Some((picture, ledger::alt_rows(words, chapter)))
    },
    under_headline: |words, chapter| {
        let published = chapter.report.points.as_ref();
        published.and_then(|_| notices::race(words, &chapter.state))
    },
    changes_map: |report| !report.blocks.is_empty(),
    check: notices::check,
    ..Telling::NOTHING
};

/// What was placed, and whether units were paid for.
fn quiet_winter(words: &Words, report: &Report) -> Vec<String> {
    let placed = report.blocks.iter().map(|event| match event {
        Event::Placed { blocks, .. }
        | Event::Invested { blocks, .. }
        | Event::Grown { blocks, .. } => *blocks as usize,
        _ => 0,
    });
    let placed = number(words, "head-placed", placed.sum());
    let paid = |event: &Event| matches!(event, Event::Upkeep { points, .. } if *points > 0);
    let paid = report.blocks.iter().any(paid);
    let paid = paid.then(|| words.plain("head-paid"));
    placed.into_iter().chain(paid).collect()
}

/// The news of points and blocks, who is how far, and the ledger in words.
fn blocks(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
    let report = &chapter.report;
    let mut blocks = Vec::new();
    let news = notices::news(words, report);
    if !news.is_empty() {
        let title = words.plain("results-points");
        blocks.push(format!("{title}\n{}", news.join("\n")));
    }
    if let Some(ledger) = &report.points {
        let title = words.plain("results-points-ledger");
        let lines = notices::text(words, ledger);
        blocks.push(format!("{title}\n{}", lines.join("\n")));
        blocks.extend(notices::race(words, &chapter.state));
    }
    blocks
}
