//! Orders by private message: several games, late letters, and that none is applied to the next turn.

use crate::app::{HOUR, NAMES, TestApp};
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::words_of;
use chancery::sandbox::{Id, Reception, demo_channels};

/// A second game of the same people in another channel.
async fn second(app: &TestApp, wishes: &[&str; 7]) -> Id {
    let table = demo_channels()[2];
    let gm = app.person(NAMES[0]).await;
    gm.types(table, "game create name:The Short War play:false")
        .await;
    for (name, power) in NAMES.iter().zip(wishes) {
        let person = app.person(name).await;
        let line = format!("game join power:{power} game:The Short War");
        person.types(table, &line).await;
    }
    gm.types(table, "gm start").await;
    gm.sees_words(table, "Spring 1901").await;
    table
}

async fn sheet(person: &Person, table: Id, game: &str) -> String {
    person.hears(table, &format!("orders game:{game}")).await
}

#[tokio::test]
async fn orders_that_fit_one_game_only_go_there() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let mut wishes = WISHES;
    wishes.rotate_left(1);
    let other = second(&app, &wishes).await;
    // France in one game is Germany in the other.
    let france = game.of("france");
    let told = words_of(&france.tells_the_bot("A Par - Bur").await);
    assert!(
        told.contains("✓ `A Par - Bur`") && told.contains("The Long Peace"),
        "{told}"
    );
    let told = words_of(&france.tells_the_bot("A Mun - Ruh").await);
    assert!(
        told.contains("✓ `A Mun - Ruh`") && told.contains("The Short War"),
        "{told}"
    );
    let short = sheet(france, other, "The Short War").await;
    assert!(!short.contains("A Par - Bur"), "{short}");
    app.finish().await;
}

#[tokio::test]
async fn where_several_games_fit_the_bot_asks_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let other = second(&app, &WISHES).await;
    let france = game.of("france");
    let asked = france.tells_the_bot("A Par - Bur\nF Bre - Mao").await;
    assert!(
        words_of(&asked).contains("several of your games"),
        "{}",
        words_of(&asked)
    );
    let long = sheet(france, game.table, "The Long Peace").await;
    assert!(long.contains("Nothing entered yet"), "{long}");
    let done = france.press(&asked, "The Short War").await.message();
    let told = words_of(&done);
    assert!(
        told.contains("✓ `A Par - Bur`") && told.contains("The Short War"),
        "{told}"
    );
    let long = sheet(france, game.table, "The Long Peace").await;
    assert!(long.contains("Nothing entered yet"), "{long}");
    let short = sheet(france, other, "The Short War").await;
    assert!(short.contains("F Bre - Mao"), "{short}");
    // Words, too; and the first line may name the game.
    let asked = france.tells_the_bot("orders").await;
    assert!(
        words_of(&asked).contains("several games"),
        "{}",
        words_of(&asked)
    );
    let told = words_of(
        &france
            .tells_the_bot("game: The Long Peace\nA Par - Pic")
            .await,
    );
    assert!(told.contains("✓ `A Par - Pic`"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_choice_of_an_earlier_phase_writes_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    second(&app, &WISHES).await;
    let france = game.of("france");
    let asked = france.tells_the_bot("A Par H").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let told = words_of(&france.press(&asked, "The Long Peace").await.message());
    assert!(told.contains("earlier phase"), "{told}");
    let now = sheet(france, game.table, "The Long Peace").await;
    assert!(now.contains("Nothing entered yet"), "{now}");
    app.finish().await;
}

#[tokio::test]
async fn a_letter_after_the_deadline_is_refused_before_the_phase_closes() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Pic").await;
    // The program sleeps over the deadline, so the phase is open when the letter is written.
    app.stop_bot().await;
    app.pass(48 * HOUR + 1);
    let france = game.of("france");
    france.says(france.private().await, "A Par - Bur").await;
    app.start_bot().await;
    game.post("Fall 1901, movement").await;
    let why = france.hears(game.table, "why province:pic").await;
    assert!(
        why.contains("A Par"),
        "what was sealed in time counted: {why}"
    );
    let now = france.hears(game.table, "orders").await;
    assert!(now.contains("Nothing entered yet"), "{now}");
    app.finish().await;
}

#[tokio::test]
async fn a_letter_of_the_phase_before_is_never_taken_for_the_next() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let channel = france.private().await;
    // It is written in Spring; Discord brings it when Fall has begun.
    app.standin.receive(Reception::Close(4000));
    app.standin.drop_gateway();
    france.says(channel, "A Par H").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    app.standin.receive(Reception::Proper);
    france.sees_words(channel, "before this phase began").await;
    let now = france.hears(game.table, "orders").await;
    assert!(now.contains("Nothing entered yet"), "{now}");
    app.finish().await;
}
