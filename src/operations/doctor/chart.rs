//! What the doctor looks at, and what it writes down.

use std::path::PathBuf;

use crate::discord::ApiBase;
use crate::i18n::{Value, Words};

/// What is looked at.
pub struct Patient {
    /// What `DISCORD_TOKEN` holds.
    pub token: Option<String>,
    pub base: ApiBase,
    /// The data folder.
    pub folder: PathBuf,
    /// The address of a database instead of a file in it.
    pub database: Option<String>,
    /// What this machine's clock shows, in milliseconds since 1970.
    pub clock: fn() -> i64,
}

/// How bad something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// As it should be.
    Good,
    /// Works, but should be known.
    Note,
    /// Does not work.
    Fault,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub grade: Grade,
    /// How it stands.
    pub said: String,
    /// What to do, where something is to be done.
    pub cure: Option<String>,
}

/// What the doctor writes down.
pub(super) struct Chart<'a> {
    pub(super) words: &'a Words,
    pub(super) findings: Vec<Finding>,
}

impl Chart<'_> {
    fn write(&mut self, grade: Grade, key: &str, args: &[(&str, Value<'_>)]) {
        let cure = format!("{key}-cure");
        let cure = self.words.has(&cure).then(|| self.words.text(&cure, args));
        self.findings.push(Finding {
            grade,
            said: self.words.text(key, args),
            cure,
        });
    }

    pub(super) fn good(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Good, key, args);
    }

    pub(super) fn note(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Note, key, args);
    }

    pub(super) fn fault(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Fault, key, args);
    }
}
