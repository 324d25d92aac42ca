//! What is kept of somebody: given to them as a file, and taken away when they ask.

use serde_json::Value;

use crate::app::{HOUR, TestApp};
use crate::game::{Game, SPRING};
use crate::page::Person;
use crate::said::{is_private, words_of};
use chancery::sandbox::{Id, demo_people};

/// The file of `/privacy export`.
pub async fn export(person: &Person, place: Id) -> Value {
    let answer = person.types(place, "privacy export").await.message();
    let file = &answer["attachments"][0];
    assert_eq!(file["filename"], "my-data.json", "{answer:#}");
    let url = file["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the file");
    serde_json::from_str(&file.text().await.expect("its text")).expect("JSON")
}

/// Looks at what would go and presses the button.
async fn deletes(person: &Person, place: Id) -> String {
    let shown = person.types(place, "privacy delete").await.message();
    words_of(&person.press(&shown, "Delete my data").await.message())
}

/// Ends the game with a stated result.
async fn ends(game: &Game) {
    let line = "gm end result:a draw among these powers";
    let asked = game.gm().types(game.table, line).await.message();
    let ended = words_of(&game.gm().press(&asked, "End the game").await.message());
    assert!(!ended.contains("Are you sure"), "{ended}");
}

/// How many entries a part of the file has.
fn count(file: &Value, part: &str) -> usize {
    file[part].as_array().map_or(0, Vec::len)
}

#[tokio::test]
async fn the_file_holds_all_of_ones_own_and_nothing_sealed_of_others() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    game.writes("france", "A Par - Gas").await;
    game.writes("germany", "A Mun - Ruh").await;
    france
        .hears(
            game.table,
            "press to powers:germany text:Between us, Belgium is yours",
        )
        .await;
    game.of("germany")
        .hears(game.table, "press to powers:italy text:Lepanto is a ruse")
        .await;
    france
        .hears(game.table, "absence announce until:2026-03-04")
        .await;
    let file = export(france, game.table).await;
    assert_eq!(file["format"], "chancery-personal-data");
    assert_eq!(file["you"], demo_people()[2].to_string());
    let text = file.to_string();
    for own in ["PAR", "Belgium is yours"] {
        let own = own.to_lowercase();
        assert!(
            text.to_lowercase().contains(&own),
            "{own} is missing: {text}"
        );
    }
    for others in ["Lepanto", "Ruh"] {
        assert!(!text.contains(others), "{others} is another's: {text}");
    }
    for person in demo_people().into_iter().filter(|p| *p != demo_people()[2]) {
        assert!(
            !text.contains(&person.to_string()),
            "{person} is named: {text}"
        );
    }
    assert_eq!(count(&file, "sheets"), 1, "{file:#}");
    assert_eq!(count(&file, "letters_written"), 1, "{file:#}");
    assert_eq!(count(&file, "games"), 1, "{file:#}");
    assert_eq!(count(&file, "seats"), 1, "{file:#}");
    // In private messages, too; and a letter received is one's own.
    let germany = game.of("germany");
    let private = germany.private().await;
    let file = export(germany, private).await;
    assert_eq!(count(&file, "letters_received"), 1, "{file:#}");
    assert!(!file.to_string().contains("Gas"), "{file:#}");
    app.finish().await;
}

#[tokio::test]
async fn who_never_played_is_told_that_nothing_is_kept_but_the_language() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let answer = henrik.types(app.elsewhere(), "privacy export").await;
    assert!(is_private(&answer.message()));
    let shown = henrik.hears(app.elsewhere(), "privacy delete").await;
    assert!(shown.contains("settings and language"), "{shown}");
    let told = deletes(&henrik, app.elsewhere()).await;
    assert!(told.contains("Nothing else is left to do"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_that_is_over_forgets_at_once_and_stays_whole() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let id = demo_people()[2].to_string();
    france
        .hears(
            game.table,
            "press to powers:germany text:Between us, Belgium is yours",
        )
        .await;
    game.play(&SPRING, "Fall 1901, movement").await;
    ends(&game).await;
    let before = game.gm().hears(game.table, "game seats").await;
    assert!(before.contains(&id), "{before}");
    let shown = france.types(game.table, "privacy delete").await.message();
    let words = words_of(&shown);
    for part in ["finished game", "Deleted at once", "Stays"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let done = france.press(&shown, "Delete my data").await.message();
    let told = words_of(&done);
    assert!(told.contains("anonymised in one finished game"), "{told}");
    // The button has gone with what it was for.
    let rows = done["components"].as_array();
    assert!(rows.is_none_or(Vec::is_empty), "{done:#}");
    let seats = game.gm().hears(game.table, "game seats").await;
    assert!(
        seats.contains("a former player") && !seats.contains(&id),
        "{seats}"
    );
    let status = game.gm().hears(game.table, "status").await;
    assert!(!status.contains(&id), "{status}");
    let history = game.gm().hears(game.table, "history").await;
    assert!(history.contains("1901"), "{history}");
    // Who got the letter reads that it is gone.
    let inbox = game.of("germany").hears(game.table, "press inbox").await;
    assert!(!inbox.contains("Belgium is yours"), "{inbox}");
    let archive = game.gm().types(game.table, "game archive").await.message();
    assert!(archive["attachments"][0]["url"].is_string(), "{archive:#}");
    let file = export(france, game.table).await;
    for part in [
        "sheets",
        "seats",
        "letters_written",
        "games",
        "audit_by_you",
    ] {
        assert_eq!(count(&file, part), 0, "{part}: {file:#}");
    }
    app.finish().await;
}

#[tokio::test]
async fn a_game_that_goes_on_loses_nothing_and_forgets_when_it_is_over() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let id = demo_people()[2].to_string();
    game.writes("france", "A Par - Gas").await;
    let shown = france.types(game.table, "privacy delete").await.message();
    let words = words_of(&shown);
    assert!(
        words.contains("still being played") && words.contains("/game leave"),
        "{words}"
    );
    let told = words_of(&france.press(&shown, "Delete my data").await.message());
    assert!(told.contains("forgets you when it is over"), "{told}");
    let orders = france.hears(game.table, "orders").await;
    assert!(orders.contains("Gas"), "{orders}");
    app.pass(49 * HOUR);
    game.post("Fall 1901, movement").await;
    ends(&game).await;
    for _ in 0..200 {
        let seats = game.gm().hears(game.table, "game seats").await;
        if seats.contains("a former player") {
            assert!(!seats.contains(&id), "{seats}");
            app.finish().await;
            return;
        }
    }
    panic!("the game never forgets");
}

#[tokio::test]
async fn a_button_of_before_does_nothing_when_things_have_changed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let shown = france.types(game.table, "privacy delete").await.message();
    game.writes("france", "A Par - Gas").await;
    let told = words_of(&france.press(&shown, "Delete my data").await.message());
    assert!(told.contains("has changed since"), "{told}");
    assert!(told.contains("still being played"), "{told}");
    app.finish().await;
}
