//! Two databases behind one body of SQL: the pools, the transaction, and the macro that compiles a
//! query for both.

use super::error::StoreError;
use super::versions::{self, migration};
use super::wal::Wal;
use super::{Result, Store};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{
    ConnectOptions, Connection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Transaction,
};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tracing::log::LevelFilter;

pub(super) static LITE_TABLES: Migrator = sqlx::migrate!("migrations/sqlite");
pub(super) static PG_TABLES: Migrator = sqlx::migrate!("migrations/postgres");

/// How long a call waits for a database that is busy or away. Discord gives an answer three seconds:
/// whoever asks is told within them.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// How long a long search waits for the one before it.
const LONG_PATIENCE: Duration = Duration::from_secs(60);

/// Something SQLite has and its counterpart in PostgreSQL.
#[derive(Clone)]
pub(super) enum Both<L, P> {
    Lite(L),
    Pg(P),
}

/// The open database.
pub(super) type Db = Both<Lite, PgPool>;

/// A connection of its own for what reads much: it keeps nobody else waiting, and there is one such search
/// at a time.
pub(super) type Searching = Both<SqlitePool, PgPool>;

/// An open write transaction; rolled back when dropped.
pub(super) type Tx = Both<LiteTx, Transaction<'static, Postgres>>;

/// A transaction on SQLite, and the log its commit waits for; none where SQLite does so itself.
pub(super) struct LiteTx {
    tx: Transaction<'static, Sqlite>,
    wal: Option<Arc<Wal>>,
}

impl From<Transaction<'static, Sqlite>> for LiteTx {
    fn from(tx: Transaction<'static, Sqlite>) -> LiteTx {
        LiteTx { tx, wal: None }
    }
}

impl Deref for LiteTx {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.tx
    }
}

impl DerefMut for LiteTx {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.tx
    }
}

/// SQLite lets one connection write at a time. One connection that all writers queue for is fairer
/// and faster than several that poll the file's lock.
#[derive(Clone)]
pub(super) struct Lite {
    pub(super) read: SqlitePool,
    pub(super) write: SqlitePool,
    wal: Arc<Wal>,
}

/// Where a database is.
pub(super) enum Address {
    Lite(PathBuf),
    Pg(Box<PgConnectOptions>),
}

impl Address {
    /// Reads `postgres://…` or `sqlite:path`.
    pub(super) fn read(url: &str) -> Result<Address> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::Address)?;
            let options = options.application_name("chancery");
            return Ok(Address::Pg(Box::new(
                options.log_statements(LevelFilter::Trace),
            )));
        }
        let path = url.strip_prefix("sqlite:").ok_or(StoreError::Address)?;
        let path = path.strip_prefix("//").unwrap_or(path);
        match path {
            "" => Err(StoreError::Address),
            path => Ok(Address::Lite(PathBuf::from(path))),
        }
    }

    /// The kind of database, as a short key.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Address::Lite(_) => "sqlite",
            Address::Pg(_) => "postgres",
        }
    }

    /// Whether both name the same database, as far as the addresses tell.
    pub(super) fn is(&self, other: &Address) -> bool {
        match (self, other) {
            (Address::Lite(a), Address::Lite(b)) => {
                let real = |path: &Path| std::path::absolute(path).ok();
                real(a) == real(b)
                    || a.canonicalize()
                        .is_ok_and(|a| b.canonicalize().ok() == Some(a))
            }
            (Address::Pg(a), Address::Pg(b)) => {
                let of = |options: &PgConnectOptions| {
                    let text = |text: Option<&str>| text.map(str::to_owned);
                    (
                        options.get_host().to_owned(),
                        options.get_port(),
                        text(options.get_database()),
                        text(options.get_options()),
                    )
                };
                of(a) == of(b)
            }
            _ => false,
        }
    }
}

/// Compiles one query body for both databases.
///
/// `on!(self.read(), c => sqlx::query(…).fetch_all(c))` reads;
/// `on!(tx, c => sqlx::query(…).execute(&mut **c))` works within a [`Tx`].
macro_rules! on {
    ($both:expr, $c:ident => $body:expr) => {
        match $both {
            $crate::store::db::Both::Lite($c) => $body.await,
            $crate::store::db::Both::Pg($c) => $body.await,
        }
    };
}
pub(super) use on;

