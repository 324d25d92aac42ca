//! Points lent and given: the way of credits, in words of points, and only where the GM allows it.

use crate::app::TestApp;
use crate::blocks_commands::winter;
use crate::page::Person;
use crate::said::words_of;
use serde_json::Value;

async fn told(person: &Person, words: &str) -> Value {
    let channel = person.private().await;
    person.sees_words(channel, words).await
}

#[tokio::test]
async fn r2b_22_points_are_lent_by_button_and_called_back() {
    let app = TestApp::start().await;
    let game = winter(&app, "loans=allowed").await;
    let (france, italy, table) = (game.of("france"), game.of("italy"), game.table);
    for power in ["france", "italy", "turkey"] {
        game.of(power).tells_the_bot("help").await;
    }
    france.hears(table, "blocks disband unit:F Bre").await;
    let line = "credits lend to:italy amount:4 note:back in 1903";
    let said = france.hears(table, line).await;
    for part in [
        "✓ `Lend 4 to Italy",
        "waiting for Italy",
        "You hold **15 points**",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let offer = told(italy, "France offers to lend you 4 points").await;
    let done = italy.press(&offer, "Declare: Borrow 4 from France").await;
    let words = words_of(&done.message());
    assert!(words.contains("both sides have declared this"), "{words}");
    // The loan can be spent the same Winter.
    let words = italy
        .hears(table, "blocks place province:Rome points:4")
        .await;
    assert!(words.contains("**0 of 19 points left.**"), "{words}");
    let panel = france.hears(table, "orders").await;
    assert!(panel.contains("**4 of 14 points left.**"), "{panel}");
    france.hears(table, "blocks rest province:Paris").await;
    game.gm().hears(table, "gm process").await;
    game.post("Spring 1902").await;
    let loans = italy.hears(table, "credits loans").await;
    assert!(loans.contains("You owe France 4 points"), "{loans}");
    assert!(loans.contains("back in 1903"), "{loans}");
    let history = game.of("turkey").hears(table, "history phase:W1901A").await;
    assert!(history.contains("+4 loans and gifts, net"), "{history}");
    assert!(!history.contains("lent"), "{history}");
    let others = game.of("turkey").hears(table, "credits loans").await;
    assert!(others.contains("no open loans"), "{others}");
    // Called, it is collected when the Fall has paid.
    let called = france.hears(table, "credits call from:italy").await;
    assert!(called.contains("✓ `Call all from Italy`"), "{called}");
    for next in ["Fall 1902, movement", "Winter 1902"] {
        game.gm().hears(table, "gm process").await;
        game.post(next).await;
    }
    told(
        france,
        "Italy paid back the 4 points that France had called",
    )
    .await;
    let shown = italy.hears(table, "credits balance").await;
    assert!(shown.contains("You hold **15 points**"), "{shown}");
    for (line, why) in [
        ("treasury to:Rome", "Points are not kept in provinces"),
        (
            "hire unit:A Rom to:france",
            "Points are not kept in provinces",
        ),
        ("give to:france amount:99", "only 15 points"),
        ("repay to:france amount:1", "nothing is owed"),
    ] {
        let told = italy.hears(table, &format!("credits {line}")).await;
        assert!(
            told.contains(why) && !told.contains("credit "),
            "{line}: {told}"
        );
    }
    app.finish().await;
}

#[tokio::test]
async fn i03g_without_the_option_nothing_is_lent_and_it_is_said_what_there_is() {
    let app = TestApp::start().await;
    let game = winter(&app, "").await;
    let france = game.of("france");
    let private = france.private().await;
    for line in ["give to:italy amount:1", "loans", "balance"] {
        let told = france.hears(private, &format!("credits {line}")).await;
        assert!(told.contains("cannot be lent or given"), "{line}: {told}");
        assert!(told.contains("/blocks show"), "{line}: {told}");
    }
    app.finish().await;
}
