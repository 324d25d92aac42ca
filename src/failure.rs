//! Why the program could not start or go on, in words for whoever runs it.

use std::error::Error;

use crate::discord::{BadBase, BadToken, ProbeError, RunError};
use crate::operations::ListenError;
use crate::sandbox::StartError;
use crate::store::StoreError;
use crate::words::{Value, Words};

/// Why the program ends without being asked to.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error("the games cannot be opened: {0}")]
    Store(#[from] StoreError),
    #[error("the sandbox cannot start: {0}")]
    Sandbox(#[from] StartError),
    #[error(transparent)]
    Token(#[from] BadToken),
    #[error(transparent)]
    Base(#[from] BadBase),
    #[error(transparent)]
    Run(#[from] RunError),
    #[error("no HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    #[error("the scheduler ended: {0}")]
    Scheduler(#[from] tokio::task::JoinError),
    #[error("no token")]
    NoToken,
    #[error(transparent)]
    Listen(#[from] ListenError),
    #[error("`{0}` is no address")]
    Address(String),
    #[error(".env: {0}")]
    Env(dotenvy::Error),
    #[error("no threads: {0}")]
    Threads(std::io::Error),
    #[error("lines: {0}")]
    Lines(std::io::Error),
}

impl Failure {
    /// The sentence for the terminal. What the system itself said stands in it as it came.
    pub fn sentence(&self, words: &Words) -> String {
        let why = |error: &dyn Error| [("why", causes(error).into())];
        match self {
            Failure::Store(error) => store(words, error),
            Failure::Sandbox(error) => sandbox(words, error),
            Failure::Token(BadToken::Empty) => words.plain("start-token-empty"),
            Failure::Token(BadToken::Characters) => words.plain("start-token-characters"),
            Failure::Base(BadBase(address)) => {
                words.text("start-bad-base", &[("address", address.clone().into())])
            }
            Failure::Run(error) => run(words, error),
            Failure::Client(error) => words.text("start-no-client", &why(error)),
            Failure::Scheduler(error) => words.text("start-scheduler", &why(error)),
            Failure::NoToken => words.plain("start-no-token"),
            Failure::Listen(ListenError { at, source }) => words.text(
                "start-metrics-cannot",
                &[
                    ("address", at.to_string().into()),
                    ("why", source.to_string().into()),
                ],
            ),
            Failure::Address(found) => {
                words.text("start-bad-address", &[("found", found.clone().into())])
            }
            Failure::Env(error) => words.text("start-env", &why(error)),
            Failure::Threads(error) => words.text("start-no-threads", &why(error)),
            Failure::Lines(error) => words.text("start-lines", &why(error)),
        }
    }
}

/// An error with its causes; a cause that the text before it repeats is left out.
fn causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(next) = cause {
        let more = next.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = next.source();
    }
    text
}

fn store(words: &Words, error: &StoreError) -> String {
    let text = |key: &str, args: &[(&str, Value<'_>)]| {
        let why = words.text(&format!("start-store-{key}"), args);
        words.text("start-store", &[("why", why.into())])
    };
    let because = |key, cause: &dyn Error| text(key, &[("why", causes(cause).into())]);
    match error {
        StoreError::Folder { folder, source } => text(
            "folder",
            &[
                ("folder", folder.display().to_string().into()),
                ("why", source.to_string().into()),
            ],
        ),
        StoreError::Address => text("address", &[]),
        StoreError::NewerSchema { found } => text("newer", &[("found", (*found).into())]),
        StoreError::ForeignSchema { found } => text("foreign", &[("found", (*found).into())]),
        StoreError::Busy(_) => text("busy", &[]),
        StoreError::Corrupt(_) => text("corrupt", &[]),
        StoreError::ReadOnly(_) => text("read-only", &[]),
        StoreError::Full(_) => text("full", &[]),
        StoreError::Unreachable(cause) => because("unreachable", cause),
        // The rest are answers to a game's moves, which nobody has made yet.
        other => because("other", other),
    }
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::path::PathBuf;

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
            Failure::Store(StoreError::NewerSchema { found: 9 }),
            Failure::Store(StoreError::ForeignSchema { found: 9 }),
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
            Failure::NoToken,
            Failure::Address("here".to_owned()),
            Failure::Env(dotenvy::Error::LineParse("=".to_owned(), 0)),
            Failure::Threads(io()),
            Failure::Lines(io()),
        ];
        for failure in failures {
            let sentence = failure.sentence(Words::english());
            assert!(!sentence.contains("[start-"), "{failure:?}: {sentence}");
            assert!(!sentence.contains("{$"), "{failure:?}: {sentence}");
        }
    }
}
