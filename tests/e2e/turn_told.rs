//! What players are told privately of a new phase.

use crate::app::{HOUR, TestApp};
use crate::game::{FALL, Game, SPRING};
use crate::said::words_of;
use chancery::sandbox::Id;

/// All that the bot has written to a power's player.
async fn told(game: &Game, power: &str) -> Vec<String> {
    let person = game.of(power);
    let private = person.private().await;
    let all = person.messages(private).await;
    all.iter().map(words_of).collect()
}

#[tokio::test]
async fn each_player_hears_of_the_phase_their_orders_and_what_is_due() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let of = async |power: &str| -> Id { game.of(power).private().await };
    let france = game.of("france");
    let begun = france.sees_words(of("france").await, "has started").await;
    let words = words_of(&begun);
    for part in ["You play France", "Spring 1901, movement", "My turn"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    game.play(&SPRING, "Fall 1901").await;
    let news = france
        .sees_words(of("france").await, "Spring 1901, movement:")
        .await;
    let words = words_of(&news);
    assert!(words.contains("A Par - Bur ✓"), "{words}");
    assert!(words.contains("Fall 1901, movement"), "{words}");
    assert!(
        !words.contains("A Mun"),
        "of others only what is news: {words}"
    );
    game.play(&FALL, "Fall 1901, retreats").await;
    let austria = game.of("austria");
    let lost = austria.sees_words(of("austria").await, "or disband").await;
    let words = words_of(&lost);
    for part in [
        "One unit must retreat",
        "A TRI (Austria)",
        "Fall 1901, retreats",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    // Nobody else is asked to retreat, and who has nothing to do then hears so.
    let france = game.of("france");
    let spared = "None of your units has to retreat";
    france.sees_words(of("france").await, spared).await;
    let others = told(&game, "france").await;
    assert!(
        others.iter().all(|words| !words.contains("or disband")),
        "{others:#?}"
    );
    app.finish().await;
}

/// A unit without an order is not passed over in silence.
#[tokio::test]
async fn whoever_forgot_units_reads_which() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let france = game.of("france");
    let private = france.private().await;
    let news = france.sees_words(private, "Spring 1901, movement:").await;
    let words = words_of(&news);
    assert!(
        words.contains("No order from you, so they held: "),
        "{words}"
    );
    for unit in ["F Brest", "A Marseilles"] {
        assert!(words.contains(unit), "{unit}: {words}");
    }
    app.finish().await;
}

/// In a game with money each player hears what they have, and what the buttons vote on.
#[tokio::test]
async fn each_player_hears_of_their_treasury_and_of_what_is_voted_on() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let begun = france
        .sees_words(france.private().await, "has started")
        .await;
    let words = words_of(&begun);
    for part in [
        "You have 3 credits.",
        "**Vote: Demobilisation.** May players disband units",
        "Demobilisation: yes",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    game.writes("france", "Give 2 to Italy").await;
    game.writes("italy", "Receive 2 from France").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    for (person, has, others) in [
        (france, "You have 1 credit.", "5 credits"),
        (italy, "You have 5 credits.", "1 credit."),
    ] {
        let news = person
            .sees_words(person.private().await, "Spring 1901, movement:")
            .await;
        let words = words_of(&news);
        assert!(words.contains(has), "{has}: {words}");
        assert!(!words.contains(others), "{others}: {words}");
        assert!(!words.contains("Vote:"), "nothing is voted on: {words}");
    }
    app.finish().await;
}

#[tokio::test]
async fn whoever_wants_no_word_of_phases_gets_none() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    let private = italy.private().await;
    italy.sees_words(private, "has started").await;
    let off = italy.hears(game.table, "notify phases:False").await;
    assert!(off.contains("no direct messages about new phases"), "{off}");
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let france = game.of("france");
    france
        .sees_words(france.private().await, "Spring 1901, movement:")
        .await;
    let told = told(&game, "italy").await;
    let new = |words: &&String| words.contains("Spring 1901, movement:");
    assert_eq!(told.iter().filter(new).count(), 0, "{told:#?}");
    app.finish().await;
}
