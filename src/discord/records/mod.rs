//! What people have played, how reliably and how well; and gates on joining by it.

pub(super) mod command;
pub(super) mod gates;
pub(super) mod view;
