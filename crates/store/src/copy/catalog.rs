//! Which tables there are, as the database itself says: a table that is new cannot be forgotten.

use super::error::{CopyError, Result};
use super::link::Link;
use crate::db::Both;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Tables that speak of the present of one database only, and are not copied.
pub(super) const MOMENTARY: [&str; 1] = ["process"];

/// Where the migrations keep what they did; made anew in the copy.
pub(super) const MIGRATIONS: &str = "_sqlx_migrations";

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ColumnKind {
    /// A whole number.
    Int,
    /// A text.
    Text,
    /// Bytes: hexadecimal digits in a backup.
    Bytes,
    /// Yes or no: a truth value in PostgreSQL, 1 or 0 in SQLite and in a backup.
    Flag,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: ColumnKind,
}

/// A table, as it stands in one database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) name: String,
    /// By name, so that they come in the same order in both databases.
    pub(super) columns: Vec<Column>,
    /// The columns of its primary key, in the key's order.
    pub(super) key: Vec<String>,
    /// The tables its rows refer to, itself left out.
    pub(super) parents: BTreeSet<String>,
    /// The column the database numbers rows in.
    pub(super) counted: Option<String>,
}

/// A column as the databases describe it: name, type, place in the key (from 1; 0: none), and
/// whether the database numbers it.
type Described = (String, String, i64, bool);

const LITE_TABLES: &str = "SELECT name FROM sqlite_master
     WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name";
const LITE_COLUMNS: &str = "SELECT c.name, c.type, c.pk,
            c.pk > 0 AND EXISTS (SELECT 1 FROM sqlite_master m
                                 WHERE m.name = $1 AND m.sql LIKE '%AUTOINCREMENT%')
     FROM pragma_table_info($1) c ORDER BY c.cid";
const LITE_PARENTS: &str = r#"SELECT DISTINCT "table" FROM pragma_foreign_key_list($1)"#;

const PG_TABLES: &str = "SELECT table_name::text FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
     ORDER BY table_name::text COLLATE \"C\"";
const PG_COLUMNS: &str = "SELECT a.attname::text, format_type(a.atttypid, NULL)::text,
            coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0)::bigint,
            a.attidentity <> ''
     FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
     WHERE a.attrelid = (quote_ident(current_schema()) || '.' || quote_ident($1))::regclass
       AND a.attnum > 0 AND NOT a.attisdropped
     ORDER BY a.attnum";
const PG_PARENTS: &str = "SELECT DISTINCT c.relname::text
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.confrelid
     WHERE k.contype = 'f'
       AND k.conrelid = (quote_ident(current_schema()) || '.' || quote_ident($1))::regclass";

/// The names of all tables there are.
pub(super) async fn names(link: &mut Link) -> Result<Vec<String>> {
    Ok(match link {
        Both::Lite(c) => sqlx::query_scalar(LITE_TABLES).fetch_all(&mut **c).await?,
        Both::Pg(c) => sqlx::query_scalar(PG_TABLES).fetch_all(&mut **c).await?,
    })
}

/// All tables that are copied, each after those its rows refer to.
pub(super) async fn tables(link: &mut Link) -> Result<Vec<Table>> {
    let mut found = Vec::new();
    for name in names(link).await? {
        if name != MIGRATIONS && !MOMENTARY.contains(&name.as_str()) {
            found.push(table(link, name).await?);
        }
    }
    in_order(found)
}

async fn table(link: &mut Link, name: String) -> Result<Table> {
    let (described, parents): (Vec<Described>, Vec<String>) = match link {
        Both::Lite(c) => (
            sqlx::query_as(LITE_COLUMNS)
                .bind(&name)
                .fetch_all(&mut **c)
                .await?,
            sqlx::query_scalar(LITE_PARENTS)
                .bind(&name)
                .fetch_all(&mut **c)
                .await?,
        ),
        Both::Pg(c) => (
            sqlx::query_as(PG_COLUMNS)
                .bind(&name)
                .fetch_all(&mut **c)
                .await?,
            sqlx::query_scalar(PG_PARENTS)
                .bind(&name)
                .fetch_all(&mut **c)
                .await?,
        ),
    };
    let mut columns = Vec::new();
    let mut key = Vec::new();
    let mut counted = None;
    for (column, kind, place, numbered) in described {
        let kind = match kind.to_ascii_lowercase().as_str() {
            "integer" | "bigint" | "smallint" => ColumnKind::Int,
            "text" | "character varying" => ColumnKind::Text,
            "boolean" => ColumnKind::Flag,
            "blob" | "bytea" => ColumnKind::Bytes,
            _ => {
                let table = name.clone();
                return Err(CopyError::Kind {
                    table,
                    column,
                    kind,
                });
            }
        };
        if place > 0 {
            key.push((place, column.clone()));
        }
        if numbered {
            counted = Some(column.clone());
        }
        columns.push(Column { name: column, kind });
    }
    key.sort();
    columns.sort_by(|a, b| a.name.cmp(&b.name));
    let parents = parents.into_iter().filter(|other| *other != name).collect();
    Ok(Table {
        key: key.into_iter().map(|(_, column)| column).collect(),
        name,
        columns,
        parents,
        counted,
    })
}

/// Each table after its parents; else by name.
fn in_order(mut left: Vec<Table>) -> Result<Vec<Table>> {
    let mut placed: Vec<Table> = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let open: BTreeSet<String> = left.iter().map(|table| table.name.clone()).collect();
        let ready = left
            .iter()
            .position(|table| table.parents.is_disjoint(&open));
        let Some(ready) = ready else {
            return Err(CopyError::Circle(open.into_iter().collect()));
        };
        placed.push(left.remove(ready));
    }
    Ok(placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str, parents: &[&str]) -> Table {
        Table {
            name: name.to_owned(),
            columns: Vec::new(),
            key: Vec::new(),
            parents: parents.iter().map(|p| (*p).to_owned()).collect(),
            counted: None,
        }
    }

    #[test]
    fn a_table_comes_after_those_it_refers_to() {
        let given = vec![table("a", &["c"]), table("b", &[]), table("c", &["b"])];
        let names: Vec<_> = (in_order(given).unwrap().into_iter().map(|t| t.name)).collect();
        assert_eq!(names, ["b", "c", "a"]);
        let circle = in_order(vec![table("a", &["b"]), table("b", &["a"])]);
        assert!(matches!(circle, Err(CopyError::Circle(names)) if names == ["a", "b"]));
    }
}
