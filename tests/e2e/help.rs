//! Help by who asks and where.

use crate::app::TestApp;
use crate::game::Game;

#[tokio::test]
async fn help_says_what_one_may_do_here_and_now() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let nothing = henrik.hears(app.table(), "help").await;
    assert!(nothing.contains("no game in this channel"), "{nothing}");
    let private = henrik.private().await;
    let alone = henrik.hears(private, "help").await;
    assert!(alone.contains("You are not in a game"), "{alone}");

    let game = Game::begin(&app).await;
    let plays = game.of("france").hears(game.table, "help").await;
    assert!(plays.contains("You play France"), "{plays}");
    assert!(!plays.contains("You are the GM"), "{plays}");
    let runs = game.gm().hears(game.table, "help").await;
    assert!(
        runs.contains("You play Austria") && runs.contains("You are the GM"),
        "{runs}"
    );
    let watches = henrik.hears(game.table, "help").await;
    assert!(watches.contains("To follow it"), "{watches}");
    // A topic is a topic, whoever asks.
    let topic = henrik.hears(game.table, "help topic:Orders").await;
    assert!(!topic.contains("To follow it"), "{topic}");

    game.gm().types(game.table, "gm abandon").await;
    app.finish().await;
}

#[tokio::test]
async fn help_knows_no_topic_that_is_not_there() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let typed = henrik.try_type(app.table(), "help topic:Chess").await;
    assert!(typed.is_err(), "Discord offers topics from a list");
    app.finish().await;
}
