//! What must be said is said once, in order, and not forgotten.

use crate::home::{GUILD, Home, OTHER, on_both, playing};
use chancery::store::{After, Along, NewAudit, NewPost, OutboxRow, PostState, Store};
use sqlx::{Connection, PgConnection};
use std::collections::BTreeSet;

on_both!(
    rows_of_a_route_go_out_one_after_the_other,
    a_row_waits_for_the_one_it_builds_on_and_learns_its_result,
    a_row_given_up_takes_along_what_builds_on_it,
    a_retried_row_waits_and_holds_up_its_route,
    a_lease_that_ran_out_gives_the_row_back_in_doubt,
    racing_workers_send_each_row_once_and_in_order,
    the_service_sees_what_became_of_a_post,
    a_row_that_tells_the_same_anew_takes_an_unsent_ones_place,
    rows_of_a_guild_are_numbered_in_the_order_of_their_commits,
);

fn post(kind: &str, route: &str) -> NewPost {
    NewPost {
        kind: kind.into(),
        route: route.into(),
        payload: format!("\"{kind}\""),
        marker: None,
        after: None,
        due_at: None,
    }
}

async fn put(store: &Store, at: i64, posts: Vec<NewPost>) -> Vec<i64> {
    let along = Along {
        posts,
        audits: vec![],
    };
    store.note(GUILD, None, at, &along).await.unwrap()
}

fn kinds(rows: &[OutboxRow]) -> Vec<&str> {
    rows.iter().map(|row| row.kind.as_str()).collect()
}

async fn rows_of_a_route_go_out_one_after_the_other(home: &Home) {
    let store = &home.store;
    assert_eq!(store.next_post().await.unwrap(), None);
    let later = NewPost {
        due_at: Some(5_000),
        ..post("b1", "b")
    };
    put(
        store,
        1_000,
        vec![post("a1", "a"), post("a2", "a"), later, post("b2", "b")],
    )
    .await;
    assert_eq!(store.next_post().await.unwrap(), Some(1_000));
    let rows = store.claim_posts(1_000, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["a1"], "b2 waits for b1, which is for later");
    assert_eq!(
        (rows[0].attempts, rows[0].doubt, rows[0].first_try_at),
        (1, false, 1_000)
    );
    assert_eq!(
        store.next_post().await.unwrap(),
        Some(1_100),
        "the end of the lease"
    );
    assert!(
        store
            .delivered(&rows[0], "{}", 1_010, &Along::default())
            .await
            .unwrap()
    );
    assert_eq!(
        kinds(&store.claim_posts(1_020, "w", 9, 100).await.unwrap()),
        ["a2"]
    );
    assert_eq!(
        kinds(&store.claim_posts(5_000, "w", 9, 100).await.unwrap()),
        ["a2", "b1"]
    );
    assert_eq!(store.posts_open().await.unwrap(), 3);
}

