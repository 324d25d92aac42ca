//! What answers are made of: ids, texts, lists, refusals.

pub(super) mod answering;
pub(super) mod bot;
pub(super) mod click;
pub(super) mod commands;
pub(super) mod complete;
pub(super) mod ephemeral;
pub(super) mod error;
pub(super) mod framework_error;
pub(super) mod ids;
pub(super) mod in_flight;
pub(super) mod labels;
pub(super) mod menus;
pub(super) mod note;
pub(super) mod parts;
pub(super) mod powers;
pub(super) mod reply;
pub(super) mod showing;
pub(super) mod shrink;
pub(super) mod text;
pub(super) mod times;
pub(super) mod trace;
pub(super) mod undelivered;
