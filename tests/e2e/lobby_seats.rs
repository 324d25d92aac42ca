//! Joining by list, choice and lot; waiting for a place; private games; games found by channel, thread
//! and category.

use crate::app::{NAMES, TestApp};
use crate::page::Person;
use crate::said::{is_private, words_of};
use serde_json::Value;

/// The demo people with these places in the list of names join.
async fn join(app: &TestApp, places: std::ops::Range<usize>, line: &str) {
    for name in &NAMES[places] {
        app.person(name).await.types(app.table(), line).await;
    }
}

/// Writes a list by the menu of one's preferences.
async fn wishes(who: &Person, card: &Value, list: &[&str]) -> Value {
    let mut mine = who.press(card, "My preferences").await.message();
    assert!(is_private(&mine), "{mine:#}");
    for (place, power) in list.iter().enumerate() {
        let menu = format!("Your choice number {}…", place + 1);
        mine = who.chooses(&mine, &menu, &[power]).await.message();
    }
    mine
}

/// What power somebody was dealt, by the title of his sheet.
async fn dealt(app: &TestApp, who: &Person) -> String {
    let sheet = who.hears(app.table(), "orders").await;
    sheet.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn powers_are_dealt_by_lists_of_preference() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let card = adelaide
        .types(table, "game create name:The Long Peace")
        .await
        .message();
    let bertrand = app.person("Bertrand").await;
    // Both ask for France first; one of them gets the next of his list, which nobody else wants.
    let mine = wishes(&adelaide, &card, &["france", "italy"]).await;
    let told = words_of(&mine);
    assert!(
        told.contains("1. France") && told.contains("2. Italy"),
        "{told}"
    );
    wishes(&bertrand, &card, &["france", "turkey"]).await;
    adelaide.sees_words(table, "preferences given").await;
    let cosima = app.person("Cosima").await;
    let hers = wishes(&cosima, &card, &["russia", "france"]).await;
    let hers = cosima.press(&hers, "Start over").await.message();
    assert!(words_of(&hers).contains("empty"), "{hers:#}");
    join(&app, 3..7, "game join").await;
    let public = words_of(&adelaide.sees_words(table, "Players (7 of 7)").await);
    assert!(!public.contains("France"), "lists are private: {public}");
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "Spring 1901").await;
    let mut two = [dealt(&app, &adelaide).await, dealt(&app, &bertrand).await];
    let fair = two[0].contains("France") && two[1].contains("Turkey")
        || two[0].contains("Italy") && two[1].contains("France");
    two.sort();
    assert!(fair, "{two:?}");
    // The one lobby has no buttons any more.
    let closed = |m: &serde_json::Value| {
        m["id"] == card["id"] && !m["components"].to_string().contains("My preferences")
    };
    adelaide.sees(table, "the closed lobby", closed).await;
    app.finish().await;
}

#[tokio::test]
async fn a_chosen_power_is_taken_and_lots_ask_nobody() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let create = "game create name:The Long Peace play:false";
    adelaide.types(table, create).await.message();
    let deal = "game set deal:chosen, first come, first served";
    adelaide.types(table, deal).await;
    let card = adelaide.sees_words(table, "choose their powers").await;
    let bertrand = app.person("Bertrand").await;
    bertrand.types(table, "game join power:france").await;
    adelaide.sees_words(table, "prefers France").await;
    let cosima = app.person("Cosima").await;
    let taken = cosima.hears(table, "game join power:france").await;
    assert!(taken.contains("already"), "{taken}");
    let chosen = cosima
        .chooses(&card, "Prefer a power…", &["italy"])
        .await
        .message();
    assert!(words_of(&chosen).contains("prefers Italy"), "{chosen:#}");
    adelaide.types(table, "game set deal:at random").await;
    let lots = cosima.hears(table, "game join power:russia").await;
    assert!(lots.contains("assigned at random"), "{lots}");
    let dmitri = app.person("Dmitri").await;
    let joined = dmitri.hears(table, "game join").await;
    assert!(!joined.contains("prefers"), "wishes are gone: {joined}");
    app.finish().await;
}

