//! An installation copied whole: into a backup and back, and from one database into the other.

use crate::home::{GUILD, Home, on_both, playing, step};
use chancery::store::copy::{self, CopyError, Occupied, Step};
use chancery::store::{
    Along, Change, GameId, NewAudit, NewPost, NewReminder, NewSheet, PhaseNo, Store, StoreError,
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

on_both!(
    a_backup_comes_back_in_either_database,
    every_table_there_is_is_copied,
    a_copy_is_of_one_moment,
    a_number_once_given_is_not_given_again,
    what_is_there_is_not_overwritten_without_a_word,
    a_damaged_backup_is_refused,
    databases_that_do_not_fit_are_refused,
    an_older_backup_is_brought_up_to_date,
);

const NOW: i64 = 50_000;

/// Some of everything.
async fn fill(store: &Store) {
    for name in ["Erste", "Zweite", "dritte “{$x}” \\ \n ünï"] {
        let game = playing(store, name).await;
        let sheet = NewSheet {
            guild: GUILD,
            game: game.id,
            phase_no: PhaseNo(0),
            player: 2,
            sheet: "A Par - Bur".into(),
            origin: format!("interaction {name}"),
            at: 1_100,
            strict: true,
        };
        store.submit(&sheet).await.unwrap();
        store
            .set_ready(GUILD, game.id, PhaseNo(0), 2, true, 1_200)
            .await
            .unwrap();
        let game = store.game(GUILD, game.id).await.unwrap().unwrap();
        let mut change = Change::new(&game, step("resolved", 1_500));
        change.intake = Some(game.intake);
        change.head.phase_no = PhaseNo(1);
        change.head.deadline = Some(9_000);
        change.reminders = Some(vec![NewReminder {
            due_at: 8_000,
            kind: "hour".into(),
        }]);
        change.along = Along {
            posts: vec![NewPost {
                kind: "results".into(),
                route: "c710".into(),
                payload: "{\"text\":\"’\"}".into(),
                marker: None,
                after: None,
                due_at: None,
            }],
            audits: vec![NewAudit {
                actor: Some(7),
                what: "resolved".into(),
                detail: "{}".into(),
            }],
        };
        store.revise(&change).await.unwrap();
    }
    // One that is being sent at the moment of the copy.
    store.claim_posts(2_000, "a process", 1, 100).await.unwrap();
    store.sign_engine("0.1.0").await.unwrap();
}

/// A number from the database behind the store's back.
async fn number(url: &str, query: &str) -> i64 {
    let query = AssertSqlSafe(query.to_owned());
    if url.starts_with("sqlite") {
        let mut raw = SqliteConnection::connect(url).await.unwrap();
        return sqlx::query_scalar(query).fetch_one(&mut raw).await.unwrap();
    }
    let mut raw = PgConnection::connect(url).await.unwrap();
    sqlx::query_scalar(query).fetch_one(&mut raw).await.unwrap()
}

/// A fresh database of each kind there is, not opened yet.
async fn targets() -> Vec<Home> {
    let mut homes = vec![Home::sqlite().await];
    homes.extend(Home::postgres().await);
    homes
}

async fn kept(home: &Home, folder: &TempDir) -> (PathBuf, Vec<Step>) {
    let file = folder.path().join("games.backup");
    let mut steps = Vec::new();
    copy::backup(&home.url, &file, NOW, &mut |step| steps.push(step.clone()))
        .await
        .unwrap();
    (file, steps)
}

async fn restore(file: &Path, to: &str, how: Occupied) -> Result<Vec<Step>, CopyError> {
    let mut steps = Vec::new();
    let tell = &mut |step: &Step| steps.push(step.clone());
    copy::restore(file, to, how, NOW, tell).await.map(|_| steps)
}

async fn migrate(from: &str, to: &str) -> Result<Vec<Step>, CopyError> {
    let mut steps = Vec::new();
    let tell = &mut |step: &Step| steps.push(step.clone());
    copy::migrate(from, to, NOW, tell).await.map(|_| steps)
}

async fn a_backup_comes_back_in_either_database(home: &Home) {
    fill(&home.store).await;
    let folder = tempfile::tempdir().unwrap();
    let (file, steps) = kept(home, &folder).await;
    let games = steps.iter().find(|step| step.table == "game").unwrap();
    assert_eq!(games.rows, 3);
    for target in targets().await {
        let back = restore(&file, &target.url, Occupied::Refuse).await.unwrap();
        assert_eq!(back, steps, "every table, row for row");
        let store = target.again().await;
        let game = store.game(GUILD, GameId(1)).await.unwrap().unwrap();
        assert_eq!(
            game,
            home.store.game(GUILD, GameId(1)).await.unwrap().unwrap()
        );
        let head = store.head(GUILD, GameId(1)).await.unwrap();
        assert_eq!(head, home.store.head(GUILD, GameId(1)).await.unwrap());
        // What was being sent is looked for, then sent again: its lease runs out here, too.
        let again = store.claim_posts(2_100, "new", 9, 100).await.unwrap();
        assert!(again.iter().any(|row| row.doubt), "{again:?}");
        // And what is kept again is the same, but for that claim.
        store.close().await;
        target.end().await;
    }
}

async fn every_table_there_is_is_copied(home: &Home) {
    fill(&home.store).await;
    let query = if home.url.starts_with("sqlite") {
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    } else {
        "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    };
    let tables = number(&home.url, query).await;
    for target in targets().await {
        let steps = migrate(&home.url, &target.url).await.unwrap();
        // All but the processes of the moment and the list of migrations.
        assert_eq!(i64::try_from(steps.len()).unwrap(), tables - 2);
        for step in &steps {
            assert_ne!(step.table, "process");
            let count = format!("SELECT count(*) FROM \"{}\"", step.table);
            let rows = number(&target.url, &count).await;
            assert_eq!(rows, number(&home.url, &count).await, "{}", step.table);
            assert_eq!(rows, i64::try_from(step.rows).unwrap());
        }
        // There and back again is the same.
        let back = Home::sqlite().await;
        assert_eq!(migrate(&target.url, &back.url).await.unwrap(), steps);
        back.end().await;
        target.end().await;
    }
}

async fn a_copy_is_of_one_moment(home: &Home) {
    fill(&home.store).await;
    let store = home.store.clone();
    let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
    let busy = tokio::spawn(async move {
        let mut made = 0;
        while stopped.try_recv().is_err() {
            // A game, its first revision and its players are written together.
            playing(&store, &format!("Busy {made}")).await;
            made += 1;
        }
        made
    });
    let folder = tempfile::tempdir().unwrap();
    for round in 0..5 {
        let file = folder.path().join(format!("{round}.backup"));
        let mut steps = Vec::new();
        copy::backup(&home.url, &file, NOW, &mut |step| steps.push(step.clone()))
            .await
            .unwrap();
        let rows = |table: &str| steps.iter().find(|s| s.table == table).unwrap().rows;
        // The three of the beginning have a second revision each.
        assert_eq!(rows("revision"), rows("game") + 3);
        assert_eq!(rows("game_player"), rows("game") * 2);
        let target = Home::sqlite().await;
        restore(&file, &target.url, Occupied::Refuse).await.unwrap();
        target.end().await;
    }
    stop.send(()).unwrap();
    assert!(
        busy.await.unwrap() > 0,
        "the bot was not kept from its work"
    );
}

async fn a_number_once_given_is_not_given_again(home: &Home) {
    fill(&home.store).await;
    let last = number(&home.url, "SELECT max(id) FROM reminder").await;
    home.raw("DELETE FROM reminder").await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (file, _) = kept(home, &folder).await;
    for target in targets().await {
        restore(&file, &target.url, Occupied::Refuse).await.unwrap();
        let store = target.again().await;
        let game = store.game(GUILD, GameId(1)).await.unwrap().unwrap();
        let mut change = Change::new(&game, step("act", 3_000));
        change.reminders = Some(vec![NewReminder {
            due_at: 8_000,
            kind: "day".into(),
        }]);
        store.revise(&change).await.unwrap();
        let given = number(&target.url, "SELECT max(id) FROM reminder").await;
        assert!(given > last, "{given} was given before");
        let newest = playing(&store, "Vierte").await;
        assert_eq!(newest.id, GameId(4));
        store.close().await;
        target.end().await;
    }
}

async fn what_is_there_is_not_overwritten_without_a_word(home: &Home) {
    fill(&home.store).await;
    let folder = tempfile::tempdir().unwrap();
    let (file, steps) = kept(home, &folder).await;
    let again = copy::backup(&home.url, &file, NOW, &mut |_| {}).await;
    assert!(matches!(again, Err(CopyError::Exists(path)) if path == file));
    let same = migrate(&home.url, &home.url).await;
    assert!(matches!(same, Err(CopyError::Same)), "{same:?}");
    for target in targets().await {
        playing(&target.store, "In the way").await;
        target.store.close().await;
        for refused in [
            restore(&file, &target.url, Occupied::Refuse).await,
            migrate(&home.url, &target.url).await,
        ] {
            let Err(CopyError::NotEmpty { rows: 1.., .. }) = refused else {
                panic!("{refused:?}");
            };
        }
        assert_eq!(number(&target.url, "SELECT count(*) FROM game").await, 1);
        // A bot at work is not pulled from under.
        if target.url.starts_with("sqlite") {
            let hold = chancery::store::hold(&target.url).unwrap();
            let held = restore(&file, &target.url, Occupied::Replace).await;
            assert!(matches!(held, Err(CopyError::Running)), "{held:?}");
            let second = chancery::store::hold(&target.url);
            assert!(matches!(second, Err(StoreError::Held { pid }) if pid == std::process::id()));
            drop(hold);
        }
        let back = restore(&file, &target.url, Occupied::Replace)
            .await
            .unwrap();
        assert_eq!(back, steps);
        assert_eq!(number(&target.url, "SELECT count(*) FROM game").await, 3);
        if let Some(path) = target.url.strip_prefix("sqlite:") {
            let old = format!("sqlite:{path}.before-{NOW}");
            assert_eq!(
                number(&old, "SELECT count(*) FROM game").await,
                1,
                "kept aside"
            );
        }
        target.end().await;
    }
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut raw = Vec::new();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(bytes), &mut raw).unwrap();
    raw
}

async fn a_damaged_backup_is_refused(home: &Home) {
    fill(&home.store).await;
    let folder = tempfile::tempdir().unwrap();
    let (file, _) = kept(home, &folder).await;
    let whole = std::fs::read(&file).unwrap();
    let target = Home::sqlite().await;
    let bad = folder.path().join("bad.backup");
    let mut damages: Vec<Vec<u8>> = vec![Vec::new(), b"no backup".to_vec()];
    damages.extend([10, 3, 2].map(|part| whole[..whole.len() / part].to_vec()));
    damages.push(whole[..whole.len() - 1].to_vec());
    for place in (0..whole.len()).step_by(whole.len() / 40) {
        let mut bytes = whole.clone();
        bytes[place] ^= 0x10;
        damages.push(bytes);
    }
    let mut refused = 0;
    for bytes in damages {
        std::fs::write(&bad, &bytes).unwrap();
        match copy::inspect(&bad).await {
            Err(CopyError::Damaged { .. } | CopyError::NotBackup(_)) => refused += 1,
            // A byte of gzip's own head that says nothing of what is packed.
            Ok(_) => assert!(
                unpacked(&bytes) == unpacked(&whole),
                "a changed backup is taken"
            ),
            Err(other) => panic!("{other:?}"),
        }
    }
    let cut = restore(&bad, &target.url, Occupied::Refuse).await;
    assert!(matches!(cut, Err(CopyError::Damaged { .. })), "{cut:?}");
    assert!(refused > 35, "{refused}");
    assert_eq!(number(&target.url, "SELECT count(*) FROM game").await, 0);
    target.end().await;
}

async fn databases_that_do_not_fit_are_refused(home: &Home) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.backup");
    let nowhere = format!("sqlite:{}", folder.path().join("none.db").display());
    let none = copy::backup(&nowhere, &file, NOW, &mut |_| {}).await;
    assert!(matches!(none, Err(CopyError::NoSource(_))), "{none:?}");
    let odd = copy::backup("mysql://x", &file, NOW, &mut |_| {}).await;
    assert!(matches!(odd, Err(CopyError::Store(StoreError::Address))));

    // Somebody else's tables are not dropped.
    home.raw("CREATE TABLE wine (id BIGINT)").await.unwrap();
    let source = Home::sqlite().await;
    fill(&source.store).await;
    let theirs = migrate(&source.url, &home.url).await;
    assert!(matches!(theirs, Err(CopyError::Foreign(name)) if name == "wine"));
    home.raw("DROP TABLE wine").await.unwrap();
    source.end().await;

    // A newer Chancery was here, one whose numbers are not ours, one that broke off.
    fill(&home.store).await;
    home.store.close().await;
    let insert = |version: i64, done: bool| {
        let sum = if home.url.starts_with("sqlite") {
            "x'00'"
        } else {
            "'\\x00'"
        };
        format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES ({version}, 'later', {done}, {sum}, 0)"
        )
    };
    home.raw(&insert(9_999, true)).await.unwrap();
    for error in [
        Store::open(&home.url).await.map(drop).unwrap_err(),
        match copy::backup(&home.url, &file, NOW, &mut |_| {}).await {
            Err(CopyError::Store(error)) => error,
            other => panic!("{other:?}"),
        },
    ] {
        let StoreError::NewerSchema {
            found: 9_999,
            known,
        } = error
        else {
            panic!("{error:?}");
        };
        assert!((10..9_999).contains(&known), "{known}");
    }
    home.raw("DELETE FROM _sqlx_migrations WHERE version = 9999")
        .await
        .unwrap();
    home.raw("UPDATE _sqlx_migrations SET success = false WHERE version = 8")
        .await
        .unwrap();
    let half = Store::open(&home.url).await.map(drop);
    assert!(
        matches!(half, Err(StoreError::HalfDone { found: 8 })),
        "{half:?}"
    );
    home.raw("UPDATE _sqlx_migrations SET success = true WHERE version = 8")
        .await
        .unwrap();

    // The engine: an older one does not touch what a newer one wrote.
    let store = Store::open(&home.url).await.unwrap();
    store.sign_engine("0.10.0").await.unwrap();
    store.sign_engine("0.10.0").await.unwrap();
    let older = store.sign_engine("0.9.3").await;
    let Err(StoreError::NewerEngine { found, ours }) = older else {
        panic!("{older:?}");
    };
    assert_eq!((found.as_str(), ours.as_str()), ("0.10.0", "0.9.3"));
    store.close().await;
}

