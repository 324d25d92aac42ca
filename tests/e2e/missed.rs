//! Missed turns: who is told what, civil disorder, coming back, and taking over.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, SPRING, WISHES};
use crate::said::{component, words_of};

/// All write in a phase but these, and the deadline passes.
async fn passes_without(app: &TestApp, game: &Game, silent: &[&str], next: &str) {
    for power in WISHES.iter().filter(|p| !silent.contains(p)) {
        let told = game.of(power).tells_the_bot(orders(power)).await;
        assert!(
            words_of(&told).contains('✓'),
            "{power}: {}",
            words_of(&told)
        );
    }
    app.pass(49 * HOUR);
    game.post(next).await;
}

/// An order that is legal as long as the unit stays where it begins.
fn orders(power: &str) -> &'static str {
    match power {
        "austria" => "A Vie H",
        "england" => "A Lvp H",
        "france" => "A Par H",
        "germany" => "A Mun H",
        "italy" => "A Rom H",
        "russia" => "A Mos H",
        _ => "A Con H",
    }
}

#[tokio::test]
async fn two_missed_phases_are_civil_disorder_and_writing_is_coming_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // Turkey has used commands only: that is enough to be written to.
    let turkey = game.of("turkey");
    passes_without(&app, &game, &["turkey"], "Fall 1901, movement").await;
    let here = turkey.private().await;
    let warned = words_of(&turkey.sees_words(here, "one missed phase").await);
    assert!(warned.contains("after 2 the power"), "{warned}");
    passes_without(&app, &game, &["turkey"], "Turkey is in civil disorder").await;
    turkey.sees_words(here, "2 missed phases in a row").await;
    let sheet = turkey.hears(game.table, "orders").await;
    assert!(sheet.contains("/game return"), "{sheet}");
    let seats = turkey.hears(game.table, "game seats power:turkey").await;
    assert!(seats.contains("until Spring 1902"), "{seats}");
    assert!(
        seats.contains("Spring 1901, movement; Fall 1901, movement"),
        "{seats}"
    );
    // A button does it, too: under the word about it, and in the place of the orders.
    let told = turkey
        .sees_words(here, "After 2 missed phases in a row")
        .await;
    assert!(
        component(&told["components"], "Play on").is_some(),
        "{told:#}"
    );
    let instead = turkey.types(game.table, "orders").await.message();
    assert!(
        component(&instead["components"], "Play on").is_some(),
        "{instead:#}"
    );
    // No confirm, no form: what is written counts, and the seat with it.
    let told = words_of(&turkey.tells_the_bot("A Con H").await);
    assert!(told.contains('✓'), "{told}");
    game.post("is back and plays Turkey again").await;
    let again = turkey.hears(game.table, "game return").await;
    assert!(again.contains("already"), "{again}");
    let again = turkey.press(&instead, "Play on").await.message();
    assert!(words_of(&again).contains("already"), "{again:#}");
    app.finish().await;
}

#[tokio::test]
async fn a_button_takes_the_own_power_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times disorder:1").await;
    let turkey = game.of("turkey");
    passes_without(&app, &game, &["turkey"], "Turkey is in civil disorder").await;
    let private = turkey.private().await;
    let told = turkey.sees_words(private, "now in civil disorder").await;
    let back = turkey.press(&told, "Play on").await.message();
    assert!(words_of(&back).contains("Welcome back"), "{back:#}");
    game.post("is back and plays Turkey again").await;
    let panel = turkey.press(&back, "My turn").await.message();
    assert!(
        words_of(&panel).contains("Nothing entered yet"),
        "{panel:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn nobody_is_told_he_missed_what_he_did_not_owe() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // Ready without a line is an answer; and a phase the GM closes early is missed by nobody.
    game.ready(&["italy"]).await;
    passes_without(&app, &game, &["italy"], "Fall 1901, movement").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Spring 1902, movement").await;
    let seats = game.gm().hears(game.table, "game seats").await;
    assert!(!seats.contains("Missed"), "{seats}");
    app.finish().await;
}

#[tokio::test]
async fn a_volunteer_takes_over_by_the_button() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times disorder:1").await;
    let henrik = app.person("Henrik").await;
    let none = henrik.hears(game.table, "game takeover").await;
    assert!(none.contains("has a player"), "{none}");
    passes_without(&app, &game, &["turkey"], "needs a new player").await;
    let call = game.post("needs a new player").await;
    let player = game.of("france");
    let plays = words_of(&player.press(&call, "Take over Turkey").await.message());
    assert!(plays.contains("already"), "{plays}");
    let taken = words_of(&henrik.press(&call, "Take over Turkey").await.message());
    assert!(taken.contains("You now play Turkey"), "{taken}");
    game.post("now plays Turkey").await;
    let sheet = henrik.hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    // The seat is gone for who fell silent, and the button is stale.
    let late = game.of("turkey").hears(game.table, "game return").await;
    assert!(late.contains("no power to return to"), "{late}");
    let giulia = app.person("Adelaide").await;
    let stale = words_of(&giulia.press(&call, "Take over Turkey").await.message());
    assert!(stale.contains("already"), "{stale}");
    let seats = gm.hears(game.table, "game seats power:turkey").await;
    assert!(
        seats.contains("until Fall 1901") && seats.contains("since Fall 1901"),
        "{seats}"
    );
    app.finish().await;
}

