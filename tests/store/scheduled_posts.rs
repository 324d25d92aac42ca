//! The outbox through the running scheduler: order, pace, retries, giving up, stopping.

use crate::fakes::{Act, Asked, DAY, Running, START, audited, note, post};
use crate::home::{GUILD, Home, OTHER, on_both, playing};
use chancery::scheduler::{DeliveryError, Pace, Pacer, Settings, Undeliverable};
use chancery::store::{After, Along, GameId, NewPost, PostState, Store};
use serde_json::json;

on_both!(
    five_rows_a_route_go_out_in_five_seconds,
    a_rate_limit_holds_up_its_route_only_unless_it_is_global,
    a_row_is_tried_ever_more_rarely_and_then_given_up,
    a_refusal_is_final_and_its_dependents_fall,
    a_row_that_lacks_a_permission_waits_for_it,
    what_a_row_brought_reaches_the_one_that_builds_on_it,
    a_delivery_without_an_answer_leaves_doubt,
    an_obsolete_row_is_dropped_quietly,
    a_long_silence_outlasts_no_lease,
    stopping_finishes_what_is_in_hand_and_loses_nothing,
    stopping_does_not_wait_long_for_discord,
    a_post_written_later_goes_out_on_a_nudge,
);

pub async fn put(store: &Store, posts: Vec<NewPost>) -> GameId {
    let game = playing(store, "Posts").await.id;
    let along = Along {
        posts,
        audits: vec![],
    };
    store.note(GUILD, Some(game), START, &along).await.unwrap();
    game
}

/// One row a route in five seconds.
fn one_a_route() -> Pacer {
    Pacer::new(Pace {
        per_lane: 1,
        ..Pace::default()
    })
}

pub fn sent(kind: &str, after: i64) -> (String, i64) {
    (kind.to_owned(), START + after)
}

async fn five_rows_a_route_go_out_in_five_seconds(home: &Home) {
    put(
        &home.store,
        (0..12).map(|n| post(&format!("{n}"), "c")).collect(),
    )
    .await;
    let mut running = Running::start(&home.store, "a", START, Settings::default(), |_, _| {});
    for n in 0..12 {
        let window = n / 5 * 5_000;
        if n % 5 == 0 && n > 0 {
            running.clock.someone_sleeps_until(START + window).await;
            assert!(running.sent.try_recv().is_err(), "the sixth waits");
            running.clock.set(START + window);
        }
        assert_eq!(running.next_sent().await, sent(&n.to_string(), window));
    }
    running.stop().await;
    assert_eq!(home.store.posts_open().await.unwrap(), 0);
    assert_eq!(audited(&home.store, GUILD).await, ["posted"; 12]);
}

async fn a_rate_limit_holds_up_its_route_only_unless_it_is_global(home: &Home) {
    let limited = |retry_after, global| {
        [Act::Fail(DeliveryError::RateLimited {
            retry_after,
            global,
        })]
        .into()
    };
    put(
        &home.store,
        vec![post("a", "a"), post("a2", "a"), post("b", "b")],
    )
    .await;
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            let mut acts = courier.acts.lock().unwrap();
            acts.insert("a".into(), limited(700, false));
            acts.insert("x".into(), limited(9_000, true));
        },
    );
    let mut first = [running.next_sent().await, running.next_sent().await];
    first.sort();
    assert_eq!(first, [sent("a", 0), sent("b", 0)]);
    running.clock.someone_sleeps_until(START + 700).await;
    running.clock.set(START + 700);
    assert_eq!(running.next_sent().await, sent("a", 700));
    assert_eq!(running.next_sent().await, sent("a2", 700));

    // The next limit is for all: what comes after waits, on whatever route.
    let along = Along {
        posts: vec![post("x", "x")],
        audits: vec![],
    };
    home.store
        .note(GUILD, None, START + 700, &along)
        .await
        .unwrap();
    running.nudge.wake();
    assert_eq!(running.next_sent().await, sent("x", 700));
    running.clock.someone_sleeps_until(START + 9_700).await;
    let along = Along {
        posts: vec![post("y", "y")],
        audits: vec![],
    };
    home.store
        .note(GUILD, None, START + 700, &along)
        .await
        .unwrap();
    running.nudge.wake();
    running.clock.set(START + 9_699);
    running.nudge.wake();
    running.clock.someone_sleeps_until(START + 9_700).await;
    assert!(running.sent.try_recv().is_err(), "silence is kept");
    running.clock.set(START + 9_700);
    let mut last = [running.next_sent().await, running.next_sent().await];
    last.sort();
    assert_eq!(last, [sent("x", 9_700), sent("y", 9_700)]);
    running.stop().await;
}

