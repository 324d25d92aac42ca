//! What a board's file says beside its map: names, and how its games begin, build and end.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{LastYear, Power, PowerLook, PowerMap, Province};

/// Where powers build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Builds {
    /// In their home centres.
    #[default]
    Homes,
    /// In any power's home centres that they own.
    HomesOfAnyone,
    /// In any centre that they own.
    Centres,
}

impl Builds {
    /// Every choice, the usual one first.
    pub const ALL: [Builds; 3] = [Builds::Homes, Builds::HomesOfAnyone, Builds::Centres];

    /// The word by which options and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Builds::Homes => "homes",
            Builds::HomesOfAnyone => "homes-of-anyone",
            Builds::Centres => "centres",
        }
    }
}

/// What stands on a board when a game on it begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpeningUnits {
    /// The units that the board's file places.
    #[default]
    Placed,
    /// None: the game begins with builds, in the Winter before its first year.
    Builds,
}

impl OpeningUnits {
    /// Both choices, the usual one first.
    pub const ALL: [OpeningUnits; 2] = [OpeningUnits::Placed, OpeningUnits::Builds];

    /// The word by which files name it.
    pub const fn id(self) -> &'static str {
        match self {
            OpeningUnits::Placed => "placed",
            OpeningUnits::Builds => "builds",
        }
    }
}

/// Centres that win together: who owns all of them wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hold {
    /// The centres, in the order of their ids.
    pub centres: Vec<Province>,
    /// The year from whose Fall on they win.
    pub from: u16,
}

impl Hold {
    /// The year from whose Fall on the centres win in a game that begins in that year: as many years after the first
    /// as the board's file has between them.
    pub fn from_in(&self, own: &OwnBoard, first_year: u16) -> u16 {
        let years = self.from.saturating_sub(own.first_year);
        first_year.saturating_add(years)
    }
}

/// What people call a power of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PowerWords {
    /// Its English name.
    pub name: String,
    /// Its English adjective; the name, if it has none.
    pub adjective: String,
    /// Its names in other languages, by their codes: `de`.
    pub names: BTreeMap<String, String>,
    /// Its adjectives in other languages.
    pub adjectives: BTreeMap<String, String>,
    /// What its author chose of its colour and coins. It is no part of the board's identity.
    pub look: PowerLook,
}

impl PowerWords {
    /// Every word for the power, in whatever language.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let own = [&self.name, &self.adjective].into_iter();
        let others = self.names.values().chain(self.adjectives.values());
        own.chain(others).map(String::as_str)
    }
}

/// A game for some of a board's powers, as its file names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardSet {
    /// The word by which it is chosen.
    pub id: String,
    /// Its English name.
    pub name: String,
    /// Its names in other languages, by their codes: `de`.
    pub names: BTreeMap<String, String>,
    /// The powers that have a player, in the board's order.
    pub played: Vec<Power>,
    /// The powers without a player whose units stand and hold. Of all others there is nothing.
    pub idle: Vec<Power>,
}

/// What a board is called and said to be in a language other than English; what is empty is said in English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BoardTexts {
    /// Its name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// What players must know besides.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rules: String,
}

/// What the file of a board that is not ours says beside its map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    /// The author's id for it: `two-shores`. Two boards may have the same.
    pub id: String,
    /// Its name, as people read it.
    pub name: String,
    /// What it is, in a sentence or two; may be empty.
    pub description: String,
    /// Who made it; may be empty.
    pub author: String,
    /// Under which licence; may be empty.
    pub licence: String,
    /// What players must know besides; shown and never followed.
    pub rules: String,
    /// The same in other languages, by their codes: `de`. They are no part of the board's identity.
    pub translations: BTreeMap<String, BoardTexts>,
    /// The year of a game's first moves.
    pub first_year: u16,
    /// Whether units move once a year, in autumn; else twice.
    pub one_season: bool,
    /// What stands on the board at first.
    pub opening: OpeningUnits,
    /// How many centres win.
    pub goal: usize,
    /// After which year games end, if nobody has won before.
    pub last_year: Option<LastYear>,
    /// Centres that win together, whatever else is played for.
    pub hold: Option<Hold>,
    /// Where powers build.
    pub builds: Builds,
    /// What each power is called.
    pub powers: PowerMap<PowerWords>,
    /// The powers that nobody plays: their units hold.
    pub asleep: Vec<Power>,
    /// The games for some of its powers, by id. They are no part of the board's identity.
    pub sets: Vec<BoardSet>,
    /// The compiled rules, whose hash is the board's identity.
    pub text: String,
    /// What is kept of the board where that is more than its rules: see [`OwnBoard::kept`].
    pub(super) kept: Option<String>,
}

impl OwnBoard {
    /// All that must be kept to have the same board with the same sets again: a file that is read as this board.
    pub fn kept(&self) -> &str {
        self.kept.as_deref().unwrap_or(&self.text)
    }

    /// Its name, description and rules in a language, or in English.
    pub fn texts_in(&self, language: &str) -> BoardTexts {
        let own = self.translations.get(language).cloned();
        let or = |text: String, english: &String| {
            if text.is_empty() {
                english.clone()
            } else {
                text
            }
        };
        let own = own.unwrap_or_default();
        BoardTexts {
            name: or(own.name, &self.name),
            description: or(own.description, &self.description),
            rules: or(own.rules, &self.rules),
        }
    }

    /// Whether the powers of both look alike, and their coins have the same names.
    pub(super) fn looks_as(&self, other: &OwnBoard) -> bool {
        let looks = |own: &OwnBoard| -> Vec<_> {
            let words = own.powers.iter();
            words
                .map(|(power, words)| (*power, words.look.clone()))
                .collect()
        };
        looks(self) == looks(other)
    }
}
