//! When the gateway takes no welcome to an end: the same process makes its connection anew, and all
//! else goes on meanwhile.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::page::PATIENCE;
use chancery::discord::Watchdog;
use chancery::sandbox::Reception;
use std::time::Duration;

/// Serenity mends what it can in far less than this on the loopback.
const IMPATIENT: Watchdog = Watchdog {
    // Longer than a good connection takes to be made on a busy machine.
    patience: Duration::from_secs(3),
    look: Duration::from_millis(50),
    pause: Duration::from_millis(50),
    longest_pause: Duration::from_millis(200),
};

/// Waits until so many more connections were turned away.
async fn turned_away(app: &TestApp, more: u32) {
    let enough = app.standin.turned_away() + more;
    let waited = app.standin.wait_for(PATIENCE * 3, |standin| {
        (standin.turned_away() >= enough).then_some(())
    });
    assert!(waited.await.is_some(), "the bot tries again");
}

/// What happens while the gateway receives nobody, and afterwards.
async fn survives(reception: Reception) {
    let app = TestApp::start_with(IMPATIENT).await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;

    app.standin.receive(reception);
    app.standin.invalidate_sessions();
    // The second and third come from clients made anew.
    turned_away(&app, 3).await;
    // The scheduler and the outbox know nothing of it: the phase closes and is told.
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    turned_away(&app, 1).await;

    app.standin.receive(Reception::Proper);
    game.gm().sees_the_bot().await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Fall 1901, movement"), "{status}");
    game.writes("france", "A Bur - Bel").await;
    app.finish().await;
}

#[tokio::test]
async fn a_gateway_that_never_welcomes_is_tried_again() {
    survives(Reception::Silence).await;
}

/// After this code serenity spins; more threads than one let the watchdog see it.
#[tokio::test(flavor = "multi_thread", worker_threads = 3)]
async fn a_close_after_which_serenity_spins_is_overcome() {
    survives(Reception::Close(4010)).await;
}

#[tokio::test]
async fn the_program_ends_when_asked_though_the_gateway_is_silent() {
    let app = TestApp::start_with(IMPATIENT).await;
    app.standin.receive(Reception::Silence);
    app.standin.invalidate_sessions();
    turned_away(&app, 2).await;
    app.finish().await;
}
