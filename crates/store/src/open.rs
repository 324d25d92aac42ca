//! Opening a database: its connections, and its tables brought up to date.

use super::db::{Both, Db, LITE_TABLES, Lite, PG_TABLES, Searching};
use super::error::{Result, StoreError};
use super::patience::{LONG_PATIENCE, PATIENCE};
use super::versions::{self, migration};
use super::wal::Wal;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::Arc;
use tracing::log::LevelFilter;

/// Makes the folder and finds out whether it can be written, before SQLite says it less clearly.
pub(super) fn probe_folder(folder: &Path) -> Result<()> {
    let refused = |source| StoreError::Folder {
        folder: folder.to_path_buf(),
        source,
    };
    std::fs::create_dir_all(folder).map_err(refused)?;
    let probe = folder.join(".chancery-write-test");
    std::fs::write(&probe, b"").map_err(refused)?;
    std::fs::remove_file(&probe).map_err(refused)
}

/// What the pools over a file have in common. A file does not go away as a server does, so that no
/// connection is tried before it is used: each try is two more changes of thread for every question.
fn pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
}

/// A pool that takes back no connection whose count of transactions is wrong.
///
/// When the disk is full, or a page cannot be read or written, SQLite itself undoes the transaction. The
/// `ROLLBACK` that follows then fails, and sqlx goes on to believe that a transaction is open: nothing
/// could ever be written by that connection again. A new one takes its place.
fn writers() -> SqlitePoolOptions {
    pool().after_release(|connection, _| {
        Box::pin(async move {
            // What is still to be done by it comes first, such as the `ROLLBACK` of a transaction dropped.
            connection.ping().await?;
            Ok(!connection.is_in_transaction())
        })
    })
}

pub(super) async fn open_lite(path: &Path) -> Result<(Db, Searching)> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Each commit waits for the disk itself, together with others.
        .synchronous(SqliteSynchronous::Normal)
        .busy_timeout(PATIENCE)
        .log_statements(LevelFilter::Trace);
    // Never closed for idleness: the writer's first moment after a quiet night should not be slow.
    let write = writers()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options.clone())
        .await?;
    let mut look = Both::Lite(write.begin().await?.into());
    versions::schema(&mut look).await?;
    drop(look);
    LITE_TABLES.run(&write).await.map_err(migration)?;
    let wal = Arc::new(Wal::of(path));
    wal.wait().await.map_err(sqlx::Error::Io)?;
    let read = pool()
        .max_connections(4)
        .connect_with(options.clone().pragma("query_only", "1"))
        .await?;
    let search = pool()
        .max_connections(1)
        .acquire_timeout(LONG_PATIENCE)
        .connect_lazy_with(options.pragma("query_only", "1"));
    Ok((Both::Lite(Lite { read, write, wal }), Both::Lite(search)))
}

pub(super) async fn open_pg(options: PgConnectOptions) -> Result<(Db, Searching)> {
    // The pool keeps trying a server that refuses; whoever starts the bot wants to hear of it now.
    options.connect().await?.close().await?;
    let pool = PgPoolOptions::new()
        .max_connections(10)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    let search = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(LONG_PATIENCE)
        .connect_lazy_with(options);
    let mut look = Both::Pg(pool.begin().await?);
    let schema = versions::schema(&mut look).await?;
    versions::alone_to_change(&mut look, &schema).await?;
    drop(look);
    PG_TABLES.run(&pool).await.map_err(migration)?;
    Ok((Both::Pg(pool), Both::Pg(search)))
}
