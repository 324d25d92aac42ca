//! Graphs: they are drawn, small, the same every time, say what they should, and never fail on odd
//! ones.

use chancery_render::{Chart, Graph, Line, Scale, graph};
use chancery_rules::board::Power;

use super::keep;
use super::pictures::decode;

/// Far below what a map takes.
const MOST_BYTES: usize = 200 * 1024;

fn line(power: Power, values: &[i64]) -> Line {
    let id = power.id();
    let last = values.last().copied().unwrap_or(0);
    Line {
        label: format!("{}{} {last}", id[..1].to_uppercase(), &id[1..]),
        power: Some(power),
        values: values.iter().map(|n| Some(*n)).collect(),
    }
}

fn years(count: u16) -> Vec<String> {
    (1900..1900 + count).map(|year| year.to_string()).collect()
}

/// Seven powers over seven years: one ends early, two run together for a while.
fn peace() -> Graph {
    use chancery_rules::board::powers::*;
    Graph {
        chart: Chart::STANDARD,
        title: "The Long Peace".to_owned(),
        subtitle: "Blocks by year".to_owned(),
        ticks: years(8),
        lines: vec![
            line(AUSTRIA, &[15, 20, 22, 14, 9, 0]),
            line(ENGLAND, &[15, 18, 24, 30, 38, 47, 55, 61]),
            line(FRANCE, &[15, 18, 24, 30, 35, 47, 49, 58]),
            line(GERMANY, &[15, 21, 30, 41, 52, 60, 74, 88]),
            line(ITALY, &[15, 15, 17, 18, 21, 20, 22, 20]),
            line(RUSSIA, &[20, 25, 33, 38, 40, 52, 66, 83]),
            line(TURKEY, &[15, 15, 17, 20, 24, 26, 29, 33]),
        ],
        scale: Scale::Counts,
        level: Some(("Goal: 100".to_owned(), 100)),
        notes: vec!["Austria was put out of the game in 1905.".to_owned()],
    }
}

#[test]
fn a_graph_is_small_and_the_same_every_time() {
    let first = graph(&peace());
    keep("graph", &first);
    let (width, height, _) = decode(&first);
    assert!(first.len() <= MOST_BYTES, "{} bytes", first.len());
    assert_eq!((width, height), (1100, 700));
    let again = std::thread::spawn(|| graph(&peace()));
    assert!(first == again.join().expect("no panic"));
}

#[test]
fn what_a_graph_says_leaves_ink() {
    let plain = decode(&graph(&peace())).2;
    type Change = fn(&mut Graph);
    let changes: [(&str, Change); 9] = [
        ("title", |g| g.title = "Another".to_owned()),
        ("subtitle", |g| g.subtitle = "Centres".to_owned()),
        ("year", |g| g.ticks[7] = "1999".to_owned()),
        ("value", |g| g.lines[3].values[4] = Some(50)),
        ("gap", |g| g.lines[3].values[4] = None),
        ("power", |g| g.lines.swap(1, 4)),
        ("name", |g| g.lines[6].label = "Turkey".to_owned()),
        ("level", |g| g.level = Some(("Goal: 90".to_owned(), 90))),
        ("note", |g| g.notes[0].push('!')),
    ];
    for (what, change) in changes {
        let mut changed = peace();
        change(&mut changed);
        assert!(decode(&graph(&changed)).2 != plain, "{what}");
    }
}

#[test]
fn every_power_has_its_own_dashes_and_dots_beside_its_colour() {
    // Where there is ink, and not which: that must differ without any colour.
    let alone = |power| {
        let ticks = years(6);
        let mut line = line(power, &[10, 20, 15, 30, 25, 35]);
        line.label = "x".to_owned();
        let lines = vec![line];
        decode(&graph(&Graph {
            ticks,
            lines,
            ..Graph::default()
        }))
    };
    let ink = |(_, _, pixels): &(u32, u32, Vec<u8>)| -> Vec<bool> {
        let paper = &pixels[pixels.len() - 3..];
        pixels.chunks_exact(3).map(|p| p != paper).collect()
    };
    let inks: Vec<Vec<bool>> = Power::ALL.iter().map(|p| ink(&alone(*p))).collect();
    for (i, a) in inks.iter().enumerate() {
        for b in &inks[i + 1..] {
            let apart = a.iter().zip(b).filter(|(a, b)| a != b).count();
            assert!(apart > 600, "{apart} pixels");
        }
    }
}

#[test]
fn equal_lines_run_beside_each_other_and_all_are_seen() {
    let same = |count: usize| {
        let values: Vec<i64> = (0..9).map(|i| 15 + 3 * i).collect();
        let lines = Power::ALL.iter().take(count);
        graph(&Graph {
            title: "Peace".to_owned(),
            ticks: years(9),
            lines: lines.map(|p| line(*p, &values)).collect(),
            level: Some(("Goal: 100".to_owned(), 100)),
            ..Graph::default()
        })
    };
    keep("graph-same", &same(7));
    let mut before = decode(&same(1));
    for count in 2..=7 {
        let now = decode(&same(count));
        // Another line is seen, from the first year to the last.
        let pixels = before.2.chunks_exact(3).zip(now.2.chunks_exact(3));
        let apart = pixels.enumerate().filter(|(_, (a, b))| a != b);
        let columns: Vec<usize> = apart.map(|(i, _)| i % now.0 as usize).collect();
        let (left, right) = (columns.iter().min(), columns.iter().max());
        assert!(
            left < Some(&120) && right > Some(&900),
            "{count}: {left:?} to {right:?}"
        );
        before = now;
    }
}

#[test]
fn odd_graphs_are_drawn_all_the_same() {
    graph(&Graph::default());
    let mut one = peace();
    one.ticks.truncate(1);
    keep("graph-one", &graph(&one));
    let mut odd = peace();
    odd.title = "Long ".repeat(200);
    odd.ticks = years(700);
    odd.lines[0].label = "name ".repeat(200);
    odd.lines[1].values = vec![Some(i64::MAX), None, Some(i64::MIN)];
    odd.lines[2].values.clear();
    odd.lines[3].values = vec![None; 700];
    odd.lines[4].values = (0..700).map(|i| (i % 3 > 0).then_some(i)).collect();
    odd.lines.extend(vec![odd.lines[5].clone(); 40]);
    odd.lines[7].power = None;
    odd.level = Some(("level ".repeat(200), -4));
    odd.notes = vec!["note ".repeat(900); 9];
    let png = graph(&odd);
    keep("graph-odd", &png);
    let (width, height, _) = decode(&png);
    assert!(width == 1100 && height <= 1700, "{width} x {height}");
    let mut century = peace();
    century.ticks = years(100);
    for (k, line) in century.lines.iter_mut().enumerate() {
        let wave = |i: i64| Some(20 + ((i * (k as i64 + 2)) % 40 - 20).abs());
        line.values = (0..100).map(wave).collect();
    }
    keep("graph-century", &graph(&century));
}
