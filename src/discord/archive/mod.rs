//! Files of games, out and in.

pub(super) mod command;
pub(super) mod page;
pub(super) mod reader;
pub(super) mod saved;
