//! How a game ends: by a draw, by concession, by the GM; and that it is over then.

use crate::app::TestApp;
use crate::game::{Game, WISHES};

#[tokio::test]
async fn all_survivors_agree_on_a_draw() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let first = game.of("france").hears(game.table, "draw").await;
    assert!(first.contains("1 of 7"), "{first}");
    let back = game.of("france").hears(game.table, "draw vote:false").await;
    assert!(
        back.contains("no longer") && back.contains("0 of 7"),
        "{back}"
    );
    let henrik = app.person("Henrik").await;
    let stranger = henrik.hears(game.table, "draw").await;
    assert!(stranger.contains("do not play"), "{stranger}");
    let mut last = String::new();
    for power in WISHES {
        last = game.of(power).hears(game.table, "draw").await;
    }
    assert!(last.contains("The vote carried: a draw between"), "{last}");
    game.post("is over").await;
    for line in [
        "orders",
        "ready",
        "draw",
        "concede power:france",
        "game leave",
        "gm process",
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
async fn all_others_concede() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let own = game
        .of("turkey")
        .hears(game.table, "concede power:turkey")
        .await;
    assert!(own.contains("cannot concede to yourself"), "{own}");
    let mut last = String::new();
    for power in WISHES.iter().filter(|p| **p != "turkey") {
        last = game
            .of(power)
            .hears(game.table, "concede power:turkey")
            .await;
    }
    assert!(last.contains("everybody concedes to Turkey"), "{last}");
    game.post("is over").await;
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
