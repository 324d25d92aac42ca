//! How powers stand to each other, and what coalitions have: drawn, small, the same every time, told
//! apart without colour, and never failing on odd ones.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions, Holdings};
use chancery_render::{
    Align, Cell, Chart, Column, Grid, Group, GroupMark, Ledger, Matrix, Row, Tie, ledger,
    ledger_with, matrix,
};
use chancery_rules::board::Power;
use chancery_rules::game::adjudicate;
use chancery_rules::relations::{Cause, Date, Penalty, Relations, Turn};

use super::pictures::decode;
use super::{crowds, keep};

/// Far below what a map takes.
const MOST_BYTES: usize = 200 * 1024;

fn name(power: Power) -> String {
    let id = power.id();
    format!("{}{}", id[..1].to_uppercase(), &id[1..])
}

fn cell(tie: Tie, word: &str, below: &str) -> Cell {
    Cell {
        tie,
        word: word.to_owned(),
        below: below.to_owned(),
    }
}

const TIES: [(Tie, &str); 6] = [
    (Tie::Neutral, "–"),
    (Tie::Defence, "MDT"),
    (Tie::Alliance, "AAT"),
    (Tie::MayAttack, ""),
    (Tie::MayBeAttacked, ""),
    (Tie::War, "WAR"),
];

/// Every kind of tie somewhere, notes and a legend.
fn concert() -> Matrix {
    use chancery_rules::board::powers::*;
    let powers: Vec<(Power, String)> = Power::ALL.into_iter().map(|p| (p, name(p))).collect();
    let pairs = [
        (AUSTRIA, GERMANY, cell(Tie::Defence, "MDT", "ends 1904")),
        (AUSTRIA, ITALY, cell(Tie::War, "WAR", "")),
        (ENGLAND, FRANCE, cell(Tie::Alliance, "AAT", "")),
        (ENGLAND, GERMANY, cell(Tie::Neutral, "–", "MDT 1905")),
        (RUSSIA, TURKEY, cell(Tie::War, "WAR", "MDT 1905")),
        (FRANCE, GERMANY, cell(Tie::MayAttack, "", "for Austria")),
        (GERMANY, FRANCE, cell(Tie::MayBeAttacked, "", "for Austria")),
        (ITALY, TURKEY, cell(Tie::Alliance, "AAT", "claim 1906")),
    ];
    let find = |a: Power, b: Power| {
        let whole = pairs.iter().find(|(x, y, _)| (*x, *y) == (a, b));
        let back = pairs.iter().find(|(x, y, _)| (*x, *y) == (b, a));
        whole.or(back).map(|(_, _, cell)| cell.clone())
    };
    let stands = |a: Power, b: Power| {
        if a == b {
            cell(Tie::Own, "", "")
        } else {
            find(a, b).unwrap_or_else(|| cell(Tie::Neutral, "–", ""))
        }
    };
    let row = |a: Power| Power::ALL.map(|b| stands(a, b)).to_vec();
    let means = [
        "neutral",
        "mutual defence treaty",
        "aggressive alliance",
        "may attack without penalty",
        "may be attacked without penalty",
        "at war",
    ];
    let legend = TIES.iter().zip(means);
    Matrix {
        chart: Chart::STANDARD,
        title: "The Long Peace".to_owned(),
        subtitle: "Relations, Spring 1904".to_owned(),
        powers,
        rows: Power::ALL.map(row).to_vec(),
        legend: legend
            .map(|((tie, word), means)| (cell(*tie, word, ""), means.to_owned()))
            .collect(),
        notes: vec!["Read across: how the power on the left stands to the power above.".to_owned()],
    }
}

#[test]
fn a_matrix_is_small_and_the_same_every_time() {
    let first = matrix(&concert());
    keep("relations", &first);
    let (width, height, _) = decode(&first);
    assert!(first.len() <= MOST_BYTES, "{} bytes", first.len());
    assert_eq!((width, height), (1100, 700));
    let again = std::thread::spawn(|| matrix(&concert()));
    assert!(first == again.join().expect("no panic"));
}

