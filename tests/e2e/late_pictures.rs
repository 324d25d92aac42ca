//! Words before pictures: a post waits a few seconds for what is drawn for it, and no longer; what is drawn later
//! is put to its message.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{id_of, pictures, words_of};
use chancery::discord::Pictures;
use chancery::sandbox::{Aim, Harm};
use serde_json::Value;

/// Longer than a post waits for its pictures, less than a delivery may take.
const REACH: i64 = 16_000;

/// Longer than the longest pause between two tries, and no deadline.
const RETRIES: i64 = 700_000;

/// A running game, and a hand on what is drawn from now on.
pub async fn begin() -> (TestApp, Game, Pictures) {
    let mut app = TestApp::start().await;
    app.stop_bot().await;
    let drawn = Pictures::default();
    app.start_bot_drawing(drawn.clone()).await;
    let game = Game::begin(&app).await;
    game.gm().sees_the_bot().await;
    (app, game, drawn)
}

/// Lets the first deadline pass while nothing is drawn; the post, which must be words alone. Nothing is asked for
/// that a picture belongs to: the answer would wait for it.
async fn words_alone(app: &TestApp, game: &Game) -> Value {
    app.reach(REACH);
    app.pass(48 * HOUR);
    let post = game.post("Fall 1901, movement").await;
    assert!(pictures(&post).is_empty(), "{post}");
    assert!(words_of(&post).contains("Spring 1901"), "{post}");
    post
}

/// The same message once its picture is there, described; its words are as they were.
async fn drawn_later(app: &TestApp, game: &Game, post: &Value) {
    // While something is drawn the clock is pushed on past many tries, each later than the one before.
    app.reach(RETRIES);
    let id = id_of(post);
    let complete = |m: &Value| id_of(m) == id && pictures(m).len() == 1;
    let now = game.gm().sees(game.table, "its pictures", complete).await;
    for picture in pictures(&now) {
        let alt = picture["description"].as_str().unwrap_or_default();
        assert!(alt.contains("The Long Peace"), "{picture}");
    }
    assert_eq!(now["content"], post["content"]);
    assert_eq!(now["embeds"], post["embeds"]);
    assert_eq!(now["components"], post["components"]);
    let all = game.gm().messages(game.table).await;
    let told = all.iter().filter(|m| m["content"] == post["content"]);
    assert_eq!(told.count(), 1);
}

#[tokio::test]
async fn a_post_whose_pictures_are_held_up_goes_out_in_words() {
    let (app, game, drawing) = begin().await;
    let held = drawing.hold_up();
    let post = words_alone(&app, &game).await;
    // Nothing waits for the picture: not the next post, nor the thread of the results.
    game.gm().hears(game.table, "gm pause").await;
    game.post("has paused the game").await;
    let has_thread = |m: &Value| id_of(m) == id_of(&post) && m["thread"].is_object();
    game.gm().sees(game.table, "the thread", has_thread).await;
    drop(held);
    drawn_later(&app, &game, &post).await;
    app.finish().await;
}

#[tokio::test]
async fn a_restart_between_the_words_and_the_pictures_loses_neither() {
    let (mut app, game, drawing) = begin().await;
    let held = drawing.hold_up();
    let post = words_alone(&app, &game).await;
    app.stop_bot().await;
    drop(held);
    app.start_bot().await;
    game.gm().sees_the_bot().await;
    drawn_later(&app, &game, &post).await;
    app.finish().await;
}

#[tokio::test]
async fn words_whose_answer_was_lost_are_found_and_their_pictures_follow() {
    let (app, game, drawing) = begin().await;
    let held = drawing.hold_up();
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    app.standin.fault(posts, Harm::LostReply, Some(1));
    let post = words_alone(&app, &game).await;
    drop(held);
    drawn_later(&app, &game, &post).await;
    app.finish().await;
}

#[tokio::test]
async fn pictures_whose_answer_was_lost_are_put_there_once() {
    let (app, game, drawing) = begin().await;
    let held = drawing.hold_up();
    let post = words_alone(&app, &game).await;
    let edits = format!("/channels/{}/messages/{}", game.table, id_of(&post));
    let edits = Aim::new("PATCH", edits);
    app.standin.fault(edits.clone(), Harm::LostReply, Some(1));
    app.standin.fault(edits, Harm::Status(503), Some(1));
    drop(held);
    drawn_later(&app, &game, &post).await;
    // However often it was tried, there is one.
    app.until("the second try", async || {
        let open = app.posts_open().await;
        (open == 0).then_some(())
    })
    .await;
    drawn_later(&app, &game, &post).await;
    app.finish().await;
}
