//! The languages the bot speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language of the catalogue. Written `en`, `de` wherever it is kept or typed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Language {
    /// The language of every text; others fall back on it.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language's code, and its folder of texts: `en`, `de`.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a Discord locale (`de`, `en-GB`), if we have it.
    pub fn known(locale: &str) -> Option<Language> {
        let id = locale.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.id() == id)
    }

    /// The language of a Discord locale: English where we have no other.
    pub fn of_locale(locale: &str) -> Language {
        Language::known(locale).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text names no language of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of this catalogue")]
pub struct NoLanguage;

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        let mut all = Language::ALL.into_iter();
        all.find(|l| l.id() == text).ok_or(NoLanguage)
    }
}
