//! Chancery runs games of Diplomacy and its variants inside Discord. See `docs/architecture.md`.

pub mod app;
pub mod archive;
pub mod archiving;
pub mod board;
pub mod cli;
pub mod control;
pub mod copies;
pub mod desk;
pub mod discord;
pub mod economy;
pub mod failure;
pub mod game;
pub mod metrics;
pub mod movement;
pub mod operations;
pub mod orders;
pub mod relations;
pub mod render;
pub mod resolve;
pub mod sandbox;
pub mod scheduler;
mod signals;
pub mod store;
pub mod variants;
pub mod words;
