//! Discord's faults, made by the stand-in: what the players see, what is tried again, what the GM is told,
//! and that nothing is lost or said twice. Each fault is a row of a table; the table is printed in
//! docs/faults.md.

mod answers;
mod gateway;
mod places;
mod posts;

use crate::game::Game;
use crate::said::words_of;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A fault, and what is promised of it.
#[derive(Clone, Copy)]
pub struct Row {
    /// The test that makes this fault.
    pub test: &'static str,
    pub fault: &'static str,
    /// What the players see.
    pub seen: &'static str,
    /// What the bot tries again, and when.
    pub retried: &'static str,
    /// What the GM is told.
    pub told: &'static str,
}

/// How often a text stands at the table.
pub async fn times(game: &Game, text: &str) -> usize {
    let all = game.gm().messages(game.table).await;
    all.iter().filter(|m| words_of(m).contains(text)).count()
}

/// What the GM was told privately that has this in it.
pub async fn told_the_gm(game: &Game, text: &str) -> usize {
    let private = game.gm().private().await;
    let all = game.gm().messages(private).await;
    all.iter().filter(|m| words_of(m).contains(text)).count()
}

/// The rows by what the faults meet.
fn parts() -> [(&'static str, Vec<Row>); 4] {
    [
        ("What the bot posts", posts::rows()),
        ("What people ask", answers::rows()),
        ("Places and people", places::rows()),
        ("The connection", gateway::rows()),
    ]
}

/// The page's section on Discord's faults.
fn section() -> String {
    let mut text = String::new();
    for (title, rows) in parts() {
        let _ = writeln!(text, "### {title}\n");
        let _ = writeln!(
            text,
            "| fault | what players see | what is tried again | what the GM is told | test |"
        );
        let _ = writeln!(text, "|---|---|---|---|---|");
        for row in rows {
            let Row {
                test,
                fault,
                seen,
                retried,
                told,
            } = row;
            let _ = writeln!(text, "| {fault} | {seen} | {retried} | {told} | `{test}` |");
        }
        text.push('\n');
    }
    text
}

/// The marks between which the table stands in the page.
const MARKS: [&str; 2] = [
    "<!-- discord's faults: written by tests/e2e/faults -->\n",
    "<!-- end of discord's faults -->\n",
];

/// Each row is made by a test that exists, and each test here makes a row.
#[test]
fn every_row_has_its_test() {
    let here = [
        include_str!("posts.rs"),
        include_str!("answers.rs"),
        include_str!("places.rs"),
        include_str!("gateway.rs"),
    ];
    let tests = |text: &'static str| {
        let functions = text.split("#[tokio::test").skip(1);
        functions.filter_map(|rest| {
            let (_, name) = rest.split_once("async fn ")?;
            name.split_once('(').map(|(name, _)| name)
        })
    };
    let ours: BTreeSet<&str> = here.into_iter().flat_map(tests).collect();
    let elsewhere: BTreeSet<&str> = tests(include_str!("../stuck.rs")).collect();
    let named: BTreeSet<&str> = parts()
        .iter()
        .flat_map(|(_, rows)| rows.iter().map(|row| row.test))
        .collect();
    let missing: Vec<_> = named
        .difference(&ours)
        .filter(|test| !elsewhere.contains(*test))
        .collect();
    assert!(missing.is_empty(), "no such test: {missing:?}");
    let untold: Vec<_> = ours.difference(&named).collect();
    assert!(
        untold.is_empty(),
        "no row of the page is made by {untold:?}"
    );
}

#[test]
fn the_page_tells_what_is_tested() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/faults.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let (before, rest) = page.split_once(MARKS[0]).expect("the first mark");
    let (shown, after) = rest.split_once(MARKS[1]).expect("the second mark");
    let wanted = format!("\n{}", section());
    if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
        let page = [before, MARKS[0], &wanted, MARKS[1], after].concat();
        std::fs::write(path, page).expect("the page is written");
        return;
    }
    assert_eq!(shown, wanted, "run this test with CHANCERY_WRITE_DOCS=1");
}
