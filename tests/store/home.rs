//! A database for one test: its own folder, or its own schema of a server.

use crate::skip::skip;
use chancery::store::{Along, Game, GuildId, Head, NewGame, NewRevision, PhaseNo, Status, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// The guild most tests play in.
pub const GUILD: GuildId = GuildId(71);
/// Another guild, which must see nothing of it.
pub const OTHER: GuildId = GuildId(72);
/// The channel most posts go to.
pub const CHANNEL: i64 = 710;

/// A store and what keeps it alive.
pub struct Home {
    pub store: Store,
    pub url: String,
    schema: Option<(String, String)>,
    _folder: Option<TempDir>,
}

impl Home {
    pub async fn sqlite() -> Home {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("chancery.db");
        let url = format!("sqlite:{}", path.display());
        Home {
            store: Store::open(&url).await.expect("a new database opens"),
            url,
            schema: None,
            _folder: Some(folder),
        }
    }

    /// `None`, with the reason printed, where there is no server.
    pub async fn postgres() -> Option<Home> {
        let server = server()?;
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let schema = format!(
            "chancery_test_{}_{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let mut raw = PgConnection::connect(&server).await.expect("the server");
        for text in [
            format!("DROP SCHEMA IF EXISTS {schema} CASCADE"),
            format!("CREATE SCHEMA {schema}"),
        ] {
            sqlx::raw_sql(AssertSqlSafe(text))
                .execute(&mut raw)
                .await
                .expect("a schema of our own");
        }
        let mark = if server.contains('?') { '&' } else { '?' };
        let url = format!("{server}{mark}options[search_path]={schema}");
        Some(Home {
            store: Store::open(&url).await.expect("a new schema opens"),
            url,
            schema: Some((server, schema)),
            _folder: None,
        })
    }

    /// What kind of database it is.
    pub fn name(&self) -> &'static str {
        match self.schema {
            Some(_) => "PostgreSQL",
            None => "SQLite",
        }
    }

    /// The same database, opened again as another process would.
    pub async fn again(&self) -> Store {
        Store::open(&self.url).await.expect("it opens again")
    }

    /// Another process's store where several may write much (PostgreSQL), else this one's: SQLite's
    /// processes poll for its lock, which makes races between them slow.
    pub async fn second_writer(&self) -> Store {
        if self.store.is_shared() {
            self.again().await
        } else {
            self.store.clone()
        }
    }

    /// Runs SQL behind the store's back.
    pub async fn raw(&self, text: &str) -> Result<(), sqlx::Error> {
        if self.schema.is_some() {
            let mut raw = PgConnection::connect(&self.url).await?;
            sqlx::raw_sql(AssertSqlSafe(text.to_owned()))
                .execute(&mut raw)
                .await?;
        } else {
            let mut raw = sqlx::SqliteConnection::connect(&self.url).await?;
            sqlx::raw_sql(AssertSqlSafe(text.to_owned()))
                .execute(&mut raw)
                .await?;
        }
        Ok(())
    }

    pub async fn end(self) {
        self.store.close().await;
        if let Some((server, schema)) = self.schema {
            let mut raw = PgConnection::connect(&server).await.expect("the server");
            sqlx::raw_sql(AssertSqlSafe(format!("DROP SCHEMA {schema} CASCADE")))
                .execute(&mut raw)
                .await
                .expect("the schema goes");
        }
    }
}

fn server() -> Option<String> {
    if let Ok(url) = std::env::var("TEST_DATABASE_URL") {
        return Some(url);
    }
    skip("postgres", "TEST_DATABASE_URL names no PostgreSQL server");
    None
}

/// How many races `tests/store/races.rs` runs: `CHANCERY_RACES`, or some hundreds.
pub fn races() -> usize {
    let set = std::env::var("CHANCERY_RACES").ok();
    set.and_then(|n| n.parse().ok()).unwrap_or(300)
}

/// A case that waits for what never comes fails instead of holding up the whole run.
pub async fn in_time(case: impl Future<Output = ()>) {
    let patience = Duration::from_secs(60 + races() as u64 / 10);
    tokio::time::timeout(patience, case)
        .await
        .expect("the case waits in vain");
}

/// Runs each named case on both databases.
macro_rules! on_both {
    ($($case:ident),* $(,)?) => {
        mod sqlite { $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                let home = crate::home::Home::sqlite().await;
                crate::home::in_time(super::$case(&home)).await;
                home.end().await;
            }
        )* }
        mod postgres { $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                if let Some(home) = crate::home::Home::postgres().await {
                    crate::home::in_time(super::$case(&home)).await;
                    home.end().await;
                }
            }
        )* }
    };
}
pub(crate) use on_both;

/// A revision with a recognisable state.
pub fn step(kind: &str, at: i64) -> NewRevision {
    NewRevision {
        kind: kind.into(),
        cause: "test".into(),
        actor: None,
        at,
        engine: "1".into(),
        state: format!("state of {kind} at {at}"),
        report: None,
        board: None,
    }
}

pub fn new_game(guild: GuildId, name: &str, status: Status) -> NewGame {
    NewGame {
        guild,
        creator: 1,
        head: Head {
            name: name.into(),
            channel: CHANNEL,
            gm: None,
            status,
            phase_no: PhaseNo(0),
            deadline: None,
            paused_left: None,
            grace: false,
            settings: "{}".into(),
        },
        revision: step("created", 1_000),
        joined: vec![1],
    }
}

/// A game that is being played in phase 0, with players 1 and 2.
pub async fn playing(store: &Store, name: &str) -> Game {
    let mut new = new_game(GUILD, name, Status::Playing);
    new.joined = vec![1, 2];
    store
        .create_game(&new, &Along::default())
        .await
        .expect("a game")
}
