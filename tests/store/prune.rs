//! What nobody needs any more is taken away, and nothing else.

use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::store::{
    After, Along, Change, Game, NewPost, NewReceipt, NewSheet, PhaseNo, Status, Store, Submitted,
};

on_both!(
    settled_posts_go_and_what_is_needed_stays,
    superseded_sheets_of_closed_phases_go,
);

fn post(kind: &str, marker: Option<&str>, after: Option<After>) -> NewPost {
    NewPost {
        kind: kind.into(),
        route: format!("route of {kind}"),
        payload: "{}".into(),
        marker: marker.map(Into::into),
        after,
        due_at: None,
    }
}

async fn send(store: &Store, at: i64) {
    loop {
        let rows = store.claim_posts(at, "w", 9, 100).await.unwrap();
        if rows.is_empty() {
            return;
        }
        for row in rows {
            let along = Along::default();
            assert!(store.delivered(&row, "{}", at, &along).await.unwrap());
        }
    }
}

async fn kinds(store: &Store, game: &Game) -> Vec<String> {
    let posts = store.posts(GUILD, game.id, None, 99).await.unwrap();
    posts.into_iter().rev().map(|post| post.kind).collect()
}

async fn settled_posts_go_and_what_is_needed_stays(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Posts").await;
    let along = |posts| Along {
        posts,
        audits: vec![],
    };
    let early = along(vec![
        post("plain", None, None),
        post("marked", Some("ballot:1"), None),
        post("root", None, None),
        post("thread", None, Some(After::Nth(2))),
    ]);
    store
        .note(GUILD, Some(game.id), 1_000, &early)
        .await
        .unwrap();
    send(store, 1_000).await;
    let late = along(vec![post("late", None, None)]);
    store
        .note(GUILD, Some(game.id), 2_000, &late)
        .await
        .unwrap();
    send(store, 2_000).await;
    let open = along(vec![post("open", None, None)]);
    store
        .note(GUILD, Some(game.id), 1_000, &open)
        .await
        .unwrap();

    assert_eq!(store.prune_posts(2_000, 9).await.unwrap(), 2);
    // What another builds on goes after that one.
    assert_eq!(
        kinds(store, &game).await,
        ["marked", "root", "late", "open"]
    );
    assert_eq!(store.prune_posts(2_000, 9).await.unwrap(), 1);
    assert_eq!(store.prune_posts(2_000, 9).await.unwrap(), 0);
    assert_eq!(kinds(store, &game).await, ["marked", "late", "open"]);
    assert!(
        store
            .brought(GUILD, game.id, "ballot:1")
            .await
            .unwrap()
            .is_some()
    );
    // When the game is over nobody asks where its messages stand.
    let mut end = Change::new(&game, step("ended", 3_000));
    end.head.status = Status::Finished;
    store.revise(&end).await.unwrap();
    assert_eq!(store.prune_posts(2_000, 9).await.unwrap(), 1);
    assert_eq!(kinds(store, &game).await, ["late", "open"]);
}

async fn superseded_sheets_of_closed_phases_go(home: &Home) {
    let store = &home.store;
    let mut game = playing(store, "Sheets").await;
    let mut hashes = Vec::new();
    for phase_no in [0, 1].map(PhaseNo) {
        for (n, player) in [1, 1, 2, 1].into_iter().enumerate() {
            let new = NewSheet {
                guild: GUILD,
                game: game.id,
                phase_no,
                player,
                sheet: format!("sheet {n} of {phase_no}"),
                origin: format!("{phase_no}:{n}"),
                at: 1_000 + n as i64,
                strict: false,
            };
            let receipt = NewReceipt {
                nonce: format!("nonce{n}"),
                hash: format!("hash-{phase_no}-{n}-"),
            };
            let over = store.sheet(GUILD, game.id, phase_no, player).await.unwrap();
            let over = over.map(|sheet| sheet.id);
            let settings = store
                .game(GUILD, game.id)
                .await
                .unwrap()
                .unwrap()
                .head
                .settings;
            let along = Along::default();
            let taken = store
                .submit_with(&new, over, &settings, &along, &receipt)
                .await;
            assert!(matches!(taken, Ok(Submitted::Accepted { .. })), "{taken:?}");
        }
        let all = store
            .receipt_hashes(GUILD, game.id, phase_no)
            .await
            .unwrap();
        hashes.push(all);
        if phase_no == PhaseNo(0) {
            game = store.game(GUILD, game.id).await.unwrap().unwrap();
            let mut close = Change::new(&game, step("resolved", 2_000));
            close.head.phase_no = PhaseNo(1);
            // The second sheet's hash was published once, before a rollback, say.
            let list = "hash-0-1-\nhash-0-2-\nhash-0-3-";
            close.receipts = Some((PhaseNo(0), list.to_owned()));
            game = store.revise(&close).await.unwrap();
        }
    }
    let all = |phase_no| async move {
        let all = store
            .receipt_hashes(GUILD, game.id, phase_no)
            .await
            .unwrap();
        all.into_iter().map(|(_, hash)| hash).collect::<Vec<_>>()
    };
    // Not so old yet.
    let (gone, next) = store.prune_sheets(1_000, 0).await.unwrap();
    assert_eq!((gone, all(PhaseNo(0)).await.len()), (0, 4));
    assert_eq!(
        store.prune_sheets(9_000, next.unwrap()).await.unwrap(),
        (0, None)
    );
    let (gone, _) = store.prune_sheets(9_000, 0).await.unwrap();
    assert_eq!(gone, 1);
    assert_eq!(
        all(PhaseNo(0)).await,
        ["hash-0-1-", "hash-0-2-", "hash-0-3-"]
    );
    assert_eq!(all(PhaseNo(1)).await.len(), 4, "its phase is open");
    let counts = store.sheets(GUILD, game.id, PhaseNo(0)).await.unwrap();
    let counts: Vec<_> = counts.iter().map(|s| s.sheet.as_str()).collect();
    assert_eq!(counts, ["sheet 3 of 0", "sheet 2 of 0"]);
    assert_eq!(store.prune_sheets(9_000, 0).await.unwrap().0, 0);
}
