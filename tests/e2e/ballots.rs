//! Draws, concessions and their ballots: secret, with a stated end, never over in silence; and how a GM
//! ends a game.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES, seats};
use crate::said::{is_private, words_of};
use chancery::sandbox::demo_people;
use serde_json::Value;

/// The ballot's post in the channel.
async fn ballot(game: &Game, what: &str) -> Value {
    let fits = |m: &Value| {
        let words = words_of(m);
        words.contains("Voted so far") && words.contains(what)
    };
    game.gm().sees(game.table, what, fits).await
}

/// Presses a button of a ballot and finds this in the private answer.
async fn presses(game: &Game, power: &str, post: &Value, button: &str, part: &str) {
    let answer = game.of(power).press(post, button).await.message();
    assert!(is_private(&answer), "{answer:#}");
    let words = words_of(&answer);
    assert!(words.contains(part), "{power} {button}: {part}: {words}");
}

/// Types a line and finds this in the answer.
async fn told(game: &Game, power: &str, line: &str, part: &str) {
    let words = game.of(power).hears(game.table, line).await;
    assert!(words.contains(part), "{power} {line}: {part}: {words}");
}

#[tokio::test]
async fn a_draw_is_put_to_the_vote_in_secret_and_carries_with_the_last_vote() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    told(&game, "france", "draw", "You have voted yes").await;
    let post = ballot(&game, "a draw among all survivors").await;
    let words = words_of(&post);
    for part in [
        "7 of 7",
        "until Spring 1901, movement closes",
        "Votes are secret",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert!(
        !words.contains("Cosima"),
        "who asked is nobody's business: {words}"
    );
    presses(&game, "italy", &post, "No", "You vote against").await;
    presses(
        &game,
        "italy",
        &post,
        "Withdraw my vote",
        "Your vote on a draw",
    )
    .await;
    // The post shows how many have voted.
    presses(&game, "austria", &post, "Yes", "2 of 7 have voted").await;
    game.gm()
        .sees_words(game.table, "Voted so far: **2 of 7**")
        .await;
    told(&game, "italy", "status", "2 of 7 have voted").await;
    // Asked for again it is a vote.
    told(&game, "germany", "orders", "You have not voted").await;
    told(&game, "england", "draw", "You vote for a draw").await;
    // A vote by command shows in the post, too.
    game.gm()
        .sees_words(game.table, "Voted so far: **3 of 7**")
        .await;
    told(&game, "england", "orders", "You voted yes; 3 of 7").await;
    // Who does not play has none.
    let henrik = app.person("Henrik").await;
    let stranger = words_of(&henrik.press(&post, "Yes").await.message());
    assert!(stranger.contains("do not play"), "{stranger}");
    for power in ["germany", "italy", "russia"] {
        told(&game, power, "vote choice:yes", "of 7 have voted").await;
    }
    presses(&game, "turkey", &post, "Yes", "**passed**").await;
    game.post("is over.** A draw between").await;
    // The post has no buttons any more, and the command says why.
    let line = "vote choice:no motion:#1";
    told(&game, "italy", line, "That vote is over: it passed").await;
    let fits = |m: &Value| m["id"] == post["id"] && words_of(m).contains("**passed**");
    let over = game.gm().sees(game.table, "the post", fits).await;
    assert!(over["components"].as_array().is_none_or(Vec::is_empty));
    app.finish().await;
}

#[tokio::test]
async fn a_draw_among_some_is_theirs_alone() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    told(&game, "france", "draw among:France", "at least two powers").await;
    told(
        &game,
        "france",
        "draw among:France, Atlantis",
        "do not know any power in “Atlantis”",
    )
    .await;
    told(&game, "france", "draw vote:no", "No such vote is open").await;
    told(
        &game,
        "france",
        "draw among:France and Italy",
        "a draw among France and Italy",
    )
    .await;
    told(&game, "france", "draw until:soon", "cannot read").await;
    let post = ballot(&game, "a draw among France and Italy").await;
    for power in WISHES.iter().filter(|p| **p != "france") {
        presses(&game, power, &post, "Yes", "a draw among France and Italy").await;
    }
    game.post("A draw between France and Italy").await;
    app.finish().await;
}

