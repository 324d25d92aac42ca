//! Looking at a game: the map, the status, the history, reasons, help.

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING};
use crate::said::{is_private, words_of};

#[tokio::test]
async fn everybody_may_look() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let early = france.hears(game.table, "history").await;
    assert!(early.contains("No phase has been played"), "{early}");
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
    assert_eq!(pictures(&past), Some(1));
    assert_eq!(past["attachments"][0]["filename"], "orders.png");
    let line = "map phase:S1901M orders:false";
    let bare = france.types(game.table, line).await.message();
    assert_eq!(pictures(&bare), Some(1));
    // What came of it is a press away, then and later.
    let after = france.press(&past, "Map afterwards").await.message();
    assert!(is_private(&after), "{after:#}");
    assert_eq!(after["attachments"][0]["filename"], "map.png");
    let alt = |m: &serde_json::Value| m["attachments"][0]["description"].to_string();
    assert!(alt(&after).contains("A Bur"), "{after:#}");
    assert_eq!(alt(&after), alt(&bare));

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
        ("why province:bur phase:F1950M", "This game has no phase"),
        ("why province:smy phase:S1850M", "This game has no phase"),
        ("why province:lpol", "not a province"),
        ("why province:naf", "No unit was in"),
        ("history phase:soon", "This game has no phase"),
        ("map phase:soon", "This game has no phase"),
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

#[tokio::test]
async fn a_map_is_enlarged_around_a_province_or_as_a_whole() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, table) = (game.of("france"), game.table);
    let picture = |m: &serde_json::Value| {
        let picture = &m["attachments"][0];
        let size = ["width", "height", "size"].map(|key| picture[key].as_u64().unwrap_or(0));
        let text = |key: &str| picture[key].as_str().unwrap_or_default().to_owned();
        (text("filename"), text("description"), size)
    };
    let offered = france.choices(table, "map around:burg", "around").await;
    assert_eq!(offered[0], ("Burgundy".to_owned(), "bur".into()));
    let shown = france.types(table, "map around:bur").await.message();
    assert!(is_private(&shown), "{shown:#}");
    let (name, alt, [width, height, _]) = picture(&shown);
    assert_eq!((name.as_str(), width, height), ("map-bur.png", 1400, 892));
    for part in ["around Burgundy", "France: A Mar, A Par", "Germany: A Mun"] {
        assert!(alt.contains(part), "{part}: {alt}");
    }
    assert!(!alt.contains("A Ber"), "{alt}");
    let line = "map around:Nowhere";
    let told = france.hears(table, line).await;
    assert!(told.contains("not a province"), "{told}");

    let alone = france.types(table, "map size:map only").await.message();
    let (name, alt, [width, height, _]) = picture(&alone);
    assert_eq!((name.as_str(), width, height), ("map-only.png", 1400, 1200));
    assert!(alt.contains("France 3 centres"), "{alt}");

    let shown = france.types(table, "map size:large share:true").await;
    let shown = shown.message();
    assert!(!is_private(&shown), "{shown:#}");
    let (name, alt, [width, height, size]) = picture(&shown);
    assert_eq!(name, "map-large.png");
    assert!(alt.contains("France 3 centres"), "{alt}");
    assert!(width > 2_400 && height > 2_300, "{width} x {height}");
    assert!(size < 10 << 20, "{size} bytes");

    let map = france.types(table, "map").await.message();
    let close = france.press(&map, "Zoom in").await.message();
    assert!(is_private(&close), "{close:#}");
    let (name, alt, [width, ..]) = picture(&close);
    assert_eq!(name, "orders-close.png");
    assert!(alt.contains("No order: Bre, Mar, Par"), "{alt}");
    assert!(width >= 1_400, "{width}");

    game.play(&SPRING, "Fall 1901, movement").await;
    let line = "map phase:S1901M around:Burgundy";
    let past = france.types(table, line).await.message();
    let (name, alt, _) = picture(&past);
    assert_eq!(name, "orders-bur.png");
    assert!(alt.contains("2 against 1"), "{alt}");
    app.finish().await;
}

#[tokio::test]
async fn the_reasons_asked_for_most_come_first() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, table) = (game.of("france"), game.table);
    game.play(&SPRING, "Fall 1901").await;
    let first = async |most: usize| -> Vec<String> {
        let all = france.choices(table, "why province:", "province").await;
        let names = all.into_iter().map(|(name, _)| name);
        names.take(most).collect()
    };
    let fought = first(3).await;
    assert!(fought.contains(&"Munich".to_owned()), "{fought:?}");
    game.play(&FALL, "Fall 1901, retreats").await;
    // Whoever lost a province is asked about before all others.
    assert_eq!(first(1).await, ["Trieste"]);
    game.gm().hears(table, "gm process").await;
    game.post("Winter 1901").await;
    assert_eq!(first(1).await, ["Trieste"], "the retreat changes nothing");
    let why = france.hears(table, "why province:tri").await;
    assert!(why.contains("Fall 1901, movement"), "{why}");
    let retreat = france.hears(table, "why province:tri phase:F1901R").await;
    assert!(retreat.contains("Fall 1901, retreats"), "{retreat}");
    app.finish().await;
}
