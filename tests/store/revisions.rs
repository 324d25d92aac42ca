//! Revisions are added under a lock and kept for ever.

use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::store::{Along, Change, NewAudit, NewPost, NewReminder, PhaseNo, Seq, StoreError};

on_both!(
    each_change_adds_a_revision_and_moves_the_head,
    a_change_to_an_old_head_is_stale_and_writes_nothing,
    of_many_racing_changes_each_number_goes_to_one,
    the_database_itself_keeps_revisions,
    reports_are_paged_newest_first,
    what_was_written_is_there_after_a_restart,
    what_an_older_version_left_unpacked_is_packed,
);

async fn each_change_adds_a_revision_and_moves_the_head(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Head").await;
    let mut change = Change::new(&game, step("resolved", 2_000));
    change.revision.actor = Some(5);
    change.revision.report = Some("report".into());
    change.head.phase_no = PhaseNo(1);
    change.head.deadline = Some(9_000);
    change.head.gm = Some(4);
    let after = store.revise(&change).await.unwrap();
    assert_eq!((after.seq, after.updated_at), (Seq(2), 2_000));
    assert_eq!(after.head, change.head);
    assert_eq!(store.game(GUILD, game.id).await.unwrap(), Some(after));

    let head = store.head(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(
        (head.seq, head.phase_no, head.actor),
        (Seq(2), PhaseNo(1), Some(5))
    );
    assert_eq!(head.state, "state of resolved at 2000");
    assert_eq!(head.report.as_deref(), Some("report"));
    let first = store
        .revision(GUILD, game.id, Seq(1))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(first.state, "state of created at 1000");
    assert_eq!(store.revision(GUILD, game.id, Seq(3)).await.unwrap(), None);
    let all = store.revisions(GUILD, game.id).await.unwrap();
    let kinds: Vec<_> = all.iter().map(|r| (r.seq, r.kind.as_str())).collect();
    assert_eq!(kinds, [(Seq(1), "created"), (Seq(2), "resolved")]);
}

async fn a_change_to_an_old_head_is_stale_and_writes_nothing(home: &Home) {
    let store = &home.store;
    let old = playing(store, "Stale").await;
    store
        .revise(&Change::new(&old, step("first", 2_000)))
        .await
        .unwrap();

    let mut late = Change::new(&old, step("second", 3_000));
    late.left = vec![1];
    late.head.name = "Renamed".into();
    late.reminders = Some(vec![NewReminder {
        due_at: 5,
        kind: "soon".into(),
    }]);
    late.along = Along {
        posts: vec![NewPost {
            kind: "k".into(),
            route: "r".into(),
            payload: "{}".into(),
            marker: None,
            after: None,
            due_at: None,
        }],
        audits: vec![NewAudit {
            actor: None,
            what: "w".into(),
            detail: "{}".into(),
        }],
    };
    let refused = store.revise(&late).await;
    assert!(matches!(refused, Err(StoreError::Stale)), "{refused:?}");

    let now = store.game(GUILD, old.id).await.unwrap().unwrap();
    assert_eq!((now.seq, now.head.name.as_str()), (Seq(2), "Stale"));
    assert_eq!(
        store.head(GUILD, old.id).await.unwrap().unwrap().kind,
        "first"
    );
    assert_eq!(store.games_of_player(1).await.unwrap().len(), 1);
    assert_eq!(store.next_reminder().await.unwrap(), None);
    assert_eq!(store.next_post().await.unwrap(), None);
    assert_eq!(store.audit(GUILD, None, None, 9).await.unwrap(), vec![]);
}

async fn of_many_racing_changes_each_number_goes_to_one(home: &Home) {
    let game = playing(&home.store, "Race").await;
    // Two processes, so that it is the database that keeps them apart.
    let stores = [home.store.clone(), home.again().await];
    let mut racers = tokio::task::JoinSet::new();
    for racer in 0..8 {
        let store = stores[racer % 2].clone();
        racers.spawn(async move {
            let mut won = 0;
            while won < 5 {
                let now = store.game(GUILD, game.id).await.unwrap().unwrap();
                match store
                    .revise(&Change::new(&now, step(&format!("by {racer}"), 2_000)))
                    .await
                {
                    Ok(_) => won += 1,
                    Err(StoreError::Stale) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    racers.join_all().await;
    let all = home.store.revisions(GUILD, game.id).await.unwrap();
    let numbers: Vec<_> = all.iter().map(|r| r.seq).collect();
    assert_eq!(numbers, (1..=41).map(Seq).collect::<Vec<_>>());
    stores[1].close().await;
}

async fn the_database_itself_keeps_revisions(home: &Home) {
    let game = playing(&home.store, "Kept").await;
    for text in [
        "UPDATE revision SET state = 'forged'",
        "DELETE FROM revision",
    ] {
        let refused = home.raw(text).await.unwrap_err().to_string();
        assert!(refused.contains("a revision is never"), "{refused}");
    }
    let head = home.store.head(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(head.state, "state of created at 1000");
}

async fn reports_are_paged_newest_first(home: &Home) {
    let store = &home.store;
    let mut game = playing(store, "History").await;
    for turn in 0..6 {
        let mut change = Change::new(&game, step("turn", 2_000 + turn));
        change.revision.report = (turn % 2 == 0).then(|| format!("report {turn}"));
        game = store.revise(&change).await.unwrap();
    }
    let page = store.reports(GUILD, game.id, None, 2).await.unwrap();
    assert_eq!(
        page.iter().map(|r| r.seq).collect::<Vec<_>>(),
        [Seq(6), Seq(4)]
    );
    let page = store
        .reports(GUILD, game.id, Some(Seq(4)), 2)
        .await
        .unwrap();
    assert_eq!(page.iter().map(|r| r.seq).collect::<Vec<_>>(), [Seq(2)]);
    assert_eq!(page[0].report.as_deref(), Some("report 0"));
}

async fn what_was_written_is_there_after_a_restart(home: &Home) {
    let game = playing(&home.store, "Restart").await;
    let mut change = Change::new(&game, step("act", 2_000));
    change.head.deadline = Some(7_000);
    change.reminders = Some(vec![NewReminder {
        due_at: 6_000,
        kind: "hour".into(),
    }]);
    let game = home.store.revise(&change).await.unwrap();
    home.store.close().await;

    let store = home.again().await;
    assert_eq!(
        store.game(GUILD, game.id).await.unwrap(),
        Some(game.clone())
    );
    assert_eq!(store.next_deadline().await.unwrap(), Some(7_000));
    assert_eq!(store.next_reminder().await.unwrap(), Some(6_000));
    assert_eq!(
        store.head(GUILD, game.id).await.unwrap().unwrap().kind,
        "act"
    );
    store.close().await;
}

async fn what_an_older_version_left_unpacked_is_packed(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Old").await;
    let long = "{\"unit\":\"army\",\"at\":\"par\"},".repeat(200);
    for turn in 0..3 {
        let now = store.game(GUILD, game.id).await.unwrap().unwrap();
        store
            .revise(&Change::new(&now, step("turn", 2_000 + turn)))
            .await
            .unwrap();
    }
    assert_eq!(store.pack_old(9).await.unwrap(), 0, "new ones are packed");
    // As an older version wrote them.
    let open = |why| {
        format!(
            "INSERT INTO unlocked (guild, game, why) VALUES (71, {}, '{why}')",
            game.id
        )
    };
    let lock = "DELETE FROM unlocked";
    home.raw(&open("forgotten")).await.unwrap();
    let older = format!(
        "UPDATE revision SET state = '{long}', report = 'told', packed = NULL WHERE seq > 1"
    );
    home.raw(&older).await.unwrap();
    home.raw(lock).await.unwrap();
    let before = store.reports(GUILD, game.id, None, 9).await.unwrap();
    assert_eq!(before.len(), 3);
    assert!(
        before
            .iter()
            .all(|r| r.state == long && r.report.as_deref() == Some("told"))
    );

    assert_eq!(store.pack_old(2).await.unwrap(), 2);
    assert_eq!(store.pack_old(2).await.unwrap(), 1);
    assert_eq!(store.pack_old(2).await.unwrap(), 0);
    assert_eq!(
        store.reports(GUILD, game.id, None, 9).await.unwrap(),
        before
    );
    let after = store.game(GUILD, game.id).await.unwrap().unwrap();
    assert_eq!(after.seq, Seq(4), "nobody's change becomes stale by it");
    // History is locked again; what is open to packing is open to nothing else.
    let packed = "UPDATE revision SET packed = NULL";
    assert!(home.raw(packed).await.is_err());
    home.raw(&open("packed")).await.unwrap();
    for text in [
        packed,
        "UPDATE revision SET actor = 7",
        "DELETE FROM revision",
    ] {
        assert!(home.raw(text).await.is_err(), "{text}");
    }
    home.raw(lock).await.unwrap();
}