async fn a_row_is_tried_ever_more_rarely_and_then_given_up(home: &Home) {
    let game = put(&home.store, vec![post("map", "c"), post("next", "c")]).await;
    let mut settings = Settings::default();
    settings.posts.last_retry = 5_000;
    settings.posts.give_up_after = 10_000;
    let mut running = Running::start(&home.store, "a", START, settings, |_, courier| {
        let unsent = || Act::Fail(DeliveryError::NotSent("no connection".into()));
        let acts = (0..4).map(|_| unsent()).collect();
        courier.acts.lock().unwrap().insert("map".into(), acts);
    });
    // After 2, 4 and at most 5 seconds; at the fourth failure ten have gone by.
    for after in [0, 2_000, 6_000, 11_000] {
        if after > 0 {
            running.clock.someone_sleeps_until(START + after).await;
            running.clock.set(START + after);
        }
        let tried = running.sent.recv().await.unwrap();
        assert_eq!(
            (tried.kind.as_str(), tried.now, tried.doubt),
            ("map", START + after, false)
        );
    }
    let why = Undeliverable::TriedTooLong("no connection".into());
    assert_eq!(
        running.next_asked().await,
        Asked::Undeliverable {
            kind: "map".into(),
            why
        }
    );
    // The route is free again, and the GM hears of it.
    let mut rest = [running.next_sent().await, running.next_sent().await];
    rest.sort();
    assert_eq!(rest, [sent("next", 11_000), sent("notice", 11_000)]);
    running.stop().await;
    let maps = home.store.posts(GUILD, game, Some("map"), 9).await.unwrap();
    assert_eq!(maps[0].state, PostState::Failed);
    let entries = home.store.audit(GUILD, Some(game), None, 9).await.unwrap();
    let given_up = entries
        .iter()
        .find(|entry| entry.what == "undeliverable")
        .unwrap();
    assert!(
        given_up.detail.contains("no connection"),
        "{}",
        given_up.detail
    );
    assert!(
        given_up.detail.contains(r#""attempts":4"#),
        "{}",
        given_up.detail
    );
}

async fn a_refusal_is_final_and_its_dependents_fall(home: &Home) {
    let thread = NewPost {
        after: Some(After::Nth(0)),
        ..post("thread", "t")
    };
    let game = put(&home.store, vec![post("map", "c"), thread]).await;
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            let refused = DeliveryError::Forbidden("50013".into());
            courier
                .acts
                .lock()
                .unwrap()
                .insert("map".into(), [Act::Fail(refused)].into());
        },
    );
    assert_eq!(running.next_sent().await, sent("map", 0));
    let why = Undeliverable::Forbidden("50013".into());
    assert_eq!(
        running.next_asked().await,
        Asked::Undeliverable {
            kind: "map".into(),
            why
        }
    );
    assert_eq!(running.next_sent().await, sent("notice", 0));
    running.stop().await;
    let posts = home.store.posts(GUILD, game, None, 9).await.unwrap();
    let states: Vec<_> = posts.iter().map(|p| (p.kind.as_str(), p.state)).collect();
    use PostState::{Done, Failed};
    assert_eq!(
        states,
        [("notice", Done), ("thread", Failed), ("map", Failed)]
    );
}

