//! Pictures: the map with orders drawn on it.
//!
//! A picture is drawn from a [`Scene`], a plain value that holds every word; [`phase`] makes scenes
//! of a game, and only it knows rules, turns and words.
//! What no game changes is drawn once for a [`Chart`] and kept ([`layers`]); a picture copies it,
//! tints the land, lays orders, letters and units over it and packs it as a PNG with a fixed
//! palette. Drawing takes tens of milliseconds: callers on an async runtime use a blocking thread.

mod afloat;
pub mod alt;
mod arrows;
mod aside;
mod berths;
mod best;
pub mod borders;
mod canvas;
mod close;
mod coins;
mod convoys;
mod curves;
mod encode;
pub mod exchange;
mod field;
mod film;
mod finish;
mod flags;
mod fleets;
mod geometry;
mod graph;
mod grid;
mod ground;
mod helps;
mod ink;
mod judge;
mod labels;
mod layers;
mod ledger;
mod legend;
mod looks;
mod matrix;
mod meet;
mod money;
mod moves;
mod narrows;
mod overlay;
mod palette;
mod panel;
mod patterns;
pub mod phase;
mod pins;
mod quotes;
mod room;
mod route;
mod sail;
mod scene;
mod sign;
mod signals;
mod stacks;
mod standing;
mod strokes;
mod task;
mod task_ink;
mod tasks;
mod text;
mod theme;
pub mod told;
mod units;

use std::sync::OnceLock;

pub use close::{render_close, render_large, render_map};
pub use film::{Film, Still, film};
pub use geometry::{ChartGeometry, Geometry, Roads, Space, Spot};
pub use graph::{Graph, Line, Scale, graph};
pub use grid::{Grid, Group, Mark as GroupMark};
pub use judge::{Findings, judge, judge_map, misplaced};
pub use ledger::{Align, Column, Ledger, Row, ledger, ledger_with};
pub use matrix::{Cell, Matrix, Tie, matrix};
pub use quotes::{Heads, PriceBoard, PriceRow, Trend, price_board};
pub use scene::{
    BorderMark, Cargo, Chart, Chest, Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark,
};
pub use task::{Task, TaskKind, Waters, Who};

use canvas::View;
use layers::Layers;
use palette::Palette;

/// A whole picture's width in pixels. With [`HEIGHT`], it has the shape of Discord's preview, 550 by 350.
pub const WIDTH: u32 = 1989;
/// A whole picture's height in pixels.
pub const HEIGHT: u32 = 1266;

const WHOLE: View = View {
    width: WIDTH,
    height: HEIGHT,
    scale: 1.0,
    dx: 0.0,
    dy: panel::BAR,
};

/// What pictures of one chart share.
struct Prepared {
    layers: Layers,
    palette: Palette,
}

fn prepared(chart: Chart) -> &'static Prepared {
    static STANDARD: OnceLock<Prepared> = OnceLock::new();
    static ECONOMIC: OnceLock<Prepared> = OnceLock::new();
    static NAVAL: OnceLock<Prepared> = OnceLock::new();
    let cell = match chart {
        Chart::Standard => &STANDARD,
        Chart::Economic => &ECONOMIC,
        Chart::Naval => &NAVAL,
    };
    if let Some(prepared) = cell.get() {
        return prepared;
    }
    // Two may do it at once, and one of them for nothing: nobody waits for a thread that the machine may not
    // let go on for minutes (`discord::drawing`).
    // Only a view without pixels has no layers.
    let layers = Layers::new(chart, WHOLE).expect("the whole view has pixels");
    let palette = Palette::new(&layers);
    cell.get_or_init(|| Prepared { layers, palette })
}

/// Reads what all pictures share, which is little work: for threads that may be kept from going on while others
/// wait for it.
pub fn read_shared() {
    Geometry::get();
    text::fonts();
}

/// Prepares a chart now rather than with its first picture.
pub fn warm_up(chart: Chart) {
    prepared(chart);
}

/// Draws a scene as a PNG of [`WIDTH`] × [`HEIGHT`] pixels. The same scene always gives the same
/// bytes.
pub fn render(scene: &Scene) -> Vec<u8> {
    let prepared = prepared(scene.chart);
    let pixmap = draw(&prepared.layers, scene);
    encode::png_by(&pixmap, &prepared.palette, scene.night)
}

fn draw(layers: &Layers, scene: &Scene) -> tiny_skia::Pixmap {
    let mut pixmap = layers.base.clone();
    draw_map(&mut pixmap, layers, scene);
    panel::draw(&mut pixmap, scene);
    pixmap
}

fn draw_map(pixmap: &mut tiny_skia::Pixmap, layers: &Layers, scene: &Scene) {
    layers.tint(pixmap, scene);
    borders::draw_all(pixmap, layers, scene);
    pins::under(pixmap, layers, scene);
    let foremost = overlay::draw(pixmap, layers, scene);
    pins::over(pixmap, layers, scene, &foremost);
}
