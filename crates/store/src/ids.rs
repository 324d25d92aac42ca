//! The ids of what the store keeps, each a type of its own: one cannot be given where another is meant.
//!
//! In the database, in JSON and in the ids of buttons each is the bare number it wraps.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// Declares ids over whole numbers.
macro_rules! ids {
    ($($(#[$doc:meta])+ $name:ident;)+) => {$(
        $(#[$doc])+
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, sqlx_macros::Type,
        )]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, ParseIntError> {
                text.parse().map($name)
            }
        }
    )+};
}

ids! {
    /// A Discord server's id: its 64 bits read with a sign, as a database keeps them.
    GuildId;
    /// A game's number, unique in this installation.
    GameId;
    /// An event's number, unique in this installation.
    EventId;
    /// The number of a phase in its game; one played again after a rollback has a new one.
    PhaseNo;
    /// The number of a revision in its game, counted from 1 without a gap.
    Seq;
}

impl Seq {
    /// The number of the revision after this one.
    pub const fn next(self) -> Seq {
        Seq(self.0 + 1)
    }

    /// The number of the revision before this one.
    pub const fn before(self) -> Seq {
        Seq(self.0 - 1)
    }
}

impl From<u32> for PhaseNo {
    fn from(number: u32) -> PhaseNo {
        PhaseNo(i64::from(number))
    }
}
