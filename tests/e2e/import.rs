//! `/game export` and `/game import`: a game as the Python package `diplomacy` saves it, and back.

use chancery::sandbox::Id;
use chancery::service::MOST_IMPORTS;
use serde_json::{Value, json};

use crate::app::{HOUR, TestApp};
use crate::game::{FALL, Game, SPRING};
use crate::page::Person;
use crate::said::{is_private, words_of};

/// Uploads a file; what a command's option has as its value then.
async fn uploaded(app: &TestApp, bytes: Vec<u8>) -> String {
    let url = format!("{}/sandbox/upload?name=game.json", app.standin.base_url());
    let sent = reqwest::Client::new().post(url).body(bytes).send().await;
    let answer: Value = sent.expect("an answer").json().await.expect("JSON");
    answer["file"].as_str().expect("its name").to_owned()
}

/// The saved game as somebody gets it.
async fn exported(person: &Person, table: Id, line: &str) -> Value {
    let answer = person.types(table, line).await.message();
    assert!(is_private(&answer), "{answer:#}");
    let url = answer["attachments"][0]["url"].as_str();
    let file = reqwest::get(url.unwrap_or_else(|| panic!("{answer:#}"))).await;
    file.expect("the file").json().await.expect("JSON")
}

/// Brings a file in and hears what is said.
async fn imports(app: &TestApp, person: &Person, name: &str, saved: &Value) -> String {
    let file = uploaded(app, saved.to_string().into_bytes()).await;
    let line = format!("game import name:{name} file:{file}");
    words_of(&person.types(app.table(), &line).await.message())
}

#[tokio::test]
async fn a_game_goes_out_and_comes_back_and_goes_on() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gm = game.gm();
    game.play(&SPRING, "Fall 1901, movement").await;
    game.play(&FALL, "Fall 1901, retreats").await;
    let mut saved = exported(gm, game.table, "game export").await;
    let phases = saved["phases"].as_array().expect("phases");
    let names: Vec<&Value> = phases.iter().map(|p| &p["name"]).collect();
    assert_eq!(names, ["S1901M", "F1901M", "F1901R"]);
    let spring = &phases[0];
    assert_eq!(
        spring["state"]["units"]["FRANCE"],
        json!(["F BRE", "A MAR", "A PAR"])
    );
    let orders = spring["orders"]["FRANCE"].as_array().expect("orders");
    assert!(orders.contains(&json!("A MAR S A PAR - BUR")), "{orders:?}");
    assert_eq!(spring["results"]["A MUN"], json!(["bounce"]));
    let fall = &phases[1];
    let england = fall["orders"]["ENGLAND"].as_array().expect("orders");
    assert!(england.contains(&json!("A YOR - NWY VIA")), "{england:?}");
    assert!(
        england.contains(&json!("F NTH C A YOR - NWY")),
        "{england:?}"
    );
    assert_eq!(fall["results"]["A TRI"], json!(["dislodged"]));
    let retreats = &phases[2]["state"]["retreats"]["AUSTRIA"]["A TRI"];
    assert!(
        retreats.as_array().is_some_and(|r| !r.is_empty()),
        "{retreats}"
    );
    // Another adjudicator let Germany into Burgundy, which bounced.
    saved["phases"][1]["state"]["centers"]["GERMANY"] = json!(["BER", "KIE"]);
    let told = imports(&app, gm, "Again", &saved).await;
    assert!(told.contains("2 phases played"), "{told}");
    assert!(
        told.contains("disagrees") && told.contains("Spring 1901, movement: the owner of Munich"),
        "{told}"
    );
    // Its past can be looked at, and it can be played on.
    let history = gm.hears(app.table(), "history game:Again").await;
    assert!(history.contains("Spring 1901, movement"), "{history}");
    let chapter = gm
        .hears(app.table(), "history phase:F1901M game:Again")
        .await;
    assert!(chapter.contains("A Yor"), "{chapter}");
    for power in [
        "austria", "england", "france", "germany", "italy", "russia", "turkey",
    ] {
        let join = format!("game join power:{power} game:Again");
        game.of(power).types(app.table(), &join).await;
    }
    gm.types(app.table(), "gm start game:Again").await;
    gm.hears(app.table(), "gm process game:Again").await;
    let status = gm.hears(app.table(), "status game:Again").await;
    assert!(status.contains("Winter 1901"), "{status}");
    let again = exported(gm, game.table, "game export game:Again").await;
    assert_eq!(again["phases"].as_array().map(Vec::len), Some(4));
    // It can be taken back to before it was brought in, and played from there.
    let points = gm
        .choices(game.table, "gm rollback game:Again to:", "to")
        .await;
    let first = points.iter().find(|(name, _)| name.contains("Spring 1901"));
    let (_, seq) = first.unwrap_or_else(|| panic!("{points:?}"));
    let line = format!("gm rollback game:Again to:{seq}");
    let shown = gm.types(app.table(), &line).await.message();
    let done = words_of(&gm.press(&shown, "Do it").await.message());
    assert!(done.contains("is back at Spring 1901"), "{done}");
    game.of("france")
        .hears(game.table, "order unit:A Par order:A Par - Gas game:Again")
        .await;
    gm.hears(app.table(), "gm process game:Again").await;
    let board = gm.hears(app.table(), "board game:Again").await;
    assert!(board.contains("Gas"), "{board}");
    let again = exported(gm, game.table, "game export game:Again").await;
    assert_eq!(again["phases"].as_array().map(Vec::len), Some(2));
    app.finish().await;
}

