//! What explains the game: help, and the rules in force.

pub(super) mod command;
pub(super) mod rules;
pub(super) mod topics;
