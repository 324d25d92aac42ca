//! Custom games: a GM composes one of the axes.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::words_of;

#[tokio::test]
async fn a_game_is_composed_and_named_for_what_it_is() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    for (line, why) in [
        (
            "variant:economic options:goal=blocks",
            "cannot be combined: credits and victory by blocks",
        ),
        ("options:board=economic board=standard", "twice"),
        ("options:economy=centres army_price=3", "`victory_centres`"),
    ] {
        let line = format!("game create name:X {line}");
        let told = adelaide.hears(table, &line).await;
        assert!(told.contains(why), "{line}: {told}");
    }
    // An axis brings its options along.
    let line = "game create name:X options:economy=credits est";
    let offered = adelaide.choices(table, line, "options").await;
    assert_eq!(offered[0].1, "economy=credits estate=vanishes");
    let line = "game create name:Blocks variant:investment \
                options:board=economic seasons=one army_price=3";
    let lobby = words_of(&adelaide.types(table, line).await.message());
    for part in [
        "Custom: ",
        "with the Economic board",
        "100 blocks after a Winter",
        "seasons=one",
        "army_price=3",
    ] {
        assert!(lobby.contains(part), "{part}: {lobby}");
    }
    app.finish().await;
}

#[tokio::test]
async fn a_composed_game_is_played_by_its_own_rules() {
    let app = TestApp::start().await;
    let line = "variant:investment options:economy=credits";
    let game = Game::begin_of(&app, line).await;
    let info = game.gm().hears(game.table, "game info").await;
    assert!(info.contains("with credits"), "{info}");
    assert!(info.contains("76 credits of income a year"), "{info}");
    let told = game.of("italy").hears(game.table, "credits balance").await;
    assert!(told.contains("in Rome holds **3 credits**"), "{told}");
    app.finish().await;
}
