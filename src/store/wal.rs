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

use tokio::sync::Mutex;

/// The write-ahead log beside a database.
#[derive(Debug)]
pub(super) struct Wal {
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
    /// The log, kept open so that none need be opened when there are no more handles.
    log: Option<File>,
}

impl Wal {
    /// That of a database file.
    pub fn of(database: &Path) -> Wal {
        let mut path = database.as_os_str().to_owned();
        path.push("-wal");
        Wal {
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
        let (path, log) = (self.path.clone(), safe.log.take());
        let work = tokio::task::spawn_blocking(move || {
            let log = newest(log, &path)?;
            if let Some(log) = &log {
                log.sync_data()?;
            }
            Ok(log)
        });
        safe.log = work.await.map_err(io::Error::other).flatten()?;
        safe.commits = made;
        Ok(())
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

    #[cfg(unix)]
    #[tokio::test]
    async fn a_disk_that_fails_is_told_of() {
        let folder = tempfile::tempdir().expect("a folder");
        let wal = Wal::of(&folder.path().join("a.db"));
        // A folder in the log's place cannot be written.
        std::fs::create_dir(folder.path().join("a.db-wal")).expect("made");
        assert!(wal.wait().await.is_err());
        assert_eq!(wal.safe.lock().await.commits, 0);
    }
}
