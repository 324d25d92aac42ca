//! Public press, and what keeps press in order: reports, muting, the GM's silence.

use crate::app::TestApp;
use crate::game::Game;
use crate::press_letters::{greeted, sign};
use crate::said::{is_private, words_of};

#[tokio::test]
async fn public_press_stands_in_the_channel_in_the_powers_name() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let vienna = greeted(game.of("france")).await;
    let told = game
        .of("france")
        .hears(game.table, "press public text:Paris is open to talks")
        .await;
    assert!(told.contains("to the channel of"), "{told}");
    let post = game.post("Paris is open to talks").await;
    let words = words_of(&post);
    assert!(words.contains("France** to everybody"), "{words}");
    // Anybody who plays answers in private; who does not is refused before a form opens.
    let form = game
        .of("italy")
        .press(&post, "Answer in private")
        .await
        .modal();
    game.of("italy")
        .fills_in(&form, &[("sheet", "So is Rome.")])
        .await;
    game.of("france").sees_words(vienna, "So is Rome.").await;
    let henrik = app.person("Henrik").await;
    let told = henrik.press(&post, "Answer in private").await.message();
    assert!(is_private(&told) && words_of(&told).contains("do not play"));
    let told = henrik.hears(game.table, "press public text:Hello").await;
    assert!(told.contains("do not play"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_letter_is_reported_to_the_gm_and_only_it() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let berlin = greeted(germany).await;
    let gms = greeted(game.gm()).await;
    for text in ["A fair word", "A foul word"] {
        france
            .types(game.table, &format!("press to powers:germany text:{text}"))
            .await;
    }
    let fair = germany.sees_words(berlin, "A fair word").await;
    let letter = germany.sees_words(berlin, "A foul word").await;
    let asked = germany.press(&letter, "Report").await.message();
    assert!(words_of(&asked).contains("The GM will see this letter"));
    let told = germany.press(&asked, "Show it to the GM").await.message();
    assert!(words_of(&told).contains("The GM now has this letter"));
    let report = game.gm().sees_words(gms, "A foul word").await;
    let words = words_of(&report);
    assert!(words.contains("a letter from **France**"), "{words}");
    let all = game.gm().messages(gms).await;
    assert!(all.iter().all(|m| !words_of(m).contains("A fair word")));
    let again = format!("press report letter:{}", sign(&letter));
    let again = germany.hears(game.table, &again).await;
    assert!(again.contains("already reported this letter"), "{again}");
    // By its sign, by its author, by somebody it is not for.
    let by_sign = format!("press report letter:{}", sign(&fair));
    let own = france.hears(game.table, &by_sign).await;
    assert!(own.contains("You wrote that letter yourself"), "{own}");
    let other = game.of("italy").hears(game.table, &by_sign).await;
    assert!(other.contains("You have no such letter"), "{other}");
    let told = germany.hears(game.table, &by_sign).await;
    assert!(told.contains("The GM now has this letter"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_muted_power_is_not_heard_and_does_not_learn_of_it() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    greeted(germany).await;
    let told = germany.hears(game.table, "press mute power:france").await;
    assert!(
        told.contains("no longer receive letters from France"),
        "{told}"
    );
    let sent = france
        .hears(game.table, "press to powers:germany text:Can you hear me")
        .await;
    assert!(sent.contains("is on its way"), "{sent}");
    let back = germany
        .hears(game.table, "press mute power:france mute:false")
        .await;
    assert!(back.contains("You receive letters from"), "{back}");
    france
        .types(game.table, "press to powers:germany text:And now")
        .await;
    let berlin = germany.private().await;
    germany.sees_words(berlin, "And now").await;
    let log = germany.hears(game.table, "press log").await;
    assert!(!log.contains("Can you hear me"), "{log}");
    let own = france.hears(game.table, "press mute power:france").await;
    assert!(own.contains("your own power"), "{own}");
    let henrik = app.person("Henrik").await;
    let told = henrik.hears(game.table, "press mute power:france").await;
    assert!(told.contains("do not play"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_gm_takes_press_away_and_gives_it_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let paris = greeted(france).await;
    let told = game.gm().hears(game.table, "gm press power:france").await;
    assert!(told.contains("France may not write letters"), "{told}");
    france.sees_words(paris, "has taken press away").await;
    for line in [
        "press to powers:italy text:Hello",
        "press public text:Hello",
        "press thread with:italy",
    ] {
        let told = france.hears(game.table, line).await;
        assert!(
            told.contains("taken press away from France"),
            "/{line}: {told}"
        );
    }
    let player = game
        .of("italy")
        .hears(game.table, "gm press power:france")
        .await;
    assert!(player.contains("Only the game’s GM"), "{player}");
    game.gm()
        .types(game.table, "gm press power:france off:false")
        .await;
    let told = france
        .hears(game.table, "press to powers:italy text:Hello")
        .await;
    assert!(told.contains("is on its way"), "{told}");
    app.finish().await;
}
