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

/// Discord offers the topics whose names contain what was typed: what people look for is in them.
#[tokio::test]
async fn topics_are_found_by_what_people_call_them() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let offered = henrik
        .get(&format!("commands?channel={}", app.table()))
        .await;
    let list = offered["commands"].as_array().expect("commands");
    let help = list.iter().find(|c| c["name"] == "help").expect("/help");
    let topics: Vec<String> = help["options"][0]["choices"]
        .as_array()
        .expect("topics")
        .iter()
        .map(|topic| topic["name"].as_str().unwrap_or_default().to_lowercase())
        .collect();
    for (word, variant) in [
        ("credits", "economic"),
        ("money", "economic"),
        ("treasury", "economic"),
        ("gold", "economic"),
        ("blocks", "investment"),
        ("points", "investment"),
        ("exchange", "capitalist"),
        ("currenc", "capitalist"),
        ("treaties", "relations"),
        ("alliance", "relations"),
        ("fleets", "naval"),
    ] {
        let fits = |topic: &&String| topic.contains(word) && topic.contains(variant);
        assert!(topics.iter().any(|t| fits(&t)), "{word}: {topics:?}");
    }
    for (topic, command) in [
        ("Watching (spectators, gallery)", "`/gallery join`"),
        ("Sharing a power (partners, coaches)", "`/share accept`"),
        ("Roles and rooms (private channels)", "`/rooms show`"),
        ("Records (results, reliability, ratings)", "`/record show`"),
    ] {
        let line = format!("help topic:{topic}");
        let told = henrik.hears(app.table(), &line).await;
        assert!(told.contains(command), "{topic}: {told}");
    }
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
