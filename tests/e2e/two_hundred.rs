//! Capitalist Diplomacy with two hundred players: whatever is shown stays within Discord's limits, and
//! nobody is written to who did not write first.

use crate::app::TestApp;
use crate::page::Person;
use crate::said::{picked, typed, words_of};
use crate::validate;
use chancery::sandbox::{Id, Standin};
use serde_json::Value;

/// How many join beside the GM.
const GUESTS: usize = 199;

/// One of the crowd types a command, and waits until something they see says `told`.
async fn types(app: &TestApp, user: Id, line: &str, told: &str) {
    let (name, mut options) = typed(line);
    let offered = app.standin.commands();
    let definition = offered.iter().find(|c| c["name"] == name.as_str());
    picked(definition.expect("a command"), &mut options);
    let table = app.table();
    app.standin
        .command(user, table, &name, &options)
        .unwrap_or_else(|why| panic!("/{line}: {why:?}"));
    let fits = |m: &Value| words_of(m).contains(told);
    let heard = |standin: &Standin| {
        let newest = standin.newest(user, table, 3);
        newest.iter().any(fits).then_some(())
    };
    let heard = app.shows(heard).await;
    let newest: Vec<_> = app
        .standin
        .newest(user, table, 3)
        .iter()
        .map(words_of)
        .collect();
    assert!(
        heard.is_some(),
        "/{line}: never heard “{told}” but {newest:#?}"
    );
}

/// How many pages of a book are turned: each is drawn.
const MOST_PAGES: usize = 3;

/// Turns a few pages of an answer.
async fn leaf_through(gm: &Person, table: Id, line: &str) -> usize {
    let mut page = gm.types(table, line).await.message();
    let mut pages = 1;
    while let Some(older) = next(&page) {
        page = gm.press(&page, &older).await.message();
        pages += 1;
        if pages == MOST_PAGES {
            break;
        }
    }
    pages
}

/// The button to the next page, if there is one.
fn next(message: &Value) -> Option<String> {
    let rows = message["components"].as_array()?.iter();
    let mut buttons = rows
        .filter_map(|row| row["components"].as_array())
        .flatten();
    let further = |b: &&Value| {
        let label = b["label"].as_str().unwrap_or_default();
        let open = b["disabled"] != true;
        open && (label.contains("Next") || label.contains('▶') || label.contains("More"))
    };
    let id = buttons.find(further)?["custom_id"].as_str()?;
    Some(id.to_owned())
}

#[tokio::test]
async fn two_hundred_players_stay_within_discords_limits_and_in_public() {
    let app = TestApp::start().await;
    let table = app.table();
    let gm = app.person("Adelaide").await;
    let standin = &app.standin;
    gm.types(table, "game create name:The Crowd variant:capitalist")
        .await;
    let guests = standin.add_people(GUESTS);
    let (lobby, late) = guests.split_at(GUESTS - 20);
    for guest in lobby {
        types(&app, *guest, "game join", "You have joined").await;
    }
    gm.types(table, "gm start").await;
    gm.sees_words(table, "SHA-256").await;
    for guest in late {
        types(&app, *guest, "game join", "You hold").await;
    }
    // Everybody trades; a third orders Paris, in as many ways as split the votes into a lot.
    let currencies = [
        "crowns", "pounds", "francs", "marks", "lira", "roubles", "piastres",
    ];
    for (i, guest) in guests.iter().enumerate() {
        let (from, to) = (currencies[i % 7], currencies[(i + 3) % 7]);
        let amount = 100 + i;
        let line = format!("trade form lines:sell {amount} {from}; buy {amount} {to}");
        types(&app, *guest, &line, "saved and sealed").await;
        if i % 3 == 0 {
            let to = ["Bur", "Pic", "Gas"][i / 3 % 3];
            let line = format!("order unit:A Par order:A Par - {to}");
            types(&app, *guest, &line, "✓ `A Par").await;
        }
    }
    gm.hears(table, "gm process").await;
    let post = gm.sees_words(table, "Fall 1901, movement").await;
    let turn = gm.press(&post, "My turn").await.message();
    assert!(words_of(&turn).contains("You hold"), "{turn:#}");
    gm.press(&post, "Status").await;
    // All that lists people.
    for line in [
        "status",
        "map",
        "game info",
        "game list",
        "history",
        "orders",
        "trade review",
    ] {
        gm.types(table, line).await;
    }
    for line in ["exchange prices", "exchange chart", "exchange score"] {
        gm.types(table, line).await;
    }
    for line in ["exchange holdings", "exchange trades"] {
        let pages = leaf_through(&gm, table, line).await;
        assert_eq!(pages, MOST_PAGES, "{line} has pages");
    }
    let why = gm.hears(table, "why province:Paris").await;
    assert!(
        why.contains("won the vote") || why.contains("most popular"),
        "{why}"
    );
    gm.types(table, "vote choice:propose the end of the game")
        .await;
    gm.sees_words(table, "proposes").await;
    gm.types(table, "history phase:S1901M").await;
    gm.choices(table, "order unit:", "unit").await;
    gm.choices(table, "trade sell currency:", "currency").await;

    let mut faults = Vec::new();
    let exchanges = standin.take_exchanges();
    for exchange in &exchanges {
        faults.extend(validate::exchange(exchange));
    }
    faults.truncate(5);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let private = exchanges.iter().filter(|e| e.path.contains("@me/channels"));
    assert_eq!(private.count(), 0, "a private conversation was opened");
    let texts = exchanges.iter().map(|e| e.body.to_string());
    assert!(texts.filter(|t| t.contains("@everyone")).count() == 0);
    app.finish().await;
}
