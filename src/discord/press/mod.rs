//! Letters, public press and threads: commands, views, clicks.

pub(super) mod clicks;
pub(super) mod command;
pub mod view;
