//! The handle on the database that every call goes through.

use super::db::{Address, Both, Db, LiteTx, Searching, Tx};
use super::error::Result;
use super::open::{open_lite, open_pg, probe_folder};
use chancery_boxed::boxed;
use sqlx::{PgPool, SqlitePool};
use std::path::Path;

/// The file the games of a data folder are kept in.
pub const DATABASE_FILE: &str = "chancery.db";

/// A handle on the database; clones share its connections.
#[derive(Clone)]
pub struct Store {
    db: Db,
    searching: Searching,
}

#[boxed]
impl Store {
    /// Opens the SQLite database of a data folder, creating both where they are missing, and brings
    /// its tables up to date.
    ///
    /// # Errors
    /// [`StoreError::Folder`](super::StoreError::Folder) when the folder cannot be made or written, and
    /// whatever [`Store::open`] may say.
    pub async fn open_folder(folder: &Path) -> Result<Self> {
        probe_folder(folder)?;
        let (db, searching) = open_lite(&folder.join(DATABASE_FILE)).await?;
        Ok(Store { db, searching })
    }

    /// Opens the database at `postgres://…` or `sqlite:path` and brings its tables up to date.
    ///
    /// # Errors
    /// What [`StoreError`](super::StoreError) calls `Address` for another kind of address, `NewerSchema` for a
    /// database a newer Chancery has written, and `HalfDone`, `OlderRunning`, `Busy`, `Corrupt`, `ReadOnly` and
    /// `Unreachable` for what their names say.
    pub async fn open(url: &str) -> Result<Self> {
        let (db, searching) = match Address::read(url)? {
            Address::Pg(options) => open_pg(*options).await?,
            Address::Lite(path) => {
                if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
                    probe_folder(folder)?;
                }
                open_lite(&path).await?
            }
        };
        Ok(Store { db, searching })
    }

    /// Whether other processes may write to this database, so that one must look again from time to
    /// time without being told.
    pub fn is_shared(&self) -> bool {
        matches!(self.db, Both::Pg(_))
    }

    /// Waits for the connections in use and closes them all.
    pub async fn close(&self) {
        match &self.searching {
            Both::Lite(pool) => pool.close().await,
            Both::Pg(pool) => pool.close().await,
        }
        match &self.db {
            Both::Lite(lite) => {
                lite.read.close().await;
                lite.write.close().await;
            }
            Both::Pg(pool) => pool.close().await,
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoreError;

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
