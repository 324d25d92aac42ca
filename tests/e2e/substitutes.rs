//! Substitutes: who offers to play for others, seats for which somebody is sought, who comes back, and notes.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::words_of;
use chancery::sandbox::GUILD_ID;

const DAY: i64 = 24 * HOUR;

/// How often something was said at the table.
async fn said(game: &Game, words: &str) -> usize {
    let all = game.gm().messages(game.table).await;
    all.iter().filter(|m| words_of(m).contains(words)).count()
}

#[tokio::test]
async fn who_seeks_a_successor_plays_on_until_one_sits_down() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    let thanks = henrik.hears(game.table, "substitute offer").await;
    assert!(thanks.contains("I call you"), "{thanks}");
    let twice = henrik.hears(game.table, "substitute offer").await;
    assert!(twice.contains("already"), "{twice}");
    let list = henrik.hears(game.table, "substitute list").await;
    assert!(
        list.contains("offer to substitute: <@") && !list.contains("taken over"),
        "{list}"
    );
    let line = "substitute seek note:Russia keeps its word.";
    let told = turkey.hears(game.table, line).await;
    assert!(told.contains("You play on until somebody does"), "{told}");
    let call = game.post("looking for a successor").await;
    assert!(words_of(&call).contains("The player of Turkey"), "{call:#}");
    // Those who offered themselves are called; the note is nobody else's business.
    assert!(
        call["mentions"]
            .as_array()
            .is_some_and(|all| all.len() == 1)
    );
    assert!(!words_of(&call).contains("keeps its word"), "{call:#}");
    let list = henrik.hears(game.table, "substitute list").await;
    assert!(list.contains("Turkey can be taken over"), "{list}");
    // Nobody is called again the same day.
    let again = turkey.hears(game.table, "substitute seek").await;
    assert!(again.contains("I am looking"), "{again}");
    let written = turkey.tells_the_bot("A Con - Bul").await;
    assert!(words_of(&written).contains('✓'), "{written:#}");
    let plays = game.of("france").press(&call, "Take over Turkey").await;
    assert!(words_of(&plays.message()).contains("already"));
    let taken = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(
        taken.contains("You now play Turkey") && taken.contains("Russia keeps its word."),
        "{taken}"
    );
    game.post("now plays Turkey").await;
    let sheet = henrik.hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    let out = turkey.hears(game.table, "substitute end").await;
    assert!(out.contains("not looking for a substitute"), "{out}");
    let stale = app.person("Adelaide").await;
    let stale = words_of(&stale.press(&call, "Take over Turkey").await.message());
    assert!(stale.contains("already"), "{stale}");
    let calls = said(&game, "looking for a successor").await;
    assert_eq!(calls, 1);
    app.finish().await;
}

#[tokio::test]
async fn a_substitute_plays_until_the_player_is_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    turkey.hears(game.table, "substitute seek until:3d").await;
    let call = game.post("looking for somebody to play until").await;
    let taken = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(taken.contains("You stand in until"), "{taken}");
    game.post("plays Turkey until").await;
    let stands = henrik.hears(game.table, "substitute seek").await;
    assert!(stands.contains("You stand in for another"), "{stands}");
    henrik
        .hears(game.table, "substitute note text:Beware of *Austria*.")
        .await;
    app.pass(2 * DAY + HOUR);
    game.post("Fall 1901, movement").await;
    let sheet = henrik.hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    app.pass(DAY);
    game.post("is back and plays Turkey again").await;
    let private = turkey.private().await;
    let note = words_of(&turkey.sees_words(private, "A note for whoever").await);
    assert!(note.contains("Beware of \\*Austria\\*."), "{note}");
    let own = turkey.hears(game.table, "orders").await;
    assert!(own.contains("Nothing entered yet"), "{own}");
    let gone = henrik.hears(game.table, "orders").await;
    assert!(gone.contains("do not play"), "{gone}");
    let seats = game.gm().hears(game.table, "game seats power:turkey").await;
    assert_eq!(seats.matches("until Fall 1901").count(), 1, "{seats}");
    app.finish().await;
}

#[tokio::test]
async fn a_player_comes_back_early_or_calls_the_search_off() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    turkey.hears(game.table, "substitute seek until:5d").await;
    let call = game.post("looking for somebody to play until").await;
    let off = turkey.hears(game.table, "substitute end").await;
    assert!(off.contains("no longer looking"), "{off}");
    let late = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(late.contains("has a player"), "{late}");
    turkey.hears(game.table, "substitute seek until:5d").await;
    henrik.hears(game.table, "game takeover power:turkey").await;
    game.post("plays Turkey until").await;
    let back = turkey.hears(game.table, "substitute end").await;
    assert!(back.contains("Welcome back"), "{back}");
    game.post("is back and plays Turkey again").await;
    app.pass(4 * DAY);
    let once = said(&game, "is back and plays Turkey again").await;
    assert_eq!(once, 1);
    app.finish().await;
}