#[tokio::test]
async fn all_others_concede_and_the_one_has_no_vote() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    told(
        &game,
        "turkey",
        "concede power:turkey",
        "cannot concede to yourself",
    )
    .await;
    told(&game, "turkey", "concede", "To whom?").await;
    told(
        &game,
        "france",
        "concede power:turkey",
        "6 of 6 must vote yes",
    )
    .await;
    let post = ballot(&game, "a concession to Turkey").await;
    presses(&game, "turkey", &post, "Yes", "cannot concede to yourself").await;
    told(
        &game,
        "italy",
        "concede power:turkey vote:no",
        "You vote against",
    )
    .await;
    for power in ["austria", "england", "germany"] {
        told(&game, power, "concede power:turkey", "You vote for").await;
    }
    told(&game, "italy", "concede power:turkey", "5 of 6 have voted").await;
    told(&game, "russia", "concede power:turkey", "**passed**").await;
    game.post("All players concede to Turkey").await;
    app.finish().await;
}

#[tokio::test]
async fn no_ballot_ends_in_silence() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // With the phase.
    told(&game, "france", "draw", "The vote is now open").await;
    let old = ballot(&game, "a draw").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Time is up for the vote on a draw").await;
    presses(&game, "italy", &old, "Yes", "time was up").await;
    // At a moment, over the end of the phase.
    told(
        &game,
        "france",
        "concede power:turkey until:60h",
        "The vote is now open",
    )
    .await;
    game.gm().hears(game.table, "gm process").await;
    told(&game, "italy", "status", "a concession to Turkey").await;
    app.clock.advance(61 * HOUR);
    game.post("Time is up for the vote on a concession to Turkey")
        .await;
    // Taken back by whoever asked, and by nobody else.
    told(
        &game,
        "france",
        "draw among:France, Italy",
        "The vote is now open",
    )
    .await;
    told(
        &game,
        "italy",
        "draw vote:withdraw the vote you called",
        "Only whoever called",
    )
    .await;
    told(
        &game,
        "france",
        "draw vote:withdraw the vote you called",
        "withdrawn",
    )
    .await;
    game.post("a draw among France and Italy was withdrawn")
        .await;
    // By a rollback.
    told(&game, "france", "draw", "The vote is now open").await;
    game.rolls_back("gm rollback").await;
    game.post("rolled back, which ends the vote on a draw")
        .await;
    // All have voted, and one is against it.
    told(&game, "france", "draw", "The vote is now open").await;
    for power in WISHES.iter().filter(|p| !["france", "italy"].contains(p)) {
        told(&game, power, "draw", "of 7 have voted").await;
    }
    told(&game, "italy", "draw vote:no", "did **not** pass").await;
    game.post("Everybody has voted on a draw").await;
    app.finish().await;
}

#[tokio::test]
async fn who_leaves_holds_nobody_up_and_a_successor_votes_anew() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in WISHES.iter().filter(|p| !["italy", "turkey"].contains(p)) {
        game.of(power).hears(game.table, "draw").await;
    }
    // France's vote goes with its player.
    app.person("Henrik").await.hears(game.table, "map").await;
    let line = format!("gm replace power:france player:{}", demo_people()[7]);
    let henrik = app.person("Henrik").await;
    seats(game.gm(), game.table, &line, &henrik).await;
    let status = henrik.hears(game.table, "status").await;
    assert!(status.contains("4 of 7 have voted"), "{status}");
    henrik.hears(game.table, "draw").await;
    told(&game, "italy", "draw", "6 of 7 have voted").await;
    let sure = game
        .of("turkey")
        .types(game.table, "game leave")
        .await
        .message();
    game.of("turkey")
        .press(&sure, "Leave for good")
        .await
        .message();
    game.post("is over.** A draw between").await;
    app.finish().await;
}

#[tokio::test]
async fn the_gm_states_the_result_after_asking_twice() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    told(
        &game,
        "france",
        "gm end result:no result",
        "Only the game’s GM",
    )
    .await;
    told(
        &game,
        "austria",
        "gm end result:this power wins",
        "exactly one power",
    )
    .await;
    told(
        &game,
        "austria",
        "gm end result:no result powers:France",
        "has no winners",
    )
    .await;
    let line = "gm end result:a draw among these powers powers:France, Italy";
    let asked = game.gm().types(game.table, line).await.message();
    let words = words_of(&asked);
    assert!(
        words.contains("rules it a draw between France and Italy"),
        "{words}"
    );
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let stale = words_of(&game.gm().press(&asked, "End the game").await.message());
    assert!(stale.contains("moved on since you asked"), "{stale}");
    let line = "gm end result:this power wins powers:France";
    let twice = game.gm().types(game.table, line).await.message();
    let asked = game.gm().types(game.table, line).await.message();
    let done = words_of(&game.gm().press(&asked, "End the game").await.message());
    assert!(done.contains("the GM rules that France has won"), "{done}");
    game.post("The GM rules that France has won").await;
    let again = words_of(&game.gm().press(&twice, "End the game").await.message());
    assert!(again.contains("over"), "{again}");
    app.finish().await;
}
