//! Orders by several hands, in results: which counted for each unit and each Winter, by how many, and why;
//! and the lots, with what it takes to check them.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::board::{Power, Province};
use crate::control::exchange::{Choice, Drawn, Name, Why};
use crate::discord::results::telling::Telling;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::discord::ui::text::in_code;
use crate::game::{OrderTally, Report, Said, Subject};
use crate::i18n::Words;
use crate::orders::{Order, UnitRef};
use crate::render::exchange::Market;
use crate::render::{Align, Column, Heads, Ledger, PriceBoard, PriceRow, Row};
use crate::service::ResolvedPhase;

/// How orders by several hands were decided between, and who orders next.
pub const TELLING: Telling = Telling {
    of_power: lines,
    drawn: seed,
    blocks: |words, chapter| eligible(words, &chapter.report).into_iter().collect(),
    about,
    draws: |report| {
        report
            .polls
            .iter()
            .any(|poll| matches!(poll.why, Why::Lot { .. }))
    },
    file: lots,
    tables,
    ..Telling::NOTHING
};

/// More players than have room on so many pages of holdings: of them only the richest are listed.
const MOST_PAGES: usize = 2;

/// The prices after a season of trades, and what the players hold.
fn tables(words: &Words, game: &str, chapter: &ResolvedPhase) -> Vec<Ledger> {
    let Some(posted) = &chapter.report.exchange else {
        return Vec::new();
    };
    let names = |name: &Name| labels::name(words, name);
    let market = Market {
        words,
        game,
        state: &chapter.state,
        season: Some((chapter.report.phase, posted)),
        names: &names,
    };
    let pages = market.holdings_pages();
    let shown = if pages > MOST_PAGES { 1 } else { pages };
    let holdings = (0..shown).map(|page| market.holdings(page));
    let prices = market.price_board().map(prices);
    prices.into_iter().chain(holdings).collect()
}

/// A price board as a table of words.
fn prices(board: PriceBoard) -> Ledger {
    let Heads {
        currency,
        price,
        change,
        net,
        commands,
    } = board.heads;
    let column = |(title, align)| Column {
        title,
        align,
        power: None,
    };
    let columns = [
        (currency, Align::Start),
        (price, Align::End),
        (change, Align::End),
        (net, Align::End),
        (commands, Align::Start),
    ];
    let row = |row: PriceRow| Row {
        power: Some(row.power),
        cells: vec![
            row.currency,
            row.price,
            row.change,
            row.net,
            row.commands.into_iter().next().unwrap_or_default(),
        ],
        ..Row::default()
    };
    Ledger {
        chart: board.chart,
        title: board.title,
        subtitle: board.subtitle,
        columns: columns.into_iter().map(column).collect(),
        rows: board.rows.into_iter().map(row).collect(),
        total: None,
        notes: board.notes,
    }
}

/// The most names in one line; further players are only counted.
pub const MOST_NAMES: usize = 5;

/// The most different orders for one thing that are told.
const MOST_CHOICES: usize = 8;

/// How the orders for a power's units, and its Winter, were chosen: a line each.
pub fn lines(words: &Words, report: &Report, power: Power) -> Vec<String> {
    let polls = report.polls.iter().filter(|poll| poll.power == power);
    let drawn = report.drawn.is_some();
    polls.map(|poll| line(words, poll, drawn)).collect()
}

/// `drawn`: whether lots have fallen, and were not only tried out.
fn line(words: &Words, poll: &OrderTally, drawn: bool) -> String {
    let said = match (&poll.said, poll.subject) {
        (Some(said), _) => written(poll, said),
        (None, Subject::Unit(unit)) => {
            let args = [("unit", labels::unit(words, &unit).into())];
            words.text("poll-none", &args)
        }
        (None, Subject::Winter) => words.plain("poll-none-winter"),
    };
    let args = [
        ("said", said.into()),
        ("why", why(words, poll, drawn).into()),
    ];
    words.text("poll-line", &args)
}

/// Why an order counted, or none.
fn why(words: &Words, poll: &OrderTally, drawn: bool) -> String {
    if let (Why::Lot { among, .. }, false) = (&poll.why, drawn) {
        let args = [("among", labels::few(words, among, MOST_NAMES).into())];
        return words.text("poll-lot-open", &args);
    }
    let shortened = match &poll.why {
        Why::Lot { among, .. } if among.len() > MOST_NAMES => labels::few(words, among, MOST_NAMES),
        _ => String::new(),
    };
    words.why_polled_among(poll, &shortened, |name| labels::name(words, name))
}

/// What was ordered, as sheets write it.
fn written(poll: &OrderTally, said: &Said) -> String {
    let text = match (said, poll.subject) {
        (Said::Act(act), Subject::Unit(unit)) => {
            let named = UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            let act = act.clone();
            Order::Unit { unit: named, act }.to_string()
        }
        (Said::List(orders), _) => {
            let orders: Vec<String> = orders.iter().map(ToString::to_string).collect();
            orders.join("; ")
        }
        // Acts are for units.
        (Said::Act(_), Subject::Winter) => String::new(),
    };
    format!("`{}`", in_code(&text))
}

