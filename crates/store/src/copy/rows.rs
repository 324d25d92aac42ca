//! Rows on their way: read in one order from either database, hashed, and written to either.

use super::catalog::{Column, ColumnKind, Table};
use super::error::{CopyError, Result};
use super::link::Link;
use crate::db::Both;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Postgres, QueryBuilder, Row, Sqlite};
use std::fmt::Write as _;

/// One value of a row.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Cell {
    /// No value: null.
    Nothing(()),
    /// A whole number, or a flag as 0 or 1.
    Int(i64),
    /// A text, or bytes as hexadecimal digits.
    Text(String),
}

/// How many rows a table has, and their hash: SHA-256 over the rows as JSON arrays, each with a line
/// break, in the order of the primary key, columns by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sum {
    pub(super) rows: u64,
    pub(super) sha256: String,
}

/// Counts and hashes rows that pass.
#[derive(Default)]
pub(super) struct Summing {
    rows: u64,
    hash: Sha256,
}

impl Summing {
    /// Takes a row in; returns it as it stands in a backup, without the line break.
    pub(super) fn add(&mut self, row: &[Cell]) -> Result<String> {
        let line = serde_json::to_string(row).map_err(|_| CopyError::Damaged { table: None })?;
        self.rows += 1;
        self.hash.update(line.as_bytes());
        self.hash.update(b"\n");
        Ok(line)
    }

    pub(super) fn end(self) -> Sum {
        Sum {
            rows: self.rows,
            sha256: hex(&self.hash.finalize()),
        }
    }
}

/// Bytes as small hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The bytes of hexadecimal digits; `None` when they are none.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = digits
        .chars()
        .map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    let (pairs, rest) = digits.as_ref()?.as_chunks::<2>();
    let bytes = pairs.iter().map(|[high, low]| high << 4 | low).collect();
    rest.is_empty().then_some(bytes)
}

/// Where rows go.
pub(super) trait Sink {
    /// Takes the next row of the table that was begun last.
    fn take(&mut self, row: Vec<Cell>) -> impl Future<Output = Result<()>> + Send;
}

impl Sink for Summing {
    async fn take(&mut self, row: Vec<Cell>) -> Result<()> {
        self.add(&row).map(drop)
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// The query for all rows of a table, in an order that is the same in both databases.
fn select(table: &Table, pg: bool) -> String {
    let shown = |column: &Column| {
        let name = quoted(&column.name);
        match (pg, column.kind) {
            // Of nothing SQLite makes an empty text.
            (false, ColumnKind::Bytes) => {
                format!("CASE WHEN {name} IS NULL THEN NULL ELSE lower(hex({name})) END")
            }
            (false, _) => name,
            (true, ColumnKind::Bytes) => format!("encode({name}, 'hex')"),
            (true, ColumnKind::Int) => format!("{name}::bigint"),
            (true, ColumnKind::Text) => format!("{name}::text"),
            (true, ColumnKind::Flag) => format!("{name}::int::bigint"),
        }
    };
    let ordered = |name: &str| {
        let text = (table.columns.iter()).any(|c| c.name == name && c.kind == ColumnKind::Text);
        // SQLite compares texts byte by byte; so shall PostgreSQL.
        let how = if pg && text { " COLLATE \"C\"" } else { "" };
        format!("{}{how}", quoted(name))
    };
    let columns: Vec<_> = table.columns.iter().map(shown).collect();
    let order: Vec<_> = if table.key.is_empty() {
        let all = table.columns.iter();
        all.map(|c| format!("{} NULLS FIRST", ordered(&c.name)))
            .collect()
    } else {
        table.key.iter().map(|name| ordered(name)).collect()
    };
    let (columns, order) = (columns.join(", "), order.join(", "));
    format!(
        "SELECT {columns} FROM {} ORDER BY {order}",
        quoted(&table.name)
    )
}

/// Reads all rows of a table into `sink`.
pub(super) async fn read(link: &mut Link, table: &Table, sink: &mut impl Sink) -> Result<()> {
    macro_rules! pass {
        ($connection:expr, $pg:literal) => {{
            let text = AssertSqlSafe(select(table, $pg));
            let mut rows = sqlx::query(text).fetch(&mut **$connection);
            while let Some(row) = rows.try_next().await? {
                let mut cells = Vec::with_capacity(table.columns.len());
                for (place, column) in table.columns.iter().enumerate() {
                    let cell = match column.kind {
                        ColumnKind::Text | ColumnKind::Bytes => {
                            row.try_get::<Option<String>, _>(place)?.map(Cell::Text)
                        }
                        ColumnKind::Int | ColumnKind::Flag => {
                            row.try_get::<Option<i64>, _>(place)?.map(Cell::Int)
                        }
                    };
                    cells.push(cell.unwrap_or(Cell::Nothing(())));
                }
                sink.take(cells).await?;
            }
        }};
    }
    match link {
        Both::Lite(c) => pass!(c, false),
        Both::Pg(c) => pass!(c, true),
    }
    Ok(())
}

/// The number the database last gave a row of the table.
pub(super) async fn counter(link: &mut Link, table: &Table) -> Result<Option<i64>> {
    let Some(column) = &table.counted else {
        return Ok(None);
    };
    let last: Option<i64> = match link {
        Both::Lite(c) => {
            sqlx::query_scalar("SELECT seq FROM sqlite_sequence WHERE name = $1")
                .bind(&table.name)
                .fetch_optional(&mut **c)
                .await?
        }
        Both::Pg(c) => {
            sqlx::query_scalar(
                "SELECT pg_sequence_last_value(
                     pg_get_serial_sequence(quote_ident($1), $2)::regclass)",
            )
            .bind(&table.name)
            .bind(column)
            .fetch_one(&mut **c)
            .await?
        }
    };
    Ok(last)
}

/// Lets the database go on numbering after `last`, so that no number is ever given twice.
pub(super) async fn set_counter(link: &mut Link, table: &Table, last: i64) -> Result<()> {
    let Some(column) = table.counted.as_ref().filter(|_| last > 0) else {
        return Ok(());
    };
    match link {
        Both::Lite(c) => {
            for text in [
                "DELETE FROM sqlite_sequence WHERE name = $1",
                "INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)",
            ] {
                sqlx::query(text)
                    .bind(&table.name)
                    .bind(last)
                    .execute(&mut **c)
                    .await?;
            }
        }
        Both::Pg(c) => {
            sqlx::query("SELECT setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3)")
                .bind(&table.name)
                .bind(column)
                .bind(last)
                .execute(&mut **c)
                .await?;
        }
    }
    Ok(())
}

/// How many values one statement may carry; both databases allow some 30,000.
const VALUES: usize = 10_000;
/// How many bytes of text one statement may carry.
const BYTES: usize = 4_000_000;

/// Writes rows into a table, many at a time.
pub(super) struct Loader<'a> {
    link: &'a mut Link,
    table: &'a Table,
    waiting: Vec<Vec<Cell>>,
    bytes: usize,
    sum: Summing,
}

