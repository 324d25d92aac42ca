//! Why the program could not start or go on, in words for whoever runs it.

use std::error::Error;
use std::path::{Path, PathBuf};

use crate::discord::{BadBase, BadToken, ProbeError, RunError};
use crate::i18n::{Value, Words};
use crate::operations::{ListenError, WebError};
use crate::sandbox::StartError;
use crate::store::copy::CopyError;
use crate::store::{Process, StoreError, causes};

/// This program's version.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Why the program ends without being asked to, each with its exit code.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The database cannot be opened.
    #[error("cannot open the database: {0}")]
    Store(#[from] StoreError),
    /// A backup, a restore or a copy of the database failed.
    #[error("cannot copy the database: {0}")]
    Copy(#[from] CopyError),
    /// The sandbox could not start.
    #[error("the sandbox cannot start: {0}")]
    Sandbox(#[from] StartError),
    /// The token cannot be one of Discord's.
    #[error(transparent)]
    Token(#[from] BadToken),
    /// The address of Discord's API cannot be used.
    #[error(transparent)]
    Base(#[from] BadBase),
    /// The bot stopped.
    #[error(transparent)]
    Run(#[from] RunError),
    /// No HTTP client could be made on this system.
    #[error("cannot create an HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    /// The scheduler's task ended.
    #[error("the scheduler ended: {0}")]
    Scheduler(#[from] tokio::task::JoinError),
    /// Another running process serves these shards of the gateway.
    #[error("another process serves these shards: {}", .0.id)]
    ShardsTaken(Box<Process>),
    /// `DISCORD_TOKEN` is not set.
    #[error("no token")]
    NoToken,
    /// The endpoint for metrics and health could not listen.
    #[error(transparent)]
    Listen(#[from] ListenError),
    /// Games cannot be shown on the web.
    #[error(transparent)]
    Web(#[from] WebError),
    /// The text is no address that can be listened on.
    #[error("`{0}` is not an address")]
    Address(String),
    /// The file `.env` cannot be read.
    #[error(".env: {0}")]
    Env(dotenvy::Error),
    /// The system gave the program no threads.
    #[error("cannot start threads: {0}")]
    Threads(std::io::Error),
    /// Standard input or output failed.
    #[error("cannot read or write lines: {0}")]
    Lines(std::io::Error),
    /// The folder of the games does not exist.
    #[error("folder {0} not found")]
    NoGames(PathBuf),
    /// No game of that name, or several: those there are, each in words.
    #[error("no game, or several, called {game}")]
    WhichGame { game: String, found: Vec<String> },
    /// Why, in words.
    #[error("cannot write the archive: {0}")]
    NoArchive(String),
    /// Why, in words.
    #[error("cannot delete: {0}")]
    NotDeleted(String),
    /// A file could not be written.
    #[error("cannot write {path}: {source}")]
    File {
        path: PathBuf,
        source: std::io::Error,
    },
}

impl Failure {
    /// Whether it will be the same at the next start, for as long as nobody does anything: what keeps the
    /// program running need not start it again. Discord counts starts, and resets the token of a bot with too
    /// many.
    pub fn is_lasting(&self) -> bool {
        match self {
            Failure::Store(error) => matches!(
                error,
                StoreError::Address
                    | StoreError::NewerSchema { .. }
                    | StoreError::NewerEngine { .. }
                    | StoreError::ForeignSchema { .. }
                    | StoreError::HalfDone { .. }
            ),
            Failure::Run(error) => matches!(
                error,
                RunError::Probe(ProbeError::WrongToken | ProbeError::Elsewhere { .. })
                    | RunError::Intents
            ),
            Failure::Token(_)
            | Failure::Base(_)
            | Failure::NoToken
            | Failure::Address(_)
            | Failure::Web(WebError::NoUrl(_))
            | Failure::Env(_) => true,
            _ => false,
        }
    }

    /// The sentence for the terminal. What the system itself said stands in it as it came.
    pub fn sentence(&self, words: &Words) -> String {
        let why = |error: &(dyn Error + 'static)| [("why", causes(error).into())];
        match self {
            Failure::Store(error) => store(words, error),
            Failure::Copy(error) => copy(words, error),
            Failure::Sandbox(error) => sandbox(words, error),
            Failure::Token(BadToken::Empty) => words.plain("start-token-empty"),
            Failure::Token(BadToken::Characters) => words.plain("start-token-characters"),
            Failure::Base(BadBase(address)) => {
                words.text("start-bad-base", &[("address", address.clone().into())])
            }
            Failure::Run(error) => run(words, error),
            Failure::Client(error) => words.text("start-no-client", &why(error)),
            Failure::Scheduler(error) => words.text("start-scheduler", &why(error)),
            Failure::ShardsTaken(other) => taken(words, other),
            Failure::NoToken => words.plain("start-no-token"),
            Failure::Listen(error) => words.text("start-metrics-cannot", &cannot_listen(error)),
            Failure::Web(WebError::Listen(error)) => {
                words.text("start-web-cannot", &cannot_listen(error))
            }
            Failure::Web(WebError::NoUrl(at)) => {
                words.text("start-web-no-url", &[("address", at.to_string().into())])
            }
            Failure::Address(found) => {
                words.text("start-bad-address", &[("found", found.clone().into())])
            }
            Failure::Env(error) => env(words, error),
            Failure::Threads(error) => words.text("start-no-threads", &why(error)),
            Failure::Lines(error) => words.text("start-lines", &why(error)),
            Failure::NoGames(folder) => {
                let folder = folder.display().to_string();
                words.text("start-no-games", &[("folder", folder.into())])
            }
            Failure::WhichGame { game, found } => {
                let args = [
                    ("game", game.clone().into()),
                    ("count", found.len().into()),
                    ("found", found.join("\n").into()),
                ];
                words.text("start-which-game", &args)
            }
            Failure::NoArchive(why) => {
                words.text("start-no-archive", &[("why", why.clone().into())])
            }
            Failure::NotDeleted(why) => {
                words.text("start-not-deleted", &[("why", why.clone().into())])
            }
            Failure::File { path, source } => {
                let args = [
                    ("path", path.display().to_string().into()),
                    ("why", source.to_string().into()),
                ];
                words.text("start-no-file", &args)
            }
        }
    }
}

/// What is wrong with `.env`. A line that cannot be read may be the one with the token: only the name before
/// its `=` is said.
fn cannot_listen(error: &ListenError) -> [(&'static str, Value<'static>); 2] {
    [
        ("address", error.at.to_string().into()),
        ("why", error.source.to_string().into()),
    ]
}

fn env(words: &Words, error: &dotenvy::Error) -> String {
    let dotenvy::Error::LineParse(line, _) = error else {
        return words.text("start-env", &[("why", error.to_string().into())]);
    };
    let name = line.split_once('=').map(|(name, _)| name.trim());
    let name = name.map(|name| name.strip_prefix("export ").unwrap_or(name).trim());
    let is_name = |name: &&str| {
        let sign = |c: char| c.is_ascii_alphanumeric() || c == '_';
        !name.is_empty() && name.len() <= 40 && name.chars().all(sign)
    };
    match name.filter(is_name) {
        Some(name) => words.text("start-env-line", &[("name", name.to_owned().into())]),
        None => words.plain("start-env-no-name"),
    }
}

fn store(words: &Words, error: &StoreError) -> String {
    words.text("start-store", &[("why", of_store(words, error).into())])
}

/// What is wrong with a database, and what to do.
fn of_store(words: &Words, error: &StoreError) -> String {
    let text =
        |key: &str, args: &[(&str, Value<'_>)]| words.text(&format!("start-store-{key}"), args);
    let because = |key, cause: &(dyn Error + 'static)| text(key, &[("why", causes(cause).into())]);
    match error {
        StoreError::Folder { folder, source } => text(
            "folder",
            &[
                ("folder", folder.display().to_string().into()),
                ("why", source.to_string().into()),
            ],
        ),
        StoreError::Address => text("address", &[]),
        StoreError::NewerSchema { found, known } => {
            let (found, known) = ((*found).into(), (*known).into());
            let args = [
                ("found", found),
                ("known", known),
                ("program", PROGRAM.into()),
            ];
            text("newer", &args)
        }
        StoreError::NewerEngine { found, ours } => {
            let (found, ours) = (found.clone().into(), ours.clone().into());
            text("newer-engine", &[("found", found), ("ours", ours)])
        }
        StoreError::ForeignSchema { found } => {
            let args = [("found", (*found).into()), ("program", PROGRAM.into())];
            text("foreign", &args)
        }
        StoreError::HalfDone { found } => {
            let args = [("found", (*found).into()), ("program", PROGRAM.into())];
            text("half-done", &args)
        }
        StoreError::OlderRunning { processes } => {
            let processes = (*processes).into();
            let args = [("processes", processes), ("program", PROGRAM.into())];
            text("older-running", &args)
        }
        StoreError::Held { pid } => text("held", &[("pid", i64::from(*pid).into())]),
        StoreError::Busy(_) => text("busy", &[]),
        StoreError::Corrupt(_) => text("corrupt", &[]),
        StoreError::ReadOnly(_) => text("read-only", &[]),
        StoreError::Full(_) => text("full", &[]),
        StoreError::Unreachable(cause) => because("unreachable", cause),
        // The rest are answers to a game's moves, which nobody has made yet.
        other => because("other", other),
    }
}

fn copy(words: &Words, error: &CopyError) -> String {
    let text = |key: &str, args: &[(&str, Value<'_>)]| words.text(&format!("copies-{key}"), args);
    let at = |path: &Path| ("place", path.display().to_string().into());
    let table = |name: &str| ("table", name.to_owned().into());
    match error {
        CopyError::Store(error) => store(words, error),
        CopyError::Source(error) => text("source", &[("why", of_store(words, error).into())]),
        CopyError::Target(error) => text("target", &[("why", of_store(words, error).into())]),
        CopyError::Same => text("same", &[]),
        CopyError::NoSource(path) => text("no-source", &[at(path)]),
        CopyError::NoTables => text("no-tables", &[]),
        CopyError::Foreign(name) => text("foreign", &[table(name)]),
        CopyError::NotEmpty { table: name, rows } => {
            text("not-empty", &[table(name), ("rows", (*rows).into())])
        }
        CopyError::Running => text("bot-running", &[]),
        CopyError::NoFolder(path) => text("no-folder", &[at(path)]),
        CopyError::Dangling { table: name } => text("dangling", &[table(name)]),
        CopyError::Exists(path) => text("exists", &[at(path)]),
        CopyError::File { path, source } => {
            text("file", &[at(path), ("why", source.to_string().into())])
        }
        CopyError::NotBackup(path) => text("not-backup", &[at(path)]),
        CopyError::Format { found } => text("format", &[("found", found.to_string().into())]),
        CopyError::Damaged { table } => {
            let frame = || words.plain("copies-damaged-frame");
            let place = table.clone().unwrap_or_else(frame);
            text("damaged", &[("where", place.into())])
        }
        CopyError::Differs { table: name } => text("differs", &[table(name)]),
        CopyError::Shape { table: name } => text("shape", &[table(name)]),
        CopyError::Kind {
            table: name,
            column,
            kind,
        } => {
            let (column, kind) = (column.clone().into(), kind.clone().into());
            text("kind", &[table(name), ("column", column), ("kind", kind)])
        }
        CopyError::Nul { table: name } => text("nul", &[table(name)]),
        CopyError::Circle(tables) => text("circle", &[("tables", tables.join(", ").into())]),
    }
}

fn taken(words: &Words, other: &Process) -> String {
    let range = match other.shards {
        0 => words.plain("start-shards-all"),
        total => {
            let args = [
                ("first", other.first_shard.into()),
                ("last", other.last_shard.into()),
                ("total", total.into()),
            ];
            words.text("start-shards-range", &args)
        }
    };
    let args = [
        ("pid", other.pid.to_string().into()),
        ("range", range.into()),
    ];
    words.text("start-shards-taken", &args)
}

fn sandbox(words: &Words, error: &StartError) -> String {
    let text = |key: &str, name: &str, value: String, why: Option<String>| {
        let args = [
            (name, value.into()),
            ("why", why.unwrap_or_default().into()),
        ];
        words.text(key, &args)
    };
    match error {
        StartError::NotLoopback(addr) => {
            text("start-not-loopback", "address", addr.to_string(), None)
        }
        StartError::Listen { addr, source } => text(
            "start-cannot-listen",
            "address",
            addr.to_string(),
            Some(source.to_string()),
        ),
        StartError::Folder { path, source } => text(
            "start-sandbox-folder",
            "path",
            path.display().to_string(),
            Some(source.to_string()),
        ),
        StartError::Snapshot { path, source } => text(
            "start-sandbox-snapshot",
            "path",
            path.display().to_string(),
            Some(source.to_string()),
        ),
    }
}

fn run(words: &Words, error: &RunError) -> String {
    let because = |key: &str, why: &str| words.text(key, &[("why", why.to_owned().into())]);
    match error {
        RunError::Probe(probe) => {
            let (key, at, why) = match probe {
                ProbeError::WrongToken => return words.plain("start-wrong-token"),
                ProbeError::Unreachable { at, why } => ("start-unreachable", at, why.clone()),
                ProbeError::Odd { at, status } => ("start-odd", at, status.to_string()),
                ProbeError::Elsewhere { at } => ("start-elsewhere", at, String::new()),
            };
            words.text(key, &[("at", at.clone().into()), ("why", why.into())])
        }
        RunError::Client(error) => because("start-no-client", &causes(error)),
        RunError::Setup(why) => because("start-no-setup", why),
        RunError::Gateway(why) => because("start-gateway", why),
        RunError::Intents => words.plain("start-intents"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    #[test]
    fn every_failure_has_a_sentence_of_the_catalogue() {
        let io = || io::Error::other("the system's own words");
        let sql = || sqlx::Error::PoolTimedOut;
        let at = || "https://example.test".to_owned();
        let path = || PathBuf::from("/games");
        let addr = "127.0.0.1:80".parse().expect("an address");
        let failures = [
            Failure::Store(StoreError::Folder {
                folder: path(),
                source: io(),
            }),
            Failure::Store(StoreError::Address),
            Failure::Store(StoreError::NewerSchema { found: 9, known: 8 }),
            Failure::Store(StoreError::NewerEngine {
                found: "0.3.0".to_owned(),
                ours: "0.2.0".to_owned(),
            }),
            Failure::Store(StoreError::ForeignSchema { found: 9 }),
            Failure::Store(StoreError::HalfDone { found: 9 }),
            Failure::Store(StoreError::OlderRunning { processes: 2 }),
            Failure::Store(StoreError::Held { pid: 7 }),
            Failure::Copy(CopyError::Store(StoreError::Busy(sql()))),
            Failure::Copy(CopyError::Source(StoreError::Address)),
            Failure::Copy(CopyError::Target(StoreError::Address)),
            Failure::Copy(CopyError::NoFolder(path())),
            Failure::Copy(CopyError::Dangling {
                table: "audit".to_owned(),
            }),
            Failure::Copy(CopyError::Same),
            Failure::Copy(CopyError::NoSource(path())),
            Failure::Copy(CopyError::NoTables),
            Failure::Copy(CopyError::Foreign("x".to_owned())),
            Failure::Copy(CopyError::NotEmpty {
                table: "game".to_owned(),
                rows: 1,
            }),
            Failure::Copy(CopyError::Running),
            Failure::Copy(CopyError::Exists(path())),
            Failure::Copy(CopyError::File {
                path: path(),
                source: io(),
            }),
            Failure::Copy(CopyError::NotBackup(path())),
            Failure::Copy(CopyError::Format { found: 2 }),
            Failure::Copy(CopyError::Damaged { table: None }),
            Failure::Copy(CopyError::Damaged {
                table: Some("game".to_owned()),
            }),
            Failure::Copy(CopyError::Differs {
                table: "game".to_owned(),
            }),
            Failure::Copy(CopyError::Shape {
                table: "game".to_owned(),
            }),
            Failure::Copy(CopyError::Kind {
                table: "game".to_owned(),
                column: "x".to_owned(),
                kind: "real".to_owned(),
            }),
            Failure::Copy(CopyError::Nul {
                table: "game".to_owned(),
            }),
            Failure::Copy(CopyError::Circle(vec!["a".to_owned()])),
            Failure::Store(StoreError::Busy(sql())),
            Failure::Store(StoreError::Corrupt(sql())),
            Failure::Store(StoreError::ReadOnly(sql())),
            Failure::Store(StoreError::Full(sql())),
            Failure::Store(StoreError::Unreachable(sql())),
            Failure::Store(StoreError::Database(sql())),
            Failure::Sandbox(StartError::NotLoopback(addr)),
            Failure::Sandbox(StartError::Listen { addr, source: io() }),
            Failure::Sandbox(StartError::Folder {
                path: path(),
                source: io(),
            }),
            Failure::Token(BadToken::Empty),
            Failure::Token(BadToken::Characters),
            Failure::Base(BadBase("here".to_owned())),
            Failure::Run(RunError::Probe(ProbeError::WrongToken)),
            Failure::Run(RunError::Probe(ProbeError::Unreachable {
                at: at(),
                why: "refused".to_owned(),
            })),
            Failure::Run(RunError::Probe(ProbeError::Odd {
                at: at(),
                status: 500,
            })),
            Failure::Run(RunError::Probe(ProbeError::Elsewhere { at: at() })),
            Failure::Run(RunError::Setup("no".to_owned())),
            Failure::Run(RunError::Gateway("no".to_owned())),
            Failure::Run(RunError::Intents),
            Failure::NoToken,
            Failure::Address("here".to_owned()),
            Failure::Env(dotenvy::Error::LineParse("=".to_owned(), 0)),
            Failure::Env(dotenvy::Error::LineParse("A=\"b".to_owned(), 2)),
            Failure::Threads(io()),
            Failure::Lines(io()),
            Failure::NoGames(path()),
            Failure::WhichGame {
                game: "Home".to_owned(),
                found: vec!["one".to_owned()],
            },
            Failure::NoArchive("none".to_owned()),
            Failure::File {
                path: path(),
                source: io(),
            },
        ];
        for failure in failures {
            let sentence = failure.sentence(Words::english());
            assert!(!sentence.contains("[start-"), "{failure:?}: {sentence}");
            assert!(!sentence.contains("[copies-"), "{failure:?}: {sentence}");
            assert!(!sentence.contains("{$"), "{failure:?}: {sentence}");
        }
    }
}
