//! What who manages a server sets for all its games.

use crate::app::TestApp;

#[tokio::test]
async fn house_rules_hold_for_all_games() {
    let app = TestApp::start().await;
    // Adelaide manages the server; Bertrand does not.
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let (table, elsewhere) = (app.table(), app.elsewhere());
    let shown = adelaide.hears(table, "server show").await;
    assert!(shown.contains("every channel"), "{shown}");
    let line = format!("server channel channel:{table}");
    let told = adelaide.hears(table, &line).await;
    assert!(told.contains(&format!("<#{table}>")), "{told}");
    let again = adelaide.hears(table, &line).await;
    assert!(again.contains("already set that way"), "{again}");
    let told = bertrand
        .hears(elsewhere, "game create name:Elsewhere")
        .await;
    assert!(told.contains("cannot be created in this channel"), "{told}");
    adelaide.hears(table, "server limits own:1").await;
    bertrand.types(table, "game create name:One").await;
    let told = bertrand.hears(table, "game create name:Two").await;
    assert!(told.contains("games you created (1)"), "{told}");
    let told = adelaide
        .hears(table, "server language language:Deutsch")
        .await;
    assert!(told.contains("Deutsch"), "{told}");
    for line in [
        "server show",
        line.as_str(),
        "server limits games:2",
        "server language language:English",
    ] {
        let told = bertrand.hears(table, line).await;
        assert!(
            told.contains("Only managers of this server"),
            "/{line}: {told}"
        );
    }
    app.finish().await;
}

#[tokio::test]
async fn new_games_begin_with_what_the_managers_saved() {
    let app = TestApp::start().await;
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let (table, elsewhere) = (app.table(), app.elsewhere());
    let model = "game create name:Model variant:naval options:seasons=one speed:weekly: a week";
    adelaide.types(table, model).await;
    adelaide
        .types(table, "game set rulebook:2000 anonymous:true")
        .await;
    let told = bertrand.hears(table, "server defaults game:Model").await;
    assert!(told.contains("Only managers of this server"), "{told}");
    let told = adelaide.hears(table, "server defaults game:Model").await;
    for part in [
        "Naval Diplomacy, rulebook 2000",
        "seasons=one",
        "**Moves**: 7 days",
        "**Anonymous**: yes",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // What is asked for goes before it.
    let line = "game create name:Next speed:daily: a day";
    let next = bertrand.hears(elsewhere, line).await;
    for part in [
        "Naval Diplomacy",
        "2000",
        "seasons=one",
        "Anonymous",
        "Movement 1 day",
    ] {
        assert!(next.contains(part), "{part}: {next}");
    }
    let line = "game create name:Plain variant:standard";
    let plain = bertrand.hears(elsewhere, line).await;
    assert!(
        !plain.contains("Naval") && !plain.contains("seasons") && plain.contains("Anonymous"),
        "{plain}"
    );
    let shown = adelaide.hears(table, "server defaults").await;
    assert!(shown.contains("New games: as on every server"), "{shown}");
    let usual = bertrand.hears(elsewhere, "game create name:Usual").await;
    assert!(
        !usual.contains("Naval") && usual.contains("Movement 2 days"),
        "{usual}"
    );
    app.finish().await;
}
