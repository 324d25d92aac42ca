//! A game that cannot be read: all others go on, its own people hear of it, and once it is mended it is played on.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::words_of;
use chancery::discord::ApiBase;
use chancery::i18n::Words;
use chancery::operations::WebAsked;
use chancery::operations::doctor::{Grade, Patient, examine};
use chancery::scheduler::{Clock, SystemClock};
use sqlx::{Connection, SqliteConnection};

/// Changes something in the bot's database behind its back.
async fn meddle(app: &TestApp, statement: &'static str) {
    let url = format!("sqlite:{}", app.folder().join("chancery.db").display());
    let mut c = SqliteConnection::connect(&url).await.expect("it opens");
    let done = sqlx::query(statement)
        .execute(&mut c)
        .await
        .expect("changed");
    assert_eq!(done.rows_affected(), 1);
    c.close().await.expect("closed");
}

const BREAK: &str = "UPDATE game SET settings = '\"' || settings WHERE name = 'The Long Peace'";
const MEND: &str = "UPDATE game SET settings = substr(settings, 2) WHERE name = 'The Long Peace'";

/// What the doctor finds wrong.
async fn faults(app: &TestApp) -> Vec<String> {
    let patient = Patient {
        web: WebAsked::default(),
        token: Some(app.standin.token().to_owned()),
        base: ApiBase::stand_in(app.standin.base_url()).expect("an address"),
        folder: app.folder().to_owned(),
        database: None,
        clock: || SystemClock.now(),
    };
    let findings = examine(&patient, Words::english()).await;
    let faults = findings.into_iter().filter(|f| f.grade == Grade::Fault);
    faults.map(|f| f.said).collect()
}

#[tokio::test]
async fn one_bad_game_holds_up_no_other() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, elsewhere) = (game.gm(), app.elsewhere());
    gm.types(elsewhere, "game create name:Healthy").await;
    meddle(&app, BREAK).await;

    // Lists, completions and commands of other games.
    let list = gm.hears(elsewhere, "game list").await;
    assert!(
        list.contains("Healthy") && !list.contains("The Long Peace"),
        "{list}"
    );
    let offered = gm.choices(elsewhere, "status game:", "game").await;
    let names: Vec<&str> = offered.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Healthy"]);
    let status = gm.hears(elsewhere, "status").await;
    assert!(status.contains("Healthy"), "{status}");
    let due = gm.hears(elsewhere, "diary").await;
    assert!(!due.contains("went wrong"), "{due}");
    // Where it is meant, it is not said to be missing.
    for line in ["status", "status game:The Long Peace"] {
        let told = gm.hears(game.table, line).await;
        assert!(
            told.contains("There was an error in the bot"),
            "{line}: {told}"
        );
    }

    // Its deadline comes. It is tried a few times, then its clock is stopped, and people hear of it.
    app.reach(60_000);
    app.pass(49 * HOUR);
    game.post("could not be adjudicated").await;
    let private = gm.private().await;
    gm.sees_words(private, "could not be adjudicated").await;
    // No further than a delivery may take.
    app.reach(6_000);
    let found = faults(&app).await.join("; ");
    assert!(found.contains("1 cannot be read"), "{found}");
    assert!(
        found.contains("its phase could not be adjudicated"),
        "{found}"
    );

    // Mended: its status says what was the matter, and it is played on.
    meddle(&app, MEND).await;
    let status = gm.hears(game.table, "status").await;
    assert!(status.contains("could not be adjudicated"), "{status}");
    gm.hears(game.table, "gm resume").await;
    let status = gm.hears(game.table, "status").await;
    assert!(!status.contains("could not be adjudicated"), "{status}");
    app.pass(HOUR);
    let post = game.post("Fall 1901, movement").await;
    assert!(!words_of(&post).contains("went wrong"), "{post}");
    app.finish().await;
}
