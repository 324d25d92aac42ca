//! Drawing tools: pixels, curves, letters, colours, and how they become a PNG.

pub(crate) mod canvas;
pub(crate) mod curves;
pub(crate) mod encode;
pub(crate) mod livery;
pub(crate) mod palette;
pub(crate) mod sight;
pub(crate) mod spot;
pub(crate) mod text;
pub mod theme;
