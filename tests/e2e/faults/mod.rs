//! Discord's faults, made by the stand-in: what the players see, what is tried again, what the GM is told,
//! and that nothing is lost or said twice. Each fault is a row of a table; the table is printed in
//! docs/faults.md.

mod answers;
mod gateway;
mod places;
mod posts;

use crate::game::Game;
use crate::said::words_of;
use std::fmt::Write;

/// A fault, and what is promised of it.
#[derive(Clone, Copy)]
pub struct Row {
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

/// The page's section on Discord's faults.
fn section() -> String {
    let parts: [(&str, Vec<Row>); 4] = [
        ("What the bot posts", posts::rows()),
        ("What people ask", answers::rows()),
        ("Places and people", places::rows()),
        ("The connection", gateway::rows()),
    ];
    let mut text = String::new();
    for (title, rows) in parts {
        let _ = writeln!(text, "### {title}\n");
        let _ = writeln!(
            text,
            "| fault | what players see | what is tried again | what the GM is told |"
        );
        let _ = writeln!(text, "|---|---|---|---|");
        for row in rows {
            let Row {
                fault,
                seen,
                retried,
                told,
            } = row;
            let _ = writeln!(text, "| {fault} | {seen} | {retried} | {told} |");
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

#[test]
fn the_page_tells_what_is_tested() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/faults.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let (before, rest) = page.split_once(MARKS[0]).expect("the first mark");
    let (shown, after) = rest.split_once(MARKS[1]).expect("the second mark");
    let wanted = format!("\n{}", section());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        let page = [before, MARKS[0], &wanted, MARKS[1], after].concat();
        std::fs::write(path, page).expect("the page is written");
        return;
    }
    assert_eq!(shown, wanted, "run this test with UPDATE_DOCS=1");
}
