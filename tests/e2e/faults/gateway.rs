//! Faults of the gateway's connection.

use super::Row;
use crate::app::TestApp;
use crate::game::Game;
use chancery::i18n::Words;

const RESUMED: Row = Row {
    test: "a_resumed_connection_loses_nothing",
    fault: "The connection breaks, or Discord asks for a new one (op 7, op 9 resumable, close 4000)",
    seen: "Nothing: the connection is resumed, and whatever came in the meantime is answered.",
    retried: "The connection, at once.",
    told: "Nothing.",
};

const RENEWED: Row = Row {
    test: "a_lost_session_is_replaced_by_a_new_one",
    fault: "The session is over (op 9 not resumable, close 4009 and 4007)",
    seen: "Until the bot is back, seconds later, Discord shows commands as not answered, and none of them is \
           carried out. Everything sealed stays; posts and deadlines go on.",
    retried: "The connection, after a few seconds.",
    told: "Nothing.",
};

const STUCK: Row = Row {
    test: "a_gateway_that_never_welcomes_is_tried_again",
    fault: "The gateway never welcomes the bot, or closes with 4003, 4010 or 4011",
    seen: "As above, for longer.",
    retried: "The connection, after three minutes, then with pauses of up to five minutes.",
    told: "Nothing.",
};

const TOKEN: Row = Row {
    test: "a_close_for_good_ends_the_program_with_a_plain_reason",
    fault: "The token is no longer accepted (close 4004)",
    seen: "The bot is offline. Everything sealed stays. At the next start, phases whose deadline has passed \
           are closed one at a time, and the next one gets its full time.",
    retried: "Nothing: the program exits and says that the token must be copied again.",
    told: "Nothing: this is for the operator.",
};

const INTENTS: Row = Row {
    test: "a_close_for_good_ends_the_program_with_a_plain_reason",
    fault: "The gateway intents are not allowed (close 4013, 4014)",
    seen: "The same.",
    retried: "Nothing: the program exits and says which events those are.",
    told: "Nothing: this is for the operator.",
};

pub fn rows() -> Vec<Row> {
    vec![RESUMED, RENEWED, STUCK, TOKEN, INTENTS]
}

#[tokio::test]
async fn a_resumed_connection_loses_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    type Fault = fn(&TestApp);
    let faults: [Fault; 4] = [
        |app| app.standin.drop_gateway(),
        |app| app.standin.ask_reconnect(),
        |app| app.standin.doubt_sessions(),
        |app| app.standin.close_gateway(4_000),
    ];
    let orders = ["A Par - Bur", "A Mar - Spa", "F Bre - MAO", "A Par - Gas"];
    for (fault, order) in faults.into_iter().zip(orders) {
        fault(&app);
        game.writes("france", order).await;
    }
    let sheet = game.of("france").hears(game.table, "orders").await;
    for order in &orders[1..] {
        let shown = order.replace("MAO", "Mao");
        assert!(sheet.contains(&shown), "{}: {sheet}", RESUMED.fault);
    }
    app.finish().await;
}

/// The bot is back after its session was lost, with all that was sealed.
async fn renews(lose: fn(&TestApp)) {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    lose(&app);
    app.standin
        .wait_for(crate::page::PATIENCE, |s| {
            (s.connections() == 0).then_some(())
        })
        .await;
    game.gm().sees_the_bot().await;
    let sheet = game.of("france").hears(game.table, "orders").await;
    assert!(sheet.contains("A Par - Bur"), "{}: {sheet}", RENEWED.fault);
    app.finish().await;
}

#[tokio::test]
async fn a_lost_session_is_replaced_by_a_new_one() {
    tokio::join!(
        renews(|app| app.standin.invalidate_sessions()),
        renews(|app| app.standin.close_gateway(4_009)),
        renews(|app| app.standin.close_gateway(4_007)),
    );
}

#[tokio::test]
async fn a_close_for_good_ends_the_program_with_a_plain_reason() {
    for (code, words, row) in [
        (4_004, "token", TOKEN),
        (4_013, "events", INTENTS),
        (4_014, "events", INTENTS),
    ] {
        let mut app = TestApp::start().await;
        app.standin.close_gateway(code);
        let why = app.ends().await.sentence(Words::english());
        assert!(why.contains(words), "{}: {why}", row.fault);
        // Started again with what it wants, it goes on.
        app.start_bot().await;
        app.finish().await;
    }
}
