//! Trades by command and by ticket: each does what it says on one's own sheet, refuses what cannot be, and
//! loses nothing; and the orders of several hands.

use crate::app::TestApp;
use crate::page::Person;
use crate::said::{is_private, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

/// A game of Capitalist Diplomacy with three players, begun.
pub struct Exchange {
    pub table: Id,
    pub adelaide: Person,
    pub bertrand: Person,
    pub cosima: Person,
}

pub async fn begin(app: &TestApp) -> Exchange {
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let create = "game create name:The Exchange variant:capitalist";
    let lobby = words_of(&adelaide.types(table, create).await.message());
    assert!(lobby.contains("Players (1)"), "{lobby}");
    let bertrand = app.person("Bertrand").await;
    let cosima = app.person("Cosima").await;
    for person in [&bertrand, &cosima] {
        person.types(table, "game join").await;
    }
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "SHA-256").await;
    Exchange {
        table,
        adelaide,
        bertrand,
        cosima,
    }
}

fn all(told: &str, parts: &[&str]) {
    for part in parts {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[tokio::test]
async fn trades_are_sealed_with_their_arithmetic_in_words() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (bertrand, table) = (&game.bertrand, game.table);
    let told = bertrand
        .types(table, "trade sell currency:lira units:500")
        .await
        .message();
    assert!(is_private(&told));
    let told = words_of(&told);
    all(
        &told,
        &[
            "✓ `Sell 500 lira`",
            "sell 500 lira for $500.00, keep $500.00",
        ],
    );
    let told = bertrand
        .hears(table, "trade buy currency:Germany units:400")
        .await;
    let sum = "sell 500 lira for $500.00, buy 400 marks for $400.00, keep $100.00";
    all(&told, &["✓ `Buy 400 marks`", sum]);
    // C-04b, C-04c, 3B.5, and what is no trade at all: said why, and nothing changes.
    for (line, why) in [
        (
            "sell currency:lira units:100",
            "you already sell as much of it",
        ),
        (
            "sell currency:crowns units:600",
            "at most 500 of a currency",
        ),
        (
            "buy currency:francs units:200",
            "you have $100.00, enough for only 100",
        ),
        ("buy currency:yen units:5", "“yen” is not a currency"),
        ("sell currency:crowns units:-5", "is negative"),
        ("sell currency:crowns units:2.5", "not a whole number"),
        (
            "sell currency:crowns units:many",
            "I do not understand “many”",
        ),
        ("clear currency:yen", "“yen” is not a currency"),
    ] {
        let told = bertrand.hears(table, &format!("trade {line}")).await;
        assert!(told.contains(why), "{line}: {told}");
    }
    let told = bertrand.hears(table, "trade review").await;
    all(&told, &[sum, "1,000 crowns at $1.00", "$7,000.00 in total"]);
    // Nobody else sees any of it.
    for line in ["status", "trade review", "exchange holdings", "orders"] {
        let told = game.cosima.hears(table, line).await;
        assert!(
            !told.contains("400 marks") && !told.contains("500 lira"),
            "{line}: {told}"
        );
    }
    let told = bertrand.hears(table, "trade clear currency:marks").await;
    all(
        &told,
        &["Trades cleared", "sell 500 lira for $500.00, keep $500.00"],
    );
    bertrand.hears(table, "trade clear").await;
    let told = bertrand.hears(table, "trade clear").await;
    assert!(told.contains("You have no order for that"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn amounts_are_proposed_within_ones_means() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (bertrand, table) = (&game.bertrand, game.table);
    let names = |choices: &[(String, Value)]| -> Vec<String> {
        choices.iter().map(|(name, _)| name.clone()).collect()
    };
    let offered = bertrand
        .choices(table, "trade sell currency:", "currency")
        .await;
    assert_eq!(offered.len(), 7);
    assert!(names(&offered).contains(&"lira – you hold 1,000 at $1.00".to_owned()));
    let line = "trade sell currency:lira units:";
    let offered = bertrand.choices(table, line, "units").await;
    assert_eq!(offered[0].0, "500 – brings $500.00");
    bertrand
        .types(table, "trade sell currency:lira units:300")
        .await;
    let offered = bertrand.choices(table, line, "units").await;
    assert_eq!(offered[0].0, "200 – brings $200.00");
    let line = "trade buy currency:marks units:";
    let offered = bertrand.choices(table, line, "units").await;
    assert_eq!(offered[0].0, "300 – costs $300.00");
    let offered = bertrand
        .choices(table, &format!("{line}400"), "units")
        .await;
    assert_eq!(offered[0].0, "400 – costs $400.00, you have $300.00");
    app.finish().await;
}

#[tokio::test]
async fn a_ticket_is_taken_whole_or_given_back() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (bertrand, table) = (&game.bertrand, game.table);
    // Sales come first, whatever the order (3B.2).
    let form = bertrand.types(table, "trade form").await.modal();
    let told = bertrand
        .fills_in(&form, &[("sheet", "buy 400 marks; sell 500 lira")])
        .await
        .message();
    let sum = "sell 500 lira for $500.00, buy 400 marks for $400.00, keep $100.00";
    all(&words_of(&told), &["saved and sealed", sum]);
    // The form holds what is sealed; a line that is not understood is named by its place.
    let form = bertrand.press(&told, "Edit trades").await.modal();
    assert!(form.to_string().contains("Sell 500 lira"), "{form:#}");
    let typed = "sell 500 lira; buy 40 mraks; A Par - Bur; sell 200 roubles if it rains";
    let refused = bertrand
        .fills_in(&form, &[("sheet", typed)])
        .await
        .message();
    let words = words_of(&refused);
    all(
        &words,
        &[
            "3 lines cannot be used",
            "Line 2, `buy 40 mraks`: “mraks” is not a currency. Did you mean marks",
            "Line 3",
            "that is not a trade",
            "Line 4",
            "a trade cannot have a condition",
            typed,
        ],
    );
    let told = bertrand.hears(table, "trade review").await;
    assert!(told.contains(sum), "nothing is lost: {told}");
    // Beyond one's means, all lines taken together.
    let line = "trade form lines:sell 100 lira; buy 150 marks";
    let told = bertrand.hears(table, line).await;
    all(
        &told,
        &[
            "Line 2",
            "enough for only 100",
            "sell 100 lira; buy 150 marks",
        ],
    );
    // A form opened before the trades changed does not undo the change.
    let stale = bertrand.press(&refused, "Edit trades").await.modal();
    bertrand.types(table, "trade clear").await;
    let told = bertrand
        .fills_in(&stale, &[("sheet", "sell 5 lira")])
        .await
        .message();
    all(
        &words_of(&told),
        &["changed after you opened that form", "sell 5 lira"],
    );
    // One written for a phase that is over comes back, too.
    let stale = bertrand.types(table, "trade form").await.modal();
    game.adelaide.hears(table, "gm process").await;
    game.adelaide.sees_words(table, "Fall 1901, movement").await;
    let told = bertrand
        .fills_in(&stale, &[("sheet", "sell 7 lira")])
        .await
        .message();
    assert!(words_of(&told).contains("sell 7 lira"), "{told:#}");
    app.finish().await;
}

#[tokio::test]
async fn whoever_holds_most_orders_and_the_others_do_not() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (table, adelaide, bertrand, cosima) =
        (game.table, &game.adelaide, &game.bertrand, &game.cosima);
    // In the first season everybody orders everything (C-01j); two to one decide (C-01g).
    let panel = words_of(&bertrand.types(table, "orders").await.message());
    all(
        &panel,
        &["every player may order every unit", "1,000 marks"],
    );
    for (person, order) in [
        (adelaide, "A Par - Bur"),
        (bertrand, "A Par - Pic"),
        (cosima, "A Par - Bur"),
    ] {
        let told = person
            .hears(table, &format!("order unit:A Par order:{order}"))
            .await;
        assert!(told.contains('✓'), "{told}");
    }
    bertrand
        .types(
            table,
            "trade form lines:sell 500 lira, 500 crowns; buy 900 marks",
        )
        .await;
    cosima
        .types(table, "trade form lines:sell 300 marks; buy 300 francs")
        .await;
    adelaide.hears(table, "gm process").await;
    adelaide.sees_words(table, "Fall 1901, movement").await;
    let why = adelaide.hears(table, "why province:Paris").await;
    all(
        &why,
        &[
            "The most popular order, 2 votes to 1",
            "`A Par - Bur`: 2 players",
            "`A Par - Pic`: 1 player",
        ],
    );
    // C-05b: marks net 900 - 300, so six cents up; lira five down.
    let told = adelaide.hears(table, "exchange prices").await;
    all(&told, &["1.06", "0.95"]);
    let told = adelaide.hears(table, "exchange trades").await;
    assert!(told.contains("900"), "{told}");
    // Now Bertrand commands Germany, Cosima France; the rest is shared by the two who kept theirs.
    let panel = bertrand.hears(table, "orders").await;
    assert!(panel.contains("Germany"), "{panel}");
    let told = bertrand.hears(table, "order unit:A Mun order:H").await;
    assert!(told.contains('✓'), "{told}");
    let told = cosima.hears(table, "order unit:A Mun order:H").await;
    all(
        &told,
        &["✗", "you cannot order Germany’s units this season"],
    );
    let offered = cosima.choices(table, "order unit:", "unit").await;
    assert!(
        offered.iter().all(|(name, _)| !name.contains("Munich")),
        "{offered:?}"
    );
    // Conditional orders, by completion and as text (C-08b).
    let line = "order unit:A Mun order:if dis";
    let offered = bertrand.choices(table, line, "order").await;
    assert!(offered[0].0.starts_with("If dislodged"), "{offered:?}");
    let told = bertrand
        .hears(table, "order unit:A Mun order:if dislodged, - Boh")
        .await;
    assert!(told.contains("✓ `If dislodged, A Mun - Boh`"), "{told}");
    let told = words_of(&bertrand.tells_the_bot("if one build, A Ber").await);
    assert!(told.contains("✓ `If 1 build, Build A Ber`"), "{told}");
    let told = bertrand
        .hears(table, "order unit:If 2 builds order:Build A Kie")
        .await;
    assert!(told.contains("✓ `If 2 builds, Build A Kie`"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_sheet_is_never_shown_in_place_of_a_public_message() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (table, adelaide) = (game.table, &game.adelaide);
    let post = adelaide.sees_words(table, "SHA-256").await;
    let elspeth = app.person("Elspeth").await;
    let guest = elspeth.press(&post, "My turn").await.message();
    assert!(is_private(&guest), "{guest:#}");
    let panel = elspeth.press(&guest, "Join").await.message();
    assert!(words_of(&panel).contains("1,000 marks"), "{panel:#}");
    assert!(is_private(&panel), "{panel:#}");
    let panel = elspeth.press(&post, "My turn").await.message();
    assert!(words_of(&panel).contains("1,000 marks"), "{panel:#}");
    assert!(is_private(&panel), "{panel:#}");
    for message in adelaide.messages(table).await {
        assert!(!words_of(&message).contains("You hold"), "{message:#}");
    }
    app.finish().await;
}

#[tokio::test]
async fn the_end_is_proposed_voted_for_and_counted() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (table, adelaide) = (game.table, &game.adelaide);
    // A stranger may look, and join at any time (C-07a).
    let dmitri = app.person("Dmitri").await;
    let post = adelaide.sees_words(table, "SHA-256").await;
    let guest = dmitri.press(&post, "My turn").await.message();
    let told = words_of(&guest);
    assert!(told.contains("You can join at any time"), "{told}");
    let panel = dmitri.press(&guest, "Join").await.message();
    assert!(words_of(&panel).contains("1,000 marks"), "{panel:#}");
    let told = dmitri.hears(table, "vote choice:yes motion:close").await;
    assert!(!told.contains("You voted"), "{told}");
    let told = dmitri
        .hears(table, "vote choice:propose the end of the game")
        .await;
    assert!(told.contains("You proposed: End of the game"), "{told}");
    let post = adelaide
        .sees_words(table, "proposes: End of the game")
        .await;
    for person in [adelaide, &game.bertrand] {
        let told = person.press(&post, "End of the game: yes").await;
        assert!(words_of(&told.message()).contains("End of the game"));
    }
    game.cosima.types(table, "vote choice:yes").await;
    let over = words_of(&adelaide.sees_words(table, "is over").await);
    // Everybody holds ten hundreds of each, and there are 22 centres owned: 220 points (C-11a).
    all(
        &over,
        &["220 points", "The secret behind this game’s lots was"],
    );
    app.finish().await;
}