/// Executes a statement within a [`Tx`] and gives the number of rows it touched.
macro_rules! run {
    ($tx:expr, $query:expr) => {
        match $tx {
            $crate::store::db::Both::Lite(c) => $query
                .execute(&mut **c)
                .await
                .map(|done| done.rows_affected()),
            $crate::store::db::Both::Pg(c) => $query
                .execute(&mut **c)
                .await
                .map(|done| done.rows_affected()),
        }
    };
}
pub(super) use run;

/// Leases rows within a [`Tx`] by a query in two texts: the macro `$query` is given the words, known
/// to PostgreSQL alone, by which several processes pass over each other's rows. SQLite has one writer.
macro_rules! claim {
    ($tx:expr, $query:ident($skip:literal), $fetch:ident, $($value:expr),+) => {
        match $tx {
            $crate::store::db::Both::Lite(c) => {
                sqlx::query_as($query!(""))$(.bind($value))+.$fetch(&mut **c).await
            }
            $crate::store::db::Both::Pg(c) => {
                sqlx::query_as($query!($skip))$(.bind($value))+.$fetch(&mut **c).await
            }
        }
    };
}
pub(super) use claim;

impl Store {
    /// Where reads outside a transaction go.
    pub(super) fn read(&self) -> Both<&SqlitePool, &PgPool> {
        match &self.db {
            Both::Lite(lite) => Both::Lite(&lite.read),
            Both::Pg(pool) => Both::Pg(pool),
        }
    }

    /// Where what reads much goes.
    pub(super) fn search(&self) -> Both<&SqlitePool, &PgPool> {
        match &self.searching {
            Both::Lite(pool) => Both::Lite(pool),
            Both::Pg(pool) => Both::Pg(pool),
        }
    }

    /// Begins a transaction that may write.
    pub(super) async fn write(&self) -> Result<Tx> {
        Ok(match &self.db {
            // A deferred transaction that writes after reading fails at once when another has
            // written meanwhile; an immediate one waits for its turn.
            Both::Lite(lite) => Both::Lite(LiteTx {
                tx: lite.write.begin_with("BEGIN IMMEDIATE").await?,
                wal: Some(lite.wal.clone()),
            }),
            Both::Pg(pool) => Both::Pg(pool.begin().await?),
        })
    }
}

impl Tx {
    pub(super) async fn commit(self) -> Result<()> {
        match self {
            Both::Lite(LiteTx { tx, wal }) => {
                tx.commit().await?;
                // The next writer need not wait for this.
                if let Some(wal) = wal {
                    wal.wait().await.map_err(sqlx::Error::Io)?;
                }
            }
            Both::Pg(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// Fills the database to its last page, as a full disk does, and gives what writing is answered with.
    async fn fill(store: &Store) -> StoreError {
        let mut tx = store.write().await.expect("a transaction");
        let Both::Lite(c) = &mut tx else {
            unreachable!("it is SQLite")
        };
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count")
            .fetch_one(&mut **c)
            .await
            .expect("the pages");
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::raw_sql(limit)
            .execute(&mut **c)
            .await
            .expect("a limit");
        let much = "INSERT INTO installation (name, value) VALUES ('much', hex(zeroblob(1000000)))";
        let refused = sqlx::raw_sql(much).execute(&mut **c).await;
        let refused = refused.map_err(StoreError::from);
        refused.map(|_| ()).expect_err("there is no room")
    }

    #[tokio::test]
    async fn a_full_disk_leaves_no_connection_of_no_use() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open_folder(folder.path()).await.expect("a store");
        store.sign_engine("0.1.0").await.expect("it is written");
        for _ in 0..3 {
            let refused = fill(&store).await;
            assert!(matches!(refused, StoreError::Full(_)), "{refused}");
        }
        // There is room again: the limit was the connection's.
        store.sign_engine("0.2.0").await.expect("it is written");
        let refused = store.sign_engine("0.1.0").await;
        let found = refused.expect_err("a newer one has written");
        assert!(matches!(found, StoreError::NewerEngine { .. }), "{found}");
    }
}
