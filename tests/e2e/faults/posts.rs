//! Faults that meet what the bot posts by itself.

use super::{Row, times, told_the_gm};
use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::said::{pictures, words_of};
use chancery::sandbox::{Aim, Harm};
use std::time::Duration;

/// A fault that one post meets.
struct Case {
    harm: Harm,
    row: Row,
}

fn cases() -> Vec<Case> {
    let wait = Duration::from_millis(1_500);
    let limit = |global| Harm::RateLimit {
        retry_after: wait,
        global,
    };
    let case = |harm, fault, retried| Case {
        harm,
        row: Row {
            test: "no_fault_loses_or_doubles_a_post",
            fault,
            seen: "The post comes later, once.",
            retried,
            told: "Nothing.",
        },
    };
    let doubtful = "After 2 s, then at growing intervals for a day. The channel is read first: a post that \
                    arrived is not repeated.";
    vec![
        case(
            limit(false),
            "429 for this channel (scope `user`)",
            "After the time Discord names; only this channel waits.",
        ),
        case(
            Harm::SharedLimit(wait),
            "429 because others use up the channel's limit (scope `shared`)",
            "After the time Discord names; this 429 does not count as an invalid request.",
        ),
        case(
            limit(true),
            "429 for everything (scope `global`)",
            "After the time Discord names; until then nothing is sent except answers to commands and buttons, \
             to which this limit does not apply.",
        ),
        case(
            Harm::BareLimit,
            "429 that does not say how long to wait",
            "After 5 s.",
        ),
        case(
            Harm::Banned(Duration::from_secs(20)),
            "429 as a web page from Discord's edge servers (this address is blocked)",
            "After the time named there (60 s if none is named, an hour at most); until then nothing at all is \
             sent.",
        ),
        case(
            Harm::Status(500),
            "500 or another server error (503, 504)",
            doubtful,
        ),
        case(Harm::LostReply, "502, although the post was made", doubtful),
        case(
            Harm::Reset { done: false },
            "The connection breaks before the post is made",
            doubtful,
        ),
        case(
            Harm::Reset { done: true },
            "The connection breaks after the post is made",
            doubtful,
        ),
        case(
            Harm::Silence { done: false },
            "No answer within 30 s; the post was not made",
            doubtful,
        ),
        case(
            Harm::Silence { done: true },
            "No answer within 30 s; the post was made",
            doubtful,
        ),
        case(
            Harm::Slow(Duration::from_millis(300)),
            "A slow answer",
            "Nothing: the bot waits up to 30 s for an answer.",
        ),
    ]
}

pub fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = cases().into_iter().map(|case| case.row).collect();
    rows.push(Row {
        test: "with_a_rejected_token_only_one_request_a_minute_is_sent",
        fault: "The token is no longer accepted (401)",
        seen: "Posts come later, once each. Usually the gateway rejects the token too, and the program exits \
               and says what to do.",
        retried: "After a minute, one request at a time.",
        told: "Nothing: this is for the operator, who finds it in the log.",
    });
    rows.push(Row {
        test: "a_post_that_is_too_large_comes_smaller",
        fault: "The post is too large (413, or code 40005)",
        seen: "The post, at once, with pictures at half their size; if that is still too large, without \
               pictures and with a line that says so.",
        retried: "The smaller version, at once.",
        told: "Nothing.",
    });
    rows.push(Row {
        test: "the_gm_learns_what_discord_rejects_and_the_game_goes_on",
        fault: "Discord rejects the content (400)",
        seen: "Nothing; the game goes on.",
        retried: "Nothing: it would be rejected again.",
        told: "By direct message: that something could not be posted, where, and why.",
    });
    rows
}

