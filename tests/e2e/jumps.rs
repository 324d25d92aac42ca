//! The clock jumps: forward, as after a machine's sleep, and back, as when a wrong clock is set right.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, SPRING, WISHES};
use crate::said::words_of;

#[tokio::test]
async fn a_clock_put_forward_closes_what_is_due_once() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    app.pass(60 * HOUR);
    let post = game.post("Fall 1901, movement").await;
    assert!(
        words_of(&post).contains("I was offline at the deadline"),
        "{}",
        words_of(&post)
    );
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Fall 1901, movement"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn a_clock_put_back_holds_nothing_up() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.pass(6 * HOUR);
    game.writes("france", "A Par - Bur").await;
    // All that was to be said is out: what is put off waits for its hour, by whichever clock.
    let quiet = |at: i64| at - app.now() > 6_000;
    let settled = app.shows(|_| app.clock.next_wake().is_none_or(quiet).then_some(()));
    assert!(settled.await.is_some(), "the bot comes to rest");
    // The clock was wrong, and is set right.
    app.clock.set(crate::app::NOON - HOUR);
    let sheet = game.of("france").hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    let told = game
        .of("france")
        .hears(game.table, "order unit:A Mar order:A Mar - Spa")
        .await;
    assert!(told.contains('✓'), "{told}");
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    // The next deadline is as far away as ever, by the clock that is right.
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Fall 1901, movement"), "{status}");
    app.pass(48 * HOUR + 1);
    // France has taken Spain and may build.
    game.post("Winter 1901, builds").await;
    app.finish().await;
}
