//! Fleets that carry armies, through the bot: aboard, over the sea, ashore, and who stays aboard too long.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{id_of, words_of};
use serde_json::Value;

const CONVOYS: &str = "options:convoys=army-fleet";

/// An army goes aboard, sails and lands; another stays at sea and starves.
#[tokio::test]
async fn an_army_boards_sails_and_lands_and_another_starves() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, CONVOYS).await;
    let england = game.of("england");
    let first = [
        ("england", "A Lvp - Yor\nF Lon - Nth\nF Edi H"),
        ("france", "F Bre - Mao\nA Par - Bre\nA Mar H"),
    ];
    let closes = async |orders: &[(&str, &str)], next: &str| {
        for (power, text) in orders {
            game.writes(power, text).await;
        }
        game.gm().hears(game.table, "gm process").await;
        // The results are in the thread under the post.
        let whole = |m: &Value| m["thread"].is_object() && words_of(m).contains(next);
        let post = game.gm().sees(game.table, next, whole).await;
        let thread = id_of(&post["thread"]);
        let results = game.gm().sees_words(thread, "England").await;
        let told = game.gm().messages(thread).await;
        let told: Vec<String> = told.iter().map(words_of).collect();
        format!(
            "{}\n{}\n{}",
            words_of(&post),
            words_of(&results),
            told.join("\n")
        )
    };
    closes(&first, "Fall 1901, movement").await;

    let line = "order unit:A Yor order:boards";
    let offered = england.choices(game.table, line, "order").await;
    let boards = |(_, value): &(String, Value)| value == "A Yor boards F Nth";
    assert!(offered.iter().any(boards), "{offered:?}");
    let aboard = [
        ("england", "A Yor boards F Nth\nF Nth - Nwg"),
        ("france", "A Bre boards F Mao"),
    ];
    let told = closes(&aboard, "Spring 1902, movement").await;
    for part in [
        "England has an army aboard: Norwegian Sea (3 moves left)",
        "France has an army aboard: Mid-Atlantic Ocean (3 moves left)",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }

    // Both parts are called what they are. The army need not be ordered yet.
    let sheet = england.hears(game.table, "orders").await;
    let lacks = "No orders for: F Edinburgh, A/F Norwegian Sea.";
    assert!(sheet.contains(lacks), "{sheet}");
    let units = england
        .choices(game.table, "order unit: order:", "unit")
        .await;
    let aboard = |(name, _): &(String, Value)| name == "A/F Norwegian Sea: A";
    assert!(units.iter().any(aboard), "{units:?}");
    let stays = ("france", "A/F Mao H");
    let sails = [("england", "A/F Nwg - Bar"), stays];
    let told = closes(&sails, "Fall 1902, movement").await;
    let part = "England has an army aboard: Barents Sea (2 moves left)";
    assert!(told.contains(part), "{part}: {told}");

    let lands = [("england", "A/F Bar: A - Nwy"), stays];
    let told = closes(&lands, "Winter 1902").await;
    assert!(told.contains("Norway"), "{told}");
    assert!(!told.contains("England has an army aboard"), "{told}");
    let told = closes(&[("england", "Waive")], "Spring 1903, movement").await;
    assert!(
        told.contains("the army in Mid-Atlantic Ocean must land, or it starves"),
        "{told}"
    );

    let told = closes(&[stays], "Fall 1903, movement").await;
    let part = "One army is lost aboard.";
    assert!(told.contains(part), "{told}");
    let told = words_of(&game.of("france").tells_the_bot("orders").await);
    assert!(!told.contains("A/F"), "{told}");
    app.finish().await;
}

/// What cannot go aboard is told why.
#[tokio::test]
async fn what_cannot_go_aboard_is_refused() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, CONVOYS).await;
    let england = game.of("england");
    let tells = async |order: &str| {
        let unit = &order[..5];
        let line = format!("order unit:{unit} order:{order}");
        england.hears(game.table, &line).await
    };
    for (order, why) in [
        ("A Lvp boards F Lon", "not at sea"),
        ("A Lvp boards F Nth", "no fleet to board"),
        ("F Lon boards F Edi", "only armies can board"),
    ] {
        let told = tells(order).await;
        assert!(told.contains(why), "{order}: {told}");
    }
    game.writes("france", "F Bre - Eng").await;
    game.writes("england", "A Lvp - Wal").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let told = tells("A Wal boards F Eng").await;
    assert!(told.contains("another power"), "{told}");
    app.finish().await;
}

/// Where armies are convoyed as the rulebook has it, none goes aboard.
#[tokio::test]
async fn without_the_option_nobody_goes_aboard() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let line = "order unit:A Lvp order:A Lvp boards F Lon";
    let told = game.of("england").hears(game.table, line).await;
    assert!(told.contains("only in games with A/F convoys"), "{told}");
    app.finish().await;
}
