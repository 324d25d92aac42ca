//! Where a copy's rows come from: a database at one moment, or a backup.

use super::catalog::{self, Table};
use super::dump::{FORMAT, Manifest, Reader, TableHead};
use super::error::{CopyError, Result};
use super::link::{Link, knock, patient};
use super::rows::{self, Sink};
use crate::db::{Address, Both, on};
use crate::hold;
use crate::versions::{self, Schema};
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

/// Where rows come from.
pub(super) enum Feed {
    /// Rows are read from a database, all as of one moment.
    Live(Box<Snapshot>),
    /// Rows are read from a backup.
    File(Box<Reader>),
}

/// A database as it is at one moment.
pub(super) struct Snapshot {
    pub(super) link: Link,
    pub(super) tables: Vec<Table>,
    pub(super) manifest: Manifest,
    pub(super) running: bool,
}

impl Snapshot {
    pub(super) async fn open(address: &Address, at: i64) -> Result<Snapshot> {
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
            Address::Pg(_) => running(&mut link, &names, at).await?,
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
    pub(super) fn manifest(&self) -> &Manifest {
        match self {
            Feed::Live(snapshot) => &snapshot.manifest,
            Feed::File(reader) => &reader.manifest,
        }
    }

    /// Passes the rows of a table on; tables must come in the manifest's order.
    pub(super) async fn table(
        &mut self,
        place: usize,
        name: &str,
        sink: &mut impl Sink,
    ) -> Result<()> {
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
    pub(super) fn end(self) -> Result<bool> {
        match self {
            Feed::Live(snapshot) => Ok(snapshot.running),
            Feed::File(reader) => reader.end().map(|()| false),
        }
    }
}

/// Whether a bot is at work on a database that many may share.
pub(super) async fn running(link: &mut Link, names: &[String], at: i64) -> Result<bool> {
    if !names.iter().any(|name| name == "process") {
        return Ok(false);
    }
    let living: i64 = on!(link, c => sqlx::query_scalar(
        "SELECT count(*) FROM process WHERE lease_until > $1").bind(at).fetch_one(&mut **c))?;
    Ok(living > 0)
}
