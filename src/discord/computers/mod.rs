//! Computer players: `/gm computers`, the lobby's button for them, and `/practice`.

pub mod clicks;
pub mod command;
pub mod practice;
pub mod view;
