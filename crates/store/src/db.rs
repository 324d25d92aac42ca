//! Two databases behind one body of SQL: the pools, the transaction, and the macro that compiles a
//! query for both.

use super::error::{Result, StoreError};
use super::wal::Wal;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Transaction};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use tracing::log::LevelFilter;

pub(super) static LITE_TABLES: Migrator = sqlx_macros::migrate!("../../migrations/sqlite");
pub(super) static PG_TABLES: Migrator = sqlx_macros::migrate!("../../migrations/postgres");

/// Something SQLite has and its counterpart in PostgreSQL.
#[derive(Clone)]
pub(super) enum Both<L, P> {
    /// For SQLite.
    Lite(L),
    /// For Postgres.
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
    pub(super) tx: Transaction<'static, Sqlite>,
    pub(super) wal: Option<Arc<Wal>>,
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
    pub(super) wal: Arc<Wal>,
}

/// Where a database is.
pub(super) enum Address {
    /// The path of an SQLite file.
    Lite(PathBuf),
    /// How to connect to a Postgres database.
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
            $crate::db::Both::Lite($c) => $body.await,
            $crate::db::Both::Pg($c) => $body.await,
        }
    };
}
pub(super) use on;

/// Executes a statement within a [`Tx`] and gives the number of rows it touched.
macro_rules! run {
    ($tx:expr, $query:expr) => {
        match $tx {
            $crate::db::Both::Lite(c) => $query
                .execute(&mut **c)
                .await
                .map(|done| done.rows_affected()),
            $crate::db::Both::Pg(c) => $query
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
            $crate::db::Both::Lite(c) => {
                sqlx::query_as($query!(""))$(.bind($value))+.$fetch(&mut **c).await
            }
            $crate::db::Both::Pg(c) => {
                sqlx::query_as($query!($skip))$(.bind($value))+.$fetch(&mut **c).await
            }
        }
    };
}
pub(super) use claim;

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
