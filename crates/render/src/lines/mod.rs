//! Where lines run, so that they pass beside letters, units and each other.

mod best;
pub(crate) mod filled;
mod help_lines;
pub(crate) mod leg;
mod push_aside;
pub(crate) mod route;
mod sail;
