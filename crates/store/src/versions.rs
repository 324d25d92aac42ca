//! Whether database and program fit each other: the tables by the migrations they have seen, what
//! is written in them by the engine that wrote it.

use super::db::{Both, LITE_TABLES, PG_TABLES, Tx, on};
use super::error::{Result, StoreError};
use sqlx::migrate::{MigrateError, Migrator};
use std::collections::BTreeSet;

/// How far a database's tables have come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Schema {
    /// The database has no tables of ours.
    None,
    /// These migrations have been run on it, by their numbers.
    At(Vec<i64>),
}

/// The migrations this program knows.
fn known() -> Vec<i64> {
    LITE_TABLES.iter().map(|m| m.version).collect()
}

/// Those of our migrations that a database has seen.
pub(super) fn migrator(pg: bool, seen: &[i64]) -> Migrator {
    let all = if pg { &PG_TABLES } else { &LITE_TABLES };
    let seen = all.iter().filter(|m| seen.contains(&m.version));
    Migrator::with_migrations(seen.cloned().collect())
}

/// The names of all tables any of our migrations makes.
pub(super) fn our_tables() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for migration in LITE_TABLES.iter() {
        for line in migration.sql.as_str().lines() {
            if let Some(rest) = line.strip_prefix("CREATE TABLE ") {
                names.extend(rest.split([' ', '(']).next().map(str::to_owned));
            }
        }
    }
    names
}

/// How far a database's tables have come.
///
/// # Errors
/// [`StoreError::NewerSchema`] and [`StoreError::HalfDone`].
pub(super) async fn schema(tx: &mut Tx) -> Result<Schema> {
    let there: i64 = match &mut *tx {
        Both::Lite(c) => {
            sqlx::query_scalar("SELECT count(*) FROM sqlite_master WHERE name = '_sqlx_migrations'")
                .fetch_one(&mut **c)
                .await?
        }
        Both::Pg(c) => {
            sqlx::query_scalar(
                "SELECT count(*) FROM information_schema.tables
                 WHERE table_schema = current_schema() AND table_name = '_sqlx_migrations'",
            )
            .fetch_one(&mut **c)
            .await?
        }
    };
    if there == 0 {
        return Ok(Schema::None);
    }
    let seen: Vec<(i64, bool)> = on!(tx, c => sqlx::query_as(
        "SELECT version, success FROM _sqlx_migrations ORDER BY version").fetch_all(&mut **c))?;
    if let Some((found, _)) = seen.iter().find(|(_, done)| !done) {
        return Err(StoreError::HalfDone { found: *found });
    }
    let seen: Vec<i64> = seen.into_iter().map(|(version, _)| version).collect();
    check(&seen, &known())?;
    if seen.is_empty() {
        Ok(Schema::None)
    } else {
        Ok(Schema::At(seen))
    }
}

/// Refuses a database that has seen what this program does not know.
pub(super) fn check(seen: &[i64], known: &[i64]) -> Result<()> {
    match seen.iter().filter(|found| !known.contains(found)).max() {
        None => Ok(()),
        Some(_) => Err(StoreError::NewerSchema {
            found: seen.iter().max().copied().unwrap_or_default(),
            known: known.iter().max().copied().unwrap_or_default(),
        }),
    }
}

/// Whether the tables lack migrations of this program.
pub(super) fn is_older(schema: &Schema) -> bool {
    matches!(schema, Schema::At(seen) if known().iter().any(|m| !seen.contains(m)))
}

/// Refuses to change tables under the feet of processes of an older version.
pub(super) async fn alone_to_change(tx: &mut Tx, schema: &Schema) -> Result<()> {
    let Both::Pg(c) = tx else { return Ok(()) };
    let Schema::At(seen) = schema else {
        return Ok(());
    };
    if !is_older(schema) || !seen.contains(&10) {
        return Ok(());
    }
    // The database's clock: here nobody gives a time, and the lease is some seconds long.
    let living: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM process
         WHERE lease_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    )
    .fetch_one(&mut **c)
    .await?;
    match living {
        0 => Ok(()),
        processes => Err(StoreError::OlderRunning { processes }),
    }
}

/// What a migration's failure means to the one who started the bot.
pub(super) fn migration(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) | MigrateError::VersionTooNew(found, _) => {
            let known = known().into_iter().max().unwrap_or_default();
            StoreError::NewerSchema { found, known }
        }
        MigrateError::VersionMismatch(found) => StoreError::ForeignSchema { found },
        MigrateError::Dirty(found) => StoreError::HalfDone { found },
        MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => source.into(),
        other => StoreError::Database(sqlx::Error::Migrate(Box::new(other))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_has_seen_more_is_newer() {
        assert!(check(&[1, 2], &[1, 2, 3]).is_ok());
        let refused = check(&[1, 2, 9], &[1, 2, 3]);
        assert!(matches!(
            refused,
            Err(StoreError::NewerSchema { found: 9, known: 3 })
        ));
    }

    #[test]
    fn both_databases_know_the_same_migrations() {
        let pg: Vec<i64> = PG_TABLES.iter().map(|m| m.version).collect();
        assert_eq!(known(), pg);
        assert!(our_tables().contains("revision") && our_tables().contains("process"));
    }
}