async fn an_older_backup_is_brought_up_to_date(home: &Home) {
    // As a program of the time of migration 8 would have left it.
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("old.db");
    let url = format!("sqlite:{}?mode=rwc", old.display());
    let mut raw = SqliteConnection::connect(&url).await.unwrap();
    let all = sqlx_macros::migrate!("migrations/sqlite");
    let then = all.iter().filter(|m| m.version <= 8).cloned().collect();
    sqlx::migrate::Migrator::with_migrations(then)
        .run(&mut raw)
        .await
        .unwrap();
    sqlx::raw_sql(
        "INSERT INTO game (guild, name, name_key, creator, channel, status, phase_no, seq, settings,
                           created_at, updated_at)
         VALUES (71, 'Old', 'old', 1, 2, 'lobby', 0, 1, '{}', 5, 5);
         INSERT INTO ready (guild, game, phase_no, player, ready, at) VALUES (71, 1, 0, 3, 1, 5)",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    let from = format!("sqlite:{}", old.display());
    let file = folder.path().join("old.backup");
    copy::backup(&from, &file, NOW, &mut |_| {}).await.unwrap();
    let manifest = copy::inspect(&file).await.unwrap();
    assert_eq!(manifest.migrations.last(), Some(&8));
    // An empty database of today makes room for it.
    restore(&file, &home.url, Occupied::Refuse).await.unwrap();
    let store = home.again().await;
    let game = store.game(GUILD, GameId(1)).await.unwrap().unwrap();
    assert_eq!(game.head.name, "Old");
    store.sign_engine("0.1.0").await.unwrap();
    store.close().await;
}
