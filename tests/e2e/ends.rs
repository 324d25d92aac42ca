//! How a game ends: by a draw, by concession, by the GM; and that it is over then.

use crate::app::TestApp;
use crate::game::{Game, WISHES};

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
