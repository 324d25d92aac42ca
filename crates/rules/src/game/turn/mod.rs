//! The turn pipeline: a phase is adjudicated, seasons and years close, somebody wins.

mod adjudicate;
mod close;
mod last_year;
mod motions;
mod victory;

pub use adjudicate::adjudicate;
