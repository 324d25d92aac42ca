//! Money in words and pictures: what everybody may know of it, what only the parties may, and the
//! published ledger as a picture, as text and as CSV.

use crate::board::{Power, PowerMap};
use crate::economy::credits::{Event, Ledger, Row};
use crate::game::Report;
use crate::i18n::Words;
use crate::render::{Align, Chart, Column, Ledger as Sheet, Row as Line};
use crate::service::ResolvedPhase;

use super::hired::hired_line;
use crate::discord::ui::labels;
use crate::store::GameId;

/// The public news of a phase about money, each with its rule; the ledger's own figures are left to
/// it.
pub fn public_lines(words: &Words, report: &Report) -> Vec<String> {
    let told = |event: &&Event| {
        let figures = matches!(event, Event::Income { .. } | Event::Upkeep { .. });
        event.is_public() && !figures
    };
    let lines = report.money.iter().filter(told);
    lines.map(|event| line(words, report, event)).collect()
}

/// What a phase's money means to one power and to nobody else: what was declared and failed, what was made
/// in private.
pub fn private_lines(words: &Words, chapter: &ResolvedPhase, power: Power) -> Vec<String> {
    let report = &chapter.report;
    let mine = |event: &&Event| !event.is_public() && event.parties().contains(&power);
    let events = report.money.iter().filter(mine);
    events.map(|event| line(words, report, event)).collect()
}

/// Units of others that this power hired and that must retreat.
pub fn hired_lines(words: &Words, chapter: &ResolvedPhase, power: Power) -> Vec<String> {
    let retreats = chapter.state.hired_retreats(power);
    let told = retreats.iter();
    told.map(|unit| hired_line(words, &chapter.state, unit))
        .collect()
}

fn line(words: &Words, report: &Report, event: &Event) -> String {
    let why = words.why_money(event, &report.before);
    words.text(
        "money-line",
        &[("why", why.into()), ("rule", event.rule().into())],
    )
}

/// What remarks the ledger's lines carry.
fn flags(words: &Words, report: &Report) -> PowerMap<String> {
    let mut flags = PowerMap::new();
    for event in &report.money {
        let (power, text) = match event {
            Event::Short { power, missing } => {
                let args = [("credits", (*missing).into())];
                (*power, words.text("ledger-flag-short", &args))
            }
            Event::HomesFull { power } => (*power, words.plain("ledger-flag-homes-full")),
            _ => continue,
        };
        let flag: &mut String = flags.entry(power).or_default();
        if !flag.is_empty() {
            flag.push_str(", ");
        }
        flag.push_str(&text);
    }
    flags
}

/// The columns of a ledger, by key.
const COLUMNS: [&str; 9] = [
    "seat", "opening", "income", "public", "private", "seized", "upkeep", "closing", "change",
];

/// A row's figures in the order of [`COLUMNS`] after the seat.
fn figures(row: &Row) -> [i64; 8] {
    let flows = &row.flows;
    [
        i64::from(flows.opening),
        i64::from(flows.income),
        flows.public,
        flows.private,
        flows.seized,
        -i64::from(flows.upkeep),
        i64::from(row.closing),
        row.change(),
    ]
}

fn seat(words: &Words, row: &Row) -> String {
    match row.seat {
        Some(at) => words.province(at),
        None => words.plain("ledger-no-seat"),
    }
}

/// A figure with its sign where it moves something; nothing where nothing moved.
fn signed(column: usize, n: i64) -> String {
    let moves = !matches!(column, 0 | 6);
    match n {
        0 if moves => words_none(),
        n if moves && n > 0 => format!("+{n}"),
        n => n.to_string(),
    }
}

fn words_none() -> String {
    "–".to_owned()
}

/// The published ledger as a table to draw.
pub fn picture(words: &Words, game: &str, report: &Report, ledger: &Ledger) -> Sheet {
    let title = |key: &str| words.plain(&format!("ledger-column-{key}"));
    let seized = ledger.rows.iter().any(|r| r.flows.seized != 0);
    let shown: Vec<usize> = (0..COLUMNS.len())
        .filter(|c| COLUMNS[*c] != "seized" || seized)
        .collect();
    let mut columns = vec![Column {
        title: title("power"),
        align: Align::Start,
        ..Column::default()
    }];
    columns.extend(shown.iter().map(|c| Column {
        title: title(COLUMNS[*c]),
        align: if *c == 0 { Align::Start } else { Align::End },
        ..Column::default()
    }));
    let flags = flags(words, report);
    let cells = |seat: String, figures: [i64; 8], name: String| {
        let mut cells = vec![name];
        cells.extend(shown.iter().map(|c| match *c {
            0 => seat.clone(),
            c => signed(c - 1, figures[c - 1]),
        }));
        cells
    };
    let rows = ledger.rows.iter().map(|row| Line {
        power: Some(row.power),
        cells: cells(seat(words, row), figures(row), words.power(row.power)),
        flag: flags.get(&row.power).cloned(),
        ..Line::default()
    });
    let sums = ledger
        .rows
        .iter()
        .map(figures)
        .fold([0; 8], |mut sum, row| {
            for (total, n) in sum.iter_mut().zip(row) {
                *total += n;
            }
            sum
        });
    Sheet {
        // Whoever draws it says on which map.
        chart: Chart::default(),
        title: game.to_owned(),
        subtitle: words.text(
            "ledger-title",
            &[("phase", labels::phase(words, report.phase).into())],
        ),
        columns,
        rows: rows.collect(),
        total: Some(cells(String::new(), sums, words.plain("ledger-total"))),
        notes: notes(words, report),
    }
}

