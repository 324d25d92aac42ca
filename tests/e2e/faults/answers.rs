//! Faults that meet what people ask for.

use super::Row;
use crate::app::TestApp;
use crate::game::Game;
use crate::said::{pictures, words_of};
use chancery::sandbox::{Aim, Harm};
use serde_json::json;
use std::time::Duration;

const DOUBLED: Row = Row {
    test: "doubled_and_swapped_interactions_are_each_carried_out_once",
    fault: "An interaction or a direct message arrives twice",
    seen: "One answer.",
    retried: "Nothing; the second is not carried out.",
    told: "Nothing.",
};

const SWAPPED: Row = Row {
    test: "doubled_and_swapped_interactions_are_each_carried_out_once",
    fault: "Interactions arrive out of order",
    seen: "Both answers, each with the orders as they are at that time; whatever arrives last counts. A button \
           or form from an earlier phase changes nothing.",
    retried: "Nothing.",
    told: "Nothing.",
};

const LATE: Row = Row {
    test: "a_late_answer_comes_privately_and_the_order_is_sealed",
    fault: "The answer comes after the three seconds that Discord allows",
    seen: "Discord says that the bot did not respond; the answer comes as a direct message. What was asked for \
           is done (orders are sealed), once.",
    retried: "The answer, by that route.",
    told: "Nothing.",
};

const EXPIRED: Row = Row {
    test: "work_that_outlasts_its_interaction_is_answered_privately",
    fault: "The work takes longer than the fifteen minutes for which an interaction is valid",
    seen: "The answer as a direct message, or in the channel if everybody was meant to see it.",
    retried: "The answer, by that route.",
    told: "Nothing.",
};

const NOT_EVEN_SO: Row = Row {
    test: "work_that_outlasts_its_interaction_is_answered_privately",
    fault: "The same, and the player does not accept direct messages",
    seen: "What was asked for is done. The next command says that a direct message did not arrive, and how to \
           allow them.",
    retried: "Nothing.",
    told: "Nothing.",
};

const BROKEN: Row = Row {
    test: "an_answer_that_meets_a_fault_comes_once",
    fault: "The answer meets a server error (500 …) or a broken connection",
    seen: "The answer, once; as a direct message if Discord accepts no attempt.",
    retried: "The answer, after a quarter of a second, then as a direct message. Discord itself refuses a \
              second answer to the same interaction.",
    told: "Nothing.",
};

const SILENT: Row = Row {
    test: "an_unacknowledged_answer_comes_privately",
    fault: "Discord does not acknowledge an answer",
    seen: "Discord says that the bot did not respond; after five seconds the answer comes as a direct message. \
           What was asked for is done, once.",
    retried: "The answer, by that route.",
    told: "Nothing.",
};

const LIMITED: Row = Row {
    test: "an_answer_that_meets_a_limit_comes_once",
    fault: "The answer meets a 429, whatever its scope",
    seen: "The answer, once: in the same place if Discord accepts it a second later, otherwise as a direct \
           message.",
    retried: "The answer, after a second, then as a direct message.",
    told: "Nothing.",
};

const LARGE: Row = Row {
    test: "an_answer_that_is_too_large_comes_smaller",
    fault: "An answer is too large (413, or code 40005)",
    seen: "The answer, at once, with pictures at half their size, or without them and with a line that says so.",
    retried: "The smaller version, at once.",
    told: "Nothing.",
};

pub fn rows() -> Vec<Row> {
    vec![
        DOUBLED,
        SWAPPED,
        LATE,
        EXPIRED,
        NOT_EVEN_SO,
        BROKEN,
        SILENT,
        LIMITED,
        LARGE,
    ]
}

fn gone() -> Harm {
    Harm::Refuse {
        status: 404,
        code: 10_062,
        message: "Unknown interaction".to_owned(),
    }
}

fn callbacks() -> Aim {
    Aim::new("POST", "/callback")
}

/// France's player types an order and does not wait for the answer.
fn sends_order(app: &TestApp, game: &Game, unit: &str, order: &str) {
    let field = |name, value| json!({ "name": name, "type": 3, "value": value });
    let fields = [field("unit", unit), field("order", order)];
    let (person, table) = (game.of("france").id, game.table);
    let sent = app.standin.command(person, table, "order", &fields);
    assert!(sent.is_ok(), "{sent:?}");
}

