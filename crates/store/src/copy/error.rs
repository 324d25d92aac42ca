//! Why a database could not be copied, kept or put back.

use crate::StoreError;
use std::io;
use std::path::{Path, PathBuf};

/// What copying, backups and restoring return.
pub type Result<T> = std::result::Result<T, CopyError>;

/// Why a copy, a backup or its return failed. Nothing was changed then, unless said otherwise. The
/// texts hold no values of rows.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The database itself.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database to copy from.
    #[error("the source: {0}")]
    Source(#[source] StoreError),
    /// The database to copy to.
    #[error("the target: {0}")]
    Target(#[source] StoreError),
    /// Both addresses name the same database.
    #[error("both addresses point to the same database")]
    Same,
    /// There is no file at the address.
    #[error("there is no database at {}", .0.display())]
    NoSource(PathBuf),
    /// The database has none of our tables.
    #[error("the database has no games: none of our tables are in it")]
    NoTables,
    /// The target has tables that are not ours.
    #[error("the database contains a table that is not ours: {0}")]
    Foreign(String),
    /// The target holds something.
    #[error("the database is not empty: {table} has {rows} rows")]
    NotEmpty {
        /// The first table that is not.
        table: String,
        /// How many rows it has.
        rows: i64,
    },
    /// A bot runs on the target.
    #[error("a bot is running on the database")]
    Running,
    /// There is no folder to write the file into.
    #[error("folder {} not found", .0.display())]
    NoFolder(PathBuf),
    /// The file to be written exists.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file was not written by `chancery backup`.
    #[error("{} is not a backup", .0.display())]
    NotBackup(PathBuf),
    /// The backup is of another format.
    #[error("the backup has unknown format {found}")]
    Format {
        /// Its format.
        found: u64,
    },
    /// The backup is cut off, or was changed.
    #[error("the backup is damaged: {}", table.as_deref().unwrap_or("its beginning or end"))]
    Damaged {
        /// The table it was noticed at.
        table: Option<String>,
    },
    /// What was written is not what was read.
    #[error("the copy differs from the original in {table}")]
    Differs {
        /// The table.
        table: String,
    },
    /// A row refers to another that is not there.
    #[error("a row of {table} refers to one that does not exist")]
    Dangling {
        /// The table it is in.
        table: String,
    },
    /// The tables of source and target do not have the same columns.
    #[error("the tables differ: {table}")]
    Shape {
        /// The first that does.
        table: String,
    },
    /// A column is of a type this program cannot copy.
    #[error("{table}.{column} has a type that cannot be copied: {kind}")]
    Kind {
        /// Its table.
        table: String,
        /// The column.
        column: String,
        /// The type.
        kind: String,
    },
    /// A text holds a null character, which PostgreSQL cannot keep.
    #[error("a text in {table} contains a null character")]
    Nul {
        /// The table.
        table: String,
    },
    /// Tables refer to each other in a circle.
    #[error("these tables refer to each other in a circle: {}", .0.join(", "))]
    Circle(Vec<String>),
}

impl CopyError {
    /// A fault of the file at `path`.
    pub(super) fn file(path: &Path) -> impl FnOnce(io::Error) -> CopyError {
        let path = path.to_path_buf();
        move |source| CopyError::File { path, source }
    }

    /// A fault of the database itself is the source's.
    pub(super) fn of_source(self) -> CopyError {
        match self {
            CopyError::Store(error) => CopyError::Source(error),
            other => other,
        }
    }

    /// A fault of the database itself is the target's.
    pub(super) fn of_target(self) -> CopyError {
        match self {
            CopyError::Store(error) => CopyError::Target(error),
            other => other,
        }
    }

    /// What a row of a table met when it was written.
    pub(super) fn of_table(self, table: &str) -> CopyError {
        match self {
            CopyError::Store(StoreError::Database(sqlx::Error::Database(found)))
                if found.is_foreign_key_violation() =>
            {
                CopyError::Dangling {
                    table: table.to_owned(),
                }
            }
            other => other,
        }
    }
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        CopyError::Store(error.into())
    }
}
