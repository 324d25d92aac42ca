//! What belongs to a server rather than to one game of it.

pub(super) mod absent;
pub(super) mod command_groups;
pub(super) mod greeting;
pub(super) mod guild_settings;
pub(super) mod house;
pub(super) mod kicked;
pub(super) mod offered;
pub(super) mod rules;
pub(super) mod space;
pub(super) mod usual;
