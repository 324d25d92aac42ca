//! The sandbox as a newcomer meets it: the real program, its page in a real browser, from the lobby
//! to the first result, by clicking and typing. Pictures are kept in `target/tmp/browser/`.

mod access;
mod axe;
mod chromium;
mod flows;
mod forms;
#[path = "../unmet/skip.rs"]
mod skip;
mod window;

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use chromium::Page;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// The program's sandbox on a free port; gives it and its address.
async fn sandbox(data: &Path) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .args(["sandbox", "--addr", "127.0.0.1:0", "--data"])
        .arg(data)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts");
    let stdout = program.stdout.take().expect("what it prints");
    let mut lines = BufReader::new(stdout).lines();
    let first = tokio::time::timeout(Duration::from_secs(30), lines.next_line())
        .await
        .expect("a first line in time")
        .expect("what it prints")
        .expect("a first line");
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    assert!(first.contains("sandbox"), "the mode comes first: {first}");
    let address = first
        .split_whitespace()
        .find(|word| word.starts_with("http://"))
        .unwrap_or_else(|| panic!("no address in: {first}"))
        .trim_end_matches('.')
        .to_owned();
    (program, address)
}

/// Chromium, or `None` after saying why the test is skipped.
fn browser() -> Option<PathBuf> {
    let found = chromium::find();
    if found.is_none() {
        skip::skip(
            "browser",
            "no Chromium here (install it, or name it in CHANCERY_CHROMIUM)",
        );
    }
    found
}

/// An expression: the newest message of the bot that matches `pattern` (a JavaScript regex).
fn told(pattern: &str) -> String {
    format!("[...document.querySelectorAll('.message')].some((m) => {pattern}.test(m.innerText))")
}

/// Writes a command's name, then waits for its form.
async fn command(page: &mut Page, name: &str) {
    page.click("#say").await;
    page.type_text(&format!("/{name} ")).await;
    page.until("document.querySelector('.command-form')").await;
}

/// Takes the bot's first suggestion for the focused option.
async fn first_suggestion(page: &mut Page) {
    page.until("!document.getElementById('suggest').hidden && document.querySelector('#suggest-list [role=option]')")
        .await;
    page.enter().await;
}

#[tokio::test]
async fn a_newcomer_plays_from_the_lobby_to_the_first_result() {
    let Some(chromium) = browser() else { return };
    let data = tempfile::tempdir().expect("a data folder");
    let (_program, address) = sandbox(data.path()).await;
    let shots = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let mut page = Page::open(&chromium, shots).await;

    // The page, with the bot's commands offered once it is there.
    page.visit(&address).await;
    page.until("document.querySelectorAll('#people .person').length === 12")
        .await;
    page.until("document.getElementById('bot-status').hidden")
        .await;
    page.until("!document.getElementById('say').disabled").await;
    page.click("#say").await;
    page.type_text("/").await;
    page.until("document.querySelectorAll('#suggest-list [role=option]').length > 10")
        .await;
    page.shot("1-commands").await;
    page.eval("document.getElementById('say').value = ''").await;

    // A game, its seats, its start.
    command(&mut page, "game create").await;
    page.type_text("The First War").await;
    page.enter().await;
    page.until(&told("/The First War/")).await;
    page.shot("2-lobby").await;
    page.click("#fill").await;
    page.until("/joined/.test(document.getElementById('notes').innerText)")
        .await;
    command(&mut page, "gm start").await;
    page.enter().await;
    page.until("document.querySelector('.message .picture img')?.complete")
        .await;
    page.until(&told("/Spring 1901/")).await;
    page.shot("3-started").await;

    // An order, by the bot's suggestions only.
    command(&mut page, "order").await;
    first_suggestion(&mut page).await;
    // The rest of the order has an option of its own, for whoever does not write it all in the first.
    page.click(".command-form .chip").await;
    page.until("document.activeElement?.id === 'opt-order'")
        .await;
    page.until("document.querySelector('#suggest-list [role=option]')")
        .await;
    page.key("ArrowDown", 40).await;
    page.enter().await;
    page.until(
        "document.activeElement?.id === 'opt-order' && document.getElementById('suggest').hidden",
    )
    .await;
    page.shot("4-order").await;
    page.enter().await;
    page.until("document.querySelector('.message.ephemeral')")
        .await;

    // The others' orders, then the deadline: a new picture, the phase after, a thread of results.
    let before = page
        .eval("document.querySelectorAll('.message:not(.ephemeral) .picture').length")
        .await;
    page.click("#fill").await;
    page.until("/Orders are in/.test(document.getElementById('notes').innerText)")
        .await;
    page.click("#forward").await;
    page.until(&format!(
        "document.querySelectorAll('.message:not(.ephemeral) .picture').length > {before}"
    ))
    .await;
    page.until(&told("/(Fall|Autumn) 1901|must retreat/")).await;
    page.until("document.querySelector('.message .thread-link')")
        .await;
    page.until("[...document.querySelectorAll('.message .picture img')].every((i) => i.complete && i.naturalWidth > 1000 && i.alt.length > 10)")
        .await;
    page.shot("5-result").await;

    // The same at a phone's width: nothing sticks out.
    page.size(375, 740).await;
    page.until("document.documentElement.scrollWidth <= 375")
        .await;
    page.shot("6-phone").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}
