//! `/game archive`: nothing while the game goes on, and then a file that leads through the same game.

use chancery::resolve::check;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING, WISHES};
use crate::said::{is_private, words_of};

/// The archive as anybody gets it: its lines.
async fn archive(app: &TestApp, game: &Game) -> Vec<Value> {
    let henrik = app.person("Henrik").await;
    let answer = henrik.types(game.table, "game archive").await.message();
    assert!(is_private(&answer), "{answer:#}");
    let file = &answer["attachments"][0];
    assert_eq!(file["filename"], "the-long-peace.jsonl", "{answer:#}");
    let url = file["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the file");
    let text = file.text().await.expect("its text");
    let lines = text.lines().map(|l| serde_json::from_str(l).expect("JSON"));
    lines.collect()
}

/// What a check says of each line.
fn checked(lines: &[Value]) -> Vec<String> {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let mut output = Vec::new();
    let good = check(text.join("\n").as_bytes(), &mut output).expect("lines");
    let output = String::from_utf8(output).expect("text");
    assert!(good, "{output}");
    let told = output.lines().map(|l| {
        let told: Value = serde_json::from_str(l).expect("JSON");
        let text = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
        format!("{} {}", text("phase"), text("result"))
    });
    told.collect()
}

async fn refused(game: &Game, words: &str) {
    for power in ["austria", "france"] {
        let told = game.of(power).hears(game.table, "game archive").await;
        assert!(told.contains(words), "{told}");
    }
}

#[tokio::test]
async fn a_year_that_ended_in_a_draw_can_be_resolved_again() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    refused(&game, "still being played").await;
    // Rolled back: these sheets are in no archive.
    game.writes("france", "A Par - Gas").await;
    gm.hears(game.table, "gm process").await;
    game.rolls_back("gm rollback").await;
    for (orders, phase) in [(SPRING, "Fall 1901"), (FALL, "Fall 1901, retreats")] {
        for (power, text) in orders {
            game.writes(power, text).await;
        }
        gm.hears(game.table, "gm process").await;
        game.post(phase).await;
    }
    // Back to the Fall's moves and, that undone, forward again: the retreats are still to come.
    let points = gm.choices(game.table, "gm rollback to:", "to").await;
    let (newest, seq) = &points[0];
    assert!(newest.contains("retreats"), "{points:?}");
    game.rolls_back("gm rollback").await;
    game.writes("france", "A Bur - Par").await;
    game.rolls_back(&format!("gm rollback to:{seq}")).await;
    game.writes("austria", "A Tri - Vie").await;
    gm.hears(game.table, "gm process").await;
    game.post("Winter 1901").await;
    refused(&game, "still being played").await;
    // Handed in for a phase that is never adjudicated.
    game.writes("turkey", "Build F Ank").await;
    for power in WISHES {
        game.of(power).hears(game.table, "draw").await;
    }
    game.post("is over").await;
    let lines = archive(&app, &game).await;
    let told = checked(&lines);
    let phases = ["S1901M same", "F1901M same", "F1901R same", "W1901A over"];
    assert_eq!(told, phases);
    assert_eq!(lines[0]["variant"], "standard");
    assert_eq!(
        lines[0]["sheets"]["france"],
        json!(["A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mao"])
    );
    assert_eq!(lines[1]["sheets"]["france"][0], "A Bur - Bel");
    assert_eq!(lines[2]["sheets"], json!({"austria": ["A Tri - Vie"]}));
    assert!(lines[3]["outcome"]["draw"].is_array(), "{}", lines[3]);
    assert!(lines[3]["sheets"].is_null(), "{}", lines[3]);
    app.finish().await;
}

#[tokio::test]
async fn a_game_for_credits_that_was_broken_off_keeps_its_money_and_options() {
    let app = TestApp::start().await;
    let options = "variant:economic options:army_price=3 rulebook:2000";
    let game = Game::begin_of(&app, options).await;
    let gm = game.gm();
    game.writes(
        "russia",
        "Lend 3 to Turkey note: one a year\nTreasury to Mos",
    )
    .await;
    game.writes("turkey", "Borrow 3 from Russia").await;
    game.writes("germany", "A Mun - Bur").await;
    gm.hears(game.table, "gm process").await;
    let first = game.post("Fall 1901, movement").await;
    assert!(words_of(&first).contains("Fall 1901"));
    // The undone Fall had number 2: what was written for it does not count for the one after it.
    game.writes("england", "F Lon - Eng").await;
    gm.hears(game.table, "gm process").await;
    game.rolls_back("gm rollback").await;
    game.writes("russia", "Call 1 from Turkey").await;
    gm.hears(game.table, "gm process").await;
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    game.post("is over").await;
    let lines = archive(&app, &game).await;
    let told = checked(&lines);
    assert_eq!(told, ["S1901M same", "F1901M same", "W1901A over"]);
    assert_eq!(lines[0]["options"], json!({"army_price": 3}));
    assert_eq!(lines[0]["rulebook"], "2000");
    assert_eq!(
        lines[1]["sheets"],
        json!({"russia": ["Call 1 from Turkey"]})
    );
    let loan = &lines[2]["credits"]["loans"][0];
    assert_eq!(
        loan,
        &json!({
            "lender": "russia", "debtor": "turkey", "owed": 2, "called": 0, "made": 0,
            "note": "one a year",
        })
    );
    assert_eq!(lines[2]["outcome"], "abandoned");
    app.finish().await;
}

#[tokio::test]
async fn a_game_without_a_phase_has_no_archive() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    gm.types(app.table(), "game create name:Quiet").await;
    let told = gm.hears(app.table(), "game archive").await;
    assert!(told.contains("not started"), "{told}");
    let asked = gm.types(app.table(), "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    let told = gm.hears(app.table(), "game archive game:Quiet").await;
    assert!(told.contains("No phase"), "{told}");
    app.finish().await;
}
