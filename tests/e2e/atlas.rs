//! Boards beside the usual ones: those that come with the bot, and those a server adds with `/atlas`.

use serde_json::Value;

use crate::app::TestApp;
use crate::language::learns;
use crate::said::words_of;

/// Two shores that touch in the west, and a sound between them.
pub const RULES: &str = r#"{
  "format": 2, "id": "two-shores", "name": "Two Shores", "description": "A board for a quick duel.",
  "goal": { "centres": 2 },
  "powers": [
    { "id": "north", "name": "Upper Realm", "homes": ["ald"], "units": ["F ald"] },
    { "id": "south", "name": "Lower Realm", "homes": ["bru"], "units": ["A bru"] }
  ],
  "provinces": [
    { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "army": ["bru"], "fleet": ["bru", "sou"] },
    { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "army": ["ald"], "fleet": ["ald", "sou"] },
    { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
  ]
}"#;

/// Its drawing.
pub const DRAWING: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 600"><g id="provinces">
  <path id="ald" d="M0 0H700V200H200V300H0Z"/>
  <path id="bru" d="M0 300H200V400H700V600H0Z"/>
  <path id="sou" d="M200 200H700V400H200Z"/>
</g></svg>"#;

/// Uploads a file; what a command's option has as its value then.
pub async fn uploaded(app: &TestApp, name: &str, text: &str) -> String {
    let base = app.standin.base_url();
    let url = format!("{base}/sandbox/upload?name={name}");
    let sent = reqwest::Client::new().post(url).body(text.to_owned());
    let answer: Value = sent
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    answer["file"].as_str().expect("its name").to_owned()
}

/// The line that adds a board with these files.
async fn adding(app: &TestApp, rules: &str, drawing: &str) -> String {
    let rules = uploaded(app, "board.json", rules).await;
    let drawing = uploaded(app, "map.svg", drawing).await;
    format!("atlas add rules:{rules} drawing:{drawing}")
}

#[tokio::test]
async fn a_game_is_played_on_a_board_that_comes_with_the_bot() {
    let app = TestApp::start().await;
    let (table, adelaide) = (app.table(), app.person("Adelaide").await);
    let bertrand = app.person("Bertrand").await;
    let list = adelaide.hears(table, "atlas list").await;
    assert!(
        list.contains("The Two Crowns (`two-crowns`): 2 powers"),
        "{list}"
    );
    let shown = adelaide
        .types(table, "atlas show board:two-crowns")
        .await
        .message();
    assert!(words_of(&shown).contains("13 supply centres"), "{shown:#}");
    assert_eq!(
        shown["attachments"].as_array().map(Vec::len),
        Some(1),
        "{shown:#}"
    );

    let none = "game create name:Nowhere board:atlantis";
    let none = adelaide.hears(table, none).await;
    assert!(none.contains("There is no board **atlantis**"), "{none}");
    let few = "game create name:Market board:two-crowns variant:capitalist";
    let few = adelaide.hears(table, few).await;
    assert!(few.contains("cannot be played on The Two Crowns"), "{few}");

    let lobby = adelaide
        .types(table, "game create name:Crowns board:two-crowns")
        .await;
    let lobby = lobby.message();
    assert!(words_of(&lobby).contains("1 of 2"), "{lobby:#}");
    bertrand.press(&lobby, "Join").await.message();
    adelaide.types(table, "gm start").await;
    let post = adelaide.sees_words(table, "Spring 1380").await;
    assert!(!words_of(&post).contains("Turkey"), "{post:#}");
    let own = adelaide.hears(table, "orders").await;
    assert!(own.contains("Osmark") || own.contains("Varnia"), "{own}");
    let wrong = adelaide.hears(table, "sealed lock power:turkey").await;
    assert!(wrong.contains("Its powers are Osmark, Varnia"), "{wrong}");
    let board = adelaide.hears(table, "board").await;
    assert!(
        board.contains("Osmark") && board.contains("Varnia"),
        "{board}"
    );
    // By lot she is one of the two.
    let other = if own.contains("Osmark") {
        "Varnia"
    } else {
        "Osmark"
    };
    let gone = format!("concede power:{}", other.to_lowercase());
    let asked = adelaide.hears(table, &gone).await;
    assert!(asked.contains(other), "{asked}");
    app.finish().await;
}

