//! SQLite is for one process: a lock beside the file says which one has it.
//!
//! The system itself gives the lock back when its holder ends, however it ends.

use super::db::Address;
use super::open::probe_folder;
use super::{Result, StoreError};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The right to work on a SQLite file, until it is dropped.
#[derive(Debug)]
pub struct Hold {
    _lock: File,
}

fn lock_path(database: &Path) -> PathBuf {
    let mut name = database.file_name().unwrap_or_default().to_os_string();
    name.push(".lock");
    database.with_file_name(name)
}

/// Takes the lock of a database file.
pub(super) fn take(database: &Path) -> Result<Hold> {
    let path = lock_path(database);
    let refused = |source| StoreError::Folder {
        folder: path.clone(),
        source,
    };
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let mut lock = options.open(&path).map_err(refused)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            // Who it is helps; not to know it changes nothing.
            let _ = lock.read_to_string(&mut holder);
            let pid = holder.trim().parse().unwrap_or(0);
            return Err(StoreError::Held { pid });
        }
        // A file system without locks: better to run than not.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            tracing::warn!(path = %path.display(), "file locks do not work here: make sure that only one bot runs");
        }
        Err(TryLockError::Error(error)) => return Err(refused(error)),
    }
    // For people who look, and for the message to the second.
    let told = (|| {
        lock.set_len(0)?;
        lock.rewind()?;
        writeln!(lock, "{}", std::process::id())
    })();
    if let Err(error) = told {
        tracing::debug!(%error, "cannot write to the lock file");
    }
    Ok(Hold { _lock: lock })
}

/// Whether somebody works on a database file.
pub(super) fn is_held(database: &Path) -> bool {
    File::open(lock_path(database))
        .is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Takes the SQLite database at an address (as [`super::Store::open`] takes it) for this process
/// alone, before it is opened; `None` for PostgreSQL, which many may share. Whoever runs a bot keeps this
/// as long as it runs.
///
/// # Errors
/// [`StoreError::Held`] when another process has it, [`StoreError::Folder`] when no lock can be made.
pub fn hold(url: &str) -> Result<Option<Hold>> {
    match Address::read(url)? {
        Address::Lite(path) => {
            if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
                probe_folder(folder)?;
            }
            take(&path).map(Some)
        }
        Address::Pg(_) => Ok(None),
    }
}
