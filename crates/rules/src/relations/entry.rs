//! The treaties section of a sheet: what is declared, and its one canonical text.

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::TreatyKind;
use crate::board::{Power, Province};
use crate::orders::{UnitRef, adjective, title};

/// One line of the treaties section.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// One side of a treaty; it is made if the other power enters the same: R-C1.
    Enter { kind: TreatyKind, with: Power },
    /// No treaty with that power after all: R-H4.
    Withdraw { with: Power },
    /// Notice of the end of a treaty: R-D1.
    Abrogate { with: Power },
    /// Leave for a unit to enter one's Controlled Territory this season: R-G1.
    Permit { who: Guest, to: Province },
    /// A centre for an ally who stands there when the Fall closes: R-G5.
    Transfer { at: Province, to: Power },
    /// A claim to win, alone or with these: R-A7.
    Claim { with: BTreeSet<Power> },
}

/// Whom a permission lets in: one unit, or any unit of a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guest {
    /// This one unit.
    Unit(UnitRef),
    /// Any unit of that power.
    Any(Power),
}

impl Entry {
    /// Whether a new entry takes the place of this one: it speaks of the same thing.
    pub fn same_subject(&self, other: &Entry) -> bool {
        use Entry::*;
        match (self, other) {
            (Enter { with: a, .. } | Withdraw { with: a }, Enter { with: b, .. })
            | (Enter { with: a, .. } | Withdraw { with: a }, Withdraw { with: b })
            | (Abrogate { with: a }, Abrogate { with: b }) => a == b,
            (Transfer { at: a, .. }, Transfer { at: b, .. }) => a == b,
            (Claim { .. }, Claim { .. }) => true,
            (Permit { .. }, Permit { .. }) => self == other,
            _ => false,
        }
    }
}

/// The power's name as sheets write it: `Turkey`.
struct Name(Power);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0.id();
        let (first, rest) = id.split_at(1);
        write!(f, "{}{rest}", first.to_ascii_uppercase())
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Guest::Unit(unit) => unit.fmt(f),
            Guest::Any(power) => write!(f, "any {}", adjective(*power)),
        }
    }
}

/// `Enter MDT with Italy`, `Permit German A Mun to Tyr`, `Claim with France and Italy`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Enter { kind, with } => write!(f, "Enter {} with {}", kind.id(), Name(*with)),
            Entry::Withdraw { with } => write!(f, "Withdraw treaty with {}", Name(*with)),
            Entry::Abrogate { with } => write!(f, "Abrogate treaty with {}", Name(*with)),
            Entry::Permit { who, to } => write!(f, "Permit {who} to {}", title((*to).into())),
            Entry::Transfer { at, to } => {
                write!(f, "Transfer {} to {}", title((*at).into()), Name(*to))
            }
            Entry::Claim { with } if with.is_empty() => f.write_str("Claim solo"),
            Entry::Claim { with } => {
                f.write_str("Claim with ")?;
                for (i, power) in with.iter().enumerate() {
                    if i > 0 {
                        f.write_str(" and ")?;
                    }
                    write!(f, "{}", Name(*power))?;
                }
                Ok(())
            }
        }
    }
}
