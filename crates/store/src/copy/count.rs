//! How far a copy is, and what it came to.

use super::rows::Sum;

/// How far a copy has come: reported after each table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The table that has been copied.
    pub table: String,
    /// How many rows it has.
    pub rows: u64,
    /// The SHA-256 of its rows; see [`Manifest`](super::Manifest).
    pub sha256: String,
}

/// How much was copied from one database to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many tables were copied.
    pub tables: usize,
    /// How many rows were copied, in all tables together.
    pub rows: u64,
    /// Whether a bot was at work on the source: what it takes in from now on is not in the copy.
    pub running: bool,
}

/// A function that is called after each table of a copy.
pub type Tell<'a> = &'a mut (dyn FnMut(&Step) + Send);

/// Counts what is told.
pub(super) struct Counting<'a> {
    pub(super) tell: Tell<'a>,
    pub(super) tables: usize,
    pub(super) rows: u64,
}

impl Counting<'_> {
    pub(super) fn done(&mut self, table: &str, sum: &Sum) {
        self.tables += 1;
        self.rows += sum.rows;
        (self.tell)(&Step {
            table: table.to_owned(),
            rows: sum.rows,
            sha256: sum.sha256.clone(),
        });
    }

    pub(super) fn summary(&self, running: bool) -> Summary {
        Summary {
            tables: self.tables,
            rows: self.rows,
            running,
        }
    }
}
