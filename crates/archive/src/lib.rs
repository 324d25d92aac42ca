//! Archives: a game that is over as one file that stands for itself, and its verification.
//!
//! A file is JSON lines. The first tells of the game, each of the others of a phase, the last how it
//! ended; every line carries a hash that covers the line before ([`chain`]). The form is documented in
//! `docs/archive.md`, with the JSON Schema made from the types here.

mod chain;
mod form;
mod phase;
mod press;
pub mod resolve;
mod saved;
mod tell;
mod verify;

pub use chain::{Chain, hash};
pub use form::{BoardRecord, ChangeRecord, End, Game, Phase, PressRecord, schema};
pub use phase::phase;
pub use saved::{BadSaved, LARGEST_SAVED, MOST_PHASES, Played, Saved, is_standard, read, write};
pub use tell::{Code, tell};
pub use verify::{BadArchive, Finding, Verified, VerifiedPhase, verify};

/// The name of the format, by which the first line of an archive is known.
pub const FORMAT: &str = "chancery-archive";

/// The layout that is written of games on boards we ship.
pub const VERSION: u32 = 1;
/// The layout that is written of games on other boards: the first line has the board's rules. Later layouts may add
/// fields; this program reads no later one.
pub const VERSION_WITH_BOARD: u32 = 2;

/// The largest archive file that is read, in bytes as stored (perhaps packed).
pub const LARGEST_PACKED: usize = 64 << 20;
/// The largest archive that is read, in bytes after unpacking.
pub const LARGEST: u64 = 256 << 20;

/// The longest line that is read, in bytes. One with thousands of letters has a few hundred thousand.
pub const LONGEST_LINE: usize = 8 << 20;

/// The most phases of a file that is read: a thousand years have half of them.
pub const MOST_ARCHIVED: usize = 10_000;

/// The size in bytes above which an archive is packed with gzip.
pub const PACK_ABOVE: usize = 512 << 10;
