//! The turn pipeline: a phase is adjudicated, seasons and years close, somebody wins.

mod adjudicate;
mod close;
mod hold;
mod last_year;
mod motions;
mod victory;

pub use adjudicate::adjudicate;
