//! What the doctor looks at, and what it writes down.

use std::path::PathBuf;

use crate::discord::ApiBase;
use crate::i18n::{Value, Words};
use crate::operations::WebAsked;

/// The installation that the doctor examines.
pub struct Patient {
    /// The value of `DISCORD_TOKEN`, if it is set; secret.
    pub token: Option<String>,
    /// The address of Discord's API.
    pub base: ApiBase,
    /// The folder with the data.
    pub folder: PathBuf,
    /// The address of the database, where it is not the file in the folder.
    pub database: Option<String>,
    /// Where games shall be shown on the web.
    pub web: WebAsked,
    /// What this machine's clock shows, in milliseconds since 1970.
    pub clock: fn() -> i64,
}

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// As it should be.
    Good,
    /// It works, but whoever runs the bot should know of it.
    Note,
    /// It does not work.
    Fault,
}

/// One thing that the doctor examined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How serious it is.
    pub grade: Grade,
    /// What was found, in a sentence.
    pub said: String,
    /// What to do about it; `None` where nothing is needed.
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

    /// Notes that something is as it should be, by the key of its text.
    pub(super) fn good(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Good, key, args);
    }

    /// Notes something that works but should be known, by the key of its text.
    pub(super) fn note(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Note, key, args);
    }

    /// Notes something that does not work, by the key of its text.
    pub(super) fn fault(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        self.write(Grade::Fault, key, args);
    }
}
