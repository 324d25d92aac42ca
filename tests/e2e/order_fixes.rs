//! Lines that cannot be read or carried out, put right one after another by their buttons.

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING};
use crate::page::Person;
use crate::said::{component, words_of};
use serde_json::Value;

/// What the buttons and menus of a message say, in their order.
fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let said = parts.filter_map(|part| part["label"].as_str().or(part["placeholder"].as_str()));
    said.map(str::to_owned).collect()
}

/// Presses a button; the words of what it leads to, with that message.
async fn presses(person: &Person, message: &Value, label: &str) -> (String, Value) {
    let pressed = person.press(message, label).await.message();
    (words_of(&pressed), pressed)
}

#[tokio::test]
async fn one_line_put_right_leaves_the_others_their_buttons() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // Whoever plays and runs the game has the fullest panel.
    let austria = game.of("austria");
    let panel = austria.types(game.table, "orders").await.message();
    let lines = "A Bud - serbya\nA Vie - galisia\nF Tri - albanya\nF Tri - Con";
    let refused = austria.tells_the_bot(lines).await;
    let shown = labels(&refused);
    for label in labels(&panel) {
        assert!(shown.contains(&label), "{label}: {shown:?}");
    }
    let has = |message: &Value, label: &str| labels(message).iter().any(|l| l == label);
    let bluff = "Keep F Tri - Con as a bluff";
    for fix in ["Use Serbia", "Use Galicia", "Use Albania", bluff] {
        assert!(has(&refused, fix), "{fix}: {shown:?}");
    }
    let (words, after) = presses(austria, &refused, "Use Serbia").await;
    assert!(words.contains("✓ `A Bud - Ser`"), "{words}");
    assert!(
        words.contains("galisia"),
        "the others are still told: {words}"
    );
    assert!(!words.contains("serbya"), "{words}");
    assert!(!has(&after, "Use Serbia"), "{after:#}");
    for left in ["Use Galicia", "Use Albania", bluff, "Ready"] {
        assert!(has(&after, left), "{left}: {after:#}");
    }
    // The panel's own menus leave them, too.
    let units = "Another unit, or change an order…";
    let step = austria.chooses(&after, units, &["A Bud"]).await.message();
    let (_, back) = presses(austria, &step, "Back").await;
    assert!(has(&back, "Use Galicia"), "{back:#}");
    let next = "Order for A Vienna…";
    let chosen = austria.chooses(&back, next, &["A Vie - Gal"]).await;
    let after = chosen.message();
    assert!(words_of(&after).contains("✓ `A Vie - Gal`"), "{after:#}");
    assert!(!has(&after, "Use Galicia"), "{after:#}");
    // Of two lines for one unit, one is meant.
    let (words, after) = presses(austria, &after, bluff).await;
    assert!(!words.contains('✗'), "{words}");
    assert!(!has(&after, "Use Albania") && !has(&after, bluff));
    let sheet = austria.hears(game.table, "orders").await;
    for order in ["A Bud - Ser", "A Vie - Gal", "F Tri - Con"] {
        assert!(sheet.contains(order), "{order}: {sheet}");
    }
    app.finish().await;
}

#[tokio::test]
async fn an_order_among_other_words_is_offered() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for (text, offered) in [
        ("hi! army paris to burgundy", "A Par - Bur"),
        ("A Mar - Spa please", "A Mar - Spa"),
        (
            "hello fleet brest moves to the mid atlantc",
            "Use Mid-Atlantic Ocean",
        ),
        (
            "army paris supports army marsailes to burgandy",
            "A Par S A Mar - Bur",
        ),
    ] {
        let refused = france.tells_the_bot(text).await;
        let words = words_of(&refused);
        assert!(
            words.contains('✗') && !words.contains("I read direct messages"),
            "{words}"
        );
        let (words, _) = presses(france, &refused, offered).await;
        assert!(words.contains('✓'), "{text}: {words}");
    }
    let sheet = france.hears(game.table, "orders").await;
    for order in ["A Par S A Mar - Bur", "A Mar - Spa", "F Bre - Mao"] {
        assert!(sheet.contains(order), "{order}: {sheet}");
    }
    app.finish().await;
}

#[tokio::test]
async fn army_and_fleet_mixed_up_are_told_apart() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let refused = france.tells_the_bot("F Par hold").await;
    let words = words_of(&refused);
    assert!(
        words.contains("there is an army in Paris, not a fleet"),
        "{words}"
    );
    let (words, _) = presses(france, &refused, "A Par H").await;
    assert!(words.contains("✓ `A Par H`"), "{words}");
    app.finish().await;
}

#[tokio::test]
async fn a_whole_order_needs_no_second_option_and_has_its_coasts() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let told = france.hears(game.table, "order unit:A Par - Bur").await;
    assert!(told.contains("✓ `A Par - Bur`"), "{told}");
    game.play(&SPRING, "Fall 1901, movement").await;
    let offered = france
        .choices(game.table, "order unit:F Mao-Spa", "unit")
        .await;
    let offered: Vec<&str> = offered
        .iter()
        .filter_map(|(_, value)| value.as_str())
        .collect();
    assert_eq!(
        offered.get(..2),
        Some(["F Mao - Spa/nc", "F Mao - Spa/sc"].as_slice())
    );
    assert!(!offered.contains(&"F Mao - Spa"), "{offered:?}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_is_ready_is_told_which_units_will_hold() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    game.writes("france", "A Par - Bur").await;
    let told = france.types(game.table, "ready").await.message();
    let words = words_of(&told);
    assert!(words.contains("You are ready"), "{words}");
    assert!(
        words.contains("2 of your units have no order and will hold"),
        "{words}"
    );
    let (words, _) = presses(france, &told, "Not ready").await;
    assert!(words.contains("no longer marked as ready"), "{words}");
    game.writes("france", "A Mar H\nF Bre H").await;
    let told = france.types(game.table, "ready").await.message();
    let words = words_of(&told);
    assert!(!words.contains("no order"), "{words}");
    assert!(
        component(&told["components"], "Not ready").is_none(),
        "{told:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn only_places_still_open_are_named_in_winter() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.play(&SPRING, "Fall 1901, movement").await;
    game.play(&FALL, "Fall 1901, retreats").await;
    game.writes("austria", "A Tri - Vie").await;
    game.ready(&["austria"]).await;
    game.post("Winter 1901").await;
    let france = game.of("france");
    let told = france.hears(game.table, "orders").await;
    assert!(
        told.contains("still build in Brest, Marseilles and Paris"),
        "{told}"
    );
    let told = words_of(&france.tells_the_bot("F Par").await);
    assert!(told.contains("Paris has no coast"), "{told}");
    let told = words_of(&france.tells_the_bot("A Par").await);
    assert!(
        told.contains("still build in Brest and Marseilles"),
        "{told}"
    );
    app.finish().await;
}