#[tokio::test]
async fn doubled_and_swapped_interactions_are_each_carried_out_once() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    app.standin.double_events(1);
    let told = france
        .hears(game.table, "order unit:A Par order:A Par - Bur")
        .await;
    assert!(told.contains('✓'), "{}: {told}", DOUBLED.fault);
    app.standin.double_events(0);

    app.standin.swap_interactions(1);
    let first = france.hears(game.table, "order unit:A Par order:A Par - Pic");
    let second = async {
        // The first is held back until this one has come.
        game.of("germany")
            .hears(game.table, "order unit:A Mun order:A Mun - Ruh")
            .await
    };
    let (first, second) = tokio::join!(first, second);
    assert!(first.contains('✓'), "{}: {first}", SWAPPED.fault);
    assert!(second.contains('✓'), "{}: {second}", SWAPPED.fault);
    let sheet = france.hears(game.table, "orders").await;
    assert!(
        sheet.contains("A Par - Pic") && !sheet.contains("Bur"),
        "{sheet}"
    );
    // The second of two answers, if both are on their way at once.
    app.allow_fault("already been acknowledged");
    app.finish().await;
}

#[tokio::test]
async fn a_late_answer_comes_privately_and_the_order_is_sealed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let private = france.private().await;
    app.standin.fault(callbacks(), gone(), Some(1));
    sends_order(&app, &game, "A Par", "A Par - Bur");
    let told = france
        .sees_words(private, "came too late for Discord")
        .await;
    assert!(words_of(&told).contains("A Par - Bur"), "{}", LATE.fault);

    // With closed private messages it is said at the next command.
    app.standin.close_dms(france.id, true);
    app.standin.fault(callbacks(), gone(), Some(1));
    sends_order(&app, &game, "A Mar", "A Mar - Spa");
    app.standin
        .wait_for(crate::page::PATIENCE, |s| {
            (s.faults_left() == 0).then_some(())
        })
        .await;
    let written = app.until("the order is written", async || {
        let sheet = france.hears(game.table, "orders").await;
        sheet.contains("A Mar - Spa").then_some(())
    });
    written.await;
    let missed = france.sees_words(game.table, "do not allow it").await;
    assert!(
        crate::said::is_private(&missed),
        "{}: {missed:#}",
        NOT_EVEN_SO.fault
    );
    france.hears(game.table, "orders").await;
    let all = france.messages(game.table).await;
    let told = all
        .iter()
        .filter(|m| words_of(m).contains("do not allow it"));
    assert_eq!(told.count(), 1, "once");
    app.finish().await;
}

#[tokio::test]
async fn work_that_outlasts_its_interaction_is_answered_privately() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let private = france.private().await;
    let threads = Aim::new("POST", format!("/channels/{}/threads", game.table));
    app.standin.fault(threads, Harm::Held, Some(1));
    let with = vec![json!({ "name": "thread", "type": 1, "options": [
        { "name": "with", "type": 3, "value": "germany" },
    ]})];
    let sent = app.standin.command(france.id, game.table, "press", &with);
    let interaction = sent.expect("a command").to_string();
    // Discord was told to wait.
    france
        .sees(game.table, "a bot that thinks", |m| {
            m["flags"].as_u64().unwrap_or(0) & 128 != 0
                && m["interaction_metadata"]["id"] == *interaction
        })
        .await;
    app.pass(16 * 60_000);
    app.standin.release();
    let told = france
        .sees_words(private, "came too late for Discord")
        .await;
    assert!(
        words_of(&told).contains("Your thread is open"),
        "{}: {told:#}",
        EXPIRED.fault
    );
    app.finish().await;
}

