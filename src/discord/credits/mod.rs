//! Money: commands, the player's own view, menus, the published ledger.

mod about;
pub(super) mod command;
pub mod deals;
pub(super) mod ended;
mod hired;
pub mod ledger;
pub mod menus;
pub(super) mod notices;
pub(super) mod sales;
mod status;
pub(super) mod told;
pub mod view;

pub use about::FEATURE;
