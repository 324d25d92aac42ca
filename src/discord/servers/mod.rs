//! What belongs to a server: its rules, and the bot's first word there.

pub(super) mod command;
pub(super) mod greeting;
