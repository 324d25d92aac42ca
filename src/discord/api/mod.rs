//! What is asked of Discord by HTTP, and what it allows.

pub(super) mod ground;
pub(super) mod http;
pub mod invitation;
pub(super) mod names;
pub(super) mod permissions;
pub(super) mod rest;
pub(super) mod threads;
pub(super) mod wire;
