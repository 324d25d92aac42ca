//! What a GM sets, by command and by form.

pub(super) mod command;
pub(super) mod conduct;
pub(super) mod form;
pub mod times;
pub mod view;
