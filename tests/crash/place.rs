//! Where the games under test are kept: a folder, or a database of a PostgreSQL server.

use crate::proxy::Proxy;
use crate::skip::skip;
use chancery::service::ServiceError;
use chancery::store::{Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Which database.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

/// A place for games, empty at first.
pub struct Place {
    folder: TempDir,
    /// Whether the games have a disk of their own.
    mounted: bool,
    server: Option<Server>,
}

struct Server {
    /// The server the tests were given.
    admin: String,
    name: String,
    /// The place's own database, reached directly.
    direct: String,
    /// What stands between the program and it.
    proxy: Proxy,
}

impl Place {
    /// `None`, with the reason printed, where there is no such server.
    pub async fn new(kind: Kind) -> Option<Place> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        if kind == Kind::Sqlite {
            return Some(Place {
                folder,
                mounted: false,
                server: None,
            });
        }
        Some(Place::on(folder, server()?).await)
    }

    /// A database of its own on this server.
    pub async fn at(server: &crate::server::Server) -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder");
        Place::on(folder, server.url()).await
    }

    async fn on(folder: TempDir, admin: String) -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("chancery_crash_{}_{count}", std::process::id());
        let mut raw = PgConnection::connect(&admin).await.expect("the server");
        for text in [
            format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"),
            format!("CREATE DATABASE {name}"),
        ] {
            let made = sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut raw).await;
            made.expect("a database of our own");
        }
        let (head, rest) = admin.split_once("://").expect("an address");
        let (host, _) = rest.split_once('/').unwrap_or((rest, ""));
        let (who, at) = host.rsplit_once('@').map_or(("", host), |(w, a)| (w, a));
        let at = if at.contains(':') {
            at.to_owned()
        } else {
            format!("{at}:5432")
        };
        let proxy = Proxy::start(at.clone()).await;
        Place {
            folder,
            mounted: false,
            server: Some(Server {
                direct: format!("{head}://{who}@{at}/{name}"),
                admin,
                name,
                proxy,
            }),
        }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The folder the program keeps its data in.
    pub fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    /// SQLite's file.
    pub fn file(&self) -> PathBuf {
        self.games().join("chancery.db")
    }

    /// The address of the database itself, where it is a server's.
    pub fn direct(&self) -> Option<&str> {
        self.server.as_ref().map(|s| s.direct.as_str())
    }

    /// The file whose writes are the database's.
    pub fn wal(&self) -> PathBuf {
        self.games().join("chancery.db-wal")
    }

    /// Puts a disk of its own of so many KiB under the games; whether this machine lets us.
    pub fn small_disk(&mut self, size: u32) -> bool {
        std::fs::create_dir_all(self.games()).expect("a folder");
        let size = format!("size={size}k");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "none"])
            .arg(self.games())
            .stderr(Stdio::null())
            .status();
        self.mounted = mount.is_ok_and(|status| status.success());
        self.mounted
    }

    /// What the program is given as `DATABASE_URL`.
    pub fn url(&self) -> Option<String> {
        let server = self.server.as_ref()?;
        let (head, at) = server.direct.split_once('@').expect("an address");
        let (_, name) = at.split_once('/').expect("a database");
        Some(format!("{head}@{}/{name}", server.proxy.address()))
    }

    pub fn proxy(&self) -> Option<&Proxy> {
        self.server.as_ref().map(|s| &s.proxy)
    }

    /// A store over it, as another process would open it; it makes no tables of its own while the
    /// program makes them.
    pub async fn store(&self) -> Store {
        let opened = sure(async || match &self.server {
            Some(server) => Store::open(&server.direct).await,
            None => Store::open_folder(&self.games()).await,
        });
        opened.await
    }

    /// Runs SQL behind the program's back.
    pub async fn raw(&self, text: &str) {
        let text = AssertSqlSafe(text.to_owned());
        let done = match &self.server {
            Some(server) => {
                let mut raw = PgConnection::connect(&server.direct)
                    .await
                    .expect("it opens");
                let done = sqlx::raw_sql(text).execute(&mut raw).await;
                done.map(|d| d.rows_affected())
            }
            None => {
                let file = self.file();
                let mut raw = SqliteConnection::connect(&format!("sqlite:{}", file.display()))
                    .await
                    .expect("it opens");
                let done = sqlx::raw_sql(text).execute(&mut raw).await;
                raw.close().await.expect("it closes");
                done.map(|d| d.rows_affected())
            }
        };
        done.expect("SQL of our own");
    }

    /// Sees to it that nothing but the program's reading gets through, or all does again.
    pub async fn read_only(&self, on: bool) {
        let Some(server) = &self.server else { return };
        let name = &server.name;
        let state = if on { "on" } else { "off" };
        let mut raw = PgConnection::connect(&server.admin)
            .await
            .expect("the server");
        for text in [
            format!("ALTER DATABASE {name} SET default_transaction_read_only = {state}"),
            format!(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
            ),
        ] {
            let done = sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut raw).await;
            done.expect("SQL of our own");
        }
    }

    pub async fn end(mut self) {
        if let Some(server) = self.server.take() {
            let mut raw = PgConnection::connect(&server.admin)
                .await
                .expect("the server");
            let text = format!("DROP DATABASE {} WITH (FORCE)", server.name);
            let gone = sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut raw).await;
            gone.expect("the database goes");
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.mounted {
            let gone = Command::new("umount").arg(self.games()).status();
            if !gone.is_ok_and(|status| status.success()) {
                println!("left mounted: {}", self.games().display());
            }
        }
    }
}

/// What may be better a little later.
pub trait Passing {
    fn passes(&self) -> bool;
}

impl Passing for StoreError {
    fn passes(&self) -> bool {
        self.is_transient()
    }
}

impl Passing for ServiceError {
    fn passes(&self) -> bool {
        matches!(self, ServiceError::NoStore { .. })
    }
}

/// What is answered, as soon as it is: other games keep the machine busy.
pub async fn sure<T, E: Passing + Debug>(mut ask: impl AsyncFnMut() -> Result<T, E>) -> T {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        match ask().await {
            Ok(told) => return told,
            Err(why) if why.passes() && Instant::now() < end => {}
            Err(why) => panic!("the store does not answer: {why:?}"),
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
