//! The drawn board: its shapes and letters, and what no game changes of it.

pub mod borders;
pub(crate) mod field;
pub(crate) mod geometry;
pub(crate) mod labels;
pub(crate) mod layers;
pub mod narrows;
pub(crate) mod patterns;
pub(crate) mod veil;