/// Somebody can give the permission: the GM hears of it at once, and the row is tried again when something
/// has changed, or after a while.
async fn a_row_that_lacks_a_permission_waits_for_it(home: &Home) {
    let game = put(&home.store, vec![post("map", "c"), post("next", "c")]).await;
    let lacks = || Act::Fail(DeliveryError::Lacks("send-messages".into()));
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            let acts = [lacks(), lacks()].into();
            courier.acts.lock().unwrap().insert("map".into(), acts);
        },
    );
    assert_eq!(running.next_sent().await, sent("map", 0));
    let why = Undeliverable::Lacks("send-messages".into());
    let kind = "map".into();
    assert_eq!(
        running.next_asked().await,
        Asked::Undeliverable { kind, why }
    );
    assert_eq!(running.next_sent().await, sent("notice", 0));
    // Where others write too, it looks again before.
    let looks = if home.store.is_shared() {
        30_000
    } else {
        300_000
    };
    running.clock.someone_sleeps_until(START + looks).await;
    assert!(running.sent.try_recv().is_err(), "its route waits with it");
    // Sent is not yet noted: a clock that jumps now would let the row be sent again.
    until(&home.store, game, "notice", PostState::Done).await;
    running.clock.set(START + 300_000);
    assert_eq!(running.next_sent().await, sent("map", 300_000));
    assert_eq!(running.next_sent().await, sent("notice", 300_000));
    until_pending(&home.store, game, "map").await;
    until(&home.store, game, "notice", PostState::Done).await;
    // Something has changed in the guild, and in another.
    let now = START + 300_001;
    running.clock.set(now);
    assert_eq!(home.store.try_again(OTHER, now).await.unwrap(), 0);
    assert_eq!(home.store.try_again(GUILD, now).await.unwrap(), 1);
    running.nudge.wake();
    assert_eq!(running.next_sent().await, sent("map", 300_001));
    assert_eq!(running.next_sent().await, sent("next", 300_001));
    running.stop().await;
    assert_eq!(home.store.posts_open().await.unwrap(), 0);
}

async fn what_a_row_brought_reaches_the_one_that_builds_on_it(home: &Home) {
    let thread = NewPost {
        after: Some(After::Nth(0)),
        ..post("thread", "t")
    };
    put(&home.store, vec![post("map", "c"), thread]).await;
    let mut running = Running::start(&home.store, "a", START, Settings::default(), |_, _| {});
    assert_eq!(running.sent.recv().await.unwrap().after, None);
    let second = running.sent.recv().await.unwrap();
    assert_eq!(second.kind, "thread");
    assert_eq!(second.after, Some(json!({ "message": "map" })));
    running.stop().await;
}

async fn a_delivery_without_an_answer_leaves_doubt(home: &Home) {
    put(&home.store, vec![post("map", "c")]).await;
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            courier
                .acts
                .lock()
                .unwrap()
                .insert("map".into(), [Act::Hang].into());
        },
    );
    assert!(!running.sent.recv().await.unwrap().doubt);
    running.clock.someone_sleeps_until(START + 30_000).await;
    running.clock.set(START + 30_000);
    running.clock.someone_sleeps_until(START + 32_000).await;
    running.clock.set(START + 32_000);
    assert!(running.sent.recv().await.unwrap().doubt);
    running.stop().await;
}

async fn an_obsolete_row_is_dropped_quietly(home: &Home) {
    put(&home.store, vec![post("old", "c"), post("new", "c")]).await;
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            let obsolete = DeliveryError::Obsolete("the phase is over".into());
            courier
                .acts
                .lock()
                .unwrap()
                .insert("old".into(), [Act::Fail(obsolete)].into());
        },
    );
    assert_eq!(running.next_sent().await, sent("old", 0));
    assert_eq!(running.next_sent().await, sent("new", 0));
    assert!(running.asked.try_recv().is_err(), "nobody is bothered");
    running.stop().await;
    assert_eq!(
        audited(&home.store, GUILD).await,
        ["post-dropped", "posted"]
    );
}

async fn stopping_finishes_what_is_in_hand_and_loses_nothing(home: &Home) {
    let mut settings = Settings::default();
    settings.posts.pacer = one_a_route();
    put(
        &home.store,
        vec![post("first", "a"), post("second", "a"), post("slow", "b")],
    )
    .await;
    let (open, gate) = tokio::sync::oneshot::channel();
    let mut running = Running::start(&home.store, "a", START, settings.clone(), |_, courier| {
        courier
            .acts
            .lock()
            .unwrap()
            .insert("slow".into(), [Act::Wait(gate)].into());
    });
    let mut first = [running.next_sent().await, running.next_sent().await];
    first.sort();
    assert_eq!(first, [sent("first", 0), sent("slow", 0)]);
    // The second waits for its route's pace, the slow one for Discord.
    running.clock.someone_sleeps_until(START + 5_000).await;
    running.stopper.stop();
    open.send(Ok(())).unwrap();
    running.task.await.unwrap();
    assert_eq!(home.store.posts_open().await.unwrap(), 1);

    let mut again = Running::start(&home.store, "b", START + DAY, settings, |_, _| {});
    let second = again.sent.recv().await.unwrap();
    assert_eq!((second.kind.as_str(), second.doubt), ("second", false));
    again.stop().await;
    assert_eq!(home.store.posts_open().await.unwrap(), 0);
}