/// A ledger's closing figures, for those who do not see the picture.
pub fn alt_rows(words: &Words, ledger: &Ledger) -> Vec<String> {
    let told = ledger.rows.iter().map(|row| {
        let args = [
            ("power", words.power(row.power).into()),
            ("count", row.closing.into()),
            ("closing", row.closing.to_string().into()),
            ("change", format!("{:+}", row.change()).into()),
        ];
        words.text("ledger-alt-row", &args)
    });
    told.collect()
}

/// Under the table: what is public beside the figures.
fn notes(words: &Words, report: &Report) -> Vec<String> {
    let flagged = |event: &&Event| matches!(event, Event::Short { .. } | Event::HomesFull { .. });
    let told = |event: &&Event| {
        let figures = matches!(event, Event::Income { .. } | Event::Upkeep { .. });
        event.is_public() && !figures && !flagged(event)
    };
    let mut notes: Vec<String> = report
        .money
        .iter()
        .filter(told)
        .map(|event| words.why_money(event, &report.before))
        .collect();
    notes.push(words.plain("ledger-note"));
    notes
}

/// How a power's balance came about, as a sum that can be followed: `3 before + 16 income − 2 in private
/// transfers`.
fn terms(words: &Words, row: &Row) -> String {
    let flows = &row.flows;
    let term = |key: &str, credits: u64| {
        let args = [("credits", credits.to_string().into())];
        words.text(&format!("ledger-term-{key}"), &args)
    };
    let some = |key: &str, credits: u32| (credits > 0).then(|| term(key, credits.into()));
    let either = |key: &str, credits: i64| {
        let way = if credits < 0 { "out" } else { "in" };
        let shown = credits.unsigned_abs();
        (credits != 0).then(|| term(&format!("{key}-{way}"), shown))
    };
    let all = [
        Some(term("opening", flows.opening.into())),
        some("income", flows.income),
        either("public", flows.public),
        either("private", flows.private),
        either("seized", flows.seized),
        some("upkeep", flows.upkeep),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The ledger in words, a line a power, for those who do not see the picture.
pub fn text(words: &Words, report: &Report, ledger: &Ledger) -> Vec<String> {
    let flags = flags(words, report);
    let each = ledger.rows.iter().map(|row| {
        let args = [
            ("power", words.power(row.power).into()),
            ("seat", seat(words, row).into()),
            ("terms", terms(words, row).into()),
            ("closing", row.closing.to_string().into()),
            ("yearly", row.yearly.to_string().into()),
        ];
        let told = words.text("ledger-text", &args);
        match flags.get(&row.power) {
            Some(flag) => format!("{told} **{}**", labels::capital(flag)),
            None => told,
        }
    });
    let mut lines: Vec<String> = each.collect();
    lines.push(words.plain("ledger-note"));
    lines.push(words.plain("ledger-lands"));
    lines
}

/// The rules the columns follow, by column.
const RULES: &str = "income E-05a; public E-10a; private E-10a E-12b; seized E-13d 1B.22; \
                     upkeep E-07a; closing E-11a E-11j";

/// The ledger as comma-separated values, with the columns' ids as heads.
pub fn csv(report: &Report, ledger: &Ledger) -> String {
    let mut out = format!("phase,power,{},yearly_income,rules\r\n", COLUMNS.join(","));
    for row in &ledger.rows {
        let seat = row.seat.map(|p| p.to_string()).unwrap_or_default();
        let figures: Vec<String> = figures(row).iter().map(i64::to_string).collect();
        let fields = [
            report.phase.to_string(),
            row.power.to_string(),
            seat,
            figures.join(","),
            row.yearly.to_string(),
            RULES.to_owned(),
        ];
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}

/// Says in the log that a ledger does not close, under an id: our own mistake.
pub fn check(report: &Report, game: GameId) {
    if let Some(Err(cause)) = report.ledger.as_ref().map(Ledger::balanced) {
        tracing::error!(game = game.0, phase = %report.phase, %cause, "a ledger does not balance");
    }
}
