//! Where a copy goes: made ready, filled, compared, and only then there.

use super::catalog::{self, MIGRATIONS, MOMENTARY};
use super::count::{Counting, Summary, Tell};
use super::error::{CopyError, Result};
use super::feed::{Feed, running};
use super::link::{Link, knock, patient};
use super::rows::{self, Loader, Summing};
use crate::db::{Address, Both, LITE_TABLES, PG_TABLES, on};
use crate::open::probe_folder;
use crate::versions::{self, Schema};
use crate::{StoreError, hold};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What to do if the target database already holds games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupied {
    /// Leave it as it is and return an error.
    Refuse,
    /// Put the copy in its place. A SQLite file is moved aside, PostgreSQL's tables are dropped in the
    /// transaction that fills them anew.
    Replace,
}

/// Tables that a database without games may have rows in.
const NO_GAMES: [&str; 3] = [MIGRATIONS, MOMENTARY[0], "installation"];

/// What the target holds before it is filled.
struct Found {
    names: Vec<String>,
    empty: bool,
}

/// Looks whether the target may be filled.
async fn look(link: &mut Link, occupied: Occupied, at: i64) -> Result<Found> {
    let names = catalog::names(link).await?;
    let ours = versions::our_tables();
    let foreign = names
        .iter()
        .find(|n| *n != MIGRATIONS && !ours.contains(*n));
    if let Some(name) = foreign {
        return Err(CopyError::Foreign(name.clone()));
    }
    let schema = versions::schema(link).await?;
    if let (Schema::None, Some(name)) = (&schema, names.iter().find(|n| *n != MIGRATIONS)) {
        return Err(CopyError::Foreign(name.clone()));
    }
    if running(link, &names, at).await? {
        return Err(CopyError::Running);
    }
    let mut empty = true;
    for name in names.iter().filter(|n| !NO_GAMES.contains(&n.as_str())) {
        let query = format!("SELECT count(*) FROM \"{name}\"");
        let rows: i64 = on!(&mut *link, c => sqlx::query_scalar(AssertSqlSafe(query.as_str()))
            .fetch_one(&mut **c))?;
        if rows > 0 && occupied == Occupied::Refuse {
            let table = name.clone();
            return Err(CopyError::NotEmpty { table, rows });
        }
        empty &= rows == 0;
    }
    Ok(Found { names, empty })
}

/// Fills a target from a feed.
pub(super) async fn fill(
    feed: Feed,
    to: &Address,
    occupied: Occupied,
    at: i64,
    tell: Tell<'_>,
) -> Result<Summary> {
    let seen = &feed.manifest().migrations;
    let known = LITE_TABLES.iter().map(|m| m.version).collect::<Vec<_>>();
    versions::check(seen, &known)?;
    let counting = Counting {
        tell,
        tables: 0,
        rows: 0,
    };
    match to {
        Address::Lite(path) => fill_lite(feed, path, occupied, at, counting).await,
        Address::Pg(options) => fill_pg(feed, options, occupied, at, counting).await,
    }
}

/// Moves all rows over, and reads them again.
async fn load(feed: &mut Feed, link: &mut Link, counting: &mut Counting<'_>) -> Result<()> {
    let tables = catalog::tables(link).await?;
    let heads = feed.manifest().tables.clone();
    let missing = |name: &String| CopyError::Shape {
        table: name.clone(),
    };
    let extra = (tables.iter()).find(|t| !heads.iter().any(|head| head.name == t.name));
    if let Some(table) = extra {
        return Err(missing(&table.name));
    }
    for (place, head) in heads.iter().enumerate() {
        let table = tables.iter().find(|table| table.name == head.name);
        let table = table
            .filter(|t| t.columns.iter().map(|c| &c.name).eq(&head.columns))
            .ok_or_else(|| missing(&head.name))?;
        let mut loader = Loader::new(link, table);
        let fed = feed.table(place, &head.name, &mut loader).await;
        fed.map_err(|error| error.of_table(&head.name))?;
        let given = loader.end().await;
        let given = given.map_err(|error| error.of_table(&head.name))?;
        let mut again = Summing::default();
        rows::read(link, table, &mut again).await?;
        if again.end() != given {
            let table = head.name.clone();
            return Err(CopyError::Differs { table });
        }
        rows::set_counter(link, table, head.counter.unwrap_or(0)).await?;
        counting.done(&head.name, &given);
    }
    Ok(())
}