async fn a_post_written_later_goes_out_on_a_nudge(home: &Home) {
    let mut running = Running::start(&home.store, "a", START, Settings::default(), |_, _| {});
    let along = Along {
        posts: vec![post("hello", "c")],
        audits: vec![note("greeted")],
    };
    home.store.note(GUILD, None, START, &along).await.unwrap();
    running.nudge.wake();
    assert_eq!(running.next_sent().await, sent("hello", 0));
    running.stop().await;
    assert_eq!(audited(&home.store, GUILD).await, ["greeted", "posted"]);
}

/// A row that waits for its pace when everything is silenced for ten minutes goes back in time, so
/// that nobody takes it for lost and sends it twice.
async fn a_long_silence_outlasts_no_lease(home: &Home) {
    let mut settings = Settings::default();
    settings.posts.pacer = one_a_route();
    let posts = vec![post("a1", "a"), post("a2", "a"), post("b", "b")];
    let game = put(&home.store, posts).await;
    let (answer, gate) = tokio::sync::oneshot::channel();
    let mut running = Running::start(&home.store, "a", START, settings, |_, courier| {
        courier
            .acts
            .lock()
            .unwrap()
            .insert("b".into(), [Act::Wait(gate)].into());
    });
    let mut first = [running.next_sent().await, running.next_sent().await];
    first.sort();
    assert_eq!(first, [sent("a1", 0), sent("b", 0)]);
    running.clock.someone_sleeps_until(START + 5_000).await;
    let limit = DeliveryError::RateLimited {
        retry_after: 600_000,
        global: true,
    };
    answer.send(Err(limit)).unwrap();
    until_pending(&home.store, game, "b").await;
    running.clock.set(START + 5_000);
    until_pending(&home.store, game, "a2").await;
    running.clock.set(START + 599_999);
    running.nudge.wake();
    running.clock.someone_sleeps_until(START + 600_000).await;
    assert!(running.sent.try_recv().is_err(), "silence is kept");
    running.clock.set(START + 600_000);
    let mut rest = [running.next_sent().await, running.next_sent().await];
    rest.sort();
    assert_eq!(rest, [sent("a2", 600_000), sent("b", 600_000)]);
    running.stop().await;
    assert_eq!(home.store.posts_open().await.unwrap(), 0);
}

async fn until_pending(store: &Store, game: GameId, kind: &str) {
    until(store, game, kind, PostState::Pending).await;
}

/// Until the rows of a kind all stand so.
async fn until(store: &Store, game: GameId, kind: &str, state: PostState) {
    loop {
        let rows = store.posts(GUILD, game, Some(kind), 9).await.unwrap();
        if rows.iter().all(|row| row.state == state) {
            return;
        }
        tokio::task::yield_now().await;
    }
}

async fn stopping_does_not_wait_long_for_discord(home: &Home) {
    put(&home.store, vec![post("map", "c")]).await;
    let mut running = Running::start(
        &home.store,
        "a",
        START,
        Settings::default(),
        |_, courier| {
            courier
                .acts
                .lock()
                .unwrap()
                .insert("map".into(), [Act::Hang].into());
        },
    );
    assert_eq!(running.next_sent().await, sent("map", 0));
    running.stopper.stop();
    running.clock.someone_sleeps_until(START + 8_000).await;
    running.clock.set(START + 8_000);
    running.task.await.unwrap();
    let rows = home
        .store
        .claim_posts(START + DAY, "b", 9, 100)
        .await
        .unwrap();
    assert!(rows[0].doubt, "it may have arrived");
}
