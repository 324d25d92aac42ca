//! What the rules of a game allow to be said, and when.

use crate::app::TestApp;
use crate::game::Game;
use crate::press_letters::greeted;
use crate::said::words_of;

const GREY: &str = "game set public:in a power’s name or unsigned";

#[tokio::test]
async fn each_rule_refuses_what_it_forbids() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let letter = "press to powers:italy text:Hello";
    let public = "press public text:Hello";
    let thread = "press thread with:italy";
    let table = [
        (
            "game set letters:false public:none",
            letter,
            "without press",
        ),
        ("", public, "without press"),
        ("", thread, "without press"),
        ("game set letters:true", public, "has no public press"),
        ("game set threads:false", thread, "has no private threads"),
        ("", letter, "is on its way"),
    ];
    for (rule, line, told) in table {
        if !rule.is_empty() {
            game.gm().types(game.table, rule).await;
        }
        let heard = game.of("france").hears(game.table, line).await;
        assert!(heard.contains(told), "{rule}: /{line}: {heard}");
    }
    app.finish().await;
}

#[tokio::test]
async fn grey_press_comes_from_nobody_and_is_answered() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let (paris, berlin) = (greeted(france).await, greeted(germany).await);
    game.gm().types(game.table, GREY).await;
    france
        .types(
            game.table,
            "press to powers:germany grey:true text:Beware of Russia",
        )
        .await;
    let letter = germany.sees_words(berlin, "Beware of Russia").await;
    let words = words_of(&letter);
    assert!(words.contains("(unsigned) → Germany"), "{words}");
    assert!(!letter.to_string().contains("rance"), "{letter:#}");
    let form = germany.press(&letter, "Reply").await.modal();
    germany.fills_in(&form, &[("sheet", "Who are you?")]).await;
    let answer = france.sees_words(paris, "Who are you?").await;
    assert!(words_of(&answer).contains("Germany → the unsigned writer"));
    france
        .types(game.table, "press public grey:true text:War is coming")
        .await;
    let post = game.post("War is coming").await;
    assert!(
        words_of(&post).contains("Unsigned**, to everybody"),
        "{post:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn when_it_is_over_everybody_may_write() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm()
        .types(game.table, "game set letters:false public:none")
        .await;
    let asked = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&asked, "End the game").await.message();
    game.post("is over").await;
    let told = game
        .of("france")
        .hears(game.table, "press public text:Well played")
        .await;
    assert!(told.contains("to the channel of"), "{told}");
    game.post("Well played").await;
    app.finish().await;
}
