//! Points and blocks: commands, the player's own view, menus, the published ledger.

mod about;
pub(super) mod command;
pub mod deals;
pub mod forecast;
pub(super) mod ledger;
pub mod menus;
pub(super) mod notices;
pub(super) mod told;
pub mod view;

pub use about::FEATURE;
