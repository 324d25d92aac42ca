//! The second door: acts that change a game at once, each a revision of its own.

mod act;
mod action;
mod lot;
mod seats;

pub use act::act;
pub use action::{ActError, ActReport, Action};
