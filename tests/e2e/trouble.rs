//! When Discord misbehaves: nothing is lost, nothing is said twice, and the players are told.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, SPRING, WISHES};
use crate::said::{is_private, words_of};
use chancery::sandbox::{Aim, Harm, perms};
use std::time::Duration;

/// How often a text stands at the table.
async fn times(game: &Game, text: &str) -> usize {
    let all = game.gm().messages(game.table).await;
    all.iter().filter(|m| words_of(m).contains(text)).count()
}

#[tokio::test]
async fn doubled_events_change_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.double_events(1_000);
    game.writes("france", "A Par - Bur").await;
    let votes = game.of("france").hears(game.table, "draw").await;
    assert!(votes.contains("The vote is now open"), "{votes}");
    let ballot = game.post("Voted so far").await;
    assert!(words_of(&ballot).contains("of 7"), "{ballot}");
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    app.standin.double_events(0);
    let status = game.of("france").hears(game.table, "status").await;
    assert!(
        status.contains("Fall 1901, movement"),
        "one phase was closed, not two: {status}"
    );
    let private = game.of("france").private().await;
    let answers = game.of("france").messages(private).await;
    let answers = answers
        .iter()
        .filter(|m| words_of(m).contains("✓ `A Par - Bur`"))
        .count();
    assert_eq!(answers, 1);
    // The doubled interaction is answered once; Discord refuses the second answer.
    let mut app = app;
    app.allow_fault("already been acknowledged");
    app.allow_fault("Unknown interaction");
    app.finish().await;
}

#[tokio::test]
async fn a_lost_connection_loses_no_orders() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.drop_gateway();
    game.writes("france", "A Par - Bur").await;
    app.standin.ask_reconnect();
    let sheet = game.of("france").hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    app.finish().await;
}

#[tokio::test]
async fn a_post_whose_answer_was_lost_is_not_posted_twice() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    app.standin.fault(posts.clone(), Harm::LostReply, Some(1));
    game.play(&SPRING, "Fall 1901, movement").await;
    // The retry finds the first by its nonce and goes on to the thread.
    let has_thread = |m: &serde_json::Value| {
        m["thread"].is_object() && words_of(m).contains("Fall 1901, movement")
    };
    game.gm().sees(game.table, "the thread", has_thread).await;
    assert_eq!(times(&game, "Fall 1901, movement").await, 1);

    let wait = Harm::RateLimit {
        retry_after: Duration::from_millis(1_500),
        global: false,
    };
    app.standin.fault(posts.clone(), wait, Some(1));
    app.standin.fault(posts, Harm::Status(503), Some(1));
    game.gm().hears(game.table, "gm pause").await;
    game.post("has paused the game").await;
    assert_eq!(times(&game, "has paused the game").await, 1);
    app.expect_fault("slow the bot down");
    app.finish().await;
}

#[tokio::test]
async fn closed_private_messages_are_served_in_the_channel() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.close_dms(game.of("france").id, true);
    let answer = game
        .of("france")
        .types(game.table, "order unit:A Par order:A Par - Bur")
        .await;
    let answer = answer.message();
    assert!(
        is_private(&answer) && words_of(&answer).contains('✓'),
        "{answer:#}"
    );
    // Germany wants no private messages. Russia is reminded privately, until that no longer works.
    let (germany, russia) = (game.of("germany"), game.of("russia"));
    germany.hears(game.table, "notify private:False").await;
    app.standin.close_dms(russia.id, true);
    app.pass(42 * HOUR + 1);
    let instead = game.post("I could not reach you privately").await;
    assert_eq!(instead["mentions"][0]["username"], "florian");
    let call = game
        .gm()
        .sees(game.table, "the reminder of the others", |m| {
            let words = words_of(m);
            words.contains("still waiting for you") && !words.contains("reach you privately")
        })
        .await;
    let called = call["mentions"].as_array().cloned().unwrap_or_default();
    let called: Vec<_> = called.iter().map(|u| u["username"].clone()).collect();
    assert!(called.contains(&"dmitri".into()), "{called:?}");
    assert!(
        !called.contains(&"cosima".into()),
        "France has written: {called:?}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_missing_permission_is_told_to_the_gm_and_made_up_for() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.deny(game.table, perms::SEND_MESSAGES);
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    game.ready(&WISHES).await;
    let private = game.gm().private().await;
    game.gm().sees_words(private, "could not deliver").await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Fall 1901"), "the game went on: {status}");
    app.finish().await;
}

#[tokio::test]
async fn time_missed_is_caught_up_one_phase_at_a_time() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    app.stop_bot().await;
    app.pass(60 * HOUR);
    app.start_bot().await;
    let post = game.post("Fall 1901, movement").await;
    assert!(
        words_of(&post).contains("I was offline at the deadline"),
        "{}",
        words_of(&post)
    );
    let why = game.gm().hears(game.table, "why province:bur").await;
    assert!(
        why.contains("A Par – Bur"),
        "what was sealed counted: {why}"
    );
    // The next phase gets its full time.
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Fall 1901, movement"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn games_of_other_servers_are_out_of_reach() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (_, channels) = app.standin.add_guild("The Annex", &["hall"]);
    let hall = channels[0];
    let gm = game.gm();
    let list = gm.hears(hall, "game list").await;
    assert!(!list.contains("Long Peace"), "{list}");
    for line in [
        "map game:The Long Peace",
        "status game:The Long Peace",
        "orders game:The Long Peace",
        "gm process game:The Long Peace",
        "history game:The Long Peace",
    ] {
        let told = gm.hears(hall, line).await;
        assert!(told.contains("no game"), "/{line}: {told}");
    }
    let names = gm.choices(hall, "map game:", "game").await;
    assert_eq!(names, []);
    let own = gm.hears(hall, "game create name:The Long Peace").await;
    assert!(
        own.contains("The Long Peace"),
        "names are per server: {own}"
    );
    app.finish().await;
}

#[tokio::test]
async fn messages_are_paced_as_discord_asks() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // Twelve posts in one moment; the stand-in answers more than five in five seconds with 429,
    // and the test would fail for it.
    for _ in 0..6 {
        game.gm().hears(game.table, "gm pause").await;
        game.gm().hears(game.table, "gm resume").await;
    }
    let posted = app.until("the last post", async || {
        app.pass(1_000);
        (times(&game, "has resumed the game").await >= 6).then_some(())
    });
    posted.await;
    assert_eq!(times(&game, "has paused the game").await, 6);
    app.finish().await;
}
