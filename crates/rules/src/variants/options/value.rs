//! Options as they are given: by id, with a value of JSON; and what may be wrong with them.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

use crate::variants::CannotCarry;
use crate::variants::axes::{Choice, Contradiction};

/// Options by id, as they are written in JSON.
pub type OptionValues = BTreeMap<String, Value>;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct BadOption {
    /// The option's id, as it was written.
    pub option: String,
    /// What is wrong with it.
    pub why: BadValue,
}

/// Why a value does not fit its option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadValue {
    /// The setup has no option of that id; `known` lists those it has.
    #[error("the variant has no such option; it has {}", .known.join(", "))]
    Unknown { known: Vec<&'static str> },
    /// The value is not one that the option can be set to.
    #[error("`{found}` is not {expected}")]
    Unreadable { found: Value, expected: Expected },
    /// The value makes two choices that contradict each other.
    #[error("{}, {} contradict each other: {}, {}", .0.choices[0], .0.choices[1], .0.rules[0], .0.rules[1])]
    Contradiction(Contradiction),
    /// The choice needs at least `least` powers with a player.
    #[error("{choice} needs at least {least} powers that are played")]
    TooFewPlayed { choice: Choice, least: usize },
    /// Where one person plays several powers, this choice means nothing.
    #[error("{choice} cannot be played where one person has several powers")]
    Hands { choice: Choice },
    /// The board lacks what the choice needs.
    #[error("the board cannot carry it: {0}")]
    CannotCarry(CannotCarry),
}

/// The kind of value an option takes, and the bounds or words it is held to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number from one to another.
    Number { from: String, to: String },
    /// 0 for none, or a year from one to another.
    YearOrNone { from: u16, to: u16 },
    /// One of these words.
    OneOf(Vec<String>),
    /// A list of any of these words.
    AnyOf(Vec<String>),
    /// An object of land provinces and their credits a year, each from 0 to `most`.
    Values { most: u32 },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Number { from, to } => write!(f, "a whole number from {from} to {to}"),
            Expected::YearOrNone { from, to } => {
                write!(f, "0 for none, or a year from {from} to {to}")
            }
            Expected::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Expected::AnyOf(words) => write!(f, "a list of any of {}", words.join(", ")),
            Expected::Values { most } => write!(
                f,
                "an object of land provinces and their credits a year, 0 to {most}"
            ),
        }
    }
}

/// An option of a setup, with the value it has there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The option's id, as GMs and files write it.
    pub id: &'static str,
    /// What it may be set to.
    pub expected: Expected,
    /// The value it has in the setup.
    pub value: Value,
}

impl Expected {
    /// The words an option may be set to, if it is a choice of words.
    pub fn words(&self) -> &[String] {
        match self {
            Expected::OneOf(words) | Expected::AnyOf(words) => words,
            Expected::Number { .. } | Expected::YearOrNone { .. } | Expected::Values { .. } => &[],
        }
    }
}
