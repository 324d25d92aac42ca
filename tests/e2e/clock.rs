//! When a phase closes by itself, and when it must not.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES};
use crate::said::words_of;

/// A power's player leaves for good.
async fn leaves(game: &Game, power: &str) {
    let person = game.of(power);
    let asked = person.types(game.table, "game leave").await.message();
    let gone = person.press(&asked, "Leave for good").await;
    assert!(words_of(&gone.message()).contains("civil disorder"));
}

#[tokio::test]
async fn the_last_one_missing_leaves_and_the_phase_closes() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.ready(&WISHES[..6]).await;
    leaves(&game, "turkey").await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn all_ready_while_paused_closes_when_the_clock_runs_again() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm pause").await;
    game.ready(&WISHES).await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    game.gm().hears(game.table, "gm resume").await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn a_stopped_clock_stays_stopped_through_processing_and_going_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm pause").await;
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let back = gm.hears(game.table, "gm rollback").await;
    assert!(back.contains("Spring 1901, movement again"), "{back}");
    app.pass(60 * 24 * HOUR);
    let status = gm.hears(game.table, "status").await;
    assert!(
        status.contains("Spring 1901") && status.contains("paused"),
        "{status}"
    );
    app.finish().await;
}

#[tokio::test]
async fn going_back_twice_goes_back_two_phases() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    gm.hears(game.table, "gm process").await;
    game.post("Spring 1902, movement").await;
    let once = gm.hears(game.table, "gm rollback").await;
    assert!(once.contains("Fall 1901, movement again"), "{once}");
    let twice = gm.hears(game.table, "gm rollback").await;
    assert!(twice.contains("Spring 1901, movement again"), "{twice}");
    let no_more = gm.hears(game.table, "gm rollback").await;
    assert!(!no_more.contains("stands at"), "{no_more}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_everybody_left_stops_and_runs_on_for_nobody() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in WISHES {
        leaves(&game, power).await;
    }
    // The open phase runs out, and with it the clock.
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    app.pass(365 * 24 * HOUR);
    let status = game.gm().hears(game.table, "status").await;
    assert!(
        status.contains("Fall 1901") && status.contains("paused"),
        "{status}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_deadline_in_the_far_future_is_refused() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let told = game
        .gm()
        .hears(game.table, "gm deadline when:2030-01-01 10:00")
        .await;
    assert!(told.contains("sixty days"), "{told}");
    app.finish().await;
}
