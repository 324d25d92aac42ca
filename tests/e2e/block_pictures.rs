//! Investment Diplomacy's pictures: the map with its blocks, the ledger of points, the chart of the
//! years, each with words for those who do not see it.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{is_private, pictures, words_of};
use serde_json::Value;

const POWERS: [&str; 7] = [
    "austria", "england", "france", "germany", "italy", "russia", "turkey",
];

/// Everybody ready, and the post of the next phase.
async fn close(game: &Game, next: &str) -> Value {
    game.ready(&POWERS).await;
    game.post(next).await
}

/// A message's pictures: their files' names and what they show.
fn shown(message: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = pictures(message).into_iter();
    all.map(|p| (text(&p["filename"]), text(&p["description"])))
        .collect()
}

#[tokio::test]
async fn a_fall_shows_blocks_and_points_and_a_winter_the_years_besides() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:investment").await;
    let france = game.of("france");
    // Before anything was played there is the start alone.
    let early = france.types(game.table, "chart").await.message();
    assert!(is_private(&early), "{early:#}");
    assert!(words_of(&early).contains("**Russia**: 20"), "{early:#}");

    game.writes("france", "A Mar - Spa").await;
    let fall = close(&game, "Fall 1901, movement").await;
    let spring = shown(&fall);
    let names: Vec<&str> = spring.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["orders.png"], "one picture a message");

    let winter = close(&game, "Winter 1901, builds").await;
    let fall = shown(&winter);
    let names: Vec<&str> = fall.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["orders.png"]);
    // The map that came of it is a press away, the ledger in the thread.
    let map = france.press(&winter, "Map").await.message();
    let map = &shown(&map)[0].1;
    let ledger = &game.table_of(&winter, "ledger.png").await;
    // I-01b: five in each centre; I-04a: a point for each block.
    assert!(
        map.contains("France 20 blocks (Bre-5, Mar-5, Par-5, Spa-5)"),
        "{map}"
    );
    assert!(map.contains("neutral (") && map.contains("Swe-5"), "{map}");
    assert!(
        ledger.contains("France 20 blocks (+5), 20 points"),
        "{ledger}"
    );
    assert!(
        ledger.contains("Turkey 15 blocks (+0), 15 points"),
        "{ledger}"
    );

    game.writes("france", "place 5 in Par").await;
    let spring = close(&game, "Spring 1902, movement").await;
    let year = shown(&spring);
    let names: Vec<&str> = year.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["orders.png"]);
    let map = france.press(&spring, "Map").await.message();
    let map = &shown(&map)[0].1;
    let ledger = &game.table_of(&spring, "ledger.png").await;
    let chart = &game.table_of(&spring, "chart.png").await;
    assert!(map.contains("Par-10"), "{map}");
    // I-04e: neutral centres keep an army each.
    assert!(map.contains("A Swe"), "{map}");
    // 2B.13: three units cost 15 of the 20 points, five are placed.
    assert!(
        ledger.contains("France 25 blocks (+5), 0 points"),
        "{ledger}"
    );
    assert!(chart.contains("France from 15 to 25"), "{chart}");
    assert!(chart.contains("goal 100"), "{chart}");

    // The same by command, as a picture and in numbers.
    let asked = france.types(game.table, "chart share:true").await.message();
    assert!(!is_private(&asked));
    assert_eq!(shown(&asked)[0].1, *chart);
    let told = words_of(&asked);
    assert!(told.contains("**France**: 15, 25"), "{told}");
    let units = france.hears(game.table, "chart what:Units").await;
    assert!(units.contains("**France**: 3, 3"), "{units}");
    app.finish().await;
}

#[tokio::test]
async fn a_chart_shows_centres_or_incomes_where_the_game_is_won_by_them() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    game.writes("france", "A Mar - Spa").await;
    close(&game, "Fall 1901, movement").await;
    let spring = france.hears(game.table, "chart").await;
    assert!(
        spring.contains("**France**: 3\n"),
        "no year has closed: {spring}"
    );
    close(&game, "Winter 1901, builds").await;
    let chart = france.types(game.table, "chart").await.message();
    let told = words_of(&chart);
    assert!(told.contains("goal 18"), "{told}");
    assert!(told.contains("**France**: 3, 4"), "{told}");
    let alt = &shown(&chart)[0].1;
    assert!(alt.contains("France from 3 to 4"), "{alt}");
    let none = france.hears(game.table, "chart what:Blocks").await;
    assert!(none.contains("not counted in this game"), "{none}");
    app.finish().await;
}