#[tokio::test]
async fn what_cannot_be_brought_in_or_out_is_refused() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let told = game.gm().hears(game.table, "game export").await;
    assert!(told.contains("standard rules"), "{told}");
    let adelaide = app.person("Adelaide").await;
    let phase = |units: Value| {
        json!({"map": "standard", "phases": [
            {"name": "S1901M", "state": {"units": units, "centers": {}}, "orders": {}},
        ]})
    };
    for (saved, answer) in [
        (json!([]), "not a saved game"),
        (json!({"map": "modern", "phases": []}), "the map “modern”"),
        (json!({"map": "standard", "phases": []}), "no phase"),
        (phase(json!({"FRANCE": ["A PARIX"]})), "S1901M"),
        (phase(json!({"SPAIN": ["A PAR"]})), "S1901M"),
    ] {
        let told = imports(&app, &adelaide, "Wrong", &saved).await;
        assert!(told.contains(answer), "{saved}: {told}");
    }
    let file = uploaded(&app, b"{".to_vec()).await;
    let line = format!("game import name:Wrong file:{file}");
    let told = adelaide.hears(app.table(), &line).await;
    assert!(told.contains("not JSON"), "{told}");
    let good = phase(json!({"FRANCE": ["A PAR"]}));
    let told = imports(&app, &adelaide, "The Long Peace", &good).await;
    assert!(told.contains("called"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_file_that_cannot_be_fetched_is_not_read_as_one() {
    let app = TestApp::start().await;
    let gm = app.person("Adelaide").await;
    let file = uploaded(&app, b"{}".to_vec()).await;
    // Where it lay there is now a page that says so.
    app.standin.lose_files();
    let line = format!("game import name:Lost file:{file}");
    let told = words_of(&gm.types(app.table(), &line).await.message());
    assert!(told.contains("could not be downloaded"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn managers_and_gm_roles_bring_games_in_and_not_without_end() {
    let app = TestApp::start().await;
    let (adelaide, jasper) = (app.person("Adelaide").await, app.person("Jasper").await);
    let saved = json!({"map": "standard", "phases": [
        {"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"]}, "centers": {}}, "orders": {}},
        {"name": "COMPLETED", "state": {"units": {"FRANCE": ["A PAR"]}, "centers": {}}, "orders": {}},
    ]});
    let told = imports(&app, &jasper, "Mine", &saved).await;
    assert!(
        told.contains("Only server managers and people with a GM role"),
        "{told}"
    );
    // Finished ones count, too, and their names are no way around it.
    for _ in 0..MOST_IMPORTS {
        let told = imports(&app, &adelaide, "Again", &saved).await;
        assert!(told.contains("has been imported"), "{told}");
    }
    let told = imports(&app, &adelaide, "Again", &saved).await;
    assert!(told.contains("Try again tomorrow"), "{told}");
    app.pass(25 * HOUR);
    let told = imports(&app, &adelaide, "Again", &saved).await;
    assert!(told.contains("has been imported"), "{told}");
    app.finish().await;
}
