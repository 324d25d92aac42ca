//! Ids as numbers: short texts that are quick to copy and compare, and need no table to be read or written.

use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};
use std::ops::Deref;

/// How many characters an id has at most.
const LONGEST: usize = 12;

/// How many characters fit into 32 bits.
const SHORT: u32 = 6;

/// What the characters behind the first six count, all together.
const REST: u64 = SIGNS.pow(LONGEST as u32 - SHORT);

/// How many different characters an id may have, and none at all behind its end.
const SIGNS: u64 = 38;

/// An id of 1 to 12 characters out of `a–z`, `0–9` and `-`, packed into a number. Numbers are in the order of the
/// texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Id(NonZeroU64);

/// A character as a digit: in ASCII's order, from 1 on; 0 is none.
const fn digit(sign: u8) -> Option<u64> {
    match sign {
        b'-' => Some(1),
        b'0'..=b'9' => Some(2 + (sign - b'0') as u64),
        b'a'..=b'z' => Some(12 + (sign - b'a') as u64),
        b'A'..=b'Z' => Some(12 + (sign - b'A') as u64),
        _ => None,
    }
}

impl Id {
    /// The id written so, in any case, if a text of that form can be one.
    pub(super) const fn read(text: &str) -> Option<Id> {
        let text = text.as_bytes();
        if text.len() > LONGEST {
            return None;
        }
        let (mut number, mut i) = (0, 0);
        while i < LONGEST {
            number *= SIGNS;
            if i < text.len() {
                match digit(text[i]) {
                    Some(digit) => number += digit,
                    None => return None,
                }
            }
            i += 1;
        }
        match NonZeroU64::new(number) {
            Some(number) => Some(Id(number)),
            None => None,
        }
    }

    /// The id written so. Panics where the text cannot be one: for constants.
    pub(super) const fn of(text: &str) -> Id {
        match Id::read(text) {
            Some(id) => id,
            None => panic!("not an id"),
        }
    }

    /// The id in 32 bits, if it has six characters at most; in the same order.
    pub(super) const fn short(self) -> Option<NonZeroU32> {
        if self.number().is_multiple_of(REST) {
            NonZeroU32::new((self.number() / REST) as u32)
        } else {
            None
        }
    }

    /// The id that is these 32 bits.
    pub(super) const fn of_short(short: NonZeroU32) -> Id {
        match NonZeroU64::new(short.get() as u64 * REST) {
            Some(number) => Id(number),
            None => panic!("neither is 0"),
        }
    }

    /// The number the text is packed into.
    #[inline]
    pub(super) const fn number(self) -> u64 {
        self.0.get()
    }

    /// The text, in small letters.
    pub(super) const fn text(self) -> IdText {
        let mut signs = [0; LONGEST];
        let (mut left, mut length, mut i) = (self.number(), 0, LONGEST);
        while i > 0 {
            i -= 1;
            let digit = (left % SIGNS) as u8;
            left /= SIGNS;
            signs[i] = match digit {
                0 => continue,
                1 => b'-',
                2..=11 => b'0' + (digit - 2),
                _ => b'a' + (digit - 12),
            };
            length += 1;
        }
        IdText { signs, length }
    }
}

/// Has serde write and read a type as the text it prints and reads; only what [`super::reading`] lets be read.
macro_rules! serde_as_text {
    ($type:ty, $has:ident) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                struct Text;
                impl serde::de::Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("an id")
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        let read: $type = text.parse().map_err(E::custom)?;
                        if $crate::board::reading::may_read(|board| board.$has(text)) {
                            Ok(read)
                        } else {
                            Err(E::custom("not on this board"))
                        }
                    }
                }
                d.deserialize_str(Text)
            }
        }
    };
}
pub(super) use serde_as_text;

/// The text of a province's or power's id, held in place without an allocation. It dereferences to `&str`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdText {
    signs: [u8; LONGEST],
    length: u8,
}

impl IdText {
    /// The id as text, of 1 to 12 ASCII characters.
    pub fn as_str(&self) -> &str {
        // It is ASCII always, as only `Id::text` makes one.
        std::str::from_utf8(&self.signs[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl Deref for IdText {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for IdText {
    fn as_ref(&self) -> &str {
        self
    }
}

impl From<IdText> for String {
    fn from(text: IdText) -> String {
        text.to_string()
    }
}

impl PartialEq<str> for IdText {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for IdText {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for IdText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for IdText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_what_it_prints() {
        for text in ["a", "par", "0", "-", "zzzzzzzzzzzz", "two-shores-9"] {
            let id = Id::read(text).expect("an id");
            assert_eq!(id.text(), text);
            assert_eq!(Id::read(&text.to_uppercase()), Some(id));
        }
        for text in ["", "par ", "thirteen-long", "ñ", "a_b"] {
            assert_eq!(Id::read(text), None, "{text}");
        }
    }

    #[test]
    fn six_characters_fit_into_32_bits() {
        for text in ["a", "par", "-", "zzzzzz", "shore9"] {
            let short = Id::of(text).short().expect("a short id");
            assert_eq!(Id::of_short(short).text(), text);
        }
        for text in ["abcdefg", "aaaaaa-", "zzzzzzzzzzzz"] {
            assert_eq!(Id::of(text).short(), None, "{text}");
        }
    }

    #[test]
    fn ids_are_in_the_order_of_their_texts() {
        let mut texts = vec![
            "par",
            "pa",
            "p-r",
            "p0r",
            "pas",
            "z",
            "zz",
            "a",
            "abcdefghijkl",
            "abcdefghijk",
        ];
        let mut ids: Vec<Id> = texts.iter().map(|text| Id::of(text)).collect();
        ids.sort();
        texts.sort();
        let sorted: Vec<String> = ids.into_iter().map(|id| id.text().into()).collect();
        assert_eq!(sorted, texts);
    }
}
