//! Running a game: the clock, closing, going back, other players; and that only the GM may.

use crate::app::{HOUR, NOON, TestApp};
use crate::game::{Game, SPRING, seats};
use crate::said::words_of;
use chancery::sandbox::demo_people;

#[tokio::test]
async fn the_gm_rules_the_clock() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let stamp = |ms: i64| format!("<t:{}", ms / 1000);
    let moved = gm.hears(game.table, "gm deadline when:24h").await;
    // The clock goes on while the bot waits for Discord's leave to post.
    let about = |told: &str, ms: i64| (0..60).any(|s| told.contains(&stamp(ms + s * 1_000)));
    assert!(about(&moved, NOON + 24 * HOUR), "{moved}");
    game.post("has moved the deadline").await;
    let longer = gm.hears(game.table, "gm extend by:12h").await;
    assert!(about(&longer, NOON + 36 * HOUR), "{longer}");
    let exact = gm
        .hears(game.table, "gm deadline when:2026-03-04 18:00")
        .await;
    assert!(exact.contains("<t:1772647200"), "{exact}");
    for (line, answer) in [
        ("gm deadline when:yesterday", "cannot read"),
        ("gm deadline when:2020-01-01 10:00", "already passed"),
        ("gm extend by:soon", "cannot read"),
        ("gm extend by:1m", "five minutes"),
        ("gm resume", "not paused"),
    ] {
        let told = gm.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }

    let times = gm.hears(game.table, "gm times moves:24h reminder:0").await;
    assert!(times.contains("movement 1 day"), "{times}");

    let paused = gm.hears(game.table, "gm pause").await;
    assert!(paused.contains("paused"), "{paused}");
    game.post("has paused the game").await;
    app.pass(30 * 24 * HOUR);
    let status = gm.hears(game.table, "status").await;
    assert!(
        status.contains("Spring 1901") && status.contains("paused"),
        "{status}"
    );
    let resumed = gm.hears(game.table, "gm resume").await;
    assert!(resumed.contains("continues"), "{resumed}");
    game.post("has resumed the game").await;
    app.finish().await;
}

#[tokio::test]
async fn the_gm_closes_a_phase_and_goes_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    let done = gm.hears(game.table, "gm process").await;
    assert!(
        done.contains("Spring 1901, movement has been adjudicated"),
        "{done}"
    );
    game.post("Fall 1901, movement").await;
    let points = gm.choices(game.table, "gm rollback to:", "to").await;
    assert!(
        points.iter().any(|(name, _)| name.contains("Spring 1901")),
        "{points:?}"
    );
    let back = game.rolls_back("gm rollback").await;
    assert!(
        back.contains("is back at Spring 1901, movement (revision"),
        "{back}"
    );
    let post = game.post("has rolled the game back").await;
    assert!(
        words_of(&post).contains("Spring 1901"),
        "{}",
        words_of(&post)
    );
    let sheet = game.of("france").hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    // The other way round now: Burgundy stays empty.
    game.writes("france", "A Par - Pic").await;
    gm.hears(game.table, "gm process").await;
    let why = |province: &str| format!("why province:{province}");
    game.post("Fall 1901, movement").await;
    let told = gm.hears(game.table, &why("pic")).await;
    assert!(told.contains("A Par – Pic"), "{told}");
    let wrong = gm.hears(game.table, "gm rollback to:999").await;
    assert!(wrong.contains("no revision 999"), "{wrong}");
    app.finish().await;
}

#[tokio::test]
async fn a_seat_changes_hands() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let henrik = app.person("Henrik").await;
    let leaves = game
        .of("germany")
        .types(game.table, "game leave")
        .await
        .message();
    let gone = game.of("germany").press(&leaves, "Leave for good").await;
    assert!(words_of(&gone.message()).contains("civil disorder"));
    game.post("has left").await;
    let line = format!("gm replace power:germany player:{}", demo_people()[7]);
    seats(gm, game.table, &line, &henrik).await;
    let call = game.post("has given Germany to").await;
    assert_eq!(call["mentions"][0]["username"], "henrik");
    let sheet = henrik.hears(game.table, "orders").await;
    assert!(sheet.contains("Germany"), "{sheet}");
    let old = game.of("germany").hears(game.table, "orders").await;
    assert!(old.contains("do not play"), "{old}");
    let twice = gm.hears(game.table, &line).await;
    assert!(twice.contains("already"), "{twice}");
    app.finish().await;
}

#[tokio::test]
async fn nobody_else_runs_the_game() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let replace = format!("gm replace power:germany player:{}", demo_people()[7]);
    for line in [
        "gm deadline when:24h",
        "gm extend by:12h",
        "gm times moves:24h",
        "gm pause",
        "gm resume",
        "gm process",
        "gm rollback",
        "gm abandon",
        replace.as_str(),
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains("Only the game’s GM"), "/{line}: {told}");
    }
    let status = france.hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    app.finish().await;
}
