//! Ballots and motions: commands and views.

pub mod command;
pub mod view;
