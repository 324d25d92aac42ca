//! What a database holds and how it is made, and databases as older versions left them: with the tables
//! of their day and the rows of a real game in them.

use crate::place::{Kind, Place};
use chancery::store::unpack_revision;
use serde_json::{Map, Value};
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::collections::BTreeMap;

static LITE: Migrator = sqlx_macros::migrate!("migrations/sqlite");
static PG: Migrator = sqlx_macros::migrate!("migrations/postgres");

/// Tables that belong to a database's present, and change whenever a bot begins.
const MOMENTARY: [&str; 3] = ["_sqlx_migrations", "process", "installation"];

/// The rows of each table, in the order in which the tables were made.
pub type Rows = Vec<(String, Vec<Map<String, Value>>)>;

/// A connection of our own, behind the program's back.
pub enum Raw {
    Lite(SqliteConnection),
    Pg(PgConnection),
}

/// All versions a database may have stood at before this program's.
pub fn older() -> Vec<i64> {
    let mut versions: Vec<i64> = LITE.iter().map(|m| m.version).collect();
    versions.pop();
    versions
}

/// Those of our migrations that come up to this one.
fn up_to(all: &Migrator, version: i64) -> Migrator {
    let early = all.iter().filter(|m| m.version <= version);
    Migrator::with_migrations(early.cloned().collect())
}

impl Raw {
    pub async fn open(place: &Place) -> Raw {
        match place.direct() {
            Some(url) => Raw::Pg(PgConnection::connect(url).await.expect("it opens")),
            None => {
                let url = format!("sqlite:{}?mode=rwc", place.file().display());
                let raw = SqliteConnection::connect(&url).await;
                Raw::Lite(raw.expect("it opens"))
            }
        }
    }

    /// Ends it, so that nothing of it is left beside the file.
    pub async fn close(self) {
        match self {
            Raw::Lite(c) => c.close().await.expect("it closes"),
            Raw::Pg(c) => c.close().await.expect("it closes"),
        }
    }

    async fn texts(&mut self, query: &str) -> Vec<String> {
        let query = AssertSqlSafe(query.to_owned());
        let found = match self {
            Raw::Lite(c) => sqlx::query_scalar(query).fetch_all(c).await,
            Raw::Pg(c) => sqlx::query_scalar(query).fetch_all(c).await,
        };
        found.expect("a query of our own")
    }

    async fn runs(&mut self, text: String, bound: Option<&str>) {
        let text = AssertSqlSafe(text);
        let done = match (self, bound) {
            (Raw::Lite(c), Some(bound)) => {
                let done = sqlx::query(text).bind(bound).execute(c).await;
                done.map(drop)
            }
            (Raw::Pg(c), Some(bound)) => {
                let done = sqlx::query(text).bind(bound).execute(c).await;
                done.map(drop)
            }
            (Raw::Lite(c), None) => sqlx::raw_sql(text).execute(c).await.map(drop),
            (Raw::Pg(c), None) => sqlx::raw_sql(text).execute(c).await.map(drop),
        };
        done.expect("SQL of our own");
    }

