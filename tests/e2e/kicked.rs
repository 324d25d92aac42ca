//! The bot is put out of a server: its games stand still, go on when it is back, and are deleted when it
//! stays away.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::page::Person;
use chancery::sandbox::{GUILD_ID, Id};

const DAY: i64 = 24 * HOUR;

/// Asks in private until the answer holds these words; the bot hears of a server in its own time.
async fn hears_at_last(person: &Person, place: Id, line: &str, words: &str) -> String {
    let mut told = String::new();
    for _ in 0..200 {
        told = person.hears(place, line).await;
        if told.contains(words) {
            return told;
        }
    }
    panic!("/{line} never says {words:?}: {told}");
}

#[tokio::test]
async fn games_stand_still_while_the_bot_is_out_and_go_on_when_it_is_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let private = france.private().await;
    // Without a server in common nobody could be written to.
    app.standin.add_guild("The Annex", &["hall"]);
    // Only an hour is left of the phase.
    app.pass(47 * HOUR);
    app.standin.remove_bot(GUILD_ID);
    hears_at_last(france, private, "status", "paused").await;
    assert!(
        france.try_type(game.table, "status").await.is_err(),
        "its commands went with it"
    );
    // Orders are kept.
    game.writes("france", "A Par - Bur").await;
    app.pass(60 * DAY);
    let status = france.hears(private, "status").await;
    assert!(
        status.contains("Spring 1901") && status.contains("paused"),
        "{status}"
    );

    app.standin.invite_bot(GUILD_ID);
    game.post("am back").await;
    // A day at least, though an hour was left.
    app.pass(23 * HOUR);
    let status = france.hears(game.table, "status").await;
    assert!(
        status.contains("Spring 1901") && !status.contains("paused"),
        "{status}"
    );
    let orders = france.hears(game.table, "orders").await;
    assert!(orders.contains("Bur"), "{orders}");
    app.pass(2 * HOUR);
    game.post("Fall 1901, movement").await;
    // A second word of the same says nothing again.
    app.standin.invite_bot(GUILD_ID);
    let told = game.gm().messages(game.table).await;
    let told = told.iter().filter(|m| m.to_string().contains("am back"));
    assert_eq!(told.count(), 1);
    app.finish().await;
}

#[tokio::test]
async fn a_game_its_gm_had_paused_stays_paused() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.of("france").private().await;
    game.gm().hears(game.table, "gm pause").await;
    app.standin.remove_bot(GUILD_ID);
    app.standin.invite_bot(GUILD_ID);
    let status = game.of("france").hears(private, "status").await;
    assert!(status.contains("paused"), "{status}");
    hears_at_last(game.gm(), game.table, "gm resume", "continues").await;
    app.finish().await;
}

#[tokio::test]
async fn who_puts_the_bot_out_while_it_is_down_is_noticed() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.of("france").private().await;
    // A bot that starts again does not know how many private channels it has opened just before.
    app.allow_fault("the stand-in had to slow the bot down");
    app.stop_bot().await;
    app.standin.remove_bot(GUILD_ID);
    app.start_bot().await;
    hears_at_last(game.of("france"), private, "status", "paused").await;
    // And who invites it while it is down, too.
    app.stop_bot().await;
    app.standin.invite_bot(GUILD_ID);
    app.start_bot().await;
    game.post("am back").await;
    app.finish().await;
}

#[tokio::test]
async fn after_ninety_days_all_of_the_server_is_deleted() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    let private = france.private().await;
    gm.hears(game.table, "server limits games:7").await;
    app.standin.remove_bot(GUILD_ID);
    hears_at_last(france, private, "status", "paused").await;
    app.pass(89 * DAY);
    let status = france.hears(private, "status").await;
    assert!(status.contains("paused"), "{status}");
    app.pass(2 * DAY);
    // The clock has jumped: nothing goes before Discord has said again where the bot is, and some hours.
    let status = france.hears(private, "status").await;
    assert!(status.contains("paused"), "{status}");
    app.stop_bot().await;
    app.start_bot().await;
    let (gm, france) = (game.gm(), game.of("france"));
    app.pass(5 * HOUR);
    let status = france.hears(private, "status").await;
    assert!(status.contains("paused"), "{status}");
    app.pass(2 * HOUR);
    hears_at_last(france, private, "status", "not in a game").await;
    app.standin.invite_bot(GUILD_ID);
    hears_at_last(gm, game.table, "server show", "Games at once: any").await;
    let none = gm.hears(game.table, "game list").await;
    assert!(!none.contains("First"), "{none}");
    app.finish().await;
}

/// The bot was put out, and invited back while it was down: when it starts, the ninety days are over.
#[tokio::test]
async fn a_server_the_bot_is_in_again_loses_nothing_at_the_start() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.of("france").private().await;
    app.standin.remove_bot(GUILD_ID);
    hears_at_last(game.of("france"), private, "status", "paused").await;
    app.stop_bot().await;
    app.standin.invite_bot(GUILD_ID);
    app.pass(91 * DAY);
    app.start_bot().await;
    game.post("am back").await;
    app.pass(7 * HOUR);
    let status = game.of("france").hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn on_the_page_who_manages_the_server_puts_the_bot_out() {
    let app = TestApp::start().await;
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let door = |here: bool| serde_json::json!({ "guild": GUILD_ID.to_string(), "here": here });
    assert!(bertrand.post("bot", door(false)).await.is_err());
    adelaide.post("bot", door(false)).await.expect("put out");
    let state = adelaide.get("state").await;
    assert_eq!(state["guilds"][0]["bot_here"], false);
    adelaide.post("bot", door(true)).await.expect("let in");
    let state = adelaide.get("state").await;
    assert_eq!(state["guilds"][0]["bot_here"], true);
    app.finish().await;
}
