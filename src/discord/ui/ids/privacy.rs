//! The button by which somebody asks to be forgotten. It belongs to no game: its id names game 0 of guild 0.

use crate::store::{GameId, GuildId};
use std::fmt;

use super::part::BadId;
use super::{Ask, ComponentId, GameRef};

/// What such a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrivacyAsk {
    /// Forgets the presser, if that does still what was shown under this mark.
    Forget { mark: u32 },
}

impl fmt::Display for PrivacyAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PrivacyAsk::Forget { mark } => write!(f, "forget:{mark:x}"),
        }
    }
}

impl PrivacyAsk {
    /// The button's id.
    pub fn id(self) -> ComponentId {
        ComponentId {
            of: GameRef {
                guild: GuildId(0),
                game: GameId(0),
            },
            ask: Ask::Privacy(self),
        }
    }

    pub(super) fn read<'p>(parts: &mut impl Iterator<Item = &'p str>) -> Result<PrivacyAsk, BadId> {
        let Some("forget") = parts.next() else {
            return Err(BadId::Unreadable);
        };
        let mark = parts.next().and_then(|m| u32::from_str_radix(m, 16).ok());
        let mark = mark.ok_or(BadId::Unreadable)?;
        Ok(PrivacyAsk::Forget { mark })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for mark in [0, 7, u32::MAX] {
            let id = PrivacyAsk::Forget { mark }.id();
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for wrong in [
            "c1:0:0:privacy",
            "c1:0:0:privacy:forget",
            "c1:0:0:privacy:keep:1",
        ] {
            assert_eq!(
                wrong.parse::<ComponentId>(),
                Err(BadId::Unreadable),
                "{wrong}"
            );
        }
    }
}
