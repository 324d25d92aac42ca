//! What is given for options, and what is asked of it.

use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{BadOption, BadValue, Expected, Known, OptionValues};

/// The given options, and which were asked for so far.
pub(super) struct Given<'v> {
    values: &'v OptionValues,
    /// The options that were asked for, in the order in which they were.
    pub known: Vec<Known>,
}

impl<'v> Given<'v> {
    /// Starts reading option values; none has been asked for yet.
    pub fn new(values: &'v OptionValues) -> Given<'v> {
        let known = Vec::new();
        Given { values, known }
    }

    /// Sets `into` to what is given under that id, if anything is. `read` makes a value of the JSON,
    /// or refuses it; `expected` says what it takes.
    pub fn read<T: Serialize>(
        &mut self,
        id: &'static str,
        expected: Expected,
        read: impl FnOnce(&Value) -> Option<T>,
        into: &mut T,
    ) -> Result<(), BadOption> {
        self.known.push(Known {
            id,
            expected: expected.clone(),
            // What a reader hands in is a number, a word, or a list or object of such.
            value: serde_json::to_value(&*into).unwrap_or_default(),
        });
        let Some(found) = self.values.get(id) else {
            return Ok(());
        };
        *into = read(found).ok_or_else(|| BadOption {
            option: id.to_owned(),
            why: BadValue::Unreadable {
                found: found.clone(),
                expected,
            },
        })?;
        Ok(())
    }

    /// A whole number within a range.
    pub fn number<N>(
        &mut self,
        id: &'static str,
        range: RangeInclusive<N>,
        into: &mut N,
    ) -> Result<(), BadOption>
    where
        N: TryFrom<u64> + PartialOrd + Display + Serialize,
    {
        let (from, to) = (range.start().to_string(), range.end().to_string());
        let expected = Expected::Number { from, to };
        let number = |value: &Value| {
            let number = N::try_from(value.as_u64()?).ok()?;
            range.contains(&number).then_some(number)
        };
        self.read(id, expected, number, into)
    }

    /// One of several words.
    pub fn choice<T: DeserializeOwned + Serialize>(
        &mut self,
        id: &'static str,
        words: &[&str],
        into: &mut T,
    ) -> Result<(), BadOption> {
        let expected = Expected::OneOf(words.iter().map(|w| (*w).to_owned()).collect());
        let read = |value: &Value| serde_json::from_value(value.clone()).ok();
        self.read(id, expected, read, into)
    }

    /// Refuses option values that no reader asked for.
    ///
    /// # Errors
    ///
    /// When the values name an option that this setup does not have.
    pub fn nothing_else(self) -> Result<(), BadOption> {
        let known: Vec<&'static str> = self.known.iter().map(|k| k.id).collect();
        let unknown = |id: &&String| !known.contains(&id.as_str());
        match self.values.keys().find(unknown) {
            None => Ok(()),
            Some(id) => Err(BadOption {
                option: id.clone(),
                why: BadValue::Unknown { known },
            }),
        }
    }
}
