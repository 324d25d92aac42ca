//! How the powers of a board that was read look: what its author chose of colours, flags and coins.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A colour of a board's file: red, green and blue, written `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub [u8; 3]);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// The text is not `#` and six hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColour;

impl FromStr for Colour {
    type Err = NotAColour;

    fn from_str(text: &str) -> Result<Colour, NotAColour> {
        let digits = text.strip_prefix('#').ok_or(NotAColour)?;
        let good = digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit());
        let part = |at: usize| {
            let digits = digits.get(at..at + 2).ok_or(NotAColour)?;
            u8::from_str_radix(digits, 16).map_err(|_| NotAColour)
        };
        if good {
            Ok(Colour([part(0)?, part(2)?, part(4)?]))
        } else {
            Err(NotAColour)
        }
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// How a power is shown, as far as the board's author chose it. What is `None` is found by the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PowerLook {
    /// The strong colour of its units and lines; its land has a light tint of it.
    pub colour: Option<Colour>,
    /// Its flag, on the price board of the exchange; without one, stripes of its colour.
    pub flag: Option<Flag>,
    /// What its coins are called.
    pub currency: Option<CurrencyWords>,
}

/// A flag of one to three stripes, equally wide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Flag {
    /// Their colours, from the top, or from the pole.
    pub stripes: Vec<Colour>,
    /// Whether they stand side by side; else they lie one over the other.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub upright: bool,
}

/// What the currency of a power is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CurrencyWords {
    /// A short form that players may type: `kr`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
    /// Its English name, of several coins: `crowns`.
    pub name: String,
    /// Its names in other languages, by their codes: `de`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
}

impl CurrencyWords {
    /// Its name in a language, by the language's code; the English one if there is none.
    pub fn in_language(&self, language: &str) -> &str {
        self.names.get(language).unwrap_or(&self.name)
    }

    /// Every word for it, in whatever language: its names, a single coin where English only adds an `s`, and its
    /// short form.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let single = self.name.strip_suffix('s').filter(|word| word.len() > 1);
        let names = [self.name.as_str()].into_iter().chain(single);
        let others = self.names.values().chain(&self.letters);
        names.chain(others.map(String::as_str))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_six_digits_are_a_colour() {
        assert_eq!("#2C3092".parse(), Ok(Colour([0x2c, 0x30, 0x92])));
        assert_eq!(Colour([0, 10, 255]).to_string(), "#000aff");
        for text in [
            "", "#", "2c3092", "#2c309", "#2c30922", "#2c309g", "#+c3092", "#ä3092",
        ] {
            assert_eq!(text.parse::<Colour>(), Err(NotAColour), "{text}");
        }
    }
}
