//! Blocks: supply centres hold them, they bring points, and points keep units, build them, or become
//! more blocks (Investment Diplomacy).
//!
//! The year (2B.3): after Fall provinces change hands, those taken in battle are halved, and blocks pay;
//! in Winter units are disbanded and scrapped, the rest maintained, others built, and what is left is
//! placed.
//!
//! What a power holds in points lies in a [`Credits`](super::credits::Credits) treasury without a seat, so that loans and gifts
//! are those of that economy (2B.22).

mod bank;
mod books;
mod check;
mod entry;
mod error;
mod event;
mod foresee;
mod ledger;
mod neutral;
mod plan;
mod publish;
mod read;
mod rules;
mod seen;
mod state;
mod winter;
mod year;

pub use books::Books;
pub use entry::Entry;
pub use error::BadEntry;
pub use event::Event;
pub use foresee::Foreseen;
pub use ledger::{Flows, Ledger, NeutralRow, Row, Unbalanced};
pub use plan::Plan;
pub use read::{ReadError, read};
pub use rules::{
    Battles, BlocksRules, Loans, NeutralRubble, Neutrals, Provinces, Rebuilding, Rounding, Unspent,
};
pub use state::Blocks;
