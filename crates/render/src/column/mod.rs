//! The bar and the column beside the map.

pub(crate) mod legend;
pub(crate) mod panel;