#[tokio::test]
async fn the_gm_may_have_to_agree_to_a_substitute_and_names_stay_hidden() {
    let app = TestApp::start().await;
    let (game, gm) = Game::begin_anonymous(&app).await;
    gm.hears(game.table, "gm times approve:True").await;
    let turkey = game.of("turkey");
    turkey
        .hears(game.table, "substitute seek until:5d note:Hold.")
        .await;
    let call = game.post("looking for somebody to play until").await;
    assert!(!words_of(&call).contains("<@"), "{call:#}");
    let jasper = app.person("Jasper").await;
    app.standin.close_dms(jasper.id, true);
    let asked = words_of(&jasper.press(&call, "Take over Turkey").await.message());
    assert!(asked.contains("I have asked the GM"), "{asked}");
    let here = gm.private().await;
    let ask = gm.sees_words(here, "asks to take over Turkey").await;
    gm.press(&ask, "Approve").await;
    game.post("Turkey has a substitute until").await;
    // Whoever cannot be written to is called in the channel, under the power's name.
    let waits = words_of(&game.post("A note was left for you").await);
    assert!(
        waits.starts_with("Turkey") && !waits.contains("Hold."),
        "{waits}"
    );
    let note = jasper.hears(game.table, "substitute note").await;
    assert!(note.contains("> Hold."), "{note}");
    let refused = gm.hears(game.table, "substitute note").await;
    assert!(refused.contains("do not play"), "{refused}");
    app.finish().await;
}

#[tokio::test]
async fn refusals_say_what_to_do() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let turkey = game.of("turkey");
    for (line, answer) in [
        ("substitute seek until:soon", "cannot read"),
        ("substitute seek until:2026-02-01", "a moment in the future"),
        ("substitute seek until:2026-09-01", "at most 60 days"),
        ("substitute end", "not looking for a substitute"),
        ("substitute note", "no note for Turkey"),
        ("substitute withdraw", "already"),
    ] {
        let told = turkey.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    let stranger = app.person("Henrik").await;
    let refused = stranger.hears(game.table, "substitute seek").await;
    assert!(refused.contains("do not play"), "{refused}");
    app.finish().await;
}

#[tokio::test]
async fn the_seat_is_its_players_though_the_substitute_has_left() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    turkey.hears(game.table, "substitute seek until:5d").await;
    henrik.hears(game.table, "game takeover power:turkey").await;
    let asked = henrik.types(game.table, "game leave").await.message();
    henrik.press(&asked, "Leave for good").await;
    // Whoever takes it over now stands in, too; the player sits in no place but their own.
    let jasper = app.person("Jasper").await;
    let told = jasper.hears(game.table, "game takeover power:turkey").await;
    assert!(told.contains("You stand in until"), "{told}");
    let asked = jasper.types(game.table, "game leave").await.message();
    jasper.press(&asked, "Leave for good").await;
    let own = turkey.hears(game.table, "game takeover power:turkey").await;
    assert!(
        own.contains("You now play Turkey") && !own.contains("stand in"),
        "{own}"
    );
    game.post("is back and plays Turkey again").await;
    app.finish().await;
}

#[tokio::test]
async fn a_search_ends_when_its_time_comes_even_while_the_clock_is_stopped() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    turkey.hears(game.table, "substitute seek until:1d").await;
    let call = game.post("looking for somebody to play until").await;
    game.gm().hears(game.table, "gm pause").await;
    app.pass(DAY + HOUR);
    let over = async || {
        let list = henrik.hears(game.table, "substitute list").await;
        (!list.contains("Turkey")).then_some(())
    };
    app.until("the end of the search", over).await;
    let late = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(late.contains("has a player"), "{late}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_falls_silent_while_they_seek_a_substitute_gets_the_seat_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times disorder:1").await;
    let (turkey, henrik) = (game.of("turkey"), app.person("Henrik").await);
    turkey.hears(game.table, "substitute seek until:4d").await;
    let call = game.post("looking for somebody to play until").await;
    app.pass(49 * HOUR);
    game.post("Turkey is in civil disorder").await;
    let told = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(told.contains("You stand in until"), "{told}");
    app.pass(47 * HOUR);
    game.post("is back and plays Turkey again").await;
    app.finish().await;
}

#[tokio::test]
async fn the_servers_role_is_called() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let role = app.standin.add_role(GUILD_ID, "Reserves", &[]);
    let line = format!("server substitutes role:{role}");
    let told = game.gm().hears(game.table, &line).await;
    assert!(told.contains(&format!("substitutes: <@&{role}>")), "{told}");
    game.of("turkey").hears(game.table, "substitute seek").await;
    let call = game.post("looking for a successor").await;
    assert!(words_of(&call).contains(&format!("<@&{role}>")), "{call:#}");
    let told = game.gm().hears(game.table, "server substitutes").await;
    assert!(told.contains("only those who offered"), "{told}");
    app.finish().await;
}
