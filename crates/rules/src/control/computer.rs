//! Numbers that stand for computer players, so that a seat may be a program's. The rules treat them as people.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::PlayerId;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    Normal,
    Strong,
}

/// A computer player of one game: how well it plays, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Computer {
    pub level: Level,
    /// From 1 on; no two of a game have the same.
    pub number: u32,
}

/// The text names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a level of computer players")]
pub struct UnknownLevel;

/// The least number that stands for a computer. Discord's will not come so far; those from a million below the greatest
/// on stand for people who were forgotten.
const FIRST: u64 = (i64::MAX - 2_000_000) as u64;

/// How many computers of a level a game may have; also how far the numbers of two levels lie apart.
const OF_A_LEVEL: u64 = 100_000;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Strong];

    /// The word it is written as.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Strong => "strong",
        }
    }

    const fn place(self) -> u64 {
        match self {
            Level::Easy => 0,
            Level::Normal => 1,
            Level::Strong => 2,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let mut all = Level::ALL.into_iter();
        all.find(|level| level.id() == text).ok_or(UnknownLevel)
    }
}

impl Computer {
    /// The numbers of all computers there may be, the first and the last.
    pub const NUMBERS: (u64, u64) = (FIRST, FIRST + Level::ALL.len() as u64 * OF_A_LEVEL - 1);

    /// The number it takes a seat under.
    ///
    /// # Examples
    /// ```
    /// use chancery_rules::control::{Computer, Level, PlayerId};
    ///
    /// let computer = Computer { level: Level::Strong, number: 2 };
    /// assert_eq!(computer.id().computer(), Some(computer));
    /// assert_eq!(PlayerId(123_456_789_012_345_678).computer(), None);
    /// ```
    pub const fn id(self) -> PlayerId {
        PlayerId(FIRST + self.level.place() * OF_A_LEVEL + self.number as u64 % OF_A_LEVEL)
    }
}

impl PlayerId {
    /// The computer player that this number stands for; none for a person's.
    pub fn computer(self) -> Option<Computer> {
        let behind = self.0.checked_sub(FIRST)?;
        let place = usize::try_from(behind / OF_A_LEVEL).ok()?;
        Some(Computer {
            level: *Level::ALL.get(place)?,
            number: u32::try_from(behind % OF_A_LEVEL).ok()?,
        })
    }

    /// Whether a program plays under this number.
    pub fn is_computer(self) -> bool {
        self.computer().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_tells_the_level_and_is_nobody_elses() {
        for level in Level::ALL {
            for number in [1, 7, 99_999] {
                let computer = Computer { level, number };
                let id = computer.id();
                assert_eq!(id.computer(), Some(computer));
                assert!((Computer::NUMBERS.0..=Computer::NUMBERS.1).contains(&id.0));
                assert!(!id.is_nobody());
                assert_eq!(level.id().parse(), Ok(level));
            }
        }
        let (first, last) = Computer::NUMBERS;
        for id in [0, 1, first - 1, last + 1, u64::MAX] {
            assert!(!PlayerId(id).is_computer(), "{id}");
        }
    }
}
