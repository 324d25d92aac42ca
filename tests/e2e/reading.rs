//! The board for those who do not see the map, or not its colours: words, patterns, other texts.

use crate::app::TestApp;
use crate::game::{Game, SPRING};
use crate::said::words_of;

#[tokio::test]
async fn the_board_is_told_in_words() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let england = game.of("england");
    let board = england.hears(game.table, "board").await;
    for told in [
        "**England**: 3 centres, 3 units",
        "Armies: Liverpool",
        "Fleets: Edinburgh, London",
        "St Petersburg (south coast)",
        "**Unowned**",
    ] {
        assert!(board.contains(told), "{told}: {board}");
    }
    game.play(&SPRING, "Fall 1901, movement").await;
    let board = england.hears(game.table, "board").await;
    assert!(board.contains("North Sea"), "{board}");
    let past = england.hears(game.table, "board phase:S1901M").await;
    assert!(past.contains("North Sea"), "{past}");

    let wrong = england.hears(game.table, "board phase:S1850M").await;
    assert!(wrong.contains("S1850M"), "{wrong}");
    let henrik = app.person("Henrik").await;
    let elsewhere = henrik.hears(app.elsewhere(), "board").await;
    assert!(elsewhere.contains("no game in this channel"), "{elsewhere}");
    app.finish().await;
}

#[tokio::test]
async fn maps_have_patterns_for_who_wants_them() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (england, france) = (game.of("england"), game.of("france"));
    let size = |message: &serde_json::Value| {
        let picture = &message["attachments"][0];
        assert!(
            picture["description"]
                .as_str()
                .is_some_and(|d| d.contains("Austria"))
        );
        picture["size"].as_u64().expect("a size")
    };
    let plain = size(&england.types(game.table, "map").await.message());
    let patterned = size(
        &england
            .types(game.table, "map patterns:true")
            .await
            .message(),
    );
    assert_ne!(plain, patterned);
    // It holds from now on, for this person alone and for what he alone sees.
    let again = england.types(game.table, "map").await.message();
    assert_eq!(size(&again), patterned);
    let shared = england.types(game.table, "map share:true").await.message();
    assert_eq!(size(&shared), plain, "{}", words_of(&shared));
    assert_eq!(
        size(&france.types(game.table, "map").await.message()),
        plain
    );
    let back = england
        .types(game.table, "map patterns:false")
        .await
        .message();
    assert_eq!(size(&back), plain);
    app.finish().await;
}

#[tokio::test]
async fn maps_are_darker_for_who_reads_at_night() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let england = game.of("england");
    let mut seen = Vec::new();
    for line in ["map night:true", "map", "map night:false"] {
        let shown = england.types(game.table, line).await.message();
        let url = shown["attachments"][0]["url"].as_str().expect("a picture");
        let file = reqwest::get(url).await.expect("the file");
        seen.push(file.bytes().await.expect("its bytes"));
    }
    assert_eq!(seen[0], seen[1], "it is remembered");
    assert_eq!(seen[1].len(), seen[2].len(), "only the colours differ");
    assert_ne!(seen[1], seen[2]);
    app.finish().await;
}