async fn fill_pg(
    mut feed: Feed,
    options: &PgConnectOptions,
    occupied: Occupied,
    at: i64,
    mut counting: Counting<'_>,
) -> Result<Summary> {
    let options = patient(options.clone());
    knock(&options).await?;
    let pool = PgPoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await?;
    let mut link = Both::Pg(pool.begin().await?);
    let found = look(&mut link, occupied, at).await?;
    let Both::Pg(tx) = &mut link else {
        return Err(CopyError::Same);
    };
    if !found.names.is_empty() {
        let functions: Vec<String> = sqlx::query_scalar(
            "SELECT DISTINCT p.oid::regprocedure::text
             FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
                  JOIN pg_class c ON c.oid = t.tgrelid
             WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
               AND p.pronamespace = c.relnamespace",
        )
        .fetch_all(&mut **tx)
        .await?;
        let tables: Vec<_> = found.names.iter().map(|n| format!("\"{n}\"")).collect();
        let mut drops = vec![
            "SET LOCAL lock_timeout = '10s'".to_owned(),
            format!("DROP TABLE {} CASCADE", tables.join(", ")),
        ];
        drops.extend(functions.iter().map(|f| format!("DROP FUNCTION {f}")));
        for text in drops {
            sqlx::raw_sql(AssertSqlSafe(text))
                .execute(&mut **tx)
                .await?;
        }
    }
    let old = versions::migrator(true, &feed.manifest().migrations);
    old.run(&mut **tx).await.map_err(versions::migration)?;
    load(&mut feed, &mut link, &mut counting).await?;
    let running = feed.end()?;
    let Both::Pg(mut tx) = link else {
        return Err(CopyError::Same);
    };
    PG_TABLES.run(&mut *tx).await.map_err(versions::migration)?;
    tx.commit().await?;
    pool.close().await;
    Ok(counting.summary(running))
}

/// A file's name with more at its end.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(end);
    path.with_file_name(name)
}

/// SQLite's files of one database.
const PARTS: [&str; 4] = ["", "-wal", "-shm", "-journal"];

async fn fill_lite(
    mut feed: Feed,
    path: &Path,
    occupied: Occupied,
    at: i64,
    mut counting: Counting<'_>,
) -> Result<Summary> {
    if let Some(folder) = path.parent().filter(|f| !f.as_os_str().is_empty()) {
        probe_folder(folder)?;
    }
    let _hold = hold::take(path).map_err(|error| match error {
        StoreError::Held { .. } => CopyError::Running,
        other => other.into(),
    })?;
    let empty = if path.exists() {
        match look_at_file(path, occupied, at).await {
            Ok(found) => found.empty,
            // A damaged file is what backups are for.
            Err(CopyError::Store(StoreError::Corrupt(_))) if occupied == Occupied::Replace => false,
            Err(error) => return Err(error),
        }
    } else {
        true
    };
    let new = beside(path, ".new");
    for part in PARTS {
        // What an earlier try may have left.
        let _ = std::fs::remove_file(beside(&new, part));
    }
    let options = SqliteConnectOptions::new()
        .filename(&new)
        .create_if_missing(true)
        .foreign_keys(true);
    let pool = SqlitePoolOptions::new().max_connections(1);
    let pool = pool.connect_with(patient(options)).await?;
    let old = versions::migrator(false, &feed.manifest().migrations);
    old.run(&pool).await.map_err(versions::migration)?;
    let mut link: Link = Both::Lite(pool.begin().await?.into());
    if let Both::Lite(tx) = &mut link {
        sqlx::query("PRAGMA defer_foreign_keys = ON")
            .execute(&mut **tx)
            .await?;
    }
    load(&mut feed, &mut link, &mut counting).await?;
    let running = feed.end()?;
    if let Both::Lite(tx) = &mut link {
        let check = "SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1";
        let dangling: Option<String> = sqlx::query_scalar(check).fetch_optional(&mut **tx).await?;
        if let Some(table) = dangling {
            return Err(CopyError::Dangling { table });
        }
    }
    link.commit().await?;
    LITE_TABLES.run(&pool).await.map_err(versions::migration)?;
    pool.close().await;
    let sync = std::fs::File::open(&new).and_then(|file| file.sync_all());
    sync.map_err(CopyError::file(&new))?;
    let aside = beside(path, &format!(".before-{at}"));
    if path.exists() && in_one_file(path).await.is_ok() {
        // From here on there is always a database of that name: the old one or the new one.
        if !empty {
            let kept = std::fs::hard_link(path, &aside)
                .or_else(|_| std::fs::copy(path, &aside).map(|_| ()));
            kept.map_err(CopyError::file(&aside))?;
        }
    } else {
        // A damaged one cannot be asked to come into one file.
        for part in PARTS {
            let from = beside(path, part);
            if from.exists() {
                let moved = std::fs::rename(&from, beside(&aside, part));
                moved.map_err(CopyError::file(&from))?;
            }
        }
    }
    std::fs::rename(&new, path).map_err(CopyError::file(path))?;
    Ok(counting.summary(running))
}

/// Brings all that a SQLite database holds into its one file, and leaves no other beside it.
async fn in_one_file(path: &Path) -> Result<()> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Delete)
        .busy_timeout(Duration::from_millis(200));
    let mut c = options.connect().await?;
    sqlx::query("SELECT count(*) FROM sqlite_master")
        .execute(&mut c)
        .await?;
    c.close().await?;
    if PARTS.iter().skip(1).any(|part| beside(path, part).exists()) {
        Err(CopyError::Running)
    } else {
        Ok(())
    }
}

async fn look_at_file(path: &Path, occupied: Occupied, at: i64) -> Result<Found> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .pragma("query_only", "1");
    let pool = SqlitePoolOptions::new().max_connections(1);
    let pool = pool.connect_with(options).await?;
    let mut link: Link = Both::Lite(pool.begin().await?.into());
    let found = look(&mut link, occupied, at).await;
    drop(link);
    pool.close().await;
    found
}
