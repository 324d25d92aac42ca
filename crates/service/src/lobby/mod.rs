//! Before a game begins: making it, joining, inviting, starting.

pub(super) mod create;
pub(super) mod goal;
pub(super) mod invite;
pub(super) mod joining;
pub(super) mod message;
pub(super) mod refusals;
