//! When a phase closes by itself, and when it must not.

use crate::app::{HOUR, NOON, TestApp};
use crate::game::{Game, WISHES};
use crate::lobby_form::{named, turn};
use crate::said::words_of;

/// A power's player leaves for good.
async fn leaves(game: &Game, power: &str) {
    let person = game.of(power);
    let asked = person.types(game.table, "game leave").await.message();
    let gone = person.press(&asked, "Leave for good").await;
    assert!(words_of(&gone.message()).contains("civil disorder"));
}

#[tokio::test]
async fn the_last_one_missing_leaves_and_the_phase_closes() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.ready(&WISHES[..6]).await;
    leaves(&game, "turkey").await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn all_ready_while_paused_closes_when_the_clock_runs_again() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm pause").await;
    game.ready(&WISHES).await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    game.gm().hears(game.table, "gm resume").await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn a_stopped_clock_stays_stopped_through_processing_and_going_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm pause").await;
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let back = game.rolls_back("gm rollback").await;
    assert!(back.contains("back at Spring 1901, movement"), "{back}");
    app.pass(60 * 24 * HOUR);
    let status = gm.hears(game.table, "status").await;
    assert!(
        status.contains("Spring 1901") && status.contains("paused"),
        "{status}"
    );
    app.finish().await;
}

#[tokio::test]
async fn going_back_twice_goes_back_two_phases() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    gm.hears(game.table, "gm process").await;
    game.post("Spring 1902, movement").await;
    let once = game.rolls_back("gm rollback").await;
    assert!(once.contains("Fall 1901, movement (revision"), "{once}");
    let twice = game.rolls_back("gm rollback").await;
    assert!(twice.contains("Spring 1901, movement (revision"), "{twice}");
    let no_more = game.rolls_back("gm rollback").await;
    assert!(!no_more.contains("is back at"), "{no_more}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_everybody_left_stops_and_runs_on_for_nobody() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in WISHES {
        leaves(&game, power).await;
    }
    // The open phase runs out, and with it the clock.
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    app.pass(365 * 24 * HOUR);
    let status = game.gm().hears(game.table, "status").await;
    assert!(
        status.contains("Fall 1901") && status.contains("No player is left"),
        "{status}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_deadline_in_the_far_future_is_refused() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let told = game
        .gm()
        .hears(game.table, "gm deadline when:2030-01-01 10:00")
        .await;
    assert!(told.contains("sixty days"), "{told}");
    app.finish().await;
}

/// A moment as it is written: `<t:1772539200`.
fn stamp(ms: i64) -> String {
    format!("<t:{}", ms / 1000)
}

#[tokio::test]
async fn the_rules_of_the_clock_are_shown_and_set_in_mid_game() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let shown = gm.hears(game.table, "gm times").await;
    assert!(shown.contains("movement 2 days"), "{shown}");
    assert!(shown.contains("no grace"), "{shown}");
    let line = "gm times moves:24h slots:Mon Thu 20:00 zone:Europe/Berlin quiet:weekend grace:6h \
                reminder:12h, 2h early:False disorder:3";
    let set = gm.hears(game.table, line).await;
    for part in [
        "are changed",
        "movement 1 day",
        "Monday 20:00",
        "Europe/Berlin",
        "Saturday",
        "6 hours after the deadline",
        "12 hours and 2 hours before",
        "always waits for its deadline",
        "after 3 missed phases in a row",
    ] {
        assert!(set.contains(part), "{part}: {set}");
    }
    for (line, answer) in [
        ("gm times zone:Atlantis", "do not know the time zone"),
        ("gm times slots:sometime", "as a slot"),
        ("gm times quiet:Mon-Sun", "no deadline could ever fall"),
        ("gm times grace:soon", "cannot read"),
    ] {
        let told = gm.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    let other = game
        .of("france")
        .hears(game.table, "gm times moves:1h")
        .await;
    assert!(other.contains("Only the game\u{2019}s GM"), "{other}");
    // The next phase closes on a slot: opened on Sunday noon, a day later is Monday 12:00, the slot is
    // Monday 20:00 in Berlin, 19:00 UTC.
    gm.hears(game.table, "gm process").await;
    let post = words_of(&game.post("Fall 1901, movement").await);
    assert!(post.contains(&stamp(NOON + 31 * HOUR)), "{post}");
    app.finish().await;
}

