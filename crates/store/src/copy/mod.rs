//! Copying an installation whole: into a backup, out of one, and from one database into another.
//!
//! All is read in one transaction that sees one moment, so the bot may run on meanwhile. All is
//! written in one transaction, read again and compared before it counts. Which tables there are is
//! read from the database itself.

mod catalog;
mod count;
mod dump;
mod error;
mod feed;
mod link;
mod rows;
mod target;

pub use count::{Step, Summary, Tell};
pub use dump::{Manifest, TableHead};
pub use error::{CopyError, Result};
pub use target::Occupied;

use super::db::Address;
use count::Counting;
use dump::{Reader, Writer, Writing};
use feed::{Feed, Snapshot};
use rows::Summing;
use std::path::Path;

// Not `#[boxed]` as the store's other functions: of `migrate` and `restore` the compiler cannot prove that their futures
// may change threads. Only the command line awaits these.

/// Copies the database at one address (as [`super::Store::open`] takes it) to another, which must be
/// empty. Where the source's tables are older than this program's, the copy's are brought up to date.
/// `at` is the time.
///
/// # Errors
/// See [`CopyError`]; the target is as it was then.
pub async fn migrate(from: &str, to: &str, at: i64, tell: Tell<'_>) -> Result<Summary> {
    let (from, to) = (Address::read(from)?, Address::read(to)?);
    if from.is(&to) {
        return Err(CopyError::Same);
    }
    let snapshot = Snapshot::open(&from, at).await;
    let feed = Feed::Live(Box::new(snapshot.map_err(CopyError::of_source)?));
    let filled = target::fill(feed, &to, Occupied::Refuse, at, tell).await;
    filled.map_err(CopyError::of_target)
}

/// Writes the database at an address into a new file, and reads that file again. `at` is the time.
///
/// # Errors
/// See [`CopyError`].
pub async fn backup(from: &str, file: &Path, at: i64, tell: Tell<'_>) -> Result<Summary> {
    let snapshot = Snapshot::open(&Address::read(from)?, at).await?;
    let Snapshot {
        mut link,
        tables,
        manifest,
        running,
    } = snapshot;
    let mut counting = Counting {
        tell,
        tables: 0,
        rows: 0,
    };
    let mut writer = Writer::new(file, &manifest)?;
    for table in &tables {
        let mut writing = Writing {
            writer: &mut writer,
            sum: Summing::default(),
        };
        rows::read(&mut link, table, &mut writing).await?;
        let sum = writing.sum.end();
        writer.table_end(&table.name, &sum)?;
        counting.done(&table.name, &sum);
    }
    drop(link);
    writer.end()?;
    inspect(file).await?;
    Ok(counting.summary(running))
}

/// Reads a backup from end to end and compares all its hashes.
///
/// # Errors
/// See [`CopyError`].
pub async fn inspect(file: &Path) -> Result<Manifest> {
    let mut reader = Reader::open(file)?;
    let manifest = reader.manifest.clone();
    for table in &manifest.tables {
        reader.table(&table.name, &mut Summing::default()).await?;
    }
    reader.end()?;
    Ok(manifest)
}

/// Puts a backup into the database at an address and brings its tables up to date. `at` is the time.
///
/// # Errors
/// See [`CopyError`]; the target is as it was then.
pub async fn restore(
    file: &Path,
    to: &str,
    occupied: Occupied,
    at: i64,
    tell: Tell<'_>,
) -> Result<Summary> {
    // Before anything is touched.
    inspect(file).await?;
    let feed = Feed::File(Box::new(Reader::open(file)?));
    target::fill(feed, &Address::read(to)?, occupied, at, tell).await
}
