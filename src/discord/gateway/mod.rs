//! The connection to Discord, and what arrives by it: commands, clicks, forms, private messages.

pub(super) mod components;
pub(super) mod dm;
pub(super) mod edits;
pub(super) mod events;
pub mod inspect;
pub mod outside;
pub(super) mod panicked;
pub(super) mod pressed;
pub(super) mod registered;
pub(super) mod run;
pub(super) mod shards;
pub(super) mod submitted;
pub(super) mod watchdog;