#[tokio::test]
async fn slots_may_be_for_moves_only() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times moves:24h builds:24h slots:Wed 20:00")
        .await;
    let form = gm.types(game.table, "game set").await.message();
    let form = turn(gm, &form, "clock").await;
    let form = gm
        .press(&form, &named(&form, ":switch:slots-moves:1"))
        .await;
    let form = words_of(&form.message());
    assert!(form.contains("**Slots for moves only**: yes"), "{form}");
    let rules = gm.hears(game.table, "rules topic:clock").await;
    assert!(rules.contains("Deadlines for moves fall on"), "{rules}");
    // Opened on Sunday noon: a day later is Monday, the slot Wednesday.
    game.writes("austria", "A Bud - Ser").await;
    gm.hears(game.table, "gm process").await;
    let fall = words_of(&game.post("Fall 1901, movement").await);
    assert!(fall.contains(&stamp(NOON + 80 * HOUR)), "{fall}");
    gm.hears(game.table, "gm process").await;
    let winter = words_of(&game.post("Winter 1901").await);
    assert!(!winter.contains(&stamp(NOON + 80 * HOUR)), "{winter}");
    let at = winter.split("<t:").nth(1).expect("a deadline");
    let at = at.split(':').next().and_then(|at| at.parse::<i64>().ok());
    let late = at.expect("a moment") * 1_000 - (NOON + 24 * HOUR);
    assert!((0..HOUR).contains(&late), "a day and no more: {winter}");
    app.finish().await;
}

#[tokio::test]
async fn a_changed_deadline_is_told_to_all_with_the_old_one_and_why() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    france.tells_the_bot("help").await;
    let gm = game.gm();
    gm.hears(game.table, "gm deadline when:24h why:The cup final")
        .await;
    let post = words_of(&game.post("has moved the deadline").await);
    // Some seconds passed while people wrote; the deadline was set when the game began.
    assert!(post.contains("from <t:") && post.contains(":R>"), "{post}");
    assert!(post.contains("> The cup final"), "{post}");
    let here = france.private().await;
    france.sees_words(here, "The cup final").await;
    app.finish().await;
}

#[tokio::test]
async fn grace_is_given_once_to_those_who_owe_and_ends_when_nobody_does() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times grace:6h").await;
    for power in &WISHES[..6] {
        let text = format!("{} H", first_unit(power));
        game.writes(power, &text).await;
    }
    app.pass(48 * HOUR);
    let post = words_of(
        &game
            .post("The deadline has passed and orders are missing")
            .await,
    );
    assert!(post.contains(":R>"), "{post}");
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("have until"), "{status}");
    // Half a sheet does not close the phase behind the writer's back.
    game.writes("turkey", "A Con H").await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("Spring 1901"), "{status}");
    game.of("turkey")
        .tells_the_bot("A Smy H\nF Ank - Bla")
        .await;
    game.post("Fall 1901, movement").await;
    let seats = game.gm().hears(game.table, "game seats").await;
    assert!(!seats.contains("Missed"), "{seats}");
    app.finish().await;
}

#[tokio::test]
async fn grace_runs_out() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times grace:6h").await;
    app.pass(48 * HOUR);
    game.post("The deadline has passed and orders are missing")
        .await;
    app.pass(6 * HOUR);
    game.post("Fall 1901, movement").await;
    let seats = game.gm().hears(game.table, "game seats power:turkey").await;
    assert!(seats.contains("Missed: Spring 1901"), "{seats}");
    app.finish().await;
}

fn first_unit(power: &str) -> &'static str {
    match power {
        "austria" => "A Vie",
        "england" => "A Lvp",
        "france" => "A Par",
        "germany" => "A Mun",
        "italy" => "A Rom",
        "russia" => "A Mos",
        _ => "A Con",
    }
}

