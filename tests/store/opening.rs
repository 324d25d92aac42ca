//! A database that cannot be used says why, and is left as it was.

use crate::home::{Home, on_both, playing};
use chancery::store::{DATABASE_FILE, Store, StoreError};

on_both!(
    a_database_of_a_newer_version_is_refused,
    a_database_whose_tables_differ_is_refused,
);

async fn a_database_of_a_newer_version_is_refused(home: &Home) {
    playing(&home.store, "Old").await;
    home.raw(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
    )
    .await
    .unwrap();
    let refused = Store::open(&home.url).await.err();
    assert!(
        matches!(refused, Some(StoreError::NewerSchema { found: 9999, .. })),
        "{refused:?}"
    );
}

async fn a_database_whose_tables_differ_is_refused(home: &Home) {
    home.raw("UPDATE _sqlx_migrations SET checksum = CAST('x' AS BYTEA)")
        .await
        .ok();
    home.raw("UPDATE _sqlx_migrations SET checksum = x'00'")
        .await
        .ok();
    let refused = Store::open(&home.url).await.err();
    assert!(
        matches!(refused, Some(StoreError::ForeignSchema { found: 1 })),
        "{refused:?}"
    );
}

#[tokio::test]
async fn the_data_folder_is_made_with_all_above_it() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("a/b");
    let store = Store::open_folder(&folder).await.unwrap();
    assert!(folder.join(DATABASE_FILE).is_file());
    assert!(!store.is_shared());
    store.close().await;
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("file"), "").unwrap();
    let folder = home.path().join("file/data");
    let refused = Store::open_folder(&folder).await.err();
    let Some(StoreError::Folder { folder: named, .. }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(named, folder);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join(DATABASE_FILE);
    let text = "my shopping list ".repeat(99);
    std::fs::write(&file, &text).unwrap();
    let refused = Store::open_folder(home.path()).await.err();
    assert!(
        matches!(refused, Some(StoreError::Corrupt(_))),
        "{refused:?}"
    );
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn an_address_of_another_kind_is_refused() {
    for url in ["mysql://x/y", "postgres:x", "", "postgres://h:port/x"] {
        let refused = Store::open(url).await.err();
        assert!(
            matches!(refused, Some(StoreError::Address)),
            "{url}: {refused:?}"
        );
    }
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_told_apart() {
    // Port 1 is never PostgreSQL's.
    let refused = Store::open("postgres://nobody@127.0.0.1:1/x").await.err();
    assert!(
        matches!(refused, Some(StoreError::Unreachable(_))),
        "{refused:?}"
    );
}