#[tokio::test]
async fn the_gm_may_have_to_agree() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times disorder:1 approve:True")
        .await;
    passes_without(&app, &game, &["turkey"], "needs a new player").await;
    let henrik = app.person("Henrik").await;
    let asked = henrik.hears(game.table, "game takeover power:turkey").await;
    assert!(asked.contains("I have asked the GM"), "{asked}");
    let here = gm.private().await;
    let ask = gm.sees_words(here, "asks to take over Turkey").await;
    let agreed = words_of(&gm.press(&ask, "Approve").await.message());
    assert!(agreed.contains("now plays Turkey"), "{agreed}");
    let stale = words_of(&gm.press(&ask, "Approve").await.message());
    assert!(stale.contains("already"), "{stale}");
    app.finish().await;
}

#[tokio::test]
async fn what_is_rolled_back_was_not_missed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    gm.hears(game.table, "gm times disorder:1").await;
    passes_without(&app, &game, &["turkey"], "Turkey is in civil disorder").await;
    game.rolls_back("gm rollback").await;
    game.post("has rolled the game back").await;
    let sheet = game.of("turkey").hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    let seats = gm.hears(game.table, "game seats power:turkey").await;
    assert!(seats.contains("(rolled back)"), "{seats}");
    app.finish().await;
}

#[tokio::test]
async fn the_last_valid_sheet_counts_whether_or_not_ready_was_pressed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    // A line nobody can read changes nothing of what was written.
    game.of("france").tells_the_bot("A Par - Atlantis").await;
    game.writes("italy", "A Rom - Apu").await;
    app.pass(49 * HOUR);
    game.post("Fall 1901, movement").await;
    let why = |province: &str| format!("why province:{province}");
    let bounced = gm_hears(&game, &why("bur")).await;
    assert!(bounced.contains("A Par – Bur"), "{bounced}");
    let last = gm_hears(&game, &why("apu")).await;
    assert!(last.contains("A Rom – Apu"), "{last}");
    app.finish().await;
}

#[tokio::test]
async fn standing_orders_stand_in_and_may_count_as_missed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let turkey = game.of("turkey");
    turkey
        .hears(game.table, "standing set orders:A Con - Bul")
        .await;
    passes_without(&app, &game, &["turkey"], "Fall 1901, movement").await;
    let moved = gm_hears(&game, "why province:bul").await;
    assert!(moved.contains("A Con – Bul"), "{moved}");
    let seats = gm_hears(&game, "game seats power:turkey").await;
    assert!(
        seats.contains("Spring 1901, movement (stand-in orders)"),
        "{seats}"
    );
    let rule = "gm times standing:True disorder:1 openly:True";
    let told = gm_hears(&game, rule).await;
    assert!(told.contains("counts as missed"), "{told}");
    turkey
        .hears(game.table, "standing set orders:A Bul H")
        .await;
    passes_without(
        &app,
        &game,
        &["turkey"],
        "Nothing was handed in for Turkey (Fall 1901",
    )
    .await;
    game.post("Turkey is in civil disorder").await;
    app.finish().await;
}

#[tokio::test]
async fn who_has_played_one_power_does_not_take_over_another() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    for power in ["germany", "turkey"] {
        let person = game.of(power);
        let asked = person.types(game.table, "game leave").await.message();
        person.press(&asked, "Leave for good").await;
    }
    let germany = game.of("germany");
    let which = app
        .person("Henrik")
        .await
        .hears(game.table, "game takeover")
        .await;
    assert!(which.contains("Which power?"), "{which}");
    let other = germany
        .hears(game.table, "game takeover power:turkey")
        .await;
    assert!(other.contains("You have already played Germany"), "{other}");
    let none = germany.hears(game.table, "game return").await;
    assert!(none.contains("no power to return to"), "{none}");
    // Who left of their own will may have the own seat again, as anybody may.
    let own = germany
        .hears(game.table, "game takeover power:germany")
        .await;
    assert!(own.contains("You now play Germany"), "{own}");
    let taken = app.person("Henrik").await;
    let taken = taken.hears(game.table, "game takeover power:germany").await;
    assert!(taken.contains("Germany has a player"), "{taken}");
    app.finish().await;
}

async fn gm_hears(game: &Game, line: &str) -> String {
    game.gm().hears(game.table, line).await
}
