//! Making a game, its lobby, and what it is.

pub(super) mod clicks;
pub(super) mod command;
pub mod info;
pub(super) mod opening;
pub(super) mod rules;
mod sets;
pub mod view;