/// All about the orders of several hands in a province: every order given, by whom, and the lot.
pub fn about(words: &Words, report: &Report, province: Province) -> Vec<String> {
    let here = |poll: &&OrderTally| match poll.subject {
        Subject::Unit(unit) => unit.at.province == province,
        Subject::Winter => poll.choices.iter().any(|choice| match &choice.said {
            Said::List(orders) => orders.iter().any(|order| is_at(order, province)),
            Said::Act(_) => false,
        }),
    };
    let polls = report.polls.iter().filter(here);
    polls
        .flat_map(|poll| {
            let mut lines = vec![line(words, poll, report.drawn.is_some())];
            if poll.choices.len() > 1 {
                let told = poll.choices.iter().take(MOST_CHOICES);
                lines.extend(told.map(|c| chosen(words, poll, c)));
                let more = poll.choices.len().saturating_sub(MOST_CHOICES);
                let args = [("count", more.into())];
                lines.extend((more > 0).then(|| words.text("poll-more-choices", &args)));
            }
            lines.extend(lot(words, report.drawn.as_ref(), poll));
            lines
        })
        .collect()
}

fn is_at(order: &Order, province: Province) -> bool {
    match order {
        Order::Unit { unit, .. } | Order::Several { unit, .. } => unit.at.province == province,
        Order::Build { at, .. } => at.province == province,
        Order::Open { .. } | Order::Waive => false,
    }
}

fn chosen(words: &Words, poll: &OrderTally, choice: &Choice<Said>) -> String {
    let args = [
        ("said", written(poll, &choice.said).into()),
        ("count", choice.by.len().into()),
        ("players", labels::few(words, &choice.by, MOST_NAMES).into()),
    ];
    words.text("poll-choice", &args)
}

/// What it takes to draw a poll's lot again.
fn lot(words: &Words, drawn: Option<&Drawn>, poll: &OrderTally) -> Option<String> {
    let Why::Lot { among, by, subject } = &poll.why else {
        return None;
    };
    let drawn = drawn?;
    let place = drawn.seed.below(subject, among.len());
    let args = [
        ("subject", subject.clone().into()),
        ("seed", drawn.seed.0.to_string().into()),
        ("count", among.len().into()),
        ("place", place.into()),
        ("by", labels::name(words, by).into()),
    ];
    Some(words.text("poll-lot-check", &args))
}

/// The seed of the phase, where anything was drawn with it.
pub fn seed(words: &Words, report: &Report) -> Option<String> {
    let lots = report
        .polls
        .iter()
        .any(|p| matches!(p.why, Why::Lot { .. }));
    let drawn = report.drawn.filter(|_| lots)?;
    let args = [
        ("seed", drawn.seed.0.to_string().into()),
        ("rollbacks", drawn.rollbacks.into()),
    ];
    Some(words.text("results-drawn", &args))
}

/// Every lot of a phase with all among whom it was drawn, in their order, as a file.
pub fn lots(words: &Words, report: &Report) -> Option<Picture> {
    let drawn = report.drawn?;
    let mut text = format!("{} {} {}\n", report.phase, drawn.rollbacks, drawn.seed.0);
    let mut any = false;
    for poll in &report.polls {
        let Why::Lot { among, by, subject } = &poll.why else {
            continue;
        };
        any = true;
        let place = drawn.seed.below(subject, among.len());
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "\n{subject}: {place} / {} = {}",
            among.len(),
            plain(by)
        );
        for (place, name) in among.iter().enumerate() {
            let _ = writeln!(text, "{place} {}", plain(name));
        }
    }
    let phase = labels::phase(words, report.phase);
    any.then(|| Picture {
        name: format!("lots-{}.txt", report.phase),
        alt: words.text("lots-file", &[("phase", phase.into())]),
        png: Arc::from(text.into_bytes()),
    })
}

/// A player in a file: the number Discord knows them by, or theirs in the game.
fn plain(name: &Name) -> String {
    match name {
        Name::Player(player) => player.0.to_string(),
        Name::Number(number) => format!("#{number}"),
    }
}

/// Who may order each country in the season to come: C-09a.
pub fn eligible(words: &Words, report: &Report) -> Option<String> {
    let exchange = report.exchange.as_ref()?;
    if exchange.eligible.is_empty() || report.outcome.is_some() {
        return None;
    }
    let lines = exchange.eligible.iter().map(|(power, names)| {
        let players = match names.as_slice() {
            [] => words.plain("eligible-nobody"),
            names => labels::few(words, names, MOST_NAMES),
        };
        let args = [
            ("power", words.power(*power).into()),
            ("players", players.into()),
        ];
        words.text("eligible-line", &args)
    });
    let title = format!("**{}**", words.plain("eligible-title"));
    Some(
        [title]
            .into_iter()
            .chain(lines)
            .collect::<Vec<_>>()
            .join("\n"),
    )
}
