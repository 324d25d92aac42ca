//! Chancery runs games of Diplomacy and its variants inside Discord. See `docs/architecture.md`.

pub use chancery_archive::{self as archive, resolve};
pub use chancery_i18n as i18n;
pub use chancery_metrics as metrics;
pub use chancery_render as render;
pub use chancery_rules::{board, control, economy, game, movement, orders, relations, variants};
pub use chancery_service as service;
pub use chancery_store as store;

pub mod app;
pub mod archiving;
pub mod arena;
pub mod boards;
pub mod cli;
pub mod copies;
pub mod discord;
pub mod failure;
pub mod operations;
pub mod program;
pub mod sandbox;
pub mod scheduler;
mod signals;
