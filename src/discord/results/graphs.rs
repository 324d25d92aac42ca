//! A record of the years as a graph to draw, as text, and in words for those who do not see it.

use std::collections::BTreeSet;

use crate::board::Power;
use crate::economy::Measure;
use crate::i18n::Words;
use crate::render::{Chart, Graph, Line, alt};
use crate::service::Record;

/// A power's counts by year; nothing after it has nothing for good.
fn values(record: &Record, power: Power) -> Vec<Option<i64>> {
    let all: Vec<u32> = record
        .years
        .values()
        .map(|counts| counts.get(&power).copied().unwrap_or(0))
        .collect();
    let alive = all.iter().rposition(|n| *n > 0).map_or(1, |i| i + 2);
    let shown = |(i, n): (usize, &u32)| (i < alive).then_some(i64::from(*n));
    all.iter().enumerate().map(shown).collect()
}

fn powers(record: &Record) -> Vec<Power> {
    let counted = record.years.values().flat_map(|counts| counts.keys());
    let powers: BTreeSet<Power> = counted.copied().collect();
    powers.into_iter().collect()
}

/// What is counted, by year.
fn title(words: &Words, record: &Record) -> String {
    if record.provinces && record.measure == Measure::Centres {
        return words.plain("chart-title-provinces");
    }
    words.plain(&format!("chart-title-{}", record.measure.id()))
}

/// The first and the last year.
fn span(record: &Record) -> [String; 2] {
    let year = |entry: Option<(&u16, _)>| entry.map(|(y, _)| y.to_string()).unwrap_or_default();
    [
        year(record.years.first_key_value()),
        year(record.years.last_key_value()),
    ]
}

/// A count over the years as a graph to draw.
pub fn picture(words: &Words, game: &str, record: &Record) -> Graph {
    let lines = powers(record).into_iter().map(|power| {
        let values = values(record, power);
        let last = values.iter().flatten().next_back().copied().unwrap_or(0);
        let args = [
            ("power", words.power(power).into()),
            ("value", last.to_string().into()),
        ];
        Line {
            label: words.text("chart-line", &args),
            power: Some(power),
            values,
        }
    });
    let level = record.goal.map(|goal| {
        let name = words.text("chart-goal", &[("goal", goal.to_string().into())]);
        (name, i64::from(goal))
    });
    Graph {
        // Whoever draws it says on which map.
        chart: Chart::default(),
        title: game.to_owned(),
        subtitle: title(words, record),
        ticks: record.years.keys().map(u16::to_string).collect(),
        lines: lines.collect(),
        level,
        ..Graph::default()
    }
}

/// A description of the graph for people who cannot see it.
pub fn alt(words: &Words, game: &str, record: &Record) -> String {
    let ends = [
        record.years.first_key_value(),
        record.years.last_key_value(),
    ];
    let mut rows: Vec<(u32, String)> = powers(record)
        .into_iter()
        .map(|power| {
            let [from, to] =
                ends.map(|end| end.and_then(|(_, counts)| counts.get(&power).copied()));
            let (from, to) = (from.unwrap_or(0), to.unwrap_or(0));
            let args = [
                ("power", words.power(power).into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ];
            (to, words.text("chart-alt-row", &args))
        })
        .collect();
    rows.sort_by_key(|(to, _)| std::cmp::Reverse(*to));
    let rows: Vec<String> = rows.into_iter().map(|(_, row)| row).collect();
    let [first, last] = span(record);
    alt::rows(words, &rows, "; ", |rows| {
        let mut args = vec![
            ("name", game.to_owned().into()),
            ("title", title(words, record).into()),
            ("first", first.clone().into()),
            ("last", last.clone().into()),
            ("rows", rows.into()),
        ];
        match record.goal {
            None => words.text("chart-alt", &args),
            Some(goal) => {
                args.push(("goal", goal.to_string().into()));
                words.text("chart-alt-goal", &args)
            }
        }
    })
}

/// The same numbers in text: a line a power, of as many of the last years as `most` characters
/// hold. `game` is written as it is: escape it before.
pub fn text(words: &Words, game: &str, record: &Record, most: usize) -> String {
    let mut years = record.clone();
    loop {
        let told = lines(words, game, &years);
        if told.chars().count() <= most || years.years.len() <= 1 {
            return told;
        }
        years.years.pop_first();
    }
}

fn lines(words: &Words, game: &str, record: &Record) -> String {
    let mut args = vec![
        ("name", game.to_owned().into()),
        ("title", title(words, record).into()),
    ];
    let head = match record.goal {
        None => words.text("chart-head", &args),
        Some(goal) => {
            args.push(("goal", goal.to_string().into()));
            words.text("chart-head-goal", &args)
        }
    };
    let [first, last] = span(record);
    let years = [("first", first.into()), ("last", last.into())];
    let mut lines = vec![head, words.text("chart-text-years", &years)];
    lines.extend(powers(record).into_iter().map(|power| {
        let count = |counts: &crate::board::PowerMap<u32>| {
            let n = counts.get(&power).copied().unwrap_or(0);
            n.to_string()
        };
        let values: Vec<String> = record.years.values().map(count).collect();
        let args = [
            ("power", words.power(power).into()),
            ("values", values.join(", ").into()),
        ];
        words.text("chart-text", &args)
    }));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(rows: &[(u16, [u32; 2])]) -> Record {
        let years = rows.iter().map(|(year, [a, b])| {
            let counts = [(Power::AUSTRIA, *a), (Power::ENGLAND, *b)];
            (*year, counts.into_iter().collect())
        });
        Record {
            measure: Measure::Blocks,
            provinces: false,
            goal: Some(100),
            years: years.collect(),
        }
    }

    #[test]
    fn a_line_ends_where_a_power_has_nothing_for_good() {
        let record = record(&[
            (1900, [15, 15]),
            (1901, [0, 20]),
            (1902, [0, 0]),
            (1903, [0, 4]),
        ]);
        let graph = picture(Words::english(), "Peace", &record);
        assert_eq!(graph.lines[0].values, [Some(15), Some(0), None, None]);
        let all = [Some(15), Some(20), Some(0), Some(4)];
        assert_eq!(graph.lines[1].values, all);
        assert_eq!(graph.ticks, ["1900", "1901", "1902", "1903"]);
        assert_eq!(graph.level.map(|(_, at)| at), Some(100));
    }

    #[test]
    fn the_words_say_the_same_and_drop_the_oldest_years_first() {
        let words = Words::english();
        let record = record(&[(1900, [15, 16]), (1901, [17, 20])]);
        let alt = super::alt(words, "Peace", &record);
        assert!(
            alt.contains("England from 16 to 20; Austria from 15 to 17"),
            "{alt}"
        );
        assert!(alt.contains("100") && alt.contains("1901"), "{alt}");
        let whole = text(words, "Peace", &record, 2_000);
        assert!(whole.contains("**Austria**: 15, 17"), "{whole}");
        let short = text(words, "Peace", &record, whole.chars().count() - 1);
        assert!(short.contains("**Austria**: 17"), "{short}");
        assert!(short.contains("1901 to 1901"), "{short}");
    }
}
