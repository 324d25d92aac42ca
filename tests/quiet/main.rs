//! How soon first answers come, by a real clock: Discord waits three seconds. For a machine that has nothing
//! else to do, so the usual run leaves it out:
//!
//!     cargo test --locked --release --test quiet -- --nocapture --test-threads=1

#[path = "../e2e/app.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod app;
#[path = "../e2e/frames.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod frames;
#[path = "../e2e/game.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod game;
#[path = "../e2e/overdue.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod overdue;
#[path = "../e2e/page.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod page;
#[path = "../e2e/said.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod said;
#[path = "../e2e/validate/mod.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod validate;
#[path = "../e2e/watch.rs"]
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
mod watch;

use app::TestApp;
use game::{FALL, Game, SPRING};
use std::time::Duration;

/// How long Discord waits for a first answer.
const DISCORD: Duration = Duration::from_secs(3);

/// What anybody may ask for in any game.
const ASKED: [&str; 16] = [
    "status",
    "map",
    "board",
    "orders",
    "history",
    "help",
    "diary",
    "vote list",
    "press inbox",
    "game info",
    "game list",
    "gm log",
    "replay",
    "rules",
    "relations",
    "why province:Tri",
];

/// Asks for everything, as far as the game has it.
async fn ask(game: &Game) {
    for line in ASKED {
        // What this game has not is refused, which is an answer, too.
        let _ = game.gm().try_type(game.table, line).await;
    }
    let typed = "order unit:A Vie order:A Vie - ";
    let _ = game.gm().choices(game.table, typed, "order").await;
    let sheet = game.of("italy").types(game.table, "orders").await.message();
    let edit = said::component(&sheet["components"], "Edit as text");
    if edit.is_some() {
        let _ = game.of("italy").press(&sheet, "Edit as text").await;
    }
}

#[tokio::test]
async fn first_answers_come_in_three_seconds() {
    let mut answers = Vec::new();
    for options in [
        "",
        "variant:economic",
        "variant:investment",
        "variant:capitalist",
        "variant:relations",
        "variant:naval",
    ] {
        let app = TestApp::start().await;
        // A lobby, and a game under way where seven seats are dealt.
        let gm = app.person("Adelaide").await;
        let create = format!("game create name:Lobby {options}");
        gm.types(app.elsewhere(), create.trim()).await;
        let _ = gm.try_type(app.elsewhere(), "game info").await;
        if options.is_empty() {
            let game = Game::begin(&app).await;
            ask(&game).await;
            game.play(&SPRING, "Fall 1901, movement").await;
            ask(&game).await;
            game.play(&FALL, "1901").await;
            ask(&game).await;
        }
        if options == "variant:economic" {
            let game = Game::begin_economic(&app, "").await;
            ask(&game).await;
            let _ = game.gm().try_type(game.table, "credits balance").await;
        }
        answers.extend(app.standin.take_answers());
        app.finish().await;
    }
    assert!(answers.len() > 60, "only {} answers", answers.len());
    answers.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
    println!("{} first answers; the ten slowest:", answers.len());
    for (name, took) in answers.iter().take(10) {
        println!("{:>6} ms  {name}", took.as_millis());
    }
    let late: Vec<_> = answers.iter().filter(|(_, took)| *took > DISCORD).collect();
    assert!(late.is_empty(), "later than Discord waits: {late:?}");
}