#[test]
fn what_a_matrix_says_leaves_ink() {
    let plain = decode(&matrix(&concert())).2;
    type Change = fn(&mut Matrix);
    let changes: [(&str, Change); 8] = [
        ("title", |m| m.title = "Another".to_owned()),
        ("subtitle", |m| m.subtitle = "Fall".to_owned()),
        ("name", |m| m.powers[2].1 = "Gaul".to_owned()),
        ("tie", |m| m.rows[0][1].tie = Tie::War),
        ("word", |m| m.rows[0][3].word = "AAT".to_owned()),
        ("below", |m| m.rows[0][3].below.clear()),
        ("legend", |m| m.legend[1].1.push('!')),
        ("note", |m| m.notes[0].push('!')),
    ];
    for (what, change) in changes {
        let mut changed = concert();
        change(&mut changed);
        assert!(decode(&matrix(&changed)).2 != plain, "{what}");
    }
}

/// A picture in two tones: what is darker than its paper.
fn black_and_white(png: &[u8]) -> Vec<bool> {
    let (_, _, pixels) = decode(png);
    let dark = |p: &[u8]| {
        let [r, g, b] = [p[0], p[1], p[2]].map(u32::from);
        299 * r + 587 * g + 114 * b < 150_000
    };
    pixels.chunks_exact(3).map(dark).collect()
}

#[test]
fn every_tie_is_known_in_black_and_white() {
    let alone = |(tie, word): &(Tie, &str)| {
        let mut all = concert();
        for row in &mut all.rows {
            row.fill(cell(Tie::Neutral, "–", ""));
        }
        all.rows[1][4] = cell(*tie, word, "");
        all.legend.clear();
        black_and_white(&matrix(&all))
    };
    let tones: Vec<Vec<bool>> = TIES.iter().map(alone).collect();
    for (i, a) in tones.iter().enumerate() {
        for (j, b) in tones.iter().enumerate().skip(i + 1) {
            let apart = a.iter().zip(b).filter(|(a, b)| a != b).count();
            assert!(apart > 300, "{i} and {j}: {apart} pixels");
        }
    }
}

#[test]
fn odd_matrices_are_drawn_all_the_same() {
    matrix(&Matrix::default());
    let mut odd = concert();
    odd.title = "Long ".repeat(200);
    odd.powers.extend(odd.powers.clone());
    odd.powers[1].1 = "name ".repeat(90);
    odd.rows[0].clear();
    odd.rows[1].truncate(3);
    odd.rows[2].extend(vec![cell(Tie::War, "x", ""); 40]);
    odd.rows[3][2] = cell(Tie::War, &"war".repeat(50), &"below ".repeat(50));
    odd.rows.truncate(5);
    odd.legend.extend(odd.legend.clone());
    odd.legend[1].1 = "means ".repeat(80);
    odd.notes = vec!["note ".repeat(900); 9];
    let png = matrix(&odd);
    keep("relations-odd", &png);
    let (width, height, _) = decode(&png);
    assert!(width <= 1200 && height <= 1200, "{width} x {height}");
    let mut few = concert();
    few.powers.truncate(1);
    matrix(&few);
}

fn groups(size: usize) -> Vec<Group> {
    let mut all: Vec<Vec<Power>> = vec![Vec::new()];
    for power in Power::ALL {
        let more: Vec<Vec<Power>> = all
            .iter()
            .map(|g| [g.clone(), vec![power]].concat())
            .collect();
        all.extend(more);
    }
    all.retain(|g| g.len() == size);
    let group = |(i, powers): (usize, &Vec<Power>)| Group {
        powers: powers
            .iter()
            .map(|p| (*p, name(*p)[..1].to_owned()))
            .collect(),
        number: (16 - i as i64).to_string(),
        mark: match i {
            0..=2 => GroupMark::Reached,
            30.. => GroupMark::Barred,
            _ if size == 2 && i > 17 => GroupMark::Barred,
            _ => GroupMark::Plain,
        },
    };
    all.iter().enumerate().map(group).collect()
}

