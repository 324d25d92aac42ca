//! Seats, people's own data, and those who follow a game.

pub(super) mod clicks;
pub mod privacy;
pub(super) mod seats;
pub(super) mod substitutes;
pub(super) mod watch;
pub mod watch_view;
