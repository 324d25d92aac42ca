//! The powers that play on a board.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::id::{Id, IdText, serde_as_text};

/// A great power, by its id: `austria`. Which powers there are, a board says. A power is not a player: who orders its
/// units is asked of the control axis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Power(Id);

/// Something each of some powers has; iterates in the powers' order.
pub type PowerMap<T> = BTreeMap<Power, T>;

impl Power {
    /// The power of that id. Panics where the text is no id: for constants.
    pub(super) const fn of(id: &str) -> Power {
        Power(Id::of(id))
    }

    /// The lower-case name used in files and on the command line: `austria`.
    pub const fn id(self) -> IdText {
        self.0.text()
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl fmt::Debug for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

/// The text names no power; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a power")]
pub struct UnknownPower(pub String);

/// Reads an id, in any case. Whether a board has such a power is asked of the board:
/// [`super::Board::power`].
impl FromStr for Power {
    type Err = UnknownPower;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let id = Id::read(s).ok_or_else(|| UnknownPower(s.to_owned()))?;
        Ok(Power(id))
    }
}

serde_as_text!(Power, has_power_id);
