//! How long letters may be, and how many there may be.

/// The most characters that a letter may have.
pub const LONGEST_LETTER: usize = 2_000;

/// The most letters a player may write in a phase.
pub const MOST_LETTERS: i64 = 200;

/// The most people to whom one letter may go.
pub const MOST_READERS: usize = 40;
