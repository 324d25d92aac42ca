//! What can go wrong in the store, told apart by what the caller can do about it.

use chancery_metrics as metrics;
use std::error::Error;
use std::path::PathBuf;

/// What store calls return: a value, or why the database or the game did not allow it.
pub type Result<T> = std::result::Result<T, StoreError>;

/// An error with its causes, for a terminal. A cause that the text before it repeats is left out; of what a
/// database server answers there is its sentence alone.
pub fn causes(error: &(dyn Error + 'static)) -> String {
    let mut text = String::new();
    let mut next = Some(error);
    while let Some(cause) = next {
        let (more, under) = match cause.downcast_ref() {
            Some(sqlx::Error::Database(answer)) => (answer.message().to_owned(), None),
            _ => (cause.to_string(), cause.source()),
        };
        if text.is_empty() {
            text = more;
        } else if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        next = under;
    }
    text
}

/// Why a store call failed. The texts are for the log and the terminal; they hold no bound values,
/// so nothing sealed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data folder cannot be made or written.
    #[error("the data folder {} cannot be written: {source}", folder.display())]
    Folder {
        /// The folder asked for.
        folder: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The address is neither `postgres://…` nor `sqlite:path`.
    #[error("the database address is neither postgres://… nor sqlite:path")]
    Address,
    /// A newer Chancery has written this database; this one could only damage it.
    #[error("the database has the tables of a newer version ({found}; this program knows {known})")]
    NewerSchema {
        /// The newest migration found in it.
        found: i64,
        /// The newest one this program knows.
        known: i64,
    },
    /// A newer engine has written games here, which this one might misread.
    #[error("the database was written by engine {found}; this is {ours}")]
    NewerEngine {
        /// The newest engine that has written here.
        found: String,
        /// This program's.
        ours: String,
    },
    /// A migration began and did not end.
    #[error("migration {found} of the database was started but not finished")]
    HalfDone {
        /// The migration.
        found: i64,
    },
    /// Processes of an older version are at work; the tables cannot be changed under their feet.
    #[error("{processes} processes of an older version are running on the database")]
    OlderRunning {
        /// How many.
        processes: i64,
    },
    /// Another process has the SQLite file.
    #[error("another process ({pid}) is running on the database")]
    Held {
        /// Its number; 0 when unknown.
        pid: u32,
    },
    /// The tables are not as our migrations leave them.
    #[error("the database's tables differ from those of this version (migration {found})")]
    ForeignSchema {
        /// The migration that differs.
        found: i64,
    },
    /// Another process holds the database, or too many ask at once; trying again may help.
    #[error("the database is busy or locked by another process")]
    Busy(#[source] sqlx::Error),
    /// The file is damaged or is no database.
    #[error("the database file is damaged or is not a database")]
    Corrupt(#[source] sqlx::Error),
    /// The database cannot be written.
    #[error("the database is read-only")]
    ReadOnly(#[source] sqlx::Error),
    /// The disk is full.
    #[error("the disk is full")]
    Full(#[source] sqlx::Error),
    /// The database server does not answer, or turns us away.
    #[error("the database cannot be reached")]
    Unreachable(#[source] sqlx::Error),
    /// A living game of this guild has the name already.
    #[error("a game in progress in this guild has this name")]
    NameTaken,
    /// There is no such game in this guild.
    #[error("there is no such game in this guild")]
    NoGame,
    /// Someone else has changed the game since it was read: load it again and decide anew.
    #[error("the game has changed since it was read")]
    Stale,
    /// Whoever has looked at what is sealed in a game does not play in it, and the other way round.
    #[error("whoever has looked at a game's sealed orders cannot play in it")]
    Looked,
    /// Whoever is or was in a game's gallery does not play in it.
    #[error("whoever was in a game's gallery cannot play in it")]
    InGallery,
    /// Whoever shares or has shared a seat of a game plays no other one in it, and does not look as a GM.
    #[error("whoever has shared a seat of a game cannot take another in it")]
    Shares,
    /// The phase the sheet or mark was for is closed, its deadline has passed, or the game is over.
    #[error("the phase is closed")]
    PhaseClosed,
    /// The packed texts of a revision are none of ours, or damaged.
    #[error("cannot unpack the texts of a revision")]
    Unpackable,
    /// The number is none of Discord's for a person.
    #[error("not a person's number")]
    NotAPerson,
    /// Any other fault of the database.
    #[error("database: {0}")]
    Database(#[source] sqlx::Error),
}

impl StoreError {
    /// Whether the same call may succeed a little later without anyone's doing.
    pub fn is_transient(&self) -> bool {
        matches!(self, StoreError::Busy(_) | StoreError::Unreachable(_))
    }
}

impl StoreError {
    /// A word for the figures; nothing for what is an answer and no fault.
    fn key(&self) -> Option<&'static str> {
        Some(match self {
            StoreError::Busy(_) => "busy",
            StoreError::Corrupt(_) => "corrupt",
            StoreError::ReadOnly(_) => "read-only",
            StoreError::Full(_) => "full",
            StoreError::Unreachable(_) => "unreachable",
            StoreError::Database(_) => "other",
            _ => return None,
        })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let error = sorted(error);
        if let Some(kind) = error.key() {
            metrics::database_error(kind);
        }
        error
    }
}

/// What an error of the database means.
fn sorted(error: sqlx::Error) -> StoreError {
    if let sqlx::Error::Database(found) = &error {
        let code = found.code().unwrap_or_default().into_owned();
        if found
            .try_downcast_ref::<sqlx::sqlite::SqliteError>()
            .is_some()
        {
            return of_sqlite(&code, error);
        }
        return of_postgres(&code, error);
    }
    match error {
        sqlx::Error::PoolTimedOut => StoreError::Busy(error),
        // What is no answer of the server's at all comes of a line that breaks, too.
        sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed => StoreError::Unreachable(error),
        other => StoreError::Database(other),
    }
}

/// SQLite's result codes; the low byte is the kind.
fn of_sqlite(code: &str, error: sqlx::Error) -> StoreError {
    match code.parse::<i64>().map(|code| code & 0xff) {
        Ok(5 | 6) => StoreError::Busy(error),
        Ok(8) => StoreError::ReadOnly(error),
        Ok(11 | 26) => StoreError::Corrupt(error),
        Ok(13) => StoreError::Full(error),
        // The file cannot be read, written or opened (a disk that fails, no file handles left).
        Ok(10 | 14) => StoreError::Unreachable(error),
        _ => StoreError::Database(error),
    }
}

/// PostgreSQL's SQLSTATE codes.
fn of_postgres(code: &str, error: sqlx::Error) -> StoreError {
    match code {
        "40001" | "40P01" | "55P03" | "53300" => StoreError::Busy(error),
        "25006" => StoreError::ReadOnly(error),
        "53100" => StoreError::Full(error),
        "XX001" | "XX002" => StoreError::Corrupt(error),
        "57P01" | "57P02" | "57P03" | "3D000" | "28000" | "28P01" => StoreError::Unreachable(error),
        code if code.starts_with("08") => StoreError::Unreachable(error),
        _ => StoreError::Database(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(error: StoreError) -> (String, bool) {
        (error.to_string(), error.is_transient())
    }

    #[test]
    fn sqlite_codes_are_read_by_their_low_byte() {
        // 517 is SQLITE_BUSY_SNAPSHOT, 1032 SQLITE_READONLY_DBMOVED.
        for (code, start, transient) in [
            ("5", "the database is busy", true),
            ("517", "the database is busy", true),
            ("1032", "the database is read-only", false),
            ("26", "the database file is damaged", false),
            ("13", "the disk is full", false),
            ("19", "database:", false),
            ("odd", "database:", false),
        ] {
            let (text, again) = said(of_sqlite(code, sqlx::Error::RowNotFound));
            assert!(text.starts_with(start), "{code}: {text}");
            assert_eq!(again, transient, "{code}");
        }
    }

    #[test]
    fn postgres_codes_are_told_apart() {
        for (code, start, transient) in [
            ("40P01", "the database is busy", true),
            ("57P01", "the database cannot be reached", true),
            ("08006", "the database cannot be reached", true),
            ("25006", "the database is read-only", false),
            ("53100", "the disk is full", false),
            ("23505", "database:", false),
        ] {
            let (text, again) = said(of_postgres(code, sqlx::Error::RowNotFound));
            assert!(text.starts_with(start), "{code}: {text}");
            assert_eq!(again, transient, "{code}");
        }
    }
}
