//! Commits to SQLite that share their wait for the disk.
//!
//! What was committed is safe when its part of the write-ahead log has reached the disk. SQLite can wait
//! for that with every commit, one after the other: some two hundred a second on a common disk, and each
//! writer waits for all before him. Here SQLite writes the log without waiting (`synchronous = NORMAL`);
//! the commit then waits by itself, and one wait is for all that were made before it began. Nobody is
//! told that something is kept before that.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use chancery_boxed::boxed;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::Mutex;

use super::patience::PATIENCE;

/// The write-ahead log beside a database.
#[derive(Debug)]
pub(super) struct Wal {
    database: PathBuf,
    path: PathBuf,
    /// How many commits were made.
    made: AtomicU64,
    safe: Mutex<Safe>,
}

/// What is known to be on the disk.
#[derive(Debug, Default)]
struct Safe {
    /// How many commits.
    commits: u64,
    /// A wait has failed. What the log still held for the disk then may never get there, though the next
    /// wait goes well: the system forgets what it could not write.
    holes: bool,
    /// The log, kept open so that none need be opened when there are no more handles.
    log: Option<File>,
}

#[boxed]
impl Wal {
    /// The write-ahead log of a database file.
    pub fn of(database: &Path) -> Wal {
        let mut path = database.as_os_str().to_owned();
        path.push("-wal");
        Wal {
            database: database.to_owned(),
            path: path.into(),
            made: AtomicU64::new(0),
            safe: Mutex::default(),
        }
    }

    /// Returns when everything committed before it was called is on the disk.
    pub async fn wait(&self) -> io::Result<()> {
        let mine = self.made.fetch_add(1, Ordering::SeqCst) + 1;
        let mut safe = self.safe.lock().await;
        if safe.commits >= mine {
            return Ok(());
        }
        let made = self.made.load(Ordering::SeqCst);
        if safe.holes {
            self.carry_over().await.map_err(io::Error::other)?;
            safe.holes = false;
        }
        let (path, log) = (self.path.clone(), safe.log.take());
        let work = tokio::task::spawn_blocking(move || {
            let log = newest(log, &path)?;
            if let Some(log) = &log {
                log.sync_data()?;
            }
            Ok(log)
        });
        let synced = work.await.map_err(io::Error::other).flatten();
        safe.holes = synced.is_err();
        safe.log = synced?;
        safe.commits = made;
        Ok(())
    }

    /// Has SQLite write all that is in the log into the database, wait for that, and begin the log anew.
    async fn carry_over(&self) -> sqlx::Result<()> {
        let options = SqliteConnectOptions::new()
            .filename(&self.database)
            .busy_timeout(PATIENCE);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let (busy, _, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)")
            .fetch_one(&mut connection)
            .await?;
        connection.close().await?;
        match busy {
            0 => Ok(()),
            _ => Err(sqlx::Error::Io(io::ErrorKind::ResourceBusy.into())),
        }
    }
}

/// The log that is there now: the one that is open, unless SQLite has begun another since. Where there is
/// none, all of it has been carried over into the database, and SQLite has waited for that.
fn newest(open: Option<File>, path: &Path) -> io::Result<Option<File>> {
    if let Some(open) = open.filter(|open| is_at(open, path)) {
        return Ok(Some(open));
    }
    match OpenOptions::new().write(true).open(path) {
        Ok(log) => Ok(Some(log)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether an open file is the one of that name; no, where the system does not tell.
fn is_at(open: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let number = |data: std::fs::Metadata| (data.dev(), data.ino());
        let open = open.metadata().map(number);
        let named = std::fs::metadata(path).map(number);
        matches!((open, named), (Ok(open), Ok(named)) if open == named)
    }
    #[cfg(not(unix))]
    {
        let _ = (open, path);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn those_who_wait_together_wait_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let wal = Wal::of(&folder.path().join("a.db"));
        // No log: nothing to wait for.
        wal.wait().await.expect("it is safe");
        std::fs::write(folder.path().join("a.db-wal"), b"frames").expect("written");
        // While one waits, the others come; the next wait is for all of them.
        let held = wal.safe.lock().await;
        let waiting = (0..9).map(|_| wal.wait());
        let release = async { drop(held) };
        let (all, ()) = tokio::join!(futures_util::future::join_all(waiting), release);
        assert!(all.iter().all(Result::is_ok));
        assert_eq!(wal.safe.lock().await.commits, 10);
    }

    #[tokio::test]
    async fn a_log_begun_anew_is_the_one_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db-wal");
        let wal = Wal::of(&folder.path().join("a.db"));
        for text in ["old", "new"] {
            std::fs::write(&path, text).expect("written");
            wal.wait().await.expect("it is safe");
            let safe = wal.safe.lock().await;
            assert!(safe.log.as_ref().is_some_and(|log| is_at(log, &path)));
            drop(safe);
            std::fs::rename(&path, folder.path().join(text)).expect("taken away");
        }
        wal.wait().await.expect("it is safe");
        assert!(wal.safe.lock().await.log.is_none());
    }

    #[tokio::test]
    async fn after_a_failed_wait_the_log_is_carried_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db");
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .journal_mode(sqlx::sqlite::SqliteJournalMode::Wal);
        let mut writer = SqliteConnection::connect_with(&options)
            .await
            .expect("it opens");
        let made = sqlx::raw_sql("CREATE TABLE kept (n); INSERT INTO kept VALUES (1)");
        made.execute(&mut writer).await.expect("it is written");
        let wal = Wal::of(&path);
        let size = || std::fs::metadata(folder.path().join("a.db-wal")).map_or(0, |m| m.len());
        wal.wait().await.expect("it is safe");
        assert!(size() > 0, "a wait that goes well leaves the log alone");
        wal.safe.lock().await.holes = true;
        wal.wait().await.expect("it is safe");
        assert_eq!(size(), 0, "the database has all of it");
        assert!(!wal.safe.lock().await.holes);
        // While somebody reads what was before, not all can be carried over: it stays in doubt.
        sqlx::raw_sql("BEGIN; SELECT * FROM kept")
            .execute(&mut writer)
            .await
            .expect("read");
        let mut other = SqliteConnection::connect_with(&options)
            .await
            .expect("it opens");
        let more = sqlx::raw_sql("INSERT INTO kept VALUES (2)")
            .execute(&mut other)
            .await;
        more.expect("it is written");
        wal.safe.lock().await.holes = true;
        assert!(wal.wait().await.is_err());
        assert!(wal.safe.lock().await.holes);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_disk_that_fails_is_told_of() {
        let folder = tempfile::tempdir().expect("a folder");
        let wal = Wal::of(&folder.path().join("a.db"));
        // A folder in the log's place cannot be written.
        std::fs::create_dir(folder.path().join("a.db-wal")).expect("made");
        assert!(wal.wait().await.is_err());
        let safe = wal.safe.lock().await;
        assert!(safe.commits == 0 && safe.holes);
    }
}
