//! A treaty as one power proposes or declares it to another.

use serde::{Deserialize, Serialize};

use chancery_rules::board::Power;
use chancery_rules::relations::{Entry, TreatyKind};

/// One side of a treaty, proposed or declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pact {
    /// The power that proposes or declares it.
    pub by: Power,
    /// The power it is made with.
    pub with: Power,
    /// The kind of treaty.
    pub kind: TreatyKind,
}

impl Pact {
    /// The line of a sheet that declares this side of it.
    pub fn entry(self) -> Entry {
        let Pact { kind, with, .. } = self;
        Entry::Enter { kind, with }
    }
}
