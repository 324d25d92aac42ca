//! Every penalty that counts, with its cause and the Fall it wears off: as tables, text and CSV.

use crate::game::{Phase, State};
use crate::i18n::Words;
use crate::relations::{Cause, Date, Penalty, Turn};
use crate::render::{Align, Chart, Column, Ledger, Row};

use super::subtitle::subtitle;

/// The most rows of one picture of the table.
pub const PAGE: usize = 10;

/// The penalties that count, by power and by when they wear off.
fn live(state: &State) -> Vec<Penalty> {
    let mut all = state
        .relations
        .treaties()
        .map(|t| t.penalties.clone())
        .unwrap_or_default();
    all.sort_by_key(|p| (p.power, p.last, p.incurred, p.cause));
    all
}

/// The table, in a phase or after it, on as many pictures as it needs.
pub fn pictures(words: &Words, game: &str, state: &State, phase: Phase) -> Vec<Ledger> {
    let all = live(state);
    let count = all.len().div_ceil(PAGE);
    let pages = all.chunks(PAGE).enumerate().map(|(i, page)| Ledger {
        chart: Chart::of(state.setup.board()),
        title: game.to_owned(),
        subtitle: subtitle(words, "penalties-title", phase),
        columns: columns(words),
        rows: page.iter().map(|p| row(words, p)).collect(),
        total: None,
        notes: if i + 1 == count {
            vec![words.plain("penalties-note")]
        } else {
            Vec::new()
        },
    });
    pages.collect()
}

fn columns(words: &Words) -> Vec<Column> {
    let column = |(key, align): (&str, Align)| Column {
        title: words.plain(&format!("penalties-column-{key}")),
        align,
        power: None,
    };
    let all = [
        ("power", Align::Start),
        ("points", Align::End),
        ("cause", Align::Start),
        ("about", Align::Start),
        ("since", Align::Start),
        ("until", Align::End),
    ];
    all.into_iter().map(column).collect()
}

fn row(words: &Words, penalty: &Penalty) -> Row {
    let (cause, about) = brief(words, &penalty.cause);
    Row {
        power: Some(penalty.power),
        cells: vec![
            words.power(penalty.power),
            penalty.points.to_string(),
            cause,
            about,
            season(words, penalty.incurred),
            penalty.last.to_string(),
        ],
        ..Row::default()
    }
}

/// What a penalty is for, and whom or what that was about: short enough for a table.
fn brief(words: &Words, cause: &Cause) -> (String, String) {
    let none = || words.plain("penalties-none-about");
    match *cause {
        Cause::Major { victim } => (words.plain("cause-major"), words.power(victim)),
        Cause::Shared { attacker, victim } => {
            let args = [("power", words.power(attacker).into())];
            (words.text("cause-shared", &args), words.power(victim))
        }
        Cause::Minor { at } => (words.plain("cause-minor"), words.province(at)),
        Cause::Alliance { with } => (words.plain("cause-alliance"), words.power(with)),
        Cause::FirstShot => (words.plain("cause-first-shot"), none()),
        Cause::Abrogation { with } => (words.plain("cause-abrogation"), words.power(with)),
    }
}

fn season(words: &Words, date: Date) -> String {
    let key = match date.turn {
        Turn::Spring => "season-spring",
        Turn::Fall => "season-fall",
        Turn::Winter => "season-winter",
    };
    words.text(key, &[("year", date.year.to_string().into())])
}

/// The table of penalties in words, one to a line.
pub fn lines(words: &Words, state: &State) -> Vec<String> {
    let told = live(state);
    let line = |p: &Penalty| {
        let args = [
            ("penalty", words.penalty(p).into()),
            ("season", season(words, p.incurred).into()),
            ("rule", p.cause.rule().into()),
        ];
        words.text("penalties-line", &args)
    };
    told.iter().map(line).collect()
}

/// The table of penalties as comma-separated values.
pub fn csv(state: &State) -> String {
    let mut out = "power,points,cause,rule,with,at,year,season,last_fall\r\n".to_owned();
    for p in live(state) {
        let (cause, with, at) = match p.cause {
            Cause::Major { victim } => ("major", victim.to_string(), String::new()),
            Cause::Shared { attacker, victim } => (
                "shared",
                format!("{attacker} against {victim}"),
                String::new(),
            ),
            Cause::Minor { at } => ("minor", String::new(), at.to_string()),
            Cause::Alliance { with } => ("alliance", with.to_string(), String::new()),
            Cause::FirstShot => ("first-shot", String::new(), String::new()),
            Cause::Abrogation { with } => ("abrogation", with.to_string(), String::new()),
        };
        let season = match p.incurred.turn {
            Turn::Spring => "spring",
            Turn::Fall => "fall",
            Turn::Winter => "winter",
        };
        let fields = [
            p.power.to_string(),
            p.points.to_string(),
            cause.to_owned(),
            p.cause.rule().to_owned(),
            with,
            at,
            p.incurred.year.to_string(),
            season.to_owned(),
            p.last.to_string(),
        ];
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}
