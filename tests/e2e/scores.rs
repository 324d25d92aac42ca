//! `/scores`: the standing, and what a game that is over is worth.

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING, WISHES};
use crate::said::{is_private, words_of};

#[tokio::test]
async fn a_standing_becomes_a_score_when_the_game_is_over() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    gm.types(app.table(), "game create name:Quiet").await;
    let early = gm.hears(app.table(), "scores").await;
    assert!(early.contains("not started"), "{early}");
    let asked = gm.types(app.table(), "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    let none = gm
        .hears(app.table(), "scores system:Tribute game:Quiet")
        .await;
    assert!(none.contains("ended without a result"), "{none}");
    let game = Game::begin(&app).await;
    game.play(&SPRING, "Fall 1901, movement").await;
    game.play(&FALL, "Fall 1901, retreats").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Winter 1901").await;
    let shown = game
        .of("france")
        .types(game.table, "scores")
        .await
        .message();
    assert!(is_private(&shown));
    let told = words_of(&shown);
    // France has Belgium, Spain and Portugal; 18 centres win.
    assert!(told.contains("**France** – 6 centres · 3 units"), "{told}");
    assert!(told.contains("Solo victory at 18 centres"), "{told}");
    assert!(!told.contains("Draw size"), "{told}");
    // France alone has the most centres: 38 for that, 6 for them and 1 for playing.
    let now = game
        .of("france")
        .hears(game.table, "scores system:C-Diplo")
        .await;
    assert!(
        now.contains("C-Diplo, Winter 1901")
            && now.contains("**France** 45 · 6 centres")
            && now.contains("If the game ended now"),
        "{now}"
    );
    for power in WISHES {
        game.of(power).hears(game.table, "draw").await;
    }
    game.post("is over").await;
    let ended = game
        .of("france")
        .hears(game.table, "scores system:Tribute game:The Long Peace")
        .await;
    assert!(
        ended.contains("Tribute") && !ended.contains("If the game ended now"),
        "{ended}"
    );
    let henrik = app.person("Henrik").await;
    let shown = henrik
        .types(game.table, "scores game:The Long Peace share:true")
        .await
        .message();
    assert!(!is_private(&shown));
    let told = words_of(&shown);
    assert!(
        told.contains("Draw size") && told.contains("France 14.29"),
        "{told}"
    );
    assert!(told.contains("Sum of squares"), "{told}");
    let wrong = henrik.hears(game.table, "scores game:Nothing").await;
    assert!(wrong.contains("no game called"), "{wrong}");
    app.finish().await;
}

#[tokio::test]
async fn every_variant_has_its_own_measure() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let told = game.of("italy").hears(game.table, "scores").await;
    assert!(
        told.contains("income") && told.contains("Solo victory"),
        "{told}"
    );
    let refused = game
        .of("italy")
        .hears(game.table, "scores system:Carnage")
        .await;
    assert!(refused.contains("count supply centres"), "{refused}");
    app.finish().await;
}
