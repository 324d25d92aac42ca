//! A treaty as one power proposes or declares it to another.

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::relations::{Entry, TreatyKind};

/// What a treaty that is proposed or declared is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pact {
    /// Who declares it.
    pub by: Power,
    /// The power it is made with.
    pub with: Power,
    /// The kind of treaty.
    pub kind: TreatyKind,
}

impl Pact {
    /// One side's declaration of it.
    pub fn entry(self) -> Entry {
        let Pact { kind, with, .. } = self;
        Entry::Enter { kind, with }
    }
}