async fn a_row_waits_for_the_one_it_builds_on_and_learns_its_result(home: &Home) {
    let store = &home.store;
    let thread = NewPost {
        after: Some(After::Nth(0)),
        ..post("thread", "t")
    };
    let ids = put(store, 1_000, vec![post("map", "c"), thread]).await;
    let rows = store.claim_posts(1_000, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["map"]);
    store
        .delivered(&rows[0], r#"{"message":7}"#, 1_010, &Along::default())
        .await
        .unwrap();
    let rows = store.claim_posts(1_020, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["thread"]);
    assert_eq!(rows[0].after_id, Some(ids[0]));
    assert_eq!(rows[0].after_result.as_deref(), Some(r#"{"message":7}"#));

    // One written later finds its result just as well.
    let edit = NewPost {
        after: Some(After::Row(ids[0])),
        ..post("edit", "c")
    };
    put(store, 2_000, vec![edit]).await;
    let rows = store.claim_posts(2_000, "w", 9, 100).await.unwrap();
    let edit = rows.iter().find(|row| row.kind == "edit").unwrap();
    assert_eq!(edit.after_result.as_deref(), Some(r#"{"message":7}"#));
}

async fn a_row_given_up_takes_along_what_builds_on_it(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Given up").await.id;
    let thread = NewPost {
        after: Some(After::Nth(0)),
        ..post("thread", "t")
    };
    let results = NewPost {
        after: Some(After::Nth(1)),
        ..post("results", "t")
    };
    let along = Along {
        posts: vec![post("map", "c"), thread, results, post("next", "t")],
        audits: vec![],
    };
    let ids = store.note(GUILD, Some(game), 1_000, &along).await.unwrap();
    let rows = store.claim_posts(1_000, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["map"]);
    let notice = Along {
        posts: vec![post("notice", "dm")],
        audits: vec![NewAudit {
            actor: None,
            what: "undeliverable".into(),
            detail: "{}".into(),
        }],
    };
    assert!(
        store
            .give_up(&rows[0], "no such channel", 1_010, &notice)
            .await
            .unwrap()
    );
    let posts = store.posts(GUILD, game, None, 9).await.unwrap();
    let states: Vec<_> = posts.iter().rev().map(|p| p.state).collect();
    use PostState::{Failed, Pending};
    assert_eq!(states, [Failed, Failed, Failed, Pending, Pending]);
    assert_eq!(posts[4].last_error.as_deref(), Some("no such channel"));
    assert_eq!(
        store.audit(GUILD, Some(game), None, 9).await.unwrap().len(),
        1
    );

    // The route is free again, and one who comes too late falls as well.
    let late = NewPost {
        after: Some(After::Row(ids[0])),
        ..post("late", "z")
    };
    put(store, 1_020, vec![late]).await;
    assert_eq!(store.next_post().await.unwrap(), Some(1_000));
    let rows = store.claim_posts(1_030, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["next", "notice"]);
    assert_eq!(store.posts_open().await.unwrap(), 2);
}

async fn a_retried_row_waits_and_holds_up_its_route(home: &Home) {
    let store = &home.store;
    put(
        store,
        1_000,
        vec![post("a1", "a"), post("a2", "a"), post("b1", "b")],
    )
    .await;
    let rows = store.claim_posts(1_000, "w", 1, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["a1"]);
    assert!(
        store
            .retry(&rows[0], 3_000, false, "too fast")
            .await
            .unwrap()
    );
    assert!(!store.retry(&rows[0], 3_000, false, "again").await.unwrap());
    assert_eq!(
        kinds(&store.claim_posts(1_010, "w", 9, 100).await.unwrap()),
        ["b1"]
    );
    let rows = store.claim_posts(3_000, "w", 9, 100).await.unwrap();
    let first = rows.iter().find(|row| row.kind == "a1").unwrap();
    assert_eq!(
        (first.attempts, first.doubt, first.first_try_at),
        (2, false, 1_000)
    );
    store.retry(first, 4_000, true, "no answer").await.unwrap();
    let rows = store.claim_posts(4_000, "w", 9, 100).await.unwrap();
    assert!(
        rows.iter()
            .any(|row| row.kind == "a1" && row.doubt && row.attempts == 3)
    );
}

async fn a_lease_that_ran_out_gives_the_row_back_in_doubt(home: &Home) {
    put(&home.store, 1_000, vec![post("a1", "a")]).await;
    let dead = home.store.claim_posts(1_000, "dead", 9, 100).await.unwrap();
    home.store.close().await;

    let store = home.again().await;
    assert!(
        store
            .claim_posts(1_099, "w", 9, 100)
            .await
            .unwrap()
            .is_empty()
    );
    let rows = store.claim_posts(1_100, "w", 9, 100).await.unwrap();
    assert_eq!(
        (kinds(&rows), rows[0].doubt, rows[0].attempts),
        (vec!["a1"], true, 2)
    );
    assert_eq!(rows[0].nonce(), dead[0].nonce());
    assert!(rows[0].nonce().len() <= 25);
    // The dead one was only slow: its late word is refused.
    let nothing = Along::default();
    assert!(
        !store
            .delivered(&dead[0], "{}", 1_110, &nothing)
            .await
            .unwrap()
    );
    assert!(
        !store
            .give_up(&dead[0], "late", 1_110, &nothing)
            .await
            .unwrap()
    );
    assert!(!store.retry(&dead[0], 1_110, true, "late").await.unwrap());
    assert!(
        store
            .delivered(&rows[0], "{}", 1_120, &nothing)
            .await
            .unwrap()
    );
    assert_eq!(store.next_post().await.unwrap(), None);
    store.close().await;
}

async fn racing_workers_send_each_row_once_and_in_order(home: &Home) {
    const ROUTES: usize = 5;
    const EACH: usize = 8;
    let mut posts = Vec::new();
    for count in 0..EACH {
        for route in 0..ROUTES {
            posts.push(post(&count.to_string(), &format!("route {route}")));
        }
    }
    put(&home.store, 1_000, posts).await;
    let stores = [home.store.clone(), home.again().await];
    let sent = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let mut workers = tokio::task::JoinSet::new();
    for worker in 0..4 {
        let (store, sent) = (stores[worker % 2].clone(), sent.clone());
        workers.spawn(async move {
            let owner = format!("worker {worker}");
            while store.posts_open().await.unwrap() > 0 {
                for row in store.claim_posts(1_000, &owner, 2, 100_000).await.unwrap() {
                    sent.lock()
                        .unwrap()
                        .push((row.route.clone(), row.kind.clone()));
                    let ours = store.delivered(&row, "{}", 1_000, &Along::default()).await;
                    assert!(ours.unwrap());
                }
                tokio::task::yield_now().await;
            }
        });
    }
    workers.join_all().await;
    let sent = std::mem::take(&mut *sent.lock().unwrap());
    assert_eq!(sent.len(), ROUTES * EACH);
    assert_eq!(sent.iter().collect::<BTreeSet<_>>().len(), ROUTES * EACH);
    for route in 0..ROUTES {
        let route = format!("route {route}");
        let of_route: Vec<_> = sent
            .iter()
            .filter(|(r, _)| *r == route)
            .map(|(_, k)| k)
            .collect();
        assert!(of_route.is_sorted(), "{route}: {of_route:?}");
    }
    stores[1].close().await;
}

async fn the_service_sees_what_became_of_a_post(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Posts").await.id;
    let along = Along {
        posts: vec![post("map", "c"), post("note", "d")],
        audits: vec![],
    };
    store.note(GUILD, Some(game), 1_000, &along).await.unwrap();
    let rows = store.claim_posts(1_000, "w", 1, 100).await.unwrap();
    let heard = Along {
        posts: vec![],
        audits: vec![NewAudit {
            actor: None,
            what: "posted".into(),
            detail: "{}".into(),
        }],
    };
    store
        .delivered(&rows[0], r#"{"message":7}"#, 1_010, &heard)
        .await
        .unwrap();
    let maps = store.posts(GUILD, game, Some("map"), 9).await.unwrap();
    assert_eq!(maps.len(), 1);
    assert_eq!(maps[0].state, PostState::Done);
    assert_eq!(maps[0].result.as_deref(), Some(r#"{"message":7}"#));
    assert_eq!(store.posts(GUILD, game, None, 9).await.unwrap().len(), 2);
    assert_eq!(store.posts(OTHER, game, None, 9).await.unwrap(), vec![]);
    let audit = store.audit(GUILD, Some(game), None, 9).await.unwrap();
    assert_eq!((audit[0].what.as_str(), audit[0].at), ("posted", 1_010));
    let older = store
        .audit(GUILD, Some(game), Some(audit[0].id), 9)
        .await
        .unwrap();
    assert_eq!(older, vec![]);
}

async fn a_row_that_tells_the_same_anew_takes_an_unsent_ones_place(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Anew").await.id;
    let marked = |kind: &str, route: &str, marker: &str| NewPost {
        marker: Some(marker.to_owned()),
        ..post(kind, route)
    };
    let note = async |posts| {
        let along = Along {
            posts,
            audits: vec![],
        };
        store.note(GUILD, Some(game), 1_000, &along).await.unwrap()
    };
    let send = async |result: &str| {
        let rows = store.claim_posts(1_000, "w", 9, 100).await.unwrap();
        for row in &rows {
            let along = Along::default();
            let done = store.delivered(row, result, 1_010, &along);
            assert!(done.await.unwrap());
        }
        rows
    };
    let others = || vec![marked("x", "a", "2"), marked("x", "b", "1"), post("x", "c")];
    note([vec![marked("x", "a", "1")], others()].concat()).await;
    note(vec![marked("x", "a", "1")]).await;
    // Of the first kind one is left, of every other line and reader its own.
    assert_eq!(store.posts_open().await.unwrap(), 4);
    assert_eq!(store.told(GUILD, game, "1", "quiet").await.unwrap(), 2);
    assert_eq!(store.told(OTHER, game, "1", "quiet").await.unwrap(), 0);
    // A copy for whoever shares a player's seat is no other message.
    note(vec![marked("x", "sharer:5", "1")]).await;
    assert_eq!(store.told(GUILD, game, "1", "quiet").await.unwrap(), 2);
    // One that is no copy of another counts; and for those who share a seat there is none where nobody does.
    note(vec![marked("x", "sharer:5", "3")]).await;
    assert_eq!(store.told(GUILD, game, "3", "quiet").await.unwrap(), 1);
    assert_eq!(note(vec![post("x", "seat:5")]).await, [0]);
    send("{\"message\":\"5\"}").await;
    send("{}").await;
    assert_eq!(store.posts_open().await.unwrap(), 0);
    // What was sent stays, and is known to what tells the same later.
    note(vec![marked("x", "a", "1"), marked("x", "d", "1")]).await;
    let rows = send("{}").await;
    let before = async |row: &OutboxRow| store.told_before(row).await.unwrap();
    let [again, first] = &rows[..] else {
        panic!("{rows:?}")
    };
    assert_eq!(before(again).await.as_deref(), Some("{}"));
    assert_eq!(before(first).await, None);
    assert_eq!(store.told(GUILD, game, "1", "quiet").await.unwrap(), 4);
    let without = store.told(GUILD, game, "1", "x");
    assert_eq!(without.await.unwrap(), 0);
    // What may have arrived is not given up: who sends it must see whether it did.
    note(vec![marked("x", "e", "1")]).await;
    let lost = store.claim_posts(1_000, "w", 9, 100).await.unwrap();
    let [lost] = &lost[..] else {
        panic!("{lost:?}")
    };
    assert!(store.retry(lost, 1_000, true, "lost").await.unwrap());
    note(vec![marked("x", "e", "1")]).await;
    assert_eq!(store.posts_open().await.unwrap(), 2);
}

/// On PostgreSQL a number is drawn before the commit: a transaction with a higher one could come first.
async fn rows_of_a_guild_are_numbered_in_the_order_of_their_commits(home: &Home) {
    if !home.store.is_shared() {
        return;
    }
    // Another process is in the middle of writing a row of the guild.
    let mut other = PgConnection::connect(&home.url).await.unwrap();
    for text in [
        "BEGIN",
        "SELECT pg_advisory_xact_lock(hashtextextended('chancery outbox', 71))",
        "INSERT INTO outbox (guild, kind, route, payload, state, due_at, created_at, doubt)
         VALUES (71, 'first', 'a', '{}', 'pending', 1, 1, false)",
    ] {
        sqlx::raw_sql(text).execute(&mut other).await.unwrap();
    }
    let store = home.store.clone();
    let late = tokio::spawn(async move { put(&store, 1_000, vec![post("second", "a")]).await });
    let waits = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while !late.is_finished() {
        let waiting: i64 = sqlx::query_scalar(waits)
            .fetch_one(&mut other)
            .await
            .unwrap();
        if waiting > 0 {
            break;
        }
    }
    assert!(
        home.store
            .claim_posts(1_000, "w", 9, 100)
            .await
            .unwrap()
            .is_empty()
    );
    sqlx::raw_sql("COMMIT").execute(&mut other).await.unwrap();
    late.await.unwrap();
    let rows = home.store.claim_posts(1_000, "w", 9, 100).await.unwrap();
    assert_eq!(kinds(&rows), ["first"]);
}
