//! A turn's messages: one picture each, few enough for Discord to take them at once, and the map a press away.

use crate::app::TestApp;
use crate::game::Game;
use crate::page::Person;
use crate::said::{component, id_of, is_private, pictures, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

/// So many messages Discord takes in a channel within five seconds.
const AT_ONCE: usize = 5;

/// What everybody may read in a channel.
async fn public(person: &Person, channel: Id) -> Vec<Value> {
    let all = person.messages(channel).await;
    all.into_iter().filter(|m| !is_private(m)).collect()
}

/// The pictures of a message, and no other files.
fn drawn(message: &Value) -> usize {
    let all = pictures(message).into_iter();
    let names = all.filter_map(|p| p["filename"].as_str());
    names.filter(|name| name.ends_with(".png")).count()
}

/// Closes a phase; what was said of it in the channel, and in the thread of its results.
async fn turn(app: &TestApp, gm: &Person, table: Id) -> (Vec<Value>, Vec<Value>) {
    let before: Vec<Id> = public(gm, table).await.iter().map(id_of).collect();
    gm.hears(table, "gm process").await;
    app.until("all that is to be said", async || {
        (app.posts_open().await == 0).then_some(())
    })
    .await;
    let mut said = public(gm, table).await;
    said.retain(|m| !before.contains(&id_of(m)));
    let thread = said.iter().find(|m| m["thread"].is_object());
    let thread = id_of(&thread.expect("the results have a thread")["thread"]);
    (said, public(gm, thread).await)
}

#[tokio::test]
async fn every_message_of_a_turn_has_one_picture_and_all_of_them_go_at_once() {
    for variant in [
        "standard",
        "economic",
        "naval",
        "investment",
        "relations",
        "capitalist",
    ] {
        let app = TestApp::start().await;
        let rules = format!("variant:{variant}");
        let shared;
        let seats;
        let (gm, table) = match variant {
            "capitalist" => {
                shared = crate::trade_commands::begin(&app).await;
                (&shared.adelaide, shared.table)
            }
            "naval" => {
                seats = Game::begin_in(&app, &rules, "Winter 1913").await;
                (seats.gm(), seats.table)
            }
            _ => {
                seats = Game::begin_of(&app, &rules).await;
                (seats.gm(), seats.table)
            }
        };
        for _ in 0..4 {
            let (said, thread) = turn(&app, gm, table).await;
            let counts = (said.len(), thread.len());
            println!("{variant}: {counts:?} messages");
            assert!(said.len() <= AT_ONCE, "{variant}: {said:#?}");
            assert!(thread.len() <= AT_ONCE, "{variant}: {thread:#?}");
            for message in said.iter().chain(&thread) {
                assert!(drawn(message) <= 1, "{variant}: {message:#}");
            }
            let post = said.iter().find(|m| m["thread"].is_object());
            let post = post.expect("the post");
            assert_eq!(drawn(post), 1, "{variant}: {post:#}");
            // What came of it is a press away.
            let asked = component(&post["components"], "Map");
            assert!(asked.is_some(), "{variant}: {}", words_of(post));
            let map = gm.press(post, "Map").await.message();
            assert_eq!(drawn(&map), 1, "{variant}: {map:#}");
        }
        app.finish().await;
    }
}

#[tokio::test]
async fn relations_are_shown_again_only_when_they_have_changed() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:relations").await;
    let (gm, table) = (game.gm(), game.table);
    let names = |thread: &[Value]| -> Vec<String> {
        let all = thread.iter().flat_map(pictures);
        all.filter_map(|p| p["filename"].as_str().map(str::to_owned))
            .collect()
    };
    // Diplomacy: its post shows how powers stand, its thread the first points.
    let (_, thread) = turn(&app, gm, table).await;
    assert_eq!(names(&thread), ["points.png"]);
    // A Spring in which nobody does anything.
    let (_, thread) = turn(&app, gm, table).await;
    assert!(names(&thread).is_empty(), "{thread:#?}");
    // An attack on a neighbour's home changes both.
    game.writes("austria", "A Vie - Boh").await;
    turn(&app, gm, table).await;
    while !gm.hears(table, "status").await.contains("Spring 1902") {
        turn(&app, gm, table).await;
    }
    game.writes("austria", "A Boh - Mun").await;
    let (said, thread) = turn(&app, gm, table).await;
    assert_eq!(names(&thread), ["relations.png", "points.png"], "{said:#?}");
    let told = |m: &Value| pictures(m).first().map(|p| p["description"].to_string());
    let alts: Vec<String> = thread.iter().filter_map(told).collect();
    for alt in alts {
        assert!(alt.contains("Spring 1902, movement"), "one phase: {alt}");
    }
    // Each picture that is asked for has a message of its own.
    let first = gm.types(table, "relations").await.message();
    assert_eq!(drawn(&first), 1, "{first:#}");
    let points = |m: &Value| {
        let mut files = pictures(m).into_iter();
        is_private(m) && files.any(|p| p["filename"] == "points.png")
    };
    let second = gm.sees(table, "the points", points).await;
    assert_ne!(id_of(&first), id_of(&second));
    app.finish().await;
}
