//! How a game ends: by a draw, by concession, by the GM; and that it is over then.

use crate::app::TestApp;
use crate::game::{Game, SPRING, WISHES};
use crate::said::{is_private, words_of};

#[tokio::test]
async fn nothing_goes_on_in_a_game_that_is_over() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in WISHES {
        game.of(power).hears(game.table, "draw").await;
    }
    game.post("is over").await;
    for line in [
        "orders",
        "ready",
        "draw",
        "draw vote:no",
        "concede power:france",
        "vote choice:yes motion:#1",
        "game leave",
        "gm process",
        "gm end result:no result",
    ] {
        let told = game.gm().hears(game.table, line).await;
        assert!(told.contains("over"), "/{line}: {told}");
    }
    let map = game.gm().types(game.table, "map").await.message();
    assert!(
        map.to_string().contains("image"),
        "the map can still be seen: {map:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn the_gm_ends_it_after_asking_twice() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let asked = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&asked, "End the game").await.message();
    game.post("is over").await;
    let late = game.of("france").hears(game.table, "orders").await;
    assert!(late.contains("over"), "{late}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_deleted_by_its_gm_who_has_seen_what_goes() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    game.writes("france", "A Par - Bur").await;
    let told = gm.hears(game.table, "gm delete").await;
    assert!(told.contains("not over"), "{told}");
    game.play(&SPRING, "Fall 1901, movement").await;
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    game.post("is over").await;
    let told = france.hears(game.table, "gm delete").await;
    assert!(told.contains("GM"), "{told}");
    let shown = gm.types(game.table, "gm delete").await.message();
    assert!(is_private(&shown));
    let words = words_of(&shown);
    for part in [
        "The Long Peace",
        "one phase",
        "order sheets",
        "KiB",
        "/game archive",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    // Nothing is gone before the button, and nothing by another's hand.
    let past = "history game:The Long Peace";
    let told = france.hears(game.table, past).await;
    assert!(told.contains("Spring 1901"), "{told}");
    let done = words_of(&gm.press(&shown, "Delete for good").await.message());
    assert!(done.contains("are deleted"), "{done}");
    let told = france.hears(game.table, past).await;
    assert!(!told.contains("Spring 1901"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_that_came_back_meanwhile_is_not_deleted() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    game.post("is over").await;
    let shown = gm.types(game.table, "gm delete").await.message();
    let back = gm.types(game.table, "gm rollback").await.message();
    gm.press(&back, "Do it").await.message();
    let told = words_of(&gm.press(&shown, "Delete for good").await.message());
    assert!(told.contains("not over"), "{told}");
    let status = game.of("france").hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    app.finish().await;
}
