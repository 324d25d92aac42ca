//! A game as one web page: a single HTML file that asks no server for anything, or a page that a server shows
//! ([`Page::live`]) and which asks there whether it has changed.
//!
//! The caller describes the game as a [`Page`], a plain value that holds every word and every scene of
//! `chancery_render`; [`page`] writes the file. The map is drawn as SVG: what no game changes once, and of each scene
//! only what no earlier one had (`map`). A small script (`page.js`) shows one phase at a time; without it the file
//! shows the newest map and the text of all phases.
//!
//! Everything that people wrote is escaped, and the page carries a Content-Security-Policy that allows exactly its own
//! script and style, by their hashes.

mod anchors;
mod chart;
mod document;
mod labels;
mod map;
mod model;
mod policy;
mod story;
mod style;
mod table;
mod text;

pub use document::{Written, page};
pub use labels::Labels;
pub use model::{Chapter, Column, Fact, Line, LineChart, Note, Page, Row, Section, Series, Table};
