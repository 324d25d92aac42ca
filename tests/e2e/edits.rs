//! Private messages that are changed or deleted after they were sent, and those without words.

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::{id_of, words_of};
use chancery::sandbox::{Id, Sent};
use serde_json::Value;

/// The newest message a person wrote in private talk with the bot.
async fn own(person: &Person) -> (Id, Id) {
    let channel = person.private().await;
    let mine = person.id.to_string();
    let all = person.messages(channel).await;
    let last = all.iter().rev().find(|m| m["author"]["id"] == *mine);
    (channel, id_of(last.expect("a message of theirs")))
}

/// How many messages stand in private talk.
async fn count(person: &Person) -> usize {
    let channel = person.private().await;
    person.messages(channel).await.len()
}

#[tokio::test]
async fn a_changed_letter_counts_and_is_answered() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur\nF Bre - Mao").await;
    let france = game.of("france");
    let (channel, message) = own(france).await;
    app.pass(1_000);
    let changed = app
        .standin
        .rewrite(france.id, channel, message, "A Par - Pic\nF Bre - Mao");
    changed.expect("their own message");
    let told = words_of(&france.sees_words(channel, "You edited your message").await);
    assert!(told.contains("(instead of `A Par - Bur`)"), "{told}");
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    let why = france.hears(game.table, "why province:Pic").await;
    assert!(why.contains("A Par – Pic"), "{why}");
    app.finish().await;
}

#[tokio::test]
async fn a_letter_of_a_closed_phase_is_changed_in_vain_and_that_is_said() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    let france = game.of("france");
    let (channel, message) = own(france).await;
    app.pass(5_000);
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    app.pass(1_000);
    let changed = app
        .standin
        .rewrite(france.id, channel, message, "A Bur - Mun");
    changed.expect("their own message");
    let told = words_of(&france.sees_words(channel, "the edit does not count").await);
    assert!(told.contains("closed"), "{told}");
    let sheet = france.hears(game.table, "orders").await;
    assert!(!sheet.contains("Mun"), "{sheet}");
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_letter_takes_nothing_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    let france = game.of("france");
    let (channel, message) = own(france).await;
    app.standin
        .unsay(france.id, channel, message)
        .expect("theirs");
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    app.finish().await;
}

#[tokio::test]
async fn what_discord_itself_writes_is_not_answered_and_what_has_no_words_is() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    france
        .sees_words(france.private().await, "has started")
        .await;
    game.writes("france", "A Par - Bur").await;
    let (channel, message) = own(france).await;
    let before = count(france).await;
    app.standin.pin(france.id, channel, message);
    // An answer to it would come before the answer to this.
    let told = words_of(&france.tells_the_bot("A Mar - Spa").await);
    assert!(told.contains("A Mar - Spa"), "{told}");
    // Discord's own note of the pin, one letter, one answer.
    assert_eq!(count(france).await, before + 3);
    for sent in [
        Sent::Sticker("Wave".to_owned()),
        Sent::Forward("A Par H".to_owned()),
        Sent::File("orders.txt".to_owned(), b"A Par H".to_vec()),
    ] {
        let before = count(france).await;
        let all = france.messages(channel).await;
        let last = all.iter().map(id_of).max();
        app.standin.sends(france.id, channel, sent).expect("sent");
        let answered =
            |m: &Value| Some(id_of(m)) > last && words_of(m).contains("I can only read text");
        france
            .sees(channel, "that only text is read", answered)
            .await;
        assert_eq!(count(france).await, before + 2);
    }
    let reply = Sent::Reply(message, "A Mar - Bur".to_owned());
    app.standin.sends(france.id, channel, reply).expect("sent");
    france.sees_words(channel, "A Mar - Bur").await;
    app.finish().await;
}

#[tokio::test]
async fn a_letter_of_four_thousand_characters_is_read() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    app.standin.pays(france.id);
    let long = format!("{}A Par - Bur", "A Par H             \n".repeat(188));
    assert!(long.chars().count() > 3_900);
    let told = words_of(&france.tells_the_bot(&long).await);
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{told}\n{sheet}");
    app.finish().await;
}
