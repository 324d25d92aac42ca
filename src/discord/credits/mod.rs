//! Money: commands, the player's own view, menus, the published ledger.

pub(super) mod command;
mod hired;
pub mod ledger;
pub mod menus;
pub(super) mod notices;
pub(super) mod sales;
pub mod view;
