//! Absences announced in advance: they excuse, or they move the deadline.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES};

/// All but these write, and the deadline passes.
async fn passes_without(app: &TestApp, game: &Game, silent: &str, next: &str) {
    let orders = [
        ("austria", "A Vie H"),
        ("england", "A Lvp H"),
        ("france", "A Par H"),
        ("germany", "A Mun H"),
        ("italy", "A Rom H"),
        ("russia", "A Mos H"),
        ("turkey", "A Con H"),
    ];
    assert_eq!(orders.len(), WISHES.len());
    for (power, text) in orders.iter().filter(|(power, _)| *power != silent) {
        game.writes(power, text).await;
    }
    app.pass(48 * HOUR);
    game.post(next).await;
}

#[tokio::test]
async fn an_absence_excuses() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm().hears(game.table, "gm times disorder:1").await;
    let turkey = game.of("turkey");
    let told = turkey
        .hears(game.table, "absence announce until:2026-03-04")
        .await;
    assert!(told.contains("excused"), "{told}");
    passes_without(&app, &game, "turkey", "Fall 1901, movement").await;
    let seats = turkey.hears(game.table, "game seats power:turkey").await;
    assert!(seats.contains("(excused)"), "{seats}");
    // The next one is not, and a single miss is enough here.
    passes_without(&app, &game, "turkey", "Turkey is in civil disorder").await;
    app.finish().await;
}

#[tokio::test]
async fn an_absence_moves_the_deadline() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.gm()
        .hears(
            game.table,
            "gm times absence:Moves the deadline past the return absences:1",
        )
        .await;
    let turkey = game.of("turkey");
    let told = turkey
        .hears(
            game.table,
            "absence announce until:2026-03-06 game:The Long Peace",
        )
        .await;
    assert!(told.contains("has moved to"), "{told}");
    // The end of the sixth, and a day to come home.
    assert!(told.contains("<t:1772928000"), "{told}");
    game.post("Because of an announced absence").await;
    let again = turkey
        .hears(
            game.table,
            "absence announce until:2026-03-20 from:2026-03-15",
        )
        .await;
    assert!(again.contains("No more of your absences"), "{again}");
    app.finish().await;
}

#[tokio::test]
async fn absences_are_listed_and_taken_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let turkey = game.of("turkey");
    let none = turkey.hears(game.table, "absence list").await;
    assert!(none.contains("not announced any absence"), "{none}");
    for (line, answer) in [
        ("absence announce until:soon", "cannot read"),
        ("absence announce until:2026-02-01", "would be over already"),
        ("absence announce until:2026-09-01", "60 days"),
        ("absence cancel absence:7", "no absence 7"),
    ] {
        let told = turkey.hears(game.table, line).await;
        assert!(told.contains(answer), "/{line}: {told}");
    }
    let stranger = app.person("Henrik").await;
    let refused = stranger
        .hears(game.table, "absence announce until:5d")
        .await;
    assert!(refused.contains("do not play"), "{refused}");
    turkey.hears(game.table, "absence announce until:5d").await;
    let list = turkey.hears(game.table, "absence list").await;
    assert!(list.contains("all your games"), "{list}");
    let other = game
        .of("france")
        .hears(game.table, "absence cancel absence:1")
        .await;
    assert!(other.contains("no absence 1"), "{other}");
    let gone = turkey.hears(game.table, "absence cancel absence:1").await;
    assert!(gone.contains("is cancelled"), "{gone}");
    let none = turkey.hears(game.table, "absence list").await;
    assert!(none.contains("not announced any absence"), "{none}");
    app.finish().await;
}