#[tokio::test]
async fn an_answer_that_meets_a_fault_comes_once() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let faults = [
        Harm::Status(500),
        Harm::Reset { done: false },
        Harm::Reset { done: true },
        Harm::LostReply,
    ];
    for (harm, to) in faults.into_iter().zip(["Bur", "Pic", "Gas", "Bur"]) {
        app.standin.fault(callbacks(), harm, Some(1));
        let line = format!("order unit:A Par order:A Par - {to}");
        let told = france.hears(game.table, &line).await;
        assert!(
            told.contains(&format!("✓ `A Par - {to}`")),
            "{}: {told}",
            BROKEN.fault
        );
        // An answer that had arrived may be under way a second time; the next fault is not for that one.
        app.pass(1_000);
        france.hears(game.table, "status").await;
    }
    // Not at all where it was asked: otherwise.
    let private = france.private().await;
    let before = france.messages(private).await.len();
    app.standin.fault(callbacks(), Harm::Status(503), Some(2));
    sends_order(&app, &game, "A Mar", "A Mar - Spa");
    let told = france.sees_words(private, "A Mar - Spa").await;
    assert!(
        words_of(&told).contains("came too late for Discord"),
        "{told:#}"
    );
    assert_eq!(france.messages(private).await.len(), before + 1);
    app.expect_fault("already been acknowledged");
    app.finish().await;
}

#[tokio::test]
async fn an_unacknowledged_answer_comes_privately() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let private = france.private().await;
    app.standin.fault(callbacks(), Harm::Held, Some(1));
    sends_order(&app, &game, "A Par", "A Par - Bur");
    let told = france
        .sees_words(private, "came too late for Discord")
        .await;
    assert!(words_of(&told).contains("A Par - Bur"), "{}", SILENT.fault);
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{sheet}");
    let all = france.messages(private).await;
    let told = all
        .iter()
        .filter(|m| words_of(m).contains("came too late for Discord"));
    assert_eq!(told.count(), 1, "once");
    // Silent at the second try: the same.
    app.standin.fault(callbacks(), Harm::Status(500), Some(1));
    app.standin.fault(callbacks(), Harm::Held, Some(1));
    sends_order(&app, &game, "A Mar", "A Mar - Spa");
    france.sees_words(private, "A Mar - Spa").await;
    app.standin.release();
    app.finish().await;
}

#[tokio::test]
async fn an_answer_that_meets_a_limit_comes_once() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let private = france.private().await;
    let limit = |global| Harm::RateLimit {
        retry_after: Duration::from_millis(400),
        global,
    };
    // Taken at the second try.
    for (harm, to) in [
        (limit(false), "Bur"),
        (limit(true), "Pic"),
        (Harm::SharedLimit(Duration::from_millis(400)), "Gas"),
        (Harm::BareLimit, "Bur"),
    ] {
        app.standin.fault(callbacks(), harm, Some(1));
        let line = format!("order unit:A Par order:A Par - {to}");
        let told = france.hears(game.table, &line).await;
        let good = format!("✓ `A Par - {to}`");
        assert!(told.contains(&good), "{}: {told}", LIMITED.fault);
    }
    // Never taken: otherwise, once.
    let before = france.messages(private).await.len();
    app.standin.fault(callbacks(), limit(false), Some(2));
    sends_order(&app, &game, "A Par", "A Par - Pic");
    let told = words_of(&france.sees_words(private, "A Par - Pic").await);
    assert!(
        told.contains("came too late for Discord"),
        "{}: {told}",
        LIMITED.fault
    );
    assert_eq!(france.messages(private).await.len(), before + 1);
    app.expect_fault("-> 429: ");
    app.finish().await;
}

#[tokio::test]
async fn an_answer_that_is_too_large_comes_smaller() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let too_large = || Harm::Refuse {
        status: 413,
        code: 40_005,
        message: "Request entity too large".to_owned(),
    };
    let width = |message: &serde_json::Value| {
        let all = pictures(message);
        all.iter().filter_map(|p| p["width"].as_u64()).max()
    };
    let whole = game.gm().types(game.table, "map").await.message();
    app.standin.fault(callbacks(), too_large(), Some(1));
    let half = game.gm().types(game.table, "map").await.message();
    assert_eq!(
        width(&half),
        width(&whole).map(|w| w / 2),
        "{}",
        LARGE.fault
    );
    app.standin.fault(callbacks(), too_large(), Some(2));
    let bare = game.gm().types(game.table, "map").await.message();
    assert!(pictures(&bare).is_empty());
    assert!(words_of(&bare).contains("too large"), "{bare:#}");
    app.finish().await;
}
