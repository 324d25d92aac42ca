//! What is the matter with the machine when the database does not do what it is asked.

use super::error::StoreError;

/// Why the database takes nothing, or gives nothing, just now. Nothing was changed then, and the same
/// may be asked again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Another process holds the database, or too many requests come at once.
    Busy,
    /// The disk is full.
    Full,
    /// The database cannot be written.
    ReadOnly,
    /// The database does not answer, or its file cannot be opened.
    Away,
}

impl Trouble {
    /// The short key by which texts and logs name it.
    pub fn key(self) -> &'static str {
        match self {
            Trouble::Busy => "busy",
            Trouble::Full => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::Away => "away",
        }
    }
}

impl StoreError {
    /// What of the machine is behind it, if anything: such an error passes when the machine is well
    /// again, and nothing need be mended in the program or the database.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::Busy(_) => Some(Trouble::Busy),
            StoreError::Full(_) => Some(Trouble::Full),
            StoreError::ReadOnly(_) => Some(Trouble::ReadOnly),
            StoreError::Unreachable(_) => Some(Trouble::Away),
            _ => None,
        }
    }
}
