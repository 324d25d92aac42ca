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
mod berths;
pub mod borders;
mod canvas;
mod coins;
mod convoys;
mod encode;
pub mod exchange;
mod film;
mod finish;
mod flags;
mod fleets;
mod geometry;
mod graph;
mod grid;
mod ground;
mod helps;
mod layers;
mod ledger;
mod legend;
mod looks;
mod matrix;
mod money;
mod narrows;
mod overlay;
mod palette;
mod panel;
mod patterns;
pub mod phase;
mod pins;
mod quotes;
mod route;
mod scene;
mod sign;
mod signals;
mod stacks;
mod standing;
mod task;
mod task_ink;
mod tasks;
mod text;
mod theme;
pub mod told;
mod units;

use std::sync::OnceLock;

use chancery_rules::board::Province;

pub use film::{Film, Still, film};
pub use geometry::{ChartGeometry, Geometry, Roads, Space, Spot};
pub use graph::{Graph, Line, Scale, graph};
pub use grid::{Grid, Group, Mark as GroupMark};
pub use ledger::{Align, Column, Ledger, Row, ledger, ledger_with};
pub use matrix::{Cell, Matrix, Tie, matrix};
pub use quotes::{Heads, PriceBoard, PriceRow, Trend, price_board};
pub use scene::{
    BorderMark, Cargo, Chart, Chest, Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark,
};
pub use task::{Deed, Task, Waters, Who};

use canvas::View;
use layers::Layers;
use palette::Palette;

/// A whole picture's size in pixels: of the shape that fills Discord's preview, 550 by 350.
pub const WIDTH: u32 = 1989;
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
    encode::png(&pixmap, &prepared.palette)
}

/// How much larger a close view is than the whole picture.
const CLOSE: f32 = 2.0;
/// A close view shows at least this much of the map, in map units.
const CLOSE_LEAST: (f32, f32) = (420.0, 320.0);
/// Kept free around the provinces asked for, in map units.
const CLOSE_MARGIN: f32 = 70.0;

/// Draws the part of the map around some provinces at twice the size, without bar and column. No
/// province, or none that the chart has, shows the middle of the map. Takes several times as long
/// as [`render`]: its layers are drawn for this one picture.
pub fn render_close(scene: &Scene, provinces: &[Province]) -> Vec<u8> {
    let prepared = prepared(scene.chart);
    let view = close_view(Geometry::get(), scene.chart, provinces);
    let Some(layers) = Layers::new(scene.chart, view) else {
        return render(scene);
    };
    let mut pixmap = layers.base.clone();
    draw_map(&mut pixmap, &layers, scene);
    encode::png(&pixmap, &prepared.palette)
}

fn close_view(geometry: &Geometry, chart: Chart, provinces: &[Province]) -> View {
    let map = geometry.chart(chart);
    let (width, height) = geometry.size;
    let mut spots: Vec<Spot> = provinces
        .iter()
        .filter_map(|p| map.space(*p))
        .flat_map(|s| s.unit.values().copied().chain([s.label]))
        .collect();
    if spots.is_empty() {
        spots.push(Spot::new(width / 2.0, height / 2.0));
    }
    // One side of the part shown: around what is asked for, no less than the least, on the map.
    let side = |at: fn(&Spot) -> f32, least: f32, most: f32| {
        let low = spots.iter().map(at).fold(f32::MAX, f32::min) - CLOSE_MARGIN;
        let high = spots.iter().map(at).fold(f32::MIN, f32::max) + CLOSE_MARGIN;
        let length = (high - low).clamp(least, most);
        let low = ((low + high - length) / 2.0).clamp(0.0, most - length);
        (low.floor(), length.ceil())
    };
    let (left, wide) = side(|s| s.x, CLOSE_LEAST.0, width);
    let (top, high) = side(|s| s.y, CLOSE_LEAST.1, height);
    View {
        width: (wide * CLOSE) as u32,
        height: (high * CLOSE) as u32,
        scale: CLOSE,
        dx: -left * CLOSE,
        dy: -top * CLOSE,
    }
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
    overlay::draw(pixmap, layers, scene);
    pins::over(pixmap, layers, scene);
}
