//! A player's own sheet: commands, the order panel, menus, forms.

pub mod aboard;
pub(super) mod amends;
pub(super) mod command;
pub(super) mod controls;
pub(super) mod deals;
pub(super) mod faults;
pub(super) mod forms;
pub(super) mod guesses;
pub(super) mod menus;
pub(super) mod offers;
pub(super) mod outcome;
pub(super) mod ready;
pub(super) mod receipt;
pub mod receipt_view;
pub(super) mod refused_lines;
pub mod sheet;
pub(super) mod standing;
mod told;
pub(super) mod whatif;