    /// Our tables, in the order in which they were made; none where there are none.
    async fn tables(&mut self) -> Vec<String> {
        let query = match self {
            Raw::Lite(_) => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                 ORDER BY rowid"
            }
            Raw::Pg(_) => {
                "SELECT relname::text FROM pg_class
                 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY oid"
            }
        };
        self.texts(query).await
    }

    /// How many migrations the database has seen.
    pub async fn seen(&mut self) -> usize {
        if !self.tables().await.iter().any(|t| t == "_sqlx_migrations") {
            return 0;
        }
        let query = "SELECT CAST(version AS TEXT) FROM _sqlx_migrations";
        self.texts(query).await.len()
    }

    /// How all is made: tables, columns, indexes, triggers, migrations.
    pub async fn schema(&mut self) -> Vec<String> {
        let queries: &[&str] = match self {
            Raw::Lite(_) => &[
                "SELECT type || ' ' || name || ': ' || coalesce(sql, '') FROM sqlite_master
                 ORDER BY type, name",
                "SELECT version || ' ' || success || ' ' || hex(checksum) FROM _sqlx_migrations
                 ORDER BY version",
            ],
            Raw::Pg(_) => &[
                "SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable,
                                  column_default, is_identity, identity_generation)
                 FROM information_schema.columns WHERE table_schema = 'public'
                 ORDER BY table_name, ordinal_position",
                "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
                "SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
                 FROM pg_constraint WHERE connamespace = 'public'::regnamespace
                 ORDER BY conrelid::regclass::text, conname",
                "SELECT pg_get_triggerdef(t.oid) || pg_get_functiondef(t.tgfoid)
                 FROM pg_trigger t WHERE NOT tgisinternal ORDER BY tgname",
                "SELECT version || ' ' || success || ' ' || encode(checksum, 'hex')
                 FROM _sqlx_migrations ORDER BY version",
            ],
        };
        let mut all = Vec::new();
        for query in queries {
            all.extend(self.texts(query).await);
        }
        all
    }

    /// All that people did, table by table.
    pub async fn rows(&mut self) -> Rows {
        let mut all = Vec::new();
        for table in self.tables().await {
            if MOMENTARY.contains(&table.as_str()) {
                continue;
            }
            let query = match self {
                Raw::Lite(_) => {
                    let columns = self.columns(&table).await;
                    let pairs = columns.iter().map(|c| {
                        format!("'{c}', CASE typeof(\"{c}\") WHEN 'blob' THEN hex(\"{c}\") ELSE \"{c}\" END")
                    });
                    let pairs: Vec<String> = pairs.collect();
                    format!("SELECT json_object({}) FROM \"{table}\"", pairs.join(", "))
                }
                Raw::Pg(_) => format!("SELECT to_jsonb(t)::text FROM \"{table}\" t"),
            };
            let rows = self.texts(&query).await;
            let rows = rows.iter().map(|row| {
                let mut row = serde_json::from_str(row).expect("JSON");
                unpacked(&mut row);
                row
            });
            all.push((table, rows.collect()));
        }
        all
    }

    async fn columns(&mut self, table: &str) -> Vec<String> {
        let query = format!("SELECT name FROM pragma_table_info('{table}')");
        self.texts(&query).await
    }

    /// Makes the tables of a version, and puts in what of these rows had a place there.
    pub async fn age(&mut self, version: i64, rows: &Rows) {
        let made = match self {
            Raw::Lite(c) => {
                let wal = sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *c);
                wal.await.expect("its log");
                up_to(&LITE, version).run(&mut *c).await
            }
            Raw::Pg(c) => up_to(&PG, version).run(&mut *c).await,
        };
        made.expect("the tables of the time");
        for table in self.tables().await {
            let found = rows.iter().find(|(name, _)| *name == table);
            let Some((_, rows)) = found.filter(|(_, rows)| !rows.is_empty()) else {
                continue;
            };
            let given = serde_json::to_string(rows).expect("JSON");
            let insert = match self {
                Raw::Lite(_) => {
                    let columns = self.columns(&table).await;
                    let names: Vec<String> = columns.iter().map(|c| format!("\"{c}\"")).collect();
                    let values = columns
                        .iter()
                        .map(|c| format!("json_extract(value, '$.{c}')"));
                    let values: Vec<String> = values.collect();
                    format!(
                        "INSERT INTO \"{table}\" ({}) SELECT {} FROM json_each($1)",
                        names.join(", "),
                        values.join(", ")
                    )
                }
                Raw::Pg(_) => format!(
                    "INSERT INTO \"{table}\" OVERRIDING SYSTEM VALUE
                     SELECT * FROM jsonb_populate_recordset(NULL::\"{table}\", $1::jsonb)"
                ),
            };
            self.runs(insert, Some(&given)).await;
        }
        if let Raw::Pg(_) = self {
            // Numbers go on after those that were given.
            let counters = "SELECT format('SELECT setval(%L, coalesce(max(%I), 0) + 1, false) FROM %I',
                       pg_get_serial_sequence(quote_ident(table_name), column_name), column_name, table_name)
                FROM information_schema.columns
                WHERE table_schema = 'public'
                  AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL";
            for text in self.texts(counters).await {
                self.runs(text, None).await;
            }
        }
    }
}

/// The texts of a revision as versions before 0013 kept them, which packed nothing.
fn unpacked(row: &mut Map<String, Value>) {
    let Some(packed) = row.get("packed").and_then(Value::as_str) else {
        return;
    };
    // PostgreSQL begins with `\x`.
    let digits = packed.trim_start_matches("\\x");
    let bytes = (0..digits.len()).step_by(2);
    let bytes: Vec<u8> = bytes
        .map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("two digits"))
        .collect();
    let (state, report) = unpack_revision(&bytes).expect("what the program packed");
    row.insert("state".to_owned(), state.into());
    if !row["report"].is_null() {
        row.insert("report".to_owned(), report.into());
    }
    row.insert("packed".to_owned(), Value::Null);
}

/// Whether both are the same; SQLite has its truths as 1 and 0.
fn same(one: &Value, other: Option<&Value>) -> bool {
    let number = |value: &Value| match value {
        Value::Bool(truth) => Some(i64::from(*truth)),
        value => value.as_i64(),
    };
    other.is_some_and(|other| one == other || number(one).is_some_and(|n| number(other) == Some(n)))
}

/// What a database had that it has no longer; columns that have come since are not looked at.
pub fn lost(before: &Rows, after: &Rows) -> Vec<String> {
    let mut lost = Vec::new();
    let now: BTreeMap<&String, &Vec<Map<String, Value>>> =
        after.iter().map(|(table, rows)| (table, rows)).collect();
    for (table, rows) in before {
        for row in rows {
            let kept = now.get(table).is_some_and(|now| {
                now.iter()
                    .any(|new| row.iter().all(|(key, value)| same(value, new.get(key))))
            });
            if !kept {
                lost.push(format!("{table}: {}", Value::Object(row.clone())));
            }
        }
    }
    lost
}

/// A place whose database an older version has left, with these rows in it.
pub async fn place(kind: Kind, version: i64, rows: &Rows) -> Place {
    let place = Place::new(kind).await.expect("there was one before");
    std::fs::create_dir_all(place.games()).expect("a folder");
    let mut raw = Raw::open(&place).await;
    raw.age(version, rows).await;
    raw.close().await;
    place
}
