//! The rules of a game as they are set in it.

use crate::app::TestApp;
use crate::game::Game;

#[tokio::test]
async fn the_rules_told_are_those_of_this_game() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "fleet_price=6").await;
    let france = game.of("france");
    let all = france.hears(game.table, "rules").await;
    assert!(all.contains("every land province pays its value"), "{all}");
    let money = france.hears(game.table, "rules topic:economy").await;
    assert!(money.contains("A fleet costs 6 a year. ✎"), "{money}");
    assert!(money.contains("An army costs 4 a year"), "{money}");
    assert!(!money.contains("blocks earn"), "{money}");
    let book = france.hears(game.table, "rules topic:Rulebook").await;
    assert!(book.contains("Rulebook 1971"), "{book}");
    let offered = france.choices(game.table, "rules topic:go", "topic").await;
    assert!(offered.iter().any(|(_, id)| id == "goal"), "{offered:?}");
    app.finish().await;
}

#[tokio::test]
async fn a_topic_that_is_not_there_is_answered_with_those_that_are() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let wrong = henrik.hears(game.table, "rules topic:castling").await;
    assert!(
        wrong.contains("castling") && wrong.contains("Movement"),
        "{wrong}"
    );
    let plain = henrik.hears(game.table, "rules topic:goal").await;
    assert!(plain.contains("18 centres"), "{plain}");
    let nowhere = henrik.hears(app.elsewhere(), "rules").await;
    assert!(nowhere.contains("no game in this channel"), "{nowhere}");
    app.finish().await;
}

#[tokio::test]
async fn how_a_game_is_run_is_told_as_its_gm_has_set_it() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    for line in [
        "gm times grace:3h disorder:4",
        "game set letters:False public:none",
    ] {
        gm.hears(game.table, line).await;
    }
    let france = game.of("france");
    for (topic, told) in [
        ("clock", "3 hours"),
        ("Missed phases", "4"),
        ("press", "Gunboat"),
        ("votes", "all of them"),
        ("names", "Everybody can see who plays which power"),
    ] {
        let line = format!("rules topic:{topic}");
        let text = france.hears(game.table, &line).await;
        assert!(text.contains(told), "{topic}: {text}");
    }
    let all = france.hears(game.table, "rules").await;
    assert!(all.contains("missed phases, press, votes"), "{all}");
    app.finish().await;
}

#[tokio::test]
async fn where_units_are_built_and_provinces_change_hands_is_found_by_many_words() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    for (topic, parts) in [
        (
            "build",
            [
                "only in your own home centres",
                "Home centres of France: Brest",
            ],
        ),
        ("yard", ["Yards of Russia", "Archangel"]),
        (
            "crossing",
            ["between Naples and Sicily without a convoy", "“Crossing”"],
        ),
        (
            "divided",
            ["Northern Spain and Southern Spain", "Croatia and Zara"],
        ),
        ("capture", ["only after Fall", "keeps its owner"]),
        (
            "loans",
            [
                "paid from what a treasury held",
                "Units are paid for in Winter with everything",
            ],
        ),
    ] {
        let line = format!("rules topic:{topic}");
        let text = france.hears(game.table, &line).await;
        for part in parts {
            assert!(text.contains(part), "{topic}: {text}");
        }
    }
    let offered = france.choices(game.table, "rules topic:yar", "topic").await;
    assert!(
        offered.iter().any(|(_, id)| id == "building"),
        "{offered:?}"
    );
    app.finish().await;
}