#[tokio::test]
async fn no_fault_loses_or_doubles_a_post() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // As far as the longest wait of all these.
    app.reach(31_000);
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    for (n, Case { harm, row }) in cases().into_iter().enumerate() {
        app.standin.fault(posts.clone(), harm, Some(1));
        let text = format!("Word {n} to the world");
        // Not the GM, who looks: the answer repeats the word.
        let by = game.of(WISHES[1 + n % 6]);
        by.hears(game.table, &format!("press public text:{text}"))
            .await;
        game.post(&text).await;
        assert_eq!(times(&game, &text).await, 1, "{}", row.fault);
        assert_eq!(app.standin.faults_left(), 0, "{}", row.fault);
    }
    // Nothing comes a second time later on.
    app.pass(120_000);
    game.of("france")
        .hears(game.table, "press public text:The last word")
        .await;
    game.post("The last word").await;
    for n in 0..cases().len() {
        let text = format!("Word {n} to the world");
        assert_eq!(times(&game, &text).await, 1, "{text}");
    }
    assert_eq!(told_the_gm(&game, "could not deliver").await, 0);
    // Some of these are no answers of Discord's own, and are meant to be none.
    app.expect_fault("-> 429: OpenAPI");
    app.expect_fault("slow the bot down");
    app.finish().await;
}

#[tokio::test]
async fn a_post_that_is_too_large_comes_smaller() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    let too_large = || Harm::Refuse {
        status: 413,
        code: 40_005,
        message: "Request entity too large".to_owned(),
    };
    let width = |message: &serde_json::Value| {
        pictures(message)
            .iter()
            .filter_map(|p| p["width"].as_u64())
            .max()
    };
    app.standin.fault(posts.clone(), too_large(), Some(1));
    game.ready(&WISHES).await;
    // Its thread as well, so that the next fault meets the next post.
    let has_thread =
        |m: &serde_json::Value| m["thread"].is_object() && words_of(m).contains("Fall 1901, mov");
    let half = game.gm().sees(game.table, "the thread", has_thread).await;
    assert_eq!(times(&game, "Fall 1901, movement").await, 1);

    app.standin.fault(posts, too_large(), Some(2));
    game.ready(&WISHES).await;
    let bare = game.post("Spring 1902, movement").await;
    assert!(pictures(&bare).is_empty(), "{bare:#}");
    assert!(words_of(&bare).contains("too large"), "{bare:#}");

    game.ready(&WISHES).await;
    let whole = game.post("Fall 1902, movement").await;
    let (half, whole) = (width(&half), width(&whole));
    assert_eq!(half, whole.map(|w| w / 2));
    assert_eq!(told_the_gm(&game, "could not deliver").await, 0);
    app.finish().await;
}

#[tokio::test]
async fn the_gm_learns_what_discord_rejects_and_the_game_goes_on() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    let refused = Harm::Refuse {
        status: 400,
        code: 200_000,
        message: "Message was blocked by automatic moderation".to_owned(),
    };
    app.standin.fault(posts, refused, Some(1));
    game.of("france")
        .hears(game.table, "press public text:A rude word")
        .await;
    let private = game.gm().private().await;
    let told = game.gm().sees_words(private, "could not deliver").await;
    assert!(words_of(&told).contains("rejects"), "{told}");
    assert_eq!(times(&game, "A rude word").await, 0);
    app.expect_fault("automatic moderation");
    game.of("france")
        .hears(game.table, "press public text:A kind word")
        .await;
    game.post("A kind word").await;
    app.finish().await;
}

#[tokio::test]
async fn with_a_rejected_token_only_one_request_a_minute_is_sent() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    let refused = Harm::Refuse {
        status: 401,
        code: 0,
        message: "401: Unauthorized".to_owned(),
    };
    app.standin.take_exchanges();
    app.standin.fault(posts, refused, Some(2));
    app.reach(61_000);
    game.of("france")
        .hears(game.table, "press public text:A patient word")
        .await;
    let began = app.now();
    game.post("A patient word").await;
    assert!(app.now() - began >= 120_000, "a minute for each");
    assert_eq!(times(&game, "A patient word").await, 1);
    app.finish().await;
}
