//! Events of several games: `/event` and its buttons.

pub mod boards;
pub mod card;
pub mod clicks;
pub mod command;
pub mod export;
pub mod view;
