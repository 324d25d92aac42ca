//! Pictures: the map with orders drawn on it.
//!
//! A picture is drawn from a [`Scene`], a plain value that holds every word; [`phase`] makes scenes
//! of a game, and only it knows rules, turns and words.
//! What no game changes is drawn once for a [`Chart`] and kept ([`layers`]); a picture copies it,
//! tints the land, lays orders, letters and units over it and packs it as a PNG with a fixed
//! palette. Drawing takes tens of milliseconds: callers on an async runtime use a blocking thread.

mod arrows;
mod canvas;
mod encode;
mod geometry;
mod ground;
mod layers;
mod overlay;
mod palette;
mod panel;
pub mod phase;
mod route;
mod scene;
mod text;
mod theme;
mod units;

use std::sync::OnceLock;

pub use geometry::{ChartGeometry, Geometry, Space, Spot};
pub use scene::{Chart, Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark};

use canvas::View;
use layers::Layers;
use palette::Palette;

/// A whole picture's size in pixels.
pub const WIDTH: u32 = 1736;
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
    cell.get_or_init(|| {
        // Only a view without pixels has no layers.
        let layers = Layers::new(chart, WHOLE).expect("the whole view has pixels");
        let palette = Palette::new(&layers);
        Prepared { layers, palette }
    })
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

fn draw(layers: &Layers, scene: &Scene) -> tiny_skia::Pixmap {
    let mut pixmap = layers.base.clone();
    layers.tint(&mut pixmap, &scene.owners);
    overlay::draw(&mut pixmap, layers, scene);
    panel::draw(&mut pixmap, scene);
    pixmap
}
