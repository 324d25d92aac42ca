//! The diary: what one owes where and when, as words and as a calendar; what one is told privately.

use crate::app::{HOUR, TestApp};
use crate::game::Game;

#[tokio::test]
async fn a_diary_says_what_is_owed_and_until_when() {
    let app = TestApp::start().await;
    let stranger = app.person("Henrik").await;
    let game = Game::begin(&app).await;
    let none = stranger.hears(game.table, "diary").await;
    assert!(none.contains("You are not in any game here"), "{none}");
    let france = game.of("france");
    let diary = france.hears(game.table, "diary").await;
    assert!(diary.contains("The Long Peace"), "{diary}");
    assert!(diary.contains("France: 3 orders"), "{diary}");
    assert!(diary.contains("not handed in anything yet"), "{diary}");
    assert!(
        diary.contains("<t:"),
        "the deadline in the reader's own time: {diary}"
    );
    game.writes("france", "A Par - Bur").await;
    france.hears(game.table, "ready").await;
    game.of("italy").hears(game.table, "draw").await;
    france
        .hears(game.table, "absence announce until:5d game:The Long Peace")
        .await;
    let diary = france.hears(game.table, "diary").await;
    assert!(diary.contains("You are ready"), "{diary}");
    assert!(
        diary.contains("You have not voted yet: a draw among"),
        "{diary}"
    );
    assert!(diary.contains("Your absences"), "{diary}");
    assert!(!diary.contains("Bur"), "orders are not repeated: {diary}");
    let asked = game.of("italy").hears(game.table, "diary").await;
    assert!(!asked.contains("not voted yet"), "{asked}");
    let calendar = france.hears(game.table, "diary calendar:True").await;
    assert!(calendar.contains("any calendar app"), "{calendar}");
    app.finish().await;
}

#[tokio::test]
async fn who_wants_no_reminder_gets_none_and_it_is_kept() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let told = france.hears(game.table, "notify").await;
    assert!(told.contains("I send you direct messages"), "{told}");
    assert!(told.contains("You are reminded"), "{told}");
    let told = france.hears(game.table, "notify reminders:False").await;
    assert!(told.contains("You are not reminded"), "{told}");
    let told = france.hears(game.table, "notify private:False").await;
    assert!(told.contains("I do not send you direct messages"), "{told}");
    assert!(told.contains("You are not reminded"), "kept: {told}");
    app.pass(43 * HOUR);
    let told = france
        .hears(game.table, "notify private:True reminders:True")
        .await;
    assert!(told.contains("I send you direct messages"), "{told}");
    assert!(told.contains("You are reminded"), "{told}");
    app.finish().await;
}
