//! Tables and graphs in the look of the map.

pub(crate) mod graph;
pub(crate) mod grid;
pub(crate) mod ledger;
mod line_styles;
pub(crate) mod matrix;
pub(crate) mod quotes;
