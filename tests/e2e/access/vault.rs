//! The database below a running bot: what is in it, so that a refusal can be seen to change nothing, and
//! keeping and restoring a whole state of affairs, so that each question is asked of the same game.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Row};
use tokio::sync::Mutex;

/// What changes by itself, or is noted of everybody who is heard of.
const APART: [&str; 3] = ["_sqlx_migrations", "sqlite_sequence", "person"];

/// The bot's database.
pub struct Vault {
    db: Mutex<SqliteConnection>,
    /// The tables with their columns.
    tables: BTreeMap<String, Vec<String>>,
}

async fn run(db: &mut SqliteConnection, sql: &str) {
    let done = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
        .execute(db)
        .await;
    done.unwrap_or_else(|e| panic!("{sql}: {e}"));
}

async fn list(db: &mut SqliteConnection, sql: &str) -> Vec<String> {
    let rows = sqlx::query(AssertSqlSafe(sql.to_owned()))
        .fetch_all(db)
        .await;
    let rows = rows.unwrap_or_else(|e| panic!("{sql}: {e}"));
    rows.iter().map(|row| row.get::<String, _>(0)).collect()
}

impl Vault {
    /// Opens the database in a bot's folder.
    pub async fn open(folder: &Path) -> Vault {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("chancery.db"))
            .foreign_keys(false)
            .busy_timeout(Duration::from_secs(20));
        let mut db = SqliteConnection::connect_with(&options)
            .await
            .expect("the bot's database");
        // Revisions are never deleted; here the whole world goes back.
        let triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger'";
        for trigger in list(&mut db, triggers).await {
            run(&mut db, &format!("DROP TRIGGER \"{trigger}\"")).await;
        }
        let mut tables = BTreeMap::new();
        let names = "SELECT name FROM sqlite_master WHERE type = 'table'";
        for name in list(&mut db, names).await {
            if !APART.contains(&name.as_str()) {
                let columns = format!("SELECT name FROM pragma_table_info('{name}')");
                let columns = list(&mut db, &columns).await;
                tables.insert(name, columns);
            }
        }
        Vault {
            db: Mutex::new(db),
            tables,
        }
    }

    /// Keeps everything as it is under a name.
    pub async fn keep(&self, name: &str) {
        let mut db = self.db.lock().await;
        run(&mut db, &format!("ATTACH ':memory:' AS {name}")).await;
        for table in self.tables.keys() {
            let copy = format!("CREATE TABLE {name}.\"{table}\" AS SELECT * FROM main.\"{table}\"");
            run(&mut db, &copy).await;
        }
    }

    /// Makes everything as it was kept.
    pub async fn restore(&self, name: &str) {
        let mut sql = "BEGIN IMMEDIATE;".to_owned();
        for table in self.tables.keys() {
            sql.push_str(&format!("DELETE FROM main.\"{table}\";"));
            sql.push_str(&format!(
                "INSERT INTO main.\"{table}\" SELECT * FROM {name}.\"{table}\";"
            ));
        }
        sql.push_str("COMMIT;");
        let mut db = self.db.lock().await;
        run(&mut db, &sql).await;
    }

    /// All there is, table by table. What is only ever added is counted; leases, which the bot takes and
    /// gives back by itself, do not count.
    pub async fn all(&self) -> BTreeMap<String, String> {
        let mut parts = Vec::new();
        for (table, columns) in &self.tables {
            let what = match table.as_str() {
                "revision" | "outbox" => "CAST(count(*) AS TEXT)".to_owned(),
                _ => {
                    let columns = columns.iter().filter(|c| !c.starts_with("lease_"));
                    let quoted: Vec<String> = columns.map(|c| format!("quote(\"{c}\")")).collect();
                    format!("coalesce(group_concat({}), '')", quoted.join("||','||"))
                }
            };
            parts.push(format!("SELECT '{table}', {what} FROM \"{table}\""));
        }
        let sql = parts.join(" UNION ALL ");
        let mut db = self.db.lock().await;
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut *db).await;
        let rows = rows.expect("all tables");
        rows.iter().map(|row| (row.get(0), row.get(1))).collect()
    }

    /// Carries out what it is told.
    pub async fn does(&self, sql: &str) {
        run(&mut *self.db.lock().await, sql).await;
    }

    /// How many posts wait to be sent.
    pub async fn waiting(&self) -> i64 {
        let sql = "SELECT count(*) FROM outbox WHERE state IN ('pending', 'leased')";
        let mut db = self.db.lock().await;
        let row = sqlx::query(sql).fetch_one(&mut *db).await;
        row.expect("the outbox").get(0)
    }

    /// One number of the database.
    pub async fn number(&self, sql: &'static str) -> i64 {
        let mut db = self.db.lock().await;
        let row = sqlx::query(sql).fetch_one(&mut *db).await;
        row.expect("one number").get(0)
    }
}

/// The tables that differ.
pub fn changed(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<String> {
    let differs = |(table, text): &(&String, &String)| before.get(*table) != Some(*text);
    let all = after.iter().filter(differs);
    all.map(|(table, _)| table.clone()).collect()
}
