//! `/rooms`: roles and rooms on the server for the players of a game.

pub mod command;
pub mod view;
