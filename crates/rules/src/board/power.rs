//! The seven powers every board of ours is played by.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A great power. A power is not a player: who orders its units is asked of the control axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Power {
    Austria,
    England,
    France,
    Germany,
    Italy,
    Russia,
    Turkey,
}

/// Something each of some powers has; iterates in the powers' order.
pub type PowerMap<T> = BTreeMap<Power, T>;

impl Power {
    /// All powers, in the order tables show them.
    pub const ALL: [Power; 7] = [
        Power::Austria,
        Power::England,
        Power::France,
        Power::Germany,
        Power::Italy,
        Power::Russia,
        Power::Turkey,
    ];

    /// The lower-case English name used in files and on the command line: `austria`.
    pub const fn id(self) -> &'static str {
        match self {
            Power::Austria => "austria",
            Power::England => "england",
            Power::France => "france",
            Power::Germany => "germany",
            Power::Italy => "italy",
            Power::Russia => "russia",
            Power::Turkey => "turkey",
        }
    }

    /// The power's place in [`Power::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text named no power; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a power")]
pub struct UnknownPower(pub String);

impl FromStr for Power {
    type Err = UnknownPower;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Power::ALL
            .into_iter()
            .find(|p| p.id().eq_ignore_ascii_case(s))
            .ok_or_else(|| UnknownPower(s.to_owned()))
    }
}
