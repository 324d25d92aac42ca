//! Boards beside the three that the rules know: choosing one for a game, and a server's own, by `/atlas`.

pub mod charts;
pub mod choice;
pub mod command;
pub mod reading;