#[tokio::test]
async fn who_waits_moves_up_when_a_place_comes_free() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    adelaide
        .types(table, "game create name:The Long Peace")
        .await;
    let henrik = app.person("Henrik").await;
    let early = henrik.hears(table, "game waitlist").await;
    assert!(early.contains("free seat"), "{early}");
    join(&app, 1..7, "game join").await;
    let full = henrik.types(table, "game join").await.message();
    assert!(words_of(&full).contains("seats"), "{full:#}");
    let waits = henrik.press(&full, "Wait for a seat").await.message();
    assert!(words_of(&waits).contains("number 1"), "{waits:#}");
    let twice = henrik.hears(table, "game waitlist").await;
    assert!(twice.contains("already"), "{twice}");
    let inside = adelaide.hears(table, "game waitlist").await;
    assert!(inside.contains("already in this game"), "{inside}");
    adelaide.sees_words(table, "Waiting for a seat (1)").await;
    let off = henrik.hears(table, "game leave").await;
    assert!(off.contains("off the waiting list"), "{off}");
    henrik.types(table, "game waitlist").await;

    app.person("Bertrand")
        .await
        .types(table, "game leave")
        .await;
    let private = henrik.private().await;
    let told = henrik.sees_words(private, "has become free").await;
    assert!(words_of(&told).contains("The Long Peace"), "{told:#}");
    let info = henrik.hears(table, "game info").await;
    let me = format!("<@{}>", henrik.id);
    assert!(info.contains("7 of 7") && info.contains(&me), "{info}");
    app.finish().await;
}

#[tokio::test]
async fn a_private_game_is_seen_and_joined_by_those_invited() {
    let app = TestApp::start().await;
    let (table, elsewhere) = (app.table(), app.elsewhere());
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;
    let cosima = app.person("Cosima").await;
    let create = "game create name:Cabinet private:true";
    let card = adelaide.types(table, create).await.message();
    let shown = words_of(&card);
    let me = format!("Players (1 of 7)\n<@{}>", adelaide.id);
    assert!(!shown.contains(&me), "names stay private: {shown}");
    let own = adelaide.hears(table, "game info").await;
    assert!(own.contains(&me), "{own}");

    let pressed = bertrand.press(&card, "Join").await.message();
    assert!(words_of(&pressed).contains("invitation"), "{pressed:#}");
    for line in ["game join", "game info", "game waitlist"] {
        let refused = bertrand.hears(table, line).await;
        assert!(refused.contains("private"), "{line}: {refused}");
    }
    let list = bertrand.hears(table, "game list").await;
    assert!(!list.contains("Cabinet"), "{list}");
    let named = bertrand.hears(elsewhere, "game info game:Cabinet").await;
    assert!(named.contains("no game called"), "{named}");
    let names = bertrand.choices(table, "game join game:", "game").await;
    assert!(names.is_empty(), "{names:?}");

    let invite = format!("game invite player:{}", bertrand.id);
    let invited = adelaide.hears(table, &invite).await;
    assert!(invited.contains("is invited"), "{invited}");
    let again = adelaide.hears(table, &invite).await;
    assert!(again.contains("already"), "{again}");
    // He has pressed a button, so he may be written to.
    let private = bertrand.private().await;
    let letter = bertrand.sees_words(private, "invites you").await;
    let joined = bertrand.press(&letter, "Join").await.message();
    assert!(words_of(&joined).contains("2 of 7"), "{joined:#}");
    let list = bertrand.hears(table, "game list").await;
    assert!(list.contains("Cabinet"), "{list}");
    // Of her the bot has never heard: the channel says it.
    let invite = format!("game invite player:{}", cosima.id);
    adelaide.types(table, &invite).await;
    adelaide
        .sees_words(
            table,
            &format!("<@{}>: <@{}> invites you", cosima.id, adelaide.id),
        )
        .await;
    let uninvite = format!("game uninvite player:{}", cosima.id);
    let gone = adelaide.hears(table, &uninvite).await;
    assert!(gone.contains("no longer invited"), "{gone}");
    let nobody = adelaide.hears(table, &uninvite).await;
    assert!(nobody.contains("is not invited"), "{nobody}");
    let refused = cosima.hears(table, "game join").await;
    assert!(refused.contains("private"), "{refused}");
    app.finish().await;
}

#[tokio::test]
async fn the_game_that_is_meant_is_the_channels_then_the_categorys() {
    let app = TestApp::start().await;
    let (table, elsewhere) = (app.table(), app.elsewhere());
    let category = 77_000;
    for channel in [table, elsewhere] {
        app.standin.categorise(channel, category);
    }
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;
    adelaide.types(table, "game create name:North").await;
    let near = bertrand.hears(elsewhere, "game info").await;
    assert!(near.contains("North"), "the category's only game: {near}");
    // The channel's own game goes before its category's.
    adelaide.types(elsewhere, "game create name:South").await;
    let here = bertrand.hears(elsewhere, "game info").await;
    assert!(here.contains("South"), "{here}");
    let there = bertrand.hears(table, "game info").await;
    assert!(there.contains("North"), "{there}");
    bertrand.types(elsewhere, "game join").await;
    bertrand.types(table, "game join").await;
    adelaide
        .types(elsewhere, "game create name:West play:false")
        .await;
    let names = bertrand.choices(table, "game info game:", "game").await;
    let names: Vec<&str> = names.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["South", "North", "West"], "one's own come first");
    app.finish().await;
}