#[tokio::test]
async fn a_server_adds_a_board_and_plays_on_it_over_a_restart() {
    let mut app = TestApp::start().await;
    let table = app.table();
    {
        let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
        let line = adding(&app, RULES, DRAWING).await;
        let refused = bertrand.hears(table, &line).await;
        assert!(refused.contains("Only server managers"), "{refused}");
        let added = adelaide.types(table, &line).await.message();
        let words = words_of(&added);
        assert!(
            words.contains("The board is on this server’s list"),
            "{words}"
        );
        assert!(words.contains("standard: can be played here"), "{words}");
        assert_eq!(
            added["attachments"].as_array().map(Vec::len),
            Some(1),
            "{added:#}"
        );
        let list = bertrand.hears(table, "atlas list").await;
        assert!(list.contains("Two Shores (`two-shores`)"), "{list}");

        let lobby = adelaide
            .types(table, "game create name:Shores board:two-shores")
            .await;
        bertrand.press(&lobby.message(), "Join").await.message();
        adelaide.types(table, "gm start").await;
        adelaide.sees_words(table, "Spring 1901").await;
        // A game keeps its board when the list does not.
        let removed = adelaide.hears(table, "atlas remove board:two-shores").await;
        assert!(
            removed.contains("Two Shores is off this server’s list"),
            "{removed}"
        );
        let list = bertrand.hears(table, "atlas list").await;
        assert!(list.contains("no boards of its own"), "{list}");
    }
    app.stop_bot().await;
    app.start_bot().await;
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let own = adelaide.hears(table, "orders").await;
    let (north, south) = if own.contains("Upper Realm") {
        (&adelaide, &bertrand)
    } else {
        (&bertrand, &adelaide)
    };
    let north_orders = north.hears(table, "order unit:F Ald - Sou").await;
    assert!(north_orders.contains("`F Ald - Sou`"), "{north_orders}");
    south.hears(table, "order unit:A Brunn - Alder").await;
    north.hears(table, "ready").await;
    south.hears(table, "ready").await;
    adelaide.sees_words(table, "Fall 1901").await;
    south.hears(table, "ready").await;
    north.hears(table, "ready").await;
    let end = adelaide.sees_words(table, "Lower Realm").await;
    assert!(!words_of(&end).contains("[power-south]"), "{end:#}");
    app.finish().await;
}

#[tokio::test]
async fn faults_are_listed_in_the_language_of_whoever_adds_the_board() {
    let app = TestApp::start().await;
    let (table, adelaide) = (app.table(), app.person("Adelaide").await);
    learns(&adelaide, "de")
        .await
        .expect("a language of Discord's");
    let one_sided = RULES.replace(r#""army": ["bru"], "fleet""#, r#""fleet""#);
    let without = DRAWING.replace(r#"id="sou""#, r#"id="sea""#);
    let told = adelaide
        .hears(table, &adding(&app, &one_sided, &without).await)
        .await;
    for part in [
        "Das Brett wurde nicht hinzugefügt.",
        "Zeile 10, provinces[1].army[0]: Die Grenze bru–ald steht nur auf einer Seite; bei ald muss auch bru stehen.",
        "map.svg, bei 450, 300: Die Fläche „sea“ ist keine Provinz.",
        "map.svg: sou hat keine Fläche.",
        "3 Fehler: Auf diesem Brett kann nicht gespielt werden.",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let ours = RULES.replace("two-shores", "standard");
    let told = adelaide
        .hears(table, &adding(&app, &ours, DRAWING).await)
        .await;
    assert!(
        told.contains("’standard’ ist die Kennung eines mitgelieferten Bretts."),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_board_with_faults_is_not_added_and_they_are_listed() {
    let app = TestApp::start().await;
    let (table, adelaide) = (app.table(), app.person("Adelaide").await);
    let one_sided = RULES.replace(r#""army": ["bru"], "fleet""#, r#""fleet""#);
    let told = adelaide
        .hears(table, &adding(&app, &one_sided, DRAWING).await)
        .await;
    assert!(told.contains("written from one side only"), "{told}");
    assert!(told.contains("The board was not added"), "{told}");
    let without = DRAWING.replace(r#"id="sou""#, r#"id="sea""#);
    let told = adelaide
        .hears(table, &adding(&app, RULES, &without).await)
        .await;
    assert!(told.contains("map.svg") && told.contains("sou"), "{told}");
    assert!(told.contains("The board was not added"), "{told}");
    let ours = RULES.replace("two-shores", "two-crowns");
    let told = adelaide
        .hears(table, &adding(&app, &ours, DRAWING).await)
        .await;
    assert!(told.contains("comes with me"), "{told}");
    let list = adelaide.hears(table, "atlas list").await;
    assert!(list.contains("no boards of its own"), "{list}");
    app.finish().await;
}
