//! Trying a phase out: what comes of guesses, and that sealed orders of others have no part in it.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{is_private, pictures, words_of};

#[tokio::test]
async fn guesses_are_resolved_in_private() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur\nF Bre - Mao").await;
    let france = game.of("france");
    let alone = france.types(game.table, "whatif").await.message();
    assert!(
        is_private(&alone) && pictures(&alone).len() == 1,
        "{alone:#}"
    );
    let told = words_of(&alone);
    assert!(told.contains("all other units hold"), "{told}");
    let line = "whatif guesses:Germany: A Mun - Bur; banana";
    let bounced = france.hears(game.table, line).await;
    assert!(bounced.contains("your guesses for Germany"), "{bounced}");
    assert!(bounced.contains("banana"), "{bounced}");
    assert!(bounced.contains("Bur") && bounced != told, "{bounced}");
    // Nothing of it is kept.
    let sheet = france.hears(game.table, "orders").await;
    assert!(
        sheet.contains("A Par - Bur") && !sheet.contains("A Mun"),
        "{sheet}"
    );
    let german = game.of("germany").hears(game.table, "orders").await;
    assert!(german.contains("Nothing entered yet"), "{german}");
    app.finish().await;
}

#[tokio::test]
async fn a_sealed_order_of_another_has_no_influence() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur\nF Bre - Mao").await;
    let france = game.of("france");
    let before = france.hears(game.table, "whatif").await;
    let guess = "whatif guesses:Italy: A Ven - Pie";
    let guessed = france.hears(game.table, guess).await;
    for (power, orders) in [
        ("germany", "A Mun - Bur"),
        ("england", "F Lon - Eng\nF Edi - Nth"),
        ("italy", "A Ven - Tyr"),
    ] {
        game.writes(power, orders).await;
        game.ready(&[power]).await;
    }
    assert_eq!(france.hears(game.table, "whatif").await, before);
    assert_eq!(france.hears(game.table, guess).await, guessed);
    app.finish().await;
}

#[tokio::test]
async fn the_form_tries_out_and_is_refused_where_it_must_be() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    game.writes("france", "A Par - Bur").await;
    let sheet = france.types(game.table, "orders").await.message();
    let form = france.press(&sheet, "What if").await.modal();
    let id = form["components"][0]["components"][0]["custom_id"].clone();
    let id = id.as_str().unwrap_or_default().to_owned();
    let told = france
        .fills_in(&form, &[(&id, "A Mun - Bur")])
        .await
        .message();
    assert!(
        is_private(&told) && words_of(&told).contains("Germany"),
        "{told:#}"
    );
    let again = france.press(&told, "Change the guess").await.modal();
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let late = france
        .fills_in(&again, &[(&id, "A Mun - Bur")])
        .await
        .message();
    assert!(
        words_of(&late).contains("earlier phase"),
        "{}",
        words_of(&late)
    );
    let henrik = app.person("Henrik").await;
    let told = henrik.hears(game.table, "whatif").await;
    assert!(told.contains("do not play in this game"), "{told}");
    let sure = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&sure, "End the game").await;
    game.post("The Long Peace").await;
    let over = france.hears(game.table, "whatif").await;
    assert!(over.contains("over"), "{over}");
    app.finish().await;
}

#[tokio::test]
async fn winters_are_not_tried_out() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.play(&crate::game::SPRING, "Fall 1901").await;
    game.play(&crate::game::FALL, "Fall 1901, retreats").await;
    game.writes("austria", "A Tri - Vie").await;
    game.ready(&["austria"]).await;
    game.post("Winter 1901").await;
    let told = game.of("france").hears(game.table, "whatif").await;
    assert!(told.contains("Only movement and retreats"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_unit_that_is_not_there_is_named_with_the_nearest() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for (guess, told) in [
        ("A Bel - Bur", "there is no such unit in Belgium"),
        ("A Bel - Bur", "Did you mean"),
        ("A Bel - Bur", "`A Par - Bur`"),
        (
            "F Mun - Ruh",
            "there is an army in Munich, not a fleet. Did you mean `A Mun - Ruh`?",
        ),
        ("waive", "only orders for units"),
    ] {
        let line = format!("whatif guesses:{guess}");
        let answer = france.hears(game.table, &line).await;
        assert!(answer.contains(told), "{guess}: {answer}");
    }
    app.finish().await;
}
