//! Which board is which.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::BoardKind;

/// The identity of a board that is not ours: the SHA-256 of its compiled rules. Neither its drawing nor a better reader
/// changes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardHash([u8; 32]);

/// Which board a game is played on. Written `standard` or `sha256:` and 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardId {
    /// A board that we ship.
    Shipped(BoardKind),
    /// A board that was read.
    Read(BoardHash),
}

/// What is written before the digits of a hash.
const MARK: &str = "sha256:";

impl BoardHash {
    /// The hash of compiled rules.
    pub fn of(rules: &str) -> BoardHash {
        BoardHash(Sha256::digest(rules.as_bytes()).into())
    }
}

impl fmt::Display for BoardHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(MARK)?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for BoardHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the identity of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the hash of a board")]
pub struct NotAHash;

impl FromStr for BoardHash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits = text.strip_prefix(MARK).ok_or(NotAHash)?.as_bytes();
        let mut hash = [0; 32];
        if digits.len() != 2 * hash.len() {
            return Err(NotAHash);
        }
        for (byte, pair) in hash.iter_mut().zip(digits.chunks(2)) {
            for digit in pair {
                // One way of writing it: states are compared as texts.
                let value = match digit {
                    b'0'..=b'9' => digit - b'0',
                    b'a'..=b'f' => digit - b'a' + 10,
                    _ => return Err(NotAHash),
                };
                *byte = *byte << 4 | value;
            }
        }
        Ok(BoardHash(hash))
    }
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardId::Shipped(kind) => fmt::Display::fmt(kind, f),
            BoardId::Read(hash) => fmt::Display::fmt(hash, f),
        }
    }
}

impl From<BoardKind> for BoardId {
    fn from(kind: BoardKind) -> BoardId {
        BoardId::Shipped(kind)
    }
}

impl FromStr for BoardId {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match BoardKind::ALL.into_iter().find(|kind| kind.id() == text) {
            Some(kind) => Ok(BoardId::Shipped(kind)),
            None => text.parse().map(BoardId::Read),
        }
    }
}

impl Serialize for BoardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BoardId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_reads_what_it_prints() {
        let hash = BoardHash::of("rules");
        for id in [BoardId::Shipped(BoardKind::Naval), BoardId::Read(hash)] {
            assert_eq!(id.to_string().parse(), Ok(id));
            let json = serde_json::to_string(&id).expect("a text");
            assert_eq!(serde_json::from_str::<BoardId>(&json).expect("a board"), id);
        }
        let text = hash.to_string();
        assert_eq!(text.len(), MARK.len() + 64);
        for bad in [&text[..70], &text.to_uppercase(), "sha256:", "atlantis"] {
            assert_eq!(bad.parse::<BoardId>(), Err(NotAHash), "{bad}");
        }
    }
}
