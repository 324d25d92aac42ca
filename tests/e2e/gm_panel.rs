//! The GM's panel: what GMs do most by button, for nobody else, and beside a playing GM's own turn.

use crate::app::TestApp;
use crate::game::Game;
use crate::page::Person;
use crate::said::{component, is_private, words_of};
use chancery::sandbox::demo_people;
use serde_json::Value;

async fn press(person: &Person, message: &Value, button: &str) -> Value {
    person.press(message, button).await.message()
}

fn has(message: &Value, button: &str) -> bool {
    component(&message["components"], button).is_some()
}

#[tokio::test]
async fn who_only_runs_the_game_has_the_panel_under_my_turn() {
    let app = TestApp::start().await;
    let options = format!("gm:{}", demo_people()[7]);
    let game = Game::begin_of(&app, &options).await;
    let henrik = app.person("Henrik").await;
    game.writes("france", "A Par - Bur").await;
    let post = game.post("Spring 1901").await;
    let panel = press(&henrik, &post, "My turn").await;
    assert!(is_private(&panel), "{panel:#}");
    let told = words_of(&panel);
    assert!(told.contains("France") && !told.contains("Bur"), "{told}");
    let panel = press(&henrik, &panel, "Remind").await;
    assert!(words_of(&panel).contains("has been reminded"), "{panel:#}");
    let panel = press(&henrik, &panel, "+24 h").await;
    assert!(
        words_of(&panel).contains("The deadline is now"),
        "{panel:#}"
    );
    let panel = press(&henrik, &panel, "Pause").await;
    assert!(words_of(&panel).contains("is paused"), "{panel:#}");
    assert!(!has(&panel, "Pause") && !has(&panel, "Remind"), "{panel:#}");
    let panel = press(&henrik, &panel, "Resume").await;
    assert!(words_of(&panel).contains("The game continues"), "{panel:#}");
    let form = henrik.press(&panel, "Announce").await.modal();
    let fields = [("sheet", "The table moves to the garden.")];
    let panel = henrik.fills_in(&form, &fields).await.message();
    assert!(words_of(&panel).contains("will appear"), "{panel:#}");
    game.post("moves to the garden").await;
    let log = press(&henrik, &panel, "Log").await;
    assert!(words_of(&log).contains("Log of"), "{log:#}");
    let panel = press(&henrik, &log, "Back").await;
    // Adjudicating asks first, and can be left.
    let sure = press(&henrik, &panel, "Process now").await;
    assert!(
        words_of(&sure).contains("Adjudicate Spring 1901"),
        "{sure:#}"
    );
    let panel = press(&henrik, &sure, "Back").await;
    assert!(words_of(&panel).contains("Spring 1901"), "{panel:#}");
    let sure = press(&henrik, &panel, "Process now").await;
    let other = henrik.types(game.table, "status").await.message();
    let other = press(&henrik, &other, "GM").await;
    let panel = press(&henrik, &sure, "Yes, adjudicate now").await;
    assert!(
        words_of(&panel).contains("has been adjudicated"),
        "{panel:#}"
    );
    game.post("Fall 1901").await;
    // A panel of the phase before does nothing in this one.
    let stale = press(&henrik, &other, "Process now").await;
    let told = words_of(&stale);
    assert!(
        told.contains("earlier phase") && told.contains("Fall 1901"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_gm_who_plays_has_it_beside_the_turn_and_others_have_none() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    let post = game.post("Spring 1901").await;
    let turn = press(gm, &post, "My turn").await;
    assert!(has(&turn, "Edit as text") && has(&turn, "GM"), "{turn:#}");
    let panel = press(gm, &turn, "GM").await;
    assert_ne!(panel["id"], turn["id"], "the orders stay");
    assert!(is_private(&panel) && has(&panel, "Remind"), "{panel:#}");
    let turn = press(france, &post, "My turn").await;
    assert!(has(&turn, "Edit as text") && !has(&turn, "GM"), "{turn:#}");
    let status = france.types(game.table, "status").await.message();
    assert!(!has(&status, "GM"), "{status:#}");
    // What is shown to all has no button of the GM's.
    let shared = gm.types(game.table, "status share:True").await.message();
    assert!(!has(&shared, "GM"), "{shared:#}");
    app.finish().await;
}
