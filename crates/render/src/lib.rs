//! Pictures: the map with orders drawn on it.
//!
//! A picture is drawn from a [`Scene`], a plain value that holds every word; [`phase`] makes scenes
//! of a game, and only it knows rules, turns and words.
//! What no game changes is drawn once for a [`Chart`] and kept (`map::layers`); a picture copies it,
//! tints the land, lays orders, letters and units over it and packs it as a PNG with a fixed
//! palette. Drawing takes tens of milliseconds: callers on an async runtime use a blocking thread.

mod chart;
mod close;
mod column;
mod draw;
pub mod exchange;
mod film;
mod game;
mod judge;
mod lines;
mod map;
mod outcome;
mod overlay;
mod paint;
mod picture;
mod pieces;
mod sample;
mod scene;
mod sign;
mod size;
mod tables;
mod task;

pub use chart::Chart;
pub use close::{render_close, render_large, render_map};
pub use film::{Film, Still, film};
pub use game::{alt, phase, told};
pub use judge::{Findings, judge, judge_map, misplaced};
pub use map::borders;
pub use map::field::Field;
pub use map::geometry::{
    BadDrawing, Border, BorderKind, ChartGeometry, Geometry, Ornament, Ornaments, Piece, Roads,
    Space,
};
pub use map::labels::Lettering;
pub use map::narrows;
pub use map::patterns::initials;
pub use overlay::berths::{Berth, Berths};
pub use overlay::stands::stands;
pub use paint::canvas::View;
pub use paint::sight::{distances, nobodys, sea};
pub use paint::spot::Spot;
pub use paint::theme;
pub use picture::{read_shared, render, warm_up};
pub use pieces::coins::{chest_at, coin_at};
pub use pieces::fleets::{SAILS, letters_on};
pub use pieces::units::{ANCHOR, SHIELD, SHIP, STAR};
pub use scene::{
    BorderMark, Cargo, Chest, Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark, Way,
};
pub use size::{HEIGHT, WIDTH};
pub use tables::graph::{Graph, Line, Scale, graph};
pub use tables::grid::{Grid, Group, Mark as GroupMark};
pub use tables::ledger::{Align, Column, Ledger, Row, ledger, ledger_with};
pub use tables::matrix::{Cell, Matrix, Tie, matrix};
pub use tables::price_board::{Heads, PriceBoard, PriceRow, Trend, price_board};
pub use task::{Task, TaskKind, Waters, Who};