fn points() -> (Ledger, Vec<Grid>) {
    let columns = [
        "Power",
        "Centres",
        "Penalties",
        "Victory points",
        "Change",
        "Short of solo",
    ];
    let column = |(i, title): (usize, &&str)| Column {
        title: (*title).to_owned(),
        align: if i == 0 { Align::Start } else { Align::End },
        power: None,
    };
    let row = |(i, power): (usize, Power)| {
        let figures = [4 + i as i64, -(i as i64), 4, 1, 3].map(|n| n.to_string());
        let cells = [vec![name(power)], figures.to_vec()].concat();
        let flag = (i == 2).then(|| "penalties +1".to_owned());
        Row {
            power: Some(power),
            cells,
            flag,
            marked: Vec::new(),
        }
    };
    let table = Ledger {
        chart: Chart::STANDARD,
        title: "The Long Peace".to_owned(),
        subtitle: "Victory points, Fall 1904".to_owned(),
        columns: columns.iter().enumerate().map(column).collect(),
        rows: Power::ALL.into_iter().enumerate().map(row).collect(),
        total: None,
        notes: vec!["Framed: enough for a claim.".to_owned()],
    };
    let grid = |title: &str, size| Grid {
        title: title.to_owned(),
        groups: groups(size).into_iter().take(5).collect(),
    };
    let grids = vec![
        grid("Two powers: 12 win", 2),
        grid("Three powers: 16 win", 3),
    ];
    (table, grids)
}

#[test]
fn coalitions_stand_under_the_ledger() {
    let (table, grids) = points();
    let first = ledger_with(&table, &grids);
    keep("points", &first);
    let (width, height, _) = decode(&first);
    assert!(first.len() <= MOST_BYTES, "{} bytes", first.len());
    assert!(width == 1100 && height <= 700, "{height}");
    assert!(ledger_with(&table, &grids) == first);
    assert!(ledger_with(&table, &[]) == ledger(&table));
    for change in [
        |g: &mut Vec<Grid>| g[0].title.push('!'),
        |g: &mut Vec<Grid>| g[1].groups[3].number = "99".to_owned(),
        |g: &mut Vec<Grid>| g[1].groups[3].mark = GroupMark::Barred,
        |g: &mut Vec<Grid>| g[0].groups[4].mark = GroupMark::Reached,
        |g: &mut Vec<Grid>| g[0].groups[4].powers[1].1 = "X".to_owned(),
    ] {
        let mut other = grids.clone();
        change(&mut other);
        assert!(ledger_with(&table, &other) != first);
    }
}

#[test]
fn odd_coalitions_are_drawn_all_the_same() {
    let (table, mut grids) = points();
    grids[0].title = "long ".repeat(100);
    grids[0].groups[0].number = "1234567890123".to_owned();
    grids[0].groups[1].powers.clear();
    let few = grids[1].groups[3].powers.clone();
    let many = [few.clone(), few].concat();
    grids[0].groups[2].powers = many;
    grids[1].groups.extend(groups(3));
    let png = ledger_with(&table, &grids);
    keep("points-odd", &png);
    assert!(decode(&png).1 <= 1500);
}

#[test]
fn points_and_their_goal_are_beside_the_map_in_every_phase() {
    let state = crowds::state("relations");
    let (mut next, report) = adjudicate(&state, &BTreeMap::new());
    let Relations::Treaties(treaties) = &mut next.relations else {
        panic!("a game of treaties");
    };
    treaties.penalties.push(Penalty {
        power: Power::FRANCE,
        cause: Cause::FirstShot,
        points: 2,
        incurred: Date {
            year: 1914,
            turn: Turn::Spring,
        },
        last: 1920,
    });
    let captions = Captions {
        left: Holdings::of(&next),
        ..Captions::default()
    };
    let words = Words::english();
    let spring = phase::orders(&state.setup, &report, &captions, words);
    for scene in [&spring, &phase::now(&next, &captions, words)] {
        assert!(!scene.panel.points.is_empty());
        let points = scene.panel.powers.iter().map(|row| row.points);
        assert_eq!(points.collect::<Vec<_>>(), [3, 3, 1, 3, 3, 4, 3]);
        let goal = "Goal: 7 points alone, 12 for two, 16 for three";
        assert!(scene.legend.foot.iter().any(|line| line == goal));
    }
    keep("treaties-spring", &chancery_render::render(&spring));
}
