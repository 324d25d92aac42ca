//! The database as a whole: several deadlines claimed at once, how much waits, and the doctor's look.

use crate::fakes::post;
use crate::home::{CHANNEL, GUILD, Home, on_both, playing, step};
use chancery::store::{Along, Change, Checkup, Store, StoreError, Tables};

on_both!(
    several_deadlines_are_claimed_at_once_the_longest_due_first,
    how_much_waits_is_counted,
    a_look_at_the_database_changes_nothing,
);

async fn several_deadlines_are_claimed_at_once_the_longest_due_first(home: &Home) {
    let store = &home.store;
    let mut games = Vec::new();
    for (name, deadline) in [("C", 30), ("A", 10), ("B", 20), ("D", 99)] {
        let game = playing(store, name).await;
        let mut change = Change::new(&game, step("act", 5));
        change.head.deadline = Some(deadline);
        store.revise(&change).await.unwrap();
        games.push((deadline, game.id));
    }
    games.sort_unstable();
    let claim = async |owner, limit| {
        let due = store.claim_deadlines(50, owner, limit, 100).await.unwrap();
        due.iter()
            .map(|due| (due.deadline, due.id))
            .collect::<Vec<_>>()
    };
    assert_eq!(claim("a", 2).await, games[..2]);
    assert_eq!(claim("b", 2).await, games[2..3], "the last is not due yet");
    assert!(claim("c", 2).await.is_empty());
}

async fn how_much_waits_is_counted(home: &Home) {
    let store = &home.store;
    store.ping().await.unwrap();
    let load = store.load(1_000).await.unwrap();
    assert_eq!((load.rows, load.oldest), (0, 0));
    let game = playing(store, "Waiting").await;
    let mut change = Change::new(&game, step("act", 2_000));
    change.along = Along {
        posts: vec![post("one", "channel:1"), post("two", "channel:2")],
        audits: Vec::new(),
    };
    store.revise(&change).await.unwrap();
    let load = store.load(2_500).await.unwrap();
    assert_eq!((load.rows, load.oldest), (2, 500));
    assert_eq!(load.games, [("playing".to_owned(), 1)]);
}

async fn look(home: &Home) -> Result<Checkup, StoreError> {
    Store::check_up(&home.url, |_, _, _| true).await
}

async fn a_look_at_the_database_changes_nothing(home: &Home) {
    let found = look(home).await.unwrap();
    assert_eq!((found.tables, found.rooms), (Tables::Current, vec![]));
    playing(&home.store, "There").await;
    let found = look(home).await.unwrap();
    assert_eq!(found.rooms, [(GUILD, CHANNEL)]);
    home.raw("DELETE FROM _sqlx_migrations WHERE version > 6")
        .await
        .unwrap();
    let found = look(home).await.unwrap();
    assert!(
        matches!(found.tables, Tables::Older { found: 6, .. }),
        "{found:?}"
    );
    let again = look(home).await.unwrap();
    assert_eq!(found, again, "nothing was brought up to date");
    home.raw("UPDATE _sqlx_migrations SET version = 9000 WHERE version = 6")
        .await
        .unwrap();
    let found = look(home).await.unwrap();
    assert!(
        matches!(found.tables, Tables::Newer { found: 9_000, .. }),
        "{found:?}"
    );
}

#[tokio::test]
async fn what_is_not_there_yet_is_no_fault() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data");
    let found = Store::check_up_folder(&folder, |_, _, _| true)
        .await
        .unwrap();
    assert_eq!(found.tables, Tables::None);
    assert!(!folder.exists(), "a look makes nothing");
}
