//! Looking at a game: the map, the status, the history, reasons, help.

use crate::app::TestApp;
use crate::game::{Game, SPRING};
use crate::said::{is_private, words_of};

#[tokio::test]
async fn everybody_may_look() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let early = france.hears(game.table, "history").await;
    assert!(early.contains("Nothing has been played"), "{early}");
    let early = france.hears(game.table, "why province:bur").await;
    assert!(
        early.contains("No phase of this game has been played"),
        "{early}"
    );
    game.play(&SPRING, "Fall 1901, movement").await;

    let map = france.types(game.table, "map").await.message();
    assert!(
        is_private(&map) && map.to_string().contains("Fall 1901"),
        "{map:#}"
    );
    let shared = france.types(game.table, "map share:true").await.message();
    assert!(!is_private(&shared));
    let past = france.types(game.table, "map phase:S1901M").await.message();
    assert!(past.to_string().contains("Spring 1901"), "{past:#}");

    let pictures = |m: &serde_json::Value| m["attachments"].as_array().map(Vec::len);
    assert_eq!(pictures(&past), Some(2));
    let line = "map phase:S1901M orders:false";
    let bare = france.types(game.table, line).await.message();
    assert_eq!(pictures(&bare), Some(1));

    let status = words_of(
        &france
            .types(game.table, "status share:true")
            .await
            .message(),
    );
    assert!(
        status.contains("**France**") && status.contains("<t:"),
        "{status}"
    );
    let history = france.hears(game.table, "history").await;
    assert!(history.contains("Spring 1901, movement"), "{history}");
    let chapter = france.hears(game.table, "history phase:S1901M").await;
    assert!(chapter.contains("A Par – Bur"), "{chapter}");
    let choices = france.choices(game.table, "history phase:", "phase").await;
    assert_eq!(choices.len(), 1, "{choices:?}");

    let why = france.hears(game.table, "why province:burgundy").await;
    assert!(
        why.contains("2 against 1") && why.contains("1 against 2"),
        "{why}"
    );
    for (line, answer) in [
        ("why province:bur phase:F1950M", "There was no phase"),
        ("why province:smy phase:S1850M", "There was no phase"),
        ("why province:lpol", "not a province"),
        ("why province:naf", "No unit stood there"),
        ("history phase:soon", "There was no phase"),
        ("map phase:soon", "There was no phase"),
        ("status game:Nothing", "no game called"),
        ("map game:Nothing", "no game called"),
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    app.finish().await;
}

#[tokio::test]
async fn help_is_given_anywhere() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let general = henrik.hears(app.elsewhere(), "help").await;
    assert!(general.contains("/game create"), "{general}");
    let private = henrik.private().await;
    let orders = henrik.hears(private, "help topic:Orders").await;
    assert!(orders.contains("A Par - Bur"), "{orders}");
    app.finish().await;
}
