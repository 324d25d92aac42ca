//! The GM's commands, panel and corrections.

pub(super) mod button;
pub mod clicks;
pub(super) mod command;
pub(super) mod corrections;
pub(super) mod delete;
pub(super) mod edit;
pub mod end;
pub(super) mod orders;
pub mod panel;
pub(super) mod people;
pub mod view;
