//! Points and blocks: commands, the player's own view, menus, the published ledger.

pub(super) mod command;
pub(super) mod ledger;
pub mod menus;
pub(super) mod notices;
pub mod view;
