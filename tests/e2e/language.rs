//! Each reader's language: one's own in what one alone reads, the server's in what all read.

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::words_of;
use chancery::i18n::{Language, Words};
use chancery::sandbox::GUILD_ID;
use serde_json::json;

/// Sets somebody's Discord to another language.
pub async fn learns(person: &Person, locale: &str) -> Result<(), String> {
    let body = json!({"locale": locale});
    person.post("language", body).await.map(|_| ())
}

#[tokio::test]
async fn everybody_is_answered_in_his_own_language() {
    let app = TestApp::start().await;
    let game = Game::begin_with(&app, &WISHES).await;
    let (table, german) = (game.table, Words::of(Language::German));
    let france = game.of("france");
    learns(france, "de").await.expect("a language of Discord's");

    let sheet = france.hears(table, "orders").await;
    assert!(sheet.contains("Frankreich"), "{sheet}");
    // Who reads English goes on doing so, though the same bot answered German a moment ago.
    let sheet = game.of("england").hears(table, "orders").await;
    assert!(
        sheet.contains("England") && !sheet.contains("Frankreich"),
        "{sheet}"
    );
    // A private message says nothing of the writer's language: it was seen before.
    let private = words_of(&france.tells_the_bot("orders").await);
    assert!(private.contains("Frankreich"), "{private}");
    let refused = france.hears(table, "game join").await;
    assert_eq!(refused.trim(), german.plain("refusal-already-started"));
    let unknown = france
        .hears(table, "order unit:A Par order:A Par - Xyzzy")
        .await;
    assert!(unknown.contains("Xyzzy"), "{unknown}");

    // What is shared is everybody's, and the server speaks English.
    let shared = france.hears(table, "status share:true").await;
    assert!(
        shared.contains("France") && !shared.contains("Frankreich"),
        "{shared}"
    );
    let alone = france.hears(table, "status").await;
    assert!(alone.contains("Frankreich"), "{alone}");
    app.finish().await;
}

#[tokio::test]
async fn the_channel_is_written_to_in_the_servers_language() {
    let app = TestApp::start().await;
    let game = Game::begin_with(&app, &WISHES).await;
    let gm = game.gm();
    let body = json!({"locale": "de", "guild": GUILD_ID.to_string()});
    gm.post("language", body).await.expect("the owner may");

    gm.types(game.table, "gm process").await;
    let next = Words::of(Language::German).text("phase-fall-moves", &[("year", "1901".into())]);
    let post = game.post(&next).await;
    let pictures = post["attachments"].as_array().cloned().unwrap_or_default();
    let told: Vec<&str> = pictures
        .iter()
        .filter_map(|picture| picture["description"].as_str())
        .collect();
    assert!(
        told.iter()
            .any(|alt| alt.contains("Karte") && alt.contains("Frühjahr 1901")),
        "{told:?}"
    );
    assert!(!told.iter().any(|alt| alt.contains("Spring")), "{told:?}");
    // The GM's own Discord is English, and so is what only he reads.
    let own = gm.hears(game.table, "status").await;
    assert!(own.contains("Austria"), "{own}");
    let shared = gm.hears(game.table, "status share:true").await;
    assert!(shared.contains("Österreich"), "{shared}");
    app.finish().await;
}

#[tokio::test]
async fn only_who_manages_a_server_sets_its_language_and_only_to_a_known_one() {
    let app = TestApp::start().await;
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let unknown = learns(&bertrand, "xx").await.expect_err("no language");
    assert!(unknown.contains("xx"), "{unknown}");
    let body = json!({"locale": "de", "guild": GUILD_ID.to_string()});
    bertrand
        .post("language", body)
        .await
        .expect_err("he manages nothing");
    // Discord has our commands in its own users' languages.
    learns(&adelaide, "de")
        .await
        .expect("a language of Discord's");
    let list = adelaide
        .get(&format!("commands?channel={}", app.table()))
        .await;
    let all = list["commands"].as_array().cloned().unwrap_or_default();
    let map = all.iter().find(|c| c["name"] == "map").expect("a command");
    let german = Words::of(Language::German).plain("command-map");
    assert_eq!(map["description"], german.as_str());
    app.finish().await;
}

#[tokio::test]
async fn what_stands_in_the_channel_for_all_is_not_in_the_language_of_who_asked() {
    let app = TestApp::start().await;
    let (table, adelaide) = (app.table(), app.person("Adelaide").await);
    learns(&adelaide, "de")
        .await
        .expect("a language of Discord's");
    let create = "game create name:Peace play:false";
    let card = words_of(&adelaide.types(table, create).await.message());
    assert!(card.contains("Players (0 of 7)"), "{card}");
    for name in &crate::app::NAMES[..7] {
        let joined = app.person(name).await.hears(table, "game join").await;
        // What she alone reads is in her language.
        let told = match *name {
            "Adelaide" => "bei **Peace** dabei",
            _ => "joined **Peace**",
        };
        assert!(joined.contains(told), "{joined}");
    }
    let started = adelaide.hears(table, "gm start").await;
    assert!(started.contains("has started"), "{started}");
    // What she alone reads is in her language.
    let sheet = adelaide.hears(table, "orders").await;
    let own = Words::of(Language::German).plain("sheet-not-ready");
    assert!(sheet.contains(&own), "{sheet}");
    app.finish().await;
}
