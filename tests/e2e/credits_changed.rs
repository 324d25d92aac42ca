//! What was declared and then withdrawn or changed: its message goes, its buttons write nothing, and who
//! had agreed is told.

use crate::app::TestApp;
use crate::credits_offers::{may_be_written_to, offered, presses, told};
use crate::game::Game;
use crate::page::Person;
use crate::said::{component, words_of};
use serde_json::Value;

/// A message is taken back.
async fn vanishes(person: &Person, message: &Value) {
    let channel = person.private().await;
    let there = |m: &Value| m["id"] == message["id"];
    for _ in 0..200 {
        if !person.messages(channel).await.iter().any(there) {
            return;
        }
        person.hears(channel, "status").await;
    }
    panic!("it stays: {message:#}");
}

#[tokio::test]
async fn what_was_withdrawn_or_changed_cannot_be_accepted() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "germany", "italy"]).await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let table = game.table;
    let line = "credits give to:italy amount:2";
    let answer = france.types(table, line).await.message();
    let second = france.types(table, line).await.message();
    let accept = "Declare: Receive 2 from France";
    let offer = offered(italy, accept).await;
    let listed = italy.types(table, "credits balance").await.message();
    let back = presses(france, &answer, "Withdraw: Give 2 to Italy").await;
    assert!(back.contains("Withdrawn"), "{back}");
    vanishes(italy, &offer).await;
    let gone = italy.press(&listed, accept).await.message();
    let words = words_of(&gone);
    let any_more = "France has withdrawn or changed that";
    assert!(words.contains(any_more), "{words}");
    assert!(component(&gone["components"], accept).is_none());
    let sheet = italy.hears(table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    // Withdrawn twice: there is nothing left to withdraw.
    let twice = presses(france, &second, "Withdraw: Give 2 to Italy").await;
    assert!(twice.contains("You have no order for that"), "{twice}");

    // Changed: the old button is void, the new one works.
    game.writes("france", "Give 1 to Italy").await;
    let first = offered(italy, "Declare: Receive 1 from France").await;
    let listed = italy.types(table, "credits balance").await.message();
    game.writes("france", "Give 3 to Italy").await;
    let second = offered(italy, "Declare: Receive 3 from France").await;
    vanishes(italy, &first).await;
    let old = presses(italy, &listed, "Declare: Receive 1 from France").await;
    assert!(old.contains(any_more), "{old}");
    let new = presses(italy, &second, "Declare: Receive 3 from France").await;
    assert!(new.contains("both sides have declared"), "{new}");
    told(france, "Agreed with Italy: `Give 3 to Italy`").await;
    // Struck by a private message; the other side sees that it waits again.
    let answer = france.tells_the_bot("withdraw Give 3 to Italy").await;
    let struck = words_of(&answer);
    assert!(struck.contains("Nothing entered yet"), "{struck}");
    let withdrawn = "France has withdrawn what you had both declared";
    let word = words_of(&told(italy, withdrawn).await);
    assert!(
        word.contains("Your own `Receive 3 from France` remains"),
        "{word}"
    );
    vanishes(italy, &second).await;
    let lone = italy.hears(table, "orders").await;
    assert!(lone.contains("waiting for France"), "{lone}");
    // On other terms: one's own does not agree with that.
    game.writes("france", "Give 2 to Italy").await;
    let differs = "Your own `Receive 3 from France` does not match";
    let offer = told(italy, differs).await;
    let accept = "Declare: Receive 2 from France";
    assert!(component(&offer["components"], accept).is_some());
    app.finish().await;
}

/// With another note it is another promise: the button for the first does not accept the second.
#[tokio::test]
async fn what_has_another_note_cannot_be_accepted() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "italy"]).await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let table = game.table;
    let lend = |note: &str| format!("credits lend to:france amount:1 note:{note}");
    italy.hears(table, &lend("for a year")).await;
    let borrow = "Declare: Borrow 1 from Italy";
    offered(france, borrow).await;
    let listed = france.types(table, "credits balance").await.message();
    italy.hears(table, &lend("back at twice")).await;
    told(france, "back at twice").await;
    let old = france.press(&listed, borrow).await.message();
    let words = words_of(&old);
    assert!(
        words.contains("Italy has withdrawn or changed that"),
        "{words}"
    );
    assert!(words.contains("back at twice"), "{words}");
    let new = presses(france, &old, borrow).await;
    assert!(new.contains("both sides have declared"), "{new}");
    app.finish().await;
}
