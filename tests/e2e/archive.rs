//! `/game archive`: nothing while the game goes on, and then a file that leads through the same game.

use chancery::archive::{Finding, verify};
use chancery::service::ENGINE;
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

/// What a verification says of each phase, and where the game ended.
fn checked(lines: &[Value]) -> Vec<String> {
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let found = verify(text.join("\n").as_bytes(), ENGINE).expect("a whole archive");
    assert!(found.same_board);
    let mut told: Vec<String> = found
        .phases
        .iter()
        .map(|p| {
            assert!(p.changed.is_empty() || p.noted, "{p:?}");
            match &p.finding {
                Finding::Same => format!("{} same", p.phase),
                other => format!("{} {other:?}", p.phase),
            }
        })
        .collect();
    told.push(format!("{} over", found.end.position.phase));
    told
}

async fn refused(game: &Game, words: &str) {
    for power in ["england", "france"] {
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
    assert_eq!(lines[0]["players"], 7);
    assert_eq!(lines[1]["seats"]["austria"], 1);
    // Nobody is named.
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let id = game.of("france").id.to_string();
    assert!(!text.join("").contains(&id));
    // Receipts were published for those who wrote.
    assert_eq!(lines[1]["receipts"].as_array().map(Vec::len), Some(7));
    assert_eq!(
        lines[1]["question"]["sheets"]["france"],
        json!(["A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mao"])
    );
    assert_eq!(lines[2]["question"]["sheets"]["france"][0], "A Bur - Bel");
    let sheets = &lines[3]["question"]["sheets"];
    assert_eq!(sheets, &json!({"austria": ["A Tri - Vie"]}));
    assert_eq!(lines[3]["changes"][0]["kind"], "rollback", "{}", lines[3]);
    let last = &lines[4]["position"];
    assert!(last["outcome"]["draw"].is_array(), "{last}");
    assert!(last["sheets"].is_null(), "{last}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_for_credits_that_was_broken_off_keeps_its_money_and_options() {
    let app = TestApp::start().await;
    let options = "variant:economic options:army_price=3";
    let game = Game::begin_set(&app, options, "rulebook:2000").await;
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
        lines[2]["question"]["sheets"],
        json!({"russia": ["Call 1 from Turkey"]})
    );
    let last = &lines[3]["position"];
    let loan = &last["credits"]["loans"][0];
    assert_eq!(
        loan,
        &json!({
            "lender": "russia", "debtor": "turkey", "owed": 2, "called": 0, "made": 0,
            "note": "one a year",
        })
    );
    assert_eq!(last["outcome"], "abandoned");
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

/// A file as it came with an answer.
async fn attached(answer: &Value) -> String {
    let url = answer["attachments"][0]["url"].as_str();
    let url = url.unwrap_or_else(|| panic!("no file: {answer:#}"));
    let file = reqwest::get(url).await.expect("the file");
    file.text().await.expect("its text")
}

#[tokio::test]
async fn letters_stand_in_it_if_all_agree_whom_they_went_between() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, italy, russia) = (game.of("france"), game.of("italy"), game.of("russia"));
    for (who, line) in [
        (france, "press to powers:Italy text:Piedmont stays empty"),
        (
            italy,
            "press to powers:France, Russia text:Agreed by all three",
        ),
        (russia, "press to powers:Turkey text:Not for the book"),
        (russia, "press public text:Peace in our time"),
    ] {
        who.hears(game.table, line).await;
    }
    let told = france.hears(game.table, "press consent").await;
    assert!(told.contains("have not said"), "{told}");
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let told = app
        .person("Henrik")
        .await
        .hears(game.table, "press consent agree:True")
        .await;
    assert!(told.contains("You do not play"), "{told}");
    for power in WISHES {
        game.of(power).hears(game.table, "draw").await;
    }
    let post = game.post("is over").await;
    assert!(
        words_of(&post).contains("may your letters appear"),
        "{post:#}"
    );
    let none = archive(&app, &game).await;
    assert!(none[1]["press"].is_null(), "{}", none[1]);
    let told = words_of(&france.press(&post, "Show my letters").await.message());
    assert!(
        told.contains("none of your 2 letters is included"),
        "{told}"
    );
    italy.press(&post, "Show my letters").await;
    let told = russia.hears(game.table, "press consent agree:True").await;
    assert!(told.contains("letters may appear"), "{told}");
    let lines = archive(&app, &game).await;
    let texts = |lines: &[Value]| -> Vec<String> {
        let press = lines[1]["press"].as_array().cloned().unwrap_or_default();
        let texts = press
            .iter()
            .map(|l| l["text"].as_str().unwrap_or_default().to_owned());
        texts.collect()
    };
    let all = [
        "Piedmont stays empty",
        "Agreed by all three",
        "Peace in our time",
    ];
    assert_eq!(texts(&lines), all);
    let press = &lines[1]["press"];
    assert_eq!(press[1]["from"], "italy");
    assert_eq!(press[1]["to"], json!(["france", "russia"]));
    assert_eq!(press[2]["public"], true);
    assert_eq!(checked(&lines).len(), 2);
    // Who changes his mind takes both sides' words out.
    let told = france.hears(game.table, "press consent agree:False").await;
    assert!(told.contains("stay private"), "{told}");
    assert_eq!(texts(&archive(&app, &game).await), ["Peace in our time"]);
    app.finish().await;
}

#[tokio::test]
async fn of_a_game_that_goes_on_its_gm_gets_the_closed_phases() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let told = gm.hears(game.table, "game archive").await;
    assert!(told.contains("No phase"), "{told}");
    for (power, text) in SPRING {
        game.writes(power, text).await;
    }
    gm.hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    game.writes("france", "A Bur - Mun").await;
    let answer = gm.types(game.table, "game archive").await.message();
    assert!(
        words_of(&answer).contains("still being played"),
        "{answer:#}"
    );
    let text = attached(&answer).await;
    assert!(!text.contains("Bur - Mun"), "{text}");
    let lines: Vec<Value> = text
        .lines()
        .map(|l| serde_json::from_str(l).expect("JSON"))
        .collect();
    assert_eq!(checked(&lines), ["S1901M same", "F1901M over"]);
    let found = verify(text.as_bytes(), ENGINE);
    let (told, _) = chancery::archive::tell(chancery::i18n::Words::english(), &found);
    assert!(
        told.iter().any(|l| l.contains("still being played")),
        "{told:?}"
    );
    refused(&game, "still being played").await;
    app.finish().await;
}

#[tokio::test]
async fn what_stays_secret_until_the_end_is_in_no_earlier_archive() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:economic").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let told = game.gm().hears(game.table, "game archive").await;
    assert!(told.contains("stays secret until the end"), "{told}");
    app.finish().await;
}
