//! Blocks by command: each does what it says on one's own sheet, and refuses what cannot be.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{is_private, words_of};

/// A game played for blocks, in its first Winter with nobody having moved.
async fn winter(app: &TestApp, options: &str) -> Game {
    let rules = match options {
        "" => "variant:investment".to_owned(),
        _ => format!("variant:investment options:{options}"),
    };
    let game = Game::begin_of(app, &rules).await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    game
}

#[tokio::test]
async fn points_are_placed_with_a_running_remainder() {
    let app = TestApp::start().await;
    let game = winter(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    // Fifteen points, three units: nothing is left to place until one goes.
    let told = france
        .hears(table, "blocks place province:Paris points:1")
        .await;
    assert!(
        told.contains('✗') && told.contains("no points are left"),
        "{told}"
    );
    let told = france.hears(table, "blocks disband unit:F Bre").await;
    for part in [
        "✓ `Disband F Bre`",
        "**8 left of 18.**",
        "+3 (I-06b)",
        "FORFEITED",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let answer = france
        .types(table, "blocks place province:Paris points:3")
        .await
        .message();
    let told = words_of(&answer);
    assert!(is_private(&answer));
    for part in ["✓ `Place 3 in Par`", "**5 left of 18.**", "Paris 5 **+3**"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = france
        .hears(table, "blocks place province:mar points:6")
        .await;
    let left = "only 5 points are left for it: place 5";
    assert!(told.contains(left) && told.contains('✗'), "{told}");
    // A new order for the same province takes the place of the old one.
    let told = france
        .hears(table, "blocks place province:par points:4")
        .await;
    assert!(told.contains("instead of `Place 3 in Par`"), "{told}");
    assert!(told.contains("**4 left of 18.**"), "{told}");
    let told = france.hears(table, "blocks rest province:Marseilles").await;
    assert!(told.contains("✓ `Place the rest in Mar`"), "{told}");
    assert!(told.contains("**0 left of 18.**"), "{told}");
    assert!(!told.contains("FORFEITED"), "{told}");
    // The same on the sheet, with what comes after it.
    let panel = france.hears(table, "orders").await;
    for part in [
        "`Place 4 in Par`",
        "Your units: −10 (I-03b)",
        "Paris +4, Marseilles +4",
        "23 blocks of the 100",
    ] {
        assert!(panel.contains(part), "{part}: {panel}");
    }
    let told = france.hears(table, "blocks clear province:Paris").await;
    assert!(
        told.contains("off your sheet") && !told.contains("Place 4"),
        "{told}"
    );
    assert!(told.contains("Place the rest in Mar"), "{told}");
    france.hears(table, "blocks clear").await;
    let told = france.hears(table, "blocks clear").await;
    assert!(told.contains("Nothing is written"), "{told}");
    app.finish().await;
}
