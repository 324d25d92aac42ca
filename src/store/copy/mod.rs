//! Copying an installation whole: into a backup, out of one, and from one database into another.
//!
//! All is read in one transaction that sees one moment, so the bot may run on meanwhile. All is
//! written in one transaction, read again and compared before it counts. Which tables there are is
//! read from the database itself.

mod catalog;
mod dump;
mod error;
mod rows;
mod target;

pub use dump::{Manifest, TableHead};
pub use error::CopyError;

use super::db::{Address, Both, Tx};
use super::hold;
use super::versions::{self, Schema};
use catalog::Table;
use dump::{Reader, Writer, Writing};
use rows::{Sink, Sum, Summing};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;
use tracing::log::LevelFilter;

/// What copying returns.
pub type Result<T> = std::result::Result<T, CopyError>;

/// The version of a backup's format.
const FORMAT: u32 = 1;

/// A transaction on one database or the other.
type Link = Tx;

/// What to do where the target holds games already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// Leave it as it is, and say so.
    Refuse,
    /// Put the copy in its place. A SQLite file is moved aside, PostgreSQL's tables are dropped in the
    /// transaction that fills them anew.
    Replace,
}

/// How far it is: told after each table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The table that is done.
    pub table: String,
    /// How many rows it has.
    pub rows: u64,
    /// Their hash; see [`Manifest`].
    pub sha256: String,
}

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many tables.
    pub tables: usize,
    /// How many rows in all.
    pub rows: u64,
    /// Whether a bot was at work on the source: what it takes in from now on is not in the copy.
    pub running: bool,
}

/// Hears how far a copy is.
pub type Tell<'a> = &'a mut (dyn FnMut(&Step) + Send);

/// A whole table takes its time: that is no slow statement to be warned of.
fn patient<O: ConnectOptions>(options: O) -> O {
    options.log_slow_statements(LevelFilter::Off, Duration::ZERO)
}

/// Connects once, for a pool keeps trying a server that refuses, and does not say why.
async fn knock(options: &PgConnectOptions) -> Result<()> {
    Ok(options.connect().await?.close().await?)
}

/// Where rows come from.
enum Feed {
    Live(Box<Snapshot>),
    File(Box<Reader>),
}

/// A database as it is at one moment.
struct Snapshot {
    link: Link,
    tables: Vec<Table>,
    manifest: Manifest,
    running: bool,
}

impl Snapshot {
    async fn open(address: &Address, at: i64) -> Result<Snapshot> {
        let mut link = match address {
            Address::Lite(path) => {
                if !path.is_file() {
                    return Err(CopyError::NoSource(path.clone()));
                }
                let options = SqliteConnectOptions::new()
                    .filename(path)
                    .create_if_missing(false)
                    .pragma("query_only", "1");
                let pool = SqlitePoolOptions::new().max_connections(1);
                let pool = pool.connect_with(patient(options)).await?;
                Both::Lite(pool.begin().await?.into())
            }
            Address::Pg(options) => {
                let options = patient(options.as_ref().clone());
                knock(&options).await?;
                let pool = PgPoolOptions::new().max_connections(1);
                let pool = pool.connect_with(options).await?;
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Both::Pg(pool.begin_with(begin).await?)
            }
        };
        // The first look fixes the moment.
        let names = catalog::names(&mut link).await?;
        let migrations = match versions::schema(&mut link).await? {
            Schema::None => return Err(CopyError::NoTables),
            Schema::At(found) => found,
        };
        let tables = catalog::tables(&mut link).await?;
        let mut heads = Vec::new();
        for table in &tables {
            heads.push(TableHead {
                name: table.name.clone(),
                columns: table.columns.iter().map(|c| c.name.clone()).collect(),
                counter: rows::counter(&mut link, table).await?,
            });
        }
        let running = match address {
            Address::Lite(path) => hold::is_held(path),
            Address::Pg(_) => target::running(&mut link, &names, at).await?,
        };
        let manifest = Manifest {
            chancery: "backup".to_owned(),
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            from: address.kind().to_owned(),
            at,
            migrations,
            tables: heads,
        };
        Ok(Snapshot {
            link,
            tables,
            manifest,
            running,
        })
    }
}

impl Feed {
    fn manifest(&self) -> &Manifest {
        match self {
            Feed::Live(snapshot) => &snapshot.manifest,
            Feed::File(reader) => &reader.manifest,
        }
    }

    /// Passes the rows of a table on; tables must come in the manifest's order.
    async fn table(&mut self, place: usize, name: &str, sink: &mut impl Sink) -> Result<()> {
        match self {
            Feed::Live(snapshot) => {
                if let Some(table) = snapshot.tables.get(place) {
                    rows::read(&mut snapshot.link, table, sink).await?;
                }
                Ok(())
            }
            Feed::File(reader) => reader.table(name, sink).await.map(drop),
        }
    }

    /// Ends the reading; what the feed still has to say against itself.
    fn end(self) -> Result<bool> {
        match self {
            Feed::Live(snapshot) => Ok(snapshot.running),
            Feed::File(reader) => reader.end().map(|()| false),
        }
    }
}

/// Counts what is told.
struct Counting<'a> {
    tell: Tell<'a>,
    tables: usize,
    rows: u64,
}

impl Counting<'_> {
    fn done(&mut self, table: &str, sum: &Sum) {
        self.tables += 1;
        self.rows += sum.rows;
        (self.tell)(&Step {
            table: table.to_owned(),
            rows: sum.rows,
            sha256: sum.sha256.clone(),
        });
    }

    fn summary(&self, running: bool) -> Summary {
        Summary {
            tables: self.tables,
            rows: self.rows,
            running,
        }
    }
}

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