#[tokio::test]
async fn anybody_may_ask_to_wait() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let held = france.hears(game.table, "wait").await;
    assert!(held.contains("now waits for its deadline"), "{held}");
    for power in WISHES.iter().filter(|p| **p != "france") {
        let told = game.of(power).hears(game.table, "ready").await;
        assert!(told.contains("You are ready"), "{told}");
    }
    let status = france.hears(game.table, "status").await;
    assert!(status.contains("has asked to wait"), "{status}");
    let stranger = app.person("Henrik").await;
    let refused = stranger.hears(game.table, "wait").await;
    assert!(refused.contains("do not play"), "{refused}");
    // Whoever is no longer ready, or no longer asks to wait, does not ask to wait.
    france.hears(game.table, "wait wait:false").await;
    game.of("italy")
        .hears(game.table, "ready ready:false")
        .await;
    let status = france.hears(game.table, "status").await;
    assert!(!status.contains("has asked to wait"), "{status}");
    game.of("italy").hears(game.table, "ready").await;
    france.hears(game.table, "ready").await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn without_early_closing_all_ready_waits_for_the_deadline() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times early:False").await;
    game.ready(&WISHES[..6]).await;
    let last = game.of("turkey").hears(game.table, "ready").await;
    assert!(last.contains("waits for its deadline"), "{last}");
    let anyway = game.of("turkey").hears(game.table, "wait").await;
    assert!(anyway.contains("anyway"), "{anyway}");
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn all_games_of_a_server_are_paused_together() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let refused = game
        .of("france")
        .hears(game.table, "gm pause all:True")
        .await;
    assert!(
        refused.contains("Only managers of this server"),
        "{refused}"
    );
    let early = gm.hears(game.table, "gm resume all:True").await;
    assert!(early.contains("not paused together"), "{early}");
    let paused = gm.hears(game.table, "gm pause all:True").await;
    assert!(paused.contains("One clock has been stopped"), "{paused}");
    game.post("has paused the game").await;
    let alone = gm.hears(game.table, "gm resume").await;
    assert!(
        alone.contains("All games on this server are paused"),
        "{alone}"
    );
    let twice = gm.hears(game.table, "gm pause all:True").await;
    assert!(twice.contains("are paused"), "{twice}");
    let resumed = gm.hears(game.table, "gm resume all:True").await;
    assert!(resumed.contains("One clock is running again"), "{resumed}");
    game.post("has resumed the game").await;
    app.finish().await;
}

#[tokio::test]
async fn reminders_come_at_each_of_their_times_to_those_who_owe() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times reminder:24h, 2h").await;
    // The open phase keeps its reminders; a new deadline has the new ones.
    gm.hears(game.table, "gm deadline when:48h").await;
    let (france, turkey) = (game.of("france"), game.of("turkey"));
    game.writes("france", "A Par H\nA Mar H\nF Bre H").await;
    turkey.tells_the_bot("help").await;
    app.pass(25 * HOUR);
    let here = turkey.private().await;
    turkey.sees_words(here, "still waiting for you").await;
    app.pass(22 * HOUR);
    let enough = |m: &&serde_json::Value| words_of(m).contains("still waiting for you");
    let reminded = app.until("two reminders", async || {
        let all = turkey.messages(here).await;
        (all.iter().filter(enough).count() > 1).then_some(())
    });
    reminded.await;
    let there = france.private().await;
    let spared = france.messages(there).await;
    assert!(spared.iter().filter(enough).count() == 0);
    app.finish().await;
}

#[tokio::test]
async fn the_players_give_themselves_more_time_by_vote() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for (line, answer) in [
        ("extend by:soon", "cannot read"),
        ("extend by:30d", "at most 2 days more"),
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    let stranger = app.person("Henrik").await;
    let refused = stranger.hears(game.table, "extend by:24h").await;
    assert!(refused.contains("do not play"), "{refused}");
    let line = "extend by:24h why:Exams *this* week";
    france.hears(game.table, line).await;
    let asked = words_of(&game.post("Voted so far").await);
    assert!(asked.contains("Exams \\*this\\* week"), "{asked}");
    // More than half of seven are four: three others agree.
    for power in ["austria", "england", "turkey"] {
        game.of(power).hears(game.table, "extend by:24h").await;
    }
    let post = words_of(
        &game
            .post("The players have voted to move the deadline")
            .await,
    );
    assert!(post.contains("from <t:"), "{post}");
    assert!(post.contains("Exams"), "{post}");
    let rest = france.hears(game.table, "extend by:48h").await;
    assert!(rest.contains("at most 1 day more"), "{rest}");
    game.gm()
        .hears(game.table, "gm times extension:Nobody")
        .await;
    let off = france.hears(game.table, "extend by:1h").await;
    assert!(off.contains("only the GM"), "{off}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_stops_the_clock_is_not_told_of_it_again() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, germany) = (game.gm(), game.of("germany"));
    for person in [gm, germany] {
        person.tells_the_bot("help").await;
    }
    gm.hears(game.table, "gm pause").await;
    germany
        .sees_words(germany.private().await, "has paused the game")
        .await;
    app.until("everything to be said", async || {
        (app.posts_open().await == 0).then_some(())
    })
    .await;
    let own = app.standin.messages(gm.id, gm.private().await);
    let told: Vec<String> = own.iter().map(words_of).collect();
    assert!(
        !told.iter().any(|words| words.contains("has paused")),
        "{told:?}"
    );
    app.finish().await;
}
