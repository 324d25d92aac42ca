//! Slips of whoever writes orders for the first time: each is caught, said, and put right with a press.

use crate::app::TestApp;
use crate::game::{Game, SPRING};
use crate::page::Person;
use crate::said::{component, pictures, words_of};
use serde_json::Value;

/// What the suggestions for an option would send, in their order.
async fn offered(person: &Person, game: &Game, line: &str, option: &str) -> Vec<String> {
    let choices = person.choices(game.table, line, option).await;
    let values = choices.iter();
    let values = values.map(|(_, value)| value.as_str().unwrap_or_default().to_owned());
    values.collect()
}

fn has_button(message: &Value, label: &str) -> bool {
    component(&message["components"], label).is_some()
}

/// Types a command whose answer's picture follows; the answer with it.
async fn types(person: &Person, game: &Game, line: &str) -> Value {
    let answer = person.types(game.table, line).await.message();
    let drawn = |m: &Value| m["id"] == answer["id"] && pictures(m).len() == 1;
    person.sees(game.table, "the sheet's picture", drawn).await
}

/// The words of the sheet as it is now.
async fn sheet(person: &Person, game: &Game) -> String {
    words_of(&person.types(game.table, "orders").await.message())
}

#[tokio::test]
async fn a_whole_order_typed_as_the_unit_is_taken_whole() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    // Enter takes the first of each list.
    let typed = "order unit:A Mar S A Par - Bur order:";
    let unit = offered(france, &game, typed, "unit").await;
    let unit = unit.first().expect("the order as it was typed");
    assert_eq!(unit, "A Mar S A Par - Bur");
    let order = offered(france, &game, typed, "order").await;
    let order = order.first().expect("the same again");
    assert_eq!(order, unit);
    let line = format!("order unit:{unit} order:{order}");
    let told = france.hears(game.table, &line).await;
    assert!(told.contains("✓ `A Mar S A Par - Bur`"), "{told}");
    // What goes on from it is one line with it.
    let line = "order unit:A Par S A Mar order:- Bur";
    let told = france.hears(game.table, line).await;
    assert!(told.contains("✓ `A Par S A Mar - Bur`"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn of_two_orders_for_one_unit_none_is_written_unasked() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let line = "order unit:A Mar S A Par - Bur order:A Mar H";
    let asked = types(france, &game, line).await;
    let words = words_of(&asked);
    assert!(words.contains("neither of your two orders"), "{words}");
    assert!(!words.contains('✓'), "{words}");
    let empty = sheet(france, &game).await;
    assert!(empty.contains("Nothing entered yet"), "{empty}");
    let told = france.press(&asked, "A Mar S A Par - Bur").await.message();
    let told = words_of(&told);
    assert!(told.contains("✓ `A Mar S A Par - Bur`"), "{told}");
    // A word that only goes on from the unit is no less another order.
    let line = "order unit:A Mar S A Par - Bur order:hold";
    let again = france.types(game.table, line).await.message();
    assert!(has_button(&again, "A Mar H"), "{again:#}");
    let kept = sheet(france, &game).await;
    assert!(kept.contains("A Mar S A Par - Bur"), "{kept}");
    app.finish().await;
}

#[tokio::test]
async fn a_move_without_its_coast_is_offered_with_each() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.play(&SPRING, "Fall 1901, movement").await;
    let france = game.of("france");
    let line = "order unit:F Mao order:F Mao - Spa";
    let refused = types(france, &game, line).await;
    let words = words_of(&refused);
    assert!(words.contains('✗'), "{words}");
    for coast in ["F Mao - Spa/nc", "F Mao - Spa/sc"] {
        assert!(has_button(&refused, coast), "{refused:#}");
    }
    let told = france.press(&refused, "F Mao - Spa/sc").await.message();
    let told = words_of(&told);
    assert!(told.contains("✓ `F Mao - Spa/sc`"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_misspelt_province_is_known_by_its_beginning() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let line = "order unit:A Mar order:A Mar - spane";
    let told = france.hears(game.table, line).await;
    assert!(told.contains("Did you mean Spain"), "{told}");
    let orders = offered(france, &game, "order unit:A Mar order:spane", "order").await;
    assert!(orders.contains(&"A Mar - Spa".to_owned()), "{orders:?}");
    let units = offered(france, &game, "order unit:marsailles order:", "unit").await;
    assert_eq!(units, ["A Mar"]);
    app.finish().await;
}

#[tokio::test]
async fn an_order_replaced_in_its_own_message_is_not_ticked() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let told = words_of(&france.tells_the_bot("A Par - Bur\nA Par - Pic").await);
    assert!(told.contains("✗ `A Par - Bur`"), "{told}");
    assert!(told.contains("✓ `A Par - Pic`"), "{told}");
    assert!(told.contains("Orders: 1 of 3"), "{told}");
    // What is lost for good is what stood there before the message.
    let told = words_of(&france.tells_the_bot("A Par - Gas; A Par - Bre").await);
    let lost = "✓ `A Par - Bre` (instead of `A Par - Pic`)";
    assert!(told.contains(lost), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_is_ready_is_told_so_under_a_refused_line() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let wrong = "order unit:A Par order:A Par - Vie";
    let told = france.hears(game.table, wrong).await;
    assert!(!told.contains("still marked as ready"), "{told}");
    game.writes("france", "A Par - Bur").await;
    game.ready(&["france"]).await;
    let refused = types(france, &game, wrong).await;
    let words = words_of(&refused);
    assert!(words.contains("still marked as ready"), "{words}");
    assert!(
        words.contains("A Par - Bur"),
        "the order that counts: {words}"
    );
    let told = words_of(&france.press(&refused, "Not ready").await.message());
    assert!(told.contains("no longer marked as ready"), "{told}");
    // A good line needs no warning.
    let told = france
        .hears(game.table, "order unit:A Par order:A Par - Pic")
        .await;
    assert!(!told.contains("still marked as ready"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_last_to_be_ready_sees_that_the_phase_is_over() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (power, orders) in SPRING {
        game.writes(power, orders).await;
    }
    let others = SPRING.iter().map(|(power, _)| *power);
    let others: Vec<&str> = others.filter(|power| *power != "france").collect();
    game.ready(&others).await;
    let france = game.of("france");
    let panel = france.types(game.table, "orders").await.message();
    let told = words_of(&france.press(&panel, "Ready").await.message());
    assert!(!told.contains("You are ready"), "{told}");
    assert!(told.contains("**Spring 1901, movement** is over"), "{told}");
    assert!(told.contains("Now it is **Fall 1901, movement**"), "{told}");
    app.finish().await;
}
