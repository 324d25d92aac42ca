//! From an empty channel to a game that has begun.

use crate::app::{NAMES, TestApp};
use crate::game::{self, Game};
use crate::said::words_of;
use serde_json::json;

#[tokio::test]
async fn a_game_is_made_joined_left_and_begun() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;

    let nothing = adelaide.hears(table, "game info").await;
    assert!(nothing.contains("no game in this channel"), "{nothing}");
    let lobby = adelaide
        .types(table, "game create name:The Long Peace")
        .await
        .message();
    assert!(words_of(&lobby).contains("The Long Peace"), "{lobby:#}");
    let twice = bertrand
        .hears(table, "game create name:The Long Peace")
        .await;
    assert!(twice.contains("already"), "{twice}");

    let joined = bertrand.hears(table, "game join power:france").await;
    assert!(joined.contains("joined"), "{joined}");
    let again = bertrand.hears(table, "game join").await;
    assert!(again.contains("already"), "{again}");
    let left = bertrand.hears(table, "game leave").await;
    assert!(left.contains("left"), "{left}");
    let gone = bertrand.hears(table, "game leave").await;
    assert!(gone.contains("not in this game"), "{gone}");

    let early = adelaide.hears(table, "gm start").await;
    assert!(early.contains("6 more players are needed"), "{early}");
    // The button joins as the command does.
    bertrand.press(&lobby, "Join").await.message();
    for name in &NAMES[2..7] {
        app.person(name).await.types(table, "game join").await;
    }
    let henrik = app.person("Henrik").await;
    let full = henrik.hears(table, "game join").await;
    assert!(full.contains("seats"), "{full}");
    let stranger = henrik.hears(table, "gm start").await;
    assert!(stranger.contains("Only the GM"), "{stranger}");
    adelaide.types(table, "gm start").await;
    bertrand.sees_words(table, "begins").await;

    let info = bertrand.hears(table, "game info").await;
    assert!(info.contains("The Long Peace"), "{info}");
    let list = henrik.hears(table, "game list").await;
    assert!(list.contains("The Long Peace"), "{list}");
    let late = henrik.hears(table, "game join").await;
    assert!(late.contains("started"), "{late}");
    app.finish().await;
}

#[tokio::test]
async fn a_wish_for_a_power_is_kept() {
    let app = TestApp::start().await;
    let game = Game::begin_with(&app, &game::WISHES).await;
    for (name, power) in NAMES.iter().zip(game::WISHES) {
        let sheet = game.of(power).hears(game.table, "orders").await;
        let title = format!("{} – Spring 1901", game::capital(power));
        assert!(sheet.contains(&title), "{name}: {sheet}");
    }
    app.finish().await;
}

#[tokio::test]
async fn bad_choices_are_answered_with_what_is_wrong() {
    let app = TestApp::start().await;
    let adelaide = app.person("Adelaide").await;
    for (line, why) in [
        ("game create name:X variant:chess", "chess"),
        ("game create name:X options:seasons=five", "five"),
        ("game create name:X options:seasons", "seasons"),
    ] {
        let answer = adelaide.hears(app.table(), line).await;
        assert!(answer.contains(why), "{line}: {answer}");
    }
    let dm = adelaide.private().await;
    let refused = adelaide
        .try_run(dm, "game", vec![json!({"name": "list", "type": 1})])
        .await;
    assert!(refused.is_err(), "games are made in servers");
    app.finish().await;
}

#[tokio::test]
async fn a_speed_sets_all_times() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    let daily = gm
        .hears(app.table(), "game create name:Daily speed:daily: a day")
        .await;
    assert!(
        daily.contains("Movement 1 day, retreats 12 hours, builds 12 hours"),
        "{daily}"
    );
    let line = "game create name:Slow speed:weekly: a week";
    let slow = gm.hears(app.elsewhere(), line).await;
    assert!(
        slow.contains("Movement 7 days, retreats 2 days, builds 2 days"),
        "{slow}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_kind_of_game_sets_press_seats_and_missed_phases() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    let tournament = "tournament: anonymous, powers at random, the GM does not play";
    let line = format!("game create name:Cup kind:{tournament} speed:daily: a day");
    let cup = gm.hears(app.table(), &line).await;
    for part in ["Anonymous", "at random", "0 of 7", "Movement 1 day"] {
        assert!(cup.contains(part), "{part}: {cup}");
    }
    let rules = gm.hears(app.table(), "rules topic:clock game:Cup").await;
    assert!(rules.contains("Only the GM"), "{rules}");
    let line = "game create name:Home kind:friends: nobody loses a seat";
    let home = gm.hears(app.elsewhere(), line).await;
    assert!(
        home.contains("1 of 7") && !home.contains("Anonymous"),
        "{home}"
    );
    let rules = gm
        .hears(app.elsewhere(), "rules topic:clock game:Home")
        .await;
    assert!(!rules.contains("Only the GM"), "{rules}");
    app.finish().await;
}