impl<'a> Loader<'a> {
    pub(super) fn new(link: &'a mut Link, table: &'a Table) -> Self {
        Loader {
            link,
            table,
            waiting: Vec::new(),
            bytes: 0,
            sum: Summing::default(),
        }
    }

    /// Writes what is left; what was taken in all.
    pub(super) async fn end(mut self) -> Result<Sum> {
        self.flush().await?;
        Ok(self.sum.end())
    }

    async fn flush(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.waiting);
        self.bytes = 0;
        if rows.is_empty() {
            return Ok(());
        }
        let names: Vec<_> = self.table.columns.iter().map(|c| quoted(&c.name)).collect();
        let head = format!(
            "INSERT INTO {} ({}) ",
            quoted(&self.table.name),
            names.join(", ")
        );
        match &mut *self.link {
            Both::Lite(c) => {
                let mut query = QueryBuilder::<Sqlite>::new(head);
                query.push_values(rows, |mut values, row| {
                    for (cell, column) in row.into_iter().zip(&self.table.columns) {
                        match (column.kind, cell) {
                            (_, Cell::Nothing(())) => values.push_bind(None::<i64>),
                            (_, Cell::Int(number)) => values.push_bind(number),
                            (ColumnKind::Bytes, Cell::Text(digits)) => {
                                values.push_bind(bytes(&digits))
                            }
                            (_, Cell::Text(text)) => values.push_bind(text),
                        };
                    }
                });
                query.build().persistent(false).execute(&mut **c).await?;
            }
            Both::Pg(c) => {
                let mut query = QueryBuilder::<Postgres>::new(head);
                query.push_values(rows, |mut values, row| {
                    for (cell, column) in row.into_iter().zip(&self.table.columns) {
                        match (column.kind, cell) {
                            (ColumnKind::Text, Cell::Text(text)) => values.push_bind(text),
                            (ColumnKind::Int, Cell::Int(number)) => values.push_bind(number),
                            (ColumnKind::Flag, Cell::Int(number)) => values.push_bind(number != 0),
                            (ColumnKind::Bytes, Cell::Text(digits)) => {
                                values.push_bind(bytes(&digits))
                            }
                            (ColumnKind::Bytes, _) => values.push_bind(None::<Vec<u8>>),
                            (ColumnKind::Text, _) => values.push_bind(None::<String>),
                            (ColumnKind::Int, _) => values.push_bind(None::<i64>),
                            (ColumnKind::Flag, _) => values.push_bind(None::<bool>),
                        };
                    }
                });
                query.build().persistent(false).execute(&mut **c).await?;
            }
        }
        Ok(())
    }
}

impl Sink for Loader<'_> {
    async fn take(&mut self, row: Vec<Cell>) -> Result<()> {
        let fits = row.len() == self.table.columns.len()
            && (row.iter().zip(&self.table.columns)).all(|(cell, column)| {
                match (cell, column.kind) {
                    (Cell::Text(digits), ColumnKind::Bytes) => bytes(digits).is_some(),
                    (cell, kind) => matches!(
                        (cell, kind),
                        (Cell::Nothing(()), _)
                            | (Cell::Text(_), ColumnKind::Text)
                            | (Cell::Int(_), ColumnKind::Int | ColumnKind::Flag)
                    ),
                }
            });
        if !fits {
            let table = Some(self.table.name.clone());
            return Err(CopyError::Damaged { table });
        }
        self.sum.add(&row)?;
        for cell in &row {
            if let Cell::Text(text) = cell {
                self.bytes += text.len();
                if text.contains('\0') && matches!(self.link, Both::Pg(_)) {
                    let table = self.table.name.clone();
                    return Err(CopyError::Nul { table });
                }
            }
        }
        self.waiting.push(row);
        if self.waiting.len() * self.table.columns.len() >= VALUES || self.bytes >= BYTES {
            self.flush().await?;
        }
        Ok(())
    }
}
