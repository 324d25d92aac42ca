//! A whole year of a game, from Spring moves to Winter builds, as seven people play it.

use crate::app::{HOUR, TestApp};
use crate::game::{FALL, Game, SPRING};
use crate::said::{id_of, pictures, words_of};
use serde_json::Value;

#[tokio::test]
async fn a_year_is_played() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;

    let fall = game.play(&SPRING, "Fall 1901, movement").await;
    let shown = pictures(&fall);
    assert_eq!(shown.len(), 1, "the orders as they went: {fall:#}");
    let map = game.of("france").press(&fall, "Map").await.message();
    assert_eq!(pictures(&map).len(), 1, "the map after them: {map:#}");
    let shown = [shown, pictures(&map)].concat();
    for picture in shown {
        assert!(
            picture["description"]
                .as_str()
                .is_some_and(|d| d.contains("Long Peace"))
        );
        assert!(
            picture["width"].as_u64().is_some_and(|w| w >= 1000),
            "{picture}"
        );
    }
    assert!(
        words_of(&fall).contains("<t:"),
        "the next deadline: {}",
        words_of(&fall)
    );
    // Every result with its reason stands in the thread.
    let post = game.gm().sees(game.table, "a thread on the post", |m| {
        m["id"] == fall["id"] && m["thread"].is_object()
    });
    let thread = id_of(&post.await["thread"]);
    let france = game.gm().sees_words(thread, "A Par – Bur").await;
    assert!(
        words_of(&france).contains("2 against 1"),
        "{}",
        words_of(&france)
    );
    let germany = game.gm().sees_words(thread, "A Mun – Bur").await;
    assert!(
        words_of(&germany).contains("1 against 2"),
        "{}",
        words_of(&germany)
    );

    // Convoys and coasts are among the choices, spelled out.
    let england = game.of("england");
    let yorkshire = england
        .choices(game.table, "order unit:A Yor order:", "order")
        .await;
    let by_sea = yorkshire
        .iter()
        .any(|(name, _)| name.contains("Norway by convoy"));
    assert!(by_sea, "{yorkshire:?}");
    let coasts = game
        .of("france")
        .choices(game.table, "order unit:F Mao order:spa", "order");
    let coasts: Vec<String> = coasts.await.into_iter().map(|(name, _)| name).collect();
    let (north, south) = ("north coast", "south coast");
    for coast in [north, south] {
        assert!(
            coasts.iter().any(|name| name.contains(coast)),
            "{coast}: {coasts:?}"
        );
    }

    let retreats = game.play(&FALL, "Fall 1901, retreats").await;
    assert!(
        words_of(&retreats).contains("One unit must retreat (Austria A Tri)"),
        "{}",
        words_of(&retreats)
    );
    let idle = words_of(&game.of("france").tells_the_bot("A Bel - Pic").await);
    assert!(idle.contains("None of your units has to retreat"), "{idle}");
    let blocked = words_of(&game.of("austria").tells_the_bot("A Tri - Ven").await);
    assert!(
        blocked.contains('✗') && blocked.contains("attacker came from"),
        "{blocked}"
    );
    let winter = game
        .play(&[("austria", "A Tri - Vie")], "Winter 1901, builds")
        .await;
    let takes = words_of(&winter);
    assert!(takes.contains("takes"), "{takes}");

    // Winter runs to its deadline: who has written is left in peace, who has not is reminded.
    let sheet = game.of("austria").hears(game.table, "orders").await;
    assert!(sheet.contains("nothing to do"), "{sheet}");
    for (power, text) in [
        ("england", "Build F Edi"),
        ("france", "Build A Par\nBuild A Mar\nBuild F Bre"),
        ("germany", "Build A Ber\nBuild F Kie"),
        ("italy", "Build A Rom\nBuild F Nap"),
        ("turkey", "Waive"),
    ] {
        game.writes(power, text).await;
    }
    game.ready(&["england", "france"]).await;
    let owes = game.gm().hears(game.table, "status").await;
    assert!(owes.contains("⏳ Russia"), "{owes}");
    app.pass(18 * HOUR + 1);
    let florian = game.of("russia");
    let private = florian.private().await;
    let reminder = florian
        .sees_words(private, "I am still waiting for you")
        .await;
    let called = reminder["mentions"].as_array().cloned().unwrap_or_default();
    let called: Vec<&Value> = called.iter().map(|u| &u["username"]).collect();
    assert_eq!(called, ["florian"], "only Russia is called");
    let heard = game.of("turkey").private().await;
    let heard = game.of("turkey").messages(heard).await;
    assert!(
        heard
            .iter()
            .all(|m| !words_of(m).contains("still waiting for you"))
    );
    app.pass(6 * HOUR);
    let spring = game.post("Spring 1902, movement").await;
    assert!(
        words_of(&spring).contains("France builds three units"),
        "{}",
        words_of(&spring)
    );
    let status = game.gm().hears(game.table, "status").await;
    for line in [
        "**Austria**",
        "3 SC, 3 units",
        "6 SC, 6 units",
        "5 SC, 4 units",
    ] {
        assert!(status.contains(line), "{line}: {status}");
    }
    app.finish().await;
}
