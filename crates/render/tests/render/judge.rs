//! What cannot be read on crowded boards, measured on the shapes of many random ones.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use chancery_render::{Chart, judge, judge_map, misplaced};

use super::crowds::{SORTS, board};

/// How many boards are judged, over all sorts. `CHANCERY_JUDGE` says otherwise; docs/pictures.md has 2,000.
const BOARDS: usize = 350;

/// The most of each kind on a board, in the mean: labels crossed, heads hidden, stubs, ships over land, labels
/// under units. Where seas are shared, up to 49 fleets lie in 19 seas.
const MOST: [f32; 5] = [0.6, 0.02, 0.08, 0.12, 0.0];
const MOST_NAVAL: [f32; 5] = [1.4, 0.06, 0.1, 0.12, 0.04];

/// How many of each sort with large letters.
const LARGE: u64 = 8;

/// What a sort of boards came to: the means, and how often each thing was found.
struct Judged {
    means: [f32; 5],
    names: [BTreeMap<String, usize>; 5],
    /// Of all boards: the labels that moved too near to another's unit.
    astray: Vec<String>,
}

fn judged(sort: &str, units: usize, boards: usize) -> Judged {
    let mut names: [BTreeMap<String, usize>; 5] = Default::default();
    let mut astray = Vec::new();
    for seed in 0..boards {
        let found = judge(&board(sort, units, seed as u64));
        astray.extend(found.astray);
        let all = [
            found.crossed,
            found.hidden,
            found.stubs,
            found.overland,
            found.covered,
        ];
        for (list, names) in all.into_iter().zip(&mut names) {
            for name in list {
                *names.entry(name).or_default() += 1;
            }
        }
    }
    let mean =
        |found: &BTreeMap<String, usize>| found.values().sum::<usize>() as f32 / boards as f32;
    Judged {
        means: [0, 1, 2, 3, 4].map(|i| mean(&names[i])),
        names,
        astray,
    }
}

#[test]
fn crowded_boards_can_be_read() {
    let asked = std::env::var("CHANCERY_JUDGE").ok();
    let boards: usize = asked.and_then(|n| n.parse().ok()).unwrap_or(BOARDS);
    let (mut table, mut worse) = (String::new(), Vec::new());
    for (sort, units) in SORTS {
        let judged = judged(sort, units, boards.div_ceil(SORTS.len()));
        worse.extend(judged.astray.iter().map(|name| format!("{sort}: {name}")));
        let [crossed, hidden, stubs, overland, covered] = judged.means;
        writeln!(
            table,
            "| {sort} | {units} | {crossed:.1} | {hidden:.2} | {stubs:.2} | {overland:.2} | {covered:.2} |"
        )
        .expect("a string");
        for names in &judged.names {
            let mut most: Vec<_> = names.iter().collect();
            most.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
            let most = most
                .iter()
                .take(12)
                .map(|(name, n)| format!("{name} ({n})"));
            println!("{sort}: {}", most.collect::<Vec<_>>().join(", "));
        }
        let most = if sort == "naval" { MOST_NAVAL } else { MOST };
        for (i, (mean, most)) in judged.means.into_iter().zip(most).enumerate() {
            if mean > most {
                worse.push(format!("{sort}, kind {i}: {mean} a board, not {most}"));
            }
        }
    }
    println!("{table}");
    assert_eq!(worse, Vec::<String>::new());
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        write(&table);
    }
}

/// Puts the table between its marks in the page.
fn write(table: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once("<!-- table -->\n").expect("a mark");
    let (old, after) = rest.split_once("<!-- /table -->").expect("a mark");
    let head: String = old.lines().take(2).flat_map(|line| [line, "\n"]).collect();
    let page = format!("{before}<!-- table -->\n{head}{table}<!-- /table -->{after}");
    std::fs::write(path, page).expect("the page can be written");
}

/// The most labels of a board that lie under units, stacks or other labels where the map is alone and its letters
/// are large.
const MOST_LARGE: f32 = 0.25;

#[test]
fn large_letters_find_room() {
    for (sort, units) in SORTS {
        let covered = (0..LARGE).flat_map(|seed| judge_map(&board(sort, units, seed)).covered);
        let covered: Vec<String> = covered.collect();
        let mean = covered.len() as f32 / LARGE as f32;
        println!("{sort}: {mean:.2} {covered:?}");
        assert!(mean <= MOST_LARGE, "{sort}: {mean} a board");
    }
}

#[test]
fn every_label_lies_nearest_to_its_own_unit_and_centre() {
    for chart in [Chart::STANDARD, Chart::ECONOMIC, Chart::NAVAL] {
        assert_eq!(misplaced(chart), Vec::<String>::new(), "{chart:?}");
    }
}
