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
