//! Standing orders: set, shown, struck; who may not; and that nobody else reads them.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{is_private, words_of};
use crate::watch;

#[tokio::test]
async fn standing_orders_are_kept_across_phases() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    let none = italy.hears(game.table, "standing show").await;
    assert!(none.contains("You have no standing orders"), "{none}");
    let set = "standing set orders:A Ven H; A Rom S A Ven; Build A Rom; banana";
    let set = italy.types(game.table, set).await.message();
    let told = words_of(&set);
    assert!(is_private(&set) && told.contains("banana"), "{told}");
    assert!(
        told.contains("A Rom S A Ven") && told.contains("not possible in this kind of phase"),
        "{told}"
    );
    let sheet = italy.hears(game.table, "orders").await;
    assert!(sheet.contains("2 of your standing orders are"), "{sheet}");
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let shown = italy.types(game.table, "standing show").await.message();
    assert!(
        words_of(&shown).contains("2 of them would count now"),
        "{}",
        words_of(&shown)
    );
    // The form holds them; what is sent back takes their place.
    let form = italy.press(&shown, "Edit").await.modal();
    let field = &form["components"][0]["components"][0];
    let held = field["value"].as_str().unwrap_or_default();
    assert!(
        held.contains("A Ven H") && held.contains("Build A Rom"),
        "{held}"
    );
    let id = field["custom_id"].as_str().unwrap_or_default().to_owned();
    let told = italy.fills_in(&form, &[(&id, "F Nap H")]).await.message();
    assert!(!words_of(&told).contains("A Ven H"), "{}", words_of(&told));
    let told = words_of(&italy.press(&told, "Remove all").await.message());
    assert!(told.contains("no longer have standing orders"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn they_count_for_who_hands_in_nothing_and_only_then() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in ["italy", "france"] {
        let orders = match power {
            "italy" => "A Ven - Tyr; F Nap - Ion; A Rom - Mun",
            _ => "A Par - Bur",
        };
        let set = format!("standing set orders:{orders}");
        game.of(power).types(game.table, &set).await;
    }
    game.writes("france", "A Par - Pic").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let gm = game.gm();
    let tyrolia = gm.hears(game.table, "why province:tyr").await;
    assert!(tyrolia.contains("A Ven"), "{tyrolia}");
    let picardy = gm.hears(game.table, "why province:pic").await;
    assert!(picardy.contains("A Par"), "{picardy}");
    let burgundy = gm.hears(game.table, "why province:bur").await;
    assert!(
        !burgundy.contains("A Par – Bur"),
        "the sheet counted: {burgundy}"
    );
    app.finish().await;
}

#[tokio::test]
async fn the_present_sheet_can_be_made_standing_and_dealings_cannot() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let italy = game.of("italy");
    let empty = italy.hears(game.table, "standing set").await;
    assert!(empty.contains("no current orders"), "{empty}");
    game.writes("italy", "A Ven H").await;
    let told = italy.hears(game.table, "standing set").await;
    assert!(
        told.contains("are saved") && told.contains("A Ven H"),
        "{told}"
    );
    let told = italy
        .hears(game.table, "standing set orders:Give 1 to France")
        .await;
    assert!(
        told.contains("made again in each phase") && told.contains("A Ven H"),
        "{told}"
    );
    let told = italy.hears(game.table, "standing clear").await;
    assert!(told.contains("no longer have standing orders"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn strangers_have_none_and_nobody_else_sees_them() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    watch::keep_secret("A Par - Gas");
    let set = "standing set orders:A Par - Gas";
    game.of("france").types(game.table, set).await;
    let henrik = app.person("Henrik").await;
    for line in [set, "standing show", "standing clear"] {
        let told = henrik.hears(game.table, line).await;
        assert!(told.contains("do not play in this game"), "/{line}: {told}");
    }
    let other = game.of("germany").hears(game.table, "standing show").await;
    assert!(!other.contains("A Par - Gas"), "{other}");
    // A form of an earlier phase, and a game that is over.
    let shown = game
        .of("france")
        .types(game.table, "standing show")
        .await
        .message();
    let form = game.of("france").press(&shown, "Edit").await.modal();
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let late = game.of("france").fills_in(&form, &[]).await.message();
    assert!(
        words_of(&late).contains("earlier phase"),
        "{}",
        words_of(&late)
    );
    let sure = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&sure, "End the game").await;
    game.post("The Long Peace").await;
    let over = game.of("france").hears(game.table, set).await;
    assert!(over.contains("over"), "{over}");
    app.finish().await;
}
