//! Seats, people's own data, and those who follow a game or watch it from its gallery.

pub(super) mod clicks;
pub(super) mod gallery;
pub mod privacy;
pub(super) mod seats;
pub(super) mod share;
pub(super) mod substitutes;
pub(super) mod watch;
pub mod watch_view;
