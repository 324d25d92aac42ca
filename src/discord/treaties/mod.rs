//! Treaties, wars and penalties: commands, views, menus.

mod about;
pub mod command;
pub mod deals;
pub(super) mod drawn;
pub(super) mod matrix;
pub mod menus;
pub(super) mod notices;
pub(super) mod penalties;
pub(super) mod points;
pub(super) mod relations;
pub mod relations_view;
mod status;
mod subtitle;
pub(super) mod told;
pub mod view;

pub use about::FEATURE;
